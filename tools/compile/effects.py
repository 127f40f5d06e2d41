"""What an expression reads and changes, and whether C may evaluate it in another order than Python.

Python evaluates operands and arguments from left to right. C leaves the order to the compiler, so two of them may
stand side by side only where neither changes what the other reads or changes. Memory is distinguished by its sort
(cells, moves, figures), not by its place: what is refused here may be harmless, but what passes is exact.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Final, NamedTuple

MUTABLE: Final = frozenset(("Cells", "Moves", "FigureRow"))  # lookups and weights never change during a call
CHANGING: Final = {"append": "Moves", "pop": "Moves", "clear": "Moves"}  # methods of moves


class Effects(NamedTuple):
    """Which sorts of memory are read, and which are changed."""

    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()

    def __or__(self, other: "Effects") -> "Effects":
        return Effects(self.reads | other.reads, self.writes | other.writes)

    def clashes(self, other: "Effects") -> bool:
        """Whether it matters which of the two comes first."""
        return bool(self.writes & (other.reads | other.writes) or other.writes & self.reads)


NONE: Final = Effects()


@dataclass(frozen=True)
class Scope:
    """What the names in a function stand for."""

    kind: Callable[[ast.expr], str]  # the annotation of a parameter or of a field of one
    callee: Callable[[ast.expr], FunctionType | None]
    of: Mapping[FunctionType, Effects]  # of the functions that it calls, as far as they are known


def of_expression(node: ast.AST, scope: Scope) -> Effects:
    """What evaluating an expression, or carrying out the expressions of a statement, reads and changes."""
    found = NONE
    for child in ast.iter_child_nodes(node):
        found |= of_expression(child, scope)
    if isinstance(node, ast.Subscript):
        found |= _access(scope.kind(node.value), node.ctx)
    elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
        found |= _access(scope.kind(node.target.value), ast.Load())
    elif isinstance(node, ast.Call):
        found |= _of_call(node, scope)
    return found


def _access(kind: str, context: ast.expr_context) -> Effects:
    sort = frozenset((kind,)) & MUTABLE
    return Effects(writes=sort) if isinstance(context, ast.Store) else Effects(reads=sort)


def _of_call(node: ast.Call, scope: Scope) -> Effects:
    if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        sort = frozenset((CHANGING[node.func.attr],))
        return Effects(sort, sort)
    if isinstance(node.func, ast.Name) and node.func.id == "len":
        return Effects(reads=frozenset(("Moves",)))
    called = scope.callee(node.func)
    return scope.of.get(called, NONE) if called else NONE


def of_functions(
    calls: Mapping[FunctionType, Iterable[FunctionType]], own: Mapping[FunctionType, Effects]
) -> dict[FunctionType, Effects]:
    """The effects of functions with those of everything that they call, also where they call each other."""
    found = dict(own)
    while True:
        before = dict(found)
        for function, callees in calls.items():
            for callee in callees:
                found[function] |= found[callee]
        if found == before:
            return found
