### The rules of Upstream in our own words.

rules-contents = Contents
rules-lead = Lead your salmon up a river of hexagons. It grows ahead of them and vanishes behind them, and bears, eagles and herons are hungry.

rules-goal = The goal
rules-goal-text =
    Everybody has four tokens, a pair of salmon each, one on each tile of the sea. Bring them to the spawn: many of them, and early.

    At the end each salmon in the spawn brings 1 point, and each token as many as its space has eggs.
rules-laying = Laying tiles
rules-laying-text =
    The river is three columns wide, L, M and R, and grows upwards. In turn everybody draws a tile and lays it on the next free place of any column, until four rows lie. Whoever would lay the next one is first player. With a random river you begin right there.

    At the end of each round the outgoing first player draws three tiles and lays them as a new row. Tiles may be turned as you like; this matters for waterfalls, bears and currents.
rules-laying-figure = Two rows. The middle column is half a hexagon higher, so nothing lies exactly beside anything.
rules-turns = A turn
rules-turns-text =
    You have five points and must spend them while any of your tokens can move. Points that cannot be spent are lost.

    Tokens go upstream only: straight up, or up to the left or right. A pair pays as much as a single. You may take back moves within your turn.
rules-swimming = Swimming
rules-swimming-text =
    To the next tile costs 1 point. Nobody swims across a waterfall, whichever of the two tiles it lies on, nor onto a full tile.

    A tile holds as many tokens as there are players, a rock one less. The dots at its foot show how many.
rules-swimming-figure = The waterfall shuts the way to M1. The rock on L2 has room.
rules-jumping = Jumping
rules-jumping-text = A jump goes in a straight line over any number of tiles: 1 point for the jump and 1 for each tile, the landing tile included. Waterfalls and full tiles on the way do not matter, but the landing tile must have room.
rules-jumping-figure = Over one tile: 1 for the jump and 2 for the tiles.
rules-eagles = Eagles
rules-eagles-text = An eagle takes a salmon of the first token that swims onto its tile or lands there. Then it flies off, and the tile is water. A pair becomes a single; a single leaves the game.
rules-bears = Bears
rules-bears-text = A bear takes a salmon of every token that jumps from its tile, over it or onto it. Swimming is safe. The bear stays.
rules-bears-figure = From this bear's tile you can swim to M1. Straight up there is a waterfall: only a jump leads there, and the bear takes a salmon.
rules-herons = Herons
rules-herons-text = When your turn ends, each heron takes one salmon of one of your tokens on its tile, also of those that did not move. You choose which token. The heron stays.
rules-rounds = The river vanishes
rules-rounds-text =
    After each round the lowest row is taken away with all tokens on it: nothing after the first round, the whole sea after the second, then row after row, also when there is nothing left to lay.

    Then the new row is laid, and the next player is first.
rules-spawn = The spawn
rules-spawn-text =
    The last two tiles lie left and right of the spawn's first tile. It is entered there and nowhere else, and any number fit. A token that has arrived moves no more by points.

    From then on, at the end of every round all tokens in the spawn go on by one space, up to the fifth. The game ends at once when no token is left outside.
rules-spawn-figure = Spaces 1, 2 and 3; spaces 4 and 5 share a tile.
rules-points = Points
rules-points-text =
    1 for each salmon in the spawn, and for each token the eggs of its space: 1 to 5.

    Most points win. If tied, most salmon; then the tokens farther on, compared from the farthest; then the victory is shared. As an option the Spanish edition counts tokens before that.
rules-two = Two players
rules-two-text = Put away the rocks and one heron. The first player stays the same, has four points in the very first turn, and lays the first new row; after that you take turns. A full tie is won by the other player.
rules-whirlpools = Whirlpools
rules-whirlpools-text = As an option rocks are whirlpools, with room as any tile; two players then use all tiles. Whoever swims or lands there ends the whole turn (Polish edition), or is held for the rest of it while others may move (Spanish edition).
rules-whirlpools-figure = Herons still fish when such a turn ends.
rules-currents = Currents
rules-currents-text =
    As an option six currents join the tiles. Whoever comes to one is carried on for free to the tile that its arrow points at, and on, if that is a current too.

    If that tile is full or not there yet, the token waits and is carried when your next turn begins. Across a waterfall this costs a point, one of the next turn if none is left, and counts as a jump for a bear. An arrow may not point out of the river or downstream.
rules-currents-figure = From L1 a token is carried to M1 and on to M2.
rules-fastest = Fastest salmon, movement tokens
rules-fastest-text = As options: the game also ends when a token reaches the fifth space. And with movement tokens points are handed on at once, so that moves cannot be taken back.

lore-water = Nothing happens here.
lore-waterfall = Nobody swims across a waterfall, up or down: jump it.
lore-eagle = Takes a salmon of the first token that comes, then flies off.
lore-bear = Takes a salmon of whoever jumps from, over or onto it. Swimming is safe.
lore-heron = Takes a salmon of each player whose turn ends with a token here.
lore-rock = Room for one token less.
lore-whirlpool = { $whirlpools ->
    [spanish] A token that comes in is held for this turn.
   *[polish] A token that comes in ends your turn.
}
lore-current = Carries whoever comes in to the tile that its arrow shows, for free.
lore-sea = Where the salmon come from. It vanishes after round 2.
lore-spawn = Journey's end. After every round all tokens here go on by one space.
