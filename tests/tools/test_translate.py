"""The translator takes what is made of numbers, refuses the rest with its place, and means the same in C."""

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tools import sample_rules
from tools.compile.compilers import BuildError, compiler, link
from tools.compile.emit import HAND_WRITTEN, MODULES, program
from tools.compile.source import TranslationError
from tools.compile.translate import translate

HEAD = """from kontor.rules.cells import Cells, Moves, Lookup
from kontor.rules.ids import SHAPE_LETTERS, piece_name

NAMES = ["a", "b"]
COSTS = (1, 2)
PAIRS = ((1, 2), (3, 4))


def is_so(answer: bool) -> bool:
    return answer


def helper(number: int) -> int:
    return number
"""
HELPERS = """
def take(s: Cells) -> int:
    s[0] -= 1
    return s[0]


def later(s: Cells) -> int:
    return take(s)


def helper(number: int) -> int:
    return number


def plus(a: int, b: int) -> int:
    return a + b
"""
NAME = "tests_tools_sample_rules"
# What the sample needs around it.
BEFORE = "#include <stdint.h>\n#define KONTOR_ROOM 8192\n"
AFTER = (Path(__file__).parent / "sample_calls.c").read_text("utf-8")


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Makes a module of a source text and gives its name."""
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def make(text: str) -> str:
        name = f"translated_{len(made)}_{tmp_path.name.replace('-', '_')}"
        (tmp_path / f"{name}.py").write_text(HEAD + text, "utf-8")
        made.append(name)
        return name

    yield make
    for name in made:
        sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("return SHAPE_LETTERS[s[0]]", "'SHAPE_LETTERS'"),
        ("return NAMES[s[0]]", "'NAMES'"),
        ("return PAIRS[s[0]]", "'PAIRS'"),
        ("return piece_name(s[0])", "'piece_name'"),
        ("return unheard_of + 1", "'unheard_of'"),
        ("return sum(s)", "'sum'"),
        ("return s.count(1)", "'s.count'"),
        ("return 'word'", "'word'"),
        ("return [1, 2]", "[1, 2]"),
        ("return {1: 2}", "{1: 2}"),
        ("return [cell for cell in s]", "[cell for cell in s]"),
        ("return 0.5", "0.5"),
        ("return s[0] / 2", "Div"),
        ("a, b = s[0], s[1]\n    return a", "(a, b)"),
        ("return s[0:2]", "0:2"),
        ("return None", "None"),
        ("number = 7\n    number //= 2\n    return number", "number //= 2"),
        ("return s[0] ** 2", "Pow"),
        ("return COSTS[-1]", "does not count from the end"),
        ("return COSTS", "'COSTS'"),
        ("return 1 << 70", "64 bits"),
        ("return helper(number=s[0])", "neither keywords nor stars"),
        ("cells = s\n    return 1", "'s' is neither a number"),
        ("for cell in s:\n        pass\n    return 1", "only loops over range"),
        ("for cell in range(3):\n        pass\n    else:\n        pass\n    return 1", "only loops over range"),
        ("while s[0]:\n        pass\n    else:\n        pass\n    return 1", "a loop with else"),
        ("number: int = 7\n    return number", "AnnAssign"),
        ("a = b = 1\n    return a", "more than one variable"),
        ("if s:\n        return 1\n    return 0", "'s' is neither a number"),
        ("return 1 if 1 < s[0] in (1, 2) else 0", "compares more than numbers"),
        ("return 1 if s[0] in COSTS else 0", "'in' needs a tuple"),
        ("return helper(1) if is_so(s[0]) else 0", "yes or no is expected"),
        ("if s[0]:\n        return\n    return 1", "return without a value"),
        ("if s[0]:\n        return 1", "without a value"),
        ("while s[0]:\n        return 1", "without a value"),
    ],
)
def test_what_is_more_than_numbers_is_refused_with_its_place(module: Any, body: str, what: str) -> None:
    refused_with(module, f"\ndef wrong(s: Cells) -> int:\n    {body}\n", what)


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("return s[0] or 3", "'or' gives a number here"),
        ("a = s[0] and s[1]\n    return a", "'and' gives a number here"),
        ("a = s[0] == 1 or s[1]\n    return a", "'or' gives a number here"),
        ("return take(s) - take(s)", "the order matters"),
        ("return take(s) + s[1]", "the order matters"),
        ("return helper(s[0]) + later(s)", "the order matters"),
        ("return plus(s[0], take(s))", "the order matters"),
        ("return min(take(s), s[0])", "the order matters"),
        ("return 1 if s[1] < take(s) else 0", "the order matters"),
        ("return 1 if 0 < take(s) < 5 else 0", "twice"),
        ("return 1 if take(s) in (1, 2) else 0", "twice"),
        ("s[take(s)] = s[0]\n    return 1", "the order matters"),
        ("s[s[1]] = take(s)\n    return 1", "the order matters"),
        ("s[0] += take(s)\n    return 1", "the order matters"),
        ("return out.pop() - out.pop()", "the order matters"),
        ("return out[0] - out.pop()", "the order matters"),
        ("return len(out) - out.pop()", "the order matters"),
        ("switch = s[0]\n    return switch", "'switch' means something else in C"),
        ("for double in range(3):\n        s[double] = 0\n    return 1", "'double' means something else in C"),
        ("push = 3\n    return push", "'push' means something else in C"),
        ("a__b = 3\n    return a__b", "'a__b' means something else in C"),
        ("n1_ = 3\n    return n1_", "'n1_' means something else in C"),
    ],
)
def test_what_c_would_do_otherwise_is_refused_with_its_place(module: Any, body: str, what: str) -> None:
    refused_with(module, f"{HELPERS}\ndef wrong(s: Cells, out: Moves) -> int:\n    {body}\n", what)


def test_a_parameter_may_not_be_called_by_a_word_of_c(module: Any) -> None:
    refused_with(module, "\ndef wrong(register: int) -> int:\n    return register\n", "'register' means something else")


@pytest.mark.parametrize(
    "body",
    [
        "a = take(s)\n    return a - take(s)",
        "s[take(s)] += 1\n    return 1",  # the cell is found before it is read
        "a = s[take(s)]\n    return a",
        "s[0] = take(s)\n    return 1",
        "out.append(take(s))\n    return len(out)",
        "out[0] = out.pop()\n    return 1",
        "return s[0] + s[1] + helper(s[2]) + len(out)",
        "return take(s) + out[0]",  # other memory
        "a = s[0] == 1 and not s[1]\n    return 1 if a or s[2] else 0",
        "return take(s) if s[0] else take(s)",
    ],
)
def test_what_means_the_same_in_c_is_taken(module: Any, body: str) -> None:
    name = module(f"{HELPERS}\ndef right(s: Cells, out: Moves) -> int:\n    {body}\n")
    assert f"{name}__right(" in translate([name])


def refused_with(module: Any, text: str, what: str) -> None:
    """Translates a module with one wrong line and looks at the place in the error: file, line and function."""
    name = module(text)
    with pytest.raises(TranslationError) as refused:
        translate([name])
    path = Path(str(sys.modules[name].__file__))
    lines = path.read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines, 1) if line.startswith("def wrong"))
    place, line, message = str(refused.value).removeprefix(str(path)).split(":", 2)
    assert (place, message.split(":")[0]) == ("", f" {name}.wrong")
    assert first <= int(line) <= len(lines)
    assert what in message


def test_functions_on_more_than_numbers_stay_in_python() -> None:
    text = translate(["tests.tools.sample_rules"])
    assert "in_words" not in text
    assert "by_default" not in text
    assert f"FUNCTION int {NAME}__is_odd(int64_t number) {{" in text


def test_a_small_function_reads_as_c() -> None:
    text = translate(["tests.tools.sample_rules"])
    given = "const uint8_t *RESTRICT t, uint8_t *s, Moves *out, int64_t limit"
    start = text.index(f"FUNCTION void {NAME}__digits({given}) {{")
    _, *body = text[start : text.index("\n}", start)].splitlines()
    assert body == [
        "    int64_t digit;",
        "    clear(out);",
        "    for (int64_t place = 0, n1_ = min_of(limit, 5); place < n1_; place += 1) {",
        "        digit = (int64_t)ROW_ROW[place];",
        f"        if (({NAME}__is_odd(digit) && !(int64_t)FACT(t, place))) {{",
        "            push(out, (shift_left(digit, 32) | place));",
        "        }",
        "    }",
        "    CELL(s, 0) = (uint8_t)(int64_t)out->count;",
        "    CELL(s, 1) = (uint8_t)((int64_t)MOVE(out, 0) & 255);",
        "    MOVE(out, 0) = pop(out);",
    ]
    assert "ROW uint8_t ROW_ROW[5] = {3, 1, 4, 1, 5};" in text


def test_every_rule_is_translated_without_a_fault() -> None:
    text = program()
    for name in ("rules_play__legal", "rules_play__apply", "slots_choose__choose", "slots_observe__observe"):
        assert f" {name}(" in text
    assert len(MODULES) == len(set(MODULES))


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The sample, compiled like the rules."""
    folder = tmp_path_factory.mktemp("sample")
    source, library = folder / "sample.c", folder / "sample.so"
    primitives = (HAND_WRITTEN / "primitives.h").read_text("utf-8")
    text = translate(["tests.tools.sample_rules"])
    source.write_text(BEFORE + primitives + text + AFTER.replace("NAME", NAME), "utf-8")
    try:
        link(compiler(), [source], library, ("-O2", "-fvisibility=default"))
    except BuildError as wrong:
        pytest.skip(str(wrong))
    return ctypes.CDLL(str(library))


