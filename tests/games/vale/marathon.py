"""A turn without an end: three players hoard all other cards, so that the fourth draws Genie again and again.

`python -m tests.games.vale.marathon` records it beside the games of the bots.
"""

from __future__ import annotations

from collections.abc import Callable

import polana
from polana import Play, State
from polana.games.vale.notation import parse_stones
from tests.contract.record_plays import folder_of

FILE = folder_of("vale") / "marathon.play"
SEED = "vale marathon"
RUNNER = 0
ENGINE = ("pegasus", "hippogriff", "horned-salamander", "odin", "undine-queen")  # Genie costs 1 then, and brings 11
WANTED = (*ENGINE, "genie", "dandelion-spirit", "hestia")


def marathon(seed: str = SEED) -> Play:
    """The whole game."""
    game = polana.load("vale", seats=4)
    play, state = Play(game, seed), game.new(seed)
    while not state.over:
        seat = state.acting[0]
        words = {state.notation(seat, action): action for action in state.legal(seat)}
        chosen = (runs if seat == RUNNER else hoards)(state, list(words))
        play.actions.append((seat, words[chosen]))
        state.play(*play.actions[-1])
    return play


def hoards(state: State, words: list[str]) -> str:
    """Tames everything, leaves to the runner what it wants, and summons nothing."""
    return next((word for word in words if word.startswith("hunt.") and word[5:] not in WANTED), tames(words))


def tames(words: list[str]) -> str:
    return next((word for word in words if word.startswith(("hunt.", "tame."))), words[-1])


def runs(state: State, words: list[str]) -> str:
    """Collects the engine; in the last round summons Genie, releases and draws it, as long as that goes."""
    view = state.view()
    me, last = view["players"][RUNNER], view["round"] == 10
    if view["phase"] in ("pay", "keep"):
        return max(words, key=worth_left(me["stones"], view["phase"] == "pay"))
    if view["phase"] == "hunt":
        return next((f"hunt.{card}" for card in WANTED if f"hunt.{card}" in words), words[-1])
    if view["phase"] != "turn":
        return words[0]
    for card in ENGINE:
        if f"tame.{card}" in words or f"summon.{card}" in words:
            return f"tame.{card}" if f"tame.{card}" in words else f"summon.{card}"
    sales = [word for word in words if word.startswith("sell.") and word[5:] not in WANTED]
    if sales and not last and sum(me["stones"]) < 2 and len(set(ENGINE) & set(me["pens"])) < len(ENGINE):
        return sales[-1]
    lap = ("summon.hestia", "summon.dandelion-spirit", "summon.genie", "release.genie") if last else ()
    return next((word for word in lap if word in words), tames(words))


def worth_left(held: list[int], paid: bool) -> Callable[[str], int]:
    """What a set of stones leaves to its owner."""

    def left(word: str) -> int:
        counts = parse_stones(word.partition(".")[2])
        assert counts is not None
        kept = [a - b for a, b in zip(held, counts, strict=True)] if paid else counts
        return sum(n * worth for n, worth in zip(kept, (1, 3, 6), strict=True))

    return left


if __name__ == "__main__":
    FILE.write_text(str(marathon()), encoding="utf-8")
