"""On a Numba that our passes were not tried with, rules are compiled the plain way: same bytes, nothing on disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from polana.cli.warm import warm
from polana.engine.compile import numba_versions
from polana.engine.compile.backends import Compiled
from polana.engine.compile.numba_plain import PlainNumba
from polana.engine.compile.numba_tuned import TunedNumba
from polana.engine.compile.numba_versions import TRIED, why_plain
from polana.engine.folders import cache_root
from polana.engine.game import find_header, game_names
from polana.engine.kernels import Numbers
from polana.engine.rule import kernel, rule
from polana.lab.bench import machine
from polana.server.live.bot_workers import BotWorkers
from tests.engine.numba_trial import PLAIN, TUNED, start, told


@rule
def countdown(number: int) -> int:
    """Calls itself with a number of 64 bits, whatever it was given."""
    return 0 if number == 0 else 1 + countdown(number - 1)


@kernel
def count(numbers: Numbers) -> int:
    return countdown(numbers[0])


@pytest.fixture(autouse=True)
def an_empty_cache_and_no_warning_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("POLANA_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("POLANA_PLAIN_NUMBA", raising=False)
    numba_versions.warn_plain.cache_clear()
    yield
    numba_versions.warn_plain.cache_clear()


@pytest.fixture
def untried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_versions, "numba_version", lambda: "0.99.1")


def test_the_installed_version_is_tried() -> None:
    assert why_plain() is None
    assert isinstance(Compiled(find_header("arboretum"))._numba, TunedNumba)


@pytest.mark.parametrize("version", ["0.6.8", "0.680.1", "1.68.0", "0.99.0rc1"])
def test_other_versions_are_not(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_versions, "numba_version", lambda: version)
    assert f"Numba {version} is none" in (why_plain() or "")
    monkeypatch.setattr(numba_versions, "numba_version", lambda: f"{TRIED[-1]}.9")
    assert why_plain() is None


@pytest.mark.usefixtures("untried")
def test_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLANA_PLAIN_NUMBA", TUNED)
    assert why_plain() is None
    monkeypatch.setenv("POLANA_PLAIN_NUMBA", PLAIN)
    assert why_plain() == "POLANA_PLAIN_NUMBA is set"


@pytest.mark.usefixtures("untried")
def test_an_untried_version_says_once_that_it_is_slow_and_keeps_nothing() -> None:
    rules = Compiled(find_header("arboretum"))
    numbers = rules.numbers(1)
    numbers[0] = 5
    with pytest.warns(RuntimeWarning, match=r"Numba 0\.99\.1 is none .* run slower") as said:
        compiled = rules.kernel(count)
    assert len(said) == 1
    assert compiled(numbers) == 5
    assert isinstance(rules._numba, PlainNumba)
    assert isinstance(Compiled(find_header("ecosystem"))._numba, PlainNumba)
    assert not cache_root().exists()


@pytest.mark.usefixtures("untried")
def test_figures_tell_that_they_were_measured_the_plain_way() -> None:
    assert machine()["numba"].endswith(" (plain)")


@pytest.mark.usefixtures("untried")
def test_there_is_nothing_to_warm(capsys: pytest.CaptureFixture[str]) -> None:
    warm("arboretum")
    assert "nothing is kept on disk" in " ".join(capsys.readouterr().out.split())
    workers = BotWorkers()
    workers.warm_up()
    workers.stop()
    assert workers.kept == set(game_names())
    assert workers.warming is None
    assert not cache_root().exists()


@pytest.mark.parametrize("way", [TUNED, PLAIN])
def test_a_game_is_the_same_cold_and_from_a_second_process(way: str, tmp_path: Path) -> None:
    expected = told("arboretum", compiled=False)
    kept = []
    for _ in ("cold", "again"):
        done = start("arboretum", way, tmp_path)
        assert done.stdout.strip() == expected, done.stderr
        assert done.stderr.count("RuntimeWarning: POLANA_PLAIN_NUMBA is set") == (way == PLAIN)
        kept.append({file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nb*")})
    assert kept[0] == kept[1]
    assert bool(kept[0]) == (way == TUNED)
