"""Playing by keyboard: shows the table, reads a number, a notation or a command, and answers."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rich.status import Status
from rich.text import Text

from polana.bots import ADVICE, WORDS
from polana.cli import saved
from polana.cli.console import make_console
from polana.cli.language import say
from polana.cli.screen import LEAF, Screen
from polana.cli.sentences import Sentences, capital
from polana.cli.session import Session
from polana.engine.errors import BadRecord, PolanaError
from polana.engine.state import State
from polana.engine.text import words_of

COMMANDS = ("help", "hint", "undo", "score", "table", "save", "quit")


class Left(Exception):
    """The people have left the table."""


class Keyboard:
    """One terminal and the people before it."""

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.language = language
        self.console = make_console()
        self.sentences = Sentences(session.play.game.header, language, session.names)
        self.screen = Screen(self.console, self.sentences)
        self.seated: int | None = None  # who sits before the keyboard

    def run(self) -> None:
        """Play until the game is over or the people leave; the game is kept either way."""
        try:
            while not self.session.state.over:
                self._next()
            self._end()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            self.session.save()
            self.screen.lines([say("kept", file=str(self.session.file)), say("kept-resume")])

    def _next(self) -> None:
        """Let whoever is next act."""
        bot = self.session.next_bot()
        if bot is None:
            self._turn(self.session.state.acting[0])
            return
        with self._waiting(self.session.players[bot].kind, self.session.names[bot]):
            self.session.bot_plays(bot)

    def _ask(self, prompt: str) -> str:
        return " ".join(self.console.input(Text.assemble("\n", (prompt, f"bold {LEAF}"), " ")).split())

    def _wipe(self) -> None:
        """An empty screen, also above the fold: the next person must not see the last one's cards."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    # One person's choice

    def _turn(self, seat: int) -> None:
        """Ask a person until something has been played."""
        if len(self.session.people) > 1 and self.seated != seat:
            self._wipe()
            self._ask(say("hand-over", name=self.session.names[seat]))
        self.seated = seat
        self._show(seat)
        ply = self.session.state.ply
        while self.session.state.ply == ply:
            self._answer(seat, self._ask(f"{self.session.names[seat]}: {self.sentences.phase(self.session.state)} ▸"))
        self.session.save()

    def _show(self, seat: int) -> None:
        """The table as a person sees it, what happened, and what can be done."""
        self._wipe()
        seen = self.session.concealed_for(seat)
        self.screen.table(seen, seat)
        self.screen.news([self.sentences.event(event) for event in self.session.news(seat)])
        self.screen.moves(seen, seat, seen.legal(seat))
        self.screen.lines([say("hint")], "dim")

    def _answer(self, seat: int, typed: str) -> None:
        """Do what was typed: an action that is offered, a command, a question, or another action."""
        word, _, rest = typed.partition(" ")
        state = self.session.state
        offered = any(state.notation(seat, action) == typed for action in state.legal(seat))
        command = next((name for name in COMMANDS if word.lower() in (name, say(f"command-{name}"))), None)
        if offered:
            self._act(seat, typed)
        elif not typed or command == "table":
            self._show(seat)
        elif command == "help":
            self._explain(seat, rest)
        elif typed.startswith("?"):
            self._explain(seat, typed[1:].strip())
        elif command == "hint":
            self._advise(seat)
        elif command == "undo":
            self._undo(seat)
        elif command == "score":
            self.screen.sheet(self.session.concealed_for(seat), say("score-note"))
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            raise Left
        else:
            self._act(seat, typed)

    def _meant(self, seen: State, seat: int, typed: str) -> int | None:
        """The action that a number or a notation names, in capitals or small letters."""
        legal = seen.legal(seat)
        if typed.isdecimal() and typed.isascii() and 1 <= int(typed[:9]) <= len(legal):
            return legal[int(typed) - 1]
        for text in (typed, typed.upper(), typed.lower()):
            with suppress(BadRecord):
                return seen.parse(seat, text)
        return None

    def _act(self, seat: int, typed: str) -> None:
        action = self._meant(self.session.state, seat, typed)
        if action is None:
            self._refuse(say("not-understood", text=typed[:40]))
            return
        try:
            self.session.act(seat, action)
        except PolanaError as refused:
            self._refuse(refused.told(self.language))

    def _refuse(self, sentence: str) -> None:
        self.screen.lines([sentence], "red")

    def _undo(self, seat: int) -> None:
        if not self.session.may_undo(seat):
            self._refuse(say("no-undo"))
            return
        self.session.undo()
        self.session.save()
        self._show(seat)

    def _save(self, where: str) -> None:
        """Save, also under another name."""
        try:
            self.session.save()
            if where:
                saved.write(Path(where), self.session.play, self.session.players)
        except PolanaError as trouble:
            self._refuse(trouble.told(self.language))
        else:
            self.screen.lines([say("saved", file=where or str(self.session.file))])

    # Questions

    def _advise(self, seat: int) -> None:
        """The three best actions that a search finds, from what the person sees."""
        with self._waiting(ADVICE, words_of(WORDS, self.language).say("bot-forest")):
            found = self.session.advice(seat)
        seen = self.session.concealed_for(seat)
        for place, each in enumerate(found, 1):
            action, text = self.sentences.action(seen, seat, each.action), seen.notation(seat, each.action)
            percent = round(50 + 50 * each.value)
            self.screen.lines([say("advice", place=place, action=action, text=text, percent=percent)])
        self.screen.lines([say("advice-note")], "dim")

    def _waiting(self, bot: str, name: str) -> Status:
        """What is shown while a bot thinks, or its rules are compiled for the first time."""
        told = say("thinking", name=name) if self.session.is_ready(bot) else say("preparing")
        return self.console.status(Text(told, LEAF))

    def _explain(self, seat: int, about: str) -> None:
        """Where we are and which rules matter now; all rules; or why an action is refused."""
        if about in ("rules", say("command-rules")):
            self.screen.sections(self.sentences.rules())
        elif about:
            self._explain_action(seat, about)
        else:
            state = self.session.state
            self.screen.lines([say("now", phase=self.sentences.phase(state))], "bold")
            self.screen.sections(self.sentences.rules(state.view()["phase"]))
            self.console.print()
            self.screen.lines(say("commands").splitlines())

    def _explain_action(self, seat: int, text: str) -> None:
        seen = self.session.concealed_for(seat)
        action = self._meant(seen, seat, text)
        if action is None:
            self._refuse(say("not-understood", text=text[:40]))
            return
        reason = seen.why_not(seat, action)
        if reason is None:
            self.screen.lines([say("allowed", text=text, action=self.sentences.action(seen, seat, action))])
            return
        self._refuse(say("refused", text=text, why=self.sentences.refusal(reason)))
        if section := self.sentences.section(reason):
            self.screen.lines([say("see-rules", section=section)], "dim")

    # The end

    def _end(self) -> None:
        """The open table, where every point came from, the places."""
        state = self.session.state
        viewer = next(iter(self.session.people), None)
        self.session.save()
        self._wipe()
        self.screen.table(state, viewer)
        if viewer is not None:
            self.screen.news([self.sentences.event(event) for event in self.session.news(viewer)])
        self.screen.sheet(state, None)
        self.screen.ranking(state)
        self.screen.lines([capital(say("replay-hint", file=str(self.session.file)))], "dim")
