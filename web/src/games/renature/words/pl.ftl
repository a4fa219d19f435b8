### Słowa planszy.

now-plant = Posadź coś obok klocka
now-surplus = Brak miejsca na chmury
now-end = Koniec tury czy chmury?
now-score = Nieużytek się zamyka: chmury czy podliczenie?
ask-plant = Posadzić tutaj?
ask-box = Odłożyć ten klocek do pudełka? Wtedy nic nie sadzisz.
ask-pass = Nic nie sadzić w tej turze?
ask-joker = Nowy joker: { $joker }. To kosztuje 2 chmury. Zgoda?
ask-again = Jeszcze jedna tura za 3 chmury?
ask-grown = Zabrać tę roślinę za tyle chmur, ile jest warta?

button-pass = Nic nie sadzę
button-lose = Strać chmurę
button-score = Podlicz
button-again = Kolejna tura
button-end = Zakończ turę

ui-tab-cards = Dolina
board-turn = Obróć klocek (R)
board-box = Odłóż do pudełka
board-grown = Zabierz roślinę z { $at }
board-square = Posadź na { $at }
board-area = Nieużytek { $area }: { $main } / { $second }
board-taken = żeton: { $name }
board-after = po tym kroku
board-home = Wróć do moich
board-dominoes = Pozostałe klocki
board-burden = Wartość niezasadzonych

why-start = Za kolejność w pierwszej rundzie
why-scores = Nieużytek { $area }, { $prize ->
    [main] główna nagroda
   *[second] druga nagroda
}
why-plants = Rośliny na nieużytku { $area }
why-token = Żeton nieużytku { $area }
why-nothing = Jeszcze nic.

tip-pick = Wybierz klocek
tip-pick-more = Zwierzę z gwiazdką to joker: pasuje do każdego innego.
tip-place = Połóż go na potoku
tip-place-more = Gdzie świeci, tam pasuje. Dotknij klocka, obróć kółko myszy albo naciśnij R, aby go obrócić; kropki pokazują, gdzie pasuje po obróceniu.
tip-plant = Posadź coś obok
tip-plant-more = Wybierz roślinę i pole: 1 punkt i po 1 za każdą roślinę na tym nieużytku, która nie jest wyższa.
tip-score = Nieużytek się zamyka
tip-score-more = Najwyższa suma roślin dostaje nagrodę, równe sumy się znoszą. Chmury mogą to jeszcze zmienić.
tip-end = Chmury
tip-end-more = 2 zmieniają jokera, od 1 do 4 zabierają roślinę, 3 dają jeszcze jedną turę. Każda zachowana to punkt.
tip-wait = Tymczasem rozejrzyj się
tip-wait-more = Wskaż nieużytek, aby zobaczyć, kto by tam punktował. „Dolina” pokazuje wszystkie.
