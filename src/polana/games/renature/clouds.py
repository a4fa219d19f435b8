"""Clouds: where they are kept, and what they pay for in a turn."""

from __future__ import annotations

from polana.engine.rule import rule
from polana.games.renature.codes import tell_gains, tell_joker, tell_takes
from polana.games.renature.state import (
    CLOUD_SPACES,
    JOKER_PRICE,
    SORTS,
    Renature,
    colour_on,
    grow,
    kind_on,
    land,
    sort_on,
    spaces,
    value,
)


@rule
def store_clouds(s: Renature) -> None:
    """Clouds fill the free spaces; what is left is spent or lost, one after the other."""
    player = s.player[s.turn]
    stored = min(s.surplus, CLOUD_SPACES - player.clouds)
    if stored > 0:
        player.clouds += stored
        s.surplus -= stored
        tell_gains(s, s.turn, clouds=stored, surplus=s.surplus)


# Cloud actions


@rule
def can_take_back(s: Renature, sort: int) -> bool:
    """Whether the clouds and a free space suffice for taking back a plant of a sort.

    A free space tells that such a plant stands in the valley: every plant has its space on some board.
    """
    player = s.player[s.turn]
    return sort >= 0 and value(sort) <= player.clouds and player.plants[sort] < spaces(s, sort)


@rule
def may_take_back(s: Renature) -> bool:
    for sort in range(SORTS):
        if can_take_back(s, sort):
            return True
    return False


@rule
def may_use_clouds(s: Renature) -> bool:
    """Whether there is a cloud action that can be paid."""
    return s.player[s.turn].clouds >= JOKER_PRICE or may_take_back(s)


@rule
def take_back(s: Renature, square: int) -> None:
    player = s.player[s.turn]
    sort = sort_on(s, square, s.turn)
    player.clouds -= value(sort)
    player.plants[sort] += 1
    grow(s, square, colour_on(s, square), kind_on(s, square), -1)
    tell_takes(s, s.turn, plant=sort, square=square, clouds=value(sort), area=land(s, square))


@rule
def change_joker(s: Renature, animal: int) -> None:
    s.player[s.turn].clouds -= JOKER_PRICE
    tell_joker(s, s.turn, animal=animal, before=s.joker)
    s.joker = animal
