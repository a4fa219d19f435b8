"""Every text is there in English, Polish and Ukrainian, and says the same things."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import polana
from polana import Game
from polana.engine.contract import REASONS
from polana.engine.game import find_header, game_names
from polana.engine.options import Choice, Letters
from polana.engine.text import LANGUAGES
from tests.contract.cases import at_random, viewers, walk

PACKAGE = Path(str(polana.__file__)).parent
SETS = sorted({file.parent for file in PACKAGE.rglob("*.ftl")})


class Variables(Visitor):
    """Collects the names of the facts that a message is filled with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Each message and attribute of a catalogue with the facts it is filled with."""
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                if pattern is not None:
                    found = Variables()
                    found.visit(pattern)
                    yield name, found.names


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_catalogues_have_the_same_messages_and_facts(folder: Path) -> None:
    english = dict(messages(folder / "en.ftl"))
    assert english
    for language in LANGUAGES:
        listed = list(messages(folder / f"{language}.ftl"))
        assert len(dict(listed)) == len(listed), "a message is there twice"
        assert dict(listed) == english


def wanted(name: str) -> set[str]:
    """The messages that a game must have because of its header."""
    header = find_header(name)
    keys = {"title", "blurb"}
    keys |= {f"reason-{reason}" for reason in (*REASONS[1:], *header.reasons)}
    keys |= {f"event-{event}" for event in header.events}
    for option in header.options:
        keys.add(f"option-{option.name}")
        if isinstance(option, Choice):
            keys |= {f"option-{option.name}-{choice}" for choice in option.choices}
        if isinstance(option, Letters):
            keys.add(f"option-{option.name}-{option.default}")
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_has_all_its_words(name: str, language: str) -> None:
    words = find_header(name).say(language)
    assert {key for key in wanted(name) if key not in words} == set()


@pytest.mark.parametrize("name", game_names())
def test_every_reason_is_explained_in_a_section(name: str) -> None:
    header = find_header(name)
    assert set(header.reasons) <= set(header.sections)
    assert set(header.sections) <= {*REASONS, *header.reasons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_and_every_event_can_be_told(plain_game: Game, language: str) -> None:
    words = plain_game.header.say(language)
    catalogue = dict(messages(plain_game.header.folder / f"{language}.ftl"))
    state = plain_game.new(seed=1)
    for _ in walk(state, at_random(1)):
        for viewer in viewers(plain_game):
            seen = state.concealed_for(viewer)
            for event in seen.events():
                key = f"event-{event['kind']}"
                facts = plain_game.header.words.facts(words, event["args"])
                people = {name: "Ola" for name in ("player", "owner", "other") if name in catalogue[key]}
                assert words.say(key, points=event["points"], **facts, **people)
        if state.ply % 20 == 0:
            assert state.table(words)
