"""How wide numbers must be: 32 bits where that is derived to be enough, else 64. For a GPU, on which it matters.

Every parameter, variable and result gets the interval of what it can hold, from what is assigned, passed and returned
everywhere: cells and facts have 8 bits, a row has its own numbers, a list of decisions holds what is put into one.
Two things are not followed: conditions, and how often a loop runs. A variable that a loop adds to is taken to be added
to at most MAX_ADDITIONS times in a call; whatever else keeps growing has 64 bits. Tests play all configurations with
the derived widths: the games must be those of 64 bits, and a sanitizer stops where a calculation overflows.
"""

import ast
from collections.abc import Mapping
from types import FunctionType
from typing import Any, Final, TypeAlias

from kontor.rules import play
from kontor.rules.cells import EVERYWHERE
from tools.compile.expressions import EXTREMES, Expressions, Rows
from tools.compile.intervals import ANY, BYTE, INT32, OPERATORS, TRUTH, UNARY, Interval, at_most
from tools.compile.source import NUMBERS, definition, kinds, result

MAX_ADDITIONS: Final = 1 << 16
ROUNDS_BEFORE_WIDENING: Final = 12  # what still grows then has 64 bits
MAX_LIST: Final = 1 << 13
Key: TypeAlias = tuple[FunctionType, str]  # a parameter, a variable, or RESULT of a function
Entries: TypeAlias = Mapping[Any, Mapping[str, Interval]]  # what callers from outside pass
RESULT: Final = "return"
SPLITTING: Final = (play.perform,)  # its writer passes the parts of its decision on


class Widths:
    """As wide as the intervals are."""

    def __init__(
        self,
        functions: Mapping[FunctionType, str],
        written: Mapping[FunctionType, list[FunctionType]],
        entries: Entries,
    ) -> None:
        """`functions` are those that entries reach; `written` those that have a writer, and what each calls."""
        self._found: dict[Key, Interval] = {}
        self._grown: dict[Key, dict[int, Interval]] = {}
        self._moves: Interval | None = None
        self._functions = functions
        self._written = written
        self._readers = {function: _Reader(self, function) for function in functions if function not in written}
        self._rounds = 0
        for function, given in entries.items():
            for name, kind in kinds(function).items():
                if kind in NUMBERS:
                    self.add((function, name), given.get(name, ANY))
        while self._look():
            self._rounds += 1

    def _look(self) -> bool:
        """One round; whether anything was new."""
        before = dict(self._found), self._moves, {key: dict(parts) for key, parts in self._grown.items()}
        for reader in self._readers.values():
            reader.look()
        for function, callees in self._written.items():
            self._pass_on(function, callees)
        return before != (self._found, self._moves, self._grown)

    def _pass_on(self, function: FunctionType, callees: list[FunctionType]) -> None:
        """What a writer passes: the parts of a decision, which have 8 bits each, or its parameters as they stand."""
        own = list(kinds(function))
        total = Interval(0, EVERYWHERE)
        for callee in callees:
            for place, (name, kind) in enumerate(kinds(callee).items()):
                if kind in NUMBERS:
                    self.add((callee, name), BYTE if function in SPLITTING else self.get((function, own[place])))
            found = self.get((callee, RESULT)) or Interval(0, 0)
            total = Interval(total.low + min(found.low, 0), total.high + max(found.high, 0))
        if result(function) == "int":
            self.add((function, RESULT), total)

    def get(self, key: Key) -> Interval | None:
        """What is known to be held there."""
        found = self._found.get(key)
        if found is not None:
            for more in self._grown.get(key, {}).values():
                found = at_most(Interval(found.low + more.low, found.high + more.high))
        return found

    def moves(self) -> Interval | None:
        """What is known to be in lists of decisions."""
        return self._moves

    def add(self, key: Key, more: Interval | None) -> None:
        """Something holds these numbers, too."""
        if more is not None:
            self._found[key] = self._joined(self._found.get(key), more)

    def add_move(self, more: Interval | None) -> None:
        """A list of decisions holds these numbers, too."""
        if more is not None:
            self._moves = self._joined(self._moves, more)

    def add_again(self, key: Key, node: ast.AugAssign, more: Interval) -> None:
        """Something is added to it, again and again."""
        parts = self._grown.setdefault(key, {})
        grown = Interval(min(more.low, 0) * MAX_ADDITIONS, max(more.high, 0) * MAX_ADDITIONS)
        parts[id(node)] = self._joined(parts.get(id(node)), at_most(grown))

    def _joined(self, before: Interval | None, more: Interval) -> Interval:
        if before is None or more.fits(before):
            return at_most(more) if before is None else before
        return ANY if self._rounds > ROUNDS_BEFORE_WIDENING else at_most(before | more)

    def type_of(self, function: FunctionType, name: str) -> str:
        """The type in C of a parameter, a variable or, by RESULT, what a function gives."""
        found = self.get((function, name))  # where nothing was found, nothing ever comes
        return "int32_t" if found is None or found.fits(INT32) else "int64_t"

    def is_narrow(self, function: FunctionType, node: ast.expr) -> bool:
        """Whether an expression may be calculated with 32 bits."""
        found = self._readers[function].number(node)
        return found is not None and found.fits(INT32)


