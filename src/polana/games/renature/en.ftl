title = Renature
blurb = Lay dominoes of animals along the stream and plant the wasteland beside it.

animal-B = butterfly
animal-N = snail
animal-S = salamander
animal-F = frog
animal-T = turtle
animal-A = bat
animal-W = woodpecker
animal-Q = squirrel
animal-O = owl
animal-G = badger
domino-unknown = a domino

plant-1 = turf
    .accusative = turf
plant-2 = bush
    .accusative = a bush
plant-3 = pine
    .accusative = a pine
plant-4 = oak
    .accusative = an oak
plant-n1 = natural turf
    .accusative = natural turf
plant-n2 = natural bush
    .accusative = a natural bush
plant-n3 = natural pine
    .accusative = a natural pine
plant-n4 = natural oak
    .accusative = a natural oak

joker = Joker
hand = Hand
pool = Pool
points = Points
clouds = Clouds
plants = Plants
natural = natural
tokens = Reward tokens
open-squares = { $count ->
    [0] closed
    [one] { $count } square open
   *[other] { $count } squares open
}

phase-pick = choose a domino, or use clouds
phase-place = choose where to lay the domino, or put it in the box
phase-plant = plant beside the domino, or nothing
phase-surplus = no space for more clouds: use some, or lose this one
phase-score = a wasteland closes: use clouds before it is scored, or score it
phase-end = end your turn, or use clouds
phase-over = the game is over

target-domino = { $domino } in your hand
target-lay = From { $from } to { $to }
target-box = Box
target-plant = { $plant } on your board
target-square = Wasteland { $at }
target-grown = { $plant } on { $at }
target-joker = Make this the joker: { $animal }

action-pick = Choose { $domino }
action-place = Lay it from { $from } to { $to }
action-box = Put { $domino } in the box
action-plant = Plant { $plantacc } on { $at }
action-take = Take back { $plantacc } from { $at } for { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}
action-joker = Make this the joker: { $animal }
action-pass = Plant nothing
action-lose = Lose a cloud
action-score = Score
action-again = Another turn for 3 clouds
action-end = End the turn

