"""For the operator: its tables and how busy it is, backups, reports, removing lines of chat and names, warnings and
bans. What changes something is noted."""

import asyncio
import ipaddress
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path as File
from typing import Annotated, Any, Final, cast

from starlette.responses import Response

from kontor import __version__
from kontor.server.api.context import Context
from kontor.server.api.deps import CompetitionId, TableId
from kontor.server.api.games import record_of
from kontor.server.api.routing import Depends, Facts, Handler, Router, encode
from kontor.server.api.seats import SeatPath
from kontor.server.api.services import Services
from kontor.server.bots.queue import Priority
from kontor.server.commands import asking, people
from kontor.server.gateway.bans import name_value
from kontor.server.store import reports
from kontor.server.store.backup import backup_sqlite
from kontor.server.store.common import stored
from kontor.server.store.restrictions import Ban, Banned, add_bans, bans, drop_bans
from kontor.server.tables.lists import open_tables
from kontor.server.tables.names import may_be_owned, skeletons
from kontor.server.tables.present import card
from kontor.server.tables.problems import Invalid, NotFound, NotIdentified, NotNow, Refused
from kontor.wire import answers, copied, doc, requests
from kontor.wire import operator as wire


class _NotedRouter(Router):
    """Notes what each call that changes something was asked and what came of it, once that is known."""

    def call(self, methods: Sequence[str], path: str, facts: Facts) -> Callable[[Handler], Handler]:
        add = super().call(methods, path, facts)
        return add if "GET" in methods else lambda handler: add(_noted(handler, f"{methods[0]} {path[1:]}"))


def _noted(handler: Handler, call: str) -> Handler:
    @wraps(handler)
    async def perform(services: Services, **given: Any) -> Any:
        wanted, result = given.get("wanted"), "failed"
        try:
            found = await handler(services=services, **given)
            result = "done"
            return found
        except Refused as refused:
            result = refused.problem.error
            raise
        finally:
            asked = encode(wanted).decode() if wanted is not None else ""
            await reports.note_act(services.store, call.format(**given), asked, result)

    return cast(Handler, perform)


router = _NotedRouter("/api/operator", "operator")
BanPath = Annotated[str, doc("The `id` of a ban", max_length=40)]
ReportPath = Annotated[str, doc("The `id` of a report", max_length=40)]
# Of players the keys and what names look like are not shown
_SHOWN_AS: Final[dict[str, dict[str, object]]] = {
    "key": {"kind": "player", "value": None},
    "name": {"kind": "player", "value": None},
    "warning": {"kind": "warning", "value": None},
}
MIN_PREFIX_BITS: Final = {4: 8, 6: 24}  # bits of a network: a wider one would be a slip
MAX_TABLES_LISTED: Final = 500  # tables listed at once
Line = Annotated[int, doc("The `version` of a line of chat", ge=1)]
Over = Annotated[bool, doc("Tables whose games have ended, instead of those that are open")]
Maker = Annotated[str, doc("Only tables of this `maker`", max_length=20)]


async def _operated(context: Context) -> Services:
    """The services, for the operator alone, who has the secret of the settings or of the data folder: no address is
    enough."""
    services = context.services
    if not context.shows_secret(services.settings.operator_secret):
        message = "This is for the operator of the server: Authorization: Bearer SECRET, see docs/operating.md."
        raise NotIdentified("token", message)
    return services


Reading = Annotated[Services, Depends(_operated, "read")]
Acting = Annotated[Services, Depends(_operated, "act")]


@router.get("/tables", refusals=(401,))
async def tables(services: Reading, maker: Maker | None = None, over: Over = False) -> answers.OpenTables:
    """The 500 open tables that changed last, with the account of the client that made each; or those that are over."""
    return answers.OpenTables(tables=await open_tables(services.store, maker, MAX_TABLES_LISTED, over))