class _Reader:
    """Reads one function again and again."""

    def __init__(self, all: Widths, function: FunctionType) -> None:
        self._all = all
        self._function = function
        self._names = Expressions(function, all._functions, Rows(), {})
        self._node = definition(function)
        self._parts = [*ast.walk(self._node)]

    def look(self) -> None:
        """Notes what it assigns, passes and returns."""
        for part in self._parts:
            if isinstance(part, ast.Call):
                self._call(part)
            elif isinstance(part, ast.Assign):
                self._assign(part.targets[0], self.number(part.value))
            elif isinstance(part, ast.AugAssign):
                self._change(part)
            elif isinstance(part, ast.For) and isinstance(part.target, ast.Name):
                self._assign(part.target, self._range(part.iter))
            elif isinstance(part, ast.Return) and part.value is not None:
                self._all.add((self._function, RESULT), self.number(part.value))

    def _assign(self, target: ast.expr, value: Interval | None) -> None:
        if isinstance(target, ast.Name):
            self._all.add((self._function, target.id), value)
        elif isinstance(target, ast.Subscript) and self._names.kind(target.value) == "Moves":
            self._all.add_move(value)

    def _change(self, node: ast.AugAssign) -> None:
        if not isinstance(node.target, ast.Name):
            return
        key = (self._function, node.target.id)
        value, before = self.number(node.value), self._all.get(key)
        if value is None or before is None:
            return
        if isinstance(node.op, ast.Add | ast.Sub):
            sign = isinstance(node.op, ast.Sub)
            self._all.add_again(key, node, Interval(-value.high, -value.low) if sign else value)
        else:
            self._all.add(key, OPERATORS[type(node.op)](before, value))

    def _range(self, node: ast.expr) -> Interval | None:
        assert isinstance(node, ast.Call)
        bounds = [self.number(part) for part in node.args]
        first, after = (Interval(0, 0), bounds[0]) if len(bounds) == 1 else (bounds[0], bounds[1])
        step = self._names.constant(node.args[2]) if len(node.args) == 3 else 1
        if first is None or after is None or not step:
            return None
        beyond = Interval(0, step - 1) if step > 0 else Interval(step + 1, 0)
        return first | OPERATORS[ast.Add](after, beyond)  # where the counter ends

    def _call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "append":
            self._all.add_move(self.number(node.args[0]))
            return
        called = self._names.callee(node.func)
        if called is None:
            return
        for value, (name, kind) in zip(node.args, kinds(called).items(), strict=True):
            if kind in NUMBERS:
                self._all.add((called, name), self.number(value))

    def number(self, node: ast.expr) -> Interval | None:
        """What an expression can be; None where nothing is known yet."""
        constant = self._names.constant(node)
        if constant is not None:
            return Interval(constant, constant)
        found = getattr(self, f"_{type(node).__name__}")(node)
        return None if found is None else at_most(found)

    def _Name(self, node: ast.Name) -> Interval | None:  # noqa: N802
        if self._names.kinds.get(node.id) == "bool":
            return TRUTH
        return self._all.get((self._function, node.id))

    def _Subscript(self, node: ast.Subscript) -> Interval | None:  # noqa: N802
        kind = self._names.kind(node.value)
        if kind in ("Cells", "Lookup"):
            return BYTE
        if kind == "Moves":
            return self._all.moves()
        if kind:
            return ANY
        row: Any = self._names.value(node.value)
        return Interval(min(row), max(row))

    def _BinOp(self, node: ast.BinOp) -> Interval | None:  # noqa: N802
        left, right = self.number(node.left), self.number(node.right)
        return None if left is None or right is None else OPERATORS[type(node.op)](left, right)

    def _UnaryOp(self, node: ast.UnaryOp) -> Interval | None:  # noqa: N802
        if isinstance(node.op, ast.Not):
            return TRUTH
        operand = self.number(node.operand)
        return None if operand is None else UNARY[type(node.op)](operand)

    def _BoolOp(self, node: ast.BoolOp) -> Interval | None:  # noqa: N802
        return TRUTH

    def _Compare(self, node: ast.Compare) -> Interval | None:  # noqa: N802
        return TRUTH

    def _IfExp(self, node: ast.IfExp) -> Interval | None:  # noqa: N802
        found = [part for part in map(self.number, (node.body, node.orelse)) if part is not None]
        return found[0] | found[-1] if found else None

    def _Call(self, node: ast.Call) -> Interval | None:  # noqa: N802
        if isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
            return self._all.moves()
        called = self._names.callee(node.func)
        if called is not None:
            return TRUTH if result(called) == "bool" else self._all.get((called, RESULT))
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "len":
            return Interval(0, MAX_LIST)
        assert name in EXTREMES
        parts = [part for part in map(self.number, node.args) if part is not None]
        if len(parts) < len(node.args):
            return None
        pick = min if name == "min" else max
        return Interval(pick(part.low for part in parts), pick(part.high for part in parts))
