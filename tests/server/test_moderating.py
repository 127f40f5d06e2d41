"""Whoever runs the server removes lines of chat and names."""

import asyncio
import zlib

import httpx

from kontor.server.commands import making, people
from kontor.server.store import open_to_check
from kontor.server.tables import checkpoints
from kontor.server.tables import entries as log
from kontor.server.tables.keys import new_table_id
from kontor.server.tables.reading import verify_readable
from kontor.wire.requests import HumanSeat, NewGame
from tests.server.listening import live
from tests.server.playing import HUMAN, INVITED, Person, Table, eventually, fine, refused
from tests.server.serving import Server
from tests.server.storing import file_of, sql
from tests.server.test_hub import hub_of

RUDE = "something rude"


def chat(person: Person) -> list[tuple[str, str | None]]:
    return [(line["name"], line["text"]) for line in fine(person.get("/events"))["chat"]]


def test_a_line_of_chat_is_removed_for_everybody_also_for_those_who_watch_now(
    server: Server, client: httpx.Client
) -> None:
    table = Table(client, [HUMAN] * 3)
    anna = table.people[0]
    for text in ("Hello", RUDE):
        fine(anna.post("/chat", text=text))
    line = fine(anna.get("/events"))["chat"][1]["version"]
    path = f"/api/operator/tables/{table.id}/chat"
    with live(table.passer_by) as socket:
        fine(client.delete(f"{path}/{line}", headers=server.operator))
        eventually(lambda: socket.hear()["view"]["table"]["removed"] == [line])
    assert [text for _, text in chat(anna)] == ["Hello"]
    version = table.version
    fine(client.delete(f"{path}/{line}", headers=server.operator))
    assert table.version == version
    refused(client.delete(f"{path}/1", headers=server.operator), 404, "no-line")


def test_a_name_is_replaced_wherever_it_is_shown(server: Server, client: httpx.Client) -> None:
    table = Table(client, [{**HUMAN, "name": "Rude Name"}, HUMAN, HUMAN], public=True)
    fine(table.people[0].post("/chat", text="Hello"))
    path = f"/api/operator/tables/{table.id}/seats"
    fine(client.put(f"{path}/0/name", json={"name": "Anna"}, headers=server.operator))
    view = table.passer_by.view()
    assert (view["names"][0], view["table"]["seats"][0]["name"]) == ("Anna", "Anna")
    assert chat(table.passer_by) == [("Anna", "Hello")]
    assert "Rude Name" not in client.get("/api/games").text
    assert "Rude Name" not in table.passer_by.get("/record").text
    refused(client.put(f"{path}/4/name", json={"name": "Anna"}, headers=server.operator), 404, "no-seat")


def test_only_whoever_runs_the_server_may_do_that(sqlite_url: str) -> None:
    with Server(sqlite_url, env={"KONTOR_OPERATOR_SECRET": "o" * 32}) as server, server.client() as client:
        table = Table(client, [HUMAN, INVITED, HUMAN])
        fine(table.people[0].post("/chat", text=RUDE))
        for token in (None, table.made["host"], "x" * 32):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            path = f"/api/operator/tables/{table.id}"
            refused(client.delete(f"{path}/chat/3", headers=headers), 401, "token")
            refused(client.put(f"{path}/seats/0/name", json={"name": "Eve"}, headers=headers), 401, "token")
        assert table.host.view()["table"]["seats"][0]["name"] != "Eve"
        assert chat(table.people[0]) == [(table.host.view()["table"]["seats"][0]["name"], RUDE)]
        fine(client.delete(f"{path}/chat/3", headers={"Authorization": f"Bearer {'o' * 32}"}))
        assert chat(table.people[0]) == []
        assert RUDE not in str(asyncio.run(sql(sqlite_url, "SELECT content FROM private_texts")))


async def test_the_words_of_a_removed_line_are_gone_from_the_database_and_its_log_is_sound(store_url: str) -> None:
    wanted = NewGame(seats=[HumanSeat() for _ in range(3)])
    others = [log.Said(seat=1, text="moin") for _ in range(checkpoints.CHECKPOINT_INTERVAL_ENTRIES)]
    async with hub_of(store_url, room=1) as hub:
        first = making.create(wanted, ["a", "b", "c"], host="host", invite="invite")
        loaded = await hub.create(new_table_id(), first)
        rude = loaded.table.version + 1
        await hub.change(loaded, lambda table: [log.Said(seat=0, text=RUDE), *others])
        before = checkpoints.make(loaded.table)
        assert RUDE.encode() in zlib.decompress(before.content)
        await hub.change(loaded, lambda table: people.remove_line(table, rude))
        await hub.delete_private(loaded)
        await hub.store.scrub()
        await hub.store.keep_checkpoint(before)  # one that was being stored meanwhile
        stored = [
            await sql(store_url, f"SELECT * FROM {name}")
            for name in ("entries", "private_texts", "tables", "checkpoints")
        ]
        assert "moin" in str(stored)
        assert RUDE not in str(stored)
        ((content,),) = await sql(store_url, "SELECT content FROM checkpoints")
        assert RUDE.encode() not in zlib.decompress(content)
        if store_url.startswith("sqlite:"):
            assert [file for file in file_of(store_url).parent.iterdir() if RUDE.encode() in file.read_bytes()] == []
    table = loaded.table.id
    async with hub_of(store_url, room=1) as hub:
        assert {line.text for line in (await hub.table(table)).table.chat} == {"moin"}
    store = await open_to_check(store_url)
    assert await verify_readable(store, table) == loaded.table.version
    await store.close()
