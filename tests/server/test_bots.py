"""Bots at a table: levels to choose from, thinking that holds nobody up, and hints."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

import polana
from polana import State
from polana.bots import LEVELS
from polana.bots.search import Searcher, Weighed
from polana.engine.game import game_names
from polana.server.errors import Refused
from polana.server.live.bot_workers import WORKERS, BotWorkers, Ready
from polana.server.table import seat_messages
from polana.server.table.model import Table, _game
from tests.server.conftest import Person
from tests.server.sitting import Sitting


@pytest.fixture(autouse=True)
def uncompiled() -> None:
    """Tables share their games; none begins with the rules that another test has compiled."""
    _game.cache_clear()


@pytest.fixture
def bot_workers() -> Iterator[BotWorkers]:
    made = BotWorkers()
    yield made
    made.stop()


def test_all_levels_are_offered_for_every_game(ola: Person) -> None:
    for game in ola.get("/games"):
        assert game["bots"] == ["acorn", "sprout", "sapling", "oak", "forest"]


def test_a_level_plays_before_the_rules_are_compiled(ola: Person) -> None:
    """It looks one turn ahead for now, so that nobody waits."""
    table = ola.open("me", "bot:forest")
    with ola.live(table) as live:
        seats = live.table_when(lambda table: table["decision"] is not None)["seats"]
        assert (seats[1]["kind"], seats[1]["bot"]) == ("bot", "forest")
        refused = live.ask("hint", decision=live.table["decision"])
        assert refused["key"] == "hint_not_ready"
        assert live.ask("hint", decision=12345)["key"] == "stale"


def test_a_hint_is_answered(ola: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advice(_: BotWorkers, table: Table, seat: int, __: int) -> list[Weighed]:
        return [Weighed(action, 30, 0.12345) for action in table.state.legal(seat)]

    monkeypatch.setattr(BotWorkers, "hint", advice)
    table = ola.open("me", "bot:acorn")
    with ola.live(table) as live:
        decision = live.table_when(lambda table: table["decision"] is not None)["decision"]
        told = live.ask("hint", decision=decision)
        assert (told["type"], told["decision"]) == ("hint", decision)
        offered = [action["action"] for action in live.table["actions"]]
        assert [(each["action"], each["value"]) for each in told["actions"]] == [(each, 0.123) for each in offered]


@pytest.mark.parametrize("game", game_names())
def test_a_hint_tells_what_one_does_and_nothing_that_nobody_knows(game: str) -> None:
    """Each action is told as it then happens, apart from what comes from a deck."""
    sitting = Sitting("me", "local", game=game)
    for choice in range(30):
        table = sitting.table
        seat = table.state.acting[0]
        legal = table.state.legal(seat)
        action = legal[choice % len(legal)]
        [told] = seat_messages.advised(table, seat, [Weighed(action, 9, 0.5)])
        sitting.act(seat, choice % len(legal))
        if told["event"] is not None:
            real = next(event for event in table.state.concealed_for(seat).events() if event["seat"] == seat)
            shown = {key: told["event"][key] for key in ("kind", "seat", "points")}
            assert shown == {key: real[key] for key in shown}
            args = told["event"]["args"]
            assert args == {key: value if args[key] is not None else None for key, value in real["args"].items()}


@pytest.mark.parametrize("bot", ["search:1000", "plain:1s", "hal"])
def test_only_bots_with_a_name_sit_down(ola: Person, bot: str) -> None:
    new = {"game": "arboretum", "seats": 2, "options": {}, "chairs": ["me", f"bot:{bot}"], "name": "Ola"}
    assert ola.refused("/tables", new) == (422, "bot")


@pytest.mark.parametrize("level", list(LEVELS)[:-1])
def test_a_level_answers_with_a_legal_action(bot_workers: BotWorkers, level: str) -> None:
    sitting = Sitting("me", f"bot:{level}")
    table = sitting.table
    bot_workers.warm.add("arboretum")
    table.decisions[1] = 1
    bot = bot_workers.sit(table, 1, 1)
    assert isinstance(bot, Ready)
    while 1 not in table.state.acting:
        sitting.act()
    for _ in range(3):
        action = asyncio.run(bot_workers.choose(table, 1, 1, bot))
        legal = table.state.legal(1)
        assert action in legal
        sitting.act(1, legal.index(action))


def test_many_bots_share_the_time(bot_workers: BotWorkers) -> None:
    sitting = Sitting("bot:forest", "bot:forest")
    bot_workers.warm.add("arboretum")
    seat = sitting.table.state.acting[0]
    bots = [bot_workers.sit(sitting.table, seat, 1) for _ in range(5)]
    searchers = [bot.searcher for bot in bots if isinstance(bot, Ready)]
    for searcher in searchers:
        searcher.stop = lambda: True

    async def think() -> None:
        await asyncio.gather(*(bot_workers.choose(sitting.table, seat, 1, bot) for bot in bots))

    asyncio.run(think())
    assert [searcher.hurry for searcher in searchers] == [min(1, WORKERS / count) for count in range(1, 6)]
    assert bot_workers.busy == 0


def test_a_hint_names_three_actions_from_the_persons_own_knowledge(
    bot_workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polana.bots.ADVICE", "search:200")
    table = Sitting("me", "local").table
    seat = table.state.acting[0]
    seen: list[int] = []
    weigh = Searcher.weigh

    def watched(bot: Searcher, state: State, legal: list[int]) -> list[Weighed]:
        seen.append(state.record.viewer)
        return weigh(bot, state, legal)

    monkeypatch.setattr(Searcher, "weigh", watched)
    bot_workers.warm.add("arboretum")
    found = asyncio.run(bot_workers.hint(table, seat, 1))
    assert 1 <= len(found) <= 3
    assert {each.action for each in found} <= set(table.state.legal(seat))
    assert seen == [seat]


def test_no_hint_on_rules_that_are_not_compiled(bot_workers: BotWorkers) -> None:
    table = Sitting("me", "local", game="arboretum", starting_discards=True).table
    with pytest.raises(Refused, match="ready"):
        asyncio.run(bot_workers.hint(table, 0, 1))


def test_the_first_table_of_a_game_has_its_compiled_rules_fetched(bot_workers: BotWorkers) -> None:
    game = polana.load("arboretum")
    bot_workers.use_compiled(game)
    assert not bot_workers.fetched
    bot_workers.kept.add("arboretum")
    bot_workers.use_compiled(game)
    bot_workers.pool.shutdown(wait=True)
    assert bot_workers.warm == {"arboretum"}
    bot_workers.use_compiled(game)
    assert game.rules.compiled
