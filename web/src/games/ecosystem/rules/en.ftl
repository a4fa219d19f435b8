### The rules of Ecosystem in our own words.

rules-contents = Contents
rules-lead = Everybody picks a card, passes the rest on, and lays out a land of twenty. Each plant and animal wants its own company, and a land where nothing is missing is worth most.

rules-goal = Setting up
rules-goal-text =
    There are 130 cards in eleven kinds. Everybody gets eleven; the rest waits for the second stage.

    You play 20 turns, all at the same time, in two stages of ten.
rules-picking = Picking a card
rules-picking-text = All pick one card of their hand in secret. You may change your mind until the last one has picked. Then all cards are shown.
rules-placing = Placing it
rules-placing-text =
    Your first card lies anywhere, every other one next to a card of yours: above, below, left or right of it, never only corner to corner.

    The land may grow in any direction, up to five columns and four rows. Any kind may lie beside any other, and cards do not move.
rules-placing-figure = Cards are neighbours when they share an edge.
rules-rabbits = Rabbits
rules-rabbits-text = Right after placing a rabbit you may swap the places of any two of your cards, the rabbit too. It is your choice.
rules-passing = Passing on
rules-passing-text =
    When all have placed, everybody passes the rest of the hand: to the left in the first stage, to the right in the second.

    The tenth card is picked from two. The one that is left stays with you, ten new ones join it, and the second stage begins. After the twentieth card the last one goes back to the box.
rules-kinds = What each kind brings
rules-kinds-text = Beside means sharing an edge. A stream or a meadow is a group of such cards side by side.
rules-kinds-figure = The trout beside a stream card and a dragonfly: 4. The dragonfly at a stream of three: 3. The bee beside two meadow cards: 6.
rules-races = Wolves and streams
rules-races-text =
    These two are races. The most wolves bring 12 points, the second most 8, the third most 4. The longest stream brings 8 points, the second longest 5.

    Equals all get the points of their place and use up the places after it. Without a wolf or a stream there is nothing.
rules-gaps = Gaps
rules-gaps-text = A kind that brings you no points is a gap, whether you have such cards or not.
rules-gaps-few = Up to 2 gaps
    .worth = +12
rules-gaps-three = 3 gaps
    .worth = +7
rules-gaps-four = 4 gaps
    .worth = +3
rules-gaps-five = 5 gaps
    .worth = 0
rules-gaps-many = 6 gaps or more
    .worth = −5
rules-matt = Two players and Matt
rules-matt-text =
    At a table of two a third hand goes round: Matt's. Nobody looks at it. When both have picked, a random card of it is turned up on his pile.

    Matt has no land and gets no points. But his wolves count in the race, and all his stream cards make one stream.
rules-end = The end
rules-end-text = After twenty cards the game is over. The most points win; if tied, the fewest gaps; if still tied, the victory is shared.
