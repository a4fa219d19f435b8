### The board's own words.

now-hunt = Hunt: put your marker on a card
now-turn = Your turn: sell, tame, summon, release
now-release = Discard creatures, or stop here
ask-hunt = Mark { $cardacc }?
ask-turn = End your turn?
ask-activate = Use { $cardacc }?
button-done = { $phase ->
    [release] That is enough
   *[other] End turn
}

do-sell = Sell { $stones }
do-tame = Tame
do-summon = Summon { $stones }
do-release = Release, price { $price }

stage-hunt = Hunting
stage-act = Actions
stage-resolve = Resolution

board-market = Market
board-pens = My pens: { $count } of { $round }
board-back = Back
board-cost = cost { $n }
board-price = { $price ->
    [0] Costs you nothing
   *[other] Costs you { $price }
}
board-earned = { $points ->
    [one] Has brought { $points } point
   *[other] Has brought { $points } points
}
board-stones = Stones: { $count } of { $limit }, worth { $purse }
board-hand = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
board-no-hand = No cards in hand. Tame what you hunt.
board-no-creatures = No creatures yet
board-glance = In hand: { $hand }, creatures: { $pens }, stones worth { $purse }
board-first = first player
board-all-cards = All 70 cards
board-start = For the place in the first round

finale-creatures = { $count ->
    [one] one creature in a pen
   *[other] { $count } creatures in pens
}
finale-tie = With equal points, more creatures in pens decide.

tip-hunt = Hunt two creatures
tip-hunt-more = Put your marker on a card of the market. Rest on a card, or press it long, to read what it does. Beside each family you see the stones it sells for.
tip-turn = Sell or tame, then summon
tip-turn-more = Pick up a card with your marker: sell it for stones, or tame it into your hand. Cards in hand can be summoned into your pens; below you see your stones.
tip-activate = Active effects
tip-activate-more = Each creature with this sign works once a round. You choose the order, and it can matter.
tip-wait = Meanwhile, look around
tip-wait-more = Choose a player to see creatures, stones and known cards. “Points” tells what each creature has brought.
