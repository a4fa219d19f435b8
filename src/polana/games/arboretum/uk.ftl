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

account-right = у руці { $sum }: право на очки є
account-no-right = у руці { $sum } проти { $most }
account-beaten = вісімка рахується як 0, одиниця в іншій руці
account-no-path = алеї немає
account-cards = карти +{ $points }
account-alike = усі одного виду +{ $points }
account-first = від одиниці +1
account-last = до вісімки +2

rules-goal = Кожен вирощує з карт власний арборетум. Наприкінці його алеї дають очки, але лише тим, хто втримав у руці потрібні карти. Перемагає той, у кого найбільше очок, а за рівності той, у кого більше посаджених видів.
    .title = Про що гра
rules-drawing = Хід починається з двох карт, які беруть одну за одною: з колоди або з верху будь-якого стосу скиду, зокрема свого. Першу можна роздивитися, перш ніж вибирати другу.
    .title = Як брати карти
rules-planting = Потім посадіть одну карту з руки, відкритою. Перша стоїть будь-де, кожна наступна поруч із вашою: над нею, під нею, ліворуч або праворуч. Дерева не пересаджують.
    .title = Як садити
rules-discarding = Потім покладіть одну карту з руки, відкритою, на свій стос скиду. У вас знову сім карт, і хід переходить далі.
    .title = Як скидати
rules-end = Гра закінчується тим ходом, у якому взято останню карту колоди.
    .title = Кінець гри
rules-rights = Для кожного виду додайте його числа в кожній руці. Найбільша сума дає право порахувати алею, за рівності його мають усі з цією сумою. Вісімка рахується як 0, коли одиниця в іншій руці. Вид, якого немає в жодній руці, рахують усі.
    .title = Право на очки
rules-paths = Алея веде від карти до сусідньої карти з більшим числом. Вона починається і закінчується видом, за який її рахують; між ними може бути що завгодно. Кожна карта дає 1 очко, а 2, коли всі цього виду і їх щонайменше чотири. Початок з одиниці дає ще 1, кінець на вісімці ще 2. Одна алея на вид, найкраща.
    .title = Алеї

option-species = Види в грі
option-species-random = випадкові
option-starting_discards = Відкритий початковий скид
    .about = Як у старішому виданні: усі, крім першого гравця, починають з однією відкритою картою у стосі скиду.

## Positions that make no sense

error-field_cell = Позиція, «{ $field }»: клітинку записують як x,y.
error-field_apart = Позиція, «{ $field }»: це не з’єднано з рештою, що починається в 0,0.
error-field_chosen = Позиція, «{ $field }»: карта з руки стоїть тут лише тоді, коли її саме викладають.
error-field_not_in_play = Позиція, «{ $field }»: { $value } не бере участі в грі.
error-field_drawn = Позиція, «{ $field }»: коли взято стільки карт або немає колоди, карт не беруть.
error-field_hand = Позиція, «{ $field }»: замало карт, щоб грати далі.
error-field_room = Позиція, «{ $field }»: далі тут могло б зібратися більше карт, ніж { $most }.
