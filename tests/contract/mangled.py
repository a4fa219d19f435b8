"""Sound JSON and text made unsound, for feeding to readers."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

GARBAGE: list[Any] = [None, True, -1, 0, 1, 2, 255, 10**30, 1.5, "", "?", "x", "9,9", [], {}, ["B1"], {"0,0": "B1"}]
MASKS = ["", "/", "/0", "/1", "/2", "/7", "/255", "/300", "/-1", "/x"]
INSTEAD = ["", "0", " ", "\n", ":", "-", "é", "٣", "option x y\n", "deck", "\x00"]


@st.composite
def mangled(draw: st.DrawFn, sound: Any) -> Any:
    """A copy of some JSON with one to three places changed, dropped, doubled or exchanged."""
    copy = deepcopy(sound)
    for _ in range(draw(st.integers(1, 3))):
        holders = [holder for holder in _holders(copy) if holder]
        if not holders:
            break
        holder = draw(st.sampled_from(holders))
        key = draw(st.sampled_from(list(holder) if isinstance(holder, dict) else range(len(holder))))
        _change(draw, holder, key)
    return copy


def _change(draw: st.DrawFn, holder: Any, key: Any) -> None:
    how = draw(st.sampled_from(["replace", "drop", "double", "exchange", "nudge", "nudge"]))
    if how == "replace":
        holder[key] = deepcopy(draw(st.sampled_from(GARBAGE)))
    elif how == "drop":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.append(deepcopy(holder[key]))
    elif how == "double":
        holder[draw(st.sampled_from(["x", "0,1", "-1,-1", "99,0", "", "rng"]))] = deepcopy(holder[key])
    elif how == "exchange":
        other = draw(st.sampled_from(list(holder) if isinstance(holder, dict) else range(len(holder))))
        holder[key], holder[other] = holder[other], holder[key]
    elif type(holder[key]) is int:
        holder[key] += draw(st.sampled_from([-1, 1]))
    elif isinstance(holder[key], str):
        piece, _, _ = holder[key].partition("/")
        holder[key] = draw(st.sampled_from([piece, piece, "?"])) + draw(st.sampled_from(MASKS))


def _holders(value: Any) -> list[Any]:
    """All lists and objects in some JSON."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    own = [value] if isinstance(value, dict | list) else []
    return own + [holder for part in inner for holder in _holders(part)]


@st.composite
def mangled_text(draw: st.DrawFn, sound: str) -> str:
    """A text with a piece cut out, repeated or written over."""
    start = draw(st.integers(0, len(sound)))
    stop = draw(st.integers(start, min(len(sound), start + draw(st.sampled_from([0, 1, 3, 40, 10**4])))))
    instead = draw(st.sampled_from([*INSTEAD, sound[start:stop] * 2]))
    return sound[:start] + instead + sound[stop:]
