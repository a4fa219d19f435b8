"""What a seat knows of other hands and of the draw pile."""

from collections import Counter

from polana import State
from tests.games.vale.drawn import asks, do, drawn, hand, player


def held(state: State, seat: int) -> list[str | None]:
    found: list[str | None] = state.view()["players"][seat]["hand"]
    return found


def test_drawn_cards_are_known_to_their_owner_only() -> None:
    state = do(drawn("griffon", hand="imp", top="kappa"), "done")
    assert hand(state.seen_by(0)) == {"imp", "kappa"}
    assert held(state.seen_by(1), 0) == ["imp", None]
    assert held(state.seen_by(-1), 0) == ["imp", None]
    events = {event["kind"]: event["args"] for event in state.seen_by(1).events()}
    assert events["draws"] == {"card": None}


def test_recovered_and_fetched_cards_are_known() -> None:
    state = do(drawn("imp mimic", discards="goblin"), "done activate.imp")
    assert hand(state.seen_by(1), 0) == {"imp", "goblin"}


def test_a_secret_card_is_shown_when_it_is_to_be_paid() -> None:
    state = do(drawn(hand="agni! kappa!", stones="2r1b1p"), "summon.agni")
    assert asks(state) == (0, "pay")
    assert held(state.seen_by(1), 0) == ["agni", None]
    assert state.seen_by(1).view()["pending"]["card"] == "agni"


def test_a_card_drawn_before_a_shuffle_is_none_of_the_shuffled() -> None:
    """Kappa was drawn when imp and agni lay openly: it cannot be one of them."""
    state = drawn("griffon", hand="kappa!", no_deck=True, discards="imp agni", others=(player(),))
    do(state, "done 1:done")
    seen = state.seen_by(-1)
    assert held(seen, 0) == [None, None]
    for seed in range(20):
        world = seen.imagined(seed)
        drawn_now = hand(world) & {"imp", "agni"}
        assert len(drawn_now) == 1, "one of the two was drawn after the shuffle"


def test_imagined_hands_are_drawn_evenly() -> None:
    state = drawn("griffon", top="imp agni kappa", no_deck=False, hand="nessie")
    do(state, "done")
    seen = state.seen_by(1)
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
        world = state.seen_by(1).imagined(seed)
        assert world.legal(0)


def test_a_known_top_card_stays_known_where_it_goes() -> None:
    state = do(drawn(hand="tengu imp", stones="1b", others=(player("griffon"),)), "summon.tengu done")
    assert held(state.seen_by(0), 1) == ["tengu"]
