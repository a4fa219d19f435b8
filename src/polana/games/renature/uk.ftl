title = Renature
blurb = Викладай доміно зі звірами вздовж струмка та засаджуй пустища поруч.

animal-B = метелик
animal-N = равлик
animal-S = саламандра
animal-F = жаба
animal-T = черепаха
animal-A = кажан
animal-W = дятел
animal-Q = білка
animal-O = сова
animal-G = борсук
domino-unknown = закрита

plant-1 = трава
    .accusative = траву
plant-2 = кущ
    .accusative = кущ
plant-3 = сосна
    .accusative = сосну
plant-4 = дуб
    .accusative = дуб
plant-n1 = природна трава
    .accusative = природну траву
plant-n2 = природний кущ
    .accusative = природний кущ
plant-n3 = природна сосна
    .accusative = природну сосну
plant-n4 = природний дуб
    .accusative = природний дуб

joker = Джокер
hand = Рука
pool = Запас
points = Очки
clouds = Хмари
plants = Рослини
natural = природні
tokens = Жетони нагород
open-squares = { $count ->
    [0] закрите
    [one] { $count } відкрита клітинка
    [few] { $count } відкриті клітинки
    [many] { $count } відкритих клітинок
   *[other] { $count } відкритої клітинки
}

phase-pick = вибери кісточку або скористайся хмарами
phase-place = вибери місце для кісточки або поклади її до коробки
phase-plant = посади рослину біля кісточки або нічого
phase-surplus = для хмар немає місця: використай їх або втрать цю
phase-score = пустище закривається: скористайся хмарами до підрахунку або підрахуй
phase-end = закінчи хід або скористайся хмарами
phase-over = гру закінчено

target-domino = { $domino } у твоїй руці
target-lay = Від { $from } до { $to }
target-box = Коробка
target-plant = { $plant } на твоєму планшеті
target-square = Пустище { $at }
target-grown = { $plant } на { $at }
target-joker = Новий джокер: { $animal }

action-pick = Вибрати кісточку: { $domino }
action-place = Покласти її від { $from } до { $to }
action-box = Покласти кісточку до коробки: { $domino }
action-plant = Посадити { $plantacc } на { $at }
action-take = Забрати { $plantacc } з { $at } за { $clouds ->
    [one] { $clouds } хмару
    [few] { $clouds } хмари
    [many] { $clouds } хмар
   *[other] { $clouds } хмари
}
action-joker = Новий джокер: { $animal }
action-pass = Нічого не садити
action-lose = Втратити хмару
action-score = Підрахувати
action-again = Ще один хід за 3 хмари
action-end = Закінчити хід

