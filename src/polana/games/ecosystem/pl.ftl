title = Ekosystem
blurb = Wybierz kartę, resztę przekaż dalej i ułóż krainę, w której wszystko ma swoje miejsce.

kind-R = zając
    .accusative = zająca
    .plural = zające
kind-F = lis
    .accusative = lisa
    .plural = lisy
kind-G = ważka
    .accusative = ważkę
    .plural = ważki
kind-T = pstrąg
    .accusative = pstrąga
    .plural = pstrągi
kind-B = niedźwiedź
    .accusative = niedźwiedzia
    .plural = niedźwiedzie
kind-E = pszczoła
    .accusative = pszczołę
    .plural = pszczoły
kind-A = bielik
    .accusative = bielika
    .plural = bieliki
kind-D = jeleń
    .accusative = jelenia
    .plural = jelenie
kind-W = wilk
    .accusative = wilka
    .plural = wilki
kind-S = potok
    .accusative = potok
    .plural = potok
kind-M = łąka
    .accusative = łąkę
    .plural = łąki
card-unknown = zakryta karta
    .accusative = kartę
hand-unknown = zakryte karty

gaps = Luki
matt = Matt
pile = Stos
hand = Ręka
picked = Wybrana karta
round = Etap { $stage }, karta { $turn } z 20
pass-left = karty przekazuje się w lewo
pass-right = karty przekazuje się w prawo
races = Wilki { $wolves }   Najdłuższy potok { $stream }

phase-pick = wybierz kartę
phase-place = wybierz miejsce dla karty
phase-swap = zając może zamienić miejscami dwie karty: wskaż pierwszą albo żadnej
phase-second = wskaż kartę do zamiany albo zrezygnuj
phase-wait = poczekaj na innych
phase-over = gra skończona

target-card = { $card } w twojej ręce
target-cell = Miejsce { $x }, { $y }

action-pick = Wybierz { $cardacc }
action-place = Dołóż { $cardacc } na { $x }, { $y }
action-lift = Podnieś kartę z { $x }, { $y }: { $card }
action-swap = Zamień ją ({ $card }) z kartą na { $x }, { $y }: { $second }
action-stay = Niczego nie zamieniaj

event-picks = { $player } wybiera { $cardacc }.
event-reveals = { $player } odkrywa { $cardacc }.
event-matt = Matt odkrywa { $cardacc }.
event-places = { $player } dokłada { $cardacc }.
event-lifts = { $player } podnosi { $cardacc }.
event-swaps = { $player } zamienia miejscami { $cardacc } i { $secondacc }.
event-stays = { $player } niczego nie zamienia.
event-passes = { $direction ->
    [left] Wszystkie ręce wędrują w lewo.
   *[right] Wszystkie ręce wędrują w prawo.
}
event-deals = Etap { $stage }: nowe karty dla każdego: { $amount }.
event-receives = { $player } trzyma teraz: { $cards }.
event-throws = { $player } odkłada ostatnią kartę do pudełka: { $card }.
event-scores = { $player } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za { $kindplural }.
event-gaps = { $player } ma w ekosystemie { $gaps ->
    [one] { $gaps } lukę
    [few] { $gaps } luki
    [many] { $gaps } luk
   *[other] { $gaps } luki
}. Punkty za to: { $points }.
event-wins = { $player } wygrywa.

reason-pick_first = Najpierw wybierz kartę; dokłada się ją, gdy wszyscy już wybrali.
reason-picked_already = Karta na tę turę jest już wybrana. Teraz ją dołóż.
reason-not_in_hand = Nie ma takiej karty w twojej ręce.
reason-place_first = Najpierw dołóż wybraną kartę.
reason-placed_already = Karta leży już w krainie. Teraz zając może zamienić dwie karty.
reason-cell_taken = Tu już leży karta.
reason-too_wide = Kraina może mieć pięć kolumn i już je ma.
reason-too_high = Kraina może mieć cztery rzędy i już je ma.
reason-not_adjacent = Nowa karta musi stykać się bokiem z którąś z twoich: z góry, z dołu, z lewej albo z prawej.
reason-no_card_there = Nie ma tu karty do zamiany.
reason-same_card = To właśnie podniesiona karta. Wskaż inną albo niczego nie zamieniaj.

account-none = brak takich kart
account-each = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: { $sum }
account-deer = rzędy { $rows }, kolumny { $columns }
account-sizes = liczba kart: { $sizes }
account-wolves = wilki { $own } przeciw { $others }
account-stream = długość { $own } przeciw { $others }
account-gaps = luki: { $gaps }

