### The board's own words.

ui-tab-cards = Salmon

now-build = Lay the drawn tile on a free place of the river
now-move = { $points ->
    [one] Move upstream: one point left
   *[other] Move upstream: { $points } points left
}
now-feed = A heron is hungry: choose the token that it takes from
now-lay = Lay the drawn tiles as a new row
ask-token = This ends your turn
ask-tile = Lay it here?

board-building = Building the river
board-order = Order of this round
board-river = The river, upstream is up
board-tile = { $kind } { $cell }, tokens: { $crowd } of { $room }
board-spawn = Spawn, first space
board-site = Free place { $cell }
board-token = { $name }: { $salmon ->
    [1] single salmon
   *[2] pair of salmon
}{ $count ->
    [1] {""}
   *[other] , { $count } tokens
} { $cell }
board-turn = Turn the tile
board-lay = Lay it like this

note-pick = Choose a token to see where it can go and at what price.
note-go = Waves: swim. Arch: jump. A red price also costs salmon.
note-swim = Swim to { $to }: 1 point.
note-jump = { $cost ->
    [one] Jump to { $to }: { $cost } point.
   *[other] Jump to { $to }: { $cost } points.
}
note-bite = { $by ->
    [eagle] The eagle
    [bear] The bear
   *[heron] The heron
} on { $cell } takes a salmon{ $left ->
    [0] , the last of its token
   *[1] {""}
}.
note-heron = When your turn ends, the heron on { $cell } takes a salmon.
note-choice = The heron on { $cell } takes a salmon: you choose from which token.
note-carried = { $extra ->
    [0] The current carries it on to { $cell }.
   *[other] The current carries it up the waterfall to { $cell }: 1 point more.
}
note-arrives = It reaches the spawn.
note-ends = { $forced ->
    [0] Your turn ends.
   *[other] The rest follows by itself, and your turn ends.
}
note-whirlpool = { $ends ->
    [0] The whirlpool holds it until your next turn.
   *[1] The whirlpool ends your turn.
}
note-wasted = { $wasted ->
    [one] One point is lost.
   *[other] { $wasted } points are lost.
}
note-blocks = Nobody can swim { $ways }.
note-blocks-nothing = Like this it blocks nobody.
note-turn = Turn it with the mouse wheel, a tap or R.

hint-room = Tokens: { $crowd } of { $room }
hint-leaves = Vanishes after round { $round }

overview-river = on the way
overview-spawn = arrived
overview-salmon = salmon
overview-lost = lost

why-none = nobody in the spawn
why-salmon = { $count ->
    [one] one token: { $sum } salmon
   *[other] { $count } tokens: { $sum } salmon
}
why-eggs = eggs: { $sum }

tip-build = Build the river together
tip-build-more = Choose a place on top of any column. Waterfalls, bears and currents can be turned: mouse wheel, tap or R.
tip-move = Five points, upstream only
tip-move-more = Choose a token: tiles show what going there costs. Waves: swim. Arch: jump. A red price also costs salmon.
tip-feed = A heron fishes
tip-feed-more = It takes one salmon: choose which token gives it.
tip-lay = The river goes on
tip-lay-more = Lay the new tiles on top, in any columns, turned as you like: smooth for you, rough for others.
tip-wait = Meanwhile, look at the river
tip-wait-more = Dots show how many tokens a tile holds. The row with the red number vanishes next.
