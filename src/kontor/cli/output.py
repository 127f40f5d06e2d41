"""Where things are printed, and the signs this terminal can show."""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.text import Text


class Signs(NamedTuple):
    """Pieces and spaces. Shapes are those of the box: a trader is a cube, a merchant a disc."""

    trader: str
    merchant: str
    square: str
    circle: str
    empty: str
    ship: str
    step: str
    decides: str
    extra: str
    marker: str
    refused: str
    dash: str
    rule: str


UNICODE: Final = Signs("■", "●", "□", "○", "·", "~", "·", "►", "│", "◆", "✗", "–", "─")
ASCII: Final = Signs("t", "m", "t", "m", ".", "~", ".", ">", "|", "*", "!", "-", "-")

# Every player has a colour and the digit of the seat; the digit alone is enough (NO_COLOR, colour-blind eyes).
PLAYER_STYLES: Final = (
    "bold white on red", "bold white on blue", "bold black on green", "bold black on yellow", "bold white on magenta",
)  # fmt: skip
NEUTRAL_STYLE: Final = "bold black on white"
NAME_STYLES: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta")
OFFICE_STYLES: Final = {"white": "", "orange": "dark_orange", "pink": "hot_pink", "black": "bright_black"}


def out(*, error: bool = False) -> Console:
    """Standard output or standard error; colours only on a terminal and without NO_COLOR."""
    return Console(stderr=error, highlight=False, markup=False, emoji=False, soft_wrap=False)


def signs(console: Console) -> Signs:
    """The signs that this output can encode."""
    return UNICODE if "utf" in console.encoding else ASCII


def say(console: Console, text: str, style: str = "") -> None:
    """Prints a sentence, wrapped to the width."""
    console.print(Text(text, style=style))


def optional_rules(facts: Mapping[str, Any]) -> list[str]:
    """The optional rules of a game, as the flags name them."""
    return [*facts["modules"], *([f"take {facts['take']}"] if "take" in facts else [])]


def print_json(document: Any) -> None:
    """One JSON document and nothing else."""
    print(json.dumps(document, indent=2, ensure_ascii=False))


def aligned(rows: Sequence[Sequence[Text | str]]) -> list[Text]:
    """Rows as lines, the first being the head; the first column is left-aligned, the others right-aligned."""
    cells = [[Text(cell) if isinstance(cell, str) else cell.copy() for cell in row] for row in rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        first, *rest = zip(row, widths, strict=True)
        padded = [Text.assemble(" " * (width - cell.cell_len), cell) for cell, width in rest]
        lines.append(Text("  ").join([Text.assemble(first[0], " " * (first[1] - first[0].cell_len)), *padded]))
    lines[0].stylize("bold")
    return lines


def print_rows(rows: Iterable[Sequence[str]], widths: Sequence[int]) -> None:
    """Prints lines of a table as they come, since the rest takes a while; so the widths are given."""
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip(), flush=True)


def print_lines(console: Console, lines: Iterable[Text]) -> None:
    """Prints lines as they are, without breaking or cutting them."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="ignore", crop=False)


def bar(of: str, total: int) -> tuple[Progress, TaskID]:
    """A progress bar on standard error for long work at a terminal, and the task to advance."""
    console = out(error=True)
    columns = (TextColumn(of), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    return progress, progress.add_task(of, total=total)


def is_interactive() -> bool:
    """Whether a person sits at this terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wrapped(text: Text, width: int, indent: int = 2) -> list[Text]:
    """A text as lines broken at words; those after the first are indented."""
    first, *rest = text.wrap(Console(width=width), width - indent)
    return [first, *(Text.assemble(" " * indent, line) for line in rest)]
