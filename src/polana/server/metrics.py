"""Figures for whoever watches the server, in Prometheus' text format."""

from __future__ import annotations

import resource
import sys
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
PREFIX = "polana"


@dataclass
class Metrics:
    started: float = field(default_factory=time.time)
    messages: Counter[str] = field(default_factory=Counter)  # received, by type
    refusals: Counter[str] = field(default_factory=Counter)  # by key
    requests: Counter[str] = field(default_factory=Counter)  # by status
    changes: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))  # seconds from message to answer
    change_seconds: float = 0.0

    def changed(self, seconds: float) -> None:
        """A message that changes a table was answered."""
        self.change_seconds += seconds
        self.changes[sum(seconds > bucket for bucket in BUCKETS)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = [f"{PREFIX}_started_seconds {self.started:.0f}", f"{PREFIX}_memory_bytes {memory()}"]
        lines.append(f"{PREFIX}_cpu_seconds {time.process_time():.3f}")
        lines += [f"{PREFIX}_{name} {value:g}" for name, value in gauges.items()]
        for name, label, counter in (
            ("messages", "type", self.messages),
            ("refusals", "key", self.refusals),
            ("requests", "status", self.requests),
        ):
            lines.append(f"# TYPE {PREFIX}_{name}_total counter")
            lines += [f'{PREFIX}_{name}_total{{{label}="{key}"}} {n}' for key, n in sorted(counter.items())]
        lines.append(f"# TYPE {PREFIX}_change_seconds histogram")
        total = 0
        for bucket, count in zip((*BUCKETS, "+Inf"), self.changes, strict=True):
            total += count
            lines.append(f'{PREFIX}_change_seconds_bucket{{le="{bucket}"}} {total}')
        lines.append(f"{PREFIX}_change_seconds_sum {self.change_seconds:.6f}")
        lines.append(f"{PREFIX}_change_seconds_count {total}")
        return "\n".join(lines) + "\n"


def memory() -> int:
    """Bytes of memory in use; where the system does not tell, the most that were."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