@router.get("/tables/{table}", refusals=(401, 404))
async def table(services: Reading, table: TableId) -> answers.OpenTable:
    """One table, open or over."""
    found = (await services.hub.table(table)).table
    maker = await services.store.maker_of(table)
    return answers.OpenTable(card=card(found), public=found.agreed.public, maker=maker)


@router.post("/tables/{table}/end", refusals=(401, 404))
async def end(services: Acting, table: TableId) -> None:
    """Ends any table without a result."""
    await services.hub.change(await services.hub.table(table), asking.end)


@router.delete("/tables/{table}", refusals=(401, 404, 409))
async def delete(services: Acting, table: TableId) -> None:
    """Deletes any table with everything that is stored of it: its log, record, chat, analysis and place in the archive.
    Older backups still contain it."""
    await services.hub.delete(await services.hub.to_delete(table))
    await services.store.scrub()


@router.delete("/tables/{table}/chat/{line}", refusals=(401, 404))
async def remove_line(services: Acting, table: TableId, line: Line) -> None:
    """Removes a line of chat: nobody is shown it any more, and its words are deleted from the database."""
    loaded = await services.hub.table(table)
    await services.hub.change(loaded, lambda now: people.remove_line(now, line))
    await reports.forget_words(services.store, table, line)
    await services.hub.delete_private(loaded)
    await services.store.scrub()


@router.put("/tables/{table}/seats/{seat}/name", refusals=(401, 404))
async def rename(wanted: requests.Rename, services: Acting, table: TableId, seat: SeatPath) -> None:
    """Gives a seat another name, also beside its lines of chat."""
    await services.hub.change(await services.hub.table(table), lambda now: people.rename(now, seat, wanted.name))


@router.delete("/competitions/{competition}", refusals=(401, 404))
async def delete_competition(services: Acting, competition: CompetitionId) -> None:
    """Deletes any competition. Its tables stay."""
    if not await services.competing.stored.delete(competition):
        raise NotFound("no-competition", "There is no such competition.")


@router.get("/tables/{table}/record", gives=str, refusals=(401, 404, 409))
async def export(services: Reading, table: TableId) -> Response:
    """The record of any table: complete once the game is over, before that what a spectator may know."""
    return record_of((await services.hub.table(table)).table, None)


@router.get("/load", refusals=(401,))
async def load(services: Reading) -> wire.Load:
    """How busy the server is."""
    found = await stored(services.store)
    waiting = Counter((ticket.job.kind, Priority(ticket.priority())) for ticket in services.pool.queue)
    return copied(
        wire.Load,
        found,
        version=__version__,
        seconds=round(time.monotonic() - services.since, 1),
        processes=max(1, sum(each.serves for each in found.processes)),
        connections=services.connections.live,
        requests=services.connections.requests,
        cached=len(services.hub),
        workers=services.pool.size + 1,
        thinking=len(services.bots),
        together=wire.Thinking(
            workers=sum(not each.serves for each in found.processes),
            processes=sum(each.workers for each in found.processes),
            busy=sum(each.busy for each in found.processes),
        )
        if services.store.shared
        else None,
        queue=[wire.Queued(kind, priority.name.lower(), jobs) for (kind, priority), jobs in sorted(waiting.items())],
        store=services.settings.database.partition(":")[0],
        damaged=len(services.hub.damage),
        free=services.disk.free,
        low=services.disk.is_low,
    )


@router.post("/backup", status=201, refusals=(401, 409))
async def back_up(services: Acting) -> wire.Copied:
    """Copies the SQLite database to a new file beside it, while the server runs."""
    if services.settings.is_postgres:
        raise NotNow("no-backup", "PostgreSQL has its own tools for backups: pg_dump, see docs/operating.md.")
    database = services.settings.database.removeprefix("sqlite:///")
    first = f"{database}.backup-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
    names = (first, *(f"{first}-{number}" for number in range(2, 100)))  # more than one in a second
    copy = next(file for name in names if not (file := File(name)).exists())
    count = await asyncio.to_thread(backup_sqlite, database, str(copy))
    return wire.Copied(file=copy.name, tables=count, size=copy.stat().st_size)


