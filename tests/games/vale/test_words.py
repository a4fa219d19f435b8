"""Card texts say what the cards do, in all languages; names and notation."""

import inspect

import pytest

import polana
from polana.engine.game import find_header
from polana.engine.text import LANGUAGES
from polana.games.vale.cards import CREATURES, NAMES
from polana.games.vale.codes import HANDFULS
from polana.games.vale.texts import effect_lines
from polana.games.vale.write_texts import FOLDER, written
from tests.games.vale import test_dragons, test_earth, test_fire, test_water, test_wind
from tests.games.vale.drawn import do, drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_texts_are_those_of_the_steps(language: str) -> None:
    now = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    assert now == written(language), "run: python -m polana.games.vale.write_texts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_texts(language: str) -> None:
    words = find_header("vale").say(language)
    names = [words.say(f"card-{name}") for name in NAMES]
    assert len(set(names)) == len(names)
    for creature in CREATURES:
        lines = effect_lines(words, creature["name"])
        assert len(lines) == len({"instant", "active", "permanent"} & set(creature))


def test_every_card_has_a_test_of_its_own() -> None:
    told = [
        name
        for module in (test_fire, test_water, test_earth, test_wind, test_dragons)
        for name, _ in inspect.getmembers(module, inspect.isfunction)
        if name.startswith("test_")
    ]
    assert [name for name in NAMES if not any(name.replace("-", "_") in test for test in told)] == []


def test_a_text_reads_like_a_card() -> None:
    words = find_header("vale").say("en")
    assert effect_lines(words, "hydra") == [
        "Instant: Choose 2 different ones of these: "
        "take 1 purple stone; draw a card; take 2 blue stones; gain 4 points."
    ]
    assert effect_lines(words, "imp") == ["Instant: Take 2 red stones.", "Active: Recover this card to your hand."]


def test_a_refusal_names_the_effect() -> None:
    state = drawn(hand="ember", stones="2p")
    with pytest.raises(polana.IllegalAction, match="discard a creature of a family that nobody has"):
        do(state, "summon.ember")


def test_sets_of_stones_are_written_shortly() -> None:
    game = polana.load("vale")
    for number, stones in enumerate(HANDFULS):
        assert game.parse(drawn(hand="imp").notation(0, game.parse("pay.0") + number)) == game.parse("pay.0") + number
        assert sum(stones) <= 6
    for text in ("pay.7r", "pay.4r3b", "pay.", "pay.1b1r", "keep.r", "offer.21", "offer.5", "player.4", "hunt.dragon"):
        assert game.header.words.parse(text) is None


def test_the_table_shows_what_is_asked() -> None:
    state = do(drawn(hand="hydra", stones="1r1b"), "summon.hydra")
    assert "Hydra: Instant: Choose 2 different ones" in str(state)


def test_what_a_card_would_cost_and_why_it_cannot_be_summoned() -> None:
    state = drawn(hand="agni ember eternity", stones="2r1b1p", market={"kappa": 0})
    offers = state.concealed_for(0).view()["offers"]
    assert offers["agni"] == {"price": 4, "payments": [[0, 0, 1], [1, 1, 0]], "why": None}
    assert offers["ember"]["why"] == "nobody_has_family"
    assert offers["eternity"] == {"price": 12, "payments": [], "why": "too_dear"}
    assert offers["kappa"] == {"price": 1, "payments": [[0, 0, 1], [0, 1, 0], [1, 0, 0]], "why": None}
    assert state.concealed_for(1).view()["offers"].keys() == {"kappa"}
    assert state.concealed_for(-1).view()["offers"] == {}


def test_what_is_pending_is_explained() -> None:
    state = drawn("imp kappa", hand="cerberus agni", stones="1p", round=6)
    do(state, "summon.cerberus choose.imp")
    assert state.view()["pending"] == {
        "seat": 0,
        "card": "cerberus",
        "verb": "release",
        "amount": 2,
        "thing": None,
        "by": 0,
    }
