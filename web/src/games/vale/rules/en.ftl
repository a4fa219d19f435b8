### The rules of The Vale of Eternity in our own words.

rules-contents = Contents
rules-lead = Every round you hunt two creatures: one to sell for magic stones, perhaps, one to keep. Summoned into your pens, their powers begin to work together. Whoever has 60 points brings the hunt to its end.

rules-setup = Setting up
rules-setup-text =
    There are seventy creatures, no two alike, in five families: fire, water, earth and wind with fifteen each, and ten dragons. Shuffled, they are the draw pile. Discards lie open; when the pile is empty, they are shuffled into a new one.

    A random player is first and begins with 1 point, the next one with 2, then 3 and 4. Nobody has cards or stones. A round has three phases: hunting, actions, resolution.
rules-hunting = Hunting
rules-hunting-text =
    Two cards for each player are laid open, sorted by family. Beginning with the first player, everybody puts a marker on one of them. Then the second markers follow in the opposite order, so that the last player takes two in a row. A card with a marker is taken.
rules-actions = A turn of actions
rules-actions-text =
    From the first player on, everybody has one turn with as many actions as they like, in any order: sell, tame, summon, release.

    A turn cannot end while one of your markers still lies on a card: sell or tame it first.
rules-selling = Selling
rules-selling-text = A card with your marker goes to the discard pile and brings the stones of its family, whatever it costs. Cards in hand cannot be sold.
rules-taming = Taming
rules-taming-text = A card with your marker goes to your hand. All have seen it, so it stays known while you hold it. A hand may grow without limit, and what you tame you may summon in the same turn.
rules-summoning = Summoning
rules-summoning-text =
    A card of your hand enters one of your pens. Everybody has as many pens as the number of the round; when yours are full, nothing can be summoned.

    Pay its cost in stones, then its instant effect happens at once. Every part of that effect must be possible, or the card may not be summoned.

    A turn that could go on for ever is stopped: whoever has summoned 500 creatures in one turn summons no more in it.
rules-paying = Paying
rules-paying-text =
    A red stone is worth 1, a blue one 3, a purple one 6. No change is given. No stone may be superfluous: without any one of them the rest would be too little. If there are several ways to pay, choose one.

    Discounts of your creatures add up, down to 0. Creatures that change what stones are worth count as well. Neither helps to summon the creature that has it.
rules-paying-figure = Three ways to pay a cost of 4; the last wastes 2.
rules-releasing = Releasing
rules-releasing-text = Pay stones worth at least the number of the round, and one of your creatures goes to the discard pile. You may do so again and again. Discounts do not apply.
rules-stones = How many stones
rules-stones-text = Four, or six with Hestia. First take all that an action or effect brings, then choose which stones to keep, old or new. The rest goes back before anything else happens.
rules-resolving = Resolution
rules-resolving-text =
    When all have had their turn, everybody carries out the active effects of their creatures, again from the first player on: each effect once, in the order you like, those of creatures summoned just now too.

    Effects are compulsory. One that is impossible when you choose it does nothing and is spent, so mind the order: Odin, then Griffon is not Griffon, then Odin.
rules-effects = Effects
rules-effects-text =
    If the first part of an effect cannot be done, the rest does not happen. What is written on a card beats these rules.

    While an instant effect works, its creature is in the pen and no longer in your hand. A cost that an effect speaks of is the printed one. To recover a creature is to take it back from the pen into the hand it came from.

    If a player is named who loses a creature, that player chooses which. You may name yourself. Points never fall below 0.
rules-kind-instant = Instant
    .text = once, when the creature is summoned
rules-kind-permanent = Permanent
    .text = as long as the creature is in the pen
rules-kind-active = Active
    .text = once in every resolution
rules-end = The end
rules-end-text =
    After resolution the round is over. If somebody has 60 points or more, or it was round 10, the game ends. Reaching 60 earlier in the round does not end it, and points can be lost again. Otherwise the next player in turn order becomes first.

    Most points win. If tied, the one with more creatures in pens; if still tied, the victory is shared.
rules-cards = All cards
rules-cards-text = Search by name or by what they do.

gallery-search = Search names and effects
gallery-family = Family
gallery-kind = Effect
gallery-cost = Cost
gallery-any = all
gallery-found = { $count ->
    [one] one card
   *[other] { $count } cards
}
