"""Concealing with one blank left out: each statement that hides something, removed in turn."""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
from collections.abc import Iterator
from copy import deepcopy
from types import CodeType, FunctionType
from typing import Any

from polana.engine import contract
from polana.engine.compile.backends import Interpreted
from polana.engine.game import Header
from polana.engine.kernels import conceal_record
from polana.engine.rule import is_rule


def rule_named(header: Header, name: str) -> FunctionType:
    """A game's own rule."""
    found = next(vars(module)[name] for module in header.modules if is_rule(vars(module).get(name)))
    assert isinstance(found, FunctionType)
    return found


def concealing(header: Header) -> list[FunctionType]:
    """The functions that make a record one seat's knowledge."""
    found: list[FunctionType] = [conceal_record]  # type: ignore[list-item]
    for function in found:
        for name in function.__code__.co_names:
            thing = function.__globals__.get(name)
            if thing is contract.conceal:
                thing = rule_named(header, "conceal")
            if isinstance(thing, FunctionType) and is_rule(thing) and thing not in found:
                found.append(thing)
    return found


def hides(statement: ast.stmt) -> bool:
    """Whether a statement blanks something: stores a constant in a record, or calls what does."""
    if isinstance(statement, ast.Assign):
        constant = isinstance(statement.value, ast.Constant) or (
            isinstance(statement.value, ast.Name) and statement.value.id.isupper()
        )
        return constant and isinstance(statement.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)


class LeaveOut(ast.NodeTransformer):
    """Replaces one statement by `pass`."""

    def __init__(self, line: int) -> None:
        self.line = line

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.stmt) and node.lineno == self.line and hides(node):
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)


def mutants(header: Header) -> Iterator[tuple[str, FunctionType, CodeType]]:
    """Each blank's name, its function, and the function's code without it."""
    for function in concealing(header):
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        for node in ast.walk(tree):
            if isinstance(node, ast.stmt) and hides(node):
                without = LeaveOut(node.lineno).visit(deepcopy(tree))
                code = compile(without, function.__code__.co_filename, "exec", __future__.annotations.compiler_flag)
                scope: dict[str, Any] = {"rule": lambda kept: kept}
                exec(code, scope)
                yield f"{function.__name__}: {ast.unparse(node)}", function, scope[function.__name__].__code__


def rules_with(header: Header, function: FunctionType, code: CodeType) -> Interpreted:
    """The game's interpreted rules with one function's code exchanged."""
    whole = function.__code__
    function.__code__ = code
    try:
        rules = Interpreted(header)
        assert rules.conceal_states
        return rules
    finally:
        function.__code__ = whole
