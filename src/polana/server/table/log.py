"""What one viewer was shown of a game: an entry for each event, made from what that viewer could see at the time."""

from __future__ import annotations

import orjson

from polana.engine.state import State


class Log:
    """One viewer's log, kept as JSON; entries that others were shown in the same words are one object in memory."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []
        self.ends: list[int] = []  # number of entries after the deal and after each action

    def follow(self, seen: State, shared: dict[bytes, bytes]) -> None:
        """Add what the last action showed of a state as the viewer sees it, if it is the next one."""
        if seen.ply != len(self.ends):
            return
        for event in seen.events():
            entry = orjson.dumps({"n": len(self.entries), "move": seen.ply, **event})
            self.entries.append(shared.setdefault(entry, entry))
        self.ends.append(len(self.entries))

    def until(self, move: int) -> list[bytes]:
        """The entries of the deal and of the first `move` actions."""
        return self.entries[: self.ends[move]]
