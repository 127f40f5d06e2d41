"""Floods of messages, requests, searches, connections and tables."""

import asyncio
import statistics
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
from websockets.exceptions import InvalidStatus

from kontor.server.commands.making import IMPORT_MAX_DECISIONS
from tests.server.listening import live
from tests.server.playing import HUMAN, OPEN, Table, fine, table_of
from tests.server.raw import connected, received
from tests.server.serving import Server
from tests.server.test_floods import FRAMES, pouring, upgraded
from tools.attacks.common import (
    PROXIED,
    Outcome,
    behind_proxy,
    file,
    median,
    memory,
    on_disk,
    seconds,
    serving,
    someone,
)
from tools.load.archive import fill
from tools.load.requests import long_record
from tools.load.searches import FLOODS, flooded, measure
from tools.load.shares import postgresql

SEARCHED_S = 10.0  # for each measurement


def messages() -> Outcome:
    """H2: 20 sockets of spectators send messages as fast as they can."""
    with serving() as server, server.client() as client:
        table = table_of(client)
        quiet = median(table.passer_by.view)
        with ExitStack() as crowd:
            for number in range(20):
                peer = upgraded(server.url, f"/api/games/{table.id}/live")
                crowd.enter_context(pouring(peer, FRAMES["text" if number % 2 else "ping"] * 1_000_000))
            loud = median(table.passer_by.view)
        return Outcome(loud < 100, f"a read takes {quiet:.0f} ms, in the flood {loud:.0f} ms (median)")


def requests() -> Outcome:
    """H3: 60 connections send 16 MB of requests without waiting for an answer."""
    pipelined = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 7000
    with behind_proxy() as site, site.person() as client, ExitStack() as crowd:
        before = memory(site.server)
        for _ in range(60):
            crowd.enter_context(pouring(connected(site.address), pipelined))
        took = max(seconds(lambda: client.get("/api/health").raise_for_status()) for _ in range(20))
        after = memory(site.server)
        held = took < 2 and after < 1.5 * before
        return Outcome(held, f"health answers within {took:.2f} s; {before:.0f} MB, in the flood {after:.0f} MB")


def imports() -> Outcome:
    """imports: ten strangers import and read the longest records that they can; the operator deletes all."""
    record = {"record": long_record(IMPORT_MAX_DECISIONS)}
    with serving(*PROXIED) as server, ExitStack() as crowd:
        strangers = [crowd.enter_context(someone(server, f"192.0.2.{number}")) for number in range(10)]
        before, size, tables = memory(server), on_disk(server), []
        for stranger in strangers:
            while (answer := stranger.post("/api/records", json=record)).status_code == 201:
                tables.append(f"/api/games/{answer.json()['id']}")
                stranger.get(tables[-1]).raise_for_status()
        after, each = memory(server), (on_disk(server) - size) / len(tables)
        for table in tables:
            name = table.removeprefix("/api/games/")
            httpx.delete(f"{server.url}/api/operator/tables/{name}", headers=server.operator).raise_for_status()
        left = sum(strangers[0].get(table).status_code != 404 for table in tables)
        seen = f"{before:.0f} MB, with {len(tables)} such tables {after:.0f} MB; {each:.0f} bytes on disk; {left} left"
        return Outcome(after < 1.5 * before and each < 5000 and not left, seen)


def connections() -> Outcome:
    """M1: 300 connections that ask slowly, ask nothing, or do not read, at a server with 256 files."""
    with behind_proxy("--bot-workers", "1", files=256) as site, site.person() as client, ExitStack() as crowd:
        table = table_of(client)
        stream = f"GET /api/games/{table.id}/events HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n".encode()
        for number in range(300):
            peer = crowd.enter_context(connected(site.address))
            with suppress(OSError):
                peer.sendall((b"", stream, stream[:-2])[number % 3])
        took = max(seconds(lambda: client.get("/api/health").raise_for_status()) for _ in range(5))
        return Outcome(took < 5, f"health answers within {took:.2f} s")


def long_head() -> Outcome:
    """L4: a head of 70 kB in one piece."""
    with behind_proxy() as site, connected(site.address) as peer:
        peer.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: " + b"x" * 70_000 + b"\r\n\r\n")
        status = received(peer).split(b"\r\n")[0].decode()
        return Outcome(" 200 " not in status, f"answered: {status or 'closed'}")


