### Слова браузера.

## Сторінка

ui-home = Головна сторінка
ui-welcome = Стіл під деревами
ui-welcome-more = Настільні ігри про природу у браузері: з друзями поруч чи далеко або з ботами, що грають чесно.
ui-language = Мова
ui-theme = Кольори
ui-theme-system = Як у системі
ui-theme-light = Світлий папір
ui-theme-dark = Нічний ліс
ui-close = Закрити
ui-yes = Так
ui-no = Ні
ui-lost = Такої сторінки тут немає. Можливо, посилання обрізане.
ui-games = Ігри
ui-my-tables = Мої столи
ui-play = Грати
ui-rules = Правила
ui-players = Від { $from } до { $to } гравців
ui-import = Відкрити збережену гру
ui-your-turn = Ваш хід
ui-others-turn = Хід іншого гравця
ui-table-gathering = Чекає на гравців
ui-table-finished = Гру завершено
ui-table-abandoned = Цей стіл закрито

## Новий стіл

ui-new-table = { $game }: новий стіл
ui-your-name = Ваше ім’я
ui-how-many = Скільки гравців?
ui-who-sits = Хто де сидить?
ui-chair = Місце { $number }
ui-chair-me = Я
ui-chair-open = Вільне для друзів
ui-chair-local = Хтось на цьому пристрої
ui-chair-bot = Бот: { $bot } – { $character }
ui-options = Більше налаштувань
ui-open-table = Відкрити стіл

## Збираємося

ui-gathering = Чекаємо на всіх
ui-free-chair = Вільне місце
ui-invite = Запросіть друга
ui-invite-more = Надішліть це посилання або дайте відсканувати код телефоном. Обліковий запис не потрібен.
ui-invite-code = Код із посиланням-запрошенням
ui-copy = Копіювати посилання
ui-copied = Скопійовано
ui-invited = Вас запрошено за стіл
ui-at-table = За столом: { $names }
ui-sit-down = Сісти за стіл
ui-watch-only = Лише дивитися
ui-seat-here = Грати на цьому пристрої?
ui-seat-here-more = Ваше місце перейде сюди разом із картами. Інший пристрій стане глядачем.
ui-take-seat = Грати тут

## За столом

ui-connecting = Підходимо до столу…
ui-no-table = Такого столу немає або сервер не відповідає.
ui-reconnecting = З’єднання втрачено. Пробуємо знову…
ui-unknown-game = Ця сторінка ще не вміє показувати цю гру.
ui-watching = Ви глядач
ui-what-now = Що можна зробити зараз
ui-waiting-for = Зараз ходить: { $name }
ui-name-thinks = { $name } думає…
ui-thinking = думає…
ui-acting = ходить
ui-away = не за столом
ui-resigned = гру здано
ui-finished = Гру завершено
ui-look-at = Подивитися на стіл: { $name }
ui-undo = Скасувати
ui-undo-ask = Попросити скасувати
ui-hint = Порада
ui-hint-more = Це виглядає найкраще з того, що ви можете знати; відсоток: наскільки добре може піти
ui-undo-asked = { $name } просить скасувати хід. Згода?
ui-undo-waiting = Ви попросили скасувати хід. Чекаємо на відповідь…
ui-bot-plays-for-me = За вас грає бот
ui-take-back = Повернутися до гри
ui-back = Назад
ui-confirm = Підтвердити
ui-ends-turn = Це завершить ваш хід. Далі?
ui-see-rule = Показати правило
ui-zoom-in = Ближче
ui-zoom-out = Далі
ui-zoom-fit = Показати все
ui-hand-over = Передайте пристрій: { $name }
ui-hand-over-more = Доти карти приховано.
ui-i-am = Я — { $name }

## Поруч із полем

ui-panel = Поруч із полем
ui-tab-result = Фінал
ui-tab-score = Очки
ui-tab-cards = Карти
ui-tab-log = Події
ui-tab-chat = Чат
ui-tab-menu = Стіл
ui-score = Очки зараз
ui-category = Очки за
ui-total = Разом
ui-score-so-far = Скільки відомо зараз. Виберіть число, щоб побачити, звідки воно.
ui-score-ask = Виберіть число, щоб побачити, звідки воно.
ui-log-empty = Ще нічого не сталося.
note-undone = { $player } повертає хід.
note-resigned = { $player } здається; далі грає бот.
note-taken = За гравця { $player } грає бот.
note-given_back = { $player } знову грає.
note-left = { $player } відходить від столу.
note-returned = { $player } повертається.
ui-chat-empty = Ще ніхто нічого не написав.
ui-chat-say = Напишіть щось
ui-send = Надіслати
ui-device = Перенести моє місце на інший пристрій
ui-device-more = Відкрийте там це посилання. Нікому його не показуйте: хто відкриє, той гратиме за вас.
ui-takeover = Нехай бот грає за: { $name }
ui-give-back = Повернути місце: { $name }
ui-resign = Здатися
ui-end-table = Закрити стіл для всіх
ui-leave = Вийти з-за столу
ui-really = Справді? Натисніть ще раз
ui-set-confirm = Питати перед кінцем ходу
ui-set-guide = Підказки для першої гри
ui-set-sound = Тихі звуки
ui-set-speed = Анімація
ui-speed-slow = повільна
ui-speed-normal = звичайна
ui-speed-quick = швидка
ui-guide-ok = Зрозуміло
ui-guide-stop = Без підказок

## Кінець

ui-winners = { $count ->
    [one] Перемагає { $names }
   *[other] Спільна перемога: { $names }
}
ui-rematch = Зіграти ще раз
ui-to-rematch = До наступної гри
ui-replay = Переглянути гру
ui-replay-end = До фіналу
ui-move = Хід { $move } з { $moves }
ui-first = На початок
ui-previous = Назад
ui-next = Вперед
ui-last = У кінець
ui-export = Зберегти гру у файл
ui-fair = Чи була роздача чесною?
ui-fair-more = Перед першим ходом сервер оприлюднив цей відбиток тасування. Наприкінці він показує саме тасування, і кожен може порівняти.
ui-fair-check = Перевірити роздачу
ui-fair-ok = Роздача була чесною: відбиток і тасування збігаються.
ui-fair-bad = Відбиток і тасування не збігаються!

## Негаразди

ui-error-offline = Сервер не відповідає. Чи він працює?
ui-error-failed = Не вдалося. Спробуйте ще раз.
