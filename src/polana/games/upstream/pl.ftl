title = Pod prąd
blurb = Prowadź łososie w górę rzeki, która za nimi znika: obok niedźwiedzi, orłów i czapli.

tile-water = woda
tile-waterfall = wodospad
tile-eagle = orzeł
tile-bear = niedźwiedź
tile-heron = czapla
tile-rock = skała
tile-whirlpool = wir
tile-current = prąd
tile-sea = morze
tile-spawn = ikrzysko

salmon = Łososie
eggs = Jajeczka
round = Runda { $round }
first = Pierwszy gracz: { $player }
points-left = Punkty ruchu: { $points }
stack-left = Kafelki w stosie: { $count }
drawn = Dobrane
vanishes = { $row ->
    [0] Morze znika po rundzie { $round }
   *[other] Rząd { $row } znika po rundzie { $round }
}
salmon-swimming = Łososie w drodze: { $count }
debt = o jeden punkt mniej w następnej turze

phase-build = dołóż dobrany kafelek
phase-move = przesuń łososie w górę rzeki
phase-feed = wskaż żeton, z którego czapla bierze łososia
phase-lay = dołóż nowy rząd
phase-over = gra skończona

target-token = { $salmon ->
    [1] Pojedynczy łosoś
   *[2] Para łososi
} na { $cell }
target-cell = Kafelek { $cell }
target-leap = Skok na { $cell }
target-tile = Dobrany kafelek: { $tile }
target-turn = Obrót { $turn }

action-swim = { $salmon ->
    [1] Pojedynczy łosoś
   *[2] Para
} z { $origin } płynie na { $to }: 1 punkt
action-jump = { $salmon ->
    [1] Pojedynczy łosoś
   *[2] Para
} z { $origin } skacze na { $to }: { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
}
action-lay = Połóż na { $cell }: { $tile ->
    [eagle] orzeł
    [heron] czapla
    [rock] skała
    [whirlpool] wir
   *[water] woda
}
action-turn = Połóż na { $cell }, obrót { $rotation }: { $tile ->
    [waterfall] wodospad
    [bear] niedźwiedź
   *[current] prąd
}
action-feed = Czapla na { $cell } bierze { $salmon ->
    [1] pojedynczego łososia
   *[2] jednego z pary
}

event-draws = { $player } dobiera kafelki: { $count }.
event-lays = { $player } kładzie na { $cell }: { $tile ->
    [waterfall] wodospad
    [eagle] orzeł
    [bear] niedźwiedź
    [heron] czapla
    [rock] skała
    [whirlpool] wir
    [current] prąd
   *[water] woda
}.
event-swims = { $player }: { $salmon ->
    [1] pojedynczy łosoś płynie
   *[2] para płynie
} z { $origin } na { $to } (1).
event-jumps = { $player }: { $salmon ->
    [1] pojedynczy łosoś skacze
   *[2] para skacze
} z { $origin } na { $to } ({ $cost }).
event-carried = { $player }: prąd niesie { $salmon ->
    [1] pojedynczego łososia
   *[2] parę
} z { $origin } na { $to }{ $price ->
    [point] , przez wodospad za 1 punkt
    [debt] , przez wodospad za 1 punkt następnej tury
   *[free] {""}
}.
event-waits = { $player }: { $salmon ->
    [1] pojedynczy łosoś czeka
   *[2] para czeka
} w prądzie na { $cell }.
event-eagle = { $player }: orzeł na { $cell } łapie łososia i odlatuje. { $left ->
    [0] Żeton wypada z gry.
   *[1] Z pary zostaje jeden.
}
event-bear = { $player }: niedźwiedź na { $cell } łapie łososia. { $left ->
    [0] Żeton wypada z gry.
   *[1] Z pary zostaje jeden.
}
event-heron = { $player }: czapla na { $cell } łapie łososia. { $left ->
    [0] Żeton wypada z gry.
   *[1] Z pary zostaje jeden.
}
event-whirlpool = { $player }: wir na { $cell } porywa { $salmon ->
    [1] pojedynczego łososia
   *[2] parę
}{ $wasted ->
    [0] {""}
   *[other] , i tura się kończy; stracone punkty: { $wasted }
}.
event-arrives = { $player }: { $salmon ->
    [1] pojedynczy łosoś dociera
   *[2] para dociera
} do ikrzyska.
event-stuck = { $home ->
    [1] { $player } nie ma już żetonów w rzece; niepotrzebne punkty: { $wasted }.
   *[0] { $player } nie ma ruchu; stracone punkty: { $wasted }.
}
event-hands = { $player } oddaje żetony ruchu ({ $amount }), odbiera je { $owner }.
event-vanishes = { $row ->
    [0] Morze znika.
   *[other] Rząd { $row } znika.
}
event-swept = { $player } traci wraz z nim łososie na { $cell }: { $salmon }.
event-spawn = Ikrzysko leży: pierwszy kafelek w rzędzie { $row }.
event-advances = W ikrzysku wszystkie żetony przesuwają się o jedno pole.
event-round = Runda { $round }. Pierwszy gracz: { $player }.
event-scores = { $player } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za { $what ->
    [eggs] jajeczka
   *[salmon] łososie
}.
event-wins = { $player } wygrywa.

