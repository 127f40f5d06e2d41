"""How finished games are searched for: the statements are those of both databases.

Games are looked at from the newest on, by an index that has all their filters in it, until a page is full. Who or what
is looked for at their seats is mostly rare: then only the few games with such a seat are looked at.
"""

import re
from collections.abc import Iterator
from itertools import count
from typing import Any, Final, NamedTuple, TypeAlias

from kontor.server.store.base import Statement

LAST_CHARACTER: Final = "\U0010ffff"  # comes after every other character
SEATS_FIRST_MAX: Final = 500  # seats: a search that fits no more of them begins with these
# Of a seat: it is known whose it is only if they sat there under the name that is their own now. Nothing else may say
# who somebody is: people who play under another name do not want to be found.
KNOWN: Final = (
    "EXISTS (SELECT 1 FROM people WHERE people.id = finished_seats.person AND people.spelling = finished_seats.folded)"
)
Part: TypeAlias = tuple[str, tuple[Any, ...]]  # of a statement, with `?` for each of its values


class Finished(NamedTuple):
    """A finished game."""

    table: str
    ended: float
    board: str
    players: int
    edition: str
    modules: str  # separated by spaces
    decisions: int
    rated: bool


GAME_COLUMNS: Final = ", ".join(f"finished.{name}" for name in ("table_id", *Finished._fields[1:]))


class Wanted(NamedTuple):
    """What is looked for among finished games; None: anything."""

    name: str | None = None  # how a player's name begins, folded
    person: str | None = None
    level: str | None = None
    board: str | None = None
    players: int | None = None
    edition: str | None = None
    since: float | None = None
    until: float | None = None


class Place(NamedTuple):
    """Where a page of games ended."""

    ended: float
    table: str


def seats_wanted(wanted: Wanted) -> list[Part]:
    """What a game must have at its seats, each at one of them."""
    name = wanted.name or None
    wishes: tuple[tuple[str, tuple[str | None, ...]], ...] = (
        ("finished_seats.folded >= ? AND finished_seats.folded < ?", (name, name and name + LAST_CHARACTER)),
        (f"finished_seats.person = ? AND {KNOWN}", (wanted.person,)),
        ("finished_seats.level = ?", (wanted.level,)),
    )
    return [part for part in wishes if part[1][0] is not None]


def few_seats(seat: Part) -> Statement:
    """Finds more than SEATS_FIRST_MAX rows unless only few seats are as wanted."""
    condition, values = seat
    limit = (f"LIMIT {SEATS_FIRST_MAX + 1}", ())
    return _statement(("SELECT 1 FROM finished_seats WHERE", ()), (condition, values), limit)


def newest(
    columns: str, wanted: Wanted, after: Place | None, limit: int, rare: Part | None = None, beside: str = ""
) -> Statement:
    """The newest games that are wanted, from a place on; with `rare` among the few with such a seat. `beside`: each
    with its rows of another table; of its seats with those alone that are wanted."""
    source: list[Part] = [(f"SELECT {columns} FROM finished", ())]
    if rare is not None:  # the limit has PostgreSQL look for the seats first
        condition, values = rare
        few = f"SELECT * FROM finished WHERE table_id IN (SELECT table_id FROM finished_seats WHERE {condition})"
        source = [(f"SELECT {columns} FROM ({few} LIMIT {SEATS_FIRST_MAX + 1}) AS finished", values)]
    if beside:  # CROSS: SQLite begins with the games
        source.append((f"CROSS JOIN {beside}", ()))
    order = f"ORDER BY finished.ended DESC, finished.table_id DESC{', seat' if beside == 'finished_seats' else ''}"
    return _statement(*source, *_conditions(wanted, after, rare, beside), (f"{order} LIMIT ?", (limit,)))


def _conditions(wanted: Wanted, after: Place | None, rare: Part | None, beside: str) -> Iterator[Part]:
    yield "WHERE finished.ended >= ?", (wanted.since or 0,)
    for column in ("board", "players", "edition"):
        if (value := getattr(wanted, column)) is not None:
            yield f"AND finished.{column} = ?", (value,)
    if wanted.until is not None:
        yield "AND finished.ended < ?", (wanted.until,)
    if after is not None:
        yield "AND (finished.ended, finished.table_id) < (?, ?)", after
    if beside:
        yield f"AND {beside}.table_id = finished.table_id", ()
    for condition, values in seats_wanted(wanted):
        if beside:
            yield f"AND {condition}", values
        elif (condition, values) != rare:
            own = f"finished_seats.table_id = finished.table_id AND {condition}"
            yield f"AND EXISTS (SELECT 1 FROM finished_seats WHERE {own})", values


def _statement(*parts: Part) -> Statement:
    """A statement of these parts, in their order."""
    numbers = count(1)
    sql = re.sub(r"\?", lambda _: f"${next(numbers)}", " ".join(text for text, _ in parts))
    return Statement(sql, tuple(value for _, values in parts for value in values))
