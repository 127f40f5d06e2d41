"""A log that is nearly full, and a chat that is long."""

import asyncio
import time

from kontor.server.commands import making
from kontor.server.commands.playing import LIMIT_FOR_ASKING, MAX_LOG_ENTRIES
from kontor.server.tables import entries as log
from kontor.server.tables.keys import new_table_id
from kontor.server.tables.table import MAX_CHAT_LINES, Table
from kontor.wire.requests import HumanSeat, NewGame
from tests.server.playing import Person, fine, refused
from tests.server.serving import Server
from tests.server.storing import laid, opened

TABLE = new_table_id()
TOKENS = ["a" * 32, "b" * 32, "c" * 32]


async def lay(url: str, *entries: log.Entry, times: int) -> None:
    """Stores a table of three people at which these entries came so often, before a server knows of it."""
    wanted = NewGame(seats=[HumanSeat() for _ in TOKENS])
    first = making.create(wanted, TOKENS, host="h" * 32, invite="code")
    first = [*first, making.begin(Table.draft(TABLE, *first))]
    all_entries = [*first, *list(entries) * times]
    table = Table.draft(TABLE, *first)
    async with opened(url) as store:
        await store.append(laid(table, list(map(log.encode, all_entries)), time.time()))


def test_at_a_table_whose_log_is_full_the_game_can_go_on_and_end(sqlite_url: str) -> None:
    first = 3
    asyncio.run(lay(sqlite_url, log.Paced(pace=1), times=MAX_LOG_ENTRIES - first - 1))
    with Server(sqlite_url) as server, server.client() as client:
        one, two, three = (Person(client, TABLE, token) for token in TOKENS)
        fine(one.post("/chat", text="the last line"))
        assert one.view()["version"] == MAX_LOG_ENTRIES
        for answer in (
            one.post("/chat", text="too late"),
            one.put("/pace", pace=2),
            one.put("/seats/0/bot", level="claim"),
            one.post("/seats/0/link"),
            one.post("/open", token=one.token),
        ):
            refused(answer, 409, "full-log")
        one.decide("end")
        refused(one.post("/takeback", ply=0), 409, "full-log")
        refused(two.post("/undo"), 409, "barrier")
        asked = fine(one.post("/abort"))["table"]["proposal"]
        fine(three.post("/leave"))
        assert fine(two.post("/reply", agree=True, version=asked["version"]))["table"]["status"] == "aborted"
        assert fine(two.post("/rematch"))["id"]


def test_nobody_asks_for_the_end_for_ever(sqlite_url: str) -> None:
    asyncio.run(lay(sqlite_url, log.Proposed(seat=0, proposal="abort", ply=0), times=LIMIT_FOR_ASKING))
    with Server(sqlite_url) as server, server.client() as client:
        one, two, three = (Person(client, TABLE, token) for token in TOKENS)
        version = one.view()["table"]["proposal"]["version"]
        refused(one.post("/reply", agree=False, version=version), 409, "full-log")
        one.decide("end")
        fine(two.post("/leave"))
        fine(three.post("/leave"))  # nobody else is there: what was asked happens
        assert one.view()["table"]["status"] == "aborted"


def test_of_a_long_chat_the_last_lines_are_told_and_it_goes_on(sqlite_url: str) -> None:
    asyncio.run(lay(sqlite_url, log.Said(seat=1, text="!"), times=3 * MAX_CHAT_LINES))
    with Server(sqlite_url) as server, server.client() as client:
        one = Person(client, TABLE, TOKENS[0])
        fine(one.post("/chat", text="still open"))
        told = fine(one.get("/events", version=0))["chat"]
        assert len(told) == MAX_CHAT_LINES
        assert told[-1]["text"] == "still open"