event-picks = { $player } вибирає кісточку: { $domino }.
event-lays = { $player } викладає кісточку: { $domino }.
event-boxes = { $player } кладе кісточку до коробки: { $domino }.
event-isolates = Клітинка струмка { $at } ізольована.
event-closes = { $isolated ->
    [yes] Пустище { $area } ({ $size }) закривається: його останню відкриту клітинку ізольовано.
   *[no] Пустище { $area } ({ $size }) закривається.
}
event-plants = { $player } садить { $plantacc } на пустищі { $area } й отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
event-passes = { $player } нічого не садить.
event-gains = { $player } забирає { $clouds ->
    [one] { $clouds } хмару
    [few] { $clouds } хмари
    [many] { $clouds } хмар
   *[other] { $clouds } хмари
}.
event-loses = { $player } втрачає хмару.
event-joker = { $player } змінює джокера: { $animal }.
event-takes = { $player } забирає { $plantacc } з пустища { $area } за { $clouds ->
    [one] { $clouds } хмару
    [few] { $clouds } хмари
    [many] { $clouds } хмар
   *[other] { $clouds } хмари
}.
event-scores = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}: { $prize ->
    [main] головна нагорода
   *[second] друга нагорода
} пустища { $area }.
event-forfeits = { $prize ->
    [main] Головну нагороду
   *[second] Другу нагороду
} пустища { $area } виграють природні рослини: вона пропадає.
event-nobody = За пустище { $area } нагороди не отримує ніхто.
event-claims = { $player } бере жетон нагороди пустища { $area }.
event-peeks = { $back ->
    [hidden] { $player } дивиться на зворот жетона.
   *[other] { $player } дивиться на зворот жетона пустища { $area }: { $back }.
}
event-draws = { $player } добирає кісточку: { $domino }.
event-again = { $player } платить 3 хмари за ще один хід.
event-clouds = { $player } отримує за хмари { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
event-unplanted = За непосаджені рослини { $player } втрачає { $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
    [many] { $worth } очок
   *[other] { $worth } очка
}.
event-tokens = { $player } перегортає { $tokens ->
    [one] { $tokens } жетон нагороди
    [few] { $tokens } жетони нагород
    [many] { $tokens } жетонів нагород
   *[other] { $tokens } жетона нагороди
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
event-wins = { $player } перемагає.

reason-pick_first = Спершу вибери кісточку з руки.
reason-picked_already = Кісточку вже вибрано. Виклади її або поклади до коробки; хмарами користуються до того або після.
reason-laid_already = Кісточку цього ходу вже зіграно.
reason-not_in_hand = Цієї кісточки немає у твоїй руці.
reason-outside = Кісточка не може виступати за межі долини.
reason-not_stream = Кісточки лежать лише на струмку, обома половинками.
reason-covered = Тут уже лежить кісточка.
reason-apart = Кісточка має накривати стартову клітинку або лежати поруч з іншою.
reason-animals_differ = Поруч із кожною половинкою може бути лише такий самий звір, або один із двох має бути джокером.
reason-double = Обидві половинки однакові, тож байдуже, яким боком вона лежить. Поклади її навпаки.
reason-lay_first = Спершу виклади кісточку; потім можна посадити рослину біля неї.
reason-planted_already = Садять раз за хід, одразу після викладання кісточки.
reason-no_such_plant = На твоєму планшеті такої рослини вже немає.
reason-not_wasteland = Рослини ростуть лише на пустищах.
reason-not_beside = Сади на клітинці поруч із кісточкою, щойно викладеною тобою.
reason-taken = Тут уже росте рослина.
reason-no_plant_there = Тут немає рослини, яку можна забрати.
reason-not_yours = Забирати можна лише рослини свого кольору та природні.
reason-no_space = На твоєму планшеті немає вільного місця для цієї рослини.
reason-few_clouds = Для цього замало хмар.
reason-same_joker = Цей звір уже є джокером.
reason-no_surplus = Усі твої хмари мають місце; жодної не можна віддати.
reason-nothing_closes = Зараз нема чого підраховувати.
reason-no_domino_left = У тебе не лишилося кісточки для ще одного ходу.
reason-not_yet = Хід ще не дійшов до цього. Спершу зіграй кісточку і зроби те, що з неї випливає.

category-start = Початок
category-planting = Садіння
category-closed = Закриті пустища
category-open = Відкриті пустища
category-tokens = Жетони нагород
category-clouds = Хмари
category-plants = Непосаджені рослини

account-start = місце в черзі: { $place }
account-planting = 1 за кожну рослину й 1 за кожну не вищу від неї
account-closed = нагороди закритих пустищ
account-prize = { $area } { $prize ->
    [main] головна
   *[second] друга
} +{ $points }
account-token = { $area } ({ $size }): { $back }
account-clouds = збережені хмари: { $count }
account-none = немає

rules-goal = Кісточки доміно зі звірами заповнюють струмок, рослини — пустища поруч. Очки дає садіння, а також перевага на пустищі, що закривається. Перемагає найбільша кількість очок, за нічиєї — більше жетонів нагород.
    .title = Про що гра
rules-laying = Вибери одну з трьох кісточок і виклади її: обидві половинки на порожніх клітинках струмка, на стартовій клітинці або біля іншої кісточки, і поруч із кожною половинкою лише такий самий звір. Якщо не можеш або не хочеш, поклади кісточку до коробки.
    .title = Викладання кісточки
rules-joker = Джокер пасує до кожного звіра, і кожен звір до нього, з обох боків. На початку це метелик. Зміна джокера не зачіпає кісточок, що вже лежать.
    .title = Джокер
rules-planting = Після викладання можна посадити одну рослину зі свого планшета, свого кольору або природну, на порожній клітинці пустища поруч із цією кісточкою. Перша рослина пустища забирає його хмари. На планшеті є місце для шести; решту треба використати одразу, інакше вона пропадає.
    .title = Садіння
rules-points = Нова рослина дає 1 очко і ще по 1 за кожну не вищу рослину на тому самому пустищі. Трава варта 1, кущ 2, сосна 3, дуб 4.
    .title = Очки за садіння
rules-closing = Пустище закрите, коли кожна клітинка струмка поруч із ним накрита або ізольована, тобто не має поруч порожньої клітинки струмка. Хто його закриває, бере жетон нагороди. Число на звороті рахується наприкінці, і знає його лише власник.
    .title = Закриття пустища
rules-prizes = На закритому пустищі додай цінність рослин кожного кольору, також природного. Рівні суми знищують одна одну. Найвища з решти отримує головну нагороду, наступна — другу; єдиний колір отримує обидві. Нагорода природного кольору пропадає.
    .title = Нагороди
rules-clouds = У свій хід можна користуватися хмарами, скільки вистачить. Змінити джокера: 2. Забрати рослину свого кольору або природну на вільне місце свого планшета: її цінність. Ще один хід після свого: 3.
    .title = Хмари
rules-end = Коли кісточок не лишилося ні в кого, підраховують ще відкриті пустища; їхніх жетонів не отримує ніхто. Кожна хмара дає 1 очко, кожна непосаджена рослина забирає свою цінність, і рахуються звороти жетонів.
    .title = Кінець гри

option-valley = Долина
option-valley-printed = як у коробці
option-valley-glade = галявина
option-all_natural = Усі природні рослини
    .about = Двоє гравців починають з більшою кількістю природних рослин: по 3 трави, 2 кущі, 2 сосни та 2 дуби замість 2, 2, 1 і 2.
