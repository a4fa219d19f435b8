### The rules of Arboretum in our own words.

rules-contents = Contents
rules-lead = You lay out trees in rising paths. But a path scores only if your hand proves the better claim to its species. Every card wants to be in two places.

rules-setup = Setting up
rules-setup-text =
    Every species has eight cards, numbered 1 to 8. With two players six species are in play, with three eight, with four all ten.

    Everybody gets seven cards. The rest is the deck, face down. A random player begins.
rules-drawing = Drawing two cards
rules-drawing-text =
    A turn has three steps. First draw two cards, one after the other. Each comes from the top of the deck or from the top of any discard pile, your own included. You see the first card before you choose where to take the second.

    When the deck runs out on your first draw, the second card comes from a discard pile.
rules-planting = Planting a card
rules-planting-text =
    Then plant one card from your hand, face up, in your own arboretum. The first goes anywhere; every other one next to a tree of yours: above, below, left or right of it, never only corner to corner.

    Trees never move, and there is no limit to how far your arboretum grows.
rules-planting-figure = Each new tree touches an earlier one by a side.
rules-discarding = Discarding a card
rules-discarding-text =
    At last put one card from your hand face up on your own discard pile. It may be one that you have just drawn. You are back at seven cards, and the next player begins.

    Discard piles lie open. Everybody may look through them, but only the top card can be taken.
rules-end = The end of the game
rules-end-text = Whoever draws the last card of the deck finishes that turn, and the game is over. Nobody gets another turn. Then all hands are shown.
rules-right = The right to score
rules-right-text =
    Go species by species. Everybody adds up the numbers of that species in hand. The highest sum may score one path of the species; those who tie for the highest all may. If nobody holds the species, everybody may score it.

    An 8 counts 0 when another player holds the 1 of the same species in hand. If you hold both yourself, your 8 keeps its worth.

    The right without a path brings nothing, but the others get nothing either.
rules-right-keeps = 1 and 8 in one hand: 12.
rules-right-loses = Another hand holds the 1 of this species, so the 8 counts 0: the sum is 3.
rules-paths = Paths
rules-paths-text =
    A path is a line of at least two cards, each next to the one before, with numbers that rise from card to card. They may skip numbers and the path may bend.

    The first and the last card are of the species that scores; between them any species may stand. A card can serve paths of several species.
rules-paths-figure = A Jacaranda path of five cards that ends with an 8: 7 points.
rules-points = What a path is worth
rules-points-text = You score one path per species, the best you have. It is found for you.
rules-points-cards = Each card of the path
    .worth = 1
rules-points-same = Four cards or more, all of the scoring species: each card once more
    .worth = +1
rules-points-first = The path begins with a 1
    .worth = +1
rules-points-last = The path ends with an 8
    .worth = +2
rules-points-figure = Four Oaks from the 1: 4 cards, 4 more for one species, 1 for the 1: 9 points.
rules-winner = The winner
rules-winner-text = The most points win. If tied, the one with more different species in the arboretum. If still tied, the victory is shared. (Or plant a tree each, and see in five years whose is taller.)
