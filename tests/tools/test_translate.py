"""The translator takes what is made of numbers, refuses the rest with its place, and means the same."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from kontor.backends import PACKAGE
from tests.tools import sample_rules
from tools.compile.build import DIRECTIVES, MODULES, source
from tools.compile.translate import TranslationError, translate

HEAD = """from kontor.rules.cells import Cells, Moves, Lookup
from kontor.rules.ids import SHAPE_LETTERS, piece_name

NAMES = ["a", "b"]
PAIRS = ((1, 2), (3, 4))
"""
EDGE = """
def word_of(bytearray s, long long at):
    return NAME__word_of(s, at)

def spread(long long number):
    return NAME__spread(number)

def remainder(long long number):
    return NAME__remainder(number)

def halves(long long number, long long by):
    return NAME__quotient(number, by), NAME__rest(number, by)

def digits(bytes t, bytearray s, long long limit):
    cdef long long[16] room
    cdef Moves out
    out.data = room
    out.count = 0
    NAME__digits(t, s, &out, limit)
    return [room[place] for place in range(out.count)]

def listed(long long count):
    cdef long long[ROOM] room
    cdef Moves out
    out.data = room
    out.count = out.lost = 0
    NAME__list_up(&out, count)
    return out.count, out.lost

"""
PRIMITIVES = (PACKAGE / "backends" / "primitives.pyx").read_text("utf-8")
NAME = "tests_tools_sample_rules"


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
    ],
)
def test_what_is_more_than_numbers_is_refused_with_its_place(module: object, body: str, what: str) -> None:
    name = module(f"\ndef wrong(s: Cells) -> int:\n    {body}\n")  # type: ignore[operator]
    with pytest.raises(TranslationError) as refused:
        translate([name])
    assert f"{name}.wrong" in str(refused.value)
    assert what in str(refused.value)


def test_functions_on_more_than_numbers_stay_in_python() -> None:
    text = translate(["tests.tools.sample_rules"])
    assert "in_words" not in text
    assert "by_default" not in text
    assert f"cdef bint {NAME}__is_odd(long long number) noexcept nogil:" in text


def test_a_small_function_reads_as_cython() -> None:
    text = translate(["tests.tools.sample_rules"])
    start = text.index(f"cdef void {NAME}__digits")
    head, *body = text[start : text.index("\n\n", start)].splitlines()
    given = "const unsigned char* t, unsigned char* s, Moves* out, long long limit"
    assert head == f"cdef void {NAME}__digits({given}) noexcept nogil:"
    assert body == [
        "    cdef long long digit, place",
        "    clear(out)",
        "    for place in range(min(limit, 5)):",
        "        digit = wide(ROW[place])",
        f"        if {NAME}__is_odd(digit) and (not wide(t[place])):",
        "            push(out, digit << 32 | place)",
        "    s[0] = out.count",
        "    s[1] = out.data[0] & 255",
        "    out.data[0] = pop(out)",
    ]
    assert "cdef long long[5] ROW = [3, 1, 4, 1, 5]" in text


def test_a_cell_is_widened_before_it_is_shifted() -> None:
    """A cell has eight bits in C, and shifted by 24 its highest one would become a sign."""
    text = translate(["tests.tools.sample_rules"])
    assert "wide(s[at + 3]) << 24" in text
    assert "cdef long long BIG = 4294967295" in text


def test_every_rule_is_translated_without_a_fault() -> None:
    text = source()
    for name in ("rules_play__legal", "rules_play__apply", "slots_choose__choose", "slots_observe__observe"):
        assert f" {name}(" in text
    assert len(MODULES) == len(set(MODULES))


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The sample, compiled like the rules."""
    cython = pytest.importorskip("Cython.Build")
    setuptools = pytest.importorskip("setuptools")
    build_ext = pytest.importorskip("setuptools.command.build_ext")
    folder = tmp_path_factory.mktemp("sample")
    path = folder / "sample.pyx"
    path.write_text(PRIMITIVES + EDGE.replace("NAME", NAME) + translate(["tests.tools.sample_rules"]), "utf-8")
    extension = setuptools.Extension("sample", [str(path)], extra_compile_args=["-O2", "-w"])
    command = build_ext.build_ext(
        setuptools.Distribution({"ext_modules": cython.cythonize([extension], compiler_directives=DIRECTIVES)})
    )
    command.build_lib = command.build_temp = str(folder)
    command.ensure_finalized()
    try:
        command.run()
    except Exception as wrong:
        pytest.skip(f"no C compiler: {wrong}")
    (made,) = folder.glob("sample.*.so")
    spec = importlib.util.spec_from_file_location("sample", made)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_compiled_functions_mean_the_same(compiled: ModuleType) -> None:
    for cells in (b"\x01\x02\x03\x04", b"\xff\xff\xff\xff", b"\0\0\0\x80"):
        assert compiled.word_of(bytearray(cells), 0) == sample_rules.word_of(bytearray(cells), 0)
    for number in (0, 1, 2**31, 2**32 - 1):
        assert compiled.spread(number) == sample_rules.spread(number)
        assert compiled.remainder(number) == sample_rules.remainder(number)


def test_compiled_moves_are_a_list(compiled: ModuleType) -> None:
    t, s, other = bytes((0, 1, 0, 0, 0)), bytearray(2), bytearray(2)
    out: list[int] = [9]
    sample_rules.digits(t, s, out, 9)
    assert compiled.digits(t, other, 9) == out == [5 << 32 | 4, 1 << 32 | 3]
    assert s == other == bytearray((3, 0))


def test_decisions_that_find_no_room_are_counted(compiled: ModuleType) -> None:
    assert compiled.listed(8192) == (8192, 0)
    assert compiled.listed(8195) == (8192, 3)


@pytest.mark.parametrize("number", [-8, -7, -1, 0, 1, 7, 8])
@pytest.mark.parametrize("by", [-3, -1, 1, 3, 7])
def test_division_rounds_down_in_both_builds(compiled: ModuleType, number: int, by: int) -> None:
    assert compiled.halves(number, by) == divmod(number, by)
    assert (sample_rules.quotient(number, by), sample_rules.rest(number, by)) == divmod(number, by)
