"""The spawn, the end of the game, points and ties."""

import pytest

from polana import State
from tests.games.upstream.drawn import do, drawn, may, refused, tokens, told

OTHERS = ["2L8", "2R8"]


@pytest.mark.parametrize(("cell", "way"), [("L10", "-NE"), ("R10", "-NW"), ("M9", "-N"), ("M8", "^N2")])
def test_the_spawn_is_entered_by_its_first_tile_and_there_a_token_stops(cell: str, way: str) -> None:
    state = do(drawn([f"2{cell} 2L6", *OTHERS], now=7), f"2{cell}{way}")
    assert told(state, "arrives") == [("arrives", 0, "M10", 2)]
    assert tokens(state) == ["2L6", "2=1"]
    assert all(text.startswith("2L6") for text in may(state))


def sentences_of(state: State, *kinds: str) -> list[str]:
    """What the last action did, in English."""
    words, header = state.game.header.say("en"), state.game.header
    return [
        words.say(f"event-{event['kind']}", player="Ola", **header.words.facts(words, event["args"]))
        for event in state.events()
        if event["kind"] in kinds
    ]


def test_who_brings_the_last_token_home_does_not_hear_of_being_stuck() -> None:
    """All points are spent as far as that is possible; with nobody left in the river that is no misfortune."""
    state = do(drawn(["2M9 2=2", *OTHERS], now=7), "2M9-N")
    assert told(state) == [("swims", 0, 2, "M9", "M10", 1), ("arrives", 0, "M10", 2), ("stuck", 0, 4, 1)]
    assert sentences_of(state, "stuck") == ["Ola has no token left in the river; points not needed: 4."]


def test_who_lost_the_last_token_cannot_move() -> None:
    state = do(drawn(["1M7 2=1", *OTHERS], "M8:E", now=7), "1M7-N")
    assert told(state, "eagle", "stuck") == [("eagle", 0, "M8", 1, 0), ("stuck", 0, 4, 0)]
    assert sentences_of(state, "stuck") == ["Ola cannot move; points lost: 4."]


def test_who_still_had_a_token_in_the_river_could_not_move_even_if_it_is_swept_away_at_once() -> None:
    state = drawn(["2L9", "2R9", "2M9 2L5"], "L5:F3", now=7, turn=2, points=2)
    do(state, "2M9-N")
    assert told(state, "arrives", "stuck", "swept") == [
        ("arrives", 2, "M10", 2),
        ("stuck", 2, 1, 0),
        ("swept", 2, "L5", 1, 0, 2),
    ]


def test_nobody_jumps_past_the_first_tile_or_beside_it() -> None:
    state = drawn(["2M9 2L10 2R10", *OTHERS], now=7)
    assert refused(state, "2M9^N2") == refused(state, "2L10^NE2") == refused(state, "2R10^NW2") == "past_spawn"
    assert refused(state, "2L10-N") == "no_tile"


def test_any_number_of_tokens_fits_in_the_spawn() -> None:
    state = drawn(["2M9 2M9 2L8", "2=1 2=1 2L8", "2=1 2=1 2R8"], now=7)
    do(state, "2M9-N 2M9-N")
    assert tokens(state) == ["2L8", "2=1", "2=1"]


@pytest.mark.parametrize(("now", "before", "after"), [(7, 1, 2), (8, 2, 3), (9, 3, 4), (10, 4, 5), (11, 5, 5)])
def test_tokens_in_the_spawn_go_on_by_a_space_at_the_end_of_every_round(now: int, before: int, after: int) -> None:
    state = drawn([f"2={before}", "2R10", "2L10 1R10"], now=now, turn=2, points=1)
    do(state, "2L10-NE")
    assert tokens(state) == [f"2={after}"]
    assert tokens(state, 2) == ["1R10", "2=2"], "those that arrived in this round too"
    assert told(state, "advances") == [("advances", -1, 1 if before == 5 else 2)]


def test_nothing_goes_on_when_the_spawn_is_laid() -> None:
    state = drawn(["2L8", "2M8", "2R8"], now=6, offer="BF")
    do(state, "B@L0 F@R0")
    assert told(state, "spawn", "advances") == [("spawn", -1, 10)]


