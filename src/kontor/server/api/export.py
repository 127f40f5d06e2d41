"""Everything that the server has stored about a person, as one file (GDPR, articles 15 and 20)."""

from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from typing import Annotated

from starlette.responses import Response

from kontor.server.api.deps import Identity, even_banned
from kontor.server.api.forms import Stream
from kontor.server.api.me import shown
from kontor.server.api.routing import Depends, Router, encode
from kontor.server.commands.people import occupants_of
from kontor.server.store.base import Damaged
from kontor.server.store.personal import personal, private_texts
from kontor.server.tables.keys import Caller
from kontor.server.tables.problems import Refused
from kontor.server.tables.replays import is_open, own_eyes
from kontor.server.tables.table import Table
from kontor.wire import people as wire

router = Router("/api/me", "me")
Exporting = Annotated[Identity, Depends(even_banned, "dump")]


@router.get("/export", gives=wire.Export, refusals=(401,))
async def export(me: Exporting) -> Response:
    """Everything that is stored about the caller, as one file: also their tables, with what they said there."""
    headers = {"Content-Disposition": 'attachment; filename="kontor.json"'}
    parts = _parts(me)
    return Stream(me.services.scheduler, me.context.client_name, parts, headers=headers, media_type="application/json")


async def _parts(me: Identity) -> AsyncIterator[bytes]:
    """The file, a table at a time. Each waits for a slot: there may be very many."""
    services, slot = me.services, me.context.slot
    async with slot:
        known, stored = await shown(me), await personal(services.store, me.person.id)
        browsers = await services.people.browsers(me.person.id)
        tables = await services.store.tables_of_browsers(browsers)
    yield b'{"me":%b,"stored":%b,"tables":[' % (encode(known), encode(stored))
    for number, name in enumerate(tables):
        async with slot:
            table = encode(await _at_table(me, name, browsers))
        yield b",%b" % table if number else table
    yield b"]}"


async def _at_table(me: Identity, name: str, browsers: Collection[str]) -> wire.TableExport:
    try:
        table = (await me.services.hub.table(name)).table
    except (Damaged, Refused):
        return wire.TableExport(id=name)
    numbers = occupants_of(table, browsers)
    own = [table.occupants[number] for number in numbers]
    seats = [number for number, seat in enumerate(table.seats) if seat.occupant in numbers]
    lines = {version for occupant in own for version in occupant.lines}
    orders = sorted(version for occupant in own for version in occupant.orders)
    return wire.TableExport(
        id=name,
        status=table.status,
        created=table.created,
        updated=table.updated,
        seats=seats,
        host=not set(browsers).isdisjoint(table.host_keys),
        names=list(dict.fromkeys(named.name for occupant in own for named in occupant.names)),
        devices=[table.known[key].device for key in sorted(browsers) if key in table.known],
        chat=[line for line in table.chat if line.version in lines],
        orders=await private_texts(me.services.store, name, orders),
        record=_record(table, Caller(me.person.browser)),
    )


def _record(table: Table, caller: Caller) -> str | None:
    """The record of a game. While it runs, what the caller may read of it now: somebody who left may know no more than
    a spectator, and nothing at a table without spectators."""
    game = table.game
    if game is None or is_open(table):
        return None if game is None else game.record()
    with suppress(Refused):
        return game.record_for(own_eyes(table, caller))
    return None
