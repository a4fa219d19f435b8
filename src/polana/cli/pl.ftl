### Słowa terminala.

## Pomoc

help-usage = Użycie:
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-examples = Przykłady
value-options = opcje
value-command = POLECENIE
value-language = JĘZYK

help-polana = Przyrodnicze gry planszowe w terminalu, z przyjaciółmi albo z uczciwymi botami, a te same zasady jako szybka biblioteka do badań.
    .examples =
        polana play arboretum
        polana play arboretum --seats 3 --lang uk
        polana games
        polana play --help
help-play = Zagraj w terminalu, z botami albo z ludźmi przy tej samej klawiaturze. Wybierasz numerem albo zapisem ruchu; pomoc (albo ?) objaśnia, gdzie jesteś, a ? z ruchem, dlaczego jest niedozwolony. Możesz wyjść w każdej chwili: gra zostaje zachowana.
    .short = zagraj w terminalu
    .examples =
        polana play arboretum
        polana play arboretum --seats 3 --bots greedy,random --lang uk
        polana play arboretum --people 2 --name Olena --name Jan
        polana play arboretum --option species=BACDJM --option starting_discards=yes
        polana play --resume
help-serve = Udostępnij stół przeglądarkom: na tym komputerze, a z --lan wszystkim w domu. Pokaże się adres do otwarcia i kod dla telefonów.
    .short = otwórz stół w przeglądarce
    .examples =
        polana serve
        polana serve --lan
        polana serve --port 9000 --no-open
help-replay = Przejdź zapisaną partię krok po kroku: Enter dalej, b wstecz, liczba skacze do pozycji, q kończy. Z --at, albo gdy wyjście nie jest terminalem, drukuje jedną pozycję.
    .short = przejdź zapisaną partię krok po kroku
    .examples =
        polana replay game.polana
        polana replay game.polana --at 12 --seat 0
help-games = Pokaż gry: dla ilu graczy są, jakie mają opcje i którą wersję zasad.
    .short = pokaż gry i ich opcje
    .examples = polana games
help-simulate = Rozegraj wiele partii między botami i pokaż, jak długo trwają, ile dają punktów i czy któreś miejsce jest lepsze. Podane są 95-procentowe przedziały ufności.
    .short = rozegraj wiele partii i pokaż statystyki
    .examples =
        polana simulate arboretum --seats 3 --games 1000
        polana simulate arboretum --games 200 --bots greedy,random --seed 1
        polana simulate arboretum --games 10000 --json
        polana simulate arboretum --games 5000 --plot scores.png
help-arena = Niech boty zagrają przeciw sobie: kto jest lepszy i o ile. Każda para gra te same rozdania w każdej kolejności miejsc. Podane są 95-procentowe przedziały ufności po rozdaniach. To, co rozegrano, zostaje, więc przerwany turniej można dokończyć.
    .short = niech boty zagrają przeciw sobie
    .examples =
        polana arena arboretum --bots search:1000,greedy,random --games 400
        polana arena ecosystem --seats 3 --bots search:1s,plain:1s --games 60
        polana arena arboretum --bots search:1000,greedy --resume
        polana arena arboretum --bots search:500,greedy --json --plot arena.svg
        polana arena arboretum --bots search:1000,greedy --ray local
help-bench = Zmierz, jak szybko działają gry na tej maszynie, dla każdej liczby graczy, obok wartości, które chcemy osiągnąć. Każda liczba to najlepsza z kilku prób, z ich rozrzutem.
    .short = zmierz szybkość gier
    .examples =
        polana bench
        polana bench --quick
        polana bench --compile
        polana bench --server
        polana bench --peers --write docs
        polana bench --search
        polana bench --game arboretum --json
help-warm = Skompiluj zasady gier do pamięci podręcznej już teraz, by następne polecenia ruszały od razu.
    .short = skompiluj zasady z wyprzedzeniem
    .examples =
        polana warm
        polana warm arboretum

