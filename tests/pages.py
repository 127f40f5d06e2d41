"""The documents as tests read them: pages, fenced blocks, and tables below a heading or between two marks."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    language: str
    text: str
    line: int


def text_of(page: str) -> str:
    """A page of docs/ by its name."""
    return (DOCS / f"{page}.md").read_text("utf-8")


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, without excerpts of the code."""
    text = page.read_text("utf-8")
    for match in FENCE.finditer(text):
        if not text[: match.start()].endswith("-->\n"):
            yield Block(match[1], match[2], text.count("\n", 0, match.start()) + 1)


def section(text: str, heading: str) -> str:
    """What is below a heading of any level, down to the next heading of this level or above."""
    found = re.search(rf"^(#+) {re.escape(heading)}$", text, re.MULTILINE)
    assert found, heading
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def marked(text: str, mark: str) -> str:
    """What is between `<!-- mark -->` and `<!-- /mark -->`."""
    found = re.search(rf"<!-- {mark} -->\n(.*?)<!-- /{mark} -->", text, re.DOTALL)
    assert found, mark
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables in a text, without their heads. A bar in a cell is written \\|."""
    lines = text.splitlines()
    found = []
    for number, line in enumerate(lines):
        is_head = number + 1 < len(lines) and lines[number + 1].startswith("|--")
        if line.startswith("|") and not line.startswith(("|--", "| --")) and not is_head:
            cells = re.split(r"(?<!\\)\|", line.strip().strip("|"))
            found.append([cell.strip().replace("\\|", "|") for cell in cells])
    return found


def words(text: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`\n]+)`", text)


def first_words(text: str) -> list[str]:
    """What stands between backticks in the first column of the tables in a text."""
    return [word for cells in rows(text) for word in words(cells[0])]
