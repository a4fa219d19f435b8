# Słowa wspólne wszystkim grom
seat = Miejsce { $seat }

reason-game_over = Gra jest skończona.
reason-not_your_turn = To nie twoja kolej.
reason-no_such_action = W tej grze nie ma takiego ruchu.
reason-only_seen = To tylko wiedza jednego miejsca; ruchy wykonuje się na całej grze.

error-illegal = { $action }: teraz niedozwolone ({ $reason }).
error-game = Nie ma gry „{ $game }”. Są: { $known }.
error-concealed = { $seat ->
    [-1] To tylko wiedza jednego miejsca o grze; nie da się z niej odczytać, co wie widz.
   *[other] To tylko wiedza kogoś innego o grze; nie da się z niej odczytać, co wie i co może zrobić miejsce { $seat }.
}
error-seats = { $game } jest dla { $allowed } graczy, nie dla { $seats }.
error-seat = Nie ma tu miejsca { $seat }: miejsca liczą się od 0 do { $last }.
error-option_unknown = { $game } nie ma opcji „{ $option }”. Ma: { $known }.
error-option_choice = Opcja „{ $option }” przyjmuje jedno z: { $choices }, nie „{ $value }”.
error-option_flag = Opcja „{ $option }” przyjmuje true albo false, nie „{ $value }”.
error-option_letters = Opcja „{ $option }” przyjmuje „{ $default }” albo, przy liczbie graczy { $seats }, różne litery spośród { $letters } w liczbie { $count }, nie „{ $value }”.
error-option_need = Przy { $seats } graczach opcja „{ $option }” może mieć wartość „{ $value }” tylko wtedy, gdy opcja „{ $other }” ma jedną z wartości: { $choices }.
error-option_idle = Opcja „{ $option }” niczego nie zmienia przy takiej liczbie graczy: { $seats }. Jest dla: { $known }.
error-bot = Nie ma bota „{ $bot }”. Są: { $known }.
error-plan = „{ $plan }” nie jest planem przeszukiwania: jest nim search:1000 (iteracje) albo search:1s (sekundy), a dalej to, co inne, jak w search:1000:depth=4.
error-batch = Paczka gier ({ $count }) przyjmuje tyle ruchów, ile jest gier, a nie tablicę o kształcie { $shape }.
error-notation = „{ $text }” nie jest ruchem w grze { $game }.
error-notation_here = „{ $text }” nie oznacza w tej pozycji żadnego ruchu w grze { $game }.
error-version = Zapis pochodzi z wersji { $version } zasad gry { $game }; tutaj jest wersja { $known }.
error-bytes = Te bajty nie są stanem gry { $game }: powinno ich być { $expected }, a jest { $found }.
error-bytes_other = Te bajty są uszkodzone albo nie są stanem gry { $game } w wersji { $version } zasad.
error-field_object = Pozycja, „{ $field }”: tu ma być obiekt.
error-field_missing = Pozycja, „{ $field }”: brakuje tego pola.
error-field_unknown = Pozycja, „{ $field }”: nie ma takiego pola.
error-field_number = Pozycja, „{ $field }”: tu ma być liczba całkowita od { $low } do { $high }, nie { $value }.
error-field_choice = Pozycja, „{ $field }”: tu ma być jedno z: { $choices }, nie { $value }.
error-field_text = Pozycja, „{ $field }”: tu ma być tekst, nie { $value }.
error-field_list = Pozycja, „{ $field }”: tu ma być lista, najwyżej { $most }.
error-field_count = Pozycja, „{ $field }”: ma być { $count }, nie { $value }.
error-field_options = Pozycja, „{ $field }”: grę wczytano z innymi opcjami: { $game }.
error-field_rng = Pozycja, „{ $field }”: tu mają być cztery słowa po 16 cyfr szesnastkowych.
error-field_letters = Pozycja, „{ $field }”: różne litery spośród { $letters } w liczbie { $count }, nie „{ $value }”.
error-field_acting = Pozycja, „{ $field }”: działają dokładnie te miejsca, które mają teraz coś do zrobienia, a po końcu gry nikt.
error-field_card = Pozycja, „{ $field }”: { $value } nie jest kartą.
error-field_blank = Pozycja, „{ $field }”: w pełnej pozycji nie ma nieznanych kart.
error-field_known = Pozycja, „{ $field }”: kto trzyma kartę, ten ją zna, a zakrytej nie zna nikt.
error-field_viewer = Pozycja, „{ $field }”: ten widz nie może wiedzieć wszystkiego, co pozycja pokazuje (karty, zdarzenia, strumień losowy).
error-field_twice = Pozycja, „{ $field }”: { $value } występuje dwa razy.
error-field_cards = Pozycja, „{ $field }”: liczba kart w grze to { $count }, a tu jest { $value }.
error-field_step = Pozycja, „{ $field }”: to nie pasuje do fazy.
error-play_empty = Zapis partii: jest pusty.
error-play_header = Zapis partii, wiersz { $line }: tu ma być „{ $expected }”.
error-play_value = Zapis partii, wiersz { $line }, „{ $field }”: nie można odczytać { $value }.
error-play_move = Zapis partii, wiersz { $line }: tu ma być „miejsce: ruch ruch ...”.
error-play_seat = Zapis partii, wiersz { $line }: nie ma miejsca { $seat }.
error-play_notation = Zapis partii, wiersz { $line }: „{ $text }” nie oznacza w tej pozycji żadnego ruchu w grze { $game }.
error-play_illegal = Zapis partii, wiersz { $line }, „{ $text }”: { $why }
error-play_older = Zapis partii, wiersz { $line }: zapis powstał według wersji { $version } zasad gry { $game }, a według wersji { $known } partia toczy się w tym miejscu inaczej.
error-play_check = Zapis partii, wiersz { $line }: partia nie kończy się tak, jak mówi zapis (w zapisie { $found }, po odtworzeniu { $expected }).
