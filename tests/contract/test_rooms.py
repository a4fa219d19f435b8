"""Every game has the same rooms, and each rule of the contract lives in the same one everywhere."""

from importlib import import_module
from types import ModuleType

import pytest

from polana.engine.game import find_header, game_names
from polana.engine.rule import is_rule

ROOMS = {
    "state": (),
    "codes": (),
    "rules": ("setup", "apply"),
    "legal": ("legal", "why_not"),
    "scoring": ("score", "rank"),
    "hidden": ("conceal", "imagine", "observe"),
    "sense": ("judge", "prefer"),
    "view": ("view",),
    "notation": ("notation", "parse", "targets", "aim"),
    "position": ("position", "set_position"),
    "words": (),
}


def room(game: str, name: str) -> ModuleType:
    return import_module(f"polana.games.{game}.{name}")


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(("name", "functions"), ROOMS.items())
def test_what_a_room_is_for_lives_there(game: str, name: str, functions: tuple[str, ...]) -> None:
    module = room(game, name)
    for function in functions:
        assert getattr(module, function).__module__ == module.__name__, function


@pytest.mark.parametrize("game", game_names())
def test_compiled_rules_come_from_rooms_that_the_header_names(game: str) -> None:
    named = {module.__name__ for module in find_header(game).modules}
    folder = find_header(game).folder
    modules = [room(game, file.stem) for file in folder.glob("*.py") if file.stem not in ("__init__", "write_texts")]
    with_rules = {
        module.__name__
        for module in modules
        if any(is_rule(thing) and thing.__module__ == module.__name__ for thing in vars(module).values())
    }
    assert with_rules <= named
