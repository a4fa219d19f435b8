### The rules of The Vale of Eternity in our own words.

rules-contents = Spis treści
rules-lead = W każdej rundzie tropisz dwa stworzenia: jedno może sprzedasz za magiczne kamienie, drugie zatrzymasz. Przywołane do zagród, zaczynają działać razem. Kto zdobędzie 60 punktów, kończy łowy.

rules-setup = Przygotowanie
rules-setup-text =
    Stworzeń jest siedemdziesiąt, każde inne, pięciu rodzajów: po piętnaście ognia, wody, ziemi i powietrza oraz dziesięć smoków. Potasowane tworzą stos dobierania. Karty odrzucone leżą jawnie; gdy stos się wyczerpie, tasuje się je w nowy.

    Pierwszy gracz jest losowy i zaczyna z 1 punktem, następny z 2, kolejni z 3 i 4. Nikt nie ma kart ani kamieni. Runda ma trzy fazy: polowanie, akcje, rozpatrywanie.
rules-hunting = Polowanie
rules-hunting-text =
    Odkrywa się po dwie karty na gracza i układa je według rodzajów. Zaczynając od pierwszego gracza, każdy kładzie znacznik na jednej z nich. Drugie znaczniki idą w odwrotnej kolejności, więc ostatni gracz wybiera dwie karty z rzędu. Karta ze znacznikiem jest zajęta.
rules-actions = Tura akcji
rules-actions-text =
    Od pierwszego gracza każdy rozgrywa jedną turę: dowolnie wiele akcji w dowolnej kolejności. Sprzedajesz, poskramiasz, przywołujesz, wypuszczasz.

    Tury nie można zakończyć, dopóki twój znacznik leży na karcie: najpierw sprzedaj ją albo poskrom.
rules-selling = Sprzedaż
rules-selling-text = Karta z twoim znacznikiem trafia na stos odrzuconych i przynosi kamienie swojego rodzaju, niezależnie od kosztu. Kart z ręki nie można sprzedać.
rules-taming = Poskromienie
rules-taming-text = Karta z twoim znacznikiem trafia na twoją rękę. Wszyscy ją widzieli, więc pozostaje znana, póki ją trzymasz. Ręka nie ma limitu, a poskromione stworzenie możesz przywołać w tej samej turze.
rules-summoning = Przywołanie
rules-summoning-text =
    Karta z ręki wchodzi do jednej z twoich zagród. Każdy ma tyle zagród, ile wynosi numer rundy; gdy są pełne, nie można niczego przywołać.

    Zapłać koszt kamieniami, po czym od razu działa efekt natychmiastowy. Każda jego część musi być możliwa, inaczej karty nie wolno przywołać.

    Tura, która mogłaby trwać bez końca, zostaje przerwana: po 500 przywołaniach w jednej turze nie można w niej przywołać nic więcej.
rules-paying = Płacenie
rules-paying-text =
    Czerwony kamień jest wart 1, niebieski 3, fioletowy 6. Reszty się nie wydaje. Żaden kamień nie może być zbędny: bez któregokolwiek z nich byłoby za mało. Jeśli można zapłacić na kilka sposobów, wybierasz.

    Zniżki twoich stworzeń sumują się, najniżej do 0. Liczą się też stworzenia zmieniające wartość kamieni. Jedne i drugie nie pomagają przy własnym przywołaniu.
rules-paying-figure = Trzy sposoby zapłaty kosztu 4; w ostatnim przepada 2.
rules-releasing = Wypuszczenie
rules-releasing-text = Zapłać kamieniami wartymi co najmniej tyle, ile wynosi numer rundy, a jedno z twoich stworzeń trafi na stos odrzuconych. Możesz to powtarzać. Zniżki nie działają.
rules-stones = Ile kamieni
rules-stones-text = Cztery, a z Hestią sześć. Najpierw weź wszystko, co daje akcja lub efekt, potem wybierz, które kamienie zachowasz, stare czy nowe. Reszta wraca do puli, zanim stanie się cokolwiek innego.
rules-resolving = Rozpatrywanie
rules-resolving-text =
    Gdy wszyscy skończą swoje tury, każdy rozpatruje aktywne efekty swoich stworzeń, znów od pierwszego gracza: każdy efekt raz, w dowolnej kolejności, także stworzeń dopiero co przywołanych.

    Efekty są obowiązkowe. Efekt niemożliwy w chwili wyboru nic nie daje i przepada, więc kolejność ma znaczenie: Odyn, potem Gryf to nie to samo co Gryf, potem Odyn.
rules-effects = Efekty
rules-effects-text =
    Jeśli nie da się wykonać pierwszej części efektu, dalszej nie ma. Tekst karty jest ważniejszy niż te zasady.

    Gdy działa efekt natychmiastowy, stworzenie jest już w zagrodzie, a nie na ręce. Koszt, o którym mówi efekt, to koszt wydrukowany. Zwrócić stworzenie to zabrać je z zagrody na rękę, z której przyszło.

    Gdy wskazany gracz traci stworzenie, sam wybiera które. Możesz wskazać siebie. Punkty nigdy nie spadają poniżej 0.
rules-kind-instant = Natychmiastowy
    .text = raz, przy przywołaniu stworzenia
rules-kind-permanent = Stały
    .text = póki stworzenie jest w zagrodzie
rules-kind-active = Aktywny
    .text = raz w każdej fazie rozpatrywania
rules-end = Koniec gry
rules-end-text =
    Po rozpatrywaniu runda się kończy. Jeśli ktoś ma co najmniej 60 punktów albo była to runda 10, gra się kończy. Osiągnięcie 60 punktów wcześniej w rundzie jeszcze jej nie kończy, a punkty można stracić. W przeciwnym razie pierwszym zostaje następny gracz w kolejności.

    Wygrywa najwięcej punktów. Przy remisie ten, kto ma więcej stworzeń w zagrodach; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
rules-cards = Wszystkie karty
rules-cards-text = Szukaj po nazwie albo po tym, co robią.

gallery-search = Szukaj w nazwach i efektach
gallery-family = Rodzaj
gallery-kind = Efekt
gallery-cost = Koszt
gallery-any = wszystkie
gallery-found = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
