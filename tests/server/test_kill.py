"""The server is killed under load and started again: every acknowledged move is there, every game goes on."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

from polana.server.load import LIMITS, Client, Pair, server

PAIRS = 4
KILLS = 3
ENVIRONMENT = LIMITS | {"POLANA_WARM": "0"}


async def play_until_killed(pair: Pair, acknowledged: dict[str, int], kill_at: list[int], kill: asyncio.Event) -> None:
    """Play as fast as answers come; count the moves that the server has acknowledged."""
    generator = random.Random(5)
    while not kill.is_set():
        acting = next((client for client in pair.people if client.table["decision"] is not None), None)
        if acting is None or acting.lost:
            return
        version = acting.table["version"]
        name = f"move-{version}"
        await acting.act(generator.choice(acting.table["actions"])["action"], name)
        if not await acting.answered(name):
            return
        acknowledged[pair.table] += 1
        kill_at[0] -= 1
        if kill_at[0] <= 0:
            kill.set()
        await asyncio.gather(*(seen_or_lost(client, version) for client in pair.people))


async def seen_or_lost(client: Client, version: int) -> None:
    await client.until(lambda: client.lost or client.table["version"] > version)


async def kill_and_count(folder: Path) -> tuple[int, int]:
    """How many moves were acknowledged over all rounds, and how many of them were lost."""
    generator = random.Random(11)
    async with server(folder, **ENVIRONMENT) as process:
        pairs = [Pair(process.port) for _ in range(PAIRS)]
        for pair in pairs:
            await pair.open()
        acknowledged = {pair.table: 0 for pair in pairs}
        lost = 0
        for _ in range(KILLS):
            for pair in pairs:
                await pair.connect()
            kill = asyncio.Event()
            kill_at = [generator.randrange(10, 60)]
            playing = [asyncio.create_task(play_until_killed(pair, acknowledged, kill_at, kill)) for pair in pairs]
            await kill.wait()
            process.end(signal.SIGKILL)
            await asyncio.gather(*playing, return_exceptions=True)
            for pair in pairs:
                await pair.close()
            await process.start()
            for pair in pairs:
                pair.renew()
                await pair.connect()
                kept = pair.people[0].table["version"] - 3  # created, joined, started
                lost += max(0, acknowledged[pair.table] - kept)
                acknowledged[pair.table] = kept
                assert pair.people[0].table["phase"] == "playing"
                await pair.close()
                pair.renew()
        return sum(acknowledged.values()), lost


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    moves, lost = asyncio.run(kill_and_count(tmp_path))
    assert moves >= 30
    assert lost == 0
