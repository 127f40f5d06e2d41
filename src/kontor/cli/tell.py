"""What happened, in words: events as phrases, the decisions of one player in a row as one line."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from kontor.cli.language import Words, words
from kontor.cli.output import wrapped
from kontor.cli.table import Table
from kontor.game import Game

CHANGES: Final = ("placed", "displaced", "settled", "dropped", "office", "extra-office", "swapped")
Facts = Mapping[str, Any]


def _owned(table: Table, name: str) -> str:
    """A piece with its owner."""
    owner, piece = name[0], name[-1]
    if owner == "n":
        return table.say("terminal-owned", whose="neutral", who="", piece=piece)
    whose = "you" if int(owner) == table.viewer else "other"
    return table.say("terminal-owned", whose=whose, who=table.name(int(owner)), piece=piece)


def _who(table: Table, seat: int | str) -> str:
    if isinstance(seat, str):
        return table.say("terminal-who-neutral")
    return table.say("terminal-who-you") if seat == table.viewer else table.name(seat)


def _is_neutral(facts: Facts) -> bool:
    return bool(facts["piece"][0] == "n")


def _prestige(table: Table, facts: Facts) -> str:
    why = table.city_name(facts["city"]) if "city" in facts else facts["clause"]
    who = _who(table, facts["seat"])
    return table.say("terminal-tell-prestige", points=str(facts["points"]), who=who, why=why)


def _looked(table: Table, facts: Facts) -> str:
    return table.say("terminal-tell-looked", markers=", ".join(facts["markers"])) if "markers" in facts else ""


def _displaced(table: Table, facts: Facts) -> str:
    owned = _owned(table, facts["victim"])
    return table.say(
        "terminal-tell-displaced", owned=owned, post=facts["post"], piece=facts["piece"][-1], fee=facts["fee"]
    )


def _settled(table: Table, facts: Facts) -> str:
    neutral = "yes" if _is_neutral(facts) else "no"
    settled = table.say("terminal-tell-settled", neutral=neutral, piece=facts["piece"][-1], post=facts["post"])
    if "source" not in facts:
        return settled
    return table.say("terminal-tell-settled-from", settled=settled, source=facts["source"])


def _dropped(table: Table, facts: Facts) -> str:
    owned = _owned(table, facts["piece"])
    if facts["origin"] == facts["post"]:
        return table.say("terminal-tell-dropped-back", owned=owned, post=facts["post"])
    return table.say("terminal-tell-dropped", owned=owned, origin=facts["origin"], post=facts["post"])


def _connected(table: Table, facts: Facts) -> str:
    west, east = map(table.city_name, table.facts.east_west)
    connected = table.say("terminal-tell-connected", west=west, east=east, rank=facts["rank"])
    if facts["seat"] in range(len(table.names)):
        return connected
    return table.say("terminal-tell-connected-neutral", connected=connected)


def _office(table: Table, facts: Facts) -> str:
    message = "terminal-tell-office-neutral" if _is_neutral(facts) else "terminal-tell-office"
    return table.say(message, piece=facts["piece"][-1], city=table.city_name(facts["city"]))


def _extra_office(table: Table, facts: Facts) -> str:
    return table.say("terminal-tell-extra-office", piece=facts["piece"][-1], city=table.city_name(facts["city"]))


def _completed(table: Table, facts: Facts) -> str:
    return table.say("terminal-tell-completed", city=table.city_name(facts["city"]), count=str(facts["count"]))


def _developed(table: Table, facts: Facts) -> str:
    track = next(track for track in table.tracks if track.id == facts["ability"])
    value = str(track.values[facts["step"]])
    return table.say("terminal-tell-developed", ability=facts["ability"], value=value)


def _removed(table: Table, facts: Facts) -> str:
    return table.say("terminal-tell-removed", owned=_owned(table, facts["piece"]), post=facts["post"])


def _exchanged(table: Table, facts: Facts) -> str:
    return table.say("terminal-tell-exchanged", marker=facts["marker"], who=_who(table, facts["other"]))


def _permit(table: Table, facts: Facts) -> str:
    region = table.say(f"region-{facts['region']}")
    return table.say("terminal-tell-permit", city=table.city_name(facts["city"]), region=region)


def _as_it_is(message: str, *names: str) -> Callable[[Table, Facts], str]:
    """A phrase that takes these facts as they are."""
    return lambda table, facts: table.say(message, **{name: str(facts[name]) for name in names})


def _not_told(table: Table, facts: Facts) -> str:
    return ""


# Event kind -> phrase after "0 Anna: "; an empty one is not shown.
PHRASES: Final[Mapping[str, Callable[[Table, Facts], str]]] = {
    "placed": lambda table, f: table.say("terminal-tell-placed", piece=f["piece"][-1], post=f["post"]),
    "paid": _as_it_is("terminal-tell-paid", "amount"),
    "displaced": _displaced,
    "settled": _settled,
    "unsettled": lambda table, f: table.say("terminal-tell-unsettled", piece=f["piece"][-1]),
    "declined": _as_it_is("terminal-tell-declined"),
    "lifted": _not_told,
    "dropped": _dropped,
    "income": _as_it_is("terminal-tell-income", "amount"),
    "took": _as_it_is("terminal-tell-took", "amount"),
    "route": _as_it_is("terminal-tell-route", "route"),
    "marker": _as_it_is("terminal-tell-marker", "marker"),
    "drew": _not_told,
    "looked": _looked,
    "replaced": _as_it_is("terminal-tell-replaced", "marker", "route"),
    "office": _office,
    "extra-office": _extra_office,
    "completed": _completed,
    "connected": _connected,
    "prestige": _prestige,
    "special-prestige": _as_it_is("terminal-tell-special-prestige", "value"),
    "developed": _developed,
    "actions": lambda table, f: table.say("terminal-tell-actions", count=f["gained"]),
    "used": _as_it_is("terminal-tell-used", "marker"),
    "swapped": lambda table, f: table.say("terminal-tell-swapped", city=table.city_name(f["city"])),
    "removed": _removed,
    "favour": _as_it_is("terminal-tell-favour", "favour"),
    "exchanged": _exchanged,
    "laid": _as_it_is("terminal-tell-laid", "marker", "route"),
    "permit": _permit,
    "safe-conduct": _as_it_is("terminal-tell-safe-conduct", "marker"),
    "neutral-route": _as_it_is("terminal-tell-neutral-route", "route"),
    "discarded": _as_it_is("terminal-tell-discarded", "marker"),
    "ending": _as_it_is("terminal-tell-ending", "clause"),
    "turn": _not_told,
    "over": _not_told,
}


def phrase(table: Table, event: Facts) -> str:
    """An event in words; an event unknown here is printed as it is."""
    tell = PHRASES.get(event["event"])
    if tell is not None:
        return tell(table, event)
    facts = [f"{name} {fact}" for name, fact in event.items() if name not in ("event", "ply")]
    return " ".join([event["event"], *facts])


def news(table: Table, game: Game, since: int) -> list[Text]:
    """What happened from decision number `since` on: one text per player and turn."""
    told: dict[int, list[Facts]] = {ply: [] for ply in range(since, game.ply)}
    for event in game.events(table.viewer, since):
        if phrase(table, event):
            told[event["ply"]].append(event)
    blocks: list[tuple[int, list[Facts]]] = []
    ended = True  # whether the next decision begins a new line in any case
    for ply, played in enumerate(game.history()[since:], since):
        ends = played.action == "end"
        fresh = ended or blocks[-1][0] != played.seat
        if fresh and (told[ply] or ends):
            blocks.append((played.seat, []))
        if told[ply]:
            blocks[-1][1].extend(told[ply])
        ended = ends if blocks else True
    return [Text.assemble(table.player(seat), f": {_line(table, events)}") for seat, events in blocks]


def _line(table: Table, events: list[Facts]) -> str:
    """The decisions of a turn; if nothing else happened, that the turn ended."""
    return "; ".join(phrase(table, event) for event in _merged(events)) or table.say("terminal-tell-end")


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
    more = Text((say or words())("terminal-tell-more"), style="dim")
    return [more, *broken[len(broken) - most + 1 :]] if most > 0 else []
