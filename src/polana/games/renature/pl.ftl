title = Renature
blurb = Układaj klocki ze zwierzętami wzdłuż potoku i obsadzaj nieużytki obok nich.

animal-B = motyl
animal-N = ślimak
animal-S = salamandra
animal-F = żaba
animal-T = żółw
animal-A = nietoperz
animal-W = dzięcioł
animal-Q = wiewiórka
animal-O = sowa
animal-G = borsuk
domino-unknown = zakryty

plant-1 = runo
    .accusative = runo
plant-2 = podszyt
    .accusative = podszyt
plant-3 = świerk
    .accusative = świerk
plant-4 = buk
    .accusative = buk
plant-n1 = naturalne runo
    .accusative = naturalne runo
plant-n2 = naturalny podszyt
    .accusative = naturalny podszyt
plant-n3 = naturalny świerk
    .accusative = naturalny świerk
plant-n4 = naturalny buk
    .accusative = naturalny buk

joker = Joker
hand = Ręka
pool = Pula
points = Punkty
clouds = Chmury
plants = Rośliny
natural = naturalne
tokens = Żetony nagród
open-squares = { $count ->
    [0] zamknięty
    [one] { $count } pole otwarte
    [few] { $count } pola otwarte
    [many] { $count } pól otwartych
   *[other] { $count } pola otwartego
}

phase-pick = wybierz klocek albo użyj chmur
phase-place = wskaż miejsce dla klocka albo odłóż go do pudełka
phase-plant = posadź roślinę obok klocka albo z tego zrezygnuj
phase-surplus = brak miejsca na chmury: użyj ich albo strać tę jedną
phase-score = nieużytek się zamyka: użyj chmur przed podliczeniem albo go podlicz
phase-end = zakończ turę albo użyj chmur
phase-over = gra skończona

target-domino = { $domino } w twojej ręce
target-lay = Od { $from } do { $to }
target-box = Pudełko
target-plant = { $plant } na twojej planszy
target-square = Nieużytek { $at }
target-grown = { $plant } na { $at }
target-joker = Nowy joker: { $animal }

action-pick = Wybierz klocek: { $domino }
action-place = Połóż go od { $from } do { $to }
action-box = Odłóż klocek do pudełka: { $domino }
action-plant = Posadź { $plantacc } na { $at }
action-take = Zabierz { $plantacc } z { $at } za { $clouds ->
    [one] { $clouds } chmurę
    [few] { $clouds } chmury
    [many] { $clouds } chmur
   *[other] { $clouds } chmury
}
action-joker = Nowy joker: { $animal }
action-pass = Niczego nie sadź
action-lose = Strać chmurę
action-score = Podlicz
action-again = Jeszcze jedna tura za 3 chmury
action-end = Zakończ turę