# Bans


@router.get("/bans", refusals=(401,))
async def show(services: Reading) -> wire.Bans:
    """Who is kept out, the oldest ban first."""
    found = {
        ban.id: copied(wire.BanInfo, ban, **_SHOWN_AS.get(ban.kind, {"kind": ban.kind}))
        for ban in await bans(services.store)
    }
    return wire.Bans(bans=list(found.values()))


@router.post("/bans", status=201, refusals=(401, 404))
async def add(wanted: wire.NewBan, services: Acting) -> wire.Bans:
    """Keeps out a network, the maker of a table, or the player at a seat; that player perhaps only until they have read
    a warning."""
    kept_out: list[tuple[Banned, str]]
    match wanted.ban:
        case wire.BanNetwork(network, about):
            kept_out = [("network", _network(network))]
        case wire.BanMaker(maker, about):
            kept_out = [("maker", maker)]
        case wire.BanPlayer(at, seat, report):
            keys, about = await _player(services, at, seat, report)
            looks = skeletons(about) if may_be_owned(about) else ()
            kept_out = [*(("key", key) for key in keys), *(("name", name_value(look)) for look in looks)]
        case wire.WarnPlayer(at, seat, about, report):
            keys, _ = await _player(services, at, seat, report)
            kept_out = [("warning", key) for key in keys]
    now, name = time.time(), secrets.token_hex(8)
    await add_bans(services.store, [Ban(name, kind, value, about, now) for kind, value in kept_out])
    await services.bans.refresh()
    return await show(services)


@router.delete("/bans/{ban}", refusals=(401, 404))
async def drop(services: Acting, ban: BanPath) -> wire.Bans:
    """Ends a ban."""
    if not await drop_bans(services.store, ban):
        raise NotFound("no-ban", "There is no such ban.")
    await services.bans.refresh()
    return await show(services)


def _network(text: str) -> str:
    """A network as it is stored; a single address is one, too."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Invalid("network", "This is no address and no network, such as 192.0.2.7 or 192.0.2.0/24.") from None
    if network.prefixlen < MIN_PREFIX_BITS[network.version]:
        raise Invalid("network", f"This network is too wide: expected at least /{MIN_PREFIX_BITS[network.version]}.")
    return str(network)


async def _player(services: Services, at: str, seat: int, report: str | None) -> tuple[list[str], str]:
    """All keys of the player at a seat, of somebody known here all browsers that they ever had; and their name. If a
    report is about somebody who left the seat, theirs."""
    table = (await services.hub.table(at)).table
    about = next((each for each in await reports.reports(services.store) if each.id == report), None)
    held = table.seats[seat].keys if seat < len(table.seats) else []
    if about is not None and about.person not in held:
        keys, name = [about.person], about.name
    elif held:
        keys, name = table.keys_of_player(seat), table.seats[seat].name
    else:
        raise NotFound("no-seat", "Nobody holds this seat.")
    return sorted({*keys, *await services.people.other_browsers(keys)}), name


# Reports, and what was done


@router.get("/reports", refusals=(401,))
async def show_reports(services: Reading) -> wire.Reports:
    """What players report, the oldest first."""
    found = await reports.reports(services.store)
    return wire.Reports(reports=[copied(wire.ReportInfo, report) for report in found])


@router.delete("/reports/{report}", refusals=(401, 404))
async def drop_report(services: Acting, report: ReportPath) -> wire.Reports:
    """A report is dealt with, and deleted."""
    if not await reports.drop_report(services.store, report):
        raise NotFound("no-report", "There is no such report.")
    return await show_reports(services)


@router.get("/acts", refusals=(401,))
async def show_acts(services: Reading) -> wire.Acts:
    """What was done with the rights of the operator in the last year."""
    found = await reports.acts(services.store)
    return wire.Acts(acts=list(map(_described, found)))


def _described(act: reports.Act) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(act.made))
    return " ".join(part for part in (when, act.call, act.details, f"({act.result})") if part)