event-picks = { $player } chooses { $domino }.
event-lays = { $player } lays { $domino }.
event-boxes = { $player } puts { $domino } in the box.
event-isolates = The stream square { $at } is isolated.
event-closes = { $isolated ->
    [yes] Wasteland { $area } ({ $size }) closes: its last open square is isolated.
   *[no] Wasteland { $area } ({ $size }) closes.
}
event-plants = { $player } plants { $plantacc } in wasteland { $area } and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-passes = { $player } plants nothing.
event-gains = { $player } takes { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}.
event-loses = { $player } loses a cloud.
event-joker = { $player } changes the joker: { $animal }.
event-takes = { $player } takes back { $plantacc } from wasteland { $area } for { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}.
event-scores = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $prize ->
    [main] main prize
   *[second] second prize
} of wasteland { $area }.
event-forfeits = Natural plants win the { $prize ->
    [main] main prize
   *[second] second prize
} of wasteland { $area }: it is lost.
event-nobody = Nobody gets a prize for wasteland { $area }.
event-claims = { $player } takes the reward token of wasteland { $area }.
event-peeks = { $back ->
    [hidden] { $player } looks at the back of the token.
   *[other] { $player } looks at the back of the token of wasteland { $area }: { $back }.
}
event-draws = { $player } draws { $domino }.
event-again = { $player } pays 3 clouds for another turn.
event-clouds = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for clouds.
event-unplanted = Plants left over cost { $player } { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
event-tokens = { $player } turns over { $tokens ->
    [one] { $tokens } reward token
   *[other] { $tokens } reward tokens
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-wins = { $player } wins.

reason-pick_first = First choose a domino of your hand.
reason-picked_already = You have chosen a domino. Lay it, or put it in the box; clouds can be used before that and after.
reason-laid_already = You have played your domino of this turn.
reason-not_in_hand = This domino is not in your hand.
reason-outside = A domino must not stick out of the valley.
reason-not_stream = Dominoes lie on the stream only, both halves.
reason-covered = A domino lies here already.
reason-apart = A domino must cover a start square or lie beside another domino.
reason-animals_differ = Beside each half there may only be the same animal, or one of the two must be the joker.
reason-double = Both halves are the same, so it makes no difference which way round it lies. Lay it the other way round.
reason-lay_first = First lay a domino; then you may plant beside it.
reason-planted_already = You plant once a turn, right after laying a domino.
reason-no_such_plant = Your board has no such plant left.
reason-not_wasteland = Plants grow on wasteland only.
reason-not_beside = Plant on a square beside the domino that you have just laid.
reason-taken = A plant grows here already.
reason-no_plant_there = There is no plant to take back here.
reason-not_yours = You take back plants of your own colour and natural ones only.
reason-no_space = Your board has no free space for this plant.
reason-few_clouds = You do not have enough clouds for that.
reason-same_joker = This animal is the joker already.
reason-no_surplus = All your clouds have a space; none can be given up.
reason-nothing_closes = There is no wasteland to score now.
reason-no_domino_left = You have no domino left for another turn.
reason-not_yet = Your turn has not come that far. First play a domino and do what follows from it.

category-start = Start
category-planting = Planting
category-closed = Closed wastelands
category-open = Open wastelands
category-tokens = Reward tokens
category-clouds = Clouds
category-plants = Plants left over

account-start = player { $place } in order
account-planting = 1 for each plant, and 1 for each that was not higher
account-closed = prizes of closed wastelands
account-prize = { $area } { $prize ->
    [main] main
   *[second] second
} +{ $points }
account-token = { $area } ({ $size }): { $back }
account-clouds = clouds kept: { $count }
account-none = none

rules-goal = Dominoes with animals fill the stream, plants the wasteland beside it. Planting brings points, and so does having the tallest plants in a wasteland that closes. The most points win; of equals, whoever has more reward tokens.
    .title = The idea
rules-laying = Choose one of your three dominoes and lay it: both halves on empty stream squares, on a start square or beside another domino, and beside each half only the same animal. If you cannot, or do not want to, put a domino in the box instead.
    .title = Laying a domino
rules-joker = The joker goes with every animal, and every animal with it, on both sides. At the beginning it is the butterfly. Dominoes that lie stay where they are when the joker changes.
    .title = The joker
rules-planting = After laying you may plant one plant of your board, your own or a natural one, on an empty wasteland square beside that domino. The first plant of a wasteland takes its clouds. Your board has space for six; what does not fit must be used at once, or is lost.
    .title = Planting
rules-points = A new plant brings 1 point, and 1 for each plant of the same wasteland that is not higher. Turf is worth 1, a bush 2, a pine 3, an oak 4.
    .title = Points for planting
rules-closing = A wasteland is closed when every stream square beside it is covered or isolated, that is, without an empty stream square beside it. Who closes it takes its reward token. The number on the back counts at the end; only the owner knows it.
    .title = Closing a wasteland
rules-prizes = For a closed wasteland, add up the worth of the plants of each colour, natural ones included. Equal sums cancel each other. The highest sum that is left gets the main prize, the next the second prize; one colour alone gets both. What natural plants win is lost.
    .title = Prizes
rules-clouds = In your turn you may use clouds as often as you can pay. Change the joker: 2. Take back a plant of your colour or a natural one to a free space of your board: its worth. Another turn at the end of yours: 3.
    .title = Clouds
rules-end = When nobody has dominoes any more, wastelands that are still open are scored; nobody gets their tokens. Each cloud brings 1 point, each plant left on your board costs its worth, and the backs of the tokens count.
    .title = The end

option-valley = Valley
option-valley-printed = as in the box
option-valley-glade = the glade
option-all_natural = All natural plants
    .about = Two players begin with more natural plants: 3 turf, 2 bushes, 2 pines and 2 oaks each instead of 2, 2, 1 and 2.

## Positions that make no sense

error-field_chosen = Position, "{ $field }": a domino of the hand stands here exactly while it is being laid.
error-field_domino = Position, "{ $field }": { $value } is not a domino.
error-field_lying = Position, "{ $field }": { $value } is not a domino on two free squares of the stream, such as FO@b1c1.
error-field_hanging = Position, "{ $field }": every domino must hang together with one on a start square.
error-field_dominoes = Position, "{ $field }": the game has { $count } dominoes, here are { $value }, or not the right number is unused.
error-field_holding = Position, "{ $field }": a hand has three dominoes as long as the pool has any, one less between laying and drawing, and whose turn it is has one.
error-field_wasteland = Position, "{ $field }": a square of the wasteland is expected, such as c2, beside the domino if one was laid.
error-field_grown = Position, "{ $field }": a plant is written as seat/worth or n/worth, not { $value }.
error-field_plants = Position, "{ $field }": there are { $count } such plants on boards and in the valley, here are { $value }.
error-field_back = Position, "{ $field }": { $value } is not the back of a token that is left.
error-field_closer = Position, "{ $field }": { $value } is not a seat, or this wasteland is still open.
error-field_closed = Position, "{ $field }": the token of a closed wasteland lies before a player, except between laying and scoring.
