### Słowa planszy.

now-pick = Wybierz kartę; do odkrycia możesz ją zmienić
now-place = Dołóż kartę obok innej swojej
now-swap = Zamienić dwie karty? Wskaż jedną
now-second = Teraz karta, z którą się zamieni
button-stay = Bez zamiany

board-turn = Etap { $stage } · karta { $turn } z { $turns }
board-passes = Reszta idzie do: { $name }
board-theirs = Kraina: { $name }
board-back = Wróć do mojej
board-land = { $count ->
    [0] Kraina: pusta
    [one] Kraina z jedną kartą
   *[other] Kraina, liczba kart: { $count }, { $width } na { $height } z 5 na 4
}
board-card = { $kind }, kolumna { $x }, rząd { $y }
board-place = Kolumna { $x }, rząd { $y }. Punkty: { $points }
board-tally = Punkty według rodzajów
board-kind = { $kind }: { $points }
board-gaps = { $gaps ->
    [one] { $gaps } luka
    [few] { $gaps } luki
   *[other] { $gaps } luk
}, punkty: { $points }
board-hand = Twoja ręka, liczba kart: { $count }
board-stack = { $count ->
    [1] { $kind }
   *[other] { $kind }, liczba kart: { $count }
}
board-no-pick = Twój wybór
board-picked = Twój wybór: { $kind }
board-change = Weź z powrotem i wybierz inną
board-matt = Stos Matta
board-matt-none = Jeszcze nic.
board-kinds = Co daje punkty
race-W = Wilki: najwięcej 12, potem 8 i 4
race-S = Najdłuższy potok: 8, potem 5

lore-R = Po 1 punkcie. Przy dokładaniu możesz zamienić dwie swoje karty.
lore-F = 3 punkty, jeśli nie sąsiaduje z wilkiem ani niedźwiedziem.
lore-G = Długość każdego sąsiedniego potoku.
lore-T = 2 punkty za każdą sąsiednią kartę potoku i ważkę.
lore-B = 2 punkty za każdą sąsiednią pszczołę i każdego pstrąga.
lore-E = 3 punkty za każdą sąsiednią kartę łąki.
lore-A = 2 punkty za każdego pstrąga i zająca nie dalej niż dwa kroki.
lore-D = 2 punkty za każdy rząd i każdą kolumnę z jeleniem.
lore-W = Najwięcej wilków 12 punktów, drugie miejsce 8, trzecie 4.
lore-S = Najdłuższy potok 8 punktów, drugi 5.
lore-M = Łąki z 2, 3, 4, 5 lub więcej kart: 3, 6, 10, 15 punktów.
hint-needs = Punktuje z
hint-fears = Boi się
hint-serves = Pomaga
hint-brings = Daje tu punktów: { $points }

why-none = brak takich kart
why-cards = { $count ->
    [one] jedna karta: { $sum }
    [few] { $count } karty: { $sum }
   *[other] { $count } kart: { $sum }
}
why-rows = rzędy z jeleniem: { $count }
why-columns = kolumny z jeleniem: { $count }
why-meadows = liczba kart w łąkach: { $sizes }
why-gaps = rodzaje bez punktów: { $gaps }

tip-pick = Wybierz jedną kartę
tip-pick-more = Reszta ręki idzie do sąsiada. Wskaż kartę albo przytrzymaj ją dłużej, a zobaczysz, za co punktuje i co da w każdym miejscu.
tip-place = Gdzie zamieszka?
tip-place-more = Obok jednej z twoich kart. Liczby pokazują, jak zmienią się punkty. Kraina rośnie do pięciu kolumn i czterech rzędów.
tip-swap = Zając skacze
tip-swap-more = Wskaż dwie swoje karty, a zamienią się miejscami. Możesz też nie zamieniać nic.
tip-wait = Tymczasem rozejrzyj się
tip-wait-more = Dopóki nie wybiorą wszyscy, możesz jeszcze wziąć inną kartę. Wybierz gracza, aby zobaczyć jego krainę; „Punkty” mówią, skąd się biorą.
