"""What happened, in words: events as phrases, the decisions of one player in a row as one line."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from kontor.cli.output import wrapped
from kontor.cli.table import Table
from kontor.game import Game

KINDS: Final = {"t": "trader", "m": "merchant"}
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
CHANGES: Final = ("placed", "displaced", "settled", "dropped", "office", "extra-office", "swapped")
Facts = Mapping[str, Any]


def _piece(name: str) -> str:
    return KINDS[name[-1]]


def _owned(table: Table, name: str) -> str:
    return f"{_whose(table, name[0])} {_piece(name)}"


def _whose(table: Table, owner: str) -> str:
    if owner == "n":
        return "a neutral"
    return "your" if int(owner) == table.viewer else f"{table.name(int(owner))}'s"


def _who(table: Table, seat: int | str) -> str:
    if isinstance(seat, str):
        return "the neutral player"
    return "you" if seat == table.viewer else table.name(seat)


def _prestige(table: Table, facts: Facts) -> str:
    why = table.city_name(facts["city"]) if "city" in facts else facts["clause"]
    return f"+{facts['points']} prestige for {_who(table, facts['seat'])} ({why})"


def _looked(table: Table, facts: Facts) -> str:
    return f"drew {', '.join(facts['markers'])}" if "markers" in facts else ""


def _settled(table: Table, facts: Facts) -> str:
    source = f" from {facts['source']}" if "source" in facts else ""
    kind = f"neutral {_piece(facts['piece'])}" if facts["piece"][0] == "n" else _piece(facts["piece"])
    return f"settled a {kind} on {facts['post']}{source}"


def _dropped(table: Table, facts: Facts) -> str:
    origin = "back to" if facts["origin"] == facts["post"] else f"from {facts['origin']} to"
    return f"moved {_owned(table, facts['piece'])} {origin} {facts['post']}"


def _connected(table: Table, facts: Facts) -> str:
    who = "" if facts["seat"] in range(len(table.names)) else f"{_who(table, facts['seat'])} "
    west, east = map(table.city_name, table.facts.east_west)
    return f"{who}connected {west} and {east} as the {ORDINALS[facts['rank'] - 1]}"


def _office(table: Table, facts: Facts) -> str:
    owner = "the neutral player " if facts["piece"][0] == "n" else ""
    return f"{owner}opened an office ({_piece(facts['piece'])}) in {table.city_name(facts['city'])}"


# Event kind -> phrase after "0 Anna: "; an empty one is not told.
PHRASES: Final[Mapping[str, Callable[[Table, Facts], str]]] = {
    "placed": lambda table, f: f"placed a {_piece(f['piece'])} on {f['post']}",
    "paid": lambda table, f: f"paid {f['amount']}",
    "displaced": lambda table, f: (
        f"displaced {_owned(table, f['victim'])} on {f['post']} by a {_piece(f['piece'])}, paying {f['fee']}"
    ),
    "settled": _settled,
    "unsettled": lambda table, f: f"the displaced {_piece(f['piece'])} found no post",
    "declined": lambda table, f: "declined",
    "lifted": lambda table, f: "",
    "dropped": _dropped,
    "income": lambda table, f: f"took {f['amount']} as income",
    "took": lambda table, f: f"took {f['amount']} from the stock",
    "route": lambda table, f: f"established {f['route']}",
    "marker": lambda table, f: f"took the marker {f['marker']}",
    "drew": lambda table, f: "",
    "looked": _looked,
    "replaced": lambda table, f: f"put the marker {f['marker']} at {f['route']}",
    "office": _office,
    "extra-office": lambda table, f: f"opened an extra office ({_piece(f['piece'])}) in {table.city_name(f['city'])}",
    "completed": lambda table, f: f"{table.city_name(f['city'])} is full (city {f['count']})",
    "connected": _connected,
    "prestige": _prestige,
    "special-prestige": lambda table, f: f"took the prestige space {f['value']}",
    "developed": lambda table, f: f"developed {f['ability']} to {_value(table, f)}",
    "actions": lambda table, f: f"gained {f['gained']} {'action' if f['gained'] == 1 else 'actions'}",
    "used": lambda table, f: f"used {f['marker']}",
    "swapped": lambda table, f: f"swapped two offices in {table.city_name(f['city'])}",
    "removed": lambda table, f: f"removed {_owned(table, f['piece'])} from {f['post']}",
    "favour": lambda table, f: f"bought the favour {f['favour']}",
    "exchanged": lambda table, f: f"exchanged a marker for {f['marker']} of {_who(table, f['other'])}",
    "laid": lambda table, f: f"laid {f['marker']} at {f['route']}",
    "permit": lambda table, f: f"used the permit of {table.city_name(f['city'])} for {f['region'].title()}",
    "safe-conduct": lambda table, f: f"bought a safe-conduct for {f['marker']}",
    "neutral-route": lambda table, f: f"the neutral player established {f['route']}",
    "discarded": lambda table, f: f"the marker {f['marker']} left the game",
    "ending": lambda table, f: f"THE END IS REACHED ({f['clause']})",
    "turn": lambda table, f: "",
    "over": lambda table, f: "",
}


def _value(table: Table, facts: Facts) -> str:
    track = next(track for track in table.tracks if track.id == facts["ability"])
    return str(track.values[facts["step"]])


def phrase(table: Table, event: Facts) -> str:
    """An event in words; one that is new here is told as it is."""
    tell = PHRASES.get(event["event"])
    if tell is not None:
        return tell(table, event)
    facts = [f"{name} {fact}" for name, fact in event.items() if name not in ("event", "ply")]
    return " ".join([event["event"], *facts])


def news(table: Table, game: Game, since: int) -> list[Text]:
    """What happened from decision number `since` on: one text per player and turn."""
    told: dict[int, list[str]] = {ply: [] for ply in range(since, game.ply)}
    for event in game.events(table.viewer, since):
        if words := phrase(table, event):
            told[event["ply"]].append(words)
    blocks: list[tuple[int, list[str]]] = []
    ended = True  # whether the next decision begins a new line in any case
    for ply, played in enumerate(game.history()[since:], since):
        ends = played.action == "end"
        fresh = ended or blocks[-1][0] != played.seat
        if fresh and (told[ply] or ends):
            blocks.append((played.seat, ["ended the turn"] if ends and not told[ply] else []))
        if told[ply]:
            blocks[-1][1].extend(told[ply])
        ended = ends if blocks else True
    return [Text.assemble(table.player(seat), f": {'; '.join(_merged(words))}") for seat, words in blocks]


def _merged(phrases: Iterable[str]) -> list[str]:
    """Several placements in a row as one phrase."""
    merged: list[str] = []
    for words in phrases:
        head, on, post = words.partition(" on ")
        if on and head.startswith("placed") and merged and merged[-1].startswith(head + on):
            merged[-1] += f", {post}"
        else:
            merged.append(words)
    return merged


def changed_posts(events: Iterable[Facts]) -> frozenset[str]:
    """Posts where pieces came to stand, and cities where offices were opened or swapped."""
    return frozenset(
        str(event[key]) for event in events for key in ("post", "city") if event["event"] in CHANGES and key in event
    )


def last_lines(lines: Iterable[Text], width: int, most: int) -> list[Text]:
    """The end of the news, wrapped, in at most so many lines."""
    broken = [part for line in lines for part in wrapped(line, width)]
    if len(broken) <= most:
        return broken
    return [Text("... (log tells all)", style="dim"), *broken[len(broken) - most + 1 :]] if most > 0 else []
