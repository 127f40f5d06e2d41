"""From the rules as Python to the same rules as Cython: types from the annotations, names from the modules themselves.

A function is translated when its parameters are cells, lookup, moves and numbers, and so is its result. Everything
it uses must be such a function too, a number, or a row of numbers; anything else is an error that names the function.
"""

import ast
import importlib
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, Final, TypeAlias

from kontor.evaluation.layout import Workspace

PARAMETERS: Final = {
    "Lookup": "const unsigned char*",
    "Cells": "unsigned char*",
    "Moves": "Moves*",
    "WeightRow": "const long long*",
    "FigureRow": "long long*",
    "Workspace": "Workspace*",
    "int": "long long",
    "bool": "bint",
}
RESULTS: Final = {"int": "long long", "bool": "bint", "None": "void"}
BUILTINS: Final = ("range", "min", "max")
METHODS: Final = {"append": "push", "pop": "pop", "clear": "clear"}  # of moves, in edge.pyx
DIVISIONS: Final = {ast.FloorDiv: "floor_div", ast.Mod: "floor_mod"}  # in edge.pyx: rounding down, as in Python
LARGEST: Final = 2**31 - 1  # beyond it a literal is no C number for Cython
# What Cython would take, and make Python objects of or calculate otherwise.
STRANGERS: Final = (
    ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda,
    ast.JoinedStr, ast.Starred, ast.Yield, ast.NamedExpr, ast.Slice, ast.Div, ast.Pow,
    ast.Try, ast.With, ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Delete,
)  # fmt: skip
Names: TypeAlias = Mapping[Any, str]  # of the functions in C
Writer: TypeAlias = Callable[[Names], Iterable[str]]  # the lines of a function that is not translated but written


def _kinds(arguments: Iterable[ast.arg]) -> dict[str, str]:
    """What the annotations of parameters say."""
    return {arg.arg: ast.unparse(arg.annotation) if arg.annotation else "" for arg in arguments}


