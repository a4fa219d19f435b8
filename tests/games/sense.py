"""What a game's sense says of a position, for the tests of every game."""

from __future__ import annotations

from polana import State
from polana.bots import sit

SEEDS = 3


def judged(state: State) -> list[int]:
    """What `judge` says of each seat."""
    rules = state.game.rules
    out = rules.numbers(state.seats)
    rules.judge_of(rules.states(state.memory), out)
    return list(out)


def liked(state: State, seat: int | None = None) -> dict[str, int]:
    """How much a sensible player likes each action, in notation; of the first seat that acts, if none is named."""
    rules, seat = state.game.rules, state.acting[0] if seat is None else seat
    legal = state.legal(seat)
    actions, out = (rules.numbers(state.game.header.most_legal) for _ in range(2))
    for i, action in enumerate(legal):
        actions[i] = action
    rules.prefer_of(rules.states(state.memory), seat, actions, len(legal), out)
    return {state.notation(seat, action): out[i] for i, action in enumerate(legal)}


def favourite(state: State, seat: int | None = None) -> str:
    """The action that a sensible player likes best."""
    liking = liked(state, seat)
    return max(liking, key=lambda action: liking[action])


def chosen(state: State, seat: int | None = None) -> set[str]:
    """What the bot `greedy` plays, with several seeds."""
    seat = state.acting[0] if seat is None else seat
    seen, legal = state.concealed_for(seat), state.legal(seat)
    bots = (sit("greedy", state.game, seat, seed) for seed in range(SEEDS))
    return {state.notation(seat, bot.choose(seen, legal)) for bot in bots}
