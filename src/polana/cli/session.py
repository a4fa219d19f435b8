"""A game in progress between people and bots: what was played, who is next, what each person has been told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from polana.bots import advise, kernels_of, plan_of, sit
from polana.bots.search import Weighed
from polana.cli import saved
from polana.cli.saved import PERSON, Player
from polana.engine.play import Play
from polana.engine.rng import derived
from polana.engine.state import State


class Session:
    """A table of people and bots. A bot's choice follows from the game's seed, the ply and what it sees, so a game
    that was left and resumed goes on as it would have."""

    def __init__(self, play: Play, players: Sequence[Player], file: Path) -> None:
        self.play = play
        self.players = list(players)
        self.file = file
        self.state = play.game.new(play.seed)
        self._told = [self._telling()]
        for seat, action in play.actions:
            self.state.play(seat, action)
            self._told.append(self._telling())

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    def concealed_for(self, seat: int) -> State:
        return self.state.concealed_for(seat)

    def _telling(self) -> dict[int, list[dict[str, Any]]]:
        """What the last action did, as each person may see it."""
        return {seat: self.state.concealed_for(seat).events() for seat in self.people}

    def news(self, seat: int) -> list[dict[str, Any]]:
        """What a person has seen happen since, and with, their own last action."""
        since = max((i + 1 for i, (who, _) in enumerate(self.play.actions) if who == seat), default=0)
        return [event for told in self._told[since:] for event in told[seat]]

    def next_bot(self) -> int | None:
        """A bot that may act now."""
        return next((seat for seat in self.state.acting if seat not in self.people), None)

    def bot_plays(self, seat: int) -> None:
        seed = derived(self.play.seed, self.state.ply)
        bot = sit(self.players[seat].kind, self.play.game, seat, seed)
        self.act(seat, bot.choose(self.state.concealed_for(seat), self.state.legal(seat)))

    def is_ready(self, bot: str) -> bool:
        """Whether a bot can think at once; a search needs compiled rules."""
        compiled = self.play.game.header.compiled
        return plan_of(bot) is None or all(compiled.has(kernel) for kernel in kernels_of(bot))

    def advice(self, seat: int) -> list[Weighed]:
        """The best actions for a person, from what that seat sees."""
        return advise(self.concealed_for(seat), seat, derived(self.play.seed, self.state.ply, 1))

    def act(self, seat: int, action: int) -> None:
        """Play an action; an illegal one raises and changes nothing."""
        self.state.play(seat, action)
        self.play.actions.append((seat, action))
        self._told.append(self._telling())

    def may_undo(self, seat: int) -> bool:
        """A seat may take back its own last action when nobody has acted since and nothing new was seen by it."""
        actions = self.play.actions
        return bool(actions) and actions[-1][0] == seat and self.state.record.secret_ply < self.state.ply

    def undo(self) -> None:
        """Take back the last action."""
        self.play.actions.pop()
        self._told.pop()
        self.state = self.play.replay()

    def save(self) -> None:
        """Keep the game; a finished one moves to the finished ones."""
        if not self.state.over:
            saved.write(self.file, self.play, self.players)
            return
        final = saved.finished_file(self.file)
        saved.write(final, self.play, self.players)
        if final != self.file:
            self.file.unlink(missing_ok=True)
            self.file = final
