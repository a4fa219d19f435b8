"""The grid has no size that players could notice."""

import pytest

import polana
from polana import State
from tests.games.arboretum.drawn import do, drawn, finished, may, planted, refused, told

STEPS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


def spare_the_deck(state: State) -> None:
    """Draw from piles while there are any, so that the game is as long as can be."""
    while state.view()["phase"] == "draw":
        do(state, max(may(state)))


@pytest.mark.parametrize("way", STEPS)
def test_seventeen_trees_in_a_line_each_way(way: str) -> None:
    dx, dy = STEPS[way]
    state = polana.load("arboretum", seats=2).new(seed=1)
    first = state.acting[0]
    while not state.over:
        spare_the_deck(state)
        seat, count = state.acting[0], len(planted(state, state.acting[0]))
        card = may(state)[0]
        do(state, card)
        if count:
            assert len(may(state)) == 2 * count + 2
            do(state, f"{dx * count},{dy * count}")
            assert told(state) == [("plants", seat, card, dx * count, dy * count)]
        do(state, may(state)[-1])
    assert list(planted(state, first)) == [f"{dx * i},{dy * i}" for i in range(17)]
    assert state.game.from_dict(state.to_dict()) == state
    assert f"{dx * 16:>3}" in str(state)


@pytest.mark.parametrize("starting_discards", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_games_are_read_back_at_every_step(seats: int, starting_discards: bool) -> None:
    state = polana.load("arboretum", seats=seats, starting_discards=starting_discards).new(seed=1)
    while not state.over:
        for seen in (state, *(state.concealed_for(viewer) for viewer in range(-1, seats))):
            assert state.game.from_dict(seen.to_dict()) == seen
        if state.view()["phase"] == "draw":
            do(state, max(may(state)))
        else:
            do(state, may(state)[-1])
    assert max(len(planted(state, seat)) for seat in range(seats)) == {2: 17, 3: 14, 4: 13}[seats]


LINE = "B1 B2 B3 B4 B5 B6 B7 B8 A1 A2 A3 A4 A5 A6 A7 A8 C1"
HANDS = ["C2 C3 C4 C5 C6 C7 C8", "D1 D2 D3 D4 D5 D6 D7"]


@pytest.mark.parametrize(
    ("phase", "hand"), [("plant", "D1 D2 D3 D4 D5 D6 D7 J1 J2"), ("discard", "D1 D2 D3 D4 D5 D6 D7 J1")]
)
def test_nobody_plants_after_the_turn_that_empties_the_deck(phase: str, hand: str) -> None:
    """The game ends with that turn, so another arboretum may be full, however many cards lie in the piles."""
    state = drawn([HANDS[0], hand], [LINE], rest="piles", turn=1, phase=phase)
    assert state.game.from_dict(state.to_dict()) == state
    do(state, "D1 -D2" if phase == "plant" else "-D2")
    assert state.over


def test_the_last_turn_leaves_its_discard() -> None:
    """Each turn takes one card out of the play and the last leaves at least its discard: from n cards, n - 1 turns."""
    gardens = [LINE.removesuffix(" C1"), "C1 J1 J2 J3 J4 J5 J6 J7 J8 M1 M2 M3 M4 M5 M6"]
    state = drawn(HANDS, gardens, ["", "D8"], deck="M7 M8")
    while not state.over:
        spare_the_deck(state)
        do(state, may(state)[0])
    assert [len(planted(state, seat)) for seat in range(2)] == [17, 16]
    with pytest.raises(polana.BadRecord, match="more than 17 cards"):
        drawn(HANDS, [LINE, gardens[1].removeprefix("C1 ")], ["", "D8"], deck="M7 M8")


@pytest.mark.parametrize("way", STEPS)
def test_a_path_goes_on_across_the_edge_of_the_grid(way: str) -> None:
    dx, dy = STEPS[way]
    cards = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "A1", "C1", "C2", "C3", "C4", "C5", "C6", "C7"]
    line = {f"{dx * i},{dy * i}": card for i, card in enumerate(cards)}
    state = drawn(["C8", "A2"], phase="over")
    position = state.to_dict()
    position["deck"] = [card for card in position["deck"] if card.split("/")[0] not in cards]
    position["players"][0]["arboretum"] = line
    state = state.game.from_dict(position)
    assert planted(state, 0) == line
    assert state.score_sheet()[0]["B"] == 19
    assert state.score_sheet()[0]["C"] == 7 + 7 + 1


def test_ends_of_the_longest_line_are_not_neighbours() -> None:
    state = finished(["B1", "B2"], ["M3 A1 A2 A3 A4 A5 A6 A7 A8 C1 C2 C3 C4 C5 C6 C7 M4"])
    assert len(planted(state, 0)) == 17
    assert state.score_sheet()[0]["M"] == 0


def test_a_cell_far_off_is_not_adjacent() -> None:
    hands = ["B1 B2 B3 B4 B5 B6 B7", "A1 A2 A3 A4 A5 A6 A7"]
    state = do(drawn(hands, ["O1", "W1"], ["C1", "D1"]), "pile0 pile1 B1")
    assert refused(state, "0,0") == "cell_taken"
    for text in ("2,0", "1,1", "-9,9", "8,-9", "16,16", "-16,0"):
        assert refused(state, text) == "not_adjacent"


@pytest.mark.parametrize("text", ["18,0", "-18,0", "0,19", "99,99", "1,-99"])
def test_cells_that_no_arboretum_can_reach_are_no_actions(text: str) -> None:
    with pytest.raises(polana.BadRecord, match=f'"{text}" is not an action of arboretum'):
        polana.load("arboretum").parse(text)


@pytest.mark.parametrize("text", ["-0,1", "1,-0", "00,1", "1,01", "-01,0", "+1,0", "١,0", "0,٣", "1,0\n"])
def test_a_cell_is_spelt_in_one_way(text: str) -> None:
    with pytest.raises(polana.BadRecord, match="is not an action of arboretum"):
        polana.load("arboretum").parse(text)


@pytest.mark.parametrize("text", ["-0,0", "0,-0", "00,0", "٠,0"])
def test_a_tree_of_a_position_is_spelt_in_one_way(text: str) -> None:
    hands = ["B1 B2 B3 B4 B5 B6 B7", "A1 A2 A3 A4 A5 A6 A7"]
    position = drawn(hands, ["O1", "W1"], ["C1", "D1"]).to_dict()
    position["players"][0]["arboretum"][text] = position["players"][0]["arboretum"].pop("0,0")
    with pytest.raises(polana.BadRecord, match="arboretum"):
        polana.load("arboretum").from_dict(position)


def test_a_cell_is_where_it_is_said_to_be() -> None:
    """17 steps to the right of the only tree is not the place on its left."""
    hands = ["B1 B2 B3 B4 B5 B6 B7", "A1 A2 A3 A4 A5 A6 A7"]
    state = do(drawn(hands, ["O1", "W1"], ["C1", "D1"]), "pile0 pile1 B1")
    assert state.notation(0, state.parse(0, "-1,0")) == "-1,0"
    for text in ("17,0", "0,-17", "-1,-17"):
        with pytest.raises(polana.BadRecord, match=f'"{text}" names no action of arboretum in this position'):
            state.parse(0, text)
        assert state.game.header.words.aim(state.record, 0, [f"cell:{text}"]) is None
    far = state.game.header.words.aim(state.record, 0, ["cell:3,0"])
    assert far is not None
    assert state.why_not(0, far) == "not_adjacent"
