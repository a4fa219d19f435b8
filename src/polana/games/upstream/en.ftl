title = Upstream
blurb = Lead your salmon up a river that vanishes behind them, past bears, eagles and herons.

tile-water = water
tile-waterfall = waterfall
tile-eagle = eagle
tile-bear = bear
tile-heron = heron
tile-rock = rock
tile-whirlpool = whirlpool
tile-current = current
tile-sea = sea
tile-spawn = spawn

salmon = Salmon
eggs = Eggs
round = Round { $round }
first = First player: { $player }
points-left = Points: { $points }
stack-left = Tiles left: { $count }
drawn = Drawn
vanishes = { $row ->
    [0] The sea vanishes after round { $round }
   *[other] Row { $row } vanishes after round { $round }
}
salmon-swimming = Salmon on the way: { $count }
debt = one point less next turn

phase-build = lay the drawn tile
phase-move = move your salmon upstream
phase-feed = choose the token that the heron takes from
phase-lay = lay the new row
phase-over = the game is over

target-token = { $salmon ->
    [1] Single salmon
   *[2] Pair of salmon
} on { $cell }
target-cell = Tile { $cell }
target-leap = Jump onto { $cell }
target-tile = Drawn tile: { $tile }
target-turn = Rotation { $turn }

action-swim = { $salmon ->
    [1] The single
   *[2] The pair
} on { $origin } swims to { $to }: 1 point
action-jump = { $salmon ->
    [1] The single
   *[2] The pair
} on { $origin } jumps to { $to }: { $cost } points
action-lay = Lay on { $cell }: { $tile ->
    [eagle] eagle
    [heron] heron
    [rock] rock
    [whirlpool] whirlpool
   *[water] water
}
action-turn = Lay on { $cell }, rotation { $rotation }: { $tile ->
    [waterfall] waterfall
    [bear] bear
   *[current] current
}
action-feed = The heron on { $cell } takes one of the { $salmon ->
    [1] single
   *[2] pair
}

event-draws = { $player } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
event-lays = { $player } lays { $tile ->
    [waterfall] a waterfall
    [eagle] an eagle
    [bear] a bear
    [heron] a heron
    [rock] a rock
    [whirlpool] a whirlpool
    [current] a current
   *[water] water
} on { $cell }.
event-swims = { $player }: { $salmon ->
    [1] a single swims
   *[2] a pair swims
} from { $origin } to { $to } (1).
event-jumps = { $player }: { $salmon ->
    [1] a single jumps
   *[2] a pair jumps
} from { $origin } to { $to } ({ $cost }).
event-carried = { $player }: the current carries { $salmon ->
    [1] a single
   *[2] a pair
} from { $origin } to { $to }{ $price ->
    [point] , up the waterfall for 1 point
    [debt] , up the waterfall for 1 point of the next turn
   *[free] {""}
}.
event-waits = { $player }: { $salmon ->
    [1] a single waits
   *[2] a pair waits
} in the current on { $cell }.
event-eagle = { $player }: the eagle on { $cell } takes a salmon and flies off. { $left ->
    [0] The token is gone.
   *[1] One is left of the pair.
}
event-bear = { $player }: the bear on { $cell } takes a salmon. { $left ->
    [0] The token is gone.
   *[1] One is left of the pair.
}
event-heron = { $player }: the heron on { $cell } takes a salmon. { $left ->
    [0] The token is gone.
   *[1] One is left of the pair.
}
event-whirlpool = { $player }: the whirlpool on { $cell } catches { $salmon ->
    [1] a single
   *[2] a pair
}{ $wasted ->
    [0] {""}
   *[other] , and the turn ends; points lost: { $wasted }
}.
event-arrives = { $player }: { $salmon ->
    [1] a single reaches
   *[2] a pair reaches
} the spawn.
event-stuck = { $home ->
    [1] { $player } has no token left in the river; points not needed: { $wasted }.
   *[0] { $player } cannot move; points lost: { $wasted }.
}
event-hands = { $player } hands on { $amount ->
    [one] a movement token
   *[other] { $amount } movement tokens
} to { $owner }.
event-vanishes = { $row ->
    [0] The sea vanishes.
   *[other] Row { $row } vanishes.
}
event-swept = { $player } loses { $salmon } salmon on { $cell } with it.
event-spawn = The spawn is laid; its first tile is in row { $row }.
event-advances = In the spawn everybody goes on by one space.
event-round = Round { $round }. { $player } is first player.
event-scores = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $what ->
    [eggs] eggs
   *[salmon] salmon
}.
event-wins = { $player } wins.

reason-lay_first = First lay the tiles that are drawn.
reason-feed_first = First choose the token that the heron takes a salmon from.
reason-nothing_to_lay = There is no tile to lay now.
reason-no_heron_waits = No heron waits for a choice here.
reason-no_such_token = You have no such token here.
reason-held = The whirlpool holds this token until your next turn.
reason-off_river = There is the bank. The river is three tiles wide.
reason-no_tile = There is no tile there.
reason-past_spawn = The spawn begins with this tile. Nobody jumps past it.
reason-waterfall = There is a waterfall between. Nobody swims through it: jump.
reason-full = The tile is full. It holds as many tokens as there are players, a rock one less.
reason-too_dear = You have too few points left for that.
reason-downstream = Salmon never go downstream.
reason-crooked = A token swims to the next tile or jumps in a straight line, upstream.
reason-not_drawn = This tile is not among the drawn ones.
reason-column_full = Here lies a tile already.
reason-spawn_there = This place is for the first tile of the spawn.
reason-needs_no_turning = This tile is the same however it lies.
reason-arrow_out = The arrow of a current may not point out of the river or downstream.

