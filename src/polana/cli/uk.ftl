### Слова термінала.

## Довідка

help-usage = Використання:
help-commands = Команди
help-arguments = Аргументи
help-options = Параметри
help-examples = Приклади
value-options = параметри
value-command = КОМАНДА
value-language = МОВА

help-polana = Настільні ігри про природу в терміналі, з друзями або з чесними ботами, а ті самі правила як швидка бібліотека для досліджень.
    .examples =
        polana play arboretum
        polana play arboretum --seats 3 --lang uk
        polana games
        polana play --help
help-play = Грайте в терміналі з ботами або з людьми за тією самою клавіатурою. Хід вибирають номером або записом; допомога (або ?) пояснює, що зараз відбувається, а ? з ходом — чому він не дозволений. Вийти можна будь-коли: гру буде збережено.
    .short = грати в терміналі
    .examples =
        polana play arboretum
        polana play arboretum --seats 3 --bots greedy,random --lang uk
        polana play arboretum --people 2 --name Olena --name Jan
        polana play arboretum --option species=BACDJM --option starting_discards=yes
        polana play --resume
help-serve = Відкрийте стіл для браузерів: на цьому комп’ютері, а з --lan для всіх удома. Буде показано адресу і код для телефонів.
    .short = відкрити стіл у браузері
    .examples =
        polana serve
        polana serve --lan
        polana serve --port 9000 --no-open
help-replay = Перегляньте записану партію крок за кроком: Enter далі, b назад, число веде до позиції, q завершує. З --at або коли вивід не в термінал, друкується одна позиція.
    .short = переглянути записану партію крок за кроком
    .examples =
        polana replay game.polana
        polana replay game.polana --at 12 --seat 0
help-games = Список ігор: скільки гравців, які параметри, яка версія правил.
    .short = показати ігри та їхні параметри
    .examples = polana games
help-simulate = Зіграйте багато партій між ботами й побачите, скільки вони тривають, скільки дають очок і чи має котресь місце перевагу. Подано 95-відсоткові довірчі інтервали.
    .short = зіграти багато партій і показати статистику
    .examples =
        polana simulate arboretum --seats 3 --games 1000
        polana simulate arboretum --games 200 --bots greedy,random --seed 1
        polana simulate arboretum --games 10000 --json
        polana simulate arboretum --games 5000 --plot scores.png
help-arena = Нехай боти зіграють між собою: хто сильніший і наскільки. Кожна пара грає ті самі роздачі в кожному порядку місць. Подано 95-відсоткові довірчі інтервали за роздачами. Зігране зберігається, тож перерваний турнір можна продовжити.
    .short = нехай боти зіграють між собою
    .examples =
        polana arena arboretum --bots search:1000,greedy,random --games 400
        polana arena ecosystem --seats 3 --bots search:1s,plain:1s --games 60
        polana arena arboretum --bots search:1000,greedy --resume
        polana arena arboretum --bots search:500,greedy --json --plot arena.svg
        polana arena arboretum --bots search:1000,greedy --ray local
help-bench = Виміряйте, як швидко працюють ігри на цій машині, для кожної кількості гравців, поруч із тим, чого ми прагнемо. Кожне число — найкраща з кількох спроб, із розкидом.
    .short = виміряти швидкість ігор
    .examples =
        polana bench
        polana bench --quick
        polana bench --compile
        polana bench --server
        polana bench --peers --write docs
        polana bench --search
        polana bench --game arboretum --json
help-warm = Скомпілюйте правила ігор у кеш наперед, щоб наступні команди починали одразу.
    .short = скомпілювати правила наперед
    .examples =
        polana warm
        polana warm arboretum

