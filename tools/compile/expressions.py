"""Expressions of the rules in C: numbers, conditions and calls. What C would do otherwise than Python is refused."""

import ast
from collections.abc import Iterable, Mapping
from enum import IntEnum
from itertools import combinations
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Final, NoReturn

from tools.compile.effects import Effects, Scope, of_expression
from tools.compile.source import NUMBERS, STRUCTS, definition, error, kinds, result

if TYPE_CHECKING:
    from tools.compile.widths import Widths

BINARY: Final[Mapping[type[ast.operator], str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.RShift: ">>", ast.BitOr: "|", ast.BitAnd: "&", ast.BitXor: "^",
}  # fmt: skip
# What C calculates otherwise, as functions of primitives.h that mean the same as in Python.
AS_CALLS: Final[Mapping[type[ast.operator], str]] = {
    ast.FloorDiv: "floor_div",
    ast.Mod: "floor_mod",
    ast.LShift: "shift_left",
}
UNARY: Final[Mapping[type[ast.unaryop], str]] = {ast.USub: "-", ast.UAdd: "+", ast.Invert: "~"}
COMPARISONS: Final[Mapping[type[ast.cmpop], str]] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
METHODS: Final = {"append": ("push", 1), "pop": ("pop", 0), "clear": ("clear", 0)}  # of moves: name in C, arguments
EXTREMES: Final = {"min": "min_of", "max": "max_of"}
ACCESS: Final = {"Cells": "CELL", "Lookup": "FACT", "Moves": "MOVE"}  # macros: elsewhere cells may lie in other order
INT32: Final = range(-(2**31), 2**31)
INT64: Final = range(-(2**63) + 1, 2**63)


class Expressions:
    """Writes the expressions of one function."""

    def __init__(
        self,
        function: FunctionType,
        functions: Mapping[FunctionType, str],
        rows: "Rows",
        effects: Mapping[FunctionType, Effects],
        widths: "Widths | None" = None,
    ) -> None:
        self.function = function
        self._widths = widths
        self.kinds = kinds(function)
        self.stored = {
            part.id
            for part in ast.walk(definition(function))
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        }
        self.called: set[FunctionType] = set()
        self._functions = functions
        self._rows = rows
        self._scope = Scope(self.kind, self.callee, effects)
        self._bools = self._find_bools()

    # What names stand for

    def wrong(self, node: ast.AST, what: str) -> NoReturn:
        """Refuses something, with its place."""
        raise error(self.function, node, what)

    def kind(self, node: ast.expr) -> str:
        """The annotation of a parameter, or of a field of one; nothing for anything else."""
        if isinstance(node, ast.Name):
            return self.kinds.get(node.id, "")
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return STRUCTS.get(self.kinds.get(node.value.id, ""), {}).get(node.attr, "")
        return ""

    def is_own(self, name: str) -> bool:
        """Whether a name is a parameter or a local variable."""
        return name in self.kinds or name in self.stored

    def value(self, node: ast.expr) -> Any:
        """What a name of the module, or of another module or an enumeration, stands for; None for anything else."""
        known = self.function.__globals__
        if isinstance(node, ast.Name) and not self.is_own(node.id):
            return known.get(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and not self.is_own(node.value.id):
            holder = known.get(node.value.id)
            if isinstance(holder, ModuleType) or (isinstance(holder, type) and issubclass(holder, IntEnum)):
                return getattr(holder, node.attr, None)
        return None

    def callee(self, node: ast.expr) -> FunctionType | None:
        """The function on numbers that a name stands for."""
        found = self.value(node)
        return found if isinstance(found, FunctionType) and found in self._functions else None

    def constant(self, node: ast.expr) -> int | None:
        """The value of an expression of constants."""
        if isinstance(node, ast.Constant):
            return int(node.value) if isinstance(node.value, int) else None
        if isinstance(node, ast.Name | ast.Attribute):
            found = self.value(node)
            return int(found) if isinstance(found, int) else None
        if isinstance(node, ast.BinOp) and type(node.op) in (*BINARY, *AS_CALLS):
            left, right = self.constant(node.left), self.constant(node.right)
            return None if left is None or right is None else _calculated(ast.BinOp(_of(left), node.op, _of(right)))
        if isinstance(node, ast.UnaryOp) and type(node.op) in UNARY:
            operand = self.constant(node.operand)
            return None if operand is None else _calculated(ast.UnaryOp(node.op, _of(operand)))
        return None

    # The order in which things happen

    def effects(self, node: ast.AST) -> Effects:
        """What evaluating something reads and changes."""
        return of_expression(node, self._scope)

    def in_any_order(self, parts: Iterable[ast.expr], what: ast.AST) -> None:
        """Refuses operands of which one changes what another one reads: C may evaluate them in any order."""
        for one, other in combinations(map(self.effects, parts), 2):
            if one.clashes(other):
                self.wrong(what, f"{ast.unparse(what)}: the order matters here, which C leaves open; use two lines")

    def _repeatable(self, node: ast.expr, what: ast.AST) -> None:
        if self.effects(node).writes:
            self.wrong(what, f"{ast.unparse(what)}: C would evaluate {ast.unparse(node)} twice; use two lines")

    # Conditions

    def _find_bools(self) -> set[str]:
        """The local variables that are only ever set to yes or no."""
        node = definition(self.function)
        bools = self.stored - self.kinds.keys()
        for part in ast.walk(node):
            if isinstance(part, ast.For | ast.AugAssign):
                bools -= {name.id for name in ast.walk(part.target) if isinstance(name, ast.Name)}
        values = [(part.targets[0], part.value) for part in ast.walk(node) if isinstance(part, ast.Assign)]
        self._bools = bools
        while wrong := {
            target.id
            for target, value in values
            if isinstance(target, ast.Name) and target.id in self._bools and not self.is_bool(value)
        }:
            self._bools -= wrong
        return self._bools

    def is_bool(self, node: ast.expr) -> bool:
        """Whether an expression is yes or no, so that `and` and `or` give the same in C."""
        if isinstance(node, ast.BoolOp):
            return all(map(self.is_bool, node.values))
        if isinstance(node, ast.IfExp):
            return self.is_bool(node.body) and self.is_bool(node.orelse)
        if isinstance(node, ast.Name):
            return self.kinds.get(node.id) == "bool" or node.id in self._bools
        if isinstance(node, ast.Call):
            called = self.callee(node.func)
            return called is not None and result(called) == "bool"
        if isinstance(node, ast.Constant):
            return isinstance(node.value, bool)
        return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))

    def condition(self, node: ast.expr) -> str:
        """An expression of which only matters whether it is 0."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(map(self.condition, node.values))})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.condition(node.operand)}"
        return self.number(node)

    # Numbers

    def number(self, node: ast.expr) -> str:
        """An expression that is a number."""
        if (found := self.constant(node)) is not None:
            return self._literal(node, found)
        write = getattr(self, f"_{type(node).__name__}", None)
        if write is None:
            self.wrong(
                node, f"{ast.unparse(node)} ({type(node).__name__}) is neither a number nor a function on numbers"
            )
        return str(write(node))

    def _literal(self, node: ast.AST, value: int) -> str:
        if value not in INT64:
            self.wrong(node, f"{value} has more than 64 bits")
        return str(value) if value in INT32 else f"INT64_C({value})"

    def _Name(self, node: ast.Name) -> str:  # noqa: N802
        if not self.is_own(node.id) or self.kinds.get(node.id, "int") not in NUMBERS:
            self.wrong(node, f"{node.id!r} is neither a number nor a function on numbers")
        return node.id

    def _Attribute(self, node: ast.Attribute) -> str:  # noqa: N802
        self.wrong(node, f"{ast.unparse(node)!r} is neither a number nor a function on numbers")

    def _Subscript(self, node: ast.Subscript) -> str:  # noqa: N802
        return f"({self.type_of_place(node)}){self.place(node)}"

    def type_of(self, name: str) -> str:
        """The type in C of a parameter, a variable, or what the function gives."""
        return self._widths.type_of(self.function, name) if self._widths else "int64_t"

    def type_of_place(self, node: ast.Subscript) -> str:
        """The type in C that something is read as."""
        return "int32_t" if self._widths and self._widths.is_narrow(self.function, node) else "int64_t"

    def _first(self, node: ast.expr, whole: ast.expr) -> str:
        """The first operand, as wide as the result must be."""
        is_narrow = self._widths is None or self._widths.is_narrow(self.function, whole)
        return self.number(node) if is_narrow else f"(int64_t){self.number(node)}"

    def place(self, node: ast.Subscript) -> str:
        """A cell, a fact, a move, a weight, a figure or a number of a row."""
        at = self.constant(node.slice)
        if at is not None and at < 0:
            self.wrong(node, f"{ast.unparse(node)}: C does not count from the end")
        kind = self.kind(node.value)
        if kind in ACCESS:
            return f"{ACCESS[kind]}({self.pointer(node.value)}, {self.number(node.slice)})"
        if kind in ("WeightRow", "FigureRow"):
            return f"{self.pointer(node.value)}[{self.number(node.slice)}]"
        row = self.value(node.value)
        if not isinstance(row, tuple) or not row or not all(isinstance(entry, int) for entry in row):
            self.wrong(node, f"{ast.unparse(node.value)!r} is neither cells nor a row of numbers")
        for entry in row:
            self._literal(node, entry)
        name = node.value.attr if isinstance(node.value, ast.Attribute) else ast.unparse(node.value)
        return f"{self._rows.name(name, tuple(map(int, row)))}[{self.number(node.slice)}]"

    def pointer(self, node: ast.expr) -> str:
        """Cells, moves and the like, handed on as they are."""
        if isinstance(node, ast.Name):
            return node.id
        assert isinstance(node, ast.Attribute)
        return f"{ast.unparse(node.value)}->{node.attr}"

    def _BinOp(self, node: ast.BinOp) -> str:  # noqa: N802
        self.in_any_order((node.left, node.right), node)
        if type(node.op) in AS_CALLS:
            return f"{AS_CALLS[type(node.op)]}({self._first(node.left, node)}, {self.number(node.right)})"
        if type(node.op) not in BINARY:
            self.wrong(node, f"{ast.unparse(node)} ({type(node.op).__name__}) is no arithmetic on whole numbers")
        return f"({self._first(node.left, node)} {BINARY[type(node.op)]} {self.number(node.right)})"

    def _UnaryOp(self, node: ast.UnaryOp) -> str:  # noqa: N802
        if isinstance(node.op, ast.Not):
            return self.condition(node)
        return f"({UNARY[type(node.op)]}{self._first(node.operand, node)})"

    def _BoolOp(self, node: ast.BoolOp) -> str:  # noqa: N802
        if not self.is_bool(node):
            word = "and" if isinstance(node.op, ast.And) else "or"
            self.wrong(node, f"{ast.unparse(node)}: '{word}' gives a number here, in C only yes or no; use if and else")
        return self.condition(node)

    def _Compare(self, node: ast.Compare) -> str:  # noqa: N802
        parts = [node.left, *node.comparators]
        if isinstance(node.ops[0], ast.In | ast.NotIn):
            return self._contains(node)
        self.in_any_order(parts, node)
        for middle in parts[1:-1]:
            self._repeatable(middle, node)
        found = []
        for left, sign, right in zip(parts, node.ops, parts[1:], strict=False):
            if type(sign) not in COMPARISONS:
                self.wrong(node, f"{ast.unparse(node)} compares more than numbers")
            found.append(f"({self.number(left)} {COMPARISONS[type(sign)]} {self.number(right)})")
        return found[0] if len(found) == 1 else f"({' && '.join(found)})"

    def _contains(self, node: ast.Compare) -> str:
        (row,) = node.comparators[:1]
        if len(node.ops) > 1 or not isinstance(row, ast.Tuple) or not row.elts:
            self.wrong(node, f"{ast.unparse(node)}: 'in' needs a tuple in the line")
        for part in (node.left, *row.elts):
            self._repeatable(part, node)
        left = self.number(node.left)
        found = " || ".join(f"{left} == {self.number(entry)}" for entry in row.elts)
        return f"({found})" if isinstance(node.ops[0], ast.In) else f"!({found})"

    def _IfExp(self, node: ast.IfExp) -> str:  # noqa: N802
        return f"({self.condition(node.test)} ? {self.number(node.body)} : {self.number(node.orelse)})"

    # Calls

    def _Call(self, node: ast.Call) -> str:  # noqa: N802
        written = self.call(node)
        called = self.callee(node.func)
        if (called is not None and result(called) == "None") or written.startswith(("push(", "clear(")):
            self.wrong(node, f"{ast.unparse(node)} gives no number")
        return written

    def call(self, node: ast.Call) -> str:
        """A call, also one that gives no number."""
        if node.keywords or any(isinstance(part, ast.Starred) for part in node.args):
            self.wrong(node, f"{ast.unparse(node)}: C has neither keywords nor stars in a call")
        self.in_any_order(node.args, node)
        name = node.func.id if isinstance(node.func, ast.Name) and not self._hides(node.func.id) else ""
        if isinstance(node.func, ast.Attribute) and self.kind(node.func.value) == "Moves":
            return self._method(node, node.func)
        if name == "len" and len(node.args) == 1 and self.kind(node.args[0]) == "Moves":
            return f"({'int32_t' if self._widths else 'int64_t'}){self.pointer(node.args[0])}->count"
        if name in EXTREMES and len(node.args) > 1:
            first, *rest = map(self.number, node.args)
            for more in rest:
                first = f"{EXTREMES[name]}({first}, {more})"
            return first
        called = self.callee(node.func)
        if called is None:
            self.wrong(node, f"{ast.unparse(node.func)!r} is neither a number nor a function on numbers")
        self.called.add(called)
        given = zip(node.args, kinds(called).values(), strict=True)
        return f"{self._functions[called]}({', '.join(self._argument(part, kind) for part, kind in given)})"

    def _hides(self, name: str) -> bool:
        return self.is_own(name) or name in self.function.__globals__

    def _method(self, node: ast.Call, method: ast.Attribute) -> str:
        name, arguments = METHODS.get(method.attr, ("", -1))
        if len(node.args) != arguments:
            self.wrong(node, f"{ast.unparse(node)}: moves have append, pop and clear only")
        return f"{name}({', '.join((self.pointer(method.value), *map(self.number, node.args)))})"

    def _argument(self, node: ast.expr, kind: str) -> str:
        if kind == "bool" and not self.is_bool(node):
            self.wrong(node, f"{ast.unparse(node)} is a number, and yes or no is expected")
        if kind in NUMBERS:
            return self.number(node)
        if self.kind(node) != kind:
            self.wrong(node, f"{ast.unparse(node)} is not {kind}")
        return self.pointer(node)


class Rows:
    """The rows of numbers that the functions look up, each once."""

    def __init__(self) -> None:
        self._names: dict[str, tuple[int, ...]] = {}

    def name(self, name: str, row: tuple[int, ...]) -> str:
        """What a row is called in C; two with the same name in Python have two there."""
        unique = f"ROW_{name}"
        while self._names.setdefault(unique, row) != row:
            unique += "_"
        return unique

    def lines(self) -> Iterable[str]:
        """The rows in C, in numbers no wider than they need."""
        for name, row in self._names.items():
            yield f"ROW {_narrowest(row)} {name}[{len(row)}] = {{{', '.join(map(str, row))}}};"


def _narrowest(row: tuple[int, ...]) -> str:
    for bits in (8, 16, 32):
        if min(row) >= 0 and max(row) < 2**bits:
            return f"uint{bits}_t"
        if -(2 ** (bits - 1)) <= min(row) and max(row) < 2 ** (bits - 1):
            return f"int{bits}_t"
    return "int64_t"


def _of(value: int) -> ast.expr:
    return ast.Constant(value)


def _calculated(node: ast.expr) -> int:
    expression = ast.fix_missing_locations(ast.Expression(node))
    return int(eval(compile(expression, "<constant>", "eval")))
