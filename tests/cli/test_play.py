"""Playing at the terminal: whole games, questions, undo, leaving and coming back.

Seed 1 with two seats: seat 0 begins, has drawn B4 A3 D6 D7 J6 M4 M8 O4 O7 and plants.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import polana
from polana.cli import saved
from polana.cli.saved import PERSON, Player
from polana.cli.session import Session
from polana.engine.play import Play
from polana.engine.text import LANGUAGES, words_of
from tests.cli.conftest import Terminal

ALWAYS_FIRST = ["1"] * 200
BEGIN = "play arboretum --seats 2 --bots random --seed 1"
CLI = Path(str(polana.__file__)).parent / "cli"


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(terminal: Terminal, data: Path, language: str) -> None:
    done = terminal(f"{BEGIN} --lang {language}", *ALWAYS_FIRST)
    assert done.exit_code == 0
    record, players = saved.read(only_file(data / "finished"))
    state = record.replay()
    assert state.over
    assert players is not None
    assert [player.kind for player in players] == [PERSON, "random"]
    winner = players[state.places().index(0)].name
    assert words_of(CLI, language).say("victory", names=winner) in done.stdout
    assert not list((data / "unfinished").iterdir())


def test_a_whole_game_on_a_real_terminal(data: Path) -> None:
    pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from polana.cli import app; app()", *BEGIN.split(), "--lang", "uk"]
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "120", "POLANA_DATA": str(data.parent)}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as playing:
        os.close(theirs)
        os.write(ours, b"1\n" * 200)
        shown = b""
        while chunk := read_some(ours):
            shown += chunk
        os.close(ours)
    assert playing.returncode == 0
    assert "перемагає!" in shown.decode()
    assert b"\x1b[" in shown
    assert saved.read(only_file(data / "finished"))[0].replay().over


def read_some(terminal: int) -> bytes:
    """What a program has written, nothing when it has ended."""
    try:
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""


def test_the_end_tells_where_points_come_from(terminal: Terminal, data: Path) -> None:
    done = terminal(BEGIN, *ALWAYS_FIRST)
    assert "may score" in done.stdout
    assert "in hand against" in done.stdout
    assert "step through this game with: polana replay" in done.stdout.lower().replace("\n", " ")


# What is shown


def test_the_table_shows_the_own_hand_and_hides_the_others(terminal: Terminal) -> None:
    shown = terminal(BEGIN).stdout
    assert "B4 A3 D6 D7 J6 M4 M8 O4 O7" in shown
    assert "?? ?? ?? ?? ?? ?? ??" in shown
    assert "Plant Blue Spruce 4" in shown


def test_what_all_share_stands_above_the_seats(terminal: Terminal) -> None:
    shown = terminal("play renature --seats 2 --bots random --seed 1 --lang en", "quit").stdout
    assert "Joker: " in shown
    assert shown.index("15  ~  ~") < shown.index("Player 1")


def test_news_since_the_last_move(terminal: Terminal) -> None:
    shown = terminal(BEGIN, "B4", "-A3").stdout
    assert "Player 1 plants Blue Spruce 4." in shown
    assert "Bot 2 draws a hidden card from the deck." in shown


# Moves and refusals


def test_moves_by_notation_in_small_letters_too(terminal: Terminal, data: Path) -> None:
    terminal(BEGIN, "b4", "-a3")
    record, _ = saved.read(only_file(data / "unfinished"))
    assert "0: B4 -A3\n" in str(record)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("deck", "You have drawn your two cards."),
        ("-B4", "First plant a card, then discard one."),
        ("C1", "This card is not in your hand."),
        ("1,0", "First choose the card that you want to plant."),
        ("77", '"77" is neither a move in this position nor a command'),
        ("²", '"²" is neither a move in this position nor a command'),
        ("17,0", '"17,0" is neither a move in this position'),
        ("01,0", '"01,0" is neither a move in this position'),
        ("sing a song", '"sing a song" is neither'),
    ],
)
def test_a_refused_move_names_the_rule_and_changes_nothing(
    terminal: Terminal, data: Path, typed: str, told: str
) -> None:
    assert told in terminal(BEGIN, typed).stdout
    record, _ = saved.read(only_file(data / "unfinished"))
    assert record.actions == []


def test_questions(terminal: Terminal) -> None:
    shown = terminal(BEGIN, "?", "? rules", "? deck", "? 1", "? Z9").stdout
    assert "Now: choose a card to plant." in shown
    assert "The right to score" in shown
    assert "deck is not allowed now. You have drawn your two cards." in shown
    assert "Rules: Drawing." in shown
    assert "1 is allowed now: Plant Blue Spruce 4." in shown
    assert '"Z9" is neither a move' in shown


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("pl", "pomoc"), ("uk", "допомога"), ("uk", "HELP")])
def test_help_answers_as_the_question_mark_does(terminal: Terminal, language: str, word: str) -> None:
    words = words_of(CLI, language)
    begin, end = f"{BEGIN} --lang {language}", words.say("kept", file="").strip()
    asked, _, _ = terminal(begin, "?", "? deck", "? rules").stdout.partition(end)
    helped, _, _ = terminal(begin, word, f"{word} deck", f"{word} rules").stdout.partition(end)
    assert helped == asked
    named = words.say("command-help")
    assert word.lower() in (named, "help")
    assert words.say("hint") in asked
    for sentence in (words.say("hint"), words.say("not-understood", text="x"), words.say("commands")):
        assert named in sentence


def test_commands_in_the_readers_language(terminal: Terminal) -> None:
    shown = terminal(f"{BEGIN} --lang pl", "? zasady", "punkty", "? deck", "koniec").stdout
    assert "Prawo do punktów" in shown
    assert "Razem" in shown
    assert "Masz już swoje dwie karty." in shown
    assert "Gra jest zachowana" in shown


def test_a_hint_names_moves_and_how_well_they_go(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polana.bots.ADVICE", "search:60")
    shown = terminal(BEGIN, "hint").stdout
    assert re.search(r"1\. .+ \d+ %", shown)
    assert "50 is even" in shown
    assert re.search(r"1\. .+ \d+ %", terminal(f"{BEGIN} --lang pl", "rada").stdout)


def test_score_by_category(terminal: Terminal) -> None:
    shown = terminal(BEGIN, "score").stdout
    assert "Maple" in shown
    assert "12 in hand: may score" in shown
    assert "As far as you can know now" in shown


# Undo


def test_undo_takes_back_the_own_last_move(terminal: Terminal, data: Path) -> None:
    terminal(BEGIN, "B4", "undo", "M8")
    record, _ = saved.read(only_file(data / "unfinished"))
    assert "0: M8\n" in str(record)


def test_undo_needs_something_to_take_back(terminal: Terminal) -> None:
    assert "That cannot be taken back" in terminal(BEGIN, "undo").stdout


def test_undo_does_not_cross_another_players_move(terminal: Terminal, data: Path) -> None:
    assert "That cannot be taken back" in terminal(BEGIN, "B4", "-A3", "undo").stdout


def test_undo_does_not_cross_a_card_that_was_seen(data: Path) -> None:
    play = Play(polana.load("arboretum", seats=2), 1)
    session = Session(play, [Player(PERSON, "A"), Player(PERSON, "B")], saved.new_file("arboretum"))
    for seat, move in ((0, "B4"), (0, "-A3")):
        session.act(seat, play.game.parse(move))
    assert not session.may_undo(1)
    session.act(1, play.game.parse("deck"))
    assert not session.may_undo(1)


def test_undo_gives_back_the_same_bytes(data: Path) -> None:
    play = Play(polana.load("arboretum", seats=2), 1)
    session = Session(play, [Player(PERSON, "A"), Player("random", "B")], saved.new_file("arboretum"))
    before = session.state.clone()
    session.act(0, play.game.parse("B4"))
    assert session.may_undo(0)
    session.undo()
    assert session.state == before


# Leaving and coming back


def test_quit_keeps_the_game(terminal: Terminal, data: Path) -> None:
    done = terminal(BEGIN, "B4", "quit")
    assert done.exit_code == 0
    assert "The game is kept" in done.stdout
    assert only_file(data / "unfinished").read_text(encoding="utf-8").startswith("table 1\nseat 0 person Player 1\n")


def test_ctrl_c_keeps_the_game(terminal: Terminal, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    done = terminal(BEGIN)
    assert done.exit_code == 0
    assert "The game is kept" in done.stdout
    assert only_file(data / "unfinished").exists()


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(terminal: Terminal, data: Path, bots: str) -> None:
    moves = ["1"] * 12
    terminal(f"play arboretum --seats 2 --bots {bots} --seed 1", *moves)
    whole = only_file(data / "unfinished")
    text = whole.read_bytes()
    whole.unlink()
    terminal(f"play arboretum --seats 2 --bots {bots} --seed 1", *moves[:5], "quit")
    terminal("play --resume", *moves[5:8], "quit")
    terminal("play arboretum --resume", *moves[8:])
    assert only_file(data / "unfinished").read_bytes() == text


def test_resume_a_named_file(terminal: Terminal, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.polana"
    terminal(BEGIN, "B4", f"save {copy}", "-A3")
    assert "0: B4\n" in copy.read_text(encoding="utf-8")
    done = terminal(f"play --resume {copy}", "-D6")
    assert done.exit_code == 0
    assert "0: B4 -D6\n" in copy.read_text(encoding="utf-8")


def test_a_finished_game_can_be_looked_at_again(terminal: Terminal, data: Path) -> None:
    terminal(BEGIN, *ALWAYS_FIRST)
    file = only_file(data / "finished")
    done = terminal(f"play --resume {file}")
    assert done.exit_code == 0
    assert "wins!" in done.stdout


def test_bots_alone_play_to_the_end(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "bots.polana"
    saved.write(file, Play(polana.load("arboretum", seats=2), 1), [Player("random", "A"), Player("random", "B")])
    done = terminal(f"play --resume {file}")
    assert done.exit_code == 0
    assert "wins!" in done.stdout


# Who sits where


def test_people_hand_the_keyboard_over(terminal: Terminal) -> None:
    shown = terminal("play arboretum --people 2 --seed 1 --name Olena --name Jan", "", "B4", "-A3", "").stdout
    assert "Hand the keyboard to Olena." in shown
    assert "Hand the keyboard to Jan." in shown


def test_seats_names_and_bots(terminal: Terminal, data: Path) -> None:
    terminal("play arboretum --seats 4 --people 2 --seat 3 --bots random,greedy --name Olena --seed 1", "quit")
    _, players = saved.read(only_file(data / "unfinished"))
    assert players == [
        Player(PERSON, "Player 1"),
        Player("random", "Bot 2"),
        Player("greedy", "Bot 3"),
        Player(PERSON, "Olena"),
    ]


def test_options_of_the_game(terminal: Terminal, data: Path) -> None:
    terminal("play arboretum --option species=BACDJM --option starting_discards=yes", "quit")
    record, _ = saved.read(only_file(data / "unfinished"))
    assert record.game.options == {"species": "BACDJM", "starting_discards": True}
    assert isinstance(record.seed, str)
    assert len(record.seed) == 32
