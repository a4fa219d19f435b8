"""Whatever is typed wrongly: one clear line in the reader's language, exit code 2, nothing half-done."""

from pathlib import Path

import pytest

import polana
from polana.engine.play import Play
from polana.engine.text import LANGUAGES
from tests.cli.conftest import Terminal

GOOD = str(Play(polana.load("arboretum", seats=2), 1))
TABLE = f"table 1\nseat 0 person A\nseat 1 random B\n{GOOD}"

COMMANDS = {
    "fly": 'There is no command "fly".',
    "--lang de games": 'There is no language "de" here.',
    "games --lang": 'There is no language "" here.',
    "play": "Which game?",
    "play chess": 'There is no game called "chess".',
    "play arboretum --seats 5": "arboretum is for 2, 3, 4 players, not 5.",
    "play arboretum --seats many": "This cannot be the value of --seats.",
    "play arboretum --seat 2": "There is no seat 2; seats are 0 to 1.",
    "play arboretum --people 3": "3 people cannot play at 2 seats",
    "play arboretum --people 0": "0 people cannot play at 2 seats",
    "play arboretum --bots clever": 'There is no bot called "clever".',
    "play arboretum --bots random,random": "2 bots are named, but only 1 seats are for bots.",
    "play arboretum --option colour=red": 'arboretum has no option "colour".',
    "play arboretum --option species": '"species": an option is written as name=value.',
    "play arboretum --option species=BAC": 'Option "species" takes "random" or, with 2 players, 6 different letters',
    "play arboretum --option species=BBACDJ": 'Option "species" takes "random"',
    "play arboretum --option starting_discards=perhaps": 'Option "starting_discards" takes true or false',
    "play arboretum --wings": "There is no option --wings. See polana play --help.",
    "play arboretum again": "One game at a time",
    "play --resume": "No game was left unfinished.",
    "play --resume nowhere.polana": "There is no file nowhere.polana.",
    "replay": "FILE is missing. See polana replay --help.",
    "replay nowhere.polana": "There is no file nowhere.polana.",
    "replay .": ". cannot be read.",
    "simulate": "GAME is missing.",
    "simulate chess": 'There is no game called "chess".',
    "simulate arboretum --games 0": "0 games cannot be played: at least 1.",
    "simulate arboretum --games -3": "-3 games cannot be played: at least 1.",
    "simulate arboretum --bots random,random,random": "3 bots are named, but only 2 seats are for bots.",
    "simulate arboretum --plot scores.txt": "scores.txt: a plot ends in .png, .svg or .pdf.",
    "simulate arboretum --plot nowhere/scores.png": "nowhere/scores.png cannot be written.",
    "bench --game chess": 'There is no game called "chess".',
    "warm chess": 'There is no game called "chess".',
}

FILES = {
    "": "Play record: it is empty.",
    "nonsense\n": 'Play record, line 1: "polana" is expected here.',
    GOOD.replace("arboretum 1", "arboretum 99"): "This was made with version 99 of the rules of arboretum",
    GOOD.replace("arboretum 1", "chess 1"): 'There is no game called "chess".',
    GOOD.replace("seats 2", "seats 7"): "arboretum is for 2, 3, 4 players, not 7.",
    GOOD.replace("seats 2", "seats two"): "Play record, line 2, \"seats\": 'two' cannot be read.",
    GOOD.replace("seed int:1", "seed"): 'Play record, line 5: "seed" is expected here.',
    GOOD.replace("state", "0: X9\nstate"): 'Play record, line 6: "X9" names no action of arboretum in this position.',
    GOOD.replace("state", "0: C1\nstate"): 'Play record, line 6, "C1": This card is not in your hand.',
    GOOD.replace("state", "5: B4\nstate"): "Play record, line 6: there is no seat 5.",
    GOOD.replace("state ", "state 0"): "the game does not end as the record says",
    TABLE.replace("table 1", "table 9"): 'Line 1: "table 1" is expected, not "table 9".',
    TABLE.replace("seat 1 random", "seat 1"): 'Line 3: "seat 1 person ..." is expected here.',
    TABLE.replace("seat 1 random", "seat 7 random"): 'Line 3: "seat 1 person ..." is expected here.',
    TABLE.replace("random B", "clever B"): 'There is no bot called "clever".',
    TABLE.replace("seat 1 random B\n", ""): "The game has 2 seats, but players for 1 are named.",
    TABLE.replace("state", "0: C1\nstate"): 'Play record, line 9, "C1"',
    TABLE[:40]: "Play record",
}


@pytest.mark.parametrize(("line", "told"), COMMANDS.items(), ids=COMMANDS)
def test_commands(terminal: Terminal, data: Path, line: str, told: str) -> None:
    done = terminal(line)
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert told in done.stderr
    assert done.stdout == ""
    assert not data.exists()


@pytest.mark.parametrize(("text", "told"), FILES.items(), ids=FILES.values())
def test_files(terminal: Terminal, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "broken.polana"
    file.write_text(text, encoding="utf-8")
    for command in (f"replay {file} --at 0", f"play --resume {file}"):
        done = terminal(command)
        assert done.exit_code == 2
        assert done.stderr.count("\n") == 1
        assert told in done.stderr
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_is_not_text(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    done = terminal(f"replay {file}")
    assert (done.exit_code, "it is not text" in done.stderr) == (2, True)


def test_a_plain_record_has_no_players(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "plain.polana"
    file.write_text(GOOD, encoding="utf-8")
    assert "does not say who plays" in terminal(f"play --resume {file}").stderr


def test_positions_and_seats_that_are_not_there(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "plain.polana"
    file.write_text(GOOD, encoding="utf-8")
    assert "There is no position 4; this game has 0 to 0." in terminal(f"replay {file} --at 4").stderr
    assert "There is no seat 2" in terminal(f"replay {file} --seat 2").stderr


@pytest.mark.parametrize("seed", ["", " ", "two words", "x" * 201, "a\nb"])
def test_seeds_that_a_record_could_not_keep(terminal: Terminal, seed: str) -> None:
    from polana.cli.language import Complaint
    from polana.cli.setup import read_seed

    with pytest.raises(Complaint) as told:
        read_seed(seed)
    assert told.value.key == "seed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_speak_the_readers_language(terminal: Terminal, tmp_path: Path, language: str) -> None:
    said = {
        "en": "There is no option --wings. See polana play --help.",
        "pl": "Nie ma opcji --wings. Zobacz polana play --help.",
        "uk": "Немає параметра --wings. Див. polana play --help.",
    }
    assert said[language] in terminal(f"play --wings --lang {language}").stderr
    file = tmp_path / "illegal.polana"
    file.write_text(GOOD.replace("state", "0: C1\nstate"), encoding="utf-8")
    refused = {"en": "not in your hand", "pl": "nie ma w twojej ręce", "uk": "немає у вашій руці"}
    assert refused[language] in terminal(f"replay {file} --lang={language}").stderr


def test_a_folder_that_cannot_be_written(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("POLANA_DATA", str(tmp_path / "file"))
    done = terminal("play arboretum --seed 1", "quit")
    assert done.exit_code == 2
    assert "cannot be written." in done.stderr
