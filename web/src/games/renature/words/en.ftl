### The board's own words.

now-plant = Plant beside the domino
now-surplus = No space for more clouds
now-end = End turn or use clouds?
now-score = A wasteland closes: use clouds, or score it
ask-plant = Plant it here?
ask-box = Put this domino in the box? You plant nothing then.
ask-pass = Plant nothing this turn?
ask-joker = New joker: { $joker }. That costs 2 clouds. Agreed?
ask-again = Another turn for 3 clouds?
ask-grown = Take this plant back for its worth in clouds?

button-pass = Plant nothing
button-lose = Lose a cloud
button-score = Score
button-again = Another turn
button-end = End turn

ui-tab-cards = Valley
board-turn = Turn the domino (R)
board-box = Put it in the box
board-grown = Take back the plant on { $at }
board-square = Plant on { $at }
board-area = Wasteland { $area }: { $main } / { $second }
board-taken = token: { $name }
board-after = after this step
board-home = Back to mine
board-dominoes = Dominoes left
board-burden = Worth of plants left

why-start = For the place in the first round
why-scores = Wasteland { $area }, { $prize ->
    [main] main prize
   *[second] second prize
}
why-plants = Plants in wasteland { $area }
why-token = Token of wasteland { $area }
why-nothing = Nothing yet.

tip-pick = Choose a domino
tip-pick-more = The animal with the star is the joker: it goes with every other.
tip-place = Lay it on the stream
tip-place-more = Where it glows, it fits. Tap the domino, turn the wheel or press R to turn it; small dots show where it fits turned.
tip-plant = Plant beside it
tip-plant-more = Choose a plant and a square: 1 point, and 1 more for every plant there that is not higher.
tip-score = A wasteland closes
tip-score-more = The highest sum of plants gets the prize; equal sums cancel each other. Clouds can still change that.
tip-end = Clouds
tip-end-more = 2 change the joker, 1 to 4 take back a plant, 3 buy another turn. Each one that you keep is a point.
tip-wait = Meanwhile, look around
tip-wait-more = Point at a wasteland to see who would score there. “Valley” shows all of them.
