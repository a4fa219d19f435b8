### Słowa przeglądarki.

## Strona

ui-home = Strona główna
ui-welcome = Stół pod drzewami
ui-welcome-more = Planszówki o przyrodzie w przeglądarce: z bliskimi przy stole i na odległość albo z botami, które grają uczciwie.
ui-language = Język
ui-theme = Kolory
ui-theme-system = Jak w systemie
ui-theme-light = Jasny papier
ui-theme-dark = Las nocą
ui-close = Zamknij
ui-yes = Tak
ui-no = Nie
ui-lost = Nie ma tu takiej strony. Może link jest niepełny.
ui-games = Gry
ui-my-tables = Moje stoły
ui-play = Graj
ui-rules = Zasady
ui-players = Od { $from } do { $to } graczy
ui-import = Otwórz zapisaną grę
ui-your-turn = Twoja kolej
ui-others-turn = Kolej innego gracza
ui-table-gathering = Czeka na graczy
ui-table-finished = Gra skończona
ui-table-abandoned = Ten stół jest zamknięty

## Nowy stół

ui-new-table = { $game }: nowy stół
ui-your-name = Twoje imię
ui-how-many = Ilu graczy?
ui-who-sits = Kto gdzie siedzi?
ui-chair = Krzesło { $number }
ui-chair-me = Ja
ui-chair-open = Wolne dla znajomych
ui-chair-local = Ktoś na tym urządzeniu
ui-chair-bot = Bot: { $bot } – { $character }
ui-options = Więcej opcji
ui-open-table = Otwórz stół

## Zbieramy się

ui-gathering = Czekamy na wszystkich
ui-free-chair = Wolne krzesło
ui-invite = Zaproś kogoś
ui-invite-more = Wyślij ten link albo daj zeskanować kod telefonem. Konto nie jest potrzebne.
ui-invite-code = Kod z linkiem zaproszenia
ui-copy = Kopiuj link
ui-copied = Skopiowano
ui-invited = Zaproszenie do stołu
ui-at-table = Przy stole: { $names }
ui-sit-down = Siadam
ui-watch-only = Tylko popatrzę
ui-seat-here = Grać na tym urządzeniu?
ui-seat-here-more = Twoje miejsce przechodzi tutaj razem z kartami. Drugie urządzenie zostaje widzem.
ui-take-seat = Gram tutaj

## Przy stole

ui-connecting = Podchodzimy do stołu…
ui-no-table = Nie ma takiego stołu albo serwer nie odpowiada.
ui-reconnecting = Brak połączenia. Próbuję ponownie…
ui-unknown-game = Ta strona nie umie jeszcze pokazać tej gry.
ui-watching = Oglądasz grę
ui-what-now = Co można teraz zrobić
ui-waiting-for = Teraz gra: { $name }
ui-name-thinks = { $name } myśli…
ui-thinking = myśli…
ui-acting = teraz gra
ui-away = poza stołem
ui-resigned = rezygnacja
ui-finished = Koniec gry
ui-look-at = Zobacz stół: { $name }
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-hint = Rada
ui-hint-more = To wygląda najlepiej z tego, co możesz wiedzieć; procent: jak dobrze może pójść
ui-undo-asked = { $name } prosi o cofnięcie ruchu. Zgoda?
ui-undo-waiting = Prośba o cofnięcie wysłana. Czekamy na odpowiedź…
ui-bot-plays-for-me = Bot gra za ciebie
ui-take-back = Wracam do gry
ui-back = Wróć
ui-confirm = Potwierdź
ui-ends-turn = To kończy twoją turę. Dalej?
ui-see-rule = Pokaż zasadę
ui-zoom-in = Bliżej
ui-zoom-out = Dalej
ui-zoom-fit = Pokaż wszystko
ui-hand-over = Oddaj urządzenie: { $name }
ui-hand-over-more = Do tej chwili karty są zakryte.
ui-i-am = To ja: { $name }

## Obok planszy

ui-panel = Obok planszy
ui-tab-result = Wynik
ui-tab-score = Punkty
ui-tab-cards = Karty
ui-tab-log = Dziennik
ui-tab-chat = Czat
ui-tab-menu = Stół
ui-score = Punkty teraz
ui-category = Punkty za
ui-total = Razem
ui-score-so-far = Tyle, ile teraz wiadomo. Wybierz liczbę, aby zobaczyć, skąd się bierze.
ui-score-ask = Wybierz liczbę, aby zobaczyć, skąd się bierze.
ui-log-empty = Nic się jeszcze nie wydarzyło.
note-undone = { $player } cofa ruch.
note-resigned = { $player } się poddaje; dalej gra bot.
note-taken = Za gracza { $player } gra bot.
note-given_back = { $player } znów gra.
note-left = { $player } odchodzi od stołu.
note-returned = { $player } wraca.
ui-chat-empty = Nikt jeszcze nic nie napisał.
ui-chat-say = Napisz coś
ui-send = Wyślij
ui-device = Przenieś moje miejsce na inne urządzenie
ui-device-more = Otwórz tam ten link. Nie pokazuj go nikomu: kto go otworzy, gra za ciebie.
ui-takeover = Niech bot gra za: { $name }
ui-give-back = Oddaj miejsce: { $name }
ui-resign = Zrezygnuj z gry
ui-end-table = Zamknij stół dla wszystkich
ui-leave = Odejdź od stołu
ui-really = Na pewno? Naciśnij jeszcze raz
ui-set-confirm = Pytaj przed końcem tury
ui-set-guide = Wskazówki do pierwszej gry
ui-set-sound = Ciche dźwięki
ui-set-speed = Animacja
ui-speed-slow = powolna
ui-speed-normal = zwykła
ui-speed-quick = szybka
ui-guide-ok = Jasne
ui-guide-stop = Bez wskazówek

## Koniec

ui-winners = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
ui-rematch = Zagraj jeszcze raz
ui-to-rematch = Przejdź do następnej gry
ui-replay = Przejrzyj grę
ui-replay-end = Do wyniku
ui-move = Ruch { $move } z { $moves }
ui-first = Na początek
ui-previous = Wstecz
ui-next = Naprzód
ui-last = Na koniec
ui-export = Zapisz grę w pliku
ui-fair = Czy rozdanie było uczciwe?
ui-fair-more = Przed pierwszym ruchem serwer podał ten skrót tasowania. Na koniec pokazuje samo tasowanie i każdy może je porównać.
ui-fair-check = Sprawdź rozdanie
ui-fair-ok = Rozdanie było uczciwe: skrót zgadza się z tasowaniem.
ui-fair-bad = Skrót nie zgadza się z tasowaniem!

## Kłopoty

ui-error-offline = Serwer nie odpowiada. Czy działa?
ui-error-failed = Nie udało się. Spróbuj jeszcze raz.
