"""Leaving no trace: the caller is deleted, with their name in all logs."""

from collections.abc import Collection, Iterable

from starlette.responses import Response

from kontor.server import commands
from kontor.server.api.deps import cookie_of
from kontor.server.api.identity import Choosing
from kontor.server.api.routing import Router, answer
from kontor.server.api.services import Services
from kontor.server.store import Damaged
from kontor.server.store.base import ALL
from kontor.server.store.erasure import tables_opened_by
from kontor.server.tables import entries as log
from kontor.server.tables.hub import Watched
from kontor.server.tables.problems import Refused, TableDamaged, Unavailable
from kontor.server.tables.traces import Traces, traces, without_places
from kontor.server.wire import answers

router = Router("/api/me", "me")


@router.delete("", gives=answers.Fine, refusals=(401,))
async def delete(me: Choosing) -> Response:
    """Deletes the caller: devices, passes, name, notices, addresses, and whom they mute or block. Bots play on at their
    seats. In all logs they have no name and said nothing."""
    services, person = me.services, me.person
    browsers = known = await services.people.browsers(person.id)
    while known:  # until no other device gave them another browser meanwhile
        browsers = known
        await _forget(services, await tables_opened_by(services.store, browsers), browsers)
        if await services.people.delete(person.id, len(browsers)):
            break
        known = await services.people.browsers(person.id)
    # Another device may have sat down somewhere meanwhile.
    held = [await services.store.tables_of(browser, ALL) for browser in browsers]
    await _forget(services, [listed.table for each in held for listed in each], browsers)
    await services.store.scrub()
    response = answer(answers.Fine())
    response.delete_cookie(cookie_of(services), path=services.settings.root_path or "/")
    return response


async def _forget(services: Services, tables: Iterable[str], browsers: Collection[str]) -> None:
    """Tables forget whoever has or had these browsers."""
    for name in tables:
        try:
            await _forget_at(services, await services.hub.table(name), browsers)
        except Damaged:  # nobody can read it any more
            continue
        except Refused as refused:
            if isinstance(refused, TableDamaged | Unavailable):  # tried again, the rest is deleted, too
                raise


async def _forget_at(services: Services, watched: Watched, browsers: Collection[str]) -> None:
    """A table forgets a person, who gives up their seats there. After a crash this is done again from the beginning."""
    hub, before = services.hub, watched.table.version
    # First: later the log does not say by itself which of the seats that others hold, too, was theirs.
    await _forget_traces(services, watched, browsers, before)
    while await hub.change(watched, lambda table: commands.give_up(table, browsers)):
        pass
    # Again: until now they could still say something.
    found = await _forget_traces(services, watched, browsers, before)
    await hub.overwrite(watched, found.without)
    await services.filing.club.take_out(watched.table.id)
    shared = watched.table.shared  # as it is now: it may have been shared meanwhile
    if True in shared:
        await forget_copy(services, shared[True], found.forgotten.seats)


async def _forget_traces(services: Services, watched: Watched, browsers: Collection[str], before: int) -> Traces:
    """A table forgets what its log says about a person; the log still says it."""
    table = watched.table.id
    found = traces(table, await services.store.entries(table), browsers, before)
    await services.hub.change(watched, lambda table: commands.forget(table, found.forgotten))
    return found


async def forget_copy(services: Services, copy: str, seats: tuple[int, ...]) -> None:
    """The copy of a finished game for others to look at forgets who sat at some seats."""
    watched = await services.hub.table(copy)
    rows = await services.store.entries(copy, 0, 1)
    await services.hub.change(watched, lambda table: commands.forget(table, log.Forgotten(seats=seats, places=seats)))
    await services.hub.overwrite(watched, without_places(copy, rows[0], seats))