def called(function: Any, *numbers: int) -> int:
    """The result of a function on numbers of 64 bits."""
    function.restype = ctypes.c_int64
    return int(function(*map(ctypes.c_int64, numbers)))


def test_compiled_functions_mean_the_same(compiled: Any) -> None:
    compiled.word_of.restype = ctypes.c_int64
    for cells in (b"\x01\x02\x03\x04", b"\xff\xff\xff\xff", b"\0\0\0\x80"):
        assert compiled.word_of(cells, ctypes.c_int64(0)) == sample_rules.word_of(bytearray(cells), 0)
    for number in (0, 1, 2**31, 2**32 - 1):
        assert called(compiled.spread, number) == sample_rules.spread(number)
    for number in range(6):
        assert called(compiled.in_two_loops, number) == sample_rules.in_two_loops(number)
        assert called(compiled.remainder_of, number) == sample_rules.remainder(number)
    for number in (-9, -1, 0, 3, 4, 5, 9):
        assert called(compiled.shifted, number, 33) == sample_rules.shifted(number, 33)
        assert called(compiled.after_loops, number) == sample_rules.after_loops(number)
        assert called(compiled.between, number) == sample_rules.between(number)


def test_compiled_moves_are_a_list(compiled: Any) -> None:
    t, s, other = bytes((0, 1, 0, 0, 0)), bytearray(2), bytearray(2)
    out: list[int] = [9]
    room = (ctypes.c_int64 * 16)()
    sample_rules.digits(t, s, out, 9)
    count = compiled.digits(t, (ctypes.c_uint8 * 2).from_buffer(other), room, ctypes.c_int64(9))
    assert room[:count] == out == [5 << 32 | 4, 1 << 32 | 3]
    assert s == other == bytearray((3, 0))


@pytest.mark.parametrize(("count", "lost"), [(8192, 0), (8195, 3)])
def test_decisions_that_find_no_room_are_counted(compiled: Any, count: int, lost: int) -> None:
    room, missing = (ctypes.c_int64 * 8192)(), ctypes.c_int32()
    assert compiled.listed(room, ctypes.c_int64(count), ctypes.byref(missing)) == 8192
    assert missing.value == lost


@pytest.mark.parametrize("number", [-8, -7, -1, 0, 1, 7, 8])
@pytest.mark.parametrize("by", [-3, -1, 1, 3, 7])
def test_division_rounds_down_in_both_builds(compiled: Any, number: int, by: int) -> None:
    assert (called(compiled.quotient, number, by), called(compiled.rest, number, by)) == divmod(number, by)
    assert (sample_rules.quotient(number, by), sample_rules.rest(number, by)) == divmod(number, by)
