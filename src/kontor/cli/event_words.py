"""What happened, in words: events as phrases, the decisions of one player in a row as one line."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from kontor.cli.language import Words, words
from kontor.cli.output import wrapped
from kontor.cli.scene import Scene
from kontor.game import Game
from kontor.rules.declaration import EventForm
from kontor.rules.modules import DECLARATIONS

CHANGES: Final = ("placed", "displaced", "settled", "dropped", "office", "extra-office", "swapped")
Facts = Mapping[str, Any]


def _owned(scene: Scene, name: str) -> str:
    """A piece with its owner."""
    owner, piece = name[0], name[-1]
    if owner == "n":
        return scene.say("terminal-owned", whose="neutral", who="", piece=piece)
    whose = "you" if int(owner) == scene.viewer else "other"
    return scene.say("terminal-owned", whose=whose, who=scene.name(int(owner)), piece=piece)


def _who(scene: Scene, seat: int | str) -> str:
    if isinstance(seat, str):
        return scene.say("terminal-who-neutral")
    return scene.say("terminal-who-you") if seat == scene.viewer else scene.name(seat)


def _is_neutral(facts: Facts) -> bool:
    return bool(facts["piece"][0] == "n")


def _prestige(scene: Scene, facts: Facts) -> str:
    why = scene.city_name(facts["city"]) if "city" in facts else facts["clause"]
    who = _who(scene, facts["seat"])
    return scene.say("terminal-event-prestige", points=str(facts["points"]), who=who, why=why)


def _looked(scene: Scene, facts: Facts) -> str:
    return scene.say("terminal-event-looked", markers=", ".join(facts["markers"])) if "markers" in facts else ""


def _displaced(scene: Scene, facts: Facts) -> str:
    owned = _owned(scene, facts["victim"])
    return scene.say(
        "terminal-event-displaced", owned=owned, post=facts["post"], piece=facts["piece"][-1], fee=facts["fee"]
    )


def _settled(scene: Scene, facts: Facts) -> str:
    neutral = "yes" if _is_neutral(facts) else "no"
    settled = scene.say("terminal-event-settled", neutral=neutral, piece=facts["piece"][-1], post=facts["post"])
    if "source" not in facts:
        return settled
    return scene.say("terminal-event-settled-from", settled=settled, source=facts["source"])


def _dropped(scene: Scene, facts: Facts) -> str:
    owned = _owned(scene, facts["piece"])
    if facts["origin"] == facts["post"]:
        return scene.say("terminal-event-dropped-back", owned=owned, post=facts["post"])
    return scene.say("terminal-event-dropped", owned=owned, origin=facts["origin"], post=facts["post"])


def _connected(scene: Scene, facts: Facts) -> str:
    west, east = map(scene.city_name, scene.facts.east_west)
    connected = scene.say("terminal-event-connected", west=west, east=east, rank=facts["rank"])
    if facts["seat"] in range(len(scene.names)):
        return connected
    return scene.say("terminal-event-connected-neutral", connected=connected)


def _office(scene: Scene, facts: Facts) -> str:
    message = "terminal-event-office-neutral" if _is_neutral(facts) else "terminal-event-office"
    return scene.say(message, piece=facts["piece"][-1], city=scene.city_name(facts["city"]))


def _extra_office(scene: Scene, facts: Facts) -> str:
    return scene.say("terminal-event-extra-office", piece=facts["piece"][-1], city=scene.city_name(facts["city"]))


def _completed(scene: Scene, facts: Facts) -> str:
    return scene.say("terminal-event-completed", city=scene.city_name(facts["city"]), count=str(facts["count"]))


def _developed(scene: Scene, facts: Facts) -> str:
    track = next(track for track in scene.tracks if track.id == facts["ability"])
    value = str(track.values[facts["step"]])
    return scene.say("terminal-event-developed", ability=facts["ability"], value=value)


def _removed(scene: Scene, facts: Facts) -> str:
    return scene.say("terminal-event-removed", owned=_owned(scene, facts["piece"]), post=facts["post"])


def _as_it_is(message: str, *names: str) -> Callable[[Scene, Facts], str]:
    """A phrase that takes these facts as they are."""
    return lambda scene, facts: scene.say(message, **{name: str(facts[name]) for name in names})


def _declared(event: EventForm) -> Callable[[Scene, Facts], str]:
    """The phrase for an event of an optional rule, with all of its facts as people read them."""
    return lambda scene, facts: scene.say(
        f"terminal-event-{event.name}",
        **{name: _shown(scene, kind, facts[name]) for name, kind in event.facts.items() if name != "seat"},
    )


def _shown(scene: Scene, kind: str, fact: Any) -> str:
    if kind == "seat":
        return _who(scene, fact)
    if kind == "city":
        return scene.city_name(fact)
    return scene.say(f"region-{fact}") if kind == "region" else str(fact)


def _left_out(scene: Scene, facts: Facts) -> str:
    return ""


# Event kind -> phrase after "0 Anna: "; an empty one is not shown.
EVENT_PHRASES: Final[Mapping[str, Callable[[Scene, Facts], str]]] = {
    "placed": lambda scene, f: scene.say("terminal-event-placed", piece=f["piece"][-1], post=f["post"]),
    "paid": _as_it_is("terminal-event-paid", "amount"),
    "displaced": _displaced,
    "settled": _settled,
    "unsettled": lambda scene, f: scene.say("terminal-event-unsettled", piece=f["piece"][-1]),
    "declined": _as_it_is("terminal-event-declined"),
    "lifted": _left_out,
    "dropped": _dropped,
    "income": _as_it_is("terminal-event-income", "amount"),
    "took": _as_it_is("terminal-event-took", "amount"),
    "route": _as_it_is("terminal-event-route", "route"),
    "neutral-route": _as_it_is("terminal-event-neutral-route", "route"),
    "marker": _as_it_is("terminal-event-marker", "marker"),
    "drew": _left_out,
    "looked": _looked,
    "replaced": _as_it_is("terminal-event-replaced", "marker", "route"),
    "office": _office,
    "extra-office": _extra_office,
    "completed": _completed,
    "connected": _connected,
    "prestige": _prestige,
    "special-prestige": _as_it_is("terminal-event-special-prestige", "value"),
    "developed": _developed,
    "actions": lambda scene, f: scene.say("terminal-event-actions", count=f["gained"]),
    "used": _as_it_is("terminal-event-used", "marker"),
    "swapped": lambda scene, f: scene.say("terminal-event-swapped", city=scene.city_name(f["city"])),
    "removed": _removed,
    "discarded": _as_it_is("terminal-event-discarded", "marker"),
    "ending": _as_it_is("terminal-event-ending", "clause"),
    "turn": _left_out,
    "over": _left_out,
    **{event.name: _declared(event) for module in DECLARATIONS for event in module.events.values()},
}


def phrase(scene: Scene, event: Facts) -> str:
    """An event in words; an event unknown here is printed as it is."""
    words_for = EVENT_PHRASES.get(event["event"])
    if words_for is not None:
        return words_for(scene, event)
    facts = [f"{name} {fact}" for name, fact in event.items() if name not in ("event", "ply")]
    return " ".join([event["event"], *facts])


def news(scene: Scene, game: Game, since: int) -> list[Text]:
    """What happened from decision number `since` on: one text per player and turn."""
    worded: dict[int, list[Facts]] = {ply: [] for ply in range(since, game.ply)}
    for event in game.events(scene.viewer, since):
        if phrase(scene, event):
            worded[event["ply"]].append(event)
    blocks: list[tuple[int, list[Facts]]] = []
    ended = True  # whether the next decision begins a new line in any case
    for ply, played in enumerate(game.history()[since:], since):
        ends = played.action == "end"
        fresh = ended or blocks[-1][0] != played.seat
        if fresh and (worded[ply] or ends):
            blocks.append((played.seat, []))
        if worded[ply]:
            blocks[-1][1].extend(worded[ply])
        ended = ends if blocks else True
    return [Text.assemble(scene.player(seat), f": {_line(scene, events)}") for seat, events in blocks]


def _line(scene: Scene, events: list[Facts]) -> str:
    """The decisions of a turn; if nothing else happened, that the turn ended."""
    return "; ".join(phrase(scene, event) for event in _merged(events)) or scene.say("terminal-event-end")


def _merged(events: Iterable[Facts]) -> list[Facts]:
    """Several placements of the same kind in a row as one."""
    merged: list[Facts] = []
    for event in events:
        last = merged[-1] if merged else {"event": ""}
        if event["event"] == last["event"] == "placed" and event["piece"] == last["piece"]:
            merged[-1] = {**last, "post": f"{last['post']}, {event['post']}"}
        else:
            merged.append(event)
    return merged


def changed_posts(events: Iterable[Facts]) -> frozenset[str]:
    """Posts where pieces came to stand, and cities where offices were opened or swapped."""
    return frozenset(
        str(event[key]) for event in events for key in ("post", "city") if event["event"] in CHANGES and key in event
    )


def last_lines(lines: Iterable[Text], width: int, most: int, say: Words | None = None) -> list[Text]:
    """The latest news, wrapped, in at most this many lines."""
    broken = [part for line in lines for part in wrapped(line, width)]
    if len(broken) <= most:
        return broken
    more = Text((say or words())("terminal-event-more"), style="dim")
    return [more, *broken[len(broken) - most + 1 :]] if most > 0 else []
