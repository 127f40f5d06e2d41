"""Who must decide what, and why: the sentence above the prompt."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from kontor.cli.table import Table, amount_of
from kontor.cli.tell import KINDS

LISTED: Final = 9  # that many moves or fewer are listed at once
Decision = Mapping[str, Any]


def question(table: Table, moves: Sequence[str]) -> Text:
    """The decision asked now, for the viewer or about somebody else."""
    decision = table.view["decision"]
    if decision is None:
        return Text("The game is over.", style="bold")
    seat = decision["seat"]
    sentence = SENTENCES[decision["decision"]](table, decision, moves)
    who = table.player(seat)
    if seat == table.viewer and len(table.humans) <= 1:
        who = Text("You", style=who.style)
    return Text.assemble(who, f" {table.signs.dash} ", sentence)


def _or(way_out: str, moves: Sequence[str]) -> str:
    """`, or decline` or `, or done`, where that is legal."""
    return f", or {way_out}" if way_out in moves else ""


def _can(verb: str, moves: Sequence[str]) -> bool:
    return any(move.startswith(f"{verb} ") for move in moves)


def _pieces(count: int) -> str:
    return "1 piece" if count == 1 else f"{count} pieces"


def _turn(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    left = table.view["actions_left"]
    routes = list(dict.fromkeys(move.split(" ")[1] for move in moves if move.startswith("route ")))
    full = f" Full routes: {', '.join(routes)}." if routes else ""
    if not left:
        more = ", or use a marker first" if _can("use", moves) else ""
        return f"no action left: end the turn{more}."
    return f"your turn, {left} {'action' if left == 1 else 'actions'} left.{full}"


def _settling(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    extras = decision["extras"]
    more = f" and up to {extras} more" if extras else ""
    if decision["piece"]:
        kind = KINDS[decision["piece"][-1]]
        whose = "a neutral" if decision["piece"][0] == "n" else "your"
        by = table.name(table.view["turn"])
        return f"{by} displaced {whose} {kind} on {decision['route']}: settle it as near as possible{more}."
    return f"you may settle up to {extras} more (from stock, then supply, then posts){_or('decline', moves)}."


def _moving(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    hand = ", ".join(f"{KINDS[piece[-1]]} from {post}" for post, piece in decision["hand"])
    lift = f"lift up to {decision['lifts']} more" if _can("lift", moves) else ""
    if hand:
        it = "it" if len(decision["hand"]) == 1 else "them one by one"
        return f"in hand: {hand}. Drop {it}{', or ' if lift else ''}{lift}."
    return f"{lift}{_or('done', moves)}." if lift else "all pieces are moved: done."


def _removing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    if _can("remove", moves):
        return f"remove up to {_pieces(decision['left'])} from posts{_or('done', moves)}."
    return "all pieces are removed: done."


def _taking(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    if decision["traders_only"]:
        what = "a trader"
    else:  # all that is offered, or nothing (PROMO-14)
        what = _pieces(max(sum(amount_of(move.split(" ")[1])) for move in moves if move.startswith("take ")))
    by = table.name(table.view["turn"])
    return f"you may take {what} from your stock because of what {by} did{_or('decline', moves)}."


def _replacing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    faces = [marker for marker in table.view["markers"]["plates"][decision["seat"]] if marker]
    return f"end of the turn: put the new marker ({', '.join(faces) or 'face down'}) at a free route."


def _founding(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    return f"a permanent marker: found an office in a green city{_or('decline', moves)}."


def _developing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    return f"a permanent marker: develop privilege{_or('decline', moves)}."


def _placing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    way_out = _or("decline", moves) or ", as far as possible"  # BRIT-47
    return f"a permanent marker: settle {_pieces(decision['left'])}{way_out}."


def _neutral(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    return "a route is full of neutral traders: choose what becomes of it."


SENTENCES: Final[Mapping[str, Callable[[Table, Decision, Sequence[str]], str]]] = {
    "turn": _turn,
    "settling": _settling,
    "moving": _moving,
    "removing": _removing,
    "taking": _taking,
    "replacing": _replacing,
    "founding": _founding,
    "developing": _developing,
    "placing-aside": _placing,
    "placing-abroad": _placing,
    "neutral": _neutral,
}


def offers(moves: Sequence[str]) -> Text:
    """What can be played: the moves themselves when they are few, else how many of each verb."""
    if len(moves) <= LISTED:
        return Text("  ".join(f"{number} {move}" for number, move in enumerate(moves, 1)), style="dim")
    counts: dict[str, int] = {}
    for move in moves:
        counts[verb(move)] = counts.get(verb(move), 0) + 1
    return Text("  ".join(name if count == 1 else f"{name} ({count})" for name, count in counts.items()), style="dim")


def verb(move: str) -> str:
    """The first word of a move, for markers also the second."""
    first, _, rest = move.partition(" ")
    return f"{first} {rest.partition(' ')[0]}" if first == "use" else first
