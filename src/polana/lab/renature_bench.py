"""What a turn of Renature asks first: where does each domino of the hand fit?"""

from __future__ import annotations

from polana.engine.kernels import Numbers
from polana.engine.record import RecordArray
from polana.engine.rule import kernel
from polana.games.renature.legal import legal_places
from polana.games.renature.state import Renature


@kernel
def fit_often(states: RecordArray[Renature], seat: int, out: Numbers, times: int) -> int:
    """How many placements a hand has in all, found again and again."""
    found = 0
    for _ in range(times):
        found = 0
        hand = states[0].player[seat].hand
        for i in range(hand.n):
            found += legal_places(states[0], hand.items[i], out) - 1
    return found
