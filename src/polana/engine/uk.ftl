# Слова, спільні для всіх ігор
seat = Місце { $seat }

reason-game_over = Гру завершено.
reason-not_your_turn = Зараз не ваш хід.
reason-no_such_action = У цій грі немає такої дії.
reason-only_seen = Це лише те, що знає одне місце; дії виконують на всій грі.

error-illegal = { $action }: зараз не можна ({ $reason }).
error-game = Немає гри «{ $game }». Є: { $known }.
error-concealed = { $seat ->
    [-1] Це лише те, що про гру знає одне місце; з цього не дізнатися, що знає глядач.
   *[other] Це лише те, що про гру знає хтось інший; з цього не дізнатися, що знає і що може зробити місце { $seat }.
}
error-seats = { $game }: гравців може бути { $allowed }, а не { $seats }.
error-seat = Тут немає місця { $seat }: місця рахують від 0 до { $last }.
error-option_unknown = { $game } не має параметра «{ $option }». Має: { $known }.
error-option_choice = Параметр «{ $option }» приймає одне з: { $choices }, а не «{ $value }».
error-option_flag = Параметр «{ $option }» приймає true або false, а не «{ $value }».
error-option_letters = Параметр «{ $option }» приймає «{ $default }» або, коли гравців { $seats }, різні літери з { $letters } у кількості { $count }, а не «{ $value }».
error-option_need = Для { $seats } гравців параметр «{ $option }» може мати значення «{ $value }», лише якщо параметр «{ $other }» має одне зі значень: { $choices }.
error-option_idle = Параметр «{ $option }» нічого не змінює за такої кількості гравців: { $seats }. Він для: { $known }.
error-bot = Немає бота «{ $bot }». Є: { $known }.
error-plan = «{ $plan }» — не план пошуку: ним є search:1000 (ітерації) або search:1s (секунди), а далі те, що інше, як-от search:1000:depth=4.
error-batch = Пакет ігор ({ $count }) приймає стільки дій, скільки ігор, а не масив форми { $shape }.
error-notation = «{ $text }» не є дією гри { $game }.
error-notation_here = «{ $text }» не позначає в цій позиції жодної дії гри { $game }.
error-version = Запис зроблено за версією { $version } правил гри { $game }; тут версія { $known }.
error-bytes = Ці байти не є станом гри { $game }: їх має бути { $expected }, а є { $found }.
error-bytes_other = Ці байти пошкоджено, або це не стан гри { $game } за версією { $version } правил.
error-field_object = Позиція, «{ $field }»: тут має бути об’єкт.
error-field_missing = Позиція, «{ $field }»: цього поля бракує.
error-field_unknown = Позиція, «{ $field }»: такого поля немає.
error-field_number = Позиція, «{ $field }»: тут має бути ціле число від { $low } до { $high }, а не { $value }.
error-field_choice = Позиція, «{ $field }»: тут має бути одне з: { $choices }, а не { $value }.
error-field_text = Позиція, «{ $field }»: тут має бути текст, а не { $value }.
error-field_list = Позиція, «{ $field }»: тут має бути список, щонайбільше { $most }.
error-field_count = Позиція, «{ $field }»: має бути { $count }, а не { $value }.
error-field_options = Позиція, «{ $field }»: гру завантажено з іншими параметрами: { $game }.
error-field_rng = Позиція, «{ $field }»: тут мають бути чотири слова по 16 шістнадцяткових цифр.
error-field_letters = Позиція, «{ $field }»: різні літери з { $letters } у кількості { $count }, а не «{ $value }».
error-field_acting = Позиція, «{ $field }»: діють рівно ті місця, яким зараз є що робити, а після кінця гри ніхто.
error-field_card = Позиція, «{ $field }»: { $value } не є картою.
error-field_blank = Позиція, «{ $field }»: у повній позиції немає невідомих карт.
error-field_known = Позиція, «{ $field }»: хто тримає карту, той її знає, а закритої не знає ніхто.
error-field_viewer = Позиція, «{ $field }»: цей глядач не може знати всього, що показує позиція (карти, події, випадковий потік).
error-field_twice = Позиція, «{ $field }»: { $value } трапляється двічі.
error-field_cards = Позиція, «{ $field }»: карт у грі { $count }, а тут { $value }.
error-field_step = Позиція, «{ $field }»: це не пасує до фази.
error-play_empty = Запис партії: він порожній.
error-play_header = Запис партії, рядок { $line }: тут має бути «{ $expected }».
error-play_value = Запис партії, рядок { $line }, «{ $field }»: не вдається прочитати { $value }.
error-play_move = Запис партії, рядок { $line }: тут має бути «місце: дія дія ...».
error-play_seat = Запис партії, рядок { $line }: немає місця { $seat }.
error-play_notation = Запис партії, рядок { $line }: «{ $text }» не позначає в цій позиції жодної дії гри { $game }.
error-play_illegal = Запис партії, рядок { $line }, «{ $text }»: { $why }
error-play_older = Запис партії, рядок { $line }: його зроблено за версією { $version } правил гри { $game }, а за версією { $known } партія тут іде інакше.
error-play_check = Запис партії, рядок { $line }: партія закінчується не так, як каже запис (у записі { $found }, після відтворення { $expected }).
