"""What can be typed at the prompt besides moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from kontor.cli import saves, seating
from kontor.cli.desks import desks, extras, full_desks, meter
from kontor.cli.errors import UsageError
from kontor.cli.moves import listing
from kontor.cli.options import is_number, read_record
from kontor.cli.output import wrapped
from kontor.cli.rules import answer
from kontor.cli.screen import board_lines
from kontor.cli.sheet import reasons, sheet
from kontor.cli.tell import news

if TYPE_CHECKING:
    from kontor.cli.session import Session

LOG_LINES: Final = 20


class Command(NamedTuple):
    """How it is called, what it does, and the doing."""

    form: str
    about: str
    do: Callable[[Session, str], None]


def show_moves(session: Session, rest: str) -> None:
    session.lines(listing(session.moves(), rest.lower(), session.width))


def show_board(session: Session, rest: str) -> None:
    table = session.table()
    session.lines([*board_lines(table, session.width), *meter(table, session.width)])


def show_desks(session: Session, rest: str) -> None:
    table = session.table()
    session.lines(desks(table, session.width))
    session.lines(full_desks(table, session.width))
    session.lines(extras(table, session.width))


def show_log(session: Session, rest: str) -> None:
    if rest and rest != "all" and not is_number(rest):
        raise UsageError(f"log {rest}: expected a number of entries, or all")
    told = news(session.table(), session.game, 0)
    most = len(told) if rest == "all" else int(rest or LOG_LINES)
    if len(told) > most:
        session.tell(f"... {len(told) - most} earlier entries (log all)", "dim")
    for line in told[len(told) - most :] if most < len(told) else told:
        session.lines(wrapped(line, session.width))


def show_scores(session: Session, rest: str) -> None:
    table = session.table()
    session.tell("As if the game ended now:", "dim")
    session.lines(sheet(table))
    for line in reasons(table, session.game):
        session.console.print(line)


def show_rules(session: Session, rest: str) -> None:
    answer(session.console, rest.split())


def undo(session: Session, rest: str) -> None:
    """Back to the last decision of a person, over the bots' answers to it."""
    game = session.game
    if not any(past.seat in session.humans for past in game.history()):
        raise UsageError("nothing to undo: you have not decided anything yet")
    taken = 0
    while game.last is not None:
        seat = game.last.seat
        action = game.undo()
        taken += 1
        if seat in session.humans:
            break
    answers = f" and {taken - 1} further decisions" if taken > 1 else ""
    session.note(f"Taken back: {action}{answers}.")
    session.seen = game.ply


def save(session: Session, rest: str) -> None:
    path = Path(rest) if rest else session.save_to or saves.last_game()
    session.keep(path)


def resume(session: Session, rest: str) -> None:
    game = read_record(rest or str(saves.last_game()))
    session.begin(game, seating.bots_of(game))
    session.note(f"Resumed after {game.ply} decisions.")


def leave(session: Session, rest: str) -> None:
    session.leave()


def show_help(session: Session, rest: str) -> None:
    if rest:
        session.lines(_legend(session))
        return
    for form, about, _ in dict.fromkeys(COMMANDS.values()):
        session.lines(_explained(form, 16, about, session.width))
    for form, about in MOVES_HELP:
        session.lines(_explained(form, 40, about, session.width))


def _explained(form: str, column: int, about: str, width: int) -> list[Text]:
    """What can be typed and what it does, side by side or, where that is too wide, one below the other."""
    line = Text.assemble((f"  {form:<{column}}", "bold"), about)
    if line.cell_len <= width:
        return [line]
    above = [Text(f"  {form}", style="bold")] if form else []
    return [*above, *wrapped(Text(f"      {about}"), width, indent=6)]


def _legend(session: Session) -> list[Text]:
    table = session.table()
    signs = table.signs
    seats = [Text.assemble(table.piece(f"{seat}t"), " ", table.piece(f"{seat}m")) for seat in sorted(session.humans)]
    yours = Text(" ").join(seats[:1])
    texts = [
        Text.assemble("A piece is the digit of its owner and its shape: ", yours, " are a trader and a merchant."),
        Text.assemble(
            "A city has the digit of who controls it, its offices from left to right and the ability it develops: ",
            table.space("trader", "white"), " takes a trader and Privilege white, ", table.space("merchant", "orange"),
            " a merchant and orange, then pink and black; + pays a point. Extra offices stand left of the sign ",
            signs.extra, ".",
        ),
        Text.assemble(
            "A route has its posts from the first city on, ", signs.empty, " empty, ", signs.ship, " for ships, and ",
            signs.marker, " the marker lying there. W and S are Wales and Scotland.",
        ),
        Text.assemble(
            "A desk has prestige (pts), the total as if the game ended now (+? without a secret mission), and each "
            "ability with its value and a ", signs.step, " for each step left.",
        ),
    ]  # fmt: skip
    return [line for text in texts for line in wrapped(text, session.width)]


MOVES_HELP: Final = (
    ("place t hamburg-luebeck/1", "a trader (m: merchant) on a post"),
    ("displace t hamburg-luebeck/1 paying 1t", "push somebody away"),
    ("income 3t", "from your stock to your supply"),
    ("lift hamburg-luebeck/1", "move: then drop FROM TO ..., done"),
    ("route hamburg-luebeck office luebeck", "full route: office CITY, develop BOOK,"),
    ("", "prestige 8, extra CITY t, or nothing"),
    ("use plus-3", "or use develop BOOK, use swap CITY 1 2"),
    ("settle t bremen-hamburg/2 from stock", "after being displaced; or decline"),
    ("marker swap emden-stade", "a new marker at the end of the turn"),
    ("end", "end your turn"),
)

COMMANDS: Final[Mapping[str, Command]] = {
    "help": (help_ := Command("? [signs]", "this page, or how to read the board", show_help)),
    "?": help_,
    "moves": Command("moves [WORDS]", "legal moves, numbered; with words only those that fit", show_moves),
    "board": Command("board", "all cities and routes", show_board),
    "desks": Command("desks", "all desks, tracks and markers in full", show_desks),
    "log": Command("log [N|all]", "what happened", show_log),
    "scores": Command("scores", "all points and why", show_scores),
    "rules": Command("rules [CLAUSE]", "contents, a clause such as PLACE-02, or a search", show_rules),
    "undo": Command("undo", "back to your last decision, over the bots' answers", undo),
    "save": Command("save [FILE]", "keep the game", save),
    "resume": Command("resume [FILE]", "go on with a kept game instead of this one", resume),
    "quit": Command("quit", "leave; the game is kept", leave),
}
