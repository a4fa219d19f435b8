### Zasady Arboretum własnymi słowami.

rules-contents = Spis treści
rules-lead = Układasz drzewa w ścieżki o rosnących liczbach. Ale ścieżka daje punkty tylko wtedy, gdy karty w ręce dają ci do niej prawo. Każda karta przydałaby się w dwóch miejscach.

rules-setup = Przygotowanie
rules-setup-text =
    Każdy gatunek ma osiem kart, od 1 do 8. Przy dwóch osobach w grze jest sześć gatunków, przy trzech osiem, przy czterech wszystkie dziesięć.

    Każdy dostaje siedem kart. Reszta to zakryta talia. O tym, kto zaczyna, decyduje los.
rules-drawing = Dobieranie dwóch kart
rules-drawing-text =
    Tura ma trzy kroki. Najpierw dobierz dwie karty, jedną po drugiej. Każda pochodzi z wierzchu talii albo z wierzchu dowolnego stosu odrzuconych, także twojego. Pierwszą kartę widzisz, zanim wybierzesz, skąd wziąć drugą.

    Gdy talia skończy się przy pierwszej karcie, druga pochodzi ze stosu odrzuconych.
rules-planting = Sadzenie
rules-planting-text =
    Potem posadź jedną kartę z ręki, odkrytą, w swoim arboretum. Pierwszą gdziekolwiek, każdą następną obok swojego drzewa: nad nim, pod nim, z lewej albo z prawej, nigdy tylko rogiem.

    Drzew się nie przesadza, a arboretum może rosnąć bez granic.
rules-planting-figure = Każde nowe drzewo styka się bokiem z wcześniejszym.
rules-discarding = Odrzucanie
rules-discarding-text =
    Na koniec połóż jedną kartę z ręki odkrytą na swoim stosie odrzuconych. Może to być karta dopiero co dobrana. Znów masz siedem kart i gra następna osoba.

    Stosy odrzuconych są jawne. Każdy może je przeglądać, ale wziąć można tylko kartę z wierzchu.
rules-end = Koniec gry
rules-end-text = Kto dobierze ostatnią kartę z talii, gra swoją turę do końca, a z nią kończy się gra. Potem wszyscy pokazują karty z ręki.
rules-right = Prawo do punktów
rules-right-text =
    Sprawdza się gatunek po gatunku. Każdy dodaje liczby tego gatunku ze swojej ręki. Kto ma najwyższą sumę, może punktować jedną ścieżkę tego gatunku; przy remisie mogą wszyscy z najwyższą sumą. Jeśli nikt nie trzyma gatunku, mogą go punktować wszyscy.

    Ósemka liczy się jako 0, gdy inna osoba trzyma w ręce jedynkę tego samego gatunku. Jeśli masz obie, twoja ósemka zachowuje wartość.

    Prawo bez ścieżki nic nie daje, ale inni też nic nie dostają.
rules-right-keeps = Jedynka i ósemka w jednej ręce: 12.
rules-right-loses = Jedynka tego gatunku jest w innej ręce, więc ósemka liczy się jako 0: suma to 3.
rules-paths = Ścieżki
rules-paths-text =
    Ścieżka to ciąg co najmniej dwóch kart, z których każda leży obok poprzedniej i ma od niej większą liczbę. Liczby nie muszą iść po kolei, a ścieżka może skręcać.

    Pierwsza i ostatnia karta są punktowanego gatunku; między nimi może stać każdy. Jedna karta może służyć ścieżkom kilku gatunków.
rules-paths-figure = Ścieżka jakarandy z pięciu kart, zakończona ósemką: 7 punktów.
rules-points = Ile warta jest ścieżka
rules-points-text = Punktujesz jedną ścieżkę na gatunek, najlepszą, jaką masz. Znajdujemy ją za ciebie.
rules-points-cards = Każda karta ścieżki
    .worth = 1
rules-points-same = Co najmniej cztery karty, wszystkie punktowanego gatunku: każda jeszcze raz
    .worth = +1
rules-points-first = Ścieżka zaczyna się od 1
    .worth = +1
rules-points-last = Ścieżka kończy się na 8
    .worth = +2
rules-points-figure = Cztery dęby od jedynki: 4 karty, 4 za jeden gatunek, 1 za jedynkę: 9 punktów.
rules-winner = Kto wygrywa
rules-winner-text = Wygrywa osoba z największą liczbą punktów. Przy remisie ta, która ma w arboretum więcej różnych gatunków. Jeśli nadal jest remis, zwycięstwo jest wspólne. (Albo niech każdy posadzi drzewo, a za pięć lat zobaczycie, czyje jest wyższe.)
