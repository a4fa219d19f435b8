title = Арборетум
blurb = Висаджуйте алеї дерев і притримуйте в руці карти, що дають право їх порахувати.

species-B = ялина колюча
    .accusative = ялину колючу
    .genitive = ялини колючої
species-A = кассія
    .accusative = кассію
    .genitive = кассії
species-C = сакура
    .accusative = сакуру
    .genitive = сакури
species-D = дерен
    .accusative = дерен
    .genitive = дерену
species-J = жакаранда
    .accusative = жакаранду
    .genitive = жакаранди
species-M = клен
    .accusative = клен
    .genitive = клена
species-O = дуб
    .accusative = дуб
    .genitive = дуба
species-R = вогняне дерево
    .accusative = вогняне дерево
    .genitive = вогняного дерева
species-T = тюльпанове дерево
    .accusative = тюльпанове дерево
    .genitive = тюльпанового дерева
species-W = верба
    .accusative = вербу
    .genitive = верби
card-unknown = закрита карта
    .accusative = закриту карту

hand = Рука
discards = Стос скиду
paths = Найкращі алеї

phase-draw = візьміть карту
phase-plant = виберіть карту, щоб посадити
phase-place = виберіть місце для дерева
phase-discard = скиньте карту
phase-over = гру завершено

target-deck = Колода
target-pile = Стос скиду: { $player }
target-card = { $card } у вашій руці
target-cell = Вільне місце { $x }, { $y }

action-deck = Взяти з колоди
action-pile = Взяти { $cardacc } зі стосу: { $player }
action-plant = Посадити { $cardacc }
action-place = Посадити на { $x }, { $y }
action-discard = Скинути { $cardacc }

event-draws = { $player } бере { $cardacc } з колоди.
event-takes = { $player } бере { $cardacc } зі стосу скиду: { $owner }.
event-picks = { $player } вибирає, щоб посадити, { $cardacc }.
event-plants = { $player } садить { $cardacc }.
event-discards = { $player } скидає { $cardacc }.
event-last = Колода порожня: це останній хід.
event-scores = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за алею { $speciesgen }.
event-wins = { $player } перемагає.

reason-deck_empty = Колода порожня. Візьміть верхню карту будь-якого стосу скиду.
reason-no_such_pile = Там ніхто не сидить, тож такого стосу немає.
reason-pile_empty = Цей стос скиду порожній.
reason-draw_first = Спершу візьміть дві карти: з колоди або з верху будь-якого стосу скиду.
reason-drawn_enough = Ви вже взяли свої дві карти. Тепер одну посадіть, а одну скиньте.
reason-place_first = Карту вже вибрано. Тепер виберіть для неї місце.
reason-planted_already = За хід садять одне дерево, і ви вже посадили. Тепер скиньте карту.
reason-plant_first = Спершу посадіть карту, потім скиньте.
reason-not_in_hand = Цієї карти немає у вашій руці.
reason-choose_card_first = Спершу виберіть карту, яку хочете посадити.
reason-cell_taken = Тут уже росте дерево, а дерева не пересаджують.
reason-not_adjacent = Нове дерево має стояти поруч із вашим: над ним, під ним, ліворуч або праворуч.

option-species = Види в грі
option-species-random = випадкові
option-starting_discards = Відкритий початковий скид
    .about = Як у старішому виданні: усі, крім першого гравця, починають з однією відкритою картою у стосі скиду.
