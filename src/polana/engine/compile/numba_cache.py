"""How compiled kernels come back from disk: without setting up the compiler, which a later start may never need."""

from __future__ import annotations

from typing import Any

from numba.core import caching

_Cache: Any = caching.FunctionCache


class LazyCache(_Cache):  # type: ignore[misc]
    """Numba's cache of a kernel, which registers all that can be compiled only when it has found nothing."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(sig, target_context)
            if found is not None:
                return found
        target_context.refresh()
        return None