option-help = Pokaż tę stronę.
option-version = Pokaż wersję.
option-lang = Język: en, pl albo uk. Domyślnie język systemu.
option-game = Gra; zobacz polana games.
option-server = Zmierz zamiast tego serwer: tysiąc stołów po dwóch połączonych graczy, ruchy w równym rytmie.
option-peers = Zmierz nas obok zainstalowanych bibliotek (OpenSpiel, PettingZoo, RLCard, Pgx).
option-write = Zapisz porównanie z innymi bibliotekami do tego folderu: Markdown, JSON i wykres.
option-search = Zmierz zamiast tego, jak szybko przeszukują boty, obok przeszukiwania OpenSpiel.
option-game-bench = Tylko ta gra.
option-file = Zachowana gra.
option-file-replay = Zapisana partia: gra zachowana przez polanę albo zapis partii.
option-seats = Ilu gra. Domyślnie tylu, ilu najmniej pozwala gra.
option-people = Ilu ludzi gra przy tej klawiaturze (1).
option-bots = Kto gra na pozostałych miejscach, po kolei; ostatnia nazwa dotyczy wszystkich dalszych miejsc (greedy).
option-bots-simulate = Kto gra, miejsce po miejscu; ostatnia nazwa dotyczy wszystkich dalszych miejsc (random).
option-bots-arena = Kto gra: nazwy (zob. polana games), search:1000 to przeszukiwanie o tylu iteracjach, search:1s o takim czasie, plain:... to przeszukiwanie podręcznikowe.
option-seat = Pierwsze miejsce ludzi, licząc od 0 (0).
option-seat-replay = Pokaż tylko to, co wiedziało to miejsce, licząc od 0.
option-name = Imię gracza; raz dla każdego.
option-option = Opcja gry, na przykład species=BACDJM; zobacz polana games.
option-seed = Rozdaj według tej liczby albo słowa: to samo rozdaje tę samą grę.
option-resume = Graj dalej w PLIK albo w ostatnio przerwaną grę.
option-resume-arena = Dokończ ten sam turniej, który przerwano.
option-at = Pozycja po tylu ruchach.
option-games = Ile partii (1000).
option-games-arena = Ile partii łącznie, w górę do pełnych rozdań (400).
option-workers = Ile procesów gra (tyle, ile jest procesorów).
option-ray = Graj na klastrze Ray pod tym adresem; local uruchamia go tutaj.
option-json = Wydrukuj JSON.
option-plot = Narysuj statystyki do tego pliku (PNG, SVG albo PDF).
option-plot-arena = Narysuj wynik do tego pliku (PNG, SVG lub PDF).
option-port = Port, na którym serwer słucha (8000).
option-lan = Wpuść inne urządzenia w domu.
option-open = Otwórz przeglądarkę od razu albo jej nie otwieraj.
option-quick = Mierz krótko: przybliżone wyniki.
option-compile = Zmierz też, ile trwa pierwsza kompilacja, z pustą pamięcią podręczną.

## Uwagi o błędach

complaint-language = Nie ma tu języka „{ $language }”. Są: { $known }.
complaint-command = Nie ma polecenia „{ $command }”. Są: { $known }.
complaint-missing = Brakuje { $name }. Zobacz { $command } --help.
complaint-option = Nie ma opcji { $name }. Zobacz { $command } --help.
complaint-value = To nie może być wartość { $name }. Zobacz { $command } --help.
complaint-usage = Nie można odczytać tego polecenia ({ $told }). Zobacz { $command } --help.
complaint-which-game = W którą grę? Na przykład: polana play arboretum. Zobacz polana games.
complaint-one-game = Jedna gra naraz; tego, co następuje po „{ $game }”, nie można odczytać.
complaint-option-form = „{ $text }”: opcję zapisuje się jako nazwa=wartość.
complaint-seat = Nie ma miejsca { $seat }; miejsca to 0 do { $last }.
complaint-people = Liczba ludzi { $people } nie pasuje do liczby miejsc { $seats }: najmniej 1, najwyżej { $seats }.
complaint-bots = Nazwano boty w liczbie { $bots }, a miejsc dla botów jest { $seats }.
complaint-seed = „{ $seed }” nie jest ziarnem: trzeba liczby albo jednego słowa.
complaint-position = Nie ma pozycji { $at }; ta partia ma od 0 do { $last }.
complaint-games = Nie można rozegrać { $games } partii: najmniej 1.
complaint-nothing-saved = Żadna gra nie czeka na dokończenie.
complaint-no-file = Nie ma pliku { $file }.
complaint-cannot-read = Nie można odczytać { $file }.
complaint-cannot-write = Nie można zapisać { $file }.
complaint-not-text = { $file } nie jest zachowaną grą: to nie tekst.
complaint-no-players = { $file } nie mówi, kto gra; pokaże to polana replay.
complaint-table-version = Wiersz 1: ma być „{ $known }”, a nie „{ $found }”.
complaint-table-line = Wiersz { $line }: tu ma być „{ $expected }”.
complaint-table-seats = Gra ma miejsc: { $expected }, a gracze są nazwani dla: { $found }.
complaint-no-plots = Wykresy wymagają matplotlib: pip install "polana[plots]".
complaint-no-ray = Klaster Ray wymaga Ray: pip install "polana[lab]".
complaint-rivals = Turniej wymaga co najmniej dwóch różnych botów.
complaint-plot-kind = { $file }: wykres kończy się na .png, .svg albo .pdf.

