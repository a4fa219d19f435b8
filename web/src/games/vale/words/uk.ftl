### The board's own words.

now-hunt = Полювання: покладіть мітку на карту
now-turn = Ваш хід: продавайте, приборкуйте, викликайте, відпускайте
now-release = Скиньте істот або завершіть
ask-hunt = Покласти мітку: { $card }?
ask-turn = Завершити хід?
ask-activate = Задіяти: { $card }?
button-done = { $phase ->
    [release] Досить
   *[other] Кінець ходу
}

do-sell = Продати { $stones }
do-tame = Приборкати
do-summon = Викликати { $stones }
do-release = Відпустити, ціна { $price }

stage-hunt = Полювання
stage-act = Дії
stage-resolve = Ефекти

board-market = Відкриті карти
board-pens = Мої загони: { $count } з { $round }
board-back = Назад
board-cost = ціна { $n }
board-price = { $price ->
    [0] Вам задарма
   *[other] Ви платите { $price }
}
board-earned = Досі очок: { $points }
board-stones = Камені: { $count } з { $limit }, варті { $purse }
board-hand = { $count ->
    [0] У руці немає карт
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[many] { $count } карт у руці
}
board-no-hand = У руці немає карт. Приборкуйте тих, кого вполювали.
board-no-creatures = Ще немає істот
board-glance = У руці: { $hand }, істоти: { $pens }, камені варті { $purse }
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
tip-hunt-more = Покладіть мітку на відкриту карту. Наведіть на карту чи притисніть її довше, щоб прочитати, що вона робить. Біля кожного роду видно, за які камені його продають.
tip-turn = Продайте або приборкайте, потім викликайте
tip-turn-more = Виберіть карту зі своєю міткою: продайте її за камені або приборкайте в руку. Карти з руки викликають до загонів; нижче видно ваші камені.
tip-activate = Активні ефекти
tip-activate-more = Кожна істота з цим знаком діє раз на раунд. Порядок вибираєте ви, і він буває важливим.
tip-wait = Тим часом роздивіться
tip-wait-more = Виберіть гравця, щоб побачити його істот, камені й відомі карти. «Очки» показують, скільки принесла кожна істота.
