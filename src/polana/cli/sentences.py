"""Sentences about a game for the people at the table: seats by their names, things by their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from polana.engine.game import Header
from polana.engine.state import State
from polana.engine.text import Words


class Named(Words):
    """A game's words in which seats go by their players' names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.language = words.language
        self._bundle = words._bundle
        self._names = names

    def say(self, key: str, **facts: Any) -> str:
        return self._names[facts["seat"]] if key == "seat" else super().say(key, **facts)


class Sentences:
    """What is said about one game, in one language."""

    def __init__(self, header: Header, language: str, names: Sequence[str]) -> None:
        self.header = header
        self.names = names
        self.words = Named(header.say(language), names)

    def _facts(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Named numbers ready for a sentence: seats become names, the rest is the game's."""
        facts = self.header.words.facts(self.words, args)
        for name, role in (("player", "player"), ("pile", "owner"), ("owner", "owner")):
            if name in args:
                facts[role] = self.names[args[name]]
        return facts

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as a sentence."""
        facts = {"player": self.names[event["seat"]]} | self._facts(event["args"])
        return capital(self.words.say(f"event-{event['kind']}", points=event["points"], **facts))

    def action(self, state: State, seat: int, action: int) -> str:
        """What an action would do, as a sentence."""
        key, args = self.header.words.choice(state.record, seat, action)
        return self.words.say(f"action-{key}", **self._facts(args))

    def phase(self, state: State) -> str:
        """What is to be done now."""
        return self.words.say(f"phase-{state.view()['phase']}")

    def rules(self, phase: str | None = None) -> list[tuple[str, str]]:
        """Sections of the rules as title and text: those that matter in a phase, or all."""
        wanted = [name for name, phases in self.header.words.RULES.items() if phase is None or phase in phases]
        return [(self.words.say(f"rules-{name}.title"), self.words.say(f"rules-{name}")) for name in wanted]

    def refusal(self, reason: str) -> str:
        return self.words.say(f"reason-{reason}")

    def section(self, reason: str) -> str | None:
        """The title of the rules' section that a reason belongs to."""
        name = self.header.sections.get(reason)
        return self.words.say(f"rules-{name}.title") if name in self.header.words.RULES else None

    def category(self, name: str) -> str:
        return self.header.words.category(self.words, name)

    def account(self, state: State, seat: int, category: str) -> str:
        """Where points come from."""
        return " · ".join(self.header.words.account(state.record, self.words, seat, category))


def capital(text: str) -> str:
    """The first letter large: names of things are small in some languages, sentences are not."""
    return text[:1].upper() + text[1:]
