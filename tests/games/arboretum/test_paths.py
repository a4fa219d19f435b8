"""The best path, held against a scorer that tries everything and shares no code with the rules."""

import itertools
import random

import polana
from polana.games.arboretum.state import SPECIES
from tests.games.arboretum.drawn import finished, pack

Cell = tuple[int, int]
Garden = dict[Cell, str]


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def ascending(garden: Garden, walked: list[Cell]) -> list[list[Cell]]:
    """All ways to go on, one step or more, along rising numbers."""
    found = [walked]
    for cell in beside(walked[-1]):
        if cell in garden and garden[cell][1] > garden[walked[-1]][1]:
            found += ascending(garden, [*walked, cell])
    return found


def value(cards: list[str]) -> int:
    """What a path is worth by the rulebook's list."""
    alike = len({card[0] for card in cards}) == 1
    bonus = len(cards) if alike and len(cards) >= 4 else 0
    return len(cards) + bonus + (cards[0][1] == "1") + 2 * (cards[-1][1] == "8")


def best(garden: Garden, letter: str) -> int:
    """The best of all paths of a species."""
    walks = [walk for start in garden for walk in ascending(garden, [start])]
    cards = [[garden[cell] for cell in walk] for walk in walks if len(walk) >= 2]
    return max([0, *(value(path) for path in cards if path[0][0] == path[-1][0] == letter)])


def grown(generator: random.Random, letters: str, size: int) -> Garden:
    """A random arboretum, grown tree by tree; often the number on a new tree fits one beside it."""
    cards = pack(letters)
    generator.shuffle(cards)
    garden: Garden = {(0, 0): cards.pop()}
    while len(garden) < size:
        tree = generator.choice(list(garden))
        cell = generator.choice(beside(tree))
        if cell not in garden:
            fitting = [card for card in cards if abs(int(card[1]) - int(garden[tree][1])) == 1] or cards
            card = generator.choice(fitting)
            cards.remove(card)
            garden[cell] = card
    return garden


def drawing(garden: Garden) -> str:
    """An arboretum as text."""
    xs, ys = [x for x, _ in garden], [y for _, y in garden]
    rows = [[garden.get((x, y), "..") for x in range(min(xs), max(xs) + 1)] for y in range(min(ys), max(ys) + 1)]
    return "\n".join(" ".join(row) for row in rows)


def test_best_paths_of_random_arboretums() -> None:
    generator = random.Random(1)
    reached = set()
    for _ in range(400):
        letters = generator.choice(["OMJ", "OM", "OMJDW"])
        garden = grown(generator, letters, generator.randint(2, 16))
        sheet = finished(["B1", "B2"], [drawing(garden)]).score_sheet()[0]
        expected = dict.fromkeys(SPECIES, 0) | {letter: best(garden, letter) for letter in letters}
        assert sheet == expected, drawing(garden)
        reached |= set(expected.values())
    assert reached >= set(range(11)) - {1}, "the arboretums are worth looking at"


def test_the_path_that_is_shown_is_worth_what_it_says() -> None:
    generator = random.Random(2)
    shown = 0
    for _ in range(200):
        garden = grown(generator, "OMJ", generator.randint(4, 16))
        player = finished(["B1", "B2"], [drawing(garden)]).view()["players"][0]
        cards = {(tree["x"], tree["y"]): tree["card"] for tree in player["arboretum"]}
        for letter, path in player["paths"].items():
            walked = [tuple(cell) for cell in path["cells"]]
            assert all(after in beside(before) for before, after in itertools.pairwise(walked))
            along = [cards[cell] for cell in walked]
            assert [card[1] for card in along] == sorted({card[1] for card in along})
            assert along[0][0] == along[-1][0] == letter
            assert value(along) == path["points"] == best(garden, letter)
            shown += 1
    assert shown > 200


def test_scores_of_whole_games() -> None:
    for seed in range(6):
        state = polana.load("arboretum", seats=2 + seed % 3).new(seed)
        generator = random.Random(seed)
        while not state.over:
            seat = state.acting[0]
            state.play(seat, generator.choice(state.legal(seat)))
        view = state.view()
        for seat, player in enumerate(view["players"]):
            garden = {(tree["x"], tree["y"]): tree["card"] for tree in player["arboretum"]}
            for letter, rights in view["rights"].items():
                expected = best(garden, letter) if rights["may"][seat] else 0
                assert state.score_sheet()[seat][letter] == expected