reason-lay_first = Najpierw dołóż dobrane kafelki.
reason-feed_first = Najpierw wskaż żeton, z którego czapla bierze łososia.
reason-nothing_to_lay = Teraz nie ma kafelka do dołożenia.
reason-no_heron_waits = Tu żadna czapla nie czeka na wybór.
reason-no_such_token = Nie masz tu takiego żetonu.
reason-held = Wir trzyma ten żeton do twojej następnej tury.
reason-off_river = Tam jest brzeg. Rzeka ma szerokość trzech kafelków.
reason-no_tile = Tam nie ma kafelka.
reason-past_spawn = Od tego kafelka zaczyna się ikrzysko. Nikt go nie przeskakuje.
reason-waterfall = Po drodze jest wodospad. Nie da się przepłynąć, trzeba skoczyć.
reason-full = Kafelek jest pełny. Mieści tyle żetonów, ilu jest graczy, a skała o jeden mniej.
reason-too_dear = Zostało ci na to za mało punktów ruchu.
reason-downstream = Łososie nigdy nie płyną w dół rzeki.
reason-crooked = Żeton płynie na sąsiedni kafelek albo skacze w linii prostej, w górę rzeki.
reason-not_drawn = Tego kafelka nie ma wśród dobranych.
reason-column_full = Tu już leży kafelek.
reason-spawn_there = To miejsce jest dla pierwszego kafelka ikrzyska.
reason-needs_no_turning = Ten kafelek jest taki sam, jakkolwiek leży.
reason-arrow_out = Strzałka prądu nie może wskazywać poza rzekę ani w dół rzeki.

account-none = nic w ikrzysku
account-each = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}: { $sum }

rules-goal = Doprowadź łososie do ikrzyska: dużo i wcześnie. Każdy łosoś daje tam 1 punkt, a każdy żeton tyle, ile jajeczek jest na jego polu. Wygrywa największa liczba punktów, przy remisie więcej łososi, potem żetony bliżej źródła.
    .title = O co chodzi
rules-laying = Rzeka ma trzy kafelki szerokości i rośnie w górę. Na początku gracze kolejno dobierają po kafelku i dokładają go na następne wolne miejsce dowolnej kolumny. Na koniec rundy ustępujący pierwszy gracz dokłada trzy nowe kafelki jako nowy rząd. Kafelki można dowolnie obracać.
    .title = Dokładanie kafelków
rules-turns = Masz pięć punktów ruchu i musisz je wykorzystać, dopóki któryś z twoich żetonów może się ruszyć. Żetony poruszają się tylko w górę rzeki: N, NE albo NW. Para kosztuje tyle samo co pojedynczy łosoś.
    .title = Tura
rules-swimming = Na sąsiedni kafelek: 1 punkt. Nie przez wodospad i nie na pełny kafelek. Kafelek mieści tyle żetonów, ilu jest graczy, a skała o jeden mniej.
    .title = Pływanie
rules-jumping = W linii prostej przez dowolnie wiele kafelków: 1 punkt za skok i 1 za każdy kafelek, także ten, na którym łosoś ląduje. Co jest po drodze, nie ma znaczenia, ale kafelek lądowania nie może być pełny.
    .title = Skakanie
rules-eagles = Gdy wpływasz na kafelek orła albo na nim lądujesz, orzeł łapie łososia i odlatuje; odtąd jest tam woda.
    .title = Orły
rules-bears = Niedźwiedź łapie łososia, gdy żeton z jego kafelka wyskakuje, nad nim przeskakuje albo na nim ląduje. Kto płynie, jest bezpieczny.
    .title = Niedźwiedzie
rules-herons = Na koniec twojej tury każda czapla łapie jednego łososia z twojego żetonu na jej kafelku. Z którego, wybierasz ty.
    .title = Czaple
rules-rounds = Po rundzie znika dolny rząd wraz z żetonami; po pierwszej rundzie nic, po drugiej całe morze. Rzędy znikają dalej, także gdy nie ma już czego dokładać.
    .title = Rzeka znika
