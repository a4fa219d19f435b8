"""Views, targets, notation and positions of Upstream."""

import pytest

import polana
from polana import BadRecord
from tests.contract.cases import at_random, walk
from tests.games.upstream.drawn import drawn, start

THREE = ["2L5", "2M5", "2R5"]


def test_a_tile_tells_its_edges_and_its_room() -> None:
    view = drawn(["2L5 1L5", "2M5", "2R5"], "M4:F1 R4:B5 L5:R").view()
    tiles = {tile["cell"]: tile for tile in view["tiles"]}
    assert tiles["M4"]["falls"] == [3, 4, 5]
    assert tiles["R4"]["falls"] == [1, 2]
    assert tiles["L5"] == {
        "cell": "L5",
        "row": 5,
        "column": 0,
        "kind": "rock",
        "rotation": 0,
        "falls": [],
        "arrow": None,
        "crowd": 2,
        "room": 0,
        "leaves": 4,
        "tokens": [
            {"key": "token:0:2L5", "seat": 0, "salmon": 2, "count": 1, "held": False},
            {"key": "token:0:1L5", "seat": 0, "salmon": 1, "count": 1, "held": False},
        ],
    }


def test_the_spawn_tells_where_its_spaces_lie() -> None:
    spawn = drawn(["2=1 1=5", "2M8", "2R8"], now=7, turn=1).view()["spawn"]
    assert [(space["eggs"], space["row"], space["column"]) for space in spawn["spaces"]] == [
        (1, 10, 1),
        (2, 11, 0),
        (3, 11, 1),
        (4, 11, 2),
        (5, 11, 2),
    ]
    assert [len(space["tokens"]) for space in spawn["spaces"]] == [1, 0, 0, 0, 1]


def test_a_click_that_is_refused_says_why() -> None:
    state = drawn(["2L5 2M3", "2M5", "2R5"], "M4:F0", points=1)
    aim = state.game.header.words.aim

    def why(*targets: str) -> str | None:
        action = aim(state.record, 0, list(targets))
        assert action is not None
        return state.why_not(0, action)

    assert why("token:0:2M3", "cell:M4") == "too_dear"
    assert why("token:0:2M3", "cell:M6") == "too_dear"
    assert why("token:1:2M5", "cell:M6") == "no_such_token"
    assert why("token:0:2L5", "cell:L5") == "crooked"
    assert why("token:0:2L5", "cell:L4") == "downstream"
    assert why("tile:bear", "cell:L7") == "nothing_to_lay"
    assert why("cell:R2") == "downstream"


def test_aiming_while_tiles_are_laid() -> None:
    state = drawn(THREE, offer="BFW", new="")
    aim = state.game.header.words.aim
    assert aim(state.record, 0, ["tile:bear", "cell:M7", "turn:4"]) == state.game.parse("B@M4")
    assert aim(state.record, 0, ["cell:M7"]) is None, "which tile?"
    old = aim(state.record, 0, ["tile:bear", "cell:M5"])
    assert old is not None
    assert state.why_not(0, old) == "lay_first"


@pytest.mark.parametrize(
    "text", ["2L4", "2L4-S", "3L4-N", "2L13-N", "2L04-N", "2L4^N5", "2L4^NE3", "B@L", "W@L0", "B@L6"]
)
def test_nonsense_is_no_action(text: str) -> None:
    with pytest.raises(BadRecord, match="is not an action of upstream"):
        polana.load("upstream").parse(text)


BAD = [
    ("river", {"L1": "W"}, "there are tiles on exactly these cells"),
    ("players", [{"tokens": ["2L9"]}, {"tokens": []}, {"tokens": []}], "not a token that can be here"),
    ("players", [{"tokens": ["2=1"]}, {"tokens": []}, {"tokens": []}], "not a token that can be here"),
    ("players", [{"tokens": ["2L5"] * 4}, {"tokens": []}, {"tokens": []}], "there is room for 3 tokens on L5"),
    ("players", [{"tokens": ["2M6"]}, {"tokens": []}, {"tokens": []}], "more than one thing to choose"),
    ("players", [{"tokens": []}, {"tokens": []}, {"tokens": []}], "the game is over exactly when"),
    ("points", 6, "an integer from 1 to 5"),
    ("taken", 1, '"taken"'),
    ("stack", "WW", '"stack"'),
    ("stack", "FFFFFFFFFFF", "there are only 4 tiles F"),
    ("offer", "B", '"offer"'),
    ("herons", ["L5"], "herons"),
]


@pytest.mark.parametrize(("field", "value", "complaint"), BAD)
def test_positions_that_cannot_be_are_refused_by_field(field: str, value: object, complaint: str) -> None:
    position = drawn(THREE, "L5:W").to_dict()
    with pytest.raises(BadRecord, match=complaint):
        polana.load("upstream", seats=3).from_dict(position | {field: value})


def test_the_table_as_text_shows_tiles_tokens_and_waterfalls() -> None:
    text = str(drawn(["2L5 1L5", "2M5", "2R5"], "M5:F0"))
    assert "L5" in text
    assert "0²0¹" in text
    assert "waterfall" in text
    assert "#########" in text
    assert "Row 1 vanishes after round 3" in text
    assert "First player: Seat 0" in text


def test_no_more_tiles_of_a_kind_than_there_are_at_any_time() -> None:
    for seed in range(5):
        state = polana.load("upstream", seats=4, currents="added").new(seed=seed)
        for _ in walk(state, at_random(seed)):
            assert state.game.from_dict(state.to_dict()) == state


def test_everybody_starts_from_the_same_sea() -> None:
    assert start(5).view()["players"][4] == {"river": 4, "spawn": 0, "salmon": 8, "lost": 0, "debt": 0, "done": False}
