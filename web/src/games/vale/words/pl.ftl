### The board's own words.

now-hunt = Polowanie: połóż znacznik na karcie
now-turn = Twoja tura: sprzedaj, poskrom, przywołaj, wypuść
now-release = Odrzuć stworzenia albo zakończ
ask-hunt = Położyć znacznik: { $card }?
ask-turn = Zakończyć turę?
ask-activate = Aktywować: { $card }?
button-done = { $phase ->
    [release] Wystarczy
   *[other] Koniec tury
}

do-sell = Sprzedaj { $stones }
do-tame = Poskrom
do-summon = Przywołaj { $stones }
do-release = Wypuść, koszt { $price }

stage-hunt = Polowanie
stage-act = Akcje
stage-resolve = Rozpatrywanie

board-market = Odkryte karty
board-pens = Moje zagrody: { $count } z { $round }
board-back = Wróć
board-cost = koszt { $n }
board-price = { $price ->
    [0] Dla ciebie za darmo
   *[other] Płacisz { $price }
}
board-earned = Dotychczas punktów: { $points }
board-stones = Kamienie: { $count } z { $limit }, warte { $purse }
board-hand = { $count ->
    [0] Brak kart na ręce
    [one] Jedna karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
board-no-hand = Brak kart na ręce. Poskrom, co upolujesz.
board-no-creatures = Jeszcze bez stworzeń
board-glance = Na ręce: { $hand }, stworzenia: { $pens }, kamienie warte { $purse }
board-first = pierwszy gracz
board-all-cards = Wszystkie 70 kart
board-start = Za miejsce w kolejności pierwszej rundy

finale-creatures = { $count ->
    [one] jedno stworzenie w zagrodzie
    [few] { $count } stworzenia w zagrodach
   *[many] { $count } stworzeń w zagrodach
}
finale-tie = Przy równej liczbie punktów rozstrzyga liczba stworzeń w zagrodach.

tip-hunt = Upoluj dwa stworzenia
tip-hunt-more = Połóż znacznik na odkrytej karcie. Najedź na kartę albo przytrzymaj ją, by przeczytać, co robi. Przy każdym rodzaju widać, za jakie kamienie się go sprzedaje.
tip-turn = Sprzedaj lub poskrom, potem przywołaj
tip-turn-more = Wybierz kartę ze swoim znacznikiem: sprzedaj ją za kamienie albo poskrom na rękę. Karty z ręki przywołujesz do zagród; niżej widać twoje kamienie.
tip-activate = Aktywne efekty
tip-activate-more = Każde stworzenie z tym znakiem działa raz na rundę. Kolejność wybierasz ty, a bywa ważna.
tip-wait = Tymczasem rozejrzyj się
tip-wait-more = Wybierz gracza, by zobaczyć jego stworzenia, kamienie i znane karty. „Punkty” mówią, ile przyniosło każde stworzenie.
