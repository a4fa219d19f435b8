"""The kinds of cards, gaps in the ecosystem and the winner."""

import pytest

from polana import State
from polana.games.ecosystem.state import LETTERS
from tests.games.ecosystem.drawn import drawn

NAMES = dict(
    zip(
        ("rabbit", "fox", "dragonfly", "trout", "bear", "bee", "eagle", "deer", "wolf", "stream", "meadow"),
        LETTERS,
        strict=True,
    )
)


def points(land: str, kind: str, seats: int = 3) -> int:
    """What a kind brings the owner of a drawn land."""
    return drawn([land], seats=seats).score_sheet()[0][NAMES[kind]]


# Kind by kind; the numbers are those of the rulebook's examples where it has one


@pytest.mark.parametrize(("land", "worth"), [("D", 0), ("R", 1), ("RR", 2), ("RDR .R.", 3)])
def test_a_rabbit_brings_1(land: str, worth: int) -> None:
    assert points(land, "rabbit") == worth


@pytest.mark.parametrize(
    ("land", "worth"),
    [
        ("F", 3),
        ("FB", 0),
        ("FW", 0),
        ("FD D.", 3),
        ("FD DW", 3),
        ("FD DB", 3),
        ("FBF", 0),
        ("FDF .B.", 6),
        ("FDF ..B", 3),
        ("DW F.", 3),
    ],
)
def test_a_fox_brings_3_with_no_wolf_and_no_bear_beside_it(land: str, worth: int) -> None:
    assert points(land, "fox") == worth


@pytest.mark.parametrize(
    ("land", "worth"),
    [
        ("SGS ..S ..S", 4),
        ("GD DS", 0),
        ("GS SS", 3),
        ("GSG", 2),
        ("GSSSS", 4),
        (".S. SGS .S.", 4),
        ("SSG S.S SSS", 7),
        ("DGD", 0),
    ],
)
def test_a_dragonfly_brings_the_length_of_each_stream_it_touches_once(land: str, worth: int) -> None:
    assert points(land, "dragonfly") == worth


@pytest.mark.parametrize(("land", "worth"), [(".S. STS .G.", 8), ("T", 0), ("TG", 2), ("TSTD", 4), ("TD DS", 0)])
def test_a_trout_brings_2_for_each_stream_card_and_dragonfly(land: str, worth: int) -> None:
    assert points(land, "trout") == worth


@pytest.mark.parametrize(("land", "worth"), [(".E. EBT", 6), ("B", 0), ("BEB", 4), ("BD DE", 0), ("BM", 0)])
def test_a_bear_brings_2_for_each_bee_and_trout(land: str, worth: int) -> None:
    assert points(land, "bear") == worth


@pytest.mark.parametrize(("land", "worth"), [(".M. MEM", 9), ("E", 0), ("EM ME", 12), ("ED DM", 0)])
def test_a_bee_brings_3_for_each_meadow_card(land: str, worth: int) -> None:
    assert points(land, "bee") == worth


@pytest.mark.parametrize(
    ("land", "worth"),
    [
        ("ADT DDD RDT", 4),
        ("AT. DR. DDT", 4),
        ("ATR DDT", 4),
        ("TDADR", 4),
        ("ADDT", 0),
        ("T.. DD. .DA", 0),
        ("ADR DTD", 4),
        ("AA RD", 4),
        ("A D T D", 2),
        ("A D D T", 0),
    ],
)
def test_an_eagle_brings_2_for_each_trout_and_rabbit_up_to_two_steps_away(land: str, worth: int) -> None:
    assert points(land, "eagle") == worth


def test_the_rulebooks_eagle() -> None:
    assert points("FTF DAD TFR", "eagle") == 6


