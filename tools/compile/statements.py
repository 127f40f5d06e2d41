"""Statements of the rules in C: assignments, conditions and loops of one function."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from types import FunctionType
from typing import Final

from tools.compile.effects import MUTABLE
from tools.compile.expressions import AS_CALLS, BINARY, Expressions
from tools.compile.source import PARAMETERS, RESULTS, definition, error, kinds, result
from tools.compile.widths import RESULT, Widths

# Words of C and C++, and names of primitives.h: a variable must not be called like one.
_WORDS: Final = """
alignas alignof asm atomic auto bool case catch char char8_t char16_t char32_t compl concept const const_cast consteval
constexpr constinit co_await co_return co_yield decltype default delete do double dynamic_cast enum explicit export
extern false far float friend goto inline int int8_t int16_t int32_t int64_t interface long mutable namespace near new
noexcept nullptr operator private protected public register reinterpret_cast requires restrict short signed sizeof
small static static_assert static_cast struct switch template this thread_local throw true typedef typeid typename
typeof uint8_t uint16_t uint32_t uint64_t union unsigned using virtual void volatile wchar_t
Moves Workspace Ruleset Change CELL FACT MOVE ROW RESTRICT FUNCTION INLINE push pop clear min_of max_of floor_div
floor_mod shift_left
"""
RESERVED: Final = frozenset(_WORDS.split())


class Statements:
    """Writes the body of one function."""

    def __init__(self, expressions: Expressions) -> None:
        self.lines: list[str] = []
        self._x = expressions
        self._depth = 1
        self._loops = 0
        self._node = definition(expressions.function)
        for name in (*expressions.kinds, *sorted(expressions.stored)):
            if name in RESERVED or (name != "_" and name.endswith("_")) or "__" in name:
                raise error(expressions.function, self._first(name), f"{name!r} means something else in C")
        own = expressions.stored - expressions.kinds.keys()
        self._of_loops = own & _only_in_their_loops(self._node)
        for kind in ("int64_t", "int32_t"):
            if plain := sorted(name for name in own - self._of_loops if expressions.type_of(name) == kind):
                self._put(f"{kind} {', '.join(plain)};")
        body = self._node.body[1:] if ast.get_docstring(self._node) is not None else self._node.body
        self._all(body)
        if result(expressions.function) != "None" and not _returns(body):
            self._x.wrong(self._node, "the end can be reached without a value")

    def _first(self, name: str) -> ast.AST:
        for part in ast.walk(self._node):
            if getattr(part, "id", getattr(part, "arg", None)) == name:
                return part
        return self._node

    def _put(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    def _all(self, nodes: Iterable[ast.stmt]) -> None:
        for node in nodes:
            write = getattr(self, f"_{type(node).__name__}", None)
            if write is None:
                what = ast.unparse(node).splitlines()[0]
                self._x.wrong(node, f"{what} ({type(node).__name__}) is more than numbers")
            write(node)

    def _inside(self, nodes: Iterable[ast.stmt]) -> None:
        self._depth += 1
        self._all(nodes)
        self._depth -= 1

    def _Pass(self, node: ast.Pass) -> None:  # noqa: N802
        pass

    def _Break(self, node: ast.Break) -> None:  # noqa: N802
        self._put("break;")

    def _Continue(self, node: ast.Continue) -> None:  # noqa: N802
        self._put("continue;")

    def _Expr(self, node: ast.Expr) -> None:  # noqa: N802
        if not isinstance(node.value, ast.Call):
            self._x.wrong(node, f"{ast.unparse(node)} is neither a call nor an assignment")
        self._put(f"{self._x.call(node.value)};")

    def _Return(self, node: ast.Return) -> None:  # noqa: N802
        expected = result(self._x.function)
        if node.value is None:
            if expected != "None":
                self._x.wrong(node, "return without a value")
            self._put("return;")
        elif expected == "None":
            self._x.wrong(node, f"{ast.unparse(node)}: this function returns None")
        elif expected == "bool" and not self._x.is_bool(node.value):
            self._x.wrong(node, f"{ast.unparse(node)}: a number where yes or no is expected")
        else:
            self._put(f"return {self._x.number(node.value)};")

    def _Assign(self, node: ast.Assign) -> None:  # noqa: N802
        (target,) = node.targets[:1]
        if len(node.targets) > 1 or not isinstance(target, ast.Name | ast.Subscript):
            self._x.wrong(node, f"{ast.unparse(node)}: {ast.unparse(target)} is more than one variable or cell")
        value = self._x.number(node.value)
        if isinstance(target, ast.Name):
            self._put(f"{self._local(target)} = {value};")
            return
        self._x.in_any_order((node.value, target.slice), node)
        cast = "(uint8_t)" if self._kind(target) == "Cells" else ""
        self._put(f"{self._x.place(target)} = {cast}{value};")

    def _AugAssign(self, node: ast.AugAssign) -> None:  # noqa: N802
        if type(node.op) in AS_CALLS or type(node.op) not in BINARY:
            self._x.wrong(node, f"{ast.unparse(node)} (write it as a calculation and an assignment)")
        value = self._x.number(node.value)
        if isinstance(node.target, ast.Name):
            target = self._local(node.target)
        else:
            assert isinstance(node.target, ast.Subscript)
            self._x.in_any_order((node.target.slice, node.value), node)
            if self._kind(node.target) in self._x.effects(node.value).writes:
                self._x.wrong(node, f"{ast.unparse(node)}: the order matters here, which C leaves open; use two lines")
            target = self._x.place(node.target)
        self._put(f"{target} {BINARY[type(node.op)]}= {value};")

    def _local(self, node: ast.Name) -> str:
        if self._x.kinds.get(node.id, "int") not in ("int", "bool"):
            self._x.wrong(node, f"{node.id!r} is no number")
        return node.id

    def _kind(self, node: ast.Subscript) -> str:
        kind = self._x.kind(node.value)
        if kind not in MUTABLE:
            self._x.wrong(node, f"{ast.unparse(node.value)!r} cannot be changed")
        return kind

    def _If(self, node: ast.If) -> None:  # noqa: N802
        self._put(f"if ({self._x.condition(node.test)}) {{")
        self._inside(node.body)
        rest = node.orelse
        while len(rest) == 1 and isinstance(rest[0], ast.If):
            self._put(f"}} else if ({self._x.condition(rest[0].test)}) {{")
            self._inside(rest[0].body)
            rest = rest[0].orelse
        if rest:
            self._put("} else {")
            self._inside(rest)
        self._put("}")

    def _While(self, node: ast.While) -> None:  # noqa: N802
        if node.orelse:
            self._x.wrong(node, "a loop with else")
        self._put(f"while ({self._x.condition(node.test)}) {{")
        self._inside(node.body)
        self._put("}")

    def _For(self, node: ast.For) -> None:  # noqa: N802
        """The bounds are calculated once; the variable may be changed inside without an effect on the loop."""
        first, after, step = self._range(node)
        assert isinstance(node.target, ast.Name)
        name = self._local(node.target)
        self._loops += 1
        counter = name if name in self._of_loops else f"i{self._loops}_"
        end = after if after.isdigit() else f"n{self._loops}_"
        begin = f"{self._x.type_of(name)} {counter} = {first}" + (f", {end} = {after}" if end != after else "")
        sign, move = ("<", f"{counter} += {step}") if step > 0 else (">", f"{counter} -= {-step}")
        self._put(f"for ({begin}; {counter} {sign} {end}; {move}) {{")
        self._depth += 1
        if counter != name:
            self._put(f"{name} = {counter};")
        self._depth -= 1
        self._inside(node.body)
        self._put("}")

    def _range(self, node: ast.For) -> tuple[str, str, int]:
        call = node.iter
        if not isinstance(node.target, ast.Name) or node.orelse or not isinstance(call, ast.Call):
            self._x.wrong(node, f"for {ast.unparse(node.target)} in {ast.unparse(call)}: only loops over range")
        if not isinstance(call.func, ast.Name) or call.func.id != "range" or call.keywords or len(call.args) > 3:
            self._x.wrong(node, f"for {ast.unparse(node.target)} in {ast.unparse(call)}: only loops over range")
        step = self._x.constant(call.args[2]) if len(call.args) == 3 else 1
        if not step:
            self._x.wrong(node, f"{ast.unparse(call)}: the step must be a constant")
        bounds = [self._x.number(part) for part in call.args[:2]]
        first, after = bounds if len(bounds) == 2 else ("0", bounds[0])
        return first, after, step


def _returns(body: Sequence[ast.stmt]) -> bool:
    """Whether the end of these statements is never reached."""
    last = body[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and _returns(last.body) and _returns(last.orelse)
    is_endless = isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and bool(last.test.value)
    return isinstance(last, ast.Return) or is_endless


def _only_in_their_loops(function: ast.FunctionDef) -> set[str]:
    """The variables that loops count in, that nothing else sets, and that nothing asks for outside of these loops."""
    counted: set[str] = set()
    free: set[str] = set()

    def look(node: ast.AST, loops: frozenset[str]) -> None:
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            name = node.target.id
            counted.add(name)
            if name in loops:  # an inner loop sets what an outer one counts
                free.add(name)
            look(node.iter, loops)
            for part in node.body:
                look(part, loops | {name})
            return
        if isinstance(node, ast.Name) and (node.id not in loops or isinstance(node.ctx, ast.Store)):
            free.add(node.id)
        for child in ast.iter_child_nodes(node):
            look(child, loops)

    for part in function.body:
        look(part, frozenset())
    return counted - free


def head(function: FunctionType, name: str, widths: Widths | None = None) -> str:
    """The function in C up to its body."""

    def type_of(what: str, usual: str) -> str:
        return widths.type_of(function, what) if widths and usual == "int64_t" else usual

    given = (
        f"{type_of(argument, PARAMETERS[kind])} {argument}".replace("* ", "*")
        for argument, kind in kinds(function).items()
    )
    return f"FUNCTION {type_of(RESULT, RESULTS[result(function)])} {name}({', '.join(given)})"


def written(expressions: Expressions, name: str, widths: Widths | None = None) -> Iterator[str]:
    """A whole function."""
    yield f"{head(expressions.function, name, widths)} {{"
    yield from Statements(expressions).lines
    yield "}"