## Gry

games-game = Gra
games-seats = Graczy
games-version = Zasady
games-about = O czym jest
games-option = Opcja
games-takes = Przyjmuje
games-meaning = Co znaczy
games-flag-seats = yes, no (graczy: { $seats })
games-letters = { $default } albo litery spośród { $letters }: { $counts }
games-bots = Boty, które grają we wszystkie, najsilniejszy na końcu:

## Przy stole

person = Gracz { $number }
bot = Bot { $number }
thinking = { $name } myśli…
preparing = Trwa kompilacja zasad; zajmuje pół minuty, jeden raz.
advice = { $place }. { $action }  { $text }  { $percent } %
advice-note = Procent: jak dobrze może pójść, z tego, co możesz wiedzieć; 50 to równowaga.
hand-over = Oddaj klawiaturę: { $name }. Naciśnij Enter, gdy tu będziesz.
hint = Numer albo zapis wykonuje ruch · pomoc · rada · cofnij · punkty · zapisz · koniec
not-understood = „{ $text }” nie jest ani ruchem w tej pozycji, ani poleceniem; pomoc je wymienia.
no-undo = Tego nie można cofnąć: od tej pory ujawniło się coś nowego albo zagrał ktoś inny.
allowed = { $text } jest teraz dozwolone: { $action }.
refused = { $text } nie jest teraz dozwolone. { $why }
see-rules = Zasady: { $section }. Wszystkie: ? zasady
now = Teraz: { $phase }.
commands =
    1, 2, 3 …      wykonaj ruch o tym numerze; jego zapis robi to samo
    pomoc, ?       co teraz zrobić, zasady, które się liczą, i ta lista
    ? RUCH         czy ten ruch jest dozwolony, a jeśli nie, która zasada go zabrania
    ? zasady       wszystkie zasady w skrócie
    rada           trzy najlepsze ruchy, o ile możesz to wiedzieć
    cofnij         cofnij ostatni ruch, dopóki nie ujawniło się nic nowego
    punkty         punkty według kategorii, o ile możesz je znać
    stół           narysuj stół jeszcze raz
    zapisz [PLIK]  zapisz grę
    koniec         zapisz grę i wyjdź
command-help = pomoc
command-hint = rada
command-undo = cofnij
command-score = punkty
command-table = stół
command-save = zapisz
command-quit = koniec
command-rules = zasady
saved = Zapisano: { $file }
kept = Gra jest zachowana: { $file }
kept-resume = Graj dalej: polana play --resume
score-note = O ile możesz teraz wiedzieć, gdyby gra skończyła się tutaj.
replay-hint = obejrzyj tę partię krok po kroku: polana replay { $file }
total = Razem
place = Miejsce
player = Gracz
points = Punkty
victory = { $names } wygrywa!
shared-victory = Wspólne zwycięstwo: { $names }!

## Powtórka

replay-at = Po { $at } z { $last } ruchów
replay-prompt = Enter dalej · b wstecz · liczba · q ▸

## Symulacje

simulating = Trwa gra: { $game }
simulated = Partie: { $games }, { $game }, w { $seconds } s ({ $rate } na sekundę)
stat-mean = Średnia ± 95 %
stat-deviation = Odchylenie
stat-least = Najmniej
stat-median = Mediana
stat-most = Najwięcej
stat-length = Ruchy w partii
stat-scores = Punkty gracza
stat-winning = Punkty najlepszego
stat-by-scores = Punkty
stat-by-wins = Zwycięstwa
stat-by-payoff = Wypłata (-1 do 1)
stat-order = { $place } w kolejności gry
plot-length = Ruchy w partii
plot-games = Partie
plot-seat = Miejsce
plot-points = Punkty
plot-order = W kolejności gry
plot-wins = Zwycięstwa, %

## Arena

