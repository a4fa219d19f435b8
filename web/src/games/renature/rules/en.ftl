### The rules of Renature in our own words.

rules-contents = Contents
rules-lead = Animals come back along the stream, domino by domino, and plants grow on the wastelands beside it. The highest growth takes the reward. But whoever ties with another counts for nothing.

rules-setup = Setting up
rules-setup-text =
    The valley has 15 by 15 squares: a stream with four start squares at the top, and 18 wastelands. On each wasteland lies a reward token. Its large number, the main prize, is the size of the wasteland; the small one is the second prize. On four wastelands clouds wait.

    The 55 dominoes show every pair of ten animals once. Everybody gets 26 of them (with three players 18, with four 13) as a face-down pool of their own, and takes three in hand. The rest stays unseen.

    Everybody has plants of their own colour, some natural ones, and six clouds. The first player begins with 4 points, the next with 3, then 2 and 1. The joker is the butterfly.
rules-laying = Laying a domino
rules-laying-text =
    Your turn begins with a domino from your hand. Lay it on two free squares of the stream. It must cover a start square or lie next to another domino, side by side; corners do not count.

    Every half must match each half it touches: the same animal, or one of the two is the joker. One mismatch, and the domino does not fit there. The joker works on both sides, also for dominoes that lie already.

    If you cannot lay a domino, or do not want to, put one from your hand back into the box. Then you plant nothing.
rules-laying-figure = The joker is the butterfly: it may lie next to any animal. The owl needs an owl.
rules-planting = Planting
rules-planting-text =
    If you laid a domino, you may plant one plant on a free wasteland square right beside it: one of your own, or a natural one.

    It brings 1 point, and 1 more for each plant of any colour in the same wasteland that is not higher. What you plant is paid at once, whatever happens later.

    The first plant of a wasteland picks up its clouds. You have space for six. For what does not fit, use cloud actions at once to make room, or put it in the box.
rules-planting-figure = Turf, bush, pine and oak are worth 1, 2, 3 and 4. This pine brings 3 points: 1 for itself, 2 for the bush and the turf.
rules-closing = Closing a wasteland
rules-closing-text =
    A wasteland is closed when every stream square beside it is covered or isolated. A free square is isolated when no free stream square is next to it: no domino can come there any more. So a domino can close a wasteland that it does not touch.

    Whoever closes a wasteland takes its reward token, in any case. The number on its back, which only you know, counts at the end.
rules-scoring = Who gets the prizes
rules-scoring-text =
    In a closed wasteland add up the worth of the plants of each colour. Natural is a colour, too. Colours with equal sums cancel each other, as if they were not there.

    The highest sum that is left gets the main prize, the next one the second prize. If that is the natural colour, the prize is lost. If only one player's colour is left, it gets both.
rules-scoring-figure = Two colours with 3 cancel each other. The one with 2 is left alone and gets both prizes, 4 and 2.
rules-clouds = Clouds
rules-clouds-text =
    On your turn you may spend clouds, as often as you can pay, also between planting and the prizes:
rules-clouds-joker = Change the joker to another animal
    .worth = 2
rules-clouds-take = Take back a plant from the valley, your own or any natural one, if your board has a free space for it
    .worth = 1–4
rules-clouds-again = Take another turn, once this one is over
    .worth = 3
rules-end = The end of the game
rules-end-text =
    After laying and planting you draw a domino. The game ends when nobody has dominoes left; who has none is passed over.

    Then all wastelands that are still open bring their prizes; nobody gets their tokens. Every cloud you still have is 1 point. Every plant left on your board costs its worth. Your tokens are turned over and count what their backs say.

    Most points win. If tied, more reward tokens win. If still tied, the victory is shared.
