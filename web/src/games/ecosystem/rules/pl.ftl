### Zasady Ekosystemu własnymi słowami.

rules-contents = Spis treści
rules-lead = Każdy wybiera kartę, resztę przekazuje dalej i układa krainę z dwudziestu kart. Każda roślina i zwierzę woli inne sąsiedztwo, a najwięcej warta jest kraina, w której niczego nie brakuje.

rules-goal = Przygotowanie
rules-goal-text =
    W grze jest 130 kart jedenastu rodzajów. Każdy dostaje jedenaście; reszta czeka na drugi etap.

    Gra trwa 20 tur, rozgrywanych przez wszystkich naraz, w dwóch etapach po dziesięć.
rules-picking = Wybór karty
rules-picking-text = Wszyscy w tajemnicy wybierają po jednej karcie z ręki. Wybór można zmienić, dopóki nie wybierze ostatnia osoba. Potem wszyscy odkrywają karty.
rules-placing = Dokładanie
rules-placing-text =
    Pierwsza karta leży gdziekolwiek, każda następna obok twojej karty: nad nią, pod nią, z lewej albo z prawej, nigdy tylko rogiem.

    Kraina może rosnąć w dowolną stronę, do pięciu kolumn i czterech rzędów. Każdy rodzaj może leżeć obok każdego, a kart się nie przesuwa.
rules-placing-figure = Sąsiadują karty, które stykają się bokami.
rules-rabbits = Zające
rules-rabbits-text = Zaraz po dołożeniu zająca możesz zamienić miejscami dowolne dwie swoje karty, także jego samego. Nie musisz.
rules-passing = Przekazywanie
rules-passing-text =
    Gdy wszyscy dołożą karty, każdy przekazuje resztę ręki: na etapie I w lewo, na etapie II w prawo.

    Dziesiątą kartę wybiera się z dwóch. Ta, która została, jest nadal twoja, dochodzi do niej dziesięć nowych i zaczyna się drugi etap. Po dwudziestej karcie ostatnia wraca do pudełka.
rules-kinds = Co daje każdy rodzaj
rules-kinds-text = Sąsiadują karty, które stykają się bokami. Potok i łąka to grupy takich sąsiadujących kart.
rules-kinds-figure = Pstrąg obok karty potoku i ważki: 4. Ważka przy potoku z trzech kart: 3. Pszczoła obok dwóch kart łąki: 6.
rules-races = Wilki i potoki
rules-races-text =
    To dwa wyścigi. Najwięcej wilków daje 12 punktów, drugie miejsce 8, trzecie 4. Najdłuższy potok daje 8 punktów, drugi 5.

    Przy remisie każdy dostaje pełne punkty za miejsce, a kolejne zajęte w ten sposób miejsca przepadają. Bez wilka albo potoku nie ma nic.
rules-gaps = Luki
rules-gaps-text = Rodzaj, który nie daje ci punktów, to luka, bez względu na to, czy masz takie karty.
rules-gaps-few = Do 2 luk
    .worth = +12
rules-gaps-three = 3 luki
    .worth = +7
rules-gaps-four = 4 luki
    .worth = +3
rules-gaps-five = 5 luk
    .worth = 0
rules-gaps-many = 6 luk lub więcej
    .worth = −5
rules-matt = Dwie osoby i Matt
rules-matt-text =
    Przy stole dla dwojga krąży trzecia ręka: Matta. Nikt do niej nie zagląda. Gdy oboje wybiorą, losowa karta trafia z niej odkryta na jego stos.

    Matt nie ma krainy i nie dostaje punktów. Ale jego wilki liczą się w wyścigu, a wszystkie jego karty potoku to jeden potok.
rules-end = Koniec gry
rules-end-text = Po dwudziestu kartach gra się kończy. Wygrywa największa liczba punktów, przy remisie mniej luk; jeśli nadal jest remis, zwycięstwo jest wspólne.