account-none = nothing in the spawn
account-each = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}: { $sum }

rules-goal = Bring your salmon to the spawn, many and early. Each salmon there brings 1 point, each token the eggs of its space. Most points win; of equals, more salmon, then those who are farther on.
    .title = The idea
rules-laying = The river is three tiles wide and grows upstream. To begin with, everybody in turn draws a tile and lays it on the next free place of any column. At the end of a round the outgoing first player lays three new tiles as a new row. Tiles may be turned as you like.
    .title = Laying tiles
rules-turns = You have five points and must spend them while any of your tokens can move. Tokens only go upstream: N, NE or NW. A pair pays as much as a single.
    .title = A turn
rules-swimming = To the next tile: 1 point. Not through a waterfall, and not onto a full tile. A tile holds as many tokens as there are players, a rock one less.
    .title = Swimming
rules-jumping = In a straight line over any number of tiles: 1 point for the jump and 1 for each tile, the landing tile too. What lies between does not matter, but the landing tile must not be full.
    .title = Jumping
rules-eagles = Swim or land on an eagle's tile and it takes a salmon and flies off; the tile is water from then on.
    .title = Eagles
rules-bears = A bear takes a salmon from whoever jumps from its tile, over it or onto it. Who swims is safe.
    .title = Bears
rules-herons = When your turn ends, each heron takes one salmon from one of your tokens on its tile. You choose which.
    .title = Herons
rules-rounds = After a round the lowest row vanishes with all tokens on it; after the first round nothing, after the second the whole sea. It goes on when there are no more tiles to lay.
    .title = The river vanishes
rules-spawn = The last two tiles go left and right of the spawn's first tile. Only there tokens come in, and stop. From then on, at the end of each round all tokens in the spawn go on by one space, up to the fifth. The game ends as soon as no token is left outside.
    .title = The spawn
rules-points = 1 point for each salmon in the spawn, and for each token as many as there are eggs on its space: 1 to 5.
    .title = Points
rules-two = Two players leave out the rocks and a heron. The first player stays the same and has four points in the very first turn; they take turns laying the new row. If all is equal, the other player wins.
    .title = Two players
rules-whirlpools = As an option rocks are whirlpools: a token that swims or lands there ends the whole turn (Polish edition), or only stops itself (Spanish edition). Two players then use all tiles.
    .title = Whirlpools
rules-currents = As an option: a current carries a token on to the tile its arrow points at, at once and free. If there is no room, it does so when your next turn begins. Up a waterfall it costs 1 point, of the next turn if none is left.
    .title = Currents
rules-fastest = As an option the game also ends when a token reaches the fifth space of the spawn.
    .title = The fastest salmon

option-river = The first four rows
    .about = Lay them together, or begin at once with a random river.
option-river-together = laid together
option-river-random = at random
option-currents = Currents
    .about = Six tiles that carry salmon on: added to all others, or in exchange for some. With two players most exchanges need whirlpools.
option-currents-none = none
option-currents-added = added
option-currents-for_herons = for 5 herons and a rock
option-currents-for_eagles = for 5 eagles and a rock
option-currents-for_water = for 6 water (harder)
option-currents-for_water_and_rocks = for 3 water and 3 rocks (harder)
option-whirlpools = Whirlpools for rocks
    .about = Whoever gets into a whirlpool ends the turn (Polish edition), or stops only that token (Spanish edition).
option-whirlpools-none = none
option-whirlpools-polish = end the turn
option-whirlpools-spanish = stop the token
option-fastest_salmon = Fastest salmon
    .about = The game also ends when a token reaches the last space of the spawn; who is not in the spawn then brings no points.
option-movement_tokens = Movement tokens
    .about = Points are handed on at once: no move is taken back.
option-tie_break = Equal points
    .about = Most salmon win; then the Polish edition looks at who is farther on, the Spanish one first at who has more tokens.
option-tie_break-polish = Polish edition
option-tie_break-spanish = Spanish edition

## Positions that make no sense

error-field_tile = Position, "{ $field }": { $value } is not a tile that can be here.
error-field_river_cell = Position, "{ $field }": a cell of the river is written as column and row: L1, M2, R12.
error-field_river = Position, "{ $field }": in this phase and round there are tiles on exactly these cells: { $cells }.
error-field_kinds = Position, "{ $field }": there are only { $most } tiles { $tile }, here are { $value }.
error-field_token = Position, "{ $field }": { $value } is not a token that can be here.
error-field_crowd = Position, "{ $field }": there is room for { $most } tokens on { $cell }, here are { $value }.
error-field_heron = Position, "{ $field }": here stands a heron tile with a pair and a single of the player whose turn ends.
error-field_finished = Position, "{ $field }": the game is over exactly when it has ended by the rules.
error-field_choice_of = Position, "{ $field }": whoever acts must have more than one thing to choose from.
