title = Ecosystem
blurb = Pick a card, pass the rest on, and lay out a land where everything finds its place.

kind-R = rabbit
    .accusative = a rabbit
    .plural = rabbits
kind-F = fox
    .accusative = a fox
    .plural = foxes
kind-G = dragonfly
    .accusative = a dragonfly
    .plural = dragonflies
kind-T = trout
    .accusative = a trout
    .plural = trout
kind-B = bear
    .accusative = a bear
    .plural = bears
kind-E = bee
    .accusative = a bee
    .plural = bees
kind-A = eagle
    .accusative = an eagle
    .plural = eagles
kind-D = deer
    .accusative = a deer
    .plural = deer
kind-W = wolf
    .accusative = a wolf
    .plural = wolves
kind-S = stream
    .accusative = a stream
    .plural = the stream
kind-M = meadow
    .accusative = a meadow
    .plural = meadows
card-unknown = a hidden card
    .accusative = a card
hand-unknown = hidden cards

gaps = Gaps
matt = Matt
pile = Pile
hand = Hand
picked = Picked
round = Stage { $stage }, card { $turn } of 20
pass-left = hands go to the left
pass-right = hands go to the right
races = Wolves { $wolves }   Longest stream { $stream }

phase-pick = pick a card
phase-place = choose where to place it
phase-swap = the rabbit may swap two cards: choose the first, or none
phase-second = choose the card to swap it with, or none
phase-wait = wait for the others
phase-over = the game is over

target-card = { $card } in your hand
target-cell = Spot { $x }, { $y }

action-pick = Pick { $cardacc }
action-place = Place { $cardacc } at { $x }, { $y }
action-lift = Take up the card at { $x }, { $y }: { $card }
action-swap = Swap it ({ $card }) with the card at { $x }, { $y }: { $second }
action-stay = Swap nothing

event-picks = { $player } picks { $cardacc }.
event-reveals = { $player } shows { $cardacc }.
event-matt = Matt turns up { $cardacc }.
event-places = { $player } places { $cardacc }.
event-lifts = { $player } takes up { $cardacc }.
event-swaps = { $player } swaps { $cardacc } and { $secondacc }.
event-stays = { $player } swaps nothing.
event-passes = { $direction ->
    [left] All hands go to the left.
   *[right] All hands go to the right.
}
event-deals = Stage { $stage }: { $amount } new cards for everybody.
event-receives = { $player } now holds: { $cards }.
event-throws = { $player } puts the last card back in the box: { $card }.
event-scores = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $kindplural }.
event-gaps = { $player } has { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
} in the ecosystem. Points for that: { $points }.
event-wins = { $player } wins.

reason-pick_first = First pick a card; it is placed when everybody has picked.
reason-picked_already = You have picked your card for this turn. Now place it.
reason-not_in_hand = There is no such card in your hand.
reason-place_first = First place the card that you have picked.
reason-placed_already = Your card lies in the land already. Now the rabbit may swap two cards.
reason-cell_taken = A card lies here already.
reason-too_wide = The land may be five columns wide, and it is.
reason-too_high = The land may be four rows high, and it is.
reason-not_adjacent = A new card must lie next to one of yours, above, below, left or right of it.
reason-no_card_there = There is no card here to swap.
reason-same_card = This is the card that you have taken up. Choose another, or swap nothing.

account-none = no such card
account-each = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $sum }
account-deer = rows { $rows }, columns { $columns }
account-sizes = cards: { $sizes }
account-wolves = wolves { $own } against { $others }
account-stream = length { $own } against { $others }
account-gaps = gaps: { $gaps }

rules-goal = Everybody lays out a land of 20 cards, five columns by four rows. Each kind of card scores in its own way, and having few gaps scores too. Most points win; of equals, whoever has fewer gaps.
    .title = The idea
rules-picking = All pick one card of their hand, secretly and at the same time. You may change your mind until the last one has picked; then all cards are shown.
    .title = Picking
rules-placing = The first card lies anywhere, every other next to one of yours: above, below, left or right. The land grows in any direction, up to five columns and four rows. Any card may lie beside any other, and cards do not move.
    .title = Placing
rules-rabbits = Right after placing a rabbit you may swap the places of any two of your cards, the rabbit too.
    .title = Rabbits
rules-passing = When all have placed, the rest of each hand goes to the neighbour: to the left in the first stage, to the right in the second. A stage is ten cards long. From hands of eleven one card is kept for the second stage, in which ten new ones join it, and the last one goes back to the box.
    .title = Passing on
rules-kinds = Rabbit: 1. Fox: 3, unless a wolf or a bear is beside it. Dragonfly: the length of every stream beside it. Trout: 2 for each stream card and dragonfly beside it. Bear: 2 for each bee and trout beside it. Bee: 3 for each meadow card beside it. Eagle: 2 for each trout and rabbit up to two steps away. Deer: 2 for each row and each column with a deer. Meadows of 1, 2, 3, 4, 5 or more cards: 0, 3, 6, 10, 15. Beside means sharing an edge.
    .title = Points for the kinds
rules-races = Wolves: most 12, second most 8, third most 4. Longest stream: 8, second longest 5. Equals all get the points of their place, and the places after it that they use up are not awarded. Without a wolf or a stream there is nothing.
    .title = Wolves and streams
rules-gaps = A kind that brings you no points is a gap, whether you have it or not. Up to 2 gaps: 12 points, 3 gaps: 7, 4 gaps: 3, 5 gaps: 0, more: 5 points lost.
    .title = Gaps
rules-matt = With two players Matt sits at the table too. His hand is passed like yours, but nobody looks at it: each turn a random card of it goes on his open pile. He only takes part in the race for wolves and streams; all his stream cards make one stream.
    .title = Matt
rules-end = The game ends when every land has its 20 cards.
    .title = The end

option-hands_of_ten = Hands of ten
    .about = As in the original edition: ten cards are dealt in each stage and all of them are placed; none is kept or thrown away.

## Positions that make no sense

error-field_hangs = Position, "{ $field }": the cards must hang together, with some of them in the first row and some in the first column.
error-field_picked = Position, "{ $field }": here stands a card of the hand that its owner has picked, and only who may know it writes it.
error-field_swaps = Position, "{ $field }": true only right after a rabbit was placed next to other cards.
error-field_lifted = Position, "{ $field }": the cell of a card is expected here, and only in the middle of a swap.
error-field_kept = Position, "{ $field }": here stands a card of this hand that was kept for the second stage and of whose kind none was played from it.
error-field_too_many = Position, "{ $field }": there are only { $most } cards { $card }, here are { $value }.
