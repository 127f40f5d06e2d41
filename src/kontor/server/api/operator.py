"""For whoever runs the server: which tables are open, ending them, and removing lines of chat and names."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from kontor.server import commands
from kontor.server.api.deps import Server, TableName, answer, body, is_allowed, limit
from kontor.server.api.describe import call
from kontor.server.api.seats import SeatPath
from kontor.server.api.services import Services
from kontor.server.gateway.limits import Kind
from kontor.server.tables.lists import open_tables
from kontor.server.tables.problems import refuse
from kontor.server.wire import answers, requests

router = APIRouter(prefix="/api/operator", tags=["operator"])
MOST: Final = 500  # tables listed at once
Line = Annotated[int, Path(description="The `version` of a line of chat", ge=1)]
Maker = Annotated[str | None, Query(description="Only tables of this `maker`", max_length=20)]


@router.get("/tables", **call(answers.OpenTables, refusals=(401,)))
async def tables(services: Server, request: Request, maker: Maker = None) -> Response:
    """The 500 open tables that changed last, with the account of the client that made each."""
    _check(services, request, "read")
    return answer(answers.OpenTables(tables=await open_tables(services.store, maker, MOST)))


@router.post("/tables/{table}/end", **call(answers.Fine, refusals=(401, 404)))
async def end(services: Server, request: Request, name: TableName) -> Response:
    """Ends a table without a result, whoever plays there."""
    _check(services, request, "act")
    await services.hub.change(await services.hub.table(name), commands.end)
    return answer(answers.Fine())


@router.delete("/tables/{table}/chat/{line}", **call(answers.Fine, refusals=(401, 404)))
async def remove_line(services: Server, request: Request, name: TableName, line: Line) -> Response:
    """Removes a line of chat: nobody is shown it any more, and its words are blanked in the database."""
    _check(services, request, "act")
    watched = await services.hub.table(name)
    await services.hub.change(watched, lambda table: commands.remove_line(table, line))
    await services.hub.blank(watched, line)
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
    _check(services, request, "act")
    await services.hub.change(await services.hub.table(name), lambda table: commands.rename(table, seat, wanted.name))
    return answer(answers.Fine())


def _check(services: Services, connection: HTTPConnection, kind: Kind) -> None:
    """Lets only the operator through: with the token, or if there is none, the user of this machine."""
    limit(services, connection, kind)
    if not is_allowed(connection, services.settings.operator_token):
        refuse(401, "token", "This is for whoever runs the server: Authorization: Bearer TOKEN, see docs/operating.md.")
