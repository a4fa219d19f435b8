"""Where a seat's points come from, category by category, in words."""

from __future__ import annotations

from polana.engine.piles import NONE, UNKNOWN
from polana.engine.text import Words
from polana.games.renature.notation import plant_text
from polana.games.renature.scoring import holder, prize_points
from polana.games.renature.state import PRIZES, SORTS, Renature, size
from polana.games.renature.valleys import AREAS, LETTERS


def category(words: Words, name: str) -> str:
    return words.say(f"category-{name}")


def account(s: Renature, words: Words, seat: int, category: str) -> list[str]:
    player = s.player[seat]
    if category == "start":
        return [words.say("account-start", place=(seat - s.first) % s.seats + 1)]
    if category == "open":
        return _prizes(s, words, seat)
    if category == "tokens":
        return _tokens(s, words, seat)
    if category == "clouds":
        return [words.say("account-clouds", count=player.clouds)]
    if category == "plants":
        left = [(plant_text(sort), player.plants[sort]) for sort in range(SORTS) if player.plants[sort]]
        named = ", ".join(f"{words.say(f'plant-{plant}')} × {count}" for plant, count in left)
        return [named or words.say("account-none")]
    return [words.say(f"account-{category}")]


def _prizes(s: Renature, words: Words, seat: int) -> list[str]:
    """The prizes of areas that are not closed, as they stand."""
    told = []
    for area in range(AREAS):
        for prize, name in enumerate(PRIZES):
            if s.area[area].closer == NONE and holder(s.area[area], prize) == seat:
                points = prize_points(s, area, prize)
                told.append(words.say("account-prize", area=LETTERS[area], prize=name, points=points))
    return told or [words.say("account-none")]


def _tokens(s: Renature, words: Words, seat: int) -> list[str]:
    """The tokens of a seat with their backs, as far as they are known."""
    told = []
    for area in range(AREAS):
        if s.area[area].closer == seat:
            back = "?" if s.area[area].back == UNKNOWN else str(s.area[area].back)
            told.append(words.say("account-token", area=LETTERS[area], size=size(s, area), back=back))
    return told or [words.say("account-none")]
