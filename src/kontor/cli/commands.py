"""What can be typed at the prompt apart from moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from kontor.cli import saves, seating
from kontor.cli.desks import desks, extras, full_desks, meter
from kontor.cli.errors import UsageError
from kontor.cli.event_words import news
from kontor.cli.flags import is_number, read_record
from kontor.cli.moves import listing
from kontor.cli.output import wrapped
from kontor.cli.rules import answer
from kontor.cli.screen import board_lines
from kontor.cli.sheet import reasons, sheet

if TYPE_CHECKING:
    from kontor.cli.session import Session

LOG_LINES: Final = 20


class Command(NamedTuple):
    """How it is typed, the message that describes it, and the function that does it."""

    form: str
    about: str
    do: Callable[[Session, str], None]


def show_moves(session: Session, rest: str) -> None:
    session.lines(listing(session.moves(), rest.lower(), session.width, session.say))


def show_board(session: Session, rest: str) -> None:
    scene = session.scene()
    session.lines([*board_lines(scene, session.width), *meter(scene, session.width)])


def show_desks(session: Session, rest: str) -> None:
    scene = session.scene()
    session.lines(desks(scene, session.width))
    session.lines(full_desks(scene, session.width))
    session.lines(extras(scene, session.width))


def show_log(session: Session, rest: str) -> None:
    if rest and rest != "all" and not is_number(rest):
        raise UsageError(session.say("terminal-log-wrong", wish=rest))
    lines = news(session.scene(), session.game, 0)
    most = len(lines) if rest == "all" else int(rest or LOG_LINES)
    if len(lines) > most:
        session.print(session.say("terminal-log-earlier", count=str(len(lines) - most)), "dim")
    for line in lines[len(lines) - most :] if most < len(lines) else lines:
        session.lines(wrapped(line, session.width))


def show_scores(session: Session, rest: str) -> None:
    scene = session.scene()
    session.print(session.say("terminal-score-now"), "dim")
    session.lines(sheet(scene))
    for line in reasons(scene, session.game):
        session.console.print(line)


def show_rules(session: Session, rest: str) -> None:
    answer(session.console, session.say, rest.split())


def undo(session: Session, rest: str) -> None:
    """Back to the last decision of a person, past the bots' answers to it."""
    game = session.game
    if not any(past.seat in session.humans for past in game.history()):
        raise UsageError(session.say("terminal-nothing-to-undo"))
    taken = 0
    while game.last is not None:
        seat = game.last.seat
        action = game.undo()
        taken += 1
        if seat in session.humans:
            break
    undone = "terminal-undone-more" if taken > 1 else "terminal-undone"
    session.note(session.say(undone, move=str(action), count=str(taken - 1)))
    session.seen = game.ply


def save(session: Session, rest: str) -> None:
    path = Path(rest) if rest else session.save_to or saves.last_game()
    session.keep(path)


def resume(session: Session, rest: str) -> None:
    game = read_record(rest or str(saves.last_game()))
    session.begin(game, seating.bots_of(game))
    session.note(session.say("terminal-resumed", count=str(game.ply)))


def leave(session: Session, rest: str) -> None:
    session.leave()


def show_help(session: Session, rest: str) -> None:
    if rest:
        session.lines(_legend(session))
        return
    for form, about, _ in dict.fromkeys(SESSION_COMMANDS.values()):
        session.lines(_explained(form, 16, session.say(about), session.width))
    for form, about in MOVES_HELP:
        session.lines(_explained(form, 40, session.say(about), session.width))


def _explained(form: str, column: int, about: str, width: int) -> list[Text]:
    """What can be typed and what it does, side by side or, if that is too wide, one below the other."""
    line = Text.assemble((f"  {form:<{column}}", "bold"), about)
    if line.cell_len <= width:
        return [line]
    above = [Text(f"  {form}", style="bold")] if form else []
    return [*above, *wrapped(Text(f"      {about}"), width, indent=6)]


def _legend(session: Session) -> list[Text]:
    scene, say = session.scene(), session.say
    signs = scene.signs
    seat = min(session.humans)
    own = Text.assemble(scene.piece(f"{seat}t"), " ", scene.piece(f"{seat}m"))
    trader, merchant = scene.space("trader", "white"), scene.space("merchant", "orange")
    texts = [
        say.styled("terminal-signs-piece", pieces=own),
        say.styled("terminal-signs-city", trader=trader, merchant=merchant, extra=signs.extra),
        say.styled("terminal-signs-route", empty=signs.empty, ship=signs.ship, marker=signs.marker),
        say.styled("terminal-signs-desk", step=signs.step),
    ]
    return [line for text in texts for line in wrapped(text, session.width)]


MOVES_HELP: Final = (
    ("place t hamburg-luebeck/1", "terminal-move-place"),
    ("displace t hamburg-luebeck/1 paying 1t", "terminal-move-displace"),
    ("income 3t", "terminal-move-income"),
    ("lift hamburg-luebeck/1", "terminal-move-lift"),
    ("route hamburg-luebeck office luebeck", "terminal-move-route"),
    ("", "terminal-move-route-more"),
    ("use plus-3", "terminal-move-use"),
    ("settle t bremen-hamburg/2 from stock", "terminal-move-settle"),
    ("marker swap emden-stade", "terminal-move-marker"),
    ("end", "terminal-move-end"),
)

SESSION_COMMANDS: Final[Mapping[str, Command]] = {
    "help": (help_ := Command("? [signs]", "terminal-help-help", show_help)),
    "?": help_,
    "moves": Command("moves [WORDS]", "terminal-help-moves", show_moves),
    "board": Command("board", "terminal-help-board", show_board),
    "desks": Command("desks", "terminal-help-desks", show_desks),
    "log": Command("log [N|all]", "terminal-help-log", show_log),
    "scores": Command("scores", "terminal-help-scores", show_scores),
    "rules": Command("rules [CLAUSE]", "terminal-help-rules", show_rules),
    "undo": Command("undo", "terminal-help-undo", undo),
    "save": Command("save [FILE]", "terminal-help-save", save),
    "resume": Command("resume [FILE]", "terminal-help-resume", resume),
    "quit": Command("quit", "terminal-help-quit", leave),
}
