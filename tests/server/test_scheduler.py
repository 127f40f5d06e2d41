"""Whose turn it is, with a clock that the tests wind: by the time that the work for each client takes."""

import asyncio
import logging
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import ExitStack

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from kontor.server.api.forms import Stream
from kontor.server.api.statuses import status_of
from kontor.server.config.settings import UNGUESSABLE_CHARACTERS
from kontor.server.gateway.limits import OPERATOR_CLIENT, RATES, Limits, client_of
from kontor.server.gateway.scheduler import (
    MAX_CONCURRENT,
    MAX_CONCURRENT_BOTS,
    FairScheduler,
    ShuttingDown,
    WorkSlot,
    work_slot_of,
)
from kontor.server.monitoring import logs
from tests.server.gated import Gated, counted, scope
from tests.server.playing import eventually
from tests.server.raw import connected, received
from tests.server.serving import PATIENCE
from tests.server.storing import until
from tests.server.test_limits import ANNA, BERT, Clock

LONG = (RATES["work"].burst + 2) / 1000  # seconds: who works so long has used 3 ms more than leave room for another one
REST = 0.003  # seconds that it has to wait if the event loop is all its own


async def answer(send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def ask(gated: Gated, peer: str, path: str = "/api/games/abc", **headers: str) -> int:
    transport = httpx.ASGITransport(gated.app, client=(peer, 50_000))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
        return (await client.get(path, headers=headers)).status_code


def asked(where: str, name: str) -> socket.socket:
    """A connection by which somebody with limits has asked for something."""
    found = connected(where)
    found.sendall(f"GET /{name} HTTP/1.1\r\nHost: {where}\r\nX-Forwarded-For: {ANNA}\r\n\r\n".encode())
    return found


async def follow(scheduler: FairScheduler, client: str, told: list[str] | None = None) -> None:
    async with scheduler.news(client):
        if told is not None:
            told.append(client)


# How many at once


async def test_few_requests_of_a_client_are_worked_on_at_once_so_that_others_do_not_wait_behind_all_of_them() -> None:
    begun: list[str] = []
    may_end = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(client_of(scope))
        if scope["path"] != "/api/health":
            await may_end.wait()
        await answer(send)

    secret = "o" * UNGUESSABLE_CHARACTERS
    gated = Gated(app=app, operator_secret=secret)
    many = [asyncio.create_task(ask(gated, ANNA)) for _ in range(3 * MAX_CONCURRENT)]
    await until(lambda: len(begun) >= MAX_CONCURRENT)
    own = [asyncio.create_task(ask(gated, ANNA, Authorization=f"Bearer {secret}")) for _ in range(3 * MAX_CONCURRENT)]
    other = asyncio.create_task(ask(gated, BERT))
    await until(lambda: begun.count(BERT) and begun.count(OPERATOR_CLIENT) == len(own))
    disguised = asyncio.create_task(ask(gated, ANNA, "/api/games/abc?wait=20"))
    live = asyncio.create_task(ask(gated, ANNA, "/api/games/abc/events?wait=20"))
    await until(lambda: begun.count(ANNA) > MAX_CONCURRENT)
    assert await ask(gated, ANNA, "/api/health") == 200
    assert begun.count(ANNA) == MAX_CONCURRENT + 2, "of all these, one that waits for news and the health are not work"
    may_end.set()
    assert set(await asyncio.gather(*many, *own, other, disguised, live)) == {200}
    assert len(gated.scheduler._queues) == 0, "nobody is remembered who is gone"


async def test_what_bots_think_about_keeps_no_other_request_of_the_same_client_waiting() -> None:
    begun: list[str] = []
    known = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/api/games/abc/coach":
            async with gated.scheduler.thought(scope):
                begun.append("thought")
                await known.wait()
        begun.append(scope["path"])
        await answer(send)

    gated = Gated(app=app)
    coached = [asyncio.create_task(ask(gated, ANNA, "/api/games/abc/coach")) for _ in range(3 * MAX_CONCURRENT_BOTS)]
    await until(lambda: len(begun) >= MAX_CONCURRENT_BOTS)
    async with asyncio.timeout(PATIENCE):
        assert await ask(gated, ANNA) == 200
    assert begun == ["thought"] * MAX_CONCURRENT_BOTS + ["/api/games/abc"]
    known.set()
    assert set(await asyncio.gather(*coached)) == {200}
    assert len(gated.scheduler._queues) == 0, "nobody is remembered who is gone"


async def test_who_reads_slowly_keeps_no_other_request_of_the_same_client_waiting() -> None:
    may_send = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answer(send)

    async def slow(message: Message) -> None:
        if message["type"] == "http.response.body":
            await may_send.wait()

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    gated = Gated(app=app)
    asked = (gated.app(scope(method="GET", headers=[], peer=ANNA), receive, slow) for _ in range(MAX_CONCURRENT))
    readers = [asyncio.ensure_future(each) for each in asked]
    async with asyncio.timeout(PATIENCE):
        assert await ask(gated, ANNA) == 200
    assert not any(reader.done() for reader in readers)
    may_send.set()
    await asyncio.gather(*readers)


async def test_between_news_for_one_client_others_have_their_turn() -> None:
    turns, told = Gated().scheduler, list[str]()
    await asyncio.gather(*(follow(turns, client, told) for client in [ANNA] * 9 + [BERT, OPERATOR_CLIENT]))
    assert told == [ANNA, BERT, OPERATOR_CLIENT] + [ANNA] * 8
    assert len(turns._queues) == 0, "nobody is remembered who is gone"


# How long


class Busy:
    """An app whose answers take some time of the event loop, and some in which they wait for something else."""

    def __init__(self, working: float = 0.0, waiting: float = 0.0, share: int = 25) -> None:
        self.begun: list[str] = []
        self.clock = Clock()
        self.working = working
        self._waiting = waiting
        self.gated = Gated(Limits(clock=self.clock, share=share), app=self._answer)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun.append(client_of(scope))
        self.clock.now += self.working
        await asyncio.create_task(self._wait())
        await answer(send)

    async def _wait(self) -> None:
        self.clock.now += self._waiting

    async def ask(self, peer: str, times: int = 1) -> None:
        async with asyncio.timeout(PATIENCE):
            for _ in range(times):
                assert await ask(self.gated, peer) == 200

    def delayed(self) -> bool:
        """Whether anything has waited."""
        return counted(self.gated.metrics, "kontor_turns_delayed_total") != ["kontor_turns_delayed_total 0.0"]

    async def has_begun(self, count: int) -> None:
        """Waits until so many of Anna's have begun; more do not begin, although they have time to."""
        await until(lambda: self.begun.count(ANNA) >= count)
        await asyncio.sleep(10 * REST)
        assert self.begun.count(ANNA) == count


async def test_who_has_used_more_than_its_time_waits_and_nobody_else_does() -> None:
    busy = Busy(working=LONG)
    flood = [asyncio.create_task(busy.ask(ANNA)) for _ in range(5 * MAX_CONCURRENT)]
    await busy.has_begun(1)
    busy.working = 0.0
    await busy.ask(BERT, 20)
    await busy.ask("127.0.0.1", 20)
    assert busy.begun.count(ANNA) == 1, "all these were answered before the next one of the flood"
    assert busy.delayed()
    busy.clock.now += 100
    await asyncio.gather(*flood)
    assert busy.begun.count(ANNA) == len(flood), "nobody is refused"


async def test_one_slice_of_a_flood_is_between_any_two_answers_to_others() -> None:
    busy = Busy(working=LONG)
    await busy.ask(ANNA)
    flood = [asyncio.create_task(busy.ask(ANNA)) for _ in range(10)]
    for number in range(len(flood)):
        busy.clock.now += 4 * LONG  # enough for one more of the flood
        await busy.has_begun(number + 2)
        busy.working, last = 0.0, busy.working
        await busy.ask(BERT)
        busy.working = last
    await asyncio.gather(*flood)
    told = "".join(who[-1] for who in busy.begun)
    assert told == "1" + "12" * len(flood)


@pytest.mark.parametrize(("share", "rest"), [(25, 4 * REST), (100, REST)])
async def test_a_client_gets_the_share_of_the_time_that_the_settings_say(share: int, rest: float) -> None:
    busy = Busy(working=LONG, share=share)
    await busy.ask(ANNA)
    later = asyncio.create_task(busy.ask(ANNA))
    busy.clock.now += 0.9 * rest
    await busy.has_begun(1)
    busy.clock.now += 0.2 * rest
    await later


async def test_waiting_for_something_else_takes_no_time_of_others() -> None:
    busy = Busy(working=0.001, waiting=10 * LONG)
    await busy.ask(ANNA, 20)
    assert not busy.delayed()


async def test_what_is_worked_out_while_it_is_sent_counts_once() -> None:
    clock = Clock()
    limits = Limits(clock=clock)

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(2):
            clock.now += LONG
            yield b"some"

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await Stream(gated.scheduler, client_of(scope), parts())(scope, receive, send)

    gated = Gated(limits, app=app)
    limits.take_spent()
    assert await ask(gated, ANNA) == 200
    assert limits.take_spent()["work", ANNA] == pytest.approx(2 * 1000 * LONG)


async def test_people_who_share_an_address_are_not_delayed() -> None:
    busy = Busy(working=0.005)
    for _ in range(10 * 30):  # ten seconds in which ten people ask for thirty things a second
        await busy.ask(ANNA)
        busy.clock.now += 1 / 30 - 0.005
    assert not busy.delayed()


async def test_who_goes_away_while_it_waits_gives_its_turn_to_the_next() -> None:
    busy = Busy(working=LONG)
    await busy.ask(ANNA)
    gone = [asyncio.create_task(busy.ask(ANNA)) for _ in range(MAX_CONCURRENT)]
    await asyncio.sleep(0.01)
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    busy.clock.now += 100
    await busy.ask(ANNA)
    assert len(busy.begun) == 2


def test_what_was_asked_by_whoever_is_gone_when_its_turn_comes_is_not_worked_out() -> None:
    begun: list[str] = []
    may_end = threading.Event()

    async def answered(request: Request) -> Response:
        begun.append(request.path_params["name"])
        await until(may_end.is_set)
        return Response()

    gated = Gated(app=Starlette(routes=[Route("/{name}", answered)]))
    with gated.served() as where, ExitStack() as stack:
        for _ in range(MAX_CONCURRENT):
            stack.enter_context(asked(where, "first"))
        eventually(lambda: len(begun) == MAX_CONCURRENT)
        with asked(where, "gone"):
            eventually(lambda: gated.connections.requests == MAX_CONCURRENT + 1)
        eventually(lambda: gated.connections.requests == MAX_CONCURRENT)
        stays = stack.enter_context(asked(where, "stays"))
        eventually(lambda: gated.connections.requests == MAX_CONCURRENT + 1)
        may_end.set()
        assert stays.recv(100).startswith(b"HTTP/1.1 200")
    assert begun == ["first"] * MAX_CONCURRENT + ["stays"]


def test_what_bots_think_about_for_whoever_is_gone_ends_at_once_and_the_next_has_its_place() -> None:
    begun, ended = list[str](), list[str]()

    async def answered(request: Request) -> Response:
        name = request.path_params["name"]
        async with gated.scheduler.thought(request.scope):
            begun.append(name)
            try:
                await asyncio.sleep(0 if name == "stays" else 1000)
            finally:
                ended.append(name)
        return Response()

    gated = Gated(app=Starlette(routes=[Route("/{name}", answered)]))
    with gated.served() as where, ExitStack() as stack:
        for _ in range(MAX_CONCURRENT_BOTS):
            stack.enter_context(asked(where, "thought"))
        eventually(lambda: len(begun) == MAX_CONCURRENT_BOTS)
        with asked(where, "waits"):
            eventually(lambda: gated.connections.requests == MAX_CONCURRENT_BOTS + 1)
        eventually(lambda: gated.connections.requests == MAX_CONCURRENT_BOTS)
        with asked(where, "stays") as stays:
            eventually(lambda: gated.connections.requests == MAX_CONCURRENT_BOTS + 1)
            stack.close()
            assert stays.recv(100).startswith(b"HTTP/1.1 200")
        eventually(lambda: gated.connections.requests == 0)
    assert begun == ["thought"] * MAX_CONCURRENT_BOTS + ["stays"]
    assert sorted(ended) == sorted(begun)


async def test_what_fails_while_it_is_measured_fails_as_it_would_without_that() -> None:
    gated, never = Gated(Limits(clock=Clock())), asyncio.Event()

    async def failing() -> None:
        try:
            await never.wait()
        except asyncio.CancelledError:
            raise LookupError from None

    task = asyncio.create_task(gated.scheduler.measured(ANNA, failing()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(LookupError):
        await task
    assert await gated.scheduler.measured(ANNA, asyncio.sleep(0, "done")) == "done"


# The end


async def test_a_server_that_stops_refuses_what_waits_and_answers_what_need_not() -> None:
    busy = Busy(working=LONG)
    await busy.ask(ANNA)
    late = [asyncio.create_task(ask(busy.gated, ANNA)) for _ in range(2 * MAX_CONCURRENT)]
    news = asyncio.create_task(follow(busy.gated.scheduler, ANNA))
    await busy.has_begun(1)
    async with asyncio.timeout(PATIENCE):
        busy.gated.scheduler.stop()
        assert await asyncio.gather(*late) == [503] * len(late)
        with pytest.raises(ShuttingDown):
            await news
        assert await ask(busy.gated, ANNA) == 503, "whoever would have to wait is refused at once"
    await busy.ask(BERT)
    busy.clock.now, busy.working = busy.clock.now + 100, 0.0
    await busy.ask(ANNA, MAX_CONCURRENT + 1)
    assert len(busy.gated.scheduler.stopping) == 0


async def test_what_waits_for_bots_to_think_does_not_outlive_the_server_either() -> None:
    come, never = 0, asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal come
        come += 1
        try:
            async with gated.scheduler.thought(scope):
                await never.wait()
        except ShuttingDown as stopping:
            await send({"type": "http.response.start", "status": status_of(stopping), "headers": []})
            await send({"type": "http.response.body", "body": b""})

    gated = Gated(app=app)
    coached = [asyncio.create_task(ask(gated, ANNA)) for _ in range(2 * MAX_CONCURRENT_BOTS)]
    await until(lambda: come >= len(coached))
    gated.scheduler.stop()
    await until(lambda: sum(task.done() for task in coached) >= MAX_CONCURRENT_BOTS)
    await asyncio.sleep(0.05)  # those for whom bots think already stay
    done, thinking = await asyncio.wait(coached, timeout=0)
    assert [task.result() for task in done] == [503] * MAX_CONCURRENT_BOTS
    for task in thinking:
        task.cancel()


def test_a_download_that_waits_when_the_server_stops_is_broken_off_and_no_error_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.handler.addFilter(logs.is_wanted)
    clock = Clock()
    loops: list[asyncio.AbstractEventLoop] = []

    async def parts(slot: WorkSlot) -> AsyncIterator[bytes]:
        yield b"some"
        clock.now += LONG
        await asyncio.sleep(0)
        async with slot:
            yield b"more"

    async def answered(request: Request) -> Response:
        loops.append(asyncio.get_running_loop())
        return Stream(gated.scheduler, client_of(request.scope), parts(work_slot_of(request.scope)))

    gated = Gated(Limits(clock=clock), app=Starlette(routes=[Route("/{name}", answered)]))
    with gated.served() as where, asked(where, "all") as peer:
        eventually(lambda: len(gated.scheduler.stopping) == 1)
        loops[0].call_soon_threadsafe(gated.scheduler.stop)
        assert received(peer).endswith(b"4\r\nsome\r\n"), "what tells the end of an answer is missing"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_what_is_not_answered_soon_after_the_server_stops_ends_without_a_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.handler.addFilter(logs.is_wanted)

    async def parts() -> AsyncIterator[bytes]:
        yield b"some"
        await asyncio.sleep(1000)

    async def answered(request: Request) -> Response:
        if request.path_params["name"] == "none":
            await asyncio.sleep(1000)
        return Stream(gated.scheduler, client_of(request.scope), parts())

    gated = Gated(app=Starlette(routes=[Route("/{name}", answered)]))
    with ExitStack() as stack:
        where = stack.enter_context(gated.served(grace=1))
        none, some = (asked(where, name) for name in ("none", "some"))
        begun = some.recv(65_536)
        eventually(lambda: gated.connections.requests == 2)
    with none, some:
        refused = received(none)
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b'"error":"closing"' in refused
        assert (begun + received(some)).endswith(b"4\r\nsome\r\n")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        "Cancel 2 running task(s), timeout graceful shutdown exceeded"
    ]
