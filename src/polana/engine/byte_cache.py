"""Remembering what plain Python makes of a part of a record, so that equal parts are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

R = TypeVar("R")


def cached_by_bytes(
    key: Callable[[Any], bytes], most: int = 4096
) -> Callable[[Callable[[Any], R]], Callable[[Any], R]]:
    """Let a function of one part of a record keep its results by the bytes that `key` takes from the part.

    The results are shared: whoever gets one reads it and leaves it as it is. The oldest are forgotten.
    """

    def remembering(function: Callable[[Any], R]) -> Callable[[Any], R]:
        known: dict[bytes, R] = {}

        @wraps(function)
        def recall(part: Any) -> R:
            name = key(part)
            found = known.get(name)
            if found is None:
                found = known[name] = function(part)
                if len(known) > most:
                    known.pop(next(iter(known)), None)
            return found

        return recall

    return remembering