@pytest.mark.parametrize("cell", range(20))
def test_an_eagle_sees_a_diamond_of_cells(cell: int) -> None:
    cards = ["F" if i % 2 else "M" for i in range(20)]
    cards[7] = "A"
    cards[cell] = "R" if cell != 7 else "A"
    land = " ".join("".join(cards[i : i + 5]) for i in range(0, 20, 5))
    seen = abs(cell % 5 - 2) + abs(cell // 5 - 1) <= 2 and cell != 7
    assert points(land, "eagle", seats=2) == 2 * seen


@pytest.mark.parametrize(
    ("land", "worth"),
    [("D", 4), ("DF DF FD", 10), ("DDDDD", 12), ("DFFFF FDFFF FMDMM MMMDM", 16), ("F", 0), ("D D D D", 10)],
)
def test_deer_bring_2_for_each_row_and_column(land: str, worth: int) -> None:
    assert points(land, "deer") == worth


def test_deer_in_every_row_and_column() -> None:
    assert points("DMFMM FDFMF FMDMF MFMDD", "deer") == 18


@pytest.mark.parametrize(
    ("land", "worth"),
    [
        ("M", 0),
        ("MM", 3),
        ("MM M.", 6),
        ("MM MM", 10),
        ("MMMMM", 15),
        ("MMM MMM", 15),
        ("MDMM ..M.", 6),
        ("MMDM ..DM", 6),
        ("MD DM", 0),
        ("MMDMM", 6),
    ],
)
def test_meadows_score_by_their_size(land: str, worth: int) -> None:
    assert points(land, "meadow") == worth


# Wolves and streams: everybody is compared


def wolves(*counts: int) -> list[int]:
    state = drawn(["W" * count + "M" * (5 - count) for count in counts])
    return [sheet["W"] for sheet in state.score_sheet()]


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((3, 2, 1), [12, 8, 4]),
        ((2, 2, 1), [12, 12, 4]),
        ((1, 1, 1), [12, 12, 12]),
        ((3, 1, 1), [12, 8, 8]),
        ((1, 0, 0), [12, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((2, 2, 2, 1), [12, 12, 12, 0]),
        ((4, 3, 2, 1), [12, 8, 4, 0]),
        ((3, 2, 2, 1), [12, 8, 8, 0]),
        ((4, 2, 1, 1), [12, 8, 4, 4]),
    ],
)
def test_wolves(counts: tuple[int, ...], worth: list[int]) -> None:
    assert wolves(*counts) == worth


def streams(*lands: str) -> list[int]:
    return [sheet["S"] for sheet in drawn(lands).score_sheet()]


@pytest.mark.parametrize(
    ("lands", "worth"),
    [
        (("SSSSD", "SSSDD", "SSDDF"), [8, 5, 0]),
        (("SSSDF", "SSSDF", "SSDDF"), [8, 8, 0]),
        (("SSSDF", "SSDDF", "SSDDF"), [8, 5, 5]),
        (("SDSDS", "SSDDF", "DDDFF"), [5, 8, 0]),
        (("DDDDF", "DFFFF", "FFFDD"), [0, 0, 0]),
        (("SDDDD", "FFFFD", "DDFFF"), [8, 0, 0]),
        (("SS SS", "SSSD", "DDFF"), [8, 5, 0]),
        (("SSD .S.", "SDSS", "DDFF"), [8, 5, 0]),
    ],
)
def test_the_longest_stream_is_the_largest_group(lands: tuple[str, ...], worth: list[int]) -> None:
    assert streams(*lands) == worth


# Two players: Matt's wolves and streams count against them


def test_matt_takes_part_in_the_race_for_wolves() -> None:
    state = drawn(["WWWDD", "DWWWD"], pile="WWWWW")
    assert [sheet["W"] for sheet in state.score_sheet()] == [8, 8]
    assert [sheet["W"] for sheet in drawn(["WWWDD", "DDWDD"], pile="WWDFM").score_sheet()] == [12, 4]
    assert [sheet["W"] for sheet in drawn(["WWWDD", "DDWDD"], pile="WWWFM").score_sheet()] == [12, 4]
    assert [sheet["W"] for sheet in drawn(["WWWDD", "DDWDD"], pile="WDMFM").score_sheet()] == [12, 8]


def test_all_of_matts_stream_cards_are_one_stream() -> None:
    assert [sheet["S"] for sheet in drawn(["SSSDD", "DDSSD"], pile="SDSFS").score_sheet()] == [8, 0]
    assert [sheet["S"] for sheet in drawn(["SSSDD", "DDSSD"], pile="SSSSF").score_sheet()] == [5, 0]
    assert [sheet["S"] for sheet in drawn(["SSSDD", "DDSSD"], pile="SFMMF").score_sheet()] == [8, 5]


# Gaps


@pytest.mark.parametrize(
    ("land", "gaps"),
    [
        ("RFSGT EMMDA BWDDD", 0),
        ("RFSGT EMMDA DWDDD", 1),
        ("RFSGT EMMDD DWDDD", 2),
        ("FDSGT EMMDD DWDDD", 3),
        ("FDSDF MMEDD DWDDD", 5),
        ("FDSDF MMDDD DWDDD", 6),
    ],
)
def test_gaps_are_kinds_that_bring_nothing(land: str, gaps: int) -> None:
    sheet = drawn([land], seats=3).score_sheet()[0]
    assert sum(sheet[kind] == 0 for kind in LETTERS) == gaps
    assert sheet["gaps"] == {0: 12, 1: 12, 2: 12, 3: 7, 4: 3, 5: 0}.get(gaps, -5)


def test_a_kind_that_is_there_and_brings_nothing_is_a_gap_too() -> None:
    with_bear = drawn(["SSEMM DDFDW DDDDB"], seats=3).score_sheet()[0]
    without = drawn(["SSEMM DDFDW DDDDD"], seats=3).score_sheet()[0]
    assert with_bear["B"] == without["B"] == 0
    assert with_bear["gaps"] == without["gaps"]


def test_an_empty_land_is_all_gaps() -> None:
    assert drawn(["", "", ""]).scores() == [-5, -5, -5]


# A whole scored game

GAME = {
    "WRMFM STWSR GDSDF DDTMS": ([2, 6, 1, 4, 0, 0, 0, 10, 12, 8, 0], 4, 3, 46),
    "BDBGS DMWFG SMFTD BSMES": ([0, 0, 2, 0, 0, 3, 0, 12, 8, 8, 3], 5, 0, 36),
    "MAFGA SBDET EFEWD RTTTG": ([1, 3, 0, 2, 0, 0, 2, 8, 8, 8, 0], 4, 3, 35),
}


def whole_game() -> State:
    return drawn(list(GAME))


@pytest.mark.parametrize("seat", range(3))
def test_a_scored_game_of_three(seat: int) -> None:
    kinds, gaps, bonus, total = list(GAME.values())[seat]
    sheet = whole_game().score_sheet()[seat]
    assert [sheet[kind] for kind in LETTERS] == kinds
    assert kinds.count(0) == gaps
    assert sheet["gaps"] == bonus
    assert whole_game().scores()[seat] == total


def test_the_scored_game_has_a_winner() -> None:
    assert whole_game().places() == [0, 1, 2]


# The winner


def test_equal_points_and_gaps_share_the_win() -> None:
    state = drawn(["FFR", "FFR", "DBB"])
    assert state.scores()[0] == state.scores()[1] > state.scores()[2]
    assert state.places() == [0, 0, 2]


def test_of_equal_points_fewer_gaps_win() -> None:
    state = drawn(["DE", "FR", "BB"])
    assert state.scores() == [4 - 5, 4 - 5, -5], "ten gaps against nine"
    assert state.places() == [1, 0, 2]