option-help = Показати цю сторінку.
option-version = Показати версію.
option-lang = Мова: en, pl або uk. Якщо не вказано, мова системи.
option-game = Гра; див. polana games.
option-server = Натомість виміряти сервер: тисяча столів із двома гравцями на зв’язку, ходи рівним потоком.
option-peers = Виміряти нас поруч із встановленими бібліотеками (OpenSpiel, PettingZoo, RLCard, Pgx).
option-write = Записати порівняння з іншими бібліотеками в цю теку: Markdown, JSON і графік.
option-search = Виміряти натомість, як швидко шукають боти, поруч із пошуком OpenSpiel.
option-game-bench = Лише ця гра.
option-file = Збережена гра.
option-file-replay = Записана партія: гра, яку зберегла polana, або запис партії.
option-seats = Скільки гравців. Якщо не вказано, найменше, скільки дозволяє гра.
option-people = Скільки людей грає за цією клавіатурою (1).
option-bots = Хто грає на інших місцях, по черзі; остання назва стосується всіх подальших місць (greedy).
option-bots-simulate = Хто грає, місце за місцем; остання назва стосується всіх подальших місць (random).
option-bots-arena = Хто грає: назви (див. polana games), search:1000 — пошук зі стількома ітераціями, search:1s — із таким часом, plain:... — пошук із підручника.
option-seat = Перше місце людей, рахуючи від 0 (0).
option-seat-replay = Показати лише те, що знало це місце, рахуючи від 0.
option-name = Ім’я гравця; по разу на кожного.
option-option = Параметр гри, наприклад species=BACDJM; див. polana games.
option-seed = Роздати за цим числом або словом: те саме роздає ту саму гру.
option-resume = Продовжити гру з файлу FILE або ту, яку залишили останньою.
option-resume-arena = Продовжити той самий турнір, який перервали.
option-at = Позиція після стількох дій.
option-games = Скільки партій (1000).
option-games-arena = Скільки партій загалом, угору до повних роздач (400).
option-workers = Скільки процесів грає (стільки, скільки процесорів).
option-ray = Грати на кластері Ray за цією адресою; local запускає його тут.
option-json = Надрукувати JSON.
option-plot = Намалювати статистику в цей файл (PNG, SVG або PDF).
option-plot-arena = Намалювати результат у цей файл (PNG, SVG або PDF).
option-port = Порт, на якому слухає сервер (8000).
option-lan = Впустити інші пристрої вдома.
option-open = Відкрити браузер одразу чи не відкривати.
option-quick = Міряти коротко: приблизні числа.
option-compile = Виміряти також, скільки триває перша компіляція, з порожнім кешем.

## Зауваги про помилки

complaint-language = Тут немає мови «{ $language }». Є: { $known }.
complaint-command = Немає команди «{ $command }». Є: { $known }.
complaint-missing = Бракує { $name }. Див. { $command } --help.
complaint-option = Немає параметра { $name }. Див. { $command } --help.
complaint-value = Це не може бути значенням { $name }. Див. { $command } --help.
complaint-usage = Цю команду не вдається прочитати ({ $told }). Див. { $command } --help.
complaint-which-game = У яку гру? Наприклад: polana play arboretum. Див. polana games.
complaint-one-game = Одна гра за раз; те, що йде після «{ $game }», прочитати не вдається.
complaint-option-form = «{ $text }»: параметр записують як назва=значення.
complaint-seat = Немає місця { $seat }; місця — від 0 до { $last }.
complaint-people = Людей { $people }, а місць { $seats }: людей має бути від 1 до { $seats }.
complaint-bots = Названо ботів: { $bots }, а місць для ботів: { $seats }.
complaint-seed = «{ $seed }» не є зерном: потрібне число або одне слово.
complaint-position = Немає позиції { $at }; у цій партії вони від 0 до { $last }.
complaint-games = Стільки партій не зіграти: { $games }; щонайменше 1.
complaint-nothing-saved = Жодної незавершеної гри немає.
complaint-no-file = Немає файлу { $file }.
complaint-cannot-read = Не вдається прочитати { $file }.
complaint-cannot-write = Не вдається записати { $file }.
complaint-not-text = { $file } не є збереженою грою: це не текст.
complaint-no-players = { $file } не каже, хто грає; його покаже polana replay.
complaint-table-version = Рядок 1: має бути «{ $known }», а не «{ $found }».
complaint-table-line = Рядок { $line }: тут має бути «{ $expected }».
complaint-table-seats = Місць у грі: { $expected }, а гравців названо: { $found }.
complaint-no-plots = Для графіків потрібен matplotlib: pip install "polana[plots]".
complaint-no-ray = Для кластера Ray потрібен Ray: pip install "polana[lab]".
complaint-rivals = Для турніру потрібно щонайменше два різні боти.
complaint-plot-kind = { $file }: графік має закінчуватися на .png, .svg або .pdf.

