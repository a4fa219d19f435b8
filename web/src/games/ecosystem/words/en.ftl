### The board's own words.

now-pick = Pick a card; until the reveal you may change it
now-place = Place your card next to another of yours
now-swap = Swap two cards? Choose one
now-second = Now the card to swap it with
button-stay = No swap

board-turn = Stage { $stage } · card { $turn } of { $turns }
board-passes = The rest goes to { $name }
board-theirs = Land: { $name }
board-back = Back to mine
board-land = { $count ->
    [0] Land: empty
    [one] Land with one card
   *[other] Land with { $count } cards, { $width } by { $height } of 5 by 4
}
board-card = { $kind }, column { $x }, row { $y }
board-place = Column { $x }, row { $y }. Points: { $points }
board-tally = Points by kind
board-kind = { $kind }: { $points }
board-gaps = { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}, points: { $points }
board-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
board-stack = { $count ->
    [1] { $kind }
   *[other] { $kind }, { $count } cards
}
board-no-pick = Your pick
board-picked = Your pick: { $kind }
board-change = Take it back and pick another
board-matt = Matt's pile
board-matt-none = Nothing yet.
board-kinds = What scores
race-W = Wolves: most 12, then 8 and 4
race-S = Longest stream: 8, then 5

lore-R = 1 point each. When you place it, you may swap two of your cards.
lore-F = 3 points, unless a wolf or a bear is beside it.
lore-G = The length of each stream beside it.
lore-T = 2 points for each stream card and dragonfly beside it.
lore-B = 2 points for each bee and trout beside it.
lore-E = 3 points for each meadow card beside it.
lore-A = 2 points for each trout and rabbit up to two steps away.
lore-D = 2 points for each row and each column with a deer.
lore-W = Most wolves 12 points, second most 8, third most 4.
lore-S = Longest stream 8 points, second longest 5.
lore-M = Meadows of 2, 3, 4, 5 or more cards: 3, 6, 10, 15 points.
hint-needs = Scores with
hint-fears = Flees
hint-serves = Helps
hint-brings = { $points ->
    [one] Brings { $points } point here
   *[other] Brings { $points } points here
}

why-none = no such card
why-cards = { $count ->
    [one] one card: { $sum }
   *[other] { $count } cards: { $sum }
}
why-rows = rows with a deer: { $count }
why-columns = columns with a deer: { $count }
why-meadows = cards in each meadow: { $sizes }
why-gaps = kinds that bring nothing: { $gaps }

tip-pick = Pick one card
tip-pick-more = The rest of the hand goes to your neighbour. Point at a card, or press it long, to see what it scores and what it would bring in each place.
tip-place = Where shall it live?
tip-place-more = Next to one of your cards. The numbers show how your points would change. The land grows to five columns and four rows.
tip-swap = A rabbit hops
tip-swap-more = Choose two of your cards and they change places. Or swap nothing.
tip-wait = Meanwhile, look around
tip-wait-more = Until everybody has picked you may still take another card. Choose a player to see their land; “Points” tells where points come from.
