"""One screen with what a player needs, fitted to the size of the terminal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from kontor.cli.board_text import cities, routes
from kontor.cli.desks import desks, extras, meter
from kontor.cli.event_words import last_lines
from kontor.cli.output import optional_rules, wrapped
from kontor.cli.question import offers, question
from kontor.cli.scene import Scene

MIN_NEWS_LINES: Final = 3


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


def screen(scene: Scene, news: Sequence[Text], moves: Sequence[str], width: int, height: int) -> list[Text]:
    """Board, desks, news and the question, in at most `height` lines if the terminal is not tiny."""
    below = [*desks(scene, width), *meter(scene, width), *extras(scene, width)]
    asked = [*wrapped(question(scene, moves), width), *wrapped(offers(moves), width)]
    wanted = min(MIN_NEWS_LINES, len(last_lines(news, width, MIN_NEWS_LINES, scene.say)))
    above = fitting_board(scene, width, height - len(below) - len(asked) - wanted)
    happened = last_lines(news, width, max(height - len(above) - len(below) - len(asked), wanted), scene.say)
    return [*above, *below, *happened, *asked]


def fitting_board(scene: Scene, width: int, height: int) -> list[Text]:
    """As much of the board as there is room for."""
    drawn = (board_lines(scene, width, board) for board in BOARDS)
    return next((lines for lines in drawn if len(lines) <= height), board_lines(scene, width, BOARDS[-1]))


def board_lines(scene: Scene, width: int, board: Board = BOARDS[0]) -> list[Text]:
    """Cities and routes as chosen; the last line says what was left out."""
    lines = [rule(scene, width, headline(scene))]
    if board.cities is not None:
        lines += cities(scene, width, used_only=not board.cities)
    if board.routes is not None:
        if len(lines) > 1:
            lines.append(rule(scene, width))
        lines += routes(scene, width, used_only=not board.routes)
    left_out = LEFT_OUT[BOARDS.index(board)]
    lines.append(rule(scene, width, scene.say(left_out) if left_out else ""))
    return lines


def headline(scene: Scene) -> str:
    """Which game this is."""
    view, say = scene.view, scene.say
    side = f"terminal-side-{scene.facts.id}"
    name = say(side) if say.has(side) else scene.facts.name
    decision = say("terminal-decision", number=str(view["ply"] + 1))
    return ", ".join([name, view["edition"], *optional_rules(view), decision])


def rule(scene: Scene, width: int, title: str = "") -> Text:
    """A thin line, optionally with words in it."""
    line = scene.signs.rule
    text = Text.assemble(line * 2, " ", (title, "bold"), " ") if title else Text()
    text.append(line * max(width - text.cell_len, 0))
    text.truncate(width)
    text.stylize("dim", 0, 0 if title else None)
    return text
