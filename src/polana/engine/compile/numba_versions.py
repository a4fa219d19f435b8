"""The switch: rules are compiled with our own passes on a Numba that these were tried with, else the plain way.

The plain way uses Numba's public interface alone. Everything works, only slower: playouts lose about a third, and
nothing is kept on disk, so that each process compiles what it needs. Code that Numba keeps by itself is not safe here:
where a function calls itself with other types of arguments (a 32-bit number first, then a 64-bit one), the call goes
through a pointer that only the compiling process sets, and code that comes back from disk jumps to nowhere
(https://github.com/numba/numba/issues/6061). Arboretum's search for paths does this. With our passes it cannot: all
integers are widened, see `numba_tuned`.

To try another version: `make numba NUMBA=0.69.0`; if our passes give the same games there, add it to TRIED.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from importlib import metadata

TRIED = ("0.67", "0.68")  # versions, without the last number


def numba_version() -> str:
    return metadata.version("numba")


def why_plain() -> str | None:
    """Why rules are compiled the plain way, or None. POLANA_PLAIN_NUMBA decides: 1 for it, 0 against."""
    asked = os.environ.get("POLANA_PLAIN_NUMBA", "")
    if asked == "1":
        return "POLANA_PLAIN_NUMBA is set"
    if asked == "0" or numba_version().startswith(tuple(f"{tried}." for tried in TRIED)):
        return None
    return f"Numba {numba_version()} is none of those that Polana was tried with ({', '.join(TRIED)})"


@cache
def warn_plain(reason: str) -> None:
    """Say once in a process that it will be slow."""
    message = f"{reason}: rules are compiled the plain way; they run slower and are compiled anew at every start"
    warnings.warn(message, RuntimeWarning, stacklevel=2)
