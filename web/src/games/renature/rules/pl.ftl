### Zasady Renature własnymi słowami.

rules-contents = Spis treści
rules-lead = Klocek po klocku zwierzęta wracają nad potok, a na nieużytkach obok rosną rośliny. Najwyższe zgarniają nagrodę. Ale kto remisuje, ten się nie liczy.

rules-setup = Przygotowanie
rules-setup-text =
    Dolina ma 15 na 15 pól: potok z czterema polami startowymi u góry i 18 nieużytków. Na każdym nieużytku leży żeton nagrody. Duża liczba, główna nagroda, to rozmiar nieużytku; mała to druga nagroda. Na czterech nieużytkach czekają chmury.

    55 klocków domina to wszystkie pary dziesięciu zwierząt. Każdy dostaje 26 (przy trzech osobach 18, przy czterech 13) jako własną zakrytą pulę i bierze trzy na rękę. Reszty nikt nie ogląda.

    Każdy ma rośliny swojego koloru, kilka naturalnych i sześć chmur. Pierwsza osoba zaczyna z 4 punktami, następne z 3, 2 i 1. Jokerem jest motyl.
rules-laying = Układanie klocka
rules-laying-text =
    Turę zaczynasz od klocka z ręki. Połóż go na dwóch wolnych polach potoku. Musi zakryć pole startowe albo przylegać bokiem do innego klocka; rogi się nie liczą.

    Każda połówka musi pasować do wszystkich, których dotyka: to samo zwierzę albo jedno z dwóch jest jokerem. Wystarczy jedna niezgodność i klocek tu nie pasuje. Joker działa w obie strony, także dla klocków, które już leżą.

    Jeśli nie możesz lub nie chcesz dołożyć klocka, odłóż jeden z ręki do pudełka. Wtedy nic nie sadzisz.
rules-laying-figure = Jokerem jest motyl: może leżeć obok każdego zwierzęcia. Sowa potrzebuje sowy.
rules-planting = Sadzenie
rules-planting-text =
    Po ułożeniu klocka możesz posadzić jedną roślinę na wolnym polu nieużytku tuż obok niego: swoją albo naturalną.

    Daje 1 punkt i po 1 za każdą roślinę dowolnego koloru na tym nieużytku, która nie jest od niej wyższa. Te punkty są twoje od razu, cokolwiek stanie się później.

    Pierwsza roślina na nieużytku zabiera jego chmury. Masz na nie sześć miejsc. Na resztę zrób miejsce, od razu używając akcji chmur, albo odłóż ją do pudełka.
rules-planting-figure = Runo, podszyt, świerk i buk są warte 1, 2, 3 i 4. Ten świerk daje 3 punkty: 1 za siebie, 2 za podszyt i runo.
rules-closing = Zamknięcie nieużytku
rules-closing-text =
    Nieużytek jest zamknięty, gdy każde przylegające pole potoku jest zakryte albo odizolowane. Wolne pole jest odizolowane, gdy nie ma obok niego innego wolnego pola potoku: żaden klocek już się tam nie zmieści. Klocek może więc zamknąć nieużytek, którego nie dotyka.

    Kto zamyka nieużytek, zawsze bierze jego żeton nagrody. Liczba na rewersie, którą znasz tylko ty, liczy się na koniec.
rules-scoring = Kto dostaje nagrody
rules-scoring-text =
    Na zamkniętym nieużytku dodaj wartości roślin każdego koloru. Naturalny to też kolor. Kolory z równymi sumami znoszą się, jakby ich nie było.

    Najwyższa z pozostałych sum dostaje główną nagrodę, następna drugą. Jeśli to kolor naturalny, nagroda przepada. Jeśli został tylko jeden kolor gracza, dostaje obie.
rules-scoring-figure = Dwa kolory z sumą 3 znoszą się. Zostaje sam kolor z sumą 2 i dostaje obie nagrody, 4 i 2.
rules-clouds = Chmury
rules-clouds-text =
    W swojej turze możesz wydawać chmury, ile razy cię stać, także między sadzeniem a nagrodami:
rules-clouds-joker = Zmień jokera na inne zwierzę
    .worth = 2
rules-clouds-take = Zabierz z doliny roślinę, swoją lub dowolną naturalną, jeśli masz na nią wolne miejsce
    .worth = 1–4
rules-clouds-again = Rozegraj jeszcze jedną turę po tej
    .worth = 3
rules-end = Koniec gry
rules-end-text =
    Po układaniu i sadzeniu dobierasz klocek. Gra kończy się, gdy nikt nie ma już klocków; kto ich nie ma, jest pomijany.

    Wtedy nagrody przynoszą także nieużytki wciąż otwarte, ale ich żetonów nikt nie dostaje. Każda pozostała chmura to 1 punkt. Każda roślina na twojej planszy kosztuje tyle, ile jest warta. Żetony odwraca się i dolicza liczby z rewersów.

    Wygrywa najwięcej punktów, przy remisie więcej żetonów nagród. Jeśli to nie rozstrzyga, zwycięstwo jest wspólne.
