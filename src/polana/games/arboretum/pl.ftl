title = Arboretum
blurb = Sadź ścieżki drzew i zatrzymaj w ręce karty, które dają prawo do ich punktów.

species-B = świerk kłujący
    .accusative = świerk kłujący
    .genitive = świerka kłującego
species-A = kasja
    .accusative = kasję
    .genitive = kasji
species-C = kwitnąca wiśnia
    .accusative = kwitnącą wiśnię
    .genitive = kwitnącej wiśni
species-D = dereń
    .accusative = dereń
    .genitive = derenia
species-J = jakaranda
    .accusative = jakarandę
    .genitive = jakarandy
species-M = klon
    .accusative = klon
    .genitive = klonu
species-O = dąb
    .accusative = dąb
    .genitive = dębu
species-R = wianowłostka
    .accusative = wianowłostkę
    .genitive = wianowłostki
species-T = tulipanowiec
    .accusative = tulipanowiec
    .genitive = tulipanowca
species-W = wierzba
    .accusative = wierzbę
    .genitive = wierzby
card-unknown = zakryta karta
    .accusative = zakrytą kartę

hand = Ręka
discards = Odrzucone
paths = Najlepsze ścieżki

phase-draw = dobierz kartę
phase-plant = wybierz kartę do posadzenia
phase-place = wybierz miejsce dla drzewa
phase-discard = odrzuć kartę
phase-over = gra skończona

target-deck = Talia
target-pile = Stos odrzuconych: { $player }
target-card = { $card } w twojej ręce
target-cell = Wolne miejsce { $x }, { $y }

action-deck = Dobierz z talii
action-pile = Weź { $cardacc } ze stosu: { $player }
action-plant = Posadź { $cardacc }
action-place = Posadź na { $x }, { $y }
action-discard = Odrzuć { $cardacc }

event-draws = { $player } dobiera { $cardacc } z talii.
event-takes = { $player } bierze { $cardacc } ze stosu odrzuconych: { $owner }.
event-picks = { $player } wybiera do posadzenia { $cardacc }.
event-plants = { $player } sadzi { $cardacc }.
event-discards = { $player } odrzuca { $cardacc }.
event-last = Talia jest pusta: to ostatnia tura.
event-scores = { $player } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za ścieżkę { $speciesgen }.
event-wins = { $player } wygrywa.

reason-deck_empty = Talia jest pusta. Weź wierzchnią kartę któregoś stosu odrzuconych.
reason-no_such_pile = Nikt tam nie siedzi, więc nie ma takiego stosu.
reason-pile_empty = Ten stos odrzuconych jest pusty.
reason-draw_first = Najpierw dobierz dwie karty: z talii albo z wierzchu dowolnego stosu odrzuconych.
reason-drawn_enough = Masz już swoje dwie karty. Teraz jedną posadź, a jedną odrzuć.
reason-place_first = Karta do posadzenia jest wybrana. Teraz wybierz jej miejsce.
reason-planted_already = W turze sadzi się jedno drzewo i już rośnie. Teraz odrzuć kartę.
reason-plant_first = Najpierw posadź kartę, potem odrzuć.
reason-not_in_hand = Tej karty nie ma w twojej ręce.
reason-choose_card_first = Najpierw wybierz kartę, którą chcesz posadzić.
reason-cell_taken = Tu już rośnie drzewo, a drzew się nie przesadza.
reason-not_adjacent = Nowe drzewo musi stać obok twojego: nad nim, pod nim, z lewej albo z prawej.

account-right = w ręce { $sum }: wolno policzyć
account-no-right = w ręce { $sum } przeciw { $most }
account-beaten = ósemka liczy się jako 0, jedynka jest w innej ręce
account-no-path = brak ścieżki
account-cards = karty +{ $points }
account-alike = wszystkie jednego gatunku +{ $points }
account-first = od jedynki +1
account-last = do ósemki +2

rules-goal = Każdy sadzi z kart własne arboretum. Na koniec jego ścieżki dają punkty, ale tylko tym, którzy zatrzymali w ręce odpowiednie karty. Wygrywa największa liczba punktów, a przy remisie więcej posadzonych gatunków.
    .title = O co chodzi
rules-drawing = Tura zaczyna się od dobrania dwóch kart, jednej po drugiej: z talii albo z wierzchu dowolnego stosu odrzuconych, także własnego. Pierwszą możesz obejrzeć, zanim wybierzesz drugą.
    .title = Dobieranie
rules-planting = Potem posadź jedną kartę z ręki, odkrytą. Pierwsza stoi gdziekolwiek, każda następna obok twojej: nad nią, pod nią, z lewej albo z prawej. Drzew się nie przesadza.
    .title = Sadzenie
rules-discarding = Na koniec odłóż jedną kartę z ręki, odkrytą, na własny stos odrzuconych. Znowu masz siedem kart i gra następna osoba.
    .title = Odrzucanie
rules-end = Gra kończy się z turą, w której dobrano ostatnią kartę talii.
    .title = Koniec gry
rules-rights = Dla każdego gatunku dodaj jego liczby w każdej ręce. Największa suma daje prawo do policzenia ścieżki, przy remisie mają je wszyscy remisujący. Ósemka liczy się jako 0, gdy ktoś inny trzyma jedynkę. Gatunek, którego nie ma w żadnej ręce, liczą wszyscy.
    .title = Prawo do punktów
rules-paths = Ścieżka prowadzi od karty do sąsiedniej karty o większej liczbie. Zaczyna się i kończy gatunkiem, za który jest liczona; pomiędzy może być cokolwiek. Każda karta daje 1 punkt, a 2, gdy wszystkie są tego gatunku i jest ich co najmniej cztery. Początek od jedynki daje 1 więcej, koniec na ósemce 2 więcej. Jedna ścieżka na gatunek, najlepsza.
    .title = Ścieżki

option-species = Gatunki w grze
option-species-random = losowe
option-starting_discards = Odkryte karty na start
    .about = Jak w starszym wydaniu: każdy oprócz pierwszego gracza zaczyna z jedną odkrytą kartą na stosie odrzuconych.

## Positions that make no sense

error-field_cell = Pozycja, „{ $field }”: pole zapisuje się jako x,y.
error-field_apart = Pozycja, „{ $field }”: nie łączy się z resztą, która zaczyna się w 0,0.
error-field_chosen = Pozycja, „{ $field }”: karta z ręki stoi tu dokładnie wtedy, gdy jest właśnie kładziona.
error-field_not_in_play = Pozycja, „{ $field }”: { $value } nie bierze udziału w grze.
error-field_drawn = Pozycja, „{ $field }”: przy tylu dobranych kartach albo bez talii nikt nie dobiera.
error-field_hand = Pozycja, „{ $field }”: za mało kart, by grać dalej.
error-field_room = Pozycja, „{ $field }”: w dalszej grze zebrałoby się tu więcej kart niż { $most }.
