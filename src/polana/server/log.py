"""What one viewer was shown of a game: an entry for each event, made from what that viewer could see at the time."""

from __future__ import annotations

import orjson

from polana.engine.contract import TRUTH
from polana.engine.state import State


class Log:
    """One viewer's log, kept as JSON; entries that others were shown in the same words are one object in memory."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.entries: list[bytes] = []
        self.ends: list[int] = []  # number of entries after the deal and after each action

    def follow(self, state: State, shared: dict[bytes, bytes]) -> None:
        """Add what the state's last action showed, if it is the next one."""
        if state.ply != len(self.ends):
            return
        seen = state if self.viewer == TRUTH else state.seen_by(self.viewer)
        for event in seen.events():
            entry = orjson.dumps({"n": len(self.entries), "move": state.ply, **event})
            self.entries.append(shared.setdefault(entry, entry))
        self.ends.append(len(self.entries))

    def until(self, move: int) -> list[bytes]:
        """The entries of the deal and of the first `move` actions."""
        return self.entries[: self.ends[move]]
