### The board's own words.

now-hunt = Полювання: покладіть маркер на карту
now-turn = Ваш хід: продавайте, приборкуйте, прикликайте, відпускайте
ask-hunt = Покласти маркер: { $card }?
ask-turn = Завершити хід?
ask-activate = Задіяти: { $card }?
button-done = { $phase ->
    [release] Досить
   *[other] Кінець ходу
}

do-sell = Продати { $stones }
do-tame = Приборкати
do-summon = Прикликати { $stones }
do-release = Відпустити, ціна { $price }

stage-hunt = Полювання
stage-act = Дії
stage-resolve = Ефекти

board-market = Відкриті карти
board-pens = Мої загони: { $count } з { $round }
board-back = Назад
board-cost = вартість { $n }
board-price = { $price ->
    [0] Вам задарма
   *[other] Ви платите { $price }
}
board-earned = Досі очок: { $points }
board-stones = Камені: { $count } з { $limit }, варті { $purse }
board-hand = { $count ->
    [0] На руці немає карт
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
board-no-hand = На руці немає карт. Приборкуйте тих, кого вполювали.
board-no-creatures = Ще немає істот
board-glance = На руці: { $hand }, істоти: { $pens }, камені варті { $purse }
board-first = перший гравець
board-all-cards = Усі 70 карт
board-start = За місце в черзі першого раунду

finale-creatures = { $count ->
    [one] { $count } істота в загоні
    [few] { $count } істоти в загонах
   *[many] { $count } істот у загонах
}
finale-tie = За рівних очок вирішує кількість істот у загонах.

tip-hunt = Вполюйте двох істот
tip-hunt-more = Покладіть маркер на відкриту карту. Наведіть на карту чи притисніть її довше, щоб прочитати, що вона робить. Над кожною родиною видно, за які камені її продають.
tip-turn = Продайте або приборкайте, потім прикликайте
tip-turn-more = Оберіть карту зі своїм маркером: продайте її за камені або приборкайте на руку. Карти з руки прикликають до загонів; нижче видно ваші камені.
tip-activate = Активні ефекти
tip-activate-more = Кожна істота з цим знаком діє раз на раунд. Порядок обираєте ви, і він буває важливим.
tip-wait = Тим часом роздивіться
tip-wait-more = Оберіть гравця, щоб побачити його істот, камені й відомі карти. «Очки» показують, скільки принесла кожна істота.
