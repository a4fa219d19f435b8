"""Bots at tables, and the rules made fast: both in worker threads, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

from polana.bots import Bot, sit
from polana.engine.game import Game, find_header, game_names
from polana.engine.rng import derived
from polana.engine.state import State
from polana.lab.warming import Warming, load
from polana.server.table import Table

WORKERS = 2
PATIENCE = 10  # niceness of compiling: people's moves go before
logger = logging.getLogger(__name__)


@dataclass
class Thinkers:
    """All bots of the server."""

    pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WORKERS, thread_name_prefix="bot"))
    warm: set[str] = field(default_factory=set)  # games whose rules are compiled
    warming: Warming | None = None
    stopped: bool = False

    async def choose(self, table: Table, seat: int, decision: int, bot: Bot) -> int:
        """A bot's answer to a decision, from what its seat may know."""
        self.quicken(table.game)
        seen = table.seen(seat)
        legal = seen.legal(seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, _choose, bot, seen, legal, decision)

    def sit(self, table: Table, seat: int, decision: int) -> Bot:
        """A bot for a seat; its chance comes from the table's secret and the decision, never from the deal."""
        name = table.chairs[seat].bot
        assert name is not None
        return sit(name, table.game, seat, derived(table.secret, decision))

    def quicken(self, game: Game) -> None:
        """Let a game run on compiled rules once they are there."""
        if game.name in self.warm and not game.rules.compiled:
            game.compile()

    def warm_up(self) -> None:
        """Compile all rules in processes of their own, then load them, game after game."""
        for name in game_names():
            if self.stopped:
                return
            try:
                self.warming = Warming(find_header(name), PATIENCE)
                for kernel in self.warming:
                    logger.debug("%s: %s is compiled", name, kernel)
                load(find_header(name))
            except Exception:
                if not self.stopped:
                    logger.exception("rules of %s cannot be compiled; they stay interpreted", name)
            else:
                self.warm.add(name)
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
