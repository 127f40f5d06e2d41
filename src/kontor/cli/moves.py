"""Legal moves for people: numbered lists, groups, and which word can come next."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from kontor.cli.board_text import Cell, in_columns
from kontor.cli.language import Words
from kontor.cli.output import wrapped
from kontor.cli.question import verb

GROUP_MAX_LISTED: Final = 12  # a group of at most this many moves is listed in full


def listing(moves: Sequence[str], wanted: str, width: int, say: Words) -> list[Text]:
    """Numbered moves by group. `wanted` is how they begin, or words they contain."""
    numbered = list(enumerate(moves, 1))
    shown = [(number, move) for number, move in numbered if move.startswith(wanted)] or [
        (number, move) for number, move in numbered if all(word in move for word in wanted.split())
    ]
    if not shown:
        return wrapped(Text(say("terminal-no-match", wanted=wanted)), width)
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, move in shown:
        groups.setdefault(verb(move), []).append((number, move))
    lines: list[Text] = []
    for name, group in groups.items():
        lines.append(Text(f"{name} ({len(group)})", style="bold"))
        if wanted or len(group) <= GROUP_MAX_LISTED:
            lines += in_columns([_cell(number, move) for number, move in group], width)
        else:
            number, move = group[0]
            more = say("terminal-all-of", verb=name)
            lines += wrapped(Text(f"{number:>4} {move} ... {group[-1][0]} ({more})"), width, indent=5)
    lines.append(Text(say("terminal-number-plays"), style="dim"))
    return lines


def _cell(number: int, move: str) -> Cell:
    return Cell(Text(f"{number:>4}", style="bold"), Text(move))


def next_words(lines: Iterable[str], before: Sequence[str], typed: str) -> Iterator[tuple[str, bool]]:
    """The words that can follow, those that begin as typed first, each with whether more must follow."""
    place = len(before)
    ends: dict[str, bool] = {}
    for line in lines:
        words = line.split(" ")
        if len(words) > place and words[:place] == list(before) and typed in words[place]:
            ends[words[place]] = ends.get(words[place], False) or len(words) > place + 1
    yield from sorted(ends.items(), key=lambda entry: not entry[0].startswith(typed))
