"""The bot that searches: `polana.bots.tree` with a budget, memory and a way to choose.

A plan is written as text: `search:1000` (iterations for each choice), `search:1s` (seconds), `search` (as many as suit
the game), and what differs from the usual after further colons: `search:1000:depth=4:threads=2`. `plain:...` is the
textbook's search: no sense of the game, random playing out to the end, only victory counts.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from math import exp
from random import Random
from threading import Lock
from time import perf_counter
from types import MappingProxyType
from typing import Any

import numpy as np

from polana.bots.tree import CHANCES, Edge, Node, Search, think
from polana.engine.errors import BadOption
from polana.engine.game import Game
from polana.engine.record import dtype_of
from polana.engine.rng import Seed, derived
from polana.engine.state import State

ITERATIONS = 500  # when neither a plan nor a game says
MOST_THREADS = 16
MOST_NODES = 1 << 17  # of a tree: with its edges 6 MB for each thread of a thinking seat
KEPT = 64 << 20  # bytes of trees that all bots of a process keep for their next choice
SLICE = 0.02  # seconds between looks at the clock
OLDER_NAMES = {  # that plans were written with before
    "breadth": "widening",
    "soft": "temperature",
    "slip": "epsilon",
    "steady": "control_variate",
    "horizon": "depth",
}
WHOLE = 1 << 30  # a depth that no game reaches


@dataclass(frozen=True)
class Plan:
    """How to search; each number is explained in `tree.Search`."""

    iterations: int = ITERATIONS
    seconds: float = 0.0  # instead of iterations
    threads: int = 1
    explore: float = 0.5
    lean: float = 0.0
    widening: float = 0.4
    sensible: int = 1
    epsilon: float = 0.0  # of 1
    depth: int = 0
    winning: float = 0.5
    spread: float = 10.0  # points
    control_variate: int = 1
    reuse: int = 1  # 1: the tree is kept from choice to choice
    temperature: float = 0.0  # how easily a choice is taken that is worse by so much; 0: never

    @classmethod
    def read(cls, text: str, usual: Mapping[str, Any] = MappingProxyType({})) -> Plan:
        """A plan from its text, with what is usual for a game; nonsense is refused."""
        kind, *parts = text.split(":")
        known: dict[str, Any] = {field.name: type(field.default) for field in fields(cls)}
        plan = PLAIN if kind == "plain" else replace(cls(), **usual)
        try:
            for part in parts:
                name, equals, value = part.partition("=")
                name = OLDER_NAMES.get(name, name)
                if equals:
                    plan = replace(plan, **{name: known[name](value)})
                elif part.endswith("s"):
                    plan = replace(plan, seconds=float(part[:-1]))
                else:
                    plan = replace(plan, iterations=int(part))
        except (ValueError, KeyError) as problem:
            raise BadOption("plan", plan=text[:80]) from problem
        if kind not in ("search", "plain") or not plan.sound():
            raise BadOption("plan", plan=text[:80])
        return plan

    def sound(self) -> bool:
        numbers = [getattr(self, field.name) for field in fields(self)]
        least = all(0 <= number <= WHOLE for number in numbers)
        return least and self.iterations > 0 and self.spread > 0 and 0 < self.threads <= MOST_THREADS

    @property
    def nodes(self) -> int:
        """Room for so many nodes: what the iterations can need, as far as there is room."""
        wanted = MOST_NODES if self.seconds else 4 * self.iterations
        return int(min(MOST_NODES, 1 << max(8, wanted.bit_length())))


PLAIN = Plan(explore=0.7, widening=float(WHOLE), sensible=0, depth=WHOLE, winning=1.0, control_variate=0, reuse=0)


@dataclass(frozen=True)
class Weighed:
    """What a search found of an action."""

    action: int
    visits: int
    value: float  # from -1, a sure last place, to 1, a sure victory


class Tree:
    """The memory of one thread's search."""

    def __init__(self, game: Game, seat: int, plan: Plan, seed: Seed) -> None:
        header = game.header
        layout: Any = dtype_of(header.state)
        own = layout.fields[layout.names[layout.names.index("events") + 1]][1]  # what comes after the head
        self.size = game.size
        self.memory = game.blank(3)
        self.nodes = np.zeros(plan.nodes, dtype_of(Node))
        self.edges = np.zeros(plan.nodes, dtype_of(Edge))
        self.search = np.zeros(1, dtype_of(Search))
        for name in ("explore", "lean", "widening", "sensible", "depth", "winning", "control_variate"):
            self.search[name] = getattr(plan, name)
        self.search["epsilon"] = round(plan.epsilon * CHANCES)
        self.search["spread"] = plan.spread * 1000
        self.search["seat"] = seat
        self.search["start"], self.search["size"] = own // 8, game.size // 8
        self._rules = game.header.compiled
        self._stream = game.stream(seed)
        self._actions, self._liking = (np.zeros(header.most_legal, np.int32) for _ in range(2))
        self._mark = np.zeros(header.actions, np.int32)

    @property
    def bytes(self) -> int:
        """What it takes of memory."""
        arrays = (self.memory, self.nodes, self.edges, self.search, self._actions, self._liking, self._mark)
        return sum(array.nbytes for array in arrays)

    def look(self, seen: State, keep: bool) -> None:
        """Turn to what is seen now; what is known of it stays if there is room for more."""
        search = self.search[0]
        self.memory[: self.size] = seen.memory
        if not keep or search["nodes"] * 2 > len(self.nodes) or search["edges"] * 2 > len(self.edges):
            self.nodes["key"] = 0
            search["nodes"] = search["edges"] = 0
        for name in ("worlds", "luck_mean", "luck_square", "value_mean", "product"):
            search[name] = 0
        search["root"] = -1

    def run(self, iterations: int) -> None:
        rules = self._rules
        rules.kernel(think)(
            rules.states(self.memory),
            self.memory.view(np.uint64),
            rules.streams(self._stream),
            self.nodes,
            self.edges,
            self.search,
            self._actions,
            self._liking,
            self._mark,
            iterations,
        )

    def found(self) -> dict[int, tuple[int, float]]:
        """Visits and the sum of values of each action that was tried at the root."""
        root = int(self.search[0]["root"])
        told = {}
        edge = int(self.nodes[root]["first"]) if root >= 0 else -1
        while edge >= 0:
            row = self.edges[edge]
            told[int(row["action"])] = (int(row["visits"]), float(row["total"]))
            edge = int(row["next"])
        return told