arena-played = { $game }: partie: { $games }, rozdania: { $rounds }
arena-bot = Bot
arena-rating = Ranking
arena-wins = Zwycięstwa
arena-margin = Przewaga, punkty
arena-time = Czas wyboru
arena-games = Partie
arena-duels = Skończył przed drugim
arena-note = 95-procentowe przedziały ufności po rozdaniach. Ranking: średnia to 1500, a 400 więcej to dziesięć zwycięstw na jedną porażkę. Czas: jednego procesora, gdy jest co wybierać.
arena-kept = Przerwano po { $games } partiach; są zachowane w { $file }. To samo polecenie z --resume gra dalej.

## Pomiary

measuring = Trwa pomiar: { $game }…
bench-what = Co
bench-seats = Graczy: { $seats }
bench-measured = Zmierzono
bench-target = Cel
bench-note = Gra losowa. Najlepsza z kilku prób; + mówi, o ile wolniejsza była najwolniejsza. „Wewnątrz” zostaje w skompilowanym kodzie, „z Pythona” wybiera w Pythonie każdy ruch.
bench-busy = Na początku maszyna była zajęta inną pracą: stać ją na więcej.
peers-what = Co
peers-players = Graczy
peers-legal = Dozwolone ruchy
peers-observations = Obserwacje
peers-scoring = Punktacja
peers-rate = Ruchy
peers-ours = My
peers-theirs = Oni
peers-times = Ile razy szybciej
peers-target = Cel
peers-missing = Nie zainstalowano, więc nie zmierzono: { $packages }.
peers-note = Gra losowa na jednym rdzeniu, każdy wiersz w osobnym procesie. Najlepsza ze wszystkich prób; + mówi, o ile wolniejsza była najwolniejsza.
bench-no-openspiel = OpenSpiel nie jest zainstalowany, więc jego przeszukiwania nie zmierzono: pip install "polana[openspiel]".
search-game = Gra
search-players = Gracze
search-bot = Bot
search-iterations = Iteracje
search-steps = Akcje
search-target = Cel
figure-playouts = Partie wewnątrz, kroki
figure-driven = Kroki z Pythona
figure-batch-1 = 1024 gry wewnątrz, 1 wątek
figure-batch-2 = 1024 gry wewnątrz, 2 wątki
figure-batch-driven-1 = 1024 gry z Pythona, 1 wątek
figure-batch-driven-2 = 1024 gry z Pythona, 2 wątki
figure-clone = Kopia, skompilowana
figure-clone-python = Kopia z Pythona
figure-conceal = Kopia i zakrycie
figure-imagine = Kopia i wyobrażenie
figure-score = Punktacja, skompilowana
figure-interpreted = Krok interpretowany
figure-hand = Ułożenia z ręki, skompilowane
figure-hand-interpreted = Ułożenia z ręki, interpretowane
figure-start = Start do pierwszego kroku
figure-compile = Pierwsza skompilowana partia
figure-warm = Kompilacja całości

## Kompilacja

warmed = { $game }: gotowe jądra: { $count }, w { $seconds } s.
warm-cache = Pamięć podręczna: { $folder }
warm-plain = Zasady są tu kompilowane w zwykły sposób (Numba { $version }): nic nie zostaje na dysku, więc nie ma czego przygotować.

server-tables = Stoły
server-moves = Zagrane ruchy
server-rate = Ruchy na sekundę
server-p50 = Od ruchu do pokazania obojgu, mediana, ms
server-p99 = Od ruchu do pokazania obojgu, 99 na 100, ms
server-worst = Od ruchu do pokazania obojgu, najwolniej, ms
server-cpu = Czas jednego rdzenia na ruch, ms
server-move-interpreted = Czas jednego rdzenia na rozstrzygnięcie ruchu i powiadomienie obojga, { $game }, interpretowane, ms
server-move-compiled = Czas jednego rdzenia na rozstrzygnięcie ruchu i powiadomienie obojga, { $game }, skompilowane, ms
server-memory_live = Pamięć przy wszystkich połączonych, MB
server-idle_tables = Bezczynne stoły
server-memory_idle = Pamięć bezczynnych stołów, MB
server-reconnect_p50 = Powrót do długiej partii, mediana, ms
server-reconnect_worst = Powrót do długiej partii, najwolniej, ms
server-forest_p50 = Czekanie na decyzję najsilniejszego bota, mediana, ms
server-forest_worst = Czekanie na decyzję najsilniejszego bota, najdłużej, ms
server-start = Od startu do strony, ms
