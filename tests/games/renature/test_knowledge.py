"""What a seat knows, and what it imagines of the rest."""

from collections import Counter

import polana
from polana import State
from tests.games.renature.drawn import CLOUDS, PACK, SIZES, do, drawn, player


def hand(state: State, seat: int) -> list[str]:
    return [held["domino"] if held else "?" for held in player(state, seat)["hand"]]


def test_a_seat_sees_its_own_hand_and_no_pool() -> None:
    state = drawn(hands=["FO SW TA", "GG"])
    assert hand(state.concealed_for(0), 0) == ["SW", "FO", "TA"]
    assert hand(state.concealed_for(0), 1) == hand(state.concealed_for(-1), 0) == ["?", "?", "?"]
    position = state.concealed_for(0).to_dict()
    assert {domino for each in position["players"] for domino in each["pool"]} == {"?"}
    assert set(position["unused"]) == {"?"}


def test_the_domino_about_to_be_laid_is_seen_by_its_owner_only() -> None:
    state = do(drawn(hands=["FO SW TA"]), "FO")
    assert state.concealed_for(0).view()["chosen"] == "FO"
    assert state.concealed_for(1).view()["chosen"] is state.concealed_for(-1).view()["chosen"] is None
    assert state.concealed_for(1).events()[0]["args"] == {"domino": None}


def test_picking_can_be_taken_back_and_the_draw_cannot() -> None:
    state = do(drawn(hands=["FO SW TA"]), "FO b1c1")
    assert state.record.secret_ply < state.ply
    do(state, "1@b2")
    assert state.record.secret_ply == state.ply, "a domino was drawn"


def test_nobody_knows_the_backs_of_tokens_that_lie_in_the_valley() -> None:
    state = polana.load("renature").new(seed=3)
    assert set(state.concealed_for(0).to_dict()["tokens"].values()) == {"?"}
    assert set(state.to_dict()["clouds"].items()) == set(CLOUDS.items())


def test_every_unseen_domino_is_as_likely_in_every_hidden_place() -> None:
    seen = do(drawn("FO@b1c1 OG@d1e1", hands=["SW TA NN"]), "SW").concealed_for(0)
    unseen = [domino for domino in PACK if domino not in ("FO", "OG", "SW", "TA", "NN")]
    held: Counter[str] = Counter()
    tops: Counter[str] = Counter()
    unused: Counter[str] = Counter()
    worlds = 1500
    for seed in range(worlds):
        position = seen.imagined(seed).to_dict()
        held.update(position["players"][1]["hand"])
        tops[position["players"][0]["pool"][-1]] += 1
        unused.update(position["unused"])
    for found, count in ((held, 3), (tops, 1), (unused, 3)):
        assert set(found) <= set(unseen)
        expected = worlds * count / len(unseen)
        spread = sum((found[domino] - expected) ** 2 / expected for domino in unseen)
        assert spread < 90, "chi square with 49 degrees of freedom: 85 is one in a thousand"


def test_every_back_is_as_likely_as_there_are_tokens_of_it() -> None:
    lying = "FT@b1a1 TA@c1d1 AW@d2d3 NF@b3c3 NO@a3a4"
    seen = drawn(lying, tokens="A/0").concealed_for(0)
    worlds = [seen.imagined(seed).to_dict()["tokens"] for seed in range(600)]
    assert {tokens["A"] for tokens in worlds} == {"1/0"}, "the own token is known"
    twos = Counter(letter for tokens in worlds for letter, back in tokens.items() if SIZES[letter] == 2 and back == "2")
    assert set(twos) == set("BCDQR")
    for letter in "BCDQR":
        assert abs(twos[letter] / 600 - 2 / 5) < 0.08, "five of the six tokens are unknown, two of them say 2"
    sevens = sum(tokens["P"] == "7" for tokens in worlds)
    assert abs(sevens / 600 - 1 / 2) < 0.08
