"""What the hidden places of several games have in common."""

import random
from typing import Any


def in_order(hand: Any) -> None:
    """Hands are kept in ascending order."""
    cards = sorted((hand.items[i], hand.seen[i]) for i in range(hand.n))
    for i, (card, seen) in enumerate(cards):
        hand.items[i], hand.seen[i] = card, seen


def stir(rng: Any, generator: random.Random) -> None:
    """Another random stream: nobody at the table knows it."""
    for name in ("a", "b", "c", "count"):
        setattr(rng, name, generator.getrandbits(64))
