"""Whom the caller does not want to read, or to have at their tables."""

import time
from typing import Annotated, Final

from msgspec import Meta

from kontor.server.api.identity import PersonActing, PersonReading, restriction_id
from kontor.server.api.me import shown
from kontor.server.api.routing import AT_TABLE, Router
from kontor.server.store.restrictions import Restriction
from kontor.server.tables.keys import Caller
from kontor.server.tables.problems import NotAllowed, NotFound, NotNow
from kontor.server.tables.table import Table
from kontor.server.wire import people as wire

router = Router("/api/me", "me")
AtTable = Annotated[str, Meta(description="The id of a table", max_length=40)]
MAX_RESTRICTIONS: Final = 500  # of one person
RestrictionPath = Annotated[str, Meta(description="The `id` of a restriction", max_length=40)]


@router.post("/restrictions", status=201, refusals=AT_TABLE)
async def restrict(me: PersonActing, wanted: wire.NewRestriction) -> wire.Me:
    """The caller does not want to read somebody (`mute`), or to have them at tables of their own (`block`)."""
    services, person = me.services, me.person
    table = (await services.hub.table(wanted.table)).table
    if wanted.seat >= len(table.seats):
        raise NotFound("no-seat", f"This table has no seat {wanted.seat}.")
    caller = Caller(person.browser)
    if not table.seats_of(caller) and not table.is_host(caller):
        raise NotAllowed("no-seat", "Only players at the table may mute or block somebody there.")
    others = _people_at(table, wanted.seat, person.browser)
    if not others and person.browser in table.seats[wanted.seat].keys:
        raise NotNow("yourself", "This is your own seat.")
    if not others:
        raise NotNow("nobody", "Nobody sits here who could be muted or blocked.")
    if len(await services.restrictions.of(person.id)) >= MAX_RESTRICTIONS:
        raise NotNow(
            "too-many-restrictions",
            f"You already mute or block {MAX_RESTRICTIONS} people: end one of these first.",
        )
    name = table.seats[wanted.seat].name
    for other in others:
        await services.restrictions.add(person.id, Restriction(other, wanted.kind, name, time.time()))
    return await shown(me)


@router.delete("/restrictions/{restriction}", refusals=(401, 404))
async def lift(me: PersonActing, restriction: RestrictionPath) -> wire.Me:
    """The caller no longer mutes or blocks somebody."""
    found = await me.services.restrictions.of(me.person.id)
    other = next((each for each in found if restriction_id(each) == restriction), None)
    if other is None:
        raise NotFound("no-restriction", "You have no restriction of that id.")
    await me.services.restrictions.lift(me.person.id, other)
    return await shown(me)


@router.get("/restrictions", refusals=(401, 404))
async def restrictions_at_table(me: PersonReading, table: AtTable) -> wire.RestrictionsAtTable:
    """Which seats of a table belong to people whom the caller mutes or blocks."""
    seats = (await me.services.hub.table(table)).table.seats
    found = await me.services.restrictions.of(me.person.id)
    restrictions = [
        wire.SeatRestriction(
            id=restriction_id(each),
            seat=number,
            kind=each.kind,  # type: ignore[arg-type]  # one of those that NewRestriction knows
        )
        for each in found
        for number, seat in enumerate(seats)
        if each.browser in seat.keys
    ]
    return wire.RestrictionsAtTable(restrictions=restrictions)


def _people_at(table: Table, seat: int, own: str) -> list[str]:
    """The browsers of whoever sits at a seat, without the caller's. A browser that holds several seats, because the
    table was made there, is that of whoever sits at the first of them."""
    found = table.seats[seat]
    return [key for key in found.keys if key not in (found.token, own) and table.seats_of(Caller(key))[0] == seat]