## Ігри

games-game = Гра
games-seats = Гравців
games-version = Правила
games-about = Про що вона
games-option = Параметр
games-takes = Приймає
games-meaning = Що означає
games-flag-seats = yes, no (гравців: { $seats })
games-letters = { $default } або літери з { $letters }: { $counts }
games-bots = Боти, що грають в усі, найсильніший останній:

## За столом

person = Гравець { $number }
bot = Бот { $number }
thinking = { $name } думає…
preparing = Правила компілюються; це пів хвилини, один раз.
advice = { $place }. { $action }  { $text }  { $percent } %
advice-note = Відсоток: наскільки добре може піти, з того, що ви можете знати; 50 — порівну.
hand-over = Передайте клавіатуру: { $name }. Натисніть Enter, коли будете тут.
hint = Номер або запис — це хід · допомога · порада · назад · очки · зберегти · вийти
not-understood = «{ $text }» не є ні ходом у цій позиції, ні командою; допомога покаже їх.
no-undo = Цього не можна взяти назад: відтоді відкрилося щось нове або діяв інший гравець.
allowed = { $text } зараз дозволено: { $action }.
refused = { $text } зараз не дозволено. { $why }
see-rules = Правила: { $section }. Усі: ? правила
now = Зараз: { $phase }.
commands =
    1, 2, 3 …        зробити хід із цим номером; його запис робить те саме
    допомога, ?      що робити зараз, правила, які важать, і цей список
    ? ХІД            чи дозволено цей хід, а якщо ні, яке правило його забороняє
    ? правила        усі правила коротко
    порада           три найкращі ходи, наскільки ви можете знати
    назад            взяти назад останній хід, поки не відкрилося щось нове
    очки             очки за категоріями, наскільки ви можете знати
    стіл             намалювати стіл ще раз
    зберегти [ФАЙЛ]  зберегти гру
    вийти            зберегти гру й вийти
command-help = допомога
command-hint = порада
command-undo = назад
command-score = очки
command-table = стіл
command-save = зберегти
command-quit = вийти
command-rules = правила
saved = Збережено: { $file }
kept = Гру збережено: { $file }
kept-resume = Продовжити: polana play --resume
score-note = Наскільки ви можете знати зараз, якби гра закінчилася тут.
replay-hint = переглянути цю партію крок за кроком: polana replay { $file }
total = Усього
place = Місце
player = Гравець
points = Очки
victory = { $names } перемагає!
shared-victory = Спільна перемога: { $names }!

## Повтор

replay-at = Після { $at } з { $last } дій
replay-prompt = Enter далі · b назад · число · q ▸

## Симуляції

simulating = Триває гра: { $game }
simulated = Партій: { $games }, { $game }, за { $seconds } с ({ $rate } за секунду)
stat-mean = Середнє ± 95 %
stat-deviation = Відхилення
stat-least = Найменше
stat-median = Медіана
stat-most = Найбільше
stat-length = Дій у партії
stat-scores = Очки гравця
stat-winning = Очки найкращого
stat-by-scores = Очки
stat-by-wins = Перемоги
stat-by-payoff = Виграш (-1 до 1)
stat-order = { $place } у черзі ходів
plot-length = Дій у партії
plot-games = Партій
plot-seat = Місце
plot-points = Очки
plot-order = У черзі ходів
plot-wins = Перемоги, %

## Arena

