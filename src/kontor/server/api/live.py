"""Live updates: over a WebSocket, as server-sent events, or by polling."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from typing import Annotated, Final

import msgspec
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kontor.server.api.analysis import ended
from kontor.server.api.context import Context
from kontor.server.api.deps import AtTable, Reading, at_table
from kontor.server.api.following import Follower
from kontor.server.api.forms import Stream, packed
from kontor.server.api.routing import Router, answer, encode
from kontor.server.api.statuses import refusal, refused_by
from kontor.server.commands import people, playing
from kontor.server.monitoring.logs import fields
from kontor.server.store.base import StoreError
from kontor.server.tables.hub import Command
from kontor.server.tables.present import news, seat_shown
from kontor.server.tables.problems import Invalid, LimitReached, Refused, Unavailable
from kontor.wire import doc
from kontor.wire import live as wire
from kontor.wire.answers import News, Problem

logger = logging.getLogger("kontor.server")
router = Router("/api/games/{table}", "live")
OwnSeat = Annotated[int, doc("Which of the caller's seats", ge=0, le=4)]
Known = Annotated[int, doc("Decisions that are already known", ge=0, le=1_000_000)]
Version = Annotated[int, doc("The `version` of the last view that was seen; 0 for none", ge=0)]
Wait = Annotated[float, doc("Seconds to wait if there is nothing new", ge=0, le=30)]
RESTART_CLOSE_CODE: Final = 1012  # the close code of a server that is restarting
SPECTATOR_RETRY_S: Final = 10  # until there may be room for another spectator
STREAM_HEARTBEAT_S: Final = 15.0  # between two keep-alive lines of an event stream
_request = msgspec.json.Decoder(wire.LiveRequest).decode


@router.get("/events", gives=News, refusals=(401, 403, 404), stream=True)
async def events(
    here: Reading, ply: Known | None = None, version: Version = 0, seat: OwnSeat | None = None, wait: Wait = 0
) -> Response:
    """What happened since a ply, with the newest view. As `text/event-stream` it stays open."""
    context = here.context
    seat_shown(here.table, here.caller, seat)
    if "text/event-stream" in context.headers.get("accept", ""):
        last = context.headers.get("last-event-id", "").partition("-")
        if all(0 < len(number) < 16 and number.isdecimal() for number in (last[0], last[2])):
            version, ply = int(last[0]), int(last[2])
        stream = _stream(Follower(here, wire.LiveQuery(ply=ply, version=version, seat=seat)), here)
        unheld = {"X-Accel-Buffering": "no"}  # otherwise nginx buffers the stream
        kind, client = "text/event-stream", context.client_name
        return Stream(here.services.scheduler, client, stream, _counted(here), headers=unheld, media_type=kind)
    table = here.table
    known = ply or 0
    if wait and known >= table.ply and (not version or version >= table.version):
        context.slot.end()
        with suppress(TimeoutError), _counted(here):
            await asyncio.wait_for(here.loaded.changed.wait(), wait)
    await context.slot.begin()
    table = here.table  # as it is now: it may have been a while
    found = news(table, here.caller, seat, version, known, heard=version)
    context.count_listed(table.ply - found.since)
    return packed(context, answer(found))


async def _stream(follower: Follower, here: AtTable) -> AsyncIterator[bytes]:
    with suppress(Refused), here.services.bots.followed(here.loaded):  # Refused: the seat was given up
        while not here.services.stopping:
            found = await follower.next(STREAM_HEARTBEAT_S)
            table = here.table
            if found is None:
                yield b": alive\n\n"
            else:
                kind = b"view" if isinstance(found, wire.LiveView) else b"chat"
                yield b"id: %d-%d\nevent: %b\ndata: %b\n\n" % (table.version, table.ply, kind, encode(found))
        yield b"event: restarting\ndata: {}\n\n"


@contextmanager
def _counted(here: AtTable) -> Iterator[None]:
    """Counts a live connection while it is open, unless there is no room for a spectator, or at imported games."""
    connections = here.services.connections
    seated = bool(here.table.seats_of(here.caller)) or here.table.is_host(here.caller)
    with connections.watched(seated=seated) as has_room:
        if not has_room:
            message = "The server cannot take any more spectators: wait a little."
            raise Unavailable("too-many", message, retry_after=SPECTATOR_RETRY_S)
        counted = connections.at_import(here.context.client_name) if here.table.agreed.imported else nullcontext(True)
        with counted as may_follow:
            if not may_follow:
                message = "You follow as many imported games as one client may."
                raise LimitReached("too-many", message, retry_after=SPECTATOR_RETRY_S)
            with here.services.presence.following(here.loaded, here.caller):
                yield


async def live(socket: WebSocket) -> None:
    """The caller's views and events as they happen; decisions and chat can be sent the same way."""
    context = Context(socket.scope)
    with ExitStack() as counted:
        try:
            wanted = _query(context)
            here = await at_table(context, context.path_params["table"])
            seat_shown(here.table, here.caller, wanted.seat)
            if wanted.analysis:
                ended(here)
            counted.enter_context(_counted(here))
        except (Refused, StoreError) as wrong:
            refused = refused_by(wrong)
            context.services.security.note(refused.problem.error)
            await socket.send_denial_response(refusal(refused))
            return
        await socket.accept()
        await _talk(socket, here, Follower(here, wanted))


