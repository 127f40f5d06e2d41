"""What was hidden from a viewer at a moment, and whether some bytes tell it all the same."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from kontor.game import Game
from kontor.rules.ids import MARKER_IDS
from kontor.rules.modules.missions.cards import missions
from kontor.server.store.base import Row
from kontor.server.tables.entries import decode
from kontor.server.tables.table import Table

MARKERS = frozenset(MARKER_IDS[1:])
CITIES = {card.id: frozenset(card.cities) for card in missions()}
# Where the id of a marker is public, or the name of something else. Everywhere else it may be a marker that lies
# face down somewhere, and it does not matter whether it is the right one.
PUBLIC = re.compile(
    r"(problem\.)?(view\.)?("
    r"markers\.(board\.[^.]+|unused\.\d+\.\d+|used\.\d+\.\d+)"
    r"|decision\.way"  # moving by `move-three`
    r"|facts\.\w+"  # of a refusal: what was asked, or lies open; twin worlds tell more about these
    r")"
    r"|events\.\d+\.(event|marker)"  # of `drew` and `looked` see below
)
PLATE = re.compile(r"(?:problem\.)?(?:view\.)?markers\.plates\.(\d+)\.(\d+)")
LEGAL = re.compile(r"(?:problem\.)?(?:view\.)?legal\.\d+")


class Hidden(NamedTuple):
    """What one viewer may not know at one moment."""

    seat: int | None
    ply: int  # decisions played
    texts: Mapping[str, str]  # what must be nowhere, and what it is
    cards: Collection[frozenset[str]]  # the cities of mission cards
    markers: bool  # whether any marker may lie face down
    faces: Sequence[str]  # markers on the viewer's own plate that it has looked at
    open: Mapping[str, Any]  # the markers that lie open


class Moment(NamedTuple):
    """The truth about a table at one version."""

    over: bool
    ply: int
    cards: Sequence[str]  # mission cards by seat
    stack: Sequence[str]
    looked_at: Sequence[Sequence[str]]  # by seat: the markers on its plate that it has seen
    open: Mapping[str, Any]

    def hidden_from(self, seat: int | None, texts: Mapping[str, str]) -> Hidden:
        """What a viewer may not know; `texts` must never be told to it."""
        if self.over:
            return Hidden(seat, self.ply, texts, (), False, (), {})
        others = [card for owner, card in enumerate(self.cards) if owner != seat]
        shown = {**texts, **dict.fromkeys(others, "a mission card")}
        faces = self.looked_at[seat] if seat is not None else ()
        return Hidden(seat, self.ply, shown, [CITIES[card] for card in others], True, faces, self.open)


LOBBY = Moment(True, 0, (), (), (), {})  # there is nothing hidden about a game yet


def moments(table: str, rows: Sequence[Row]) -> dict[int, Moment]:
    """The truth by version, read from what is stored."""
    folded = Table(table)
    found = {0: LOBBY}
    for row in rows:
        folded.fold(row)
        found[row.version] = LOBBY if folded.game is None else _moment(folded.game)
    return found


def _moment(game: Game) -> Moment:
    state, markers = game.state, game.position()["markers"]
    plates = [[MARKER_IDS[code] for code in plate] for plate in map(state.plate, state.rules.seats)]
    if state.face_down:
        del plates[state.turn][-state.face_down :]
    shown = {name: markers[name] for name in ("board", "unused", "used")}
    return Moment(game.is_over, game.ply, game.start.chance.get("missions", ()), markers["stack"], plates, shown)


def stored_secrets(rows: Sequence[Row]) -> dict[str, str]:
    """The texts in the log of a table that nobody may ever be told."""
    found: dict[str, str] = {}
    for row in rows:
        entry = msgspec.to_builtins(decode(row.entry))
        for place in (entry, *(entry["places"] if entry["kind"] == "created" else ())):
            found |= {place[name]: "a hash" for name in ("key", "host") if len(place.get(name) or "") == 64}
        if entry["kind"] == "started":
            found[entry["salt"]] = "the salt"
        if entry["kind"] == "created" and "seed" in entry:
            found[str(entry["seed"])] = "the seed"
    return found


def leaks(head: str, body: bytes, hidden: Hidden, then: Callable[[int], Hidden] | None = None) -> list[str]:
    """What a message tells and should not, with the place in it. In a replay each moment may tell what was known
    `then`, after so many decisions."""
    text = head + body.decode()
    found = [f"{what} in the text" for secret, what in hidden.texts.items() if secret in text]
    for document in documents(body.decode()):
        if "moments" in document and then is not None and hidden.markers:
            found += _in_moments(document.pop("first"), document.pop("moments"), then)
        found += _in_json(document, "", hidden)
    if body.startswith(b"Kontor record"):
        found += _in_record(body.decode(), hidden)
    elif body.startswith(b"<") and hidden.markers:
        found += [f"{word} on a page" for word in re.findall(r"[\w-]+", body.decode()) if word in MARKERS]
    return found


def documents(text: str) -> Iterator[Any]:
    """The JSON in a body, or in each event of a stream."""
    if text.startswith(("{", "[")):
        yield msgspec.json.decode(text)
    for line in text.splitlines():
        if line.startswith("data: "):
            yield msgspec.json.decode(line.removeprefix("data: "))


def _in_moments(first: Any, moments: Any, then: Callable[[int], Hidden]) -> Iterator[str]:
    yield from _in_json(first, "", then(0))
    for ply, moment in enumerate(moments, 1):
        hidden = then(ply)
        yield from _in_json({"events": moment["events"], "seat": moment["seat"]}, "", hidden)
        for change in moment["changes"]:
            yield from _in_json(change.get("to"), ".".join(map(str, change["at"])), hidden)


def _in_json(value: Any, place: str, hidden: Hidden) -> Iterator[str]:
    match value:
        case {"event": "drew" | "looked" as kind} if hidden.markers:
            seen = kind == "looked" and value["seat"] == hidden.seat and value["ply"] < hidden.ply
            more = value.keys() - {"event", "ply", "seat"} - ({"markers"} if seen else set())
            yield from (f"{kind} with {name} at {place}" for name in more)
        case dict():
            if "plates" in value and any(value[name] != right for name, right in hidden.open.items()):
                yield f"markers that do not lie open at {place}"
            for key, item in value.items():
                yield from _in_json(item, f"{place}.{key}" if place else key, hidden)
        case list():
            if all(isinstance(item, str) for item in value) and frozenset(value) in hidden.cards:
                yield f"the cities of a mission card at {place}"
            for number, item in enumerate(value):
                yield from _in_json(item, f"{place}.{number}" if place else str(number), hidden)
        case str() if hidden.markers:
            yield from _in_word(value, place, hidden)


def _in_word(word: str, place: str, hidden: Hidden) -> Iterator[str]:
    if plate := PLATE.fullmatch(place):
        if int(plate[1]) != hidden.seat or int(plate[2]) >= len(hidden.faces):
            yield f"{word} on a plate at {place}"
    elif LEGAL.fullmatch(place):
        if word.startswith("marker ") and word.split(" ")[1] not in hidden.faces:
            yield f"{word} at {place}"
    elif word in MARKERS and not PUBLIC.fullmatch(place):
        yield f"{word} at {place}"


def _in_record(text: str, hidden: Hidden) -> Iterator[str]:
    """A record tells a seat's own looks only, and neither the pile nor what was drawn."""
    if not hidden.markers:
        return
    decider = ""
    for line in text.splitlines():
        words = line.split(" ")
        if words[0].isdecimal():
            decider = words[1]
        elif line.startswith("Setup pile") or (line.startswith("  ") and words[2] != "looked"):
            yield f"{line.strip()} in the record"
        elif line.startswith("  looked") and decider != str(hidden.seat):
            yield f"{line.strip()} of seat {decider} in the record"
