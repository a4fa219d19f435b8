### The board's own words.

now-draw = { $drawn ->
    [0] Draw your first card: deck or any discard pile
   *[other] Draw your second card
}
now-discard = Discard a card to end your turn
ask-discard = Discard { $card } and end your turn?

board-mine = My arboretum
board-theirs = Arboretum: { $name }
board-back = Back to mine
board-empty = No trees yet.
board-arboretum = { $count ->
    [one] Arboretum with one tree
   *[other] Arboretum with { $count } trees
}
board-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
board-piles = Deck and discard piles
board-deck = { $count ->
    [0] Deck: empty
    [one] Deck: one card left
   *[other] Deck: { $count } cards left
}
board-pile = { $count ->
    [0] Discards of { $name }: empty
   *[other] Discards of { $name }: { $card } on top, { $count } in all
}
board-at = column { $x }, row { $y }
board-no-path = No path of { $species } here.

where-hand = { $whose ->
    [mine] in your hand
   *[theirs] in the hand of { $name }
}
where-arboretum = { $whose ->
    [mine] planted by you
   *[theirs] planted by { $name }
}
where-discards = { $whose ->
    [mine] in your discards
   *[theirs] in the discards of { $name }
}
where-unknown = not seen yet
key-arboretum = planted
key-hand = in hand
key-discards = discarded
key-unknown = not seen

finale-may-not = may not score
finale-scores = scores the path
finale-no-path = may score, has no path
finale-beaten = The 8 counts nothing: another hand holds the 1.
finale-nobody = Nobody holds this species: everybody may score it.

why-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
why-same = all of one species, four or more
why-first = begins with a 1
why-last = ends with an 8
why-no-path = No path that begins and ends with this species.
why-no-right = By the cards you know, another hand has the right to score.

tip-draw = Draw two cards
tip-draw-more = One by one: from the deck, or the top card of any discard pile, yours too. Glowing things can be chosen.
tip-plant = Plant one card
tip-plant-more = Choose a card in your hand, or drag it to its place. Numbers along a path must rise.
tip-place = Where shall it grow?
tip-place-more = Next to one of your trees. Point at a place to see what it would add to your paths.
tip-discard = Discard one card
tip-discard-more = It goes open on your pile, where others may take it. At the end, cards in hand give the right to score their species.
tip-wait = Meanwhile, look around
tip-wait-more = Choose a player to see their trees. “Cards” shows where every number is, “Points” where points come from.
