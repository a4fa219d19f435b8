"""The maps: what the valleys are like, and bad maps refused with the row and column that is wrong."""

import pytest

from polana.games.renature.valleys import (
    AREAS,
    LETTERS,
    START,
    STREAM,
    VALLEYS,
    BadValley,
    Valley,
    neighbours,
    read_valley,
    read_valleys,
)
from tests.games.renature.drawn import ROWS

PRINTED = VALLEYS[0]
CLOUDS = ["".join(str(PRINTED.clouds.get(row * 16 + column, ".")) for column in range(15)) for row in range(15)]


@pytest.mark.parametrize("valley", VALLEYS, ids=lambda valley: valley.name)
def test_every_valley_has_the_sizes_of_the_box(valley: Valley) -> None:
    sizes = sorted(len(valley.squares(area)) for area in range(AREAS))
    assert sizes == [2] * 6 + [3] + [4] * 3 + [5] * 2 + [6] * 2 + [7] + [8] * 2 + [13]
    assert len(valley.squares(STREAM, START)) == 140
    assert len(valley.squares(START)) == 4
    assert sum(valley.clouds.values()) == 6
    assert len({valley.land(square) for square in valley.clouds}) == 4


def test_the_printed_valley_is_as_printed() -> None:
    assert list(PRINTED.rows) == ROWS
    assert [square % 16 for square in PRINTED.squares(START)] == [1, 5, 9, 13]
    assert PRINTED.clouds[13 * 16 + 7] == 2
    banks = {letter: len(PRINTED.banks(number)) for number, letter in enumerate(LETTERS)}
    assert banks == dict(zip(LETTERS, (6, 6, 6, 6, 8, 10, 10, 8, 8, 8, 12, 12, 12, 12, 12, 18, 6, 6), strict=True))


def test_every_square_of_the_edge_has_neighbours_outside() -> None:
    assert sorted(neighbours(0)) == [1, 16, 240, 255]
    assert [PRINTED.land(square) > START for square in (15, 240, 255)] == [True] * 3


def changed(row: int, column: int, mark: str) -> list[str]:
    rows = list(ROWS)
    rows[row] = rows[row][:column] + mark + rows[row][column + 1 :]
    return rows


@pytest.mark.parametrize(
    ("rows", "row", "column", "problem"),
    [
        (ROWS[:14], 15, 1, "15 rows are expected"),
        ([*ROWS, ROWS[0]], 16, 1, "15 rows are expected"),
        ([*ROWS[:3], ROWS[3][:9], *ROWS[4:]], 4, 10, "15 columns are expected"),
        ([*ROWS[:3], ROWS[3] + "~", *ROWS[4:]], 4, 16, "15 columns are expected"),
        (changed(3, 4, "x"), 4, 5, "'x' is none of"),
        (changed(3, 4, "."), 4, 5, "'.' is none of"),
        (changed(8, 1, "~"), 7, 5, "no reward token is left for wasteland K of 5 squares"),
        (changed(1, 3, "A"), 2, 4, "wasteland A touches B"),
        (changed(5, 3, "F"), 6, 4, "wasteland F touches K"),
        (changed(1, 2, "~"), 2, 2, "no reward token is left for wasteland A of 1 squares"),
        (changed(7, 2, "~"), 8, 2, "wasteland K does not hang together"),
        (changed(3, 3, "F"), 4, 4, "wasteland F touches H"),
        (changed(0, 3, "S"), 1, 14, "4 start squares are expected, here are 5"),
        (changed(0, 1, "~"), 1, 1, "4 start squares are expected, here are 3"),
    ],
)
def test_a_bad_map_is_refused_with_row_and_column(rows: list[str], row: int, column: int, problem: str) -> None:
    with pytest.raises(BadValley) as caught:
        read_valley("mine", rows, CLOUDS)
    assert problem in str(caught.value)
    assert f"valley 'mine', row {row}, column {column}:" in str(caught.value)


def test_a_stream_that_falls_apart_is_refused() -> None:
    cut_off = ["~ES~~S~~~S~~~S~", "EE~~BB~A~CC~DD~", "~~~~~~~A~~~~~~~", "~FF~HH~~~II~GG~", *ROWS[4:]]
    with pytest.raises(BadValley, match="row 1, column 1: the stream does not hang together"):
        read_valley("mine", cut_off, CLOUDS)


@pytest.mark.parametrize(
    ("row", "column", "mark", "problem"),
    [
        (0, 0, "1", "row 1, column 1: clouds lie on wasteland only"),
        (5, 8, "x", "row 6, column 9: 'x' is none of"),
        (6, 7, "1", "row 7, column 8: this wasteland has clouds already"),
        (13, 7, "1", "row 14, column 8: 6 clouds in 4 wastelands are expected, here are 5 in 4"),
        (13, 7, ".", "row 11, column 13: 6 clouds in 4 wastelands are expected, here are 4 in 3"),
    ],
)
def test_bad_clouds_are_refused(row: int, column: int, mark: str, problem: str) -> None:
    clouds = list(CLOUDS)
    clouds[row] = clouds[row][:column] + mark + clouds[row][column + 1 :]
    with pytest.raises(BadValley, match=problem):
        read_valley("mine", ROWS, clouds)


def test_a_file_holds_several_valleys() -> None:
    text = "\n".join(
        ["# two", "@valley one", *ROWS, "", "@clouds one", *CLOUDS, "@valley two", *ROWS, "@clouds two", *CLOUDS]
    )
    assert [valley.name for valley in read_valleys(text)] == ["one", "two"]
    with pytest.raises(BadValley, match="valley 'one', row 1, column 1: 15 rows are expected, here are 0"):
        read_valleys("\n".join(["@valley one", *ROWS]))
