"""Leaving no trace: the caller is deleted, with their name in all logs."""

from collections.abc import Collection
from contextlib import suppress

from kontor.server.api.identity import PersonActing
from kontor.server.api.routing import Router
from kontor.server.api.services import Services
from kontor.server.commands import people
from kontor.server.store import Damaged
from kontor.server.tables.hub import LoadedTable
from kontor.server.tables.problems import NotFound, Refused, TableDamaged, Unavailable
from kontor.server.tables.table import Table

router = Router("/api/me", "me")


@router.delete("", refusals=(401,))
async def delete(me: PersonActing) -> None:
    """Deletes the caller: devices, passes, name, notices, addresses, and whom they mute or block. Bots play on at their
    seats. In all logs they have no name and said nothing."""
    services, person = me.services, me.person
    browsers = known = await services.people.browsers(person.id)
    while known:  # until no other device gave them another browser meanwhile
        browsers = known
        await forget_everywhere(services, browsers)
        if await services.people.delete(person.id, len(browsers)):
            break
        known = await services.people.browsers(person.id)
    await forget_everywhere(services, browsers)  # another device may have sat down somewhere meanwhile
    await services.store.scrub()
    me.context.set_cookie("", seconds=0)


async def forget_everywhere(services: Services, browsers: Collection[str]) -> None:
    """All tables forget who has or had these browsers. If one cannot do so now, this fails after all others did."""
    failed: Refused | None = None
    for name in await services.store.tables_of_browsers(browsers):
        try:
            await forget_at(services, await services.hub.table(name), browsers)
        except Damaged:  # nobody can read it any more
            continue
        except Refused as refused:
            if isinstance(refused, TableDamaged | Unavailable):  # tried again, the rest is deleted, too
                failed = failed or refused
    if failed is not None:
        raise failed


async def forget_at(services: Services, loaded: LoadedTable, browsers: Collection[str]) -> None:
    """A table forgets a person. What lies beside its log comes last: until then it is found when this is repeated."""
    await services.hub.change(loaded, lambda table: people.delete_person(table, browsers))
    await services.filing.club.take_out(loaded.table.id)
    if True in loaded.table.shared:
        with suppress(NotFound):  # it is just being made, and forgets them afterwards
            await forget_copy(services, loaded.table, loaded.table.shared[True])
    await services.hub.delete_private(loaded)


async def forget_copy(services: Services, original: Table, copy: str) -> None:
    """The copy of a finished game for others to look at forgets whom the original has forgotten."""
    gone = [number for number, seat in enumerate(original.seats) if original.occupants[seat.occupant].is_forgotten]
    loaded = await services.hub.table(copy)
    await services.hub.change(loaded, lambda table: people.forget_occupants(table, gone))
    await services.hub.delete_private(loaded)
