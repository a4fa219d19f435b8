"""A kernel's signature is what its annotations say; what they do not say is refused."""

from typing import Annotated, Any

import numpy as np
import pytest

from polana.bots.tree import Node, think
from polana.engine.compile.arguments import arguments_of
from polana.engine.compile.backends import Interpreted
from polana.engine.game import find_header, game_names
from polana.engine.kernels import States, Words64, observe_by, playout
from polana.engine.record import IntArray, Ints, RecordArray, dtype_of
from polana.engine.rng import Rng
from polana.engine.rule import is_kernel, is_rule, kernel, rule
from polana.lab.renature_bench import fit_often


@kernel
def good(states: States, words: Words64, seat: int, small: Annotated[IntArray, "i1"]) -> int:
    return seat


@rule
def inner(states: States) -> None:
    """Takes the same, but is for other rules only."""


@kernel
def silent(states: States, seat) -> None:  # type: ignore[no-untyped-def]
    """An argument without annotation."""


@kernel
def vague(states: States, seat: Any) -> None:
    """An annotation that says nothing."""


@kernel
def fractional(states: States, chance: float) -> None:
    """A number that is no integer."""


@kernel
def unsized(states: States, out: Ints) -> None:
    """An array without a width."""


@kernel
def misspelt(states: "Staets", seat: int) -> None:  # type: ignore[name-defined]  # noqa: F821
    """A kind that does not exist."""


@kernel
def foreign(nodes: RecordArray[int]) -> None:
    """An array of what is no record."""


@kernel
def unsaid(states: States):  # type: ignore[no-untyped-def]
    """A result without annotation."""


def test_kernels_are_what_is_marked_so() -> None:
    assert is_kernel(good)
    assert is_rule(good)
    assert not is_kernel(inner)


@pytest.mark.parametrize("name", game_names())
def test_arguments_are_what_they_are_annotated_as(name: str) -> None:
    state = find_header(name).state
    whole, number, byte = dtype_of(state), np.dtype("i4"), np.dtype("u1")
    assert arguments_of(playout, state) == [whole, dtype_of(Rng), number]
    assert arguments_of(observe_by, state) == [whole, None, byte]
    assert arguments_of(good, state) == [whole, np.dtype("u8"), None, np.dtype("i1")]
    assert arguments_of(think, state)[3] == dtype_of(Node)


def test_a_kernel_for_one_game_takes_its_states() -> None:
    state = find_header("renature").state
    assert arguments_of(fit_often, state)[0] == dtype_of(state)
    with pytest.raises(TypeError, match="fit_often: 'states' is for states of another game, Renature, not Arboretum"):
        arguments_of(fit_often, find_header("arboretum").state)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (inner, "inner: it is not marked @kernel"),
        (silent, "silent: 'seat' is not annotated"),
        (vague, "vague: 'seat' is annotated as typing.Any"),
        (fractional, "fractional: 'chance' is annotated as <class 'float'>"),
        (unsized, "unsized: 'out' is annotated as .*Ints"),
        (misspelt, "misspelt: name 'Staets' is not defined"),
        (foreign, "foreign: 'nodes' is annotated as .*RecordArray"),
        (unsaid, "unsaid: it returns an int or None"),
    ],
)
def test_a_wrong_annotation_is_refused_when_the_kernel_is_bound(wrong: Any, told: str) -> None:
    rules = Interpreted(find_header("arboretum"))
    with pytest.raises(TypeError, match=f"kernel tests.engine.test_arguments.{told}"):
        rules.kernel(wrong)
    assert not rules.has(wrong)
