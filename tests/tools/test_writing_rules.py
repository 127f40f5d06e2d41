"""docs/extending.md is true: the translator takes and refuses the lines that the page says, and has its types."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages import marked, rows, text_of
from tools.compile.source import PARAMETERS, TranslationError
from tools.compile.translate import translate

PAGE = text_of("extending")
HEAD = """from kontor.rules import cells
from kontor.rules.cells import Cells, Lookup, Moves

COSTS = (1, 2, 2)
NAMES = ("one", "two")


def helper(t: Lookup, s: Cells, a: int) -> int:
    return a


def line(t: Lookup, s: Cells, out: Moves, a: int, b: int) -> int:
"""


def cells(table: str) -> list[list[str]]:
    return [[cell.strip("`") for cell in row] for row in rows(marked(PAGE, table))]


@pytest.fixture
def translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[object]:
    """Translates a module whose only line is this one."""
    monkeypatch.syspath_prepend(tmp_path)
    name = f"line_{abs(hash(request.node.name))}"

    def translation(line: str) -> str:
        (tmp_path / f"{name}.py").write_text(f"{HEAD}    {line}\n    return b\n", "utf-8")
        importlib.invalidate_caches()
        return translate([name])

    yield translation
    sys.modules.pop(name, None)


@pytest.mark.parametrize("line", [row[0] for row in cells("accepted")])
def test_a_line_that_the_page_allows_is_translated(translated: object, line: str) -> None:
    assert "__line(" in translated(line)  # type: ignore[operator]


@pytest.mark.parametrize("line", [row[0] for row in cells("refused")])
def test_a_line_that_the_page_rules_out_is_refused(translated: object, line: str) -> None:
    with pytest.raises(TranslationError, match=r"\.line: "):
        translated(line)  # type: ignore[operator]


def test_the_page_has_every_type_of_a_parameter() -> None:
    assert {row[0]: row[2] for row in cells("types")} == PARAMETERS
