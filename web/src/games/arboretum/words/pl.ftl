### Słowa planszy.

now-draw = { $drawn ->
    [0] Dobierz pierwszą kartę: z talii lub z dowolnego stosu
   *[other] Dobierz drugą kartę
}
now-discard = Odrzuć kartę, aby zakończyć turę
ask-discard = Odrzucić { $cardacc } i zakończyć turę?

board-mine = Moje arboretum
board-theirs = Arboretum: { $name }
board-back = Wróć do mojego
board-empty = Nie ma jeszcze drzew.
board-arboretum = { $count ->
    [one] Arboretum z jednym drzewem
   *[other] Arboretum, liczba drzew: { $count }
}
board-hand = Twoja ręka, liczba kart: { $count }
board-piles = Talia i stosy odrzuconych
board-deck = { $count ->
    [0] Talia: pusta
    [one] Talia: została jedna karta
    [few] Talia: zostały { $count } karty
   *[other] Talia: zostało { $count } kart
}
board-pile = { $count ->
    [0] Stos odrzuconych, { $name }: pusty
   *[other] Stos odrzuconych, { $name }: na wierzchu { $card }, razem kart: { $count }
}
board-at = kolumna { $x }, rząd { $y }
board-no-path = Nie ma tu ścieżki: { $species }.

where-hand = { $whose ->
    [mine] w twojej ręce
   *[theirs] w ręce: { $name }
}
where-arboretum = { $whose ->
    [mine] rośnie u ciebie
   *[theirs] rośnie u: { $name }
}
where-discards = { $whose ->
    [mine] na twoim stosie
   *[theirs] na stosie: { $name }
}
where-unknown = jeszcze niewidziana
key-arboretum = posadzona
key-hand = w ręce
key-discards = odrzucona
key-unknown = niewidziana

finale-may-not = bez prawa do punktów
finale-scores = punktuje ścieżkę
finale-no-path = ma prawo, nie ma ścieżki
finale-beaten = Ósemka liczy się jako 0: jedynka jest w innej ręce.
finale-nobody = Nikt nie trzyma tego gatunku: punktować mogą wszyscy.

why-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
why-same = wszystkie jednego gatunku, co najmniej cztery
why-first = zaczyna się od 1
why-last = kończy się na 8
why-no-path = Nie ma ścieżki, która zaczyna się i kończy tym gatunkiem.
why-no-right = Według kart, które znasz, prawo do punktów ma ktoś inny.

tip-draw = Dobierz dwie karty
tip-draw-more = Jedną po drugiej: z talii albo z wierzchu dowolnego stosu odrzuconych, także swojego. To, co świeci, można wybrać.
tip-plant = Posadź jedną kartę
tip-plant-more = Wybierz kartę z ręki albo przeciągnij ją na miejsce. Liczby na ścieżce muszą rosnąć.
tip-place = Gdzie ma rosnąć?
tip-place-more = Obok jednego z twoich drzew. Wskaż miejsce, a zobaczysz, co doda do twoich ścieżek.
tip-discard = Odrzuć jedną kartę
tip-discard-more = Kładziesz ją odkrytą na swoim stosie i inni mogą ją wziąć. Na koniec karty w ręce dają prawo do punktów za swój gatunek.
tip-wait = Tymczasem rozejrzyj się
tip-wait-more = Wybierz gracza, aby zobaczyć jego drzewa. „Karty” pokazują, gdzie jest każda liczba, a „Punkty” – skąd się biorą.