def _query(context: Context) -> wire.LiveQuery:
    try:
        return msgspec.convert(dict(context.query_params), wire.LiveQuery, strict=False)
    except msgspec.ValidationError as wrong:
        raise Invalid("invalid", f"The query does not fit: {wrong}.") from None


async def _talk(socket: WebSocket, here: AtTable, follower: Follower) -> None:
    """Sends updates and takes requests until the connection ends."""
    services = here.services
    telling = _tell(socket, here, follower)
    task = asyncio.create_task(services.scheduler.measured(here.context.client_name, telling))
    services.connected(task)
    services.metrics.connections.inc()
    try:
        with services.bots.followed(here.loaded):
            await _listen(socket, here)
    except WebSocketDisconnect:
        pass  # the client went away during the answer
    finally:
        services.metrics.connections.dec()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _tell(socket: WebSocket, here: AtTable, follower: Follower) -> None:
    """Sends updates until the connection or the server ends."""
    try:
        while (found := await follower.next()) is not None:
            await _send(socket, found)
        await _send(socket, wire.Restarting())
        await socket.close(RESTART_CLOSE_CODE)
    except (WebSocketDisconnect, RuntimeError):
        return  # the other side is gone; the listener notices it too
    except Refused:
        await socket.close(1008)  # the seat was given up
    except Exception:  # or the client would wait for updates that never come
        logger.exception("an update could not be sent", extra=fields(table=here.table.id))
        await socket.close(1011)


async def _send(socket: WebSocket, message: wire.LiveMessage) -> None:
    """Sends a message, unless the restart was announced before it."""
    if socket.application_state is WebSocketState.CONNECTED:
        try:
            await socket.send_text(encode(message).decode())
        except RuntimeError as closed:  # uvicorn closed it, because the client sent something wrong
            raise WebSocketDisconnect from closed


async def _listen(socket: WebSocket, here: AtTable) -> None:
    """Takes decisions and chat; a refusal is an answer, not the end of the connection."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        key = None
        try:
            request = _request(message.get("text") or message.get("bytes") or b"")
            here.services.bans.refuse_client(socket.scope)
            if not isinstance(request, wire.Ping):
                here.services.presence.acts(here.loaded, here.caller)
            key = request.key if isinstance(request, wire.LivePlay) else None
            if (reply := await _perform(here, request)) is not None:
                await _send(socket, reply)
        except (Refused, StoreError) as wrong:
            await _send(socket, wire.LiveRefused(problem=refused_by(wrong).problem, key=key))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            problem = Problem(error="invalid", message=f"The message does not fit: {wrong}.")
            await _send(socket, wire.LiveRefused(problem=problem))


async def _perform(here: AtTable, request: wire.LiveRequest) -> wire.LiveMessage | None:
    """Carries out a request and returns the answer; the writer of a line of chat receives it like everybody else."""
    match request:
        case wire.Ping():
            return wire.Pong()
        case wire.LiveSay():
            here.context.limit("chat")
            await _change(here, lambda table: people.say(table, here.caller, request))
            return None
        case wire.LivePlay():
            here.context.limit("act")
            if await _change(here, lambda table: playing.play(table, here.caller, request)):
                here.services.metrics.decisions.labels("human").inc()
            return wire.Played(ply=request.ply + 1, key=request.key)


async def _change(here: AtTable, command: Command) -> bool:
    """Changes the table. Before anything is refused, it is checked whether another process was faster."""
    async with here.services.scheduler.slot(here.context.client_name):
        before = here.table
        try:
            return await here.change(command)
        except Refused:
            if (await here.services.hub.table(before.id)).table.version == before.version:
                raise
            return await here.change(command)


route = WebSocketRoute("/api/games/{table}/live", live)