rules-spawn = Dwa ostatnie kafelki leżą po lewej i prawej stronie pierwszego kafelka ikrzyska. Tylko tam żetony do niego wpływają i tam się zatrzymują. Odtąd na koniec każdej rundy wszystkie żetony w ikrzysku przesuwają się o jedno pole, aż do piątego. Gra kończy się, gdy poza ikrzyskiem nie ma już żadnego żetonu.
    .title = Ikrzysko
rules-points = 1 punkt za każdego łososia w ikrzysku, a za każdy żeton tyle, ile jajeczek jest na jego polu: od 1 do 5.
    .title = Punkty
rules-two = Dwóch graczy odkłada skały i jedną czaplę. Pierwszy gracz się nie zmienia i w swojej pierwszej turze ma cztery punkty; nowy rząd dokładają na zmianę. Przy pełnym remisie wygrywa ten drugi.
    .title = Dwóch graczy
rules-whirlpools = Jako opcja skały są wirami: żeton, który tam wpływa albo ląduje, kończy całą turę (wydanie polskie) albo zatrzymuje tylko siebie (wydanie hiszpańskie). Dwóch graczy używa wtedy wszystkich kafelków.
    .title = Wiry
rules-currents = Jako opcja: prąd od razu i za darmo niesie żeton na kafelek, który wskazuje strzałka. Jeśli nie ma tam miejsca, niesie go na początku twojej następnej tury. Przez wodospad kosztuje to 1 punkt, a gdy żaden nie został, punkt następnej tury.
    .title = Prądy
rules-fastest = Jako opcja gra kończy się też wtedy, gdy jakiś żeton dociera na piąte pole ikrzyska.
    .title = Najszybszy łosoś

option-river = Pierwsze cztery rzędy
    .about = Ułóżcie je razem albo zacznijcie od razu z losową rzeką.
option-river-together = układane razem
option-river-random = losowe
option-currents = Prądy
    .about = Sześć kafelków, które niosą łososie dalej: dołożone do wszystkich albo zamiast niektórych. Przy dwóch graczach większość zamian wymaga wirów.
option-currents-none = bez prądów
option-currents-added = dołożone
option-currents-for_herons = zamiast 5 czapli i skały
option-currents-for_eagles = zamiast 5 orłów i skały
option-currents-for_water = zamiast 6 kafelków wody (trudniej)
option-currents-for_water_and_rocks = zamiast 3 kafelków wody i 3 skał (trudniej)
option-whirlpools = Wiry zamiast skał
    .about = Kto wpada w wir, kończy turę (wydanie polskie) albo zatrzymuje tylko ten żeton (wydanie hiszpańskie).
option-whirlpools-none = bez wirów
option-whirlpools-polish = kończą turę
option-whirlpools-spanish = zatrzymują żeton
option-fastest_salmon = Najszybszy łosoś
    .about = Gra kończy się też wtedy, gdy żeton dociera na ostatnie pole ikrzyska; kto jest wtedy poza nim, nie daje punktów.
option-movement_tokens = Żetony ruchu
    .about = Punkty przechodzą od razu dalej: ruchów nie można cofać.
option-tie_break = Remis punktów
    .about = Wygrywa więcej łososi; potem wydanie polskie patrzy, kto jest bliżej źródła, a hiszpańskie najpierw, kto ma więcej żetonów.
option-tie_break-polish = wydanie polskie
option-tie_break-spanish = wydanie hiszpańskie

## Positions that make no sense

error-field_tile = Pozycja, „{ $field }”: { $value } nie jest kafelkiem, który może tu leżeć.
error-field_river_cell = Pozycja, „{ $field }”: pole rzeki zapisuje się jako kolumnę i rząd: L1, M2, R12.
error-field_river = Pozycja, „{ $field }”: w tej fazie i rundzie kafelki leżą dokładnie na polach: { $cells }.
error-field_kinds = Pozycja, „{ $field }”: kafelków { $tile } jest tylko { $most }, a tu jest ich { $value }.
error-field_token = Pozycja, „{ $field }”: { $value } nie jest żetonem, który może tu być.
error-field_crowd = Pozycja, „{ $field }”: na { $cell } mieści się tyle żetonów: { $most }, a tu jest ich { $value }.
error-field_heron = Pozycja, „{ $field }”: tu stoi kafelek czapli z parą i pojedynczym łososiem gracza, którego tura się kończy.
error-field_finished = Pozycja, „{ $field }”: gra jest skończona dokładnie wtedy, gdy kończą ją zasady.
error-field_choice_of = Pozycja, „{ $field }”: ten, kto działa, musi mieć więcej niż jedną możliwość.
