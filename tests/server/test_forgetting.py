"""Somebody is deleted: nothing of them is left in the database, and the logs are still sound."""

import asyncio
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from kontor.server.store import Damaged, Row, open_to_check
from kontor.server.store.chain import START, blanked, checked, link
from kontor.server.tables.names import FORMER
from kontor.server.tables.reading import verify_readable
from tests.server.ended import store_games, three
from tests.server.knowing import Known, Stranger
from tests.server.playing import HUMAN, INVITED, Table, fine, refused
from tests.server.receiving import mailbox
from tests.server.serving import Server
from tests.server.storing import file_of, sql

NAME = "Swanhild Ottersen"
ADDRESS = "swanhild@example.org"
WORDS = "I am known as Swanhild"
TABLES = (
    "people", "former_browsers", "devices", "passes", "restrictions", "ways", "notices", "told", "browser_keys",
    "tables", "entries", "held", "analyses",
)  # fmt: skip


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def everything(url: str) -> str:
    """All that a database says, as text; a checkpoint is unpacked."""
    rows: list[Any] = [asyncio.run(sql(url, f"SELECT * FROM {name}")) for name in TABLES]
    unpacked = [zlib.decompress(content) for (content,) in asyncio.run(sql(url, "SELECT content FROM checkpoints"))]
    return str([rows, unpacked])


def test_nothing_is_left_of_somebody_who_is_deleted(served_url: str, stack: ExitStack) -> None:
    (ended,) = store_games(served_url, three(shuffle=False))
    box = stack.enter_context(mailbox())
    server = stack.enter_context(Server(served_url, "--smtp", box.url, "--mail-from", "kontor@example.org"))
    anna, ben = Known(server, stack), Known(server, stack)
    fine(anna.ask("PUT", "/name", name=NAME))
    anna.add(kind="mail", address=ADDRESS)
    phone = Stranger(server, stack)
    phone.show(anna.new_pass("words")["secret"])
    # A finished game, which she shared with names
    at_end = anna.sit_down(ended.tokens[0], ended.id)
    operator = stack.enter_context(server.client())
    fine(operator.put(f"/api/operator/tables/{ended.id}/seats/0/name", json={"name": NAME}))
    shared = at_end.post("/share", names=True).json()["id"]
    # A running game, to which she was invited, and said something; somebody mutes her
    running = Table(ben.client, [HUMAN, {**INVITED, "name": NAME}, HUMAN], shuffle=False)
    ben.sit_down(running.people[0].token, running.id)
    join = {"name": NAME, "invite": running.code}
    seat = fine(phone.client.post(f"/api/games/{running.id}/join", json=join))
    person = phone.sit_down(seat["token"], running.id)
    fine(running.people[0].post("/start"))
    fine(person.post("/chat", text=WORDS))
    assert ben.ask("POST", "/restrictions", table=running.id, seat=1, kind="mute").status_code == 201
    # One that she left, and a lobby of hers
    left = Table(anna.client, [{**HUMAN, "name": NAME}, HUMAN, HUMAN], shuffle=False)
    fine(anna.sit_down(left.people[0].token, left.id).post("/leave"))
    # After that she lost a device, so another browser holds her seats now
    tablet = Stranger(server, stack)
    tablet.show(anna.new_pass("link")["secret"])
    fine(anna.ask("DELETE", f"/devices/{anna.me()['devices'][-1]['id']}"))
    lobby = Table(anna.client, [{**HUMAN, "name": NAME}, INVITED, INVITED])
    anna.sit_down(lobby.people[0].token, lobby.id)
    before = everything(served_url)
    for text in (NAME, ADDRESS, WORDS):
        assert text in before

    fine(phone.ask("DELETE"))
    for device in (anna, phone):
        refused(device.ask("GET"), 401, "device")
        assert fine(device.client.get("/api/games"))["mine"] == []
    after = everything(served_url)
    for text in (NAME, ADDRESS, WORDS):
        assert text not in after
    view = running.people[0].view()
    assert view["names"][1] == FORMER
    assert (view["table"]["seats"][1]["kind"], view["table"]["seats"][1]["vacated"]) == ("bot", True)
    assert fine(running.people[0].get("/events"))["chat"] == []
    for table in (ended.id, shared):
        record = fine_text(server, f"/api/games/{table}/record")
        assert FORMER in record
        assert NAME not in record
    assert fine(ben.ask("PUT", "/name", name=NAME))["name"] == NAME, "the name is free"
    fine(ben.ask("PUT", "/name", name=None))
    assert server.stop() == 0
    if served_url.startswith("sqlite:"):
        folder = file_of(served_url).parent
        for text in (NAME, ADDRESS, WORDS):
            assert [file.name for file in folder.iterdir() if text.encode() in file.read_bytes()] == []
    asyncio.run(all_sound(served_url, ended.id, shared, running.id, left.id, lobby.id))
    with Server(served_url) as again, again.client() as client:  # from the logs alone
        assert fine(client.get(f"/api/games/{running.id}"))["names"][1] == FORMER


def fine_text(server: Server, path: str) -> str:
    with server.client() as client:
        response = client.get(path)
        assert response.status_code == 200, response.text
        return response.text


async def all_sound(url: str, *tables: str) -> None:
    store = await open_to_check(url)
    for table in tables:
        assert await verify_readable(store, table) > 0
    await store.close()


def test_a_blanked_entry_is_protected_like_any_other() -> None:
    entries = [b'{"kind":"joined","name":"Anna","salt":"s"}', b'{"kind":"aborted"}']
    rows: list[Row] = []
    for version, entry in enumerate(entries, 1):
        previous = rows[-1].hash if rows else START
        rows.append(Row(version, 5.0, entry, link(previous, "t", version, 5.0, entry)))
    first = Row(1, 5.0, blanked(START, "t", rows[0], b'{"kind":"joined","name":"N. N."}'), rows[0].hash)
    again = Row(1, 5.0, blanked(START, "t", first, b'{"kind":"joined","name":""}'), rows[0].hash)
    for blank in (first, again):
        assert checked("t", 0, START, [blank, rows[1]]) == rows[1].hash
    for wrong in (
        Row(1, 5.0, first.entry.replace(b"N. N.", b"N. M."), first.hash),
        Row(1, 6.0, first.entry, first.hash),
        Row(1, 5.0, first.entry, rows[1].hash),
        Row(1, 5.0, b'{"kind":"joined","name":"N. N."}', first.hash),
    ):
        with pytest.raises(Damaged):
            checked("t", 0, START, [wrong, rows[1]])
    with pytest.raises(Damaged):
        checked("other", 0, START, [first])


def test_seats_of_others_stay_theirs_where_the_table_was_made_in_ones_browser(
    served_url: str, stack: ExitStack
) -> None:
    """There the browser of the host holds all seats at first, and those of the others in addition."""
    server = stack.enter_context(Server(served_url))
    anna, ben = Known(server, stack), Known(server, stack)
    table = Table(anna.client, [{**HUMAN, "name": name} for name in (NAME, "Ben", "Uncle")], shuffle=False)
    for seat in table.people:
        anna.sit_down(seat.token, table.id)
    guest = ben.sit_down(table.people[1].token, table.id)
    fine(guest.post("/chat", text="Good morning"))
    fine(anna.ask("DELETE"))
    view = guest.view()
    assert view["seat"] == 1
    assert view["names"] == [FORMER, "Ben", FORMER], "at the third nobody else sat"
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["bot", "human", "bot"]
    assert [line["text"] for line in fine(guest.get("/events"))["chat"]] == ["Good morning"]