event-picks = { $player } wybiera klocek: { $domino }.
event-lays = { $player } dokłada klocek: { $domino }.
event-boxes = { $player } odkłada klocek do pudełka: { $domino }.
event-isolates = Pole potoku { $at } jest odizolowane.
event-closes = { $isolated ->
    [yes] Nieużytek { $area } ({ $size }) się zamyka: jego ostatnie otwarte pole zostaje odizolowane.
   *[no] Nieużytek { $area } ({ $size }) się zamyka.
}
event-plants = { $player } sadzi { $plantacc } na nieużytku { $area } i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-passes = { $player } niczego nie sadzi.
event-gains = { $player } zabiera { $clouds ->
    [one] { $clouds } chmurę
    [few] { $clouds } chmury
    [many] { $clouds } chmur
   *[other] { $clouds } chmury
}.
event-loses = { $player } traci chmurę.
event-joker = { $player } zmienia jokera: { $animal }.
event-takes = { $player } zabiera { $plantacc } z nieużytku { $area } za { $clouds ->
    [one] { $clouds } chmurę
    [few] { $clouds } chmury
    [many] { $clouds } chmur
   *[other] { $clouds } chmury
}.
event-scores = { $player } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $prize ->
    [main] główna nagroda
   *[second] druga nagroda
} nieużytku { $area }.
event-forfeits = { $prize ->
    [main] Główną nagrodę
   *[second] Drugą nagrodę
} nieużytku { $area } wygrywają rośliny naturalne: nagroda przepada.
event-nobody = Nikt nie dostaje nagrody za nieużytek { $area }.
event-claims = { $player } bierze żeton nagrody nieużytku { $area }.
event-peeks = { $back ->
    [hidden] { $player } ogląda rewers żetonu.
   *[other] { $player } ogląda rewers żetonu nieużytku { $area }: { $back }.
}
event-draws = { $player } dociąga klocek: { $domino }.
event-again = { $player } płaci 3 chmury za jeszcze jedną turę.
event-clouds = { $player } zdobywa za chmury { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-unplanted = Za niezasadzone rośliny { $player } traci { $worth ->
    [one] { $worth } punkt
    [few] { $worth } punkty
    [many] { $worth } punktów
   *[other] { $worth } punktu
}.
event-tokens = { $player } odwraca { $tokens ->
    [one] { $tokens } żeton nagrody
    [few] { $tokens } żetony nagród
    [many] { $tokens } żetonów nagród
   *[other] { $tokens } żetonu nagrody
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-wins = { $player } wygrywa.

reason-pick_first = Najpierw wybierz klocek z ręki.
reason-picked_already = Klocek jest już wybrany. Dołóż go albo odłóż do pudełka; chmur używa się przedtem albo potem.
reason-laid_already = Klocek tej tury jest już zagrany.
reason-not_in_hand = Tego klocka nie ma w twojej ręce.
reason-outside = Klocek nie może wystawać poza dolinę.
reason-not_stream = Klocki leżą tylko na potoku, obiema połówkami.
reason-covered = Tu już leży klocek.
reason-apart = Klocek musi zakrywać pole startowe albo przylegać do innego klocka.
reason-animals_differ = Do każdej połówki może przylegać tylko takie samo zwierzę, chyba że jedno z dwóch jest jokerem.
reason-double = Obie połówki są takie same, więc to wszystko jedno, jak się go obróci. Połóż go odwrotnie.
reason-lay_first = Najpierw dołóż klocek; potem możesz posadzić obok niego roślinę.
reason-planted_already = Sadzi się raz na turę, zaraz po dołożeniu klocka.
reason-no_such_plant = Na twojej planszy nie ma już takiej rośliny.
reason-not_wasteland = Rośliny rosną tylko na nieużytkach.
reason-not_beside = Sadzi się na polu obok klocka dołożonego w tej turze.
reason-taken = Tu już rośnie roślina.
reason-no_plant_there = Nie ma tu rośliny do zabrania.
reason-not_yours = Zabierać można tylko rośliny swojego koloru i naturalne.
reason-no_space = Na twojej planszy nie ma wolnego miejsca na tę roślinę.
reason-few_clouds = Masz na to za mało chmur.
reason-same_joker = To zwierzę już jest jokerem.
reason-no_surplus = Wszystkie twoje chmury mają miejsce; żadnej nie można oddać.
reason-nothing_closes = Teraz nie ma czego podliczać.
reason-no_domino_left = Nie masz już klocka na jeszcze jedną turę.
reason-not_yet = Na to w tej turze jeszcze za wcześnie. Najpierw zagraj klocek i zrób to, co z niego wynika.

category-start = Początek
category-planting = Sadzenie
category-closed = Zamknięte nieużytki
category-open = Otwarte nieużytki
category-tokens = Żetony nagród
category-clouds = Chmury
category-plants = Niezasadzone rośliny

account-start = miejsce w kolejności: { $place }
account-planting = 1 za każdą roślinę i 1 za każdą nie wyższą od niej
account-closed = nagrody zamkniętych nieużytków
account-prize = { $area } { $prize ->
    [main] główna
   *[second] druga
} +{ $points }
account-token = { $area } ({ $size }): { $back }
account-clouds = zachowane chmury: { $count }
account-none = brak

rules-goal = Klocki ze zwierzętami zapełniają potok, rośliny nieużytki obok niego. Punkty przynosi sadzenie oraz przewaga na nieużytku, który się zamyka. Wygrywa największa liczba punktów, a przy remisie więcej żetonów nagród.
    .title = O co chodzi
rules-laying = Wybierz jeden z trzech klocków i dołóż go: obie połówki na pustych polach potoku, na polu startowym albo obok innego klocka, a do każdej połówki przylega tylko takie samo zwierzę. Jeśli nie możesz lub nie chcesz, odłóż klocek do pudełka.
    .title = Dokładanie klocka
rules-joker = Joker pasuje do każdego zwierzęcia, a każde zwierzę do niego, po obu stronach. Na początku jest nim motyl. Zmiana jokera nie rusza klocków, które już leżą.
    .title = Joker
rules-planting = Po dołożeniu klocka możesz posadzić jedną roślinę ze swojej planszy, w swoim kolorze albo naturalną, na pustym polu nieużytku obok tego klocka. Pierwsza roślina nieużytku zabiera jego chmury. Na planszy jest miejsce na sześć; z reszty trzeba skorzystać od razu albo przepada.
    .title = Sadzenie
rules-points = Nowa roślina przynosi 1 punkt i po 1 za każdą nie wyższą roślinę na tym samym nieużytku. Runo jest warte 1, podszyt 2, świerk 3, buk 4.
    .title = Punkty za sadzenie
rules-closing = Nieużytek jest zamknięty, kiedy każde pole potoku obok niego jest zakryte albo odizolowane, czyli nie ma obok siebie pustego pola potoku. Kto go zamyka, bierze jego żeton nagrody. Liczba na rewersie liczy się na koniec i zna ją tylko właściciel.
    .title = Zamykanie nieużytku
rules-prizes = Na zamkniętym nieużytku zsumuj wartości roślin każdego koloru, także naturalnego. Równe sumy znoszą się nawzajem. Najwyższa z pozostałych dostaje główną nagrodę, następna drugą; jedyny kolor dostaje obie. Nagroda dla koloru naturalnego przepada.
    .title = Nagrody
rules-clouds = W swojej turze możesz używać chmur tyle razy, na ile cię stać. Zmiana jokera: 2. Zabranie rośliny w swoim kolorze albo naturalnej na wolne miejsce swojej planszy: jej wartość. Jeszcze jedna tura po swojej: 3.
    .title = Chmury
rules-end = Kiedy nikt nie ma już klocków, podlicza się nieużytki, które są jeszcze otwarte; ich żetonów nikt nie dostaje. Każda chmura daje 1 punkt, każda niezasadzona roślina zabiera tyle, ile jest warta, a do tego liczą się rewersy żetonów.
    .title = Koniec gry

option-valley = Dolina
option-valley-printed = jak w pudełku
option-valley-glade = polana
option-all_natural = Wszystkie naturalne rośliny
    .about = Dwoje graczy zaczyna z większą liczbą naturalnych roślin: każde ma 3 runa, 2 podszyty, 2 świerki i 2 buki zamiast 2, 2, 1 i 2.

## Positions that make no sense

error-field_chosen = Pozycja, „{ $field }”: klocek z ręki stoi tu dokładnie wtedy, gdy jest właśnie kładziony.
error-field_domino = Pozycja, „{ $field }”: { $value } to nie klocek domina.
error-field_lying = Pozycja, „{ $field }”: { $value } to nie klocek na dwóch wolnych polach potoku, na przykład FO@b1c1.
error-field_hanging = Pozycja, „{ $field }”: każdy klocek musi łączyć się z klockiem na polu startowym.
error-field_dominoes = Pozycja, „{ $field }”: w grze jest { $count } klocków, tutaj { $value }, albo nie zgadza się liczba nieużytych.
error-field_holding = Pozycja, „{ $field }”: ręka ma trzy klocki, dopóki pula nie jest pusta, a o jeden mniej między dołożeniem a dobraniem; kto ma turę, ma klocek.
error-field_wasteland = Pozycja, „{ $field }”: tu powinno stać pole nieużytku, na przykład c2, a po dołożeniu klocka pole obok niego.
error-field_grown = Pozycja, „{ $field }”: roślinę zapisuje się jako miejsce/wartość albo n/wartość, nie { $value }.
error-field_plants = Pozycja, „{ $field }”: takich roślin na planszach i w dolinie jest { $count }, tutaj { $value }.
error-field_back = Pozycja, „{ $field }”: { $value } to nie rewers żetonu, który jeszcze został.
error-field_closer = Pozycja, „{ $field }”: { $value } to nie miejsce przy stole albo ten nieużytek jest jeszcze otwarty.
error-field_closed = Pozycja, „{ $field }”: żeton zamkniętego nieużytku leży przed graczem, chyba że jest się między dołożeniem a podliczeniem.