class Keeper:
    """Counts the trees that bots keep, and lets those that were used longest ago go when there are too many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._lock = Lock()
        self._users: dict[int, tuple[weakref.ref[Searcher], int]] = {}

    def use(self, user: Searcher, size: int) -> None:
        """Note that a bot's trees are used now."""
        with self._lock:
            self._users = {key: kept for key, kept in self._users.items() if kept[0]() not in (None, user)}
            self._users[id(user)] = weakref.ref(user), size
            while self.bytes > self.most and len(self._users) > 1:
                reference, _ = self._users.pop(next(iter(self._users)))
                if (oldest := reference()) is not None:
                    oldest.forget()

    @property
    def bytes(self) -> int:
        return sum(size for _, size in self._users.values())


KEEPER = Keeper(KEPT)


class Searcher:
    """Searches; on rules that are not compiled it cannot."""

    def __init__(self, game: Game, seat: int, seed: Seed, plan: Plan) -> None:
        self.plan = plan
        self.stop: Callable[[], bool] = lambda: False
        self.hurry = 1.0  # what there is of the time that the plan gives
        self._game = game
        self._seat = seat
        self._seed = seed
        self._random = Random(derived(seed, seat, 0))
        self._trees: list[Tree] = []
        self._choices = 0

    def choose(self, seen: State, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self._taken(self.weigh(seen, legal))

    def weigh(self, seen: State, legal: list[int]) -> list[Weighed]:
        """The legal actions, the best first; those that were never tried are left out."""
        trees = self._ready(seen)
        if len(trees) == 1:
            self._spend(trees[0], 1)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda tree: self._spend(tree, len(trees)), trees))
        sums: dict[int, tuple[int, float]] = {}
        for tree in trees:
            for action, (visits, total) in tree.found().items():
                before = sums.get(action, (0, 0.0))
                sums[action] = before[0] + visits, before[1] + total
        known = [
            Weighed(action, visits, total / visits)
            for action, (visits, total) in sums.items()
            if visits and action in set(legal)
        ]
        return sorted(known, key=lambda each: (-each.visits, -each.value, each.action))

    def forget(self) -> None:
        """Give the memory back."""
        self._trees = []

    def _ready(self, seen: State) -> list[Tree]:
        trees, plan = self._trees, self.plan
        if not trees:
            self._choices += 1
            trees = [
                Tree(self._game, self._seat, plan, derived(self._seed, self._seat, self._choices, i))
                for i in range(plan.threads)
            ]
        for tree in trees:
            tree.look(seen, bool(plan.reuse))
        KEEPER.use(self, sum(tree.bytes for tree in trees))
        self._trees = trees
        return trees

    def _spend(self, tree: Tree, threads: int) -> None:
        """Use up the budget."""
        plan = self.plan
        if not plan.seconds:
            tree.run(max(1, plan.iterations // threads))
            return
        start, slices = perf_counter(), 16
        while True:
            before = perf_counter()
            tree.run(slices)
            after = perf_counter()
            left = start + plan.seconds * self.hurry - after
            if left <= 0 or self.stop():
                return
            slices = max(1, min(slices * 4, int(slices * min(SLICE, left) / max(after - before, 1e-6))))
            if self._settled(tree, slices * left / SLICE):
                return

    def _settled(self, tree: Tree, left: float) -> bool:
        """Whether nothing that so many iterations can still find would change the choice."""
        if self.plan.temperature:
            return False
        visits = sorted((visits for visits, _ in tree.found().values()), reverse=True)
        return len(visits) == 1 or visits[0] - visits[1] > left

    def _taken(self, weighed: list[Weighed]) -> int:
        """The action that was tried most; with a temperature, maybe another that is not much worse."""
        if not self.plan.temperature:
            return weighed[0].action
        best = max(each.value for each in weighed)
        weights = [each.visits * exp((each.value - best) / self.plan.temperature) for each in weighed]
        return self._random.choices([each.action for each in weighed], weights)[0]
