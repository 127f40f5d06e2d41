"""For whoever runs the server: its tables and how busy it is, backups, and removing lines of chat and names."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from hmac import compare_digest
from pathlib import Path as File
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from kontor import __version__
from kontor.server import commands
from kontor.server.api.deps import CompetitionName, Server, TableName, answer, bearer, body, limit, shows_secret
from kontor.server.api.describe import call
from kontor.server.api.seats import SeatPath
from kontor.server.api.services import Services
from kontor.server.bots.queue import Priority
from kontor.server.gateway.limits import Kind
from kontor.server.store.backup import backup_sqlite
from kontor.server.store.jobs import Shown
from kontor.server.store.load import stored
from kontor.server.store.server_keys import operator_hash
from kontor.server.tables.keys import hash_of
from kontor.server.tables.lists import open_tables
from kontor.server.tables.present import card
from kontor.server.tables.problems import NotFound, NotIdentified, NotNow
from kontor.server.tables.replays import is_open
from kontor.server.wire import answers, requests
from kontor.server.wire import operator as wire

router = APIRouter(prefix="/api/operator", tags=["operator"])
MOST: Final = 500  # tables listed at once
Line = Annotated[int, Path(description="The `version` of a line of chat", ge=1)]
Over = Annotated[bool, Query(description="Tables whose games have ended, instead of those that are open")]
Maker = Annotated[str | None, Query(description="Only tables of this `maker`", max_length=20)]


@router.get("/tables", **call(answers.OpenTables, refusals=(401,)))
async def tables(services: Server, request: Request, maker: Maker = None, over: Over = False) -> Response:
    """The 500 open tables that changed last, with the account of the client that made each; or those that are over."""
    await check(services, request, "read")
    return answer(answers.OpenTables(tables=await open_tables(services.store, maker, MOST, over)))


@router.get("/tables/{table}", **call(answers.OpenTable, refusals=(401, 404)))
async def table(services: Server, request: Request, name: TableName) -> Response:
    """One table, open or over."""
    await check(services, request, "read")
    found = (await services.hub.table(name)).table
    maker = await services.store.maker_of(name)
    return answer(answers.OpenTable(card=card(found), public=found.agreed.public, maker=maker))


@router.post("/tables/{table}/end", **call(answers.Fine, refusals=(401, 404)))
async def end(services: Server, request: Request, name: TableName) -> Response:
    """Ends a table without a result, whoever plays there."""
    await check(services, request, "act")
    await services.hub.change(await services.hub.table(name), commands.end)
    return answer(answers.Fine())


@router.delete("/tables/{table}/chat/{line}", **call(answers.Fine, refusals=(401, 404)))
async def remove_line(services: Server, request: Request, name: TableName, line: Line) -> Response:
    """Removes a line of chat: nobody is shown it any more, and its words are deleted from the database."""
    await check(services, request, "act")
    watched = await services.hub.table(name)
    await services.hub.change(watched, lambda table: commands.remove_line(table, line))
    await services.hub.delete_private(watched)
    await services.store.scrub()
    return answer(answers.Fine())


@router.put("/tables/{table}/seats/{seat}/name", **call(answers.Fine, takes=requests.Rename, refusals=(401, 404)))
async def rename(
    services: Server,
    request: Request,
    name: TableName,
    seat: SeatPath,
    wanted: Annotated[requests.Rename, body(requests.Rename)],
) -> Response:
    """Gives a seat another name, also beside its lines of chat."""
    await check(services, request, "act")
    await services.hub.change(await services.hub.table(name), lambda table: commands.rename(table, seat, wanted.name))
    return answer(answers.Fine())


@router.delete("/competitions/{competition}", **call(answers.Fine, refusals=(401, 404)))
async def delete_competition(services: Server, request: Request, name: CompetitionName) -> Response:
    """Deletes a competition, whoever organises it. Its tables stay."""
    await check(services, request, "act")
    if not await services.competing.stored.delete(name):
        raise NotFound("no-competition", "There is no such competition.")
    return answer(answers.Fine())


@router.get("/tables/{table}/record", **call(str, refusals=(401, 404, 409)))
async def export(services: Server, request: Request, name: TableName) -> Response:
    """The record of any table: complete once the game is over, before that what a spectator may know."""
    await check(services, request, "read")
    table = (await services.hub.table(name)).table
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    text = table.game.record() if is_open(table) else table.game.record_for(None)
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get("/load", **call(wire.Load, refusals=(401,)))
async def load(services: Server, request: Request) -> Response:
    """How busy the server is."""
    await check(services, request, "read")
    found = await stored(services.store)
    waiting = Counter((ticket.job.kind, Priority(ticket.priority())) for ticket in services.pool.queue)
    return answer(
        wire.Load(
            version=__version__,
            seconds=round(time.monotonic() - services.since, 1),
            processes=max(1, sum(each.serves for each in found.processes)),
            connections=services.connections.live,
            requests=services.connections.requests,
            cached=len(services.hub),
            workers=services.pool.size + 1,
            thinking=len(services.bots),
            together=_together(found.processes) if services.store.shared else None,
            queue=[
                wire.Queued(kind=kind, priority=priority.name.lower(), jobs=jobs)
                for (kind, priority), jobs in sorted(waiting.items())
            ],
            tables=found.tables,  # type: ignore[arg-type]
            store=services.settings.database.partition(":")[0],
            size=found.size,
            damaged=len(services.hub.damage),
        )
    )


def _together(processes: Sequence[Shown]) -> wire.Thinking:
    return wire.Thinking(
        workers=sum(not each.serves for each in processes),
        processes=sum(each.workers for each in processes),
        busy=sum(each.busy for each in processes),
    )


@router.post("/backup", **call(wire.Copied, status=201, refusals=(401, 409)))
async def back_up(services: Server, request: Request) -> Response:
    """Copies the SQLite database to a new file beside it, while the server runs."""
    await check(services, request, "act")
    if services.settings.is_postgres:
        raise NotNow("no-backup", "PostgreSQL has its own tools for backups: pg_dump, see docs/operating.md.")
    database = services.settings.database.removeprefix("sqlite:///")
    first = f"{database}.backup-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
    names = (first, *(f"{first}-{number}" for number in range(2, 100)))  # more than one in a second
    copy = next(file for name in names if not (file := File(name)).exists())
    count = await asyncio.to_thread(backup_sqlite, database, str(copy))
    return answer(wire.Copied(file=copy.name, tables=count, size=copy.stat().st_size), 201)


async def check(services: Services, connection: HTTPConnection, kind: Kind) -> None:
    """Lets only the operator through: with the secret of the settings, which is the one in the data folder unless
    another was given, or with the one whose hash is in the database. No address is enough."""
    limit(services, connection, kind)
    token = bearer(connection)
    if token is not None and compare_digest(hash_of(token), await operator_hash(services.store)):
        return
    if not shows_secret(services, connection, services.settings.operator_token):
        raise NotIdentified(
            "token", "This is for the operator of the server: Authorization: Bearer SECRET, see docs/operating.md."
        )
