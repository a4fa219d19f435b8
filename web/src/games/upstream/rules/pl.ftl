### The rules of Upstream in our own words.

rules-contents = Spis treści
rules-lead = Poprowadź łososie w górę rzeki z sześciokątów. Rzeka rośnie przed nimi i znika za nimi, a niedźwiedzie, orły i czaple są głodne.

rules-goal = O co chodzi
rules-goal-text =
    Każdy ma cztery żetony, na każdym para łososi, po jednym na każdym kafelku morza. Doprowadź je do ikrzyska: dużo i wcześnie.

    Na koniec każdy łosoś w ikrzysku daje 1 punkt, a każdy żeton tyle, ile jajeczek jest na jego polu.
rules-laying = Dokładanie kafelków
rules-laying-text =
    Rzeka ma trzy kolumny, L, M i R, i rośnie w górę. Gracze kolejno dobierają po kafelku i dokładają go na następne wolne miejsce dowolnej kolumny, aż leżą cztery rzędy. Kto miałby dołożyć następny, jest pierwszym graczem. Przy losowej rzece zaczynacie od razu od tego miejsca.

    Na koniec każdej rundy ustępujący pierwszy gracz dobiera trzy kafelki i dokłada je jako nowy rząd. Kafelki można dowolnie obracać; ma to znaczenie dla wodospadów, niedźwiedzi i prądów.
rules-laying-figure = Dwa rzędy. Środkowa kolumna leży o pół sześciokąta wyżej, więc nic nie leży dokładnie obok siebie.
rules-turns = Tura
rules-turns-text =
    Masz pięć punktów ruchu i musisz je wydawać, dopóki któryś twój żeton może się ruszyć. Punkty, których nie da się wydać, przepadają.

    Żetony płyną tylko w górę rzeki: prosto albo na ukos w lewo lub w prawo. Para płaci tyle samo co pojedynczy łosoś. Ruchy własnej tury można cofać.
rules-swimming = Pływanie
rules-swimming-text =
    Na sąsiedni kafelek: 1 punkt. Nikt nie przepłynie przez wodospad, na którymkolwiek z dwóch kafelków leży, ani na pełny kafelek.

    Kafelek mieści tyle żetonów, ilu jest graczy, a skała o jeden mniej. Ile, pokazują kropki na dole.
rules-swimming-figure = Wodospad zamyka drogę na M1. Na skale L2 jest miejsce.
rules-jumping = Skakanie
rules-jumping-text = Skacze się w linii prostej przez dowolnie wiele kafelków: 1 punkt za skok i 1 za każdy kafelek, także ten, na którym łosoś ląduje. Wodospady i pełne kafelki po drodze nie mają znaczenia, ale na kafelku lądowania musi być miejsce.
rules-jumping-figure = Przez jeden kafelek: 1 za skok i 2 za kafelki.
rules-eagles = Orły
rules-eagles-text = Orzeł łapie łososia z pierwszego żetonu, który wpływa na jego kafelek albo na nim ląduje. Potem odlatuje, a kafelek staje się wodą. Z pary zostaje pojedynczy łosoś, a pojedynczy odpada z gry.
rules-bears = Niedźwiedzie
rules-bears-text = Niedźwiedź łapie łososia, gdy żeton z jego kafelka wyskakuje, nad nim przeskakuje albo na nim ląduje. Kto płynie, jest bezpieczny. Niedźwiedź zostaje.
rules-bears-figure = Z kafelka tego niedźwiedzia można płynąć na M1. Prosto w górę jest wodospad: prowadzi tam tylko skok, a niedźwiedź łapie łososia.
rules-herons = Czaple
rules-herons-text = Na koniec twojej tury każda czapla łapie jednego łososia z jednego twojego żetonu na jej kafelku, także z takiego, który się nie ruszał. Z którego, wybierasz ty. Czapla zostaje.
rules-rounds = Rzeka znika
rules-rounds-text =
    Po każdej rundzie znika dolny rząd wraz z żetonami: po pierwszej nic, po drugiej całe morze, potem rząd po rzędzie, także gdy nie ma już czego dokładać.

    Potem dokłada się nowy rząd, a pierwszym graczem jest następny.
