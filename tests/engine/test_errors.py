"""Errors: told in three languages, with the facts, and every one has its words."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import polana
from polana import BadOption, BadRecord, Concealed, IllegalAction, Play, PolanaError
from polana.engine.text import LANGUAGES, words_of

SOURCES = sorted(Path(str(polana.__file__)).parent.rglob("*.py"))


@cache
def raised_keys() -> frozenset[tuple[Path | None, str]]:
    """The keys of all errors that the sources make, with the folder of the game whose words tell them."""
    return frozenset((folder_of(file), key) for file in SOURCES for key in keys_in(file))


def folder_of(file: Path) -> Path | None:
    return file.parent if file.parent.parent.name == "games" else None


def keys_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        keys = [str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)]
        if name in ("BadRecord", "BadOption", "Concealed", "PolanaError") and keys:
            yield keys[0]
        if name == "bad" and keys:
            yield f"field_{keys[-1]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_words(language: str) -> None:
    assert len(raised_keys()) > 30
    assert {key for folder, key in raised_keys() if f"error-{key}" not in words_of(folder, language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_that_makes_no_sense_is_told_in_the_words_of_its_game(language: str) -> None:
    game = polana.load("upstream")
    position = game.new(seed=1).to_dict() | {"offer": "Q"}
    with pytest.raises(BadRecord) as caught:
        game.from_dict(position)
    assert caught.value.key == "field_tile"
    assert '"Q"' in caught.value.told(language) or "'Q'" in caught.value.told(language)


def test_an_error_is_told_in_three_languages() -> None:
    error = BadOption("seats", game="arboretum", seats="9", allowed="2, 3, 4")
    assert str(error) == error.told("en") == "arboretum is for 2, 3, 4 players, not 9."
    assert len({error.told(language) for language in LANGUAGES}) == 3
    assert all("arboretum" in error.told(language) and "9" in error.told(language) for language in LANGUAGES)


def test_an_illegal_action_tells_the_rule() -> None:
    state = polana.load("arboretum").new(seed=7)
    seat = state.acting[0]
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, state.game.parse("deck"))
    assert caught.value.reason == "drawn_enough"
    assert str(caught.value) == "You have drawn your two cards. Now plant one and discard one."
    assert len({caught.value.told(language) for language in LANGUAGES}) == 3


def test_all_errors_are_value_errors() -> None:
    assert issubclass(PolanaError, ValueError)
    assert all(issubclass(kind, PolanaError) for kind in (BadOption, BadRecord, Concealed, IllegalAction))


def test_a_missing_fact_or_message_is_noticed() -> None:
    with pytest.raises(LookupError):
        words_of(None, "en").say("seat")
    with pytest.raises(LookupError):
        words_of(None, "en").say("no-such-message")


# Play records


def good() -> str:
    return str(Play(polana.load("arboretum"), 7))


def test_a_good_record_is_read() -> None:
    assert Play.parse(good()).seed == 7
    assert Play.parse(good().replace("\n", "\r\n\r\n")).seed == 7


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("polana arboretum 1", "", 'line 2: "polana" is expected here'),
        ("polana arboretum 1", "polana arboretum", 'line 1: "polana" is expected here'),
        ("polana arboretum 1", "polana chess 1", 'There is no game called "chess"'),
        ("polana arboretum 1", "polana arboretum 9", "made with version 9 of the rules of arboretum"),
        ("seats 2", "seats two", "line 2, \"seats\": 'two' cannot be read"),
        ("seats 2", "seats 5", "arboretum is for 2, 3, 4 players, not 5"),
        ("seats 2\n", "", 'line 2: "seats" is expected here'),
        ("option species random", "option species XYZ", 'Option "species" takes'),
        ("option starting_discards no", "option starting_discards maybe", 'Option "starting_discards" takes'),
        ("option starting_discards no", "option colour red", 'no option "colour"'),
        ("seats 2", "seats 02", "line 2, \"seats\": '02' cannot be read"),
        ("seats 2", "seats ٢", "line 2, \"seats\": '٢' cannot be read"),
        ("seed int:7", "seed int:٧", "line 5, \"seed\": 'int:٧' cannot be read"),
        ("seed int:7", "seed int:007", "line 5, \"seed\": 'int:007' cannot be read"),
        ("seed int:7", "seed int:x", "line 5, \"seed\": 'int:x' cannot be read"),
        ("seed int:7", "seed bytes:0g", "line 5, \"seed\": 'bytes:0g' cannot be read"),
        ("seed int:7", "seed text:ff", "line 5, \"seed\": 'text:ff' cannot be read"),
        ("seed int:7", "seed str:", "line 5, \"seed\": 'str:' cannot be read"),
        ("seed int:7", "seed", 'line 5: "seed" is expected here'),
        ("state", "0 M4\nstate", 'line 6: "seat: action action ..." is expected'),
        ("state", "0:\nstate", 'line 6: "seat: action action ..." is expected'),
        ("state", "x: M4\nstate", 'line 6: "seat: action action ..." is expected'),
        ("state", "2: M4\nstate", "line 6: there is no seat 2"),
        ("state", "0000000001: M4\nstate", "line 6: there is no seat 0000000001"),
        ("state", "00: M4\nstate", "line 6: there is no seat 00"),
        ("state", "٠: M4\nstate", 'line 6: "seat: action action ..." is expected'),
        ("state", "0: M9\nstate", 'line 6: "M9" names no action of arboretum in this position'),
        ("state ", "state 0", "line 6: the game does not end as the record says"),
        ("state", "chick", 'line 6: "seat: action action ..." is expected'),
    ],
)
def test_a_bad_record_names_the_line(old: str, new: str, says: str) -> None:
    assert old in good()
    with pytest.raises((BadRecord, BadOption)) as caught:
        Play.parse(good().replace(old, new, 1))
    assert says in str(caught.value)


def test_an_illegal_action_in_a_record_names_line_word_and_rule() -> None:
    seat = polana.load("arboretum").new(7).acting[0]
    with pytest.raises(BadRecord) as caught:
        Play.parse(good().replace("state", f"{seat}: deck\nstate"))
    assert str(caught.value) == (
        'Play record, line 6, "deck": You have drawn your two cards. Now plant one and discard one.'
    )


def test_a_cell_in_a_record_lies_where_it_says() -> None:
    game = polana.load("arboretum")
    play, state = Play(game, 7), game.new(7)
    while state.acting == [0] or "1,0" not in [state.notation(1, action) for action in state.legal(1)]:
        seat = state.acting[0]
        play.actions.append((seat, state.legal(seat)[0]))
        state.play(*play.actions[-1])
    play.actions.append((1, state.parse(1, "-1,0")))
    with pytest.raises(BadRecord, match='"17,0" names no action of arboretum in this position'):
        Play.parse(str(play).replace(" -1,0", " 17,0"))


def test_a_record_ends_with_its_check() -> None:
    with pytest.raises(BadRecord, match='line 6: "state" is expected here'):
        Play.parse(good().partition("state")[0])
    with pytest.raises(BadRecord, match="line 7"):
        Play.parse(good() + "0: deck\n")


@pytest.mark.parametrize("text", ["", "\n\n", "   "])
def test_an_empty_record_is_told_so(text: str) -> None:
    with pytest.raises(BadRecord, match="it is empty"):
        Play.parse(text)
