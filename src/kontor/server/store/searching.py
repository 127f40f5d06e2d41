"""How finished games are searched for: the statements are those of both databases.

Games are looked at from the newest on, by an index that has all their filters in it, until a page is full. Who or what
is looked for at their seats is mostly rare: then only the few games with such a seat are looked at.
"""

from typing import Any, Final, NamedTuple

LAST_CHARACTER: Final = "\U0010ffff"  # comes after every other character
SEATS_FIRST_MAX: Final = 500  # seats: a search that fits no more of them begins with these

GAME_COLUMNS: Final = (
    "finished.table_id, finished.ended, finished.board, finished.players, finished.edition, finished.modules,"
    " finished.decisions, finished.rated"
)
# Of a seat: it is known whose it is only if they sat there under the name that is their own now. Nothing else may say
# who somebody is: people who play under another name do not want to be found.
KNOWN: Final = (
    "EXISTS (SELECT 1 FROM people WHERE people.id = finished_seats.person AND people.spelling = finished_seats.folded)"
)
_NAME: Final = "finished_seats.folded >= {0} AND finished_seats.folded < {1}"
_PERSON: Final = f"finished_seats.person = {{0}} AND {KNOWN}"
_LEVEL: Final = "finished_seats.level = {0}"


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


class SeatWanted(NamedTuple):
    """What is looked for at a seat, as a condition with a place for each value."""

    condition: str
    values: tuple[Any, ...]


class Conditions:
    """Conditions of a statement, and their values."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self.values: list[Any] = []

    @property
    def text(self) -> str:
        return " AND ".join(self._texts)

    def add(self, condition: str, *values: Any) -> None:
        """One more, with `{0}` for its first value."""
        self._texts.append(self.placed(condition, *values))

    def placed(self, text: str, *values: Any) -> str:
        """A part of the statement with places for its values."""
        self.values.extend(values)
        first = len(self.values) - len(values) + 1
        return text.format(*(f"${first + number}" for number in range(len(values))))


def seats_wanted(wanted: Wanted) -> list[SeatWanted]:
    """What a game must have at its seats, each at one of them."""
    found = []
    if wanted.name:
        found.append(SeatWanted(_NAME, (wanted.name, wanted.name + LAST_CHARACTER)))
    if wanted.person is not None:
        found.append(SeatWanted(_PERSON, (wanted.person,)))
    if wanted.level is not None:
        found.append(SeatWanted(_LEVEL, (wanted.level,)))
    return found


def games_wanted(wanted: Wanted, after: Place | None, rare: SeatWanted | None) -> tuple[str, Conditions]:
    """Where games are looked for, and the conditions; with `rare` among the few with such a seat, by a limit."""
    conditions = Conditions()
    source = "finished"
    if rare is not None:
        own = conditions.placed(f"SELECT table_id FROM finished_seats WHERE {rare.condition}", *rare.values)
        source = (
            f"(SELECT {GAME_COLUMNS} FROM finished WHERE table_id IN ({own}) LIMIT {SEATS_FIRST_MAX + 1}) AS finished"
        )
    conditions.add("finished.ended >= 0")
    for column in ("board", "players", "edition"):
        if (value := getattr(wanted, column)) is not None:
            conditions.add(f"finished.{column} = {{0}}", value)
    if wanted.since is not None:
        conditions.add("finished.ended >= {0}", wanted.since)
    if wanted.until is not None:
        conditions.add("finished.ended < {0}", wanted.until)
    if after is not None:
        conditions.add("(finished.ended, finished.table_id) < ({0}, {1})", after.ended, after.table)
    for seat in seats_wanted(wanted):
        if seat != rare:
            own = f"finished_seats.table_id = finished.table_id AND {seat.condition}"
            conditions.add(f"EXISTS (SELECT 1 FROM finished_seats WHERE {own})", *seat.values)
    return source, conditions
