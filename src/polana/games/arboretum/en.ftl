title = Arboretum
blurb = Plant paths of trees, and hold back the cards that let you score them.

species-B = Blue Spruce
    .accusative = Blue Spruce
    .genitive = Blue Spruce
species-A = Cassia
    .accusative = Cassia
    .genitive = Cassia
species-C = Cherry Blossom
    .accusative = Cherry Blossom
    .genitive = Cherry Blossom
species-D = Dogwood
    .accusative = Dogwood
    .genitive = Dogwood
species-J = Jacaranda
    .accusative = Jacaranda
    .genitive = Jacaranda
species-M = Maple
    .accusative = Maple
    .genitive = Maple
species-O = Oak
    .accusative = Oak
    .genitive = Oak
species-R = Royal Poinciana
    .accusative = Royal Poinciana
    .genitive = Royal Poinciana
species-T = Tulip Poplar
    .accusative = Tulip Poplar
    .genitive = Tulip Poplar
species-W = Willow
    .accusative = Willow
    .genitive = Willow
card-unknown = a hidden card
    .accusative = a hidden card

hand = Hand
discards = Discards
paths = Best paths

phase-draw = draw a card
phase-plant = choose a card to plant
phase-place = choose where to plant it
phase-discard = discard a card
phase-over = the game is over

target-deck = Deck
target-pile = Discards of { $player }
target-card = { $card } in your hand
target-cell = Free spot { $x }, { $y }

action-deck = Draw from the deck
action-pile = Take { $cardacc } from the discards of { $player }
action-plant = Plant { $cardacc }
action-place = Plant it at { $x }, { $y }
action-discard = Discard { $cardacc }

event-draws = { $player } draws { $cardacc } from the deck.
event-takes = { $player } takes { $cardacc } from the discards of { $owner }.
event-picks = { $player } is about to plant { $cardacc }.
event-plants = { $player } plants { $cardacc }.
event-discards = { $player } discards { $cardacc }.
event-last = The deck is empty: this is the last turn.
event-scores = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a path of { $speciesgen }.
event-wins = { $player } wins.

reason-deck_empty = The deck is empty. Take the top card of a discard pile.
reason-no_such_pile = Nobody sits there, so there is no such discard pile.
reason-pile_empty = This discard pile is empty.
reason-draw_first = First draw two cards, from the deck or from the top of any discard pile.
reason-drawn_enough = You have drawn your two cards. Now plant one and discard one.
reason-place_first = You have chosen the card to plant. Now choose where it goes.
reason-planted_already = You plant one card a turn, and you have. Now discard one.
reason-plant_first = First plant a card, then discard one.
reason-not_in_hand = This card is not in your hand.
reason-choose_card_first = First choose the card that you want to plant.
reason-cell_taken = A tree stands here already; trees never move.
reason-not_adjacent = A new tree must stand next to one of yours, above, below, left or right of it.

account-right = { $sum } in hand: may score
account-no-right = { $sum } in hand against { $most }
account-beaten = the 8 counts 0, the 1 is in another hand
account-no-path = no path
account-cards = cards +{ $points }
account-alike = all of one species +{ $points }
account-first = from a 1 +1
account-last = up to an 8 +2

rules-goal = Everybody grows an arboretum of cards. At the end its paths bring points, but only to those who kept the right cards in hand. Most points win; of equals, whoever has more species planted.
    .title = The idea
rules-drawing = A turn begins with drawing two cards, one after the other: from the deck, or the top card of any discard pile, your own too. Look at the first before you choose the second.
    .title = Drawing
rules-planting = Then plant one card of your hand, open. The first one stands anywhere, every other next to one of yours: above, below, left or right. Trees never move.
    .title = Planting
rules-discarding = Then put one card of your hand open on your own discard pile. You have seven cards again, and the next player goes on.
    .title = Discarding
rules-end = The game ends with the turn in which the last card of the deck is drawn.
    .title = The end
rules-rights = For each species, add up its numbers in every hand. The highest sum may score a path of it, and so may all who tie. An 8 counts 0 when somebody else holds the 1. A species that nobody holds may be scored by everybody.
    .title = The right to score
rules-paths = A path goes from card to neighbouring card, its numbers rising. It begins and ends with the species it is scored for; between them anything goes. Each card brings 1 point, 2 when all are of that species and there are at least four. Beginning with a 1 brings 1 more, ending with an 8 brings 2 more. One path a species, the best.
    .title = Paths

option-species = Species in play
option-species-random = random
option-starting_discards = Open starting discards
    .about = As in the older edition: everybody but the first player begins with one open card in the discard pile.

## Positions that make no sense

error-field_cell = Position, "{ $field }": a cell is written as x,y.
error-field_apart = Position, "{ $field }": it does not hang together with the rest, which begins at 0,0.
error-field_chosen = Position, "{ $field }": a card of the hand stands here exactly while it is being placed.
error-field_not_in_play = Position, "{ $field }": { $value } is not in play.
error-field_drawn = Position, "{ $field }": with that many cards drawn, or no deck, nobody draws.
error-field_hand = Position, "{ $field }": too few cards to play on.
error-field_room = Position, "{ $field }": played on, more than { $most } cards could come together here.