arena-played = { $game }: партій — { $games }, роздач — { $rounds }
arena-bot = Бот
arena-rating = Рейтинг
arena-wins = Перемоги
arena-margin = Перевага, очки
arena-time = Час вибору
arena-games = Партії
arena-duels = Фінішував раніше за іншого
arena-note = 95-відсоткові довірчі інтервали за роздачами. Рейтинг: середнє — 1500, а на 400 більше — це десять перемог на одну поразку. Час: одного процесора, коли є з чого вибирати.
arena-kept = Перервано після { $games } партій; вони збережені в { $file }. Та сама команда з --resume продовжить.

## Вимірювання

measuring = Триває вимірювання: { $game }…
bench-what = Що
bench-seats = Гравців: { $seats }
bench-measured = Виміряно
bench-target = Мета
bench-note = Випадкова гра. Найкраща з кількох спроб; + каже, наскільки повільніша була найповільніша. «Усередині» не виходить зі скомпільованого коду, «з Python» вибирає в Python кожну дію.
bench-busy = На початку машина була зайнята іншою роботою: вона може більше.
peers-what = Що
peers-players = Гравців
peers-legal = Дозволені дії
peers-observations = Спостереження
peers-scoring = Підрахунок
peers-rate = Дії
peers-ours = Ми
peers-theirs = Вони
peers-times = У скільки разів швидше
peers-target = Мета
peers-missing = Не встановлено, тому не виміряно: { $packages }.
peers-note = Випадкова гра на одному ядрі, кожен рядок в окремому процесі. Найкраща з усіх спроб; + каже, наскільки повільніша була найповільніша.
bench-no-openspiel = OpenSpiel не встановлено, тож його пошук не виміряно: pip install "polana[openspiel]".
search-game = Гра
search-players = Гравці
search-bot = Бот
search-iterations = Ітерації
search-steps = Дії
search-target = Мета
figure-playouts = Партії всередині, кроки
figure-driven = Кроки з Python
figure-batch-1 = 1024 гри всередині, 1 потік
figure-batch-2 = 1024 гри всередині, 2 потоки
figure-batch-driven-1 = 1024 гри з Python, 1 потік
figure-batch-driven-2 = 1024 гри з Python, 2 потоки
figure-clone = Копія, скомпільована
figure-clone-python = Копія з Python
figure-conceal = Копія і приховування
figure-imagine = Копія і уявлення
figure-score = Підрахунок, скомпільований
figure-interpreted = Крок інтерпретований
figure-hand = Місця для руки, скомпільовано
figure-hand-interpreted = Місця для руки, інтерпретовано
figure-start = Від старту до першого кроку
figure-compile = Перша скомпільована партія
figure-warm = Компіляція всього

## Компіляція

warmed = { $game }: готово ядер: { $count }, за { $seconds } с.
warm-cache = Кеш: { $folder }
warm-plain = Правила тут компілюються звичайним способом (Numba { $version }): на диску нічого не залишається, тож готувати нічого.

server-tables = Столи
server-moves = Зіграні ходи
server-rate = Ходів за секунду
server-p50 = Від ходу до показу обом, медіана, мс
server-p99 = Від ходу до показу обом, 99 зі 100, мс
server-worst = Від ходу до показу обом, найповільніше, мс
server-cpu = Час одного ядра на хід, мс
server-move-interpreted = Час одного ядра на рішення про хід і повідомлення обом, { $game }, інтерпретовано, мс
server-move-compiled = Час одного ядра на рішення про хід і повідомлення обом, { $game }, скомпільовано, мс
server-memory_live = Пам’ять, коли всі на зв’язку, МБ
server-idle_tables = Бездіяльні столи
server-memory_idle = Пам’ять бездіяльних столів, МБ
server-reconnect_p50 = Повернення до довгої партії, медіана, мс
server-reconnect_worst = Повернення до довгої партії, найповільніше, мс
server-forest_p50 = Очікування на рішення найсильнішого бота, медіана, мс
server-forest_worst = Очікування на рішення найсильнішого бота, найдовше, мс
server-start = Від запуску до сторінки, мс
