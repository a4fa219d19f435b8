"""Two ways to run, and a cache of compiled code that cannot be stale."""

import os
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest

import polana
from polana.engine import kernels
from polana.engine.compile.backends import Compiled
from polana.engine.compile.kernel_cache import KEPT_DAYS, kernel_folder, prune
from polana.engine.folders import cache_root
from polana.engine.game import Header, find_header, game_names
from polana.engine.kernels import Numbers
from polana.engine.rule import is_kernel, kernel, rule


@rule
def halved(number: int) -> int:
    """Calls itself with the very same types once integers are widened."""
    return 0 if number < 2 else 1 + halved(number // 2)


@rule
def shifting(number: int) -> int:
    """Calls itself with another type: a truth first, then a number."""
    return number if number > 2 else shifting(number + 2)


@kernel
def halvings(numbers: Numbers) -> int:
    return halved(numbers[0]) + halved(64)


@kernel
def shiftings(numbers: Numbers) -> int:
    return shifting(numbers[0] > 0)


@pytest.fixture
def header(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Header:
    """A game whose folder is a copy, with a cache of its own."""
    monkeypatch.setenv("POLANA_CACHE", str(tmp_path / "cache"))
    found = find_header(game_names()[0])
    shutil.copytree(found.folder, tmp_path / "game")
    return replace(found, folder=tmp_path / "game")


def test_the_same_sources_have_the_same_folder(header: Header) -> None:
    assert kernel_folder(header) == kernel_folder(header)
    assert kernel_folder(header).parent == cache_root()


@pytest.mark.parametrize("name", ["rules.py", "cards.toml", "cards.txt"])
def test_another_source_or_card_table_has_another_folder(header: Header, name: str) -> None:
    before = kernel_folder(header)
    with (header.folder / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert kernel_folder(header) != before


def test_a_renamed_source_has_another_folder(header: Header) -> None:
    before = kernel_folder(header)
    (header.folder / "rules.py").rename(header.folder / "law.py")
    assert kernel_folder(header) != before


def test_words_are_not_compiled_in(header: Header) -> None:
    before = kernel_folder(header)
    (header.folder / "en.ftl").write_text("title = Other\n", encoding="utf-8")
    assert kernel_folder(header) == before


def test_folders_that_nobody_has_used_for_long_are_removed(header: Header) -> None:
    used = kernel_folder(header)
    old, recent = cache_root() / "old", cache_root() / "recent"
    for folder, days in ((old, KEPT_DAYS + 1), (recent, KEPT_DAYS - 1)):
        folder.mkdir()
        (folder / "code").write_bytes(b"")
        then = time.time() - days * 86400
        os.utime(folder, (then, then))
    assert kernel_folder(header) == used
    assert not old.exists()
    assert recent.exists()


def test_using_a_folder_keeps_it(header: Header) -> None:
    folder = kernel_folder(header)
    os.utime(folder, (0, 0))
    assert kernel_folder(header) == folder
    assert time.time() - folder.stat().st_mtime < 3600


def test_pruning_leaves_files_alone(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("kept", encoding="utf-8")
    os.utime(tmp_path / "note", (0, 0))
    prune(tmp_path, 10)
    assert (tmp_path / "note").exists()


def test_nothing_is_compiled_before_it_is_asked_for(header: Header) -> None:
    assert isinstance(header.compiled, Compiled)
    assert not cache_root().exists()


def test_only_kernels_are_called_from_python() -> None:
    rules = find_header(game_names()[0]).interpreted
    assert is_kernel(kernels.legal_of)
    assert not is_kernel(kernels.first_acting)
    assert rules.legal_of is rules.legal_of
    with pytest.raises(AttributeError, match="no kernel 'first_acting'"):
        _ = rules.first_acting


def test_a_game_without_a_rule_is_told_so() -> None:
    header = replace(find_header(game_names()[0]), modules=())
    with pytest.raises(LookupError, match="has no rule 'setup'"):
        _ = header.interpreted.begin


@pytest.mark.parametrize("compiled", [False, True])
def test_what_does_not_fit_is_caught_deep_inside_a_rule(compiled: bool) -> None:
    game = polana.load("arboretum", seats=2, starting_discards=True)
    state = (game.compile() if compiled else game).new(seed=1)
    state.record.garden[state.acting[0]].hand.n = 9
    with pytest.raises(IndexError):
        state.play(state.acting[0], game.parse("deck"))


def test_kernels_that_were_compiled_apart_share_no_names(tmp_path: Path) -> None:
    """Code that is loaded takes what has its name already for its own: what it shows is named after its sources."""
    rules = Compiled(polana.load("arboretum").header)
    vars(rules)["_folder"] = tmp_path / "sources" / "game"
    rules.kernel(kernels.judge_of)
    [compiled] = rules._bound[kernels.judge_of].overloads.values()
    functions = [each for each in compiled.library._final_module.functions if not each.is_declaration]
    shown = [each.name for each in functions if each.linkage.name != "internal"]
    assert shown
    assert all("7sources4game" in name for name in shown)


def test_a_rule_may_call_itself_with_the_same_types_only(header: Header) -> None:
    """Numba calls it by a pointer otherwise, which code that is loaded from the cache does not have."""
    numbers = Compiled(header).numbers(1)
    numbers[0] = 8
    assert Compiled(header).kernel(halvings)(numbers) == 3 + 6
    with pytest.raises(TypeError, match=r"calls itself with other types of arguments: .*shifting"):
        Compiled(header).kernel(shiftings)
