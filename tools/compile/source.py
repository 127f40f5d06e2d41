"""The functions on numbers: which functions of a module are translated, and where each stands in its file.

A function is one of them when its parameters are cells, lookup, moves and numbers, and so is its result. Everything
it uses must be such a function too, a number, or a row of numbers; anything else is an error that names the place.
"""

import ast
import importlib
import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Final

from kontor.evaluation.layout import Workspace

PARAMETERS: Final = {
    "Lookup": "const uint8_t *RESTRICT",
    "Cells": "uint8_t *",
    "Moves": "Moves *",
    "WeightRow": "const int64_t *",
    "FigureRow": "int64_t *",
    "Workspace": "Workspace *",
    "int": "int64_t",
    "bool": "int",
}
RESULTS: Final = {"int": "int64_t", "bool": "int", "None": "void"}
NUMBERS: Final = ("int", "bool")  # everything else is a pointer in C
PACKAGE: Final = "kontor."


class TranslationError(ValueError):
    """Something in a translated function that C would not do exactly as Python does; it begins with the place."""


def error(function: FunctionType, node: ast.AST | None, what: str) -> TranslationError:
    """The error for something in a function: file, line and function first."""
    path = Path(inspect.getfile(function))
    line = getattr(node, "lineno", function.__code__.co_firstlineno)
    return TranslationError(f"{path}:{line}: {function.__module__}.{function.__name__}: {what}")


def named(modules: Iterable[str]) -> dict[FunctionType, str]:
    """The functions on numbers of these modules, and what each is called in C."""
    return {
        function: f"{name.removeprefix(PACKAGE).replace('.', '_')}__{function.__name__}"
        for name in modules
        for function in _functions(importlib.import_module(name))
    }


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    for value in vars(module).values():
        if inspect.isfunction(value) and value.__module__ == module.__name__ and _is_on_numbers(value):
            yield value


def _is_on_numbers(function: FunctionType) -> bool:
    node = _definitions(function.__module__).get(function.__name__)
    if node is None or node.args.vararg or node.args.kwonlyargs or node.args.kwarg or node.args.defaults:
        return False
    if node.decorator_list:
        return False
    given = kinds(function).values()
    return bool(given) and all(kind in PARAMETERS for kind in given) and result(function) in RESULTS


def definition(function: FunctionType) -> ast.FunctionDef:
    """The function as it is written, with the lines of its file."""
    return _definitions(function.__module__)[function.__name__]


@cache
def _definitions(module: str) -> dict[str, ast.FunctionDef]:
    try:
        tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    except (OSError, SyntaxError):
        return {}
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def kinds(function: FunctionType) -> dict[str, str]:
    """What the annotations of its parameters say."""
    arguments = definition(function).args
    return {
        arg.arg: ast.unparse(arg.annotation) if arg.annotation else ""
        for arg in (*arguments.posonlyargs, *arguments.args)
    }


def result(function: FunctionType) -> str:
    """What the annotation of its result says."""
    returns = definition(function).returns
    return ast.unparse(returns) if returns else ""


def _fields(struct: type) -> dict[str, str]:
    """The fields of a class that is a struct in C, and their annotations."""
    (node,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(node, ast.ClassDef)
    fields = (part for part in node.body if isinstance(part, ast.AnnAssign))
    return {ast.unparse(part.target): ast.unparse(part.annotation) for part in fields}


STRUCTS: Final = {"Workspace": _fields(Workspace)}
