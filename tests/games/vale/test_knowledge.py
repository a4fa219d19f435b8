"""What a seat knows of other hands and of the draw pile."""

from collections import Counter

import polana
from polana import State
from polana.engine.piles import draw, insert
from polana.games.vale.cards import CARDS, NAMES
from polana.games.vale.hidden import TRIES
from tests.games.vale.drawn import asks, do, drawn, hand, may, player


def held(state: State, seat: int) -> list[str | None]:
    found: list[str | None] = state.view()["players"][seat]["hand"]
    return found


def test_drawn_cards_are_known_to_their_owner_only() -> None:
    state = do(drawn("griffon", hand="imp", top="kappa"), "done")
    assert hand(state.concealed_for(0)) == {"imp", "kappa"}
    assert held(state.concealed_for(1), 0) == ["imp", None]
    assert held(state.concealed_for(-1), 0) == ["imp", None]
    events = {event["kind"]: event["args"] for event in state.concealed_for(1).events()}
    assert events["draws"] == {"card": None}


def test_recovered_and_fetched_cards_are_known() -> None:
    state = do(drawn("imp mimic", discards="goblin"), "done activate.imp")
    assert hand(state.concealed_for(1), 0) == {"imp", "goblin"}


def test_a_secret_card_is_shown_when_it_is_to_be_paid() -> None:
    state = do(drawn(hand="agni! kappa!", stones="2r1b1p"), "summon.agni")
    assert asks(state) == (0, "pay")
    assert held(state.concealed_for(1), 0) == ["agni", None]
    assert state.concealed_for(1).view()["pending"]["card"] == "agni"


def test_a_card_drawn_before_a_shuffle_is_none_of_the_shuffled() -> None:
    """Kappa was drawn when imp and agni lay openly: it cannot be one of them."""
    state = drawn("griffon", hand="kappa!", no_deck=True, discards="imp agni", others=(player(),))
    do(state, "done 1:done")
    seen = state.concealed_for(-1)
    assert held(seen, 0) == [None, None]
    for seed in range(20):
        world = seen.imagined(seed)
        drawn_now = hand(world) & {"imp", "agni"}
        assert len(drawn_now) == 1, "one of the two was drawn after the shuffle"


def test_imagined_hands_are_drawn_evenly() -> None:
    state = drawn("griffon", top="imp agni kappa", no_deck=False, hand="nessie")
    do(state, "done")
    seen = state.concealed_for(1)
    hidden = [name for seed in range(400) for name in hand(seen.imagined(seed)) - {"nessie"}]
    counts = Counter(hidden)
    assert len(hidden) == 400
    assert len(counts) > 55, "any of the 64 cards that nobody has seen"
    assert max(counts.values()) < 25


def test_an_imagined_hand_lets_its_owner_answer() -> None:
    """Whoever has summoned the egg has a dragon that can follow it."""
    state = do(drawn(hand="dragon-egg tidal! imp! agni!", stones="1b"), "summon.dragon-egg")
    assert asks(state) == (0, "summon")
    for seed in range(10):
        world = state.concealed_for(1).imagined(seed)
        assert world.legal(0)


def test_a_known_top_card_stays_known_where_it_goes() -> None:
    state = do(drawn(hand="tengu imp", stones="1b", others=(player("griffon"),)), "summon.tengu done")
    assert held(state.concealed_for(0), 1) == ["tengu"]


def test_a_world_that_fits_is_found_when_one_card_alone_can_be_the_answer() -> None:
    """Eight dragons lie open, so that Tidal is the one that can follow the egg: one hand in twenty or so has it."""
    dragons = "aeris boulder ember eternity gust marina scorch willow"
    state = drawn(hand="dragon-egg tidal! imp! agni!", stones="1b", discards=dragons)
    seen = do(state, "summon.dragon-egg").concealed_for(1)
    deals = []
    for seed in range(40):
        world = seen.imagined(seed)
        assert may(world) == ["choose.tidal"]
        deals.append(world.record.rng.count)
    assert max(deals) > min(deals), "some worlds were dealt again"


def test_imagining_ends_when_no_world_fits() -> None:
    """No game leads there: the egg has been summoned, and all dragons lie open."""
    state = do(drawn(hand="dragon-egg tidal! imp! agni!", stones="1b"), "summon.dragon-egg").concealed_for(1)
    s = state.record
    for name in ("aeris", "boulder", "ember", "eternity", "gust", "marina", "scorch", "tidal", "willow"):
        insert(s.discards, NAMES.index(name))
        draw(s.deck)
    world = State(polana.load("vale").compile(), state.memory).imagined(1)
    assert not world.legal(0)
    deals = 1 + TRIES
    assert deals * CARDS // 2 < world.record.rng.count < deals * CARDS * 2
