"""Whole games moment by moment, kept once they were worked out, since a game only grows; and what is usual in them."""

from collections import OrderedDict
from typing import Any, Final, NamedTuple

import msgspec

from kontor import bots
from kontor.figures import usual
from kontor.moments import EVERYTHING, FACT_REMOVED, Eyes, moments, view
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.keys import Caller
from kontor.server.tables.present import info, seat_shown
from kontor.server.tables.problems import NotFound, NotNow
from kontor.server.tables.table import Table
from kontor.wire.analysis import UsualFigures

REPLAY_CACHE_DECISIONS: Final = 20_000  # decisions of all games, about 250 bytes each; a long game has 500
encode = msgspec.json.Encoder().encode


class _Known(NamedTuple):
    """The moments of a table at one of its versions, as they are sent."""

    version: int
    moments: list[bytes]


class Replays:
    """The games that were asked for last."""

    def __init__(self, room: int = REPLAY_CACHE_DECISIONS) -> None:
        self._room = room
        self._known: OrderedDict[tuple[str, Eyes], _Known] = OrderedDict()

    async def of(self, table: Table, caller: Caller, wish: int | None = None) -> bytes:
        """The game so far, as JSON of a `Replay`."""
        eyes = eyes_of(table, caller, wish)
        game = table.game
        if game is None:
            raise NotNow("lobby", "The game has not started yet.")
        first = game.copy()
        first.undo_to(0)
        facts: dict[str, Any] = {
            "id": table.id,
            "version": table.version,
            "stamp": table.stamp,
            "open": eyes == EVERYTHING,
            "first": view(first, eyes),
            "table": info(table, caller),
            "scope": table.options.scope,
        }
        sent = encode(facts)[:-1]
        return sent + b',"moments":[' + b",".join(await self._moments(table, eyes)) + b"]}"

    def work(self, table: Table, caller: Caller, wish: int | None = None) -> int:
        """How many decisions have yet to be worked out for a caller."""
        return table.ply - len(self._worked_out(table, eyes_of(table, caller, wish)))

    def _worked_out(self, table: Table, eyes: Eyes) -> list[bytes]:
        known = self._known.get((table.id, eyes), _Known(table.version, []))
        return known.moments[: table.fork(known.version, len(known.moments))]

    async def _moments(self, table: Table, eyes: Eyes) -> list[bytes]:
        assert table.game is not None
        key, found = (table.id, eyes), self._worked_out(table, eyes)
        slicer = TimeSlicer()
        for moment in moments(table.game, eyes, len(found)) if len(found) < table.ply else ():
            changes = [{"at": at} if to is FACT_REMOVED else {"at": at, "to": to} for at, to in moment.changes]
            played = {"seat": moment.played.seat, "action": str(moment.played.action)}
            found.append(encode({**played, "events": moment.events, "changes": changes}))
            await slicer.pause()
        self._known[key] = _Known(table.version, found)
        self._known.move_to_end(key)
        while len(self._known) > 1 and sum(len(each.moments) for each in self._known.values()) > self._room:
            self._known.popitem(last=False)
        return found


def eyes_of(table: Table, caller: Caller, wish: int | None = None) -> Eyes:
    """Whose eyes a caller may look through: after the end anybody's, or with all cards face up; before it their own."""
    if not is_open(table):
        return own_eyes(table, caller, wish)
    seat_shown(table, caller)  # refuses callers whom the table is not open to
    if wish is not None and wish >= len(table.seats):
        raise NotFound("no-seat", "There is no such seat at this table.")
    return EVERYTHING if wish is None else wish


def own_eyes(table: Table, caller: Caller, wish: int | None = None) -> int | None:
    """The seat of a caller, for what is kept or looked at for long. Several people at one screen see what a spectator
    does, unless they ask for one of their seats."""
    seat = seat_shown(table, caller, wish)
    return None if wish is None and len(table.seats_of(caller)) > 1 else seat


def is_open(table: Table) -> bool:
    """Whether the complete record of a table may be read."""
    return table.game is not None and (table.game.is_over or table.agreed.imported)


HUMAN_GAMES_LEVEL: Final = "medium"


def typical_for(table: Table) -> UsualFigures | None:
    """The figures of bots like the strongest ones at the table; among people, those of bots of a middle level."""
    assert table.game is not None
    found = usual(table.options)
    order = list(bots.levels())
    here = [bots.without_style(seat.level) for seat in table.seats if seat.level is not None]
    strength = max((order.index(level) for level in here if level in order), default=order.index(HUMAN_GAMES_LEVEL))
    counted = [level for level in found if level in order]
    if not counted:
        return None
    level = next((level for level in reversed(counted) if order.index(level) <= strength), counted[0])
    return UsualFigures(level=level, figures={name: (*cut,) for name, cut in found[level].items()})
