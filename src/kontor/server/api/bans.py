"""Bans: who is kept out of the server, for whoever runs it."""

import ipaddress
import secrets
import time
from typing import Annotated, Final

from msgspec import Meta

from kontor.server.api.operator import Acting, Reading
from kontor.server.api.routing import Router
from kontor.server.api.services import Services
from kontor.server.store import restrictions as stored
from kontor.server.store.restrictions import Ban
from kontor.server.tables.problems import Invalid, NotFound
from kontor.server.wire import operator as wire

router = Router("/api/operator/bans", "operator")
BanPath = Annotated[str, Meta(description="The `id` of a ban", max_length=40)]
WIDEST: Final = {4: 8, 6: 24}  # bits of a network: a wider one would be a slip


@router.get("", refusals=(401,))
async def show(services: Reading) -> wire.Bans:
    """Who is kept out, the oldest ban first."""
    return await _all(services)


@router.post("", status=201, refusals=(401, 404))
async def add(wanted: wire.NewBan, services: Acting) -> wire.Bans:
    """Keeps out a network, the maker of a table, or the player at a seat."""
    match wanted.ban:
        case wire.BanNetwork():
            kept_out = {("network", _network(wanted.ban.network))}
            about = wanted.ban.note
        case wire.BanMaker():
            kept_out = {("maker", wanted.ban.maker)}
            about = wanted.ban.note
        case wire.BanPlayer():
            kept_out, about = await _player(services, wanted.ban)
    now, name = time.time(), secrets.token_hex(8)
    new = [Ban(name, kind, value, about, now) for kind, value in sorted(kept_out)]  # type: ignore[arg-type]
    await stored.add_bans(services.store, new)
    await services.bans.refresh()
    return await _all(services)


@router.delete("/{ban}", refusals=(401, 404))
async def drop(services: Acting, ban: BanPath) -> wire.Bans:
    """Ends a ban."""
    if not await stored.drop_bans(services.store, ban):
        raise NotFound("no-ban", "There is no such ban.")
    await services.bans.refresh()
    return await _all(services)


def _network(text: str) -> str:
    """A network as it is stored; a single address is one, too."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Invalid("network", "This is no address and no network, such as 192.0.2.7 or 192.0.2.0/24.") from None
    if network.prefixlen < WIDEST[network.version]:
        raise Invalid("network", f"This network is too wide: expected at least /{WIDEST[network.version]}.")
    return str(network)


async def _player(services: Services, wanted: wire.BanPlayer) -> tuple[set[tuple[str, str]], str]:
    """All keys that hold a seat: of somebody who is known here, that is the browser of all their devices."""
    table = (await services.hub.table(wanted.table)).table
    if wanted.seat >= len(table.seats) or not table.seats[wanted.seat].keys:
        raise NotFound("no-seat", "Nobody holds this seat.")
    seat = table.seats[wanted.seat]
    return {("key", key) for key in seat.keys}, seat.name


async def _all(services: Services) -> wire.Bans:
    found: dict[str, wire.BanInfo] = {}
    for ban in await stored.bans(services.store):
        kind = "player" if ban.kind == "key" else ban.kind
        shown = None if kind == "player" else ban.value
        found[ban.id] = wire.BanInfo(id=ban.id, kind=kind, value=shown, about=ban.about, made=ban.made)
    return wire.Bans(bans=list(found.values()))
