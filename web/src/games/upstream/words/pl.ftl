### The board's own words.

ui-tab-cards = Łososie

now-build = Dołóż kafelek na wolne miejsce rzeki
now-move = { $points ->
    [one] Płyń w górę: został { $points } punkt
    [few] Płyń w górę: zostały { $points } punkty
   *[other] Płyń w górę: zostało { $points } punktów
}
now-feed = Czapla jest głodna: wskaż żeton, z którego bierze łososia
now-lay = Dołóż kafelki jako nowy rząd
ask-token = To kończy twoją turę
ask-tile = Położyć tutaj?

board-building = Budowa rzeki
board-order = Kolejność w tej rundzie
board-river = Rzeka, w górę rzeki to w górę ekranu
board-tile = { $kind } { $cell }, żetony: { $crowd } z { $room }
board-spawn = Ikrzysko, pierwsze pole
board-site = Wolne miejsce { $cell }
board-token = { $name }: { $salmon ->
    [1] pojedynczy łosoś
   *[2] para łososi
}{ $count ->
    [1] {""}
   *[other] , żetony: { $count }
} { $cell }
board-turn = Obróć kafelek
board-lay = Połóż w ten sposób

note-pick = Wybierz swój żeton, a zobaczysz, dokąd i za ile może płynąć.
note-go = Fale: pływanie. Łuk: skok. Czerwona cena kosztuje też łososie.
note-swim = Wpłyń na { $to }: 1 punkt.
note-jump = { $cost ->
    [few] Skocz na { $to }: { $cost } punkty.
   *[other] Skocz na { $to }: { $cost } punktów.
}
note-bite = { $by ->
    [eagle] Orzeł
    [bear] Niedźwiedź
   *[heron] Czapla
} na { $cell } łapie łososia{ $left ->
    [0] , ostatniego na żetonie
   *[1] {""}
}.
note-heron = Na koniec tury czapla na { $cell } złapie łososia.
note-choice = Czapla na { $cell } łapie łososia: ty wybierasz, z którego żetonu.
note-carried = { $extra ->
    [0] Prąd niesie go dalej na { $cell }.
   *[other] Prąd niesie go przez wodospad na { $cell }: 1 punkt więcej.
}
note-arrives = Dociera do ikrzyska.
note-ends = { $forced ->
    [0] Twoja tura się kończy.
   *[other] Reszta dzieje się sama i twoja tura się kończy.
}
note-whirlpool = { $ends ->
    [0] Wir zatrzymuje go do twojej następnej tury.
   *[1] Wir kończy twoją turę.
}
note-wasted = { $wasted ->
    [one] { $wasted } punkt przepada.
    [few] { $wasted } punkty przepadają.
   *[other] { $wasted } punktów przepada.
}
note-blocks = Nikt nie przepłynie: { $ways }.
note-blocks-nothing = Tak nie zagradza nikomu drogi.
note-turn = Obracaj kółkiem myszy, dotknięciem albo klawiszem R.

hint-room = Żetony: { $crowd } z { $room }
hint-leaves = Znika po rundzie { $round }

overview-river = w drodze
overview-spawn = u celu
overview-salmon = łososie
overview-lost = stracone

why-none = nikogo w ikrzysku
why-salmon = { $count ->
    [one] { $count } żeton, łososie: { $sum }
    [few] { $count } żetony, łososie: { $sum }
   *[other] { $count } żetonów, łososie: { $sum }
}
why-eggs = jajeczka: { $sum }

tip-build = Budujecie rzekę razem
tip-build-more = Wybierz miejsce na górze dowolnej kolumny. Wodospady, niedźwiedzie i prądy można najpierw obrócić: kółkiem, dotknięciem albo klawiszem R. Znaki pokazują, kto jeszcze przepłynie.
tip-move = Pięć punktów, tylko w górę
tip-move-more = Wybierz żeton: każdy kafelek pokaże cenę drogi. Fale to pływanie, łuk to skok, czerwona cena to łososie stracone dla orła lub niedźwiedzia.
tip-feed = Czapla łowi
tip-feed-more = Kończysz turę z żetonami na jej kafelku. Łapie jednego łososia: wskaż żeton, który go oddaje.
tip-lay = Rzeka płynie dalej
tip-lay-more = Dolny rząd zniknął. Dołóż trzy nowe kafelki na górze, w dowolnych kolumnach i dowolnie obrócone: tobie gładko, innym pod prąd.
tip-wait = Tymczasem przyjrzyj się rzece
tip-wait-more = Kropki na kafelku pokazują, ile żetonów się mieści. Rząd z czerwonym numerem znika następny, razem ze wszystkimi.