rules-goal = Każdy układa krainę z 20 kart: pięć kolumn i cztery rzędy. Każdy rodzaj kart punktuje po swojemu, a dodatkowo liczy się mała liczba luk. Wygrywa największa liczba punktów, a przy remisie mniej luk.
    .title = O co chodzi
rules-picking = Wszyscy jednocześnie i w tajemnicy wybierają po jednej karcie z ręki. Wybór można zmienić, dopóki ktoś jeszcze się zastanawia; potem wszyscy odkrywają karty.
    .title = Wybór karty
rules-placing = Pierwsza karta leży gdziekolwiek, każda następna styka się bokiem z którąś z twoich. Kraina rośnie w dowolnym kierunku, do pięciu kolumn i czterech rzędów. Każda karta może leżeć obok każdej i żadnej się nie przesuwa.
    .title = Dokładanie
rules-rabbits = Zaraz po dołożeniu zająca możesz zamienić miejscami dowolne dwie swoje karty, także jego samego.
    .title = Zające
rules-passing = Gdy wszyscy dołożą karty, reszta każdej ręki idzie do sąsiada: na etapie I w lewo, na etapie II w prawo. Etap to dziesięć kart. Z ręki jedenastu kart jedną zatrzymuje się na etap II, na który dochodzi dziesięć nowych, a ostatnia wraca do pudełka.
    .title = Przekazywanie
rules-kinds = Zając: 1. Lis: 3, jeśli nie sąsiaduje z wilkiem ani niedźwiedziem. Ważka: długość każdego sąsiedniego potoku. Pstrąg: 2 za każdą sąsiednią kartę potoku i ważkę. Niedźwiedź: 2 za każdą sąsiednią pszczołę i każdego pstrąga. Pszczoła: 3 za każdą sąsiednią kartę łąki. Bielik: 2 za każdego pstrąga i zająca nie dalej niż dwa kroki. Jeleń: 2 za każdy rząd i każdą kolumnę z jeleniem. Łąki z 1, 2, 3, 4 oraz 5 lub więcej kart: 0, 3, 6, 10, 15. Sąsiadują karty, które stykają się bokami.
    .title = Punkty za rodzaje kart
rules-races = Wilki: najwięcej 12, drugie miejsce 8, trzecie 4. Najdłuższy potok: 8, drugi 5. Przy remisie każdy dostaje pełne punkty za miejsce, a kolejne zajęte w ten sposób miejsca przepadają. Bez wilka albo potoku nie ma nic.
    .title = Wilki i potoki
rules-gaps = Rodzaj, który nie daje ci punktów, to luka, bez względu na to, czy masz takie karty. Do 2 luk: 12 punktów, 3 luki: 7, 4 luki: 3, 5 luk: 0, więcej: strata 5 punktów.
    .title = Luki w ekosystemie
rules-matt = We dwoje gra jeszcze Matt. Jego ręka wędruje jak wasze, ale nikt do niej nie zagląda: co turę losowa karta trafia z niej na jego odkryty stos. Liczy się tylko w wyścigu wilków i potoków, a wszystkie jego karty potoku to jeden potok.
    .title = Matt
rules-end = Gra kończy się, gdy każda kraina ma 20 kart.
    .title = Koniec gry

option-hands_of_ten = Ręce po dziesięć kart
    .about = Jak w wydaniu oryginalnym: na każdym etapie dostaje się dziesięć kart i wszystkie się dokłada; żadnej się nie zatrzymuje ani nie odkłada.

## Positions that make no sense

error-field_hangs = Pozycja, „{ $field }”: karty muszą się ze sobą łączyć, a któraś musi leżeć w pierwszym rzędzie i któraś w pierwszej kolumnie.
error-field_picked = Pozycja, „{ $field }”: stoi tu karta z ręki, którą wybrał jej właściciel, a wpisuje ją tylko ten, kto może ją znać.
error-field_swaps = Pozycja, „{ $field }”: prawda tylko zaraz po dołożeniu zająca do innych kart.
error-field_lifted = Pozycja, „{ $field }”: oczekiwane jest pole z kartą i tylko w trakcie zamiany.
error-field_kept = Pozycja, „{ $field }”: stoi tu karta tej ręki zatrzymana na etap II, jeśli żadnej karty jej rodzaju z tej ręki nie zagrano.
error-field_too_many = Pozycja, „{ $field }”: kart { $card } jest tylko { $most }, a tu jest { $value }.
