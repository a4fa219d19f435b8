### Слова ігрового поля.

now-draw = { $drawn ->
    [0] Візьміть першу карту: з колоди чи будь-якого стосу скиду
   *[other] Візьміть другу карту
}
now-plant = Виберіть карту, щоб посадити
now-place = Виберіть для неї місце
now-discard = Скиньте карту, щоб завершити хід
ask-discard = Скинути { $cardacc } і завершити хід?

board-mine = Мій арборетум
board-theirs = Арборетум: { $name }
board-back = Назад до мого
board-empty = Дерев ще немає.
board-arboretum = { $count ->
    [one] Арборетум: { $count } дерево
    [few] Арборетум: { $count } дерева
   *[other] Арборетум: { $count } дерев
}
board-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карти
   *[other] Ваша рука: { $count } карт
}
board-piles = Колода і стоси скиду
board-deck = { $count ->
    [0] Колода: порожня
    [one] Колода: лишилася { $count } карта
    [few] Колода: лишилося { $count } карти
   *[other] Колода: лишилося { $count } карт
}
board-pile = { $count ->
    [0] Стос скиду, { $name }: порожній
   *[other] Стос скиду, { $name }: зверху { $card }, усього карт: { $count }
}
board-leaf = Стос скиду: { $name }
board-no-path = Тут немає алеї: { $species }.

where-hand = { $whose ->
    [mine] у вашій руці
   *[theirs] у руці: { $name }
}
where-arboretum = { $whose ->
    [mine] росте у вас
   *[theirs] росте тут: { $name }
}
where-discards = { $whose ->
    [mine] у вашому стосі скиду
   *[theirs] у стосі скиду: { $name }
}
where-unknown = ще не з’являлася
key-arboretum = посаджено
key-hand = у руці
key-discards = скинуто
key-unknown = не бачили

finale-may-not = не має права на очки
finale-scores = рахує алею
finale-no-path = має право, але не має алеї
finale-beaten = Вісімка рахується як 0: одиниця в іншій руці.
finale-nobody = Цього виду ні в кого немає: рахують усі.
finale-running = Очки на цю мить

why-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
why-same = усі одного виду, щонайменше чотири
why-first = починається з 1
why-last = закінчується на 8
why-no-path = Немає алеї, що починається і закінчується цим видом.
why-no-right = За картами, які ви знаєте, право на очки має інша рука.

tip-draw = Візьміть дві карти
tip-draw-more = По одній: з колоди або з верху будь-якого стосу скиду, зокрема свого. Що світиться, те можна вибрати.
tip-plant = Посадіть одну карту
tip-plant-more = Виберіть карту з руки або перетягніть її на місце. Числа вздовж алеї мають зростати.
tip-place = Де їй рости?
tip-place-more = Поруч з одним із ваших дерев. Наведіть на місце й побачите, що воно додасть вашим алеям.
tip-discard = Скиньте одну карту
tip-discard-more = Вона лягає відкритою на ваш стос, і її можуть узяти інші. Наприкінці карти в руці дають право на очки за свій вид.
tip-wait = А тим часом озирніться
tip-wait-more = Виберіть гравця, щоб побачити його дерева. «Карти» показують, де кожне число, «Очки» — звідки вони.
