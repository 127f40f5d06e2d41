"""Who must decide what, and why: the sentence above the prompt."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from kontor.cli.table import Table, amount_of

LISTED: Final = 9  # this many moves or fewer are listed at once
Decision = Mapping[str, Any]


def question(table: Table, moves: Sequence[str]) -> Text:
    """The current decision, whether it is the viewer's or someone else's."""
    decision = table.view["decision"]
    if decision is None:
        return Text(table.say("terminal-ask-over"), style="bold")
    seat = decision["seat"]
    sentence = SENTENCES[decision["decision"]](table, decision, moves)
    who = table.player(seat)
    if seat == table.viewer and len(table.humans) <= 1:
        who = Text(table.say("terminal-you"), style=who.style)
    return Text.assemble(who, f" {table.signs.dash} ", sentence)


def _or(table: Table, way_out: str, moves: Sequence[str]) -> str:
    """`, or decline` or `, or done`, where that is legal."""
    return table.say("terminal-or", way=way_out) if way_out in moves else ""


def _can(verb: str, moves: Sequence[str]) -> bool:
    return any(move.startswith(f"{verb} ") for move in moves)


def _turn(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    left = table.view["actions_left"]
    routes = list(dict.fromkeys(move.split(" ")[1] for move in moves if move.startswith("route ")))
    if not left:
        return table.say("terminal-ask-end-markers" if _can("use", moves) else "terminal-ask-end")
    turn = table.say("terminal-ask-turn", count=left)
    return table.say("terminal-ask-turn-routes", turn=turn, routes=", ".join(routes)) if routes else turn


def _settling(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    extras = str(decision["extras"])
    piece = decision["piece"]
    if not piece:
        return table.say("terminal-ask-extras", extras=extras, out=_or(table, "decline", moves))
    facts = {
        "who": table.name(table.view["turn"]),
        "neutral": "yes" if piece[0] == "n" else "no",
        "piece": piece[-1],
        "route": decision["route"],
    }
    if not decision["extras"]:
        return table.say("terminal-ask-settle", **facts)
    return table.say("terminal-ask-settle-extras", **facts, extras=extras)


def _moving(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    held = [table.say("terminal-ask-held", piece=piece[-1], post=post) for post, piece in decision["hand"]]
    lifts = str(decision["lifts"])
    if held:
        message = "terminal-ask-hand-lift" if _can("lift", moves) else "terminal-ask-hand"
        return table.say(message, hand=", ".join(held), count=len(held), lifts=lifts)
    if not _can("lift", moves):
        return table.say("terminal-ask-moved")
    return table.say("terminal-ask-lift", lifts=lifts, out=_or(table, "done", moves))


def _removing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    if not _can("remove", moves):
        return table.say("terminal-ask-removed")
    pieces = table.say("tradesmen", count=decision["left"])
    return table.say("terminal-ask-remove", pieces=pieces, out=_or(table, "done", moves))


def _taking(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    facts = {"who": table.name(table.view["turn"]), "out": _or(table, "decline", moves)}
    if decision["traders_only"]:
        return table.say("terminal-ask-take-trader", **facts)
    # Everything on offer, or nothing (PROMO-14).
    most = max(sum(amount_of(move.split(" ")[1])) for move in moves if move.startswith("take "))
    return table.say("terminal-ask-take", pieces=table.say("tradesmen", count=most), **facts)


def _replacing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    faces = [marker for marker in table.view["markers"]["plates"][decision["seat"]] if marker]
    if not faces:
        return table.say("terminal-ask-replace-hidden")
    return table.say("terminal-ask-replace", markers=", ".join(faces))


def _founding(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    return table.say("terminal-ask-found", out=_or(table, "decline", moves))


def _developing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    return table.say("terminal-ask-develop", out=_or(table, "decline", moves))


def _placing(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    pieces = table.say("tradesmen", count=decision["left"])
    way_out = _or(table, "decline", moves)
    if not way_out:  # BRIT-47
        return table.say("terminal-ask-place-must", pieces=pieces)
    return table.say("terminal-ask-place", pieces=pieces, out=way_out)


def _neutral(table: Table, decision: Decision, moves: Sequence[str]) -> str:
    return table.say("terminal-ask-neutral")


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
    """What can be played: the moves themselves if there are few, otherwise how many of each verb."""
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
