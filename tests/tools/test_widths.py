"""Numbers on a GPU have 32 bits only where it is derived that this is enough."""

import ast
from collections.abc import Callable
from itertools import product
from types import FunctionType
from typing import cast

import pytest

from tests.tools import sample_widths as sample
from tools.compile.intervals import ANY, INT32, OPERATORS, TRUTH, UNARY, Interval, at_most
from tools.compile.source import definition
from tools.compile.widths import RESULT, Widths

NARROW, WIDE = "int32_t", "int64_t"
SMALL = [Interval(low, high) for low, high in product(range(-4, 6), repeat=2) if low <= high]
SYMBOLS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.LShift: "<<", ast.RShift: ">>",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}  # fmt: skip
DIVIDING, SHIFTING = (ast.FloorDiv, ast.Mod), (ast.LShift, ast.RShift)


def every(one: Interval) -> range:
    return range(one.low, one.high + 1)


@pytest.mark.parametrize("operator", OPERATORS, ids=lambda operator: operator.__name__)
def test_an_interval_holds_whatever_arithmetic_makes(operator: type[ast.operator]) -> None:
    python = eval(f"lambda a, b: a {SYMBOLS[operator]} b")
    for one, other in product(SMALL, repeat=2):
        found = OPERATORS[operator](one, other)
        for a, b in product(every(one), every(other)):
            if (b == 0 and operator in DIVIDING) or (b < 0 and operator in SHIFTING):
                continue  # there is no such number
            assert found.low <= python(a, b) <= found.high, (one, other, a, b)


@pytest.mark.parametrize("operator", UNARY, ids=lambda operator: operator.__name__)
def test_an_interval_holds_what_one_number_becomes(operator: type[ast.unaryop]) -> None:
    python: dict[type[ast.unaryop], Callable[[int], int]] = {
        ast.USub: lambda a: -a, ast.UAdd: lambda a: a, ast.Invert: lambda a: ~a, ast.Not: lambda a: int(not a),
    }  # fmt: skip
    for one in SMALL:
        found = UNARY[operator](one)
        assert all(found.low <= python[operator](a) <= found.high for a in every(one))


def test_intervals_are_no_wider_than_they_must_be() -> None:
    cell = Interval(0, 255)
    assert OPERATORS[ast.BitAnd](ANY, cell) == cell
    assert OPERATORS[ast.RShift](INT32, Interval(16, 16)) == Interval(-(2**15), 2**15 - 1)
    assert OPERATORS[ast.Mod](ANY, Interval(7, 7)) == Interval(0, 6)
    assert OPERATORS[ast.FloorDiv](cell, Interval(2, 5)) == Interval(0, 127)
    assert OPERATORS[ast.LShift](cell, Interval(0, 64)) == ANY
    assert UNARY[ast.Not](cell) == TRUTH
    assert at_most(OPERATORS[ast.Mult](ANY, ANY)) == ANY
    assert cell.fits(INT32)
    assert not ANY.fits(INT32)


def of(name: str) -> FunctionType:
    """A function of the sample."""
    return cast(FunctionType, getattr(sample, name))


def widths(*entries: FunctionType, **given: Interval) -> Widths:
    """Of the sample, where these functions are called from outside."""
    functions = {value: name for name, value in vars(sample).items() if isinstance(value, FunctionType)}
    return Widths(functions, {}, dict.fromkeys(entries, given))


def returned(function: FunctionType) -> ast.expr:
    last = definition(function).body[-1]
    return cast(ast.expr, cast(ast.Return, last).value)


@pytest.mark.parametrize(
    ("function", "given", "expected"),
    [
        (of("two_cells"), {"at": Interval(0, 9)}, NARROW),
        (of("four_cells"), {}, WIDE),
        (of("times"), {"one": Interval(0, 1000), "other": Interval(-9, 1000)}, NARROW),
        (of("times"), {"one": Interval(0, 1 << 16), "other": Interval(0, 1 << 16)}, WIDE),
        (of("times"), {}, WIDE),
        (of("of_a_row"), {}, NARROW),
        (of("counted"), {}, NARROW),
        (of("weighed"), {}, WIDE),
        (of("doubled"), {}, WIDE),
        (of("passing"), {}, NARROW),
    ],
)
def test_a_result_has_32_bits_where_that_is_known_to_be_enough(
    function: FunctionType, given: dict[str, Interval], expected: str
) -> None:
    found = widths(function, **given)
    assert found.type_of(function, RESULT) == expected
    assert found.is_narrow(function, returned(function)) == (expected == NARROW)


def test_parameters_hold_what_all_callers_pass() -> None:
    found = widths(of("passing"))
    assert found.get((of("given"), "number")) == Interval(0, 70_000)
    assert found.get((of("given"), RESULT)) == Interval(0, 140_000)
    assert widths(of("given")).type_of(of("given"), "number") == WIDE


def test_variables_have_widths_of_their_own() -> None:
    found = widths(of("weighed"))
    assert found.type_of(of("weighed"), "place") == NARROW
    assert found.type_of(of("weighed"), "total") == WIDE


def test_a_list_holds_what_anybody_puts_into_one() -> None:
    found = widths(of("packed"), of("first_of"), of("low_part"))
    assert found.moves() == Interval(0, 255 << 25)
    assert found.type_of(of("first_of"), RESULT) == WIDE
    assert found.type_of(of("low_part"), RESULT) == NARROW
