"""Card texts, put together from the very steps that the rules carry out.

`python -m polana.games.vale.write_texts` writes them into the Fluent files as `effect-<card>.<kind>`, for every program
that shows a card; a test holds them against the steps.
"""

from __future__ import annotations

from typing import Any

from polana.engine.text import Words
from polana.games.vale.cards import CREATURES, KINDS

BY_NAME = {creature["name"]: creature for creature in CREATURES}


def step_key(step: dict[str, Any]) -> str:
    """The message of a step: its verb, what it is about, when."""
    verb, value = next(iter(step.items()))
    parts = ["step", verb]
    if isinstance(value, str):
        parts.append(value)
    if isinstance(step.get("of"), str):
        parts.append(step["of"])
    if "per" in step:
        parts += ["per", step["per"]]
    if "if" in step:
        parts += ["if", step["if"]]
    return "-".join(parts)


def step_text(words: Words, step: dict[str, Any]) -> str:
    """A step as a phrase."""
    verb, value = next(iter(step.items()))
    if verb == "choose":
        offers = "; ".join(steps_text(words, offer) for offer in step["of"])
        return words.say("step-choose", n=value, offers=offers)
    numbers = {"n": value} if isinstance(value, int) else {}
    if "otherwise" in step:
        numbers["m"] = -step["otherwise"]
    return words.say(step_key(step), **numbers)


def steps_text(words: Words, steps: list[dict[str, Any]]) -> str:
    return ", ".join(step_text(words, step) for step in steps)


def composed(words: Words) -> str:
    """All card texts as Fluent messages, an attribute for each kind of effect."""
    lines = []
    for creature in CREATURES:
        lines.append(f"effect-{creature['name']} =")
        for kind in KINDS:
            if kind in creature:
                text = steps_text(words, creature[kind])
                lines.append(f"    .{kind} = {text[0].upper()}{text[1:]}.")
    return "\n".join(lines) + "\n"


def effect_lines(words: Words, name: str) -> list[str]:
    """Each effect of a card: its kind and what it does."""
    kinds = [kind for kind in KINDS if kind in BY_NAME[name]]
    return [f"{words.say(f'kind-{kind}')}: {words.say(f'effect-{name}.{kind}')}" for kind in kinds]


def offer_texts(words: Words, name: str) -> list[str]:
    """The offers of a card that lets choose."""
    for kind in KINDS:
        for step in BY_NAME[name].get(kind, []):
            if "choose" in step:
                return [steps_text(words, offer) for offer in step["of"]]
    return []
