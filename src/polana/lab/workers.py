"""Who plays the games of a contest: processes on this machine, or a Ray cluster; and the file that keeps them."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any

from polana.bots import kernels_of, plan_of
from polana.engine.folders import data_folder
from polana.lab.arena import Contest, Match, Outcome, play

AHEAD = 2  # games that wait for each worker
HERE = "local"  # an address: start Ray on this machine


def ray_available() -> bool:
    """Whether Ray is there."""
    from importlib.util import find_spec

    return find_spec("ray") is not None


class Ledger:
    """The games of a contest that were played, in a file: a line each, written at once."""

    def __init__(self, contest: Contest) -> None:
        game = contest.load()
        plans = [repr(plan_of(bot, game)) for bot in contest.bots]
        setup = asdict(contest) | {"games": 0, "version": game.header.version, "plans": plans}
        name = blake2b(json.dumps(setup, sort_keys=True).encode(), digest_size=8).hexdigest()
        self.file = data_folder() / "arena" / f"{contest.game}-{name}.jsonl"

    def read(self) -> list[Outcome]:
        """What was played; a line that was cut off is left out."""
        if not self.file.exists():
            return []
        found = []
        for line in self.file.read_text(encoding="utf-8").splitlines():
            try:
                row = json.loads(line)
            except json.JSONDecodeError:
                continue
            found.append(Outcome(**row | {"bots": tuple(row["bots"])}))
        return found

    def clear(self) -> None:
        self.file.unlink(missing_ok=True)

    def write(self, outcome: Outcome) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")


def contend(
    contest: Contest, ledger: Ledger, resume: bool = False, workers: int | None = None, ray: str | None = None
) -> Iterator[Outcome]:
    """Play a contest, or what is left of it, and give each game as it ends; with `resume`, first those of the file."""
    if not resume:
        ledger.clear()
    done = ledger.read()
    played = {outcome.match for outcome in done}
    wanted = list(contest.matches())
    yield from (outcome for outcome in done if outcome.match in set(wanted))
    left = [match for match in wanted if match not in played]
    if not left:
        return
    make_ready(contest)
    count = workers or os.cpu_count() or 1
    for outcome in by_ray(contest, left, ray) if ray else by_processes(contest, left, count):
        ledger.write(outcome)
        yield outcome


def make_ready(contest: Contest) -> None:
    """Compile into the cache what the bots need, once, before everybody asks for it."""
    game = contest.load()
    for bot in contest.bots:
        for kernel in kernels_of(bot):
            game.rules.kernel(kernel)


def by_processes(contest: Contest, matches: list[Match], workers: int) -> Iterator[Outcome]:
    """Processes on this machine; with one worker, this one."""
    if workers == 1:
        yield from (play(contest, match) for match in matches)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_undisturbed)
    waiting: set[Future[Outcome]] = set()
    try:
        for match in matches:
            waiting.add(pool.submit(play, contest, match))
            if len(waiting) >= workers * AHEAD:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _undisturbed() -> None:
    """Ctrl+C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def by_ray(contest: Contest, matches: list[Match], address: str) -> Iterator[Outcome]:
    """A Ray cluster; `local` starts one here, whose workers are this very Python, also under `uv run`."""
    if address == HERE:
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    import ray

    began = not ray.is_initialized()
    if began:
        ray.init(address=None if address == HERE else address, include_dashboard=False, log_to_driver=False)
    try:
        yield from _on_ray(ray, contest, matches)
    finally:
        if began:
            ray.shutdown()


def _on_ray(ray: Any, contest: Contest, matches: list[Match]) -> Iterator[Outcome]:
    remote = ray.remote(play)
    most = int(ray.cluster_resources().get("CPU", 1)) * AHEAD
    waiting: list[Any] = []
    for match in matches:
        waiting.append(remote.remote(contest, match))
        if len(waiting) >= most:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
