"""Who must decide what, and why: the sentence above the prompt."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from kontor.cli.scene import Scene, amount_of

LISTED_MAX_MOVES: Final = 9  # this many moves or fewer are listed at once
Decision = Mapping[str, Any]


def question(scene: Scene, moves: Sequence[str]) -> Text:
    """The current decision, whether it is the viewer's or someone else's."""
    decision = scene.view["decision"]
    if decision is None:
        return Text(scene.say("terminal-ask-over"), style="bold")
    seat = decision["seat"]
    sentence = SENTENCES[decision["decision"]](scene, decision, moves)
    who = scene.player(seat)
    if seat == scene.viewer and len(scene.humans) <= 1:
        who = Text(scene.say("terminal-you"), style=who.style)
    return Text.assemble(who, f" {scene.signs.dash} ", sentence)


def _or(scene: Scene, way_out: str, moves: Sequence[str]) -> str:
    """`, or decline` or `, or done`, where that is legal."""
    return scene.say("terminal-or", way=way_out) if way_out in moves else ""


def _can(verb: str, moves: Sequence[str]) -> bool:
    return any(move.startswith(f"{verb} ") for move in moves)


def _turn(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    left = scene.view["actions_left"]
    routes = list(dict.fromkeys(move.split(" ")[1] for move in moves if move.startswith("route ")))
    if not left:
        return scene.say("terminal-ask-end-markers" if _can("use", moves) else "terminal-ask-end")
    turn = scene.say("terminal-ask-turn", count=left)
    return scene.say("terminal-ask-turn-routes", turn=turn, routes=", ".join(routes)) if routes else turn


def _settling(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    extras = str(decision["extras"])
    piece = decision["piece"]
    if not piece:
        return scene.say("terminal-ask-extras", extras=extras, out=_or(scene, "decline", moves))
    facts = {
        "who": scene.name(scene.view["turn"]),
        "neutral": "yes" if piece[0] == "n" else "no",
        "piece": piece[-1],
        "route": decision["route"],
    }
    if not decision["extras"]:
        return scene.say("terminal-ask-settle", **facts)
    return scene.say("terminal-ask-settle-extras", **facts, extras=extras)


def _moving(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    held = [scene.say("terminal-ask-held", piece=piece[-1], post=post) for post, piece in decision["hand"]]
    lifts = str(decision["lifts"])
    if held:
        message = "terminal-ask-hand-lift" if _can("lift", moves) else "terminal-ask-hand"
        return scene.say(message, hand=", ".join(held), count=len(held), lifts=lifts)
    if not _can("lift", moves):
        return scene.say("terminal-ask-moved")
    return scene.say("terminal-ask-lift", lifts=lifts, out=_or(scene, "done", moves))


def _removing(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    if not _can("remove", moves):
        return scene.say("terminal-ask-removed")
    pieces = scene.say("tradesmen", count=decision["left"])
    return scene.say("terminal-ask-remove", pieces=pieces, out=_or(scene, "done", moves))


def _taking(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    facts = {"who": scene.name(scene.view["turn"]), "out": _or(scene, "decline", moves)}
    if decision["traders_only"]:
        return scene.say("terminal-ask-take-trader", **facts)
    if decision["limit"] == 1:
        return scene.say("terminal-ask-take-tradesman", **facts)
    # Everything on offer, or nothing (PROMO-14).
    most = max(sum(amount_of(move.split(" ")[1])) for move in moves if move.startswith("take "))
    return scene.say("terminal-ask-take", pieces=scene.say("tradesmen", count=most), **facts)


def _replacing(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    faces = [marker for marker in scene.view["markers"]["plates"][decision["seat"]] if marker]
    if not faces:
        return scene.say("terminal-ask-replace-hidden")
    return scene.say("terminal-ask-replace", markers=", ".join(faces))


def _founding(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    return scene.say("terminal-ask-found", out=_or(scene, "decline", moves))


def _developing(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    return scene.say("terminal-ask-develop", out=_or(scene, "decline", moves))


def _placing(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    pieces = scene.say("tradesmen", count=decision["left"])
    way_out = _or(scene, "decline", moves)
    if not way_out:  # BRIT-47
        return scene.say("terminal-ask-place-must", pieces=pieces)
    return scene.say("terminal-ask-place", pieces=pieces, out=way_out)


def _neutral(scene: Scene, decision: Decision, moves: Sequence[str]) -> str:
    return scene.say("terminal-ask-neutral")


SENTENCES: Final[Mapping[str, Callable[[Scene, Decision, Sequence[str]], str]]] = {
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
    if len(moves) <= LISTED_MAX_MOVES:
        return Text("  ".join(f"{number} {move}" for number, move in enumerate(moves, 1)), style="dim")
    counts: dict[str, int] = {}
    for move in moves:
        counts[verb(move)] = counts.get(verb(move), 0) + 1
    return Text("  ".join(name if count == 1 else f"{name} ({count})" for name, count in counts.items()), style="dim")


def verb(move: str) -> str:
    """The first word of a move, for markers also the second."""
    first, _, rest = move.partition(" ")
    return f"{first} {rest.partition(' ')[0]}" if first == "use" else first
