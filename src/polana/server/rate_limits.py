"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict


class Buckets:
    """Rate limits: each name may spend `burst` at once and gets `rate` a second back. The least used are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, name: str, at: float | None = None) -> bool:
        """Whether one more is allowed."""
        at = time.monotonic() if at is None else at
        left, since = self._left.pop(name, (float(self.burst), at))
        left = min(float(self.burst), left + (at - since) * self.rate)
        allowed = left >= 1
        self._left[name] = (left - 1 if allowed else left, at)
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return allowed
