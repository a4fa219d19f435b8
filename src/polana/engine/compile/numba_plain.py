"""The plain way to compile rules: Numba's public interface and nothing else. Nothing is kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

HOW: dict[str, Any] = {"nogil": True, "boundscheck": True, "error_model": "numpy"}


class PlainNumba:
    def rule(self, function: Callable[..., Any]) -> Any:
        return numba.njit(**HOW)(function)

    def kernel(self, function: Callable[..., Any], inlined: bool) -> Any:
        return self.rule(function)

    def entry(self, dispatcher: Any, signature: tuple[Any, ...]) -> Any:
        return numba.njit(signature, **HOW)(dispatcher.py_func)
