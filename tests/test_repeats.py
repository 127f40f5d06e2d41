"""No two places of the source share eight lines: what is needed twice is a function, or a table."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.pages import ROOT

LINES = 8


def lines_of(source: str) -> list[tuple[int, str]]:
    """The lines of a module with their numbers, without imports, empty lines and indentation."""
    tree = ast.walk(ast.parse(source))
    imports = [node for node in tree if isinstance(node, (ast.Import, ast.ImportFrom))]
    left_out = {number for node in imports for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    lines = enumerate(source.splitlines(), 1)
    return [(number, line.strip()) for number, line in lines if line.strip() and number not in left_out]


def repeats(sources: dict[str, str]) -> list[list[str]]:
    """The places that begin with the same lines."""
    places: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for name, source in sources.items():
        lines = lines_of(source)
        for first in range(len(lines) - LINES + 1):
            run = tuple(line for _, line in lines[first : first + LINES])
            places[run].append(f"{name}:{lines[first][0]}")
    return [found for found in places.values() if len(found) > 1]


def test_no_two_places_share_eight_lines() -> None:
    paths = sorted(Path(ROOT, "src").rglob("*.py"))
    assert repeats({str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths}) == []


def test_repeated_lines_are_found_and_imports_are_not() -> None:
    imports = "from a import (\n" + "".join(f"    b{number},\n" for number in range(LINES)) + ")\n"
    body = "".join(f"x{number} = {number}\n" for number in range(LINES))
    assert repeats({"one": imports + body, "two": imports + "y = 1\n" + body}) == [["one:11", "two:12"]]
    assert repeats({"one": imports, "two": imports}) == []
