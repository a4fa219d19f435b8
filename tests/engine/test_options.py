"""Options: what they take, and what they say when they are given something else."""

from typing import Any

import pytest

from polana import BadOption
from polana.engine.options import Choice, Flag, Letters, Need, Option
from polana.engine.text import LANGUAGES

MAP = Choice("map", ("river", "lake"), "river")
OPEN = Flag("open", default=False)
KINDS = Letters("kinds", "ABCDE", count=lambda seats: seats + 1, default="any")


@pytest.mark.parametrize(
    ("option", "value", "number"),
    [
        (MAP, "river", 0),
        (MAP, "lake", 1),
        (OPEN, True, 1),
        (OPEN, False, 0),
        (KINDS, "any", 0),
        (KINDS, "ACE", 0b10101),
    ],
)
def test_values_go_into_the_record_and_back(option: Option, value: Any, number: int) -> None:
    assert option.encode(value, 2) == number
    assert option.decode(number) == value


def test_letters_come_back_in_order() -> None:
    assert KINDS.decode(KINDS.encode("ECA", 2)) == "ACE"


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        (MAP, "sea", 'Option "map" takes one of river, lake, not "sea"'),
        (MAP, None, 'not "None"'),
        (MAP, [], 'Option "map" takes one of'),
        (OPEN, "yes", 'Option "open" takes true or false, not "yes"'),
        (OPEN, 1, 'Option "open" takes true or false'),
        (KINDS, "AB", 'Option "kinds" takes "any" or, with 2 players, 3 different letters of ABCDE, not "AB"'),
        (KINDS, "ABX", "3 different letters of ABCDE"),
        (KINDS, "AAB", "3 different letters of ABCDE"),
        (KINDS, 3, "3 different letters of ABCDE"),
    ],
)
def test_a_bad_value_names_the_option_and_what_it_takes(option: Option, value: Any, says: str) -> None:
    with pytest.raises(BadOption) as caught:
        option.encode(value, 2)
    assert says in str(caught.value)
    assert len({caught.value.told(language) for language in LANGUAGES}) == 3


FLOOD = Need("open", (True,), seats=(2, 3), other="map", choices=("lake",))


@pytest.mark.parametrize(
    ("seats", "options", "met"),
    [
        (2, {"open": True, "map": "lake"}, True),
        (2, {"open": False, "map": "river"}, True),
        (4, {"open": True, "map": "river"}, True),
        (3, {"open": True, "map": "river"}, False),
    ],
)
def test_some_options_go_together_only(seats: int, options: dict[str, Any], met: bool) -> None:
    assert FLOOD.is_met(seats, options) == met
    if met:
        FLOOD.check(seats, options)
    else:
        with pytest.raises(BadOption, match='option "open" can be "True" only if option "map" is one of lake'):
            FLOOD.check(seats, options)
