"""Bots at tables, and the rules made fast: both in worker threads, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from polana.bots import Bot, advise, plan_of, sit
from polana.bots.search import Searcher, Weighed
from polana.engine.compile.numba_versions import why_plain
from polana.engine.game import Game, find_header, game_names
from polana.engine.rng import derived
from polana.engine.state import State
from polana.lab.warming import Warming, load
from polana.server.errors import Refused
from polana.server.table.model import Table

WORKERS = 2  # bots that think at the same time; the others wait, and all think for a shorter time
PATIENCE = 10  # niceness of compiling: people's moves go before
logger = logging.getLogger(__name__)


class Ready:
    """A bot that searches once its rules are compiled; until then it looks one turn ahead, so that nobody waits."""

    def __init__(self, game: Game, seat: int, seed: str, searcher: Searcher) -> None:
        self.searcher = searcher
        self._game = game
        self._meanwhile = sit("greedy", game, seat, seed)

    def choose(self, seen: State, legal: list[int]) -> int:
        return (self.searcher if self._game.rules.compiled else self._meanwhile).choose(seen, legal)


@dataclass
class BotWorkers:
    """All bots of the server."""

    pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WORKERS + 1, thread_name_prefix="bot"))
    turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(WORKERS))
    busy: int = 0  # bots that think, or wait for their turn to
    kept: set[str] = field(default_factory=set)  # games whose compiled rules can be fetched
    fetched: set[str] = field(default_factory=set)  # games whose compiled rules are here, or on their way
    warm: set[str] = field(default_factory=set)  # games whose compiled rules are here
    warming: Warming | None = None
    stopped: bool = False

    async def choose(self, table: Table, seat: int, decision: int, bot: Bot) -> int:
        """A bot's answer to a decision, from what its seat may know."""
        self.use_compiled(table.game)
        seen = table.seen(seat)
        legal = seen.legal(seat)
        if isinstance(bot, Ready):
            bot.searcher.hurry = min(1.0, WORKERS / (self.busy + 1))
        chosen = await self._think(partial(_choose, bot, seen, legal, decision))
        assert isinstance(chosen, int)
        return chosen

    async def hint(self, table: Table, seat: int, decision: int) -> list[Weighed]:
        """What a search would do, from what the seat may know."""
        self.use_compiled(table.game)
        if not table.game.rules.compiled:
            raise Refused("hint_not_ready")
        seed = derived(table.secret, decision, 1)
        found = await self._think(partial(advise, table.seen(seat), seat, seed))
        assert isinstance(found, list)
        return found

    async def _think(self, work: Callable[[], object]) -> object:
        """Do something in a worker thread, when it is its turn."""
        self.busy += 1
        try:
            async with self.turns:
                return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.busy -= 1

    def sit(self, table: Table, seat: int, decision: int) -> Bot:
        """A bot for a seat; its chance comes from the table's secret and the decision, never from the deal."""
        name = table.chairs[seat].bot
        assert name is not None
        seed = derived(table.secret, decision)
        plan = plan_of(name, table.game)
        if plan is None:
            return sit(name, table.game, seat, seed)
        return Ready(table.game, seat, seed, Searcher(table.game, seat, seed, plan))

    def use_compiled(self, game: Game) -> None:
        """Let a game run on compiled rules once they are here; the first table of a game has them fetched."""
        if game.rules.compiled:
            return
        if game.name in self.warm:
            game.compile()
        elif game.name in self.kept - self.fetched:
            self.fetched.add(game.name)
            self.pool.submit(self._fetch, game.name)

    def _fetch(self, name: str) -> None:
        try:
            load(find_header(name))
        except Exception:
            logger.exception("compiled rules of %s cannot be loaded; they stay interpreted", name)
        else:
            self.warm.add(name)

    def warm_up(self) -> None:
        """Compile all rules in processes of their own, game after game; where nothing is kept, each is compiled here
        once its first table opens."""
        if why_plain():
            self.kept.update(game_names())
            return
        for name in game_names():
            if self.stopped:
                return
            try:
                self.warming = Warming(find_header(name), PATIENCE)
                for kernel in self.warming:
                    logger.debug("%s: %s is compiled", name, kernel)
            except Exception:
                if not self.stopped:
                    logger.exception("rules of %s cannot be compiled; they stay interpreted", name)
            else:
                self.kept.add(name)
                logger.info("rules of %s are compiled", name)

    async def start(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.pool, self.warm_up)

    def stop(self) -> None:
        self.stopped = True
        if self.warming:
            self.warming.stop()
        self.pool.shutdown(wait=False, cancel_futures=True)


def _choose(bot: Bot, seen: State, legal: list[int], decision: int) -> int:
    try:
        action = bot.choose(seen, legal)
        if action in legal:
            return action
        logger.error("a bot chose an illegal action: %s", seen.notation(seen.record.viewer, action))
    except Exception:
        logger.exception("a bot failed")
    return Random(decision).choice(legal)