def health() -> Outcome:
    """health: 60 connections of one address ask for the health with as many headers as fit, or for a host of others."""
    many = b"GET /api/health HTTP/1.1\r\nHost: x\r\n%b\r\n" % (b"a:\r\n" * 8_000)
    other = b"GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n"
    with behind_proxy() as site, site.person() as client, ExitStack() as crowd:
        table = table_of(client)
        quiet = median(table.passer_by.view)
        for number in range(60):
            crowd.enter_context(asking(site.address, many if number % 2 else other))
        loud = median(table.passer_by.view)
        return Outcome(loud < 100, f"a read takes {quiet:.0f} ms, in the flood {loud:.0f} ms (median)")


def searches() -> Outcome:
    """search: five addresses search 100,000 finished games again and again, each over four connections."""
    with file() as url:
        return _searched(url)


def searches_postgresql() -> Outcome:
    """search: the same on PostgreSQL."""
    with postgresql() as url:
        return _searched(url)


def _searched(url: str) -> Outcome:
    asyncio.run(fill(url, 100_000))
    with Server(url, *PROXIED, limited=True) as server:
        quiet = asyncio.run(measure(server.url, SEARCHED_S))
        with flooded(server, FLOODS[-1]):
            loud = asyncio.run(measure(server.url, SEARCHED_S))
    seen, held = [], True
    for kind, factor in (("read", 2), ("decision", 1.5)):
        before, after = (statistics.median(took[kind]) for took in (quiet, loud))
        seen.append(f"a {kind} takes {before:.0f} ms, in the flood {after:.0f} ms (median)")
        held = held and after < factor * max(before, 50)  # below that, a busy machine tells more than the flood
    return Outcome(held, ", ".join(seen))


@contextmanager
def asking(url: str, request: bytes) -> Iterator[None]:
    """Asks the same again and again, as soon as there was an answer."""
    ended = threading.Event()

    def ask() -> None:
        while not ended.is_set():
            with suppress(OSError), connected(url) as peer:
                while not ended.is_set():
                    peer.sendall(request)
                    if not peer.recv(65_536):
                        break

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def spectators() -> Outcome:
    """L5: spectators from ten addresses take all live connections they can get."""
    with serving(*PROXIED, "--max-connections", "40") as server, server.client() as client, ExitStack() as crowd:
        table = table_of(client)
        watching = 0
        for number in range(60):
            address = {"X-Forwarded-For": f"198.51.100.{number % 10}"}
            with suppress(InvalidStatus):
                crowd.enter_context(live(table.passer_by, headers=address)).hear()
                watching += 1
        seated = crowd.enter_context(live(table.people[0], headers={"X-Forwarded-For": "192.0.2.1"})).hear()
        return Outcome(
            seated["view"]["seat"] == 0, f"{watching} of 60 spectators are let in; a player gets a connection"
        )


def public_tables() -> Outcome:
    """L6: 120 public tables of 60 addresses in three networks, after the one of a quiet person."""
    with serving(*PROXIED) as server:
        with someone(server, "192.0.2.1") as quiet:
            kept = Table(quiet, [HUMAN, OPEN, OPEN], public=True).id
        made = 0
        for number in range(120):
            with someone(server, f"198.51.{number % 3}.{number % 60}") as loud:
                seats = [HUMAN, OPEN, OPEN]
                made += loud.post("/api/games", json={"seats": seats, "public": True}).status_code == 201
        with someone(server, "203.0.113.1") as reader:
            shown = [card["id"] for card in fine(reader.get("/api/games"))["public"]]
        return Outcome(
            kept in shown, f"{made} of 120 made; {len(shown)} are shown, the quiet one among them: {kept in shown}"
        )


def leaves_while_asking() -> Outcome:
    """L7: a client goes away in the middle of 1,000 requests; names in damaged rows are with the other faults."""
    with serving() as server, server.client() as client:
        for _ in range(20):
            with connected(server.url) as peer:
                peer.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50)
        client.get("/api/health").raise_for_status()
        faults = server.log.count(" ERROR ") + server.log.count("Traceback")
        return Outcome(faults == 0, f"{faults} errors in the log")
