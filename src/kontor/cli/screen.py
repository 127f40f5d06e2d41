"""One screen with what a player needs, fitted to the size of the terminal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from kontor.cli.ask import offers, question
from kontor.cli.desks import desks, extras, meter
from kontor.cli.output import wrapped
from kontor.cli.show import cities, routes
from kontor.cli.table import Table
from kontor.cli.tell import last_lines

FEWEST_NEWS: Final = 3


class Board(NamedTuple):
    """How much of the board is drawn; None leaves a part out."""

    cities: bool | None  # all of them, or those in use
    routes: bool | None


# From the most detailed to the least; the first that fits is drawn.
BOARDS: Final = (
    Board(True, True), Board(True, False), Board(False, False), Board(None, False), Board(None, None),
)  # fmt: skip

LEFT_OUT: Final = (
    "", "terminal-left-out-routes", "terminal-left-out-empty", "terminal-left-out-cities", "terminal-left-out-all",
)  # fmt: skip


def screen(table: Table, news: Sequence[Text], moves: Sequence[str], width: int, height: int) -> list[Text]:
    """Board, desks, news and the question, in at most `height` lines if the terminal is not tiny."""
    below = [*desks(table, width), *meter(table, width), *extras(table, width)]
    asked = [*wrapped(question(table, moves), width), *wrapped(offers(moves), width)]
    wanted = min(FEWEST_NEWS, len(last_lines(news, width, FEWEST_NEWS, table.say)))
    above = fitting_board(table, width, height - len(below) - len(asked) - wanted)
    told = last_lines(news, width, max(height - len(above) - len(below) - len(asked), wanted), table.say)
    return [*above, *below, *told, *asked]


def fitting_board(table: Table, width: int, height: int) -> list[Text]:
    """As much of the board as there is room for."""
    drawn = (board_lines(table, width, board) for board in BOARDS)
    return next((lines for lines in drawn if len(lines) <= height), board_lines(table, width, BOARDS[-1]))


def board_lines(table: Table, width: int, board: Board = BOARDS[0]) -> list[Text]:
    """Cities and routes as chosen; the last line says what was left out."""
    lines = [rule(table, width, headline(table))]
    if board.cities is not None:
        lines += cities(table, width, used_only=not board.cities)
    if board.routes is not None:
        if len(lines) > 1:
            lines.append(rule(table, width))
        lines += routes(table, width, used_only=not board.routes)
    left_out = LEFT_OUT[BOARDS.index(board)]
    lines.append(rule(table, width, table.say(left_out) if left_out else ""))
    return lines


def headline(table: Table) -> str:
    """Which game this is."""
    view, say = table.view, table.say
    side = f"terminal-side-{table.facts.id}"
    name = say(side) if say.has(side) else table.facts.name
    return ", ".join([name, view["edition"], *view["modules"], say("terminal-decision", number=str(view["ply"] + 1))])


def rule(table: Table, width: int, title: str = "") -> Text:
    """A thin line, optionally with words in it."""
    line = table.signs.rule
    text = Text.assemble(line * 2, " ", (title, "bold"), " ") if title else Text()
    text.append(line * max(width - text.cell_len, 0))
    text.truncate(width)
    text.stylize("dim", 0, 0 if title else None)
    return text