def _fields(struct: type) -> dict[str, str]:
    """The fields of a class that is a struct in primitives.pyx, and their annotations."""
    (node,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(node, ast.ClassDef)
    fields = (part for part in node.body if isinstance(part, ast.AnnAssign))
    return {ast.unparse(part.target): ast.unparse(part.annotation) for part in fields}


STRUCTS: Final = {"Workspace": _fields(Workspace)}


class TranslationError(ValueError):
    """Something in a translated function that is more than numbers."""


def translate(modules: Iterable[str], writers: Mapping[Any, Writer] = MappingProxyType({})) -> str:
    """The functions of these modules as Cython source, all in one file; those that have a writer as it writes them."""
    found = {name: importlib.import_module(name) for name in modules}
    functions = {
        function: f"{name.removeprefix('kontor.').replace('.', '_')}__{function.__name__}"
        for name, module in found.items()
        for function in _functions(module)
    }
    rows: dict[str, tuple[int, ...]] = {}
    bodies = [
        _written(function, functions, writers[function])
        if function in writers
        else _function(function, functions, rows)
        for function in functions
    ]
    constants = [_constant(name, row) for name, row in rows.items()]
    return "\n".join([*constants, "", *bodies])


def _constant(name: str, row: tuple[int, ...]) -> str:
    if max(map(abs, row)) > LARGEST:
        return f"cdef long long {name} = {row[0]}"
    return f"cdef long long[{len(row)}] {name} = [{', '.join(map(str, row))}]"


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    for value in vars(module).values():
        if inspect.isfunction(value) and value.__module__ == module.__name__ and _is_numbers(value):
            yield value


def _is_numbers(function: FunctionType) -> bool:
    node = _node(function)
    if node is None or node.args.vararg or node.args.kwonlyargs or node.args.defaults:
        return False
    kinds = _kinds(node.args.args).values()
    result = ast.unparse(node.returns) if node.returns else ""
    return bool(kinds) and all(kind in PARAMETERS for kind in kinds) and result in RESULTS


def _node(function: FunctionType) -> ast.FunctionDef | None:
    try:
        tree = ast.parse(inspect.getsource(function))
    except (OSError, IndentationError, SyntaxError):
        return None
    return tree.body[0] if isinstance(tree.body[0], ast.FunctionDef) else None


def _function(function: FunctionType, functions: dict[FunctionType, str], rows: dict[str, tuple[int, ...]]) -> str:
    node = _node(function)
    assert node is not None
    names = {arg.arg for arg in node.args.args}
    stored = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    resolve = _Resolve(function, _kinds(node.args.args), names | stored, functions, rows)
    lines = [ast.unparse(ast.fix_missing_locations(resolve.visit(part))) for part in body]
    if stored - names:
        lines.insert(0, f"cdef long long {', '.join(sorted(stored - names))}")
    return _defined(node, functions[function], lines or ["pass"])


def _written(function: FunctionType, functions: Names, writer: Writer) -> str:
    node = _node(function)
    assert node is not None
    return _defined(node, functions[function], writer(functions))


def _defined(node: ast.FunctionDef, name: str, lines: Iterable[str]) -> str:
    """A function of C with the parameters and the result of this one."""
    assert node.returns is not None
    given = ((arg.arg, arg.annotation) for arg in node.args.args)
    arguments = ", ".join(f"{PARAMETERS[ast.unparse(kind)]} {name}" for name, kind in given if kind)
    head = f"cdef {RESULTS[ast.unparse(node.returns)]} {name}({arguments}) noexcept nogil:"
    body = "\n".join(lines).splitlines()
    return "\n".join((head, *(f"    {line}" for line in body), ""))


class _Resolve(ast.NodeTransformer):
    """Puts numbers, rows and C functions in the place of names."""

    def __init__(
        self,
        function: FunctionType,
        kinds: dict[str, str],
        own: set[str],
        functions: dict[FunctionType, str],
        rows: dict[str, tuple[int, ...]],
    ) -> None:
        self._function = function
        self._own = own
        self._functions = functions
        self._rows = rows
        self._kinds = kinds

    def visit(self, node: ast.AST) -> Any:
        several = isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store)  # one may be asked for with `in`
        if (
            several
            or isinstance(node, STRANGERS)
            or (isinstance(node, ast.Constant) and not isinstance(node.value, int))
        ):
            raise self._wrong(node, ast.unparse(node) or type(node).__name__)
        return super().visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._own or (node.id in BUILTINS and node.id not in self._function.__globals__):
            return node
        if node.id not in self._function.__globals__:
            raise self._wrong(node, repr(node.id))
        return self._constant(node, node.id, self._function.__globals__[node.id])

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id not in self._own:
            holder = self._function.__globals__.get(node.value.id)
            if isinstance(holder, ModuleType) or (isinstance(holder, type) and issubclass(holder, IntEnum)):
                return self._constant(node, node.attr, getattr(holder, node.attr))
        if self._kind(node):
            return node
        raise self._wrong(node, repr(ast.unparse(node)))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        call = node.func
        if isinstance(call, ast.Attribute) and call.attr in METHODS:  # only moves have these
            given = [self.visit(part) for part in (call.value, *node.args)]
            return ast.Call(ast.Name(METHODS[call.attr], ast.Load()), given, [])
        if isinstance(call, ast.Name) and call.id == "len":
            return ast.Attribute(self.visit(node.args[0]), "count", ast.Load())
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        made = self.generic_visit(node)
        assert isinstance(made, ast.BinOp)
        if type(made.op) in DIVISIONS:
            return ast.Call(ast.Name(DIVISIONS[type(made.op)], ast.Load()), [made.left, made.right], [])
        if isinstance(made.op, ast.LShift) and isinstance(made.left, ast.Constant):
            made.left = ast.Call(ast.Name("wide", ast.Load()), [made.left], [])  # a literal has 32 bits at most
        return made

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        if type(node.op) in DIVISIONS:
            raise self._wrong(node, f"{ast.unparse(node)} (write it as a division and an assignment)")
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if self._kind(node.value) == "Moves":
            return ast.Subscript(ast.Attribute(node.value, "data", ast.Load()), self.visit(node.slice), node.ctx)
        read = self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):  # a cell in C has eight bits, and what is made of it no more than 32
            assert isinstance(read, ast.expr)
            return ast.Call(ast.Name("wide", ast.Load()), [read], [])
        return read

    def _kind(self, node: ast.expr) -> str:
        """The annotation of a parameter, or of a field of one; nothing for anything else."""
        if isinstance(node, ast.Name):
            return self._kinds.get(node.id, "")
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return STRUCTS.get(self._kind(node.value), {}).get(node.attr, "")
        return ""

    def _constant(self, node: ast.AST, name: str, value: object) -> ast.AST:
        if isinstance(value, int) and abs(value) <= LARGEST:
            return ast.Constant(int(value))
        if isinstance(value, int):
            return ast.Name(self._row(name, (value,)), ast.Load())
        if isinstance(value, tuple) and all(isinstance(entry, int) for entry in value):
            return ast.Name(self._row(name, value), ast.Load())
        if isinstance(value, FunctionType) and value in self._functions:
            return ast.Name(self._functions[value], ast.Load())
        raise self._wrong(node, repr(name))

    def _row(self, name: str, value: tuple[int, ...]) -> str:
        unique = name
        while self._rows.setdefault(unique, value) != value:
            unique += "_"
        return unique

    def _wrong(self, node: ast.AST, what: str) -> TranslationError:
        where = f"{self._function.__module__}.{self._function.__name__}"
        return TranslationError(f"{where}: {what} is neither a number nor a function on numbers")