rules-spawn = Ikrzysko
rules-spawn-text =
    Dwa ostatnie kafelki leżą po lewej i prawej stronie pierwszego kafelka ikrzyska. Tylko tam się do niego wpływa, a zmieści się każdy. Żeton, który dotarł, nie rusza się już za punkty.

    Odtąd na koniec każdej rundy wszystkie żetony w ikrzysku przesuwają się o jedno pole, aż do piątego. Gra kończy się od razu, gdy poza ikrzyskiem nie ma już żetonu.
rules-spawn-figure = Pola 1, 2 i 3; pola 4 i 5 są na jednym kafelku.
rules-points = Punkty
rules-points-text =
    1 za każdego łososia w ikrzysku, a za każdy żeton tyle, ile jajeczek jest na jego polu: od 1 do 5.

    Wygrywa największa liczba punktów. Przy remisie więcej łososi; potem żetony bliżej źródła, porównywane od najdalszego; potem zwycięstwo jest wspólne. Jako opcja wydanie hiszpańskie liczy przedtem żetony.
rules-two = Dwóch graczy
rules-two-text = Odłóżcie skały i jedną czaplę. Pierwszy gracz się nie zmienia, w swojej pierwszej turze ma cztery punkty i dokłada pierwszy nowy rząd; potem robicie to na zmianę. Przy pełnym remisie wygrywa ten drugi.
rules-whirlpools = Wiry
rules-whirlpools-text = Jako opcja skały są wirami, na których jest tyle miejsca co wszędzie; dwóch graczy używa wtedy wszystkich kafelków. Kto tam wpływa albo ląduje, kończy całą turę (wydanie polskie) albo zatrzymuje tylko ten żeton do jej końca (wydanie hiszpańskie).
rules-whirlpools-figure = Na koniec takiej tury czaple też łowią.
rules-currents = Prądy
rules-currents-text =
    Jako opcja dochodzi sześć prądów. Kto tam trafia, jest niesiony za darmo na kafelek, który wskazuje strzałka, i dalej, jeśli to też prąd.

    Jeśli ten kafelek jest pełny albo jeszcze go nie ma, żeton czeka i jest niesiony na początku twojej następnej tury. Przez wodospad kosztuje to punkt, w razie braku punkt następnej tury, a dla niedźwiedzia liczy się jak skok. Strzałka nie może wskazywać poza rzekę ani w dół.
rules-currents-figure = Z L1 żeton jest niesiony na M1 i dalej na M2.
rules-fastest = Najszybszy łosoś, żetony ruchu
rules-fastest-text = Jako opcje: gra kończy się też, gdy żeton dociera na piąte pole. A z żetonami ruchu punkty od razu przechodzą dalej, więc ruchów nie można cofać.

lore-water = Tu nic się nie dzieje.
lore-waterfall = Przez wodospad nikt nie przepłynie, z żadnej strony: trzeba skoczyć.
lore-eagle = Łapie łososia z pierwszego żetonu, który tu trafi, i odlatuje.
lore-bear = Łapie łososia, gdy żeton stąd wyskakuje, tędy przeskakuje albo tu ląduje. Kto płynie, jest bezpieczny.
lore-heron = Łapie łososia każdemu, kto kończy turę z żetonem tutaj.
lore-rock = Mieści o jeden żeton mniej.
lore-whirlpool = { $whirlpools ->
    [spanish] Żeton, który tu wpada, zostaje do końca tury.
   *[polish] Żeton, który tu wpada, kończy twoją turę.
}
lore-current = Niesie za darmo na kafelek, który wskazuje strzałka.
lore-sea = Stąd płyną łososie. Znika po rundzie 2.
lore-spawn = Cel podróży. Po każdej rundzie wszystkie żetony przesuwają się tu o jedno pole: od 1 do 5 jajeczek.