def test_rows_go_on_vanishing_when_the_stack_is_empty() -> None:
    state = do(drawn(["2L5 2L9", "2R9", "2=1 2M8"], now=7, turn=2, points=1), "2M8-N")
    assert told(state, "vanishes", "swept", "draws") == [("vanishes", -1, 5), ("swept", 0, "L5", 1, 0, 2)]
    assert told(state, "advances") == [("advances", -1, 1)]
    assert tokens(state, 2) == ["2M9", "2=2"]


def test_the_game_ends_at_once_when_no_token_is_left_outside() -> None:
    state = do(drawn(["2M9 2=3", "2=1", "1=5"], now=9), "2M9-N")
    assert state.over
    assert tokens(state) == ["2=1", "2=3"], "the running round is not completed"
    assert state.scores() == [8, 3, 6]
    assert state.places() == [0, 2, 1]
    assert told(state, "scores", "wins") == [
        ("scores", 0, "salmon"),
        ("scores", 0, "eggs"),
        ("scores", 1, "salmon"),
        ("scores", 1, "eggs"),
        ("scores", 2, "salmon"),
        ("scores", 2, "eggs"),
        ("wins", 0),
    ]


def test_the_last_removal_ends_the_game_before_the_spawn_moves_on() -> None:
    state = do(drawn(["2=2", "2L10 2R10", ""], now=12, turn=1, points=1), "2L10-NE")
    assert state.over
    assert told(state, "swept") == [("swept", 1, "R10", 1, 0, 2)]
    assert tokens(state) == ["2=2"]
    assert tokens(state, 1) == ["2=1"]


def test_a_bear_can_end_the_game() -> None:
    state = do(drawn(["1L10", "2=1", "2=1"], "L10:B1", now=9, points=2), "1L10^NE1")
    assert state.over
    assert tokens(state) == []
    assert state.places() == [2, 0, 0]


def test_tokens_on_the_way_count_nothing_yet() -> None:
    state = drawn(["2M9 1=4", "2=2", "1L9"], now=9)
    assert state.score_sheet() == [{"salmon": 1, "eggs": 4}, {"salmon": 2, "eggs": 2}, {"salmon": 0, "eggs": 0}]


# Points and ties


def finished(*players: str, **options: str) -> State:
    return drawn(players, now=9, phase="over", points=0, options=options)


def test_the_printed_example_of_scoring() -> None:
    yellow, red, green = "2=2 1=3 1=3", "2=4 2=3 1=1", "2=5 2=2 2=1"
    state = finished(yellow, red, green)
    assert state.scores() == [12, 13, 14]
    assert state.places() == [2, 1, 0]
    tied = finished(yellow, "2=5 2=3 1=1", green)
    assert tied.scores() == [12, 14, 14]
    assert tied.places() == [2, 1, 0], "more salmon win"


def test_of_equals_those_farther_on_win() -> None:
    assert finished("2=3 2=3", "2=5 2=1", "1=1").places() == [1, 0, 2]
    assert finished("2=5 2=1", "2=5 2=1", "1=1").places() == [0, 0, 2], "a shared win"


def test_the_spanish_edition_counts_tokens_first() -> None:
    players = ("2=5 1=4", "1=4 1=4 1=1", "1=1")
    assert finished(*players).scores() == [12, 12, 2]
    assert finished(*players).places() == [0, 1, 2]
    assert finished(*players, tie_break="spanish").places() == [1, 0, 2]


def test_two_players_who_tie_in_everything_the_second_wins() -> None:
    state = drawn(["2=5 2=1", "2=5 2=1"], now=7, phase="over", points=0)
    assert state.places() == [1, 0]
    assert drawn(["2=5 2=1", "2=4 2=2"], now=7, phase="over", points=0).places() == [0, 1]


def test_the_account_names_each_token() -> None:
    state = finished("2=2 1=3 1=3", "2=1", "")
    words = state.game.header.say("en")
    account = state.game.header.words.account
    assert account(state.record, words, 0, "salmon") == ["3 tokens: 1 + 1 + 2"]
    assert account(state.record, words, 0, "eggs") == ["3 tokens: 3 + 3 + 2"]
    assert account(state.record, words, 2, "eggs") == ["nothing in the spawn"]
