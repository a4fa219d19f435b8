"""The switch: rules are compiled with our own passes on a Numba that these were tried with, else the plain way.

The plain way uses Numba's public interface alone. Everything works, only slower: Arboretum's playouts lose a quarter,
and nothing is kept on disk, so that each process compiles what it needs. Numba's own cache is not safe for us. Where a
function calls itself with other types of arguments (a 32-bit number first, then 64-bit ones), the call goes through a
pointer that only the compiling process sets; code that comes back from disk jumps to nowhere
(https://github.com/numba/numba/issues/6061). Arboretum's search for paths is such a function. The tuned way widens all
integers, so that it calls itself directly, and refuses what is still called by such a pointer.

To try another version: `make numba NUMBA=0.69.0`; if the tuned way gives the same games there, add it to TRIED.
"""

from __future__ import annotations

import os
import warnings
from functools import cache

# With a release of each, all games were played the tuned way, cold and from the cache.
TRIED = ("0.63", "0.64", "0.65", "0.66", "0.67", "0.68")


def numba_version() -> str:
    from importlib import metadata

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
