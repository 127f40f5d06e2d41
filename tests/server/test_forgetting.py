"""Somebody is deleted: nothing of them is left in the database, and the logs are still sound."""

import asyncio
import re
import zlib
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

import httpx
import pytest

from kontor import bots
from kontor.server.api import me
from kontor.server.store import open_to_check
from kontor.server.store.base import Damaged
from kontor.server.store.personal import PERSONAL
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import hash_of
from kontor.server.tables.names import BOT_NAMES, FORMER
from kontor.server.tables.reading import verify_readable
from tests.server.ended import store_games, three
from tests.server.knowing import Known, Stranger
from tests.server.playing import HUMAN, INVITED, Json, Person, Table, eventually, fine, refused
from tests.server.receiving import mailbox
from tests.server.serving import Server
from tests.server.storing import file_of, sql
from tests.server.test_competitions import Person as Competitor
from tests.server.test_competitions import house

NAME = "Swanhild Ottersen"
ADDRESS = "swanhild@example.org"
WORDS = "I am known as Swanhild"
CATALOGUE = {
    True: "SELECT name FROM sqlite_master WHERE type = 'table'",
    False: "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
}
PLAN = ["place t hamburg-luebeck/1", "end"]
ORDERS: Json = {"displaced": {"to": ["bremen-hamburg"]}, "gains": "t", "plan": PLAN}


def everything(url: str) -> str:
    """All that a database says in any of its tables, as text; what is compressed is unpacked."""
    names = [name for (name,) in asyncio.run(sql(url, CATALOGUE[url.startswith("sqlite:")]))]
    assert len(names) > 20
    rows = [row for name in names for row in asyncio.run(sql(url, f"SELECT * FROM {name}"))]
    return str([[unpacked(value) for value in row] for row in rows])


def unpacked(value: Any) -> Any:
    with suppress(TypeError, zlib.error):
        return zlib.decompress(value)
    return value


def test_nothing_is_left_of_somebody_who_is_deleted(served_url: str, stack: ExitStack) -> None:
    ended, secluded = store_games(served_url, three(shuffle=False, public=True), three(shuffle=False, spectators=False))
    box = stack.enter_context(mailbox())
    server = stack.enter_context(Server(served_url, "--smtp", box.url, "--mail-from", "kontor@example.org"))
    anna, ben = Known(server, stack), Known(server, stack)
    fine(anna.ask("PUT", "/name", name=NAME))
    anna.add(kind="mail", address=ADDRESS)
    phone = Stranger(server, stack)
    words, file = (anna.new_pass(kind)["secret"] for kind in ("words", "file"))
    phone.show(words)
    # A finished game, which is in the club, and another one, of which she shared a copy with names
    operator = stack.enter_context(server.client())
    operator.headers.update(server.operator)
    for game in (ended, secluded):
        at_end = anna.sit_down(game.tokens[0], game.id)
        fine(operator.put(f"/api/operator/tables/{game.id}/seats/0/name", json={"name": NAME}))
    shared = fine(at_end.post("/share", names=True))["id"]
    assert shared not in (ended.id, secluded.id)
    assert fine(at_end.post("/share", names=True))["id"] == shared
    club = "/api/club/games"
    eventually(lambda: NAME in operator.get(club).text)
    # A running game, to which she was invited, and said something; somebody mutes her
    running = Table(ben.client, [HUMAN, {**INVITED, "name": NAME}, HUMAN], shuffle=False)
    ben.sit_down(running.people[0].token, running.id)
    join = {"name": NAME, "invite": running.code}
    seat = fine(phone.client.post(f"/api/games/{running.id}/join", json=join))
    person = phone.sit_down(seat["token"], running.id)
    fine(running.people[0].post("/start"))
    fine(person.post("/chat", text=WORDS))
    fine(person.put("/seats/1/orders", **ORDERS))
    assert fine(running.people[0].act("end", 0))["table"]["ordered"] == [1, 2]
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
    traces = (NAME, ADDRESS, WORDS, '"displaced"', '"steps"')
    for text in traces:
        assert text in before
    download = phone.ask("GET", "/export")
    exported = fine(download)
    assert "attachment" in download.headers["content-disposition"]
    assert exported["me"]["name"] == exported["stored"]["person"][0]["name"] == NAME
    assert [ADDRESS in each["target"] for each in exported["stored"]["channels"]] == [True]
    assert [each["table_id"] for each in exported["stored"]["finished_seats"]] == [ended.id]
    at = {each["id"]: each for each in exported["tables"]}
    assert {ended.id, secluded.id, running.id, left.id, lobby.id} == set(at)
    assert all(NAME in each["names"] for each in at.values())
    assert [line["text"] for line in at[running.id]["chat"]] == [WORDS]
    assert '"displaced"' in at[running.id]["orders"][0]
    assert [at[table]["seats"] for table in (running.id, left.id)] == [[1], [0]]
    assert (at[lobby.id]["host"], at[running.id]["host"]) == (True, False)
    assert "place t hamburg-luebeck/1" in at[running.id]["record"]
    keys = [value for each in (anna, phone, tablet, ben) for value in each.client.cookies.values()]
    tokens = [each.token for table in (running, left, lobby) for each in (*table.people, table.host)]
    link = ben.new_pass("link")["secret"]
    secrets = [anna.secret, phone.secret, ben.secret, words, file, link, seat["token"], running.code, *ended.tokens]
    code = re.search(r"in Kontor: (\w{8})", box.to(ADDRESS)[0].get_content())
    assert code
    shown = [text for text in (*keys, *tokens, *secrets, code[1]) if text]
    assert len(shown) > 20
    assert not [text for text in shown if text in before], "tokens are stored as hashes only"
    assert not [text for text in shown if text in download.text]
    assert not [text for text in shown if text in server.log]

    fine(phone.ask("DELETE"))
    for device in (anna, phone):
        refused(device.ask("GET"), 401, "device")
        assert fine(device.client.get("/api/games"))["mine"] == []
    after = everything(served_url)
    for text in (*traces, hash_of(anna.secret), hash_of(phone.secret)):
        assert text not in after
    eventually(lambda: FORMER in operator.get(club).text)
    view = running.people[0].view()
    assert view["names"][1] == FORMER
    assert view["table"]["ordered"] == [1, 2], "what was played stays"
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
    asyncio.run(all_sound(served_url, ended.id, secluded.id, shared, running.id, left.id, lobby.id))
    with Server(served_url) as again, again.client() as client:  # from the logs alone
        assert fine(client.get(f"/api/games/{running.id}"))["names"][1] == FORMER


HASHES: dict[str, str] = {"former_browsers": "hashes of browsers", "sign_ins_begun": "hashes, for ten minutes"}


async def test_whatever_is_stored_of_a_person_is_in_their_copy(store_url: str) -> None:
    async with house(store_url) as at:
        (anna,) = await at.people(NAME)
        assert fine(await anna.ask("GET", "/api/me/export"))["stored"]["person"][0]["name"] == NAME
    references = {
        True: "SELECT DISTINCT m.name FROM sqlite_master m, pragma_foreign_key_list(m.name) f"
        " WHERE f.\"table\" = 'people'",
        False: "SELECT DISTINCT conrelid::regclass::text FROM pg_constraint WHERE confrelid = 'people'::regclass",
    }
    tables = {name for (name,) in await sql(store_url, references[store_url.startswith("sqlite:")])}
    assert len(tables) > 8
    assert tables - set(HASHES) <= set(PERSONAL)


@pytest.mark.parametrize("spectators", [True, False])
async def test_the_copy_of_a_running_game_shows_what_its_reader_may_know_now(store_url: str, spectators: bool) -> None:
    """Somebody who left may know no more than a spectator, even though nobody else has their seat."""
    async with house(store_url) as at:
        (anna,) = await at.people(NAME)
        table, _ = await sit_down(anna, modules=["missions"], spectators=spectators)

        async def copy() -> Json:
            (found,) = fine(await anna.ask("GET", "/api/me/export"))["tables"]
            assert isinstance(found, dict)
            return found

        assert "Seen by: 0" in (await copy())["record"]
        fine(await anna.client.post(f"/api/games/{table}/leave", json={}))
        left = await copy()
        assert left["seats"] == [0]
        assert ("Seen by: spectator" in left["record"]) if spectators else left["record"] is None


async def test_a_damaged_table_is_named_in_the_copy_and_the_others_are_there(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        (anna,) = await at.people(NAME)
        first, second = [(await sit_down(anna))[0] for _ in range(2)]
        at.services.hub.damage.note(Damaged(first, "made up"))
        tables = fine(await anna.ask("GET", "/api/me/export"))["tables"]
        assert {each["id"]: each["status"] for each in tables} == {first: None, second: "running"}


@pytest.mark.parametrize("removed", [pytest.param(False, marks=pytest.mark.full), True])
def test_nothing_is_left_of_a_device_that_was_somebody_of_its_own(
    served_url: str, stack: ExitStack, removed: bool
) -> None:
    """It left a table, and is another person's now. Before that it may have had another browser."""
    server = stack.enter_context(Server(served_url))
    anna, phone, ben = Known(server, stack), Known(server, stack), Known(server, stack)
    fine(phone.ask("PUT", "/name", name=NAME))
    left = Table(ben.client, [HUMAN, {**INVITED, "name": NAME}, HUMAN], shuffle=False)
    ben.sit_down(left.people[0].token, left.id)

    def sit_down() -> Person:
        seat = fine(phone.client.post(f"/api/games/{left.id}/join", json={"name": NAME, "invite": left.code}))
        return phone.sit_down(seat["token"], left.id)

    person = sit_down()
    assert ben.ask("POST", "/restrictions", table=left.id, seat=1, kind="mute").status_code == 201
    operator = stack.enter_context(server.client())
    operator.headers.update(server.operator)
    banned = operator.post("/api/operator/bans", json={"ban": {"kind": "player", "table": left.id, "seat": 1}})
    fine(operator.delete(f"/api/operator/bans/{banned.json()['bans'][0]['id']}"))
    fine(person.post("/leave"))
    if removed:
        tablet = Stranger(server, stack)
        tablet.show(phone.new_pass("link")["secret"])
        fine(phone.ask("DELETE", f"/devices/{phone.me()['devices'][-1]['id']}"))
    kept = Table(phone.client, [{**HUMAN, "name": NAME}, HUMAN, HUMAN], shuffle=False)
    phone.sit_down(kept.people[0].token, kept.id)
    phone.show(anna.new_pass("link")["secret"], bring=True)
    assert fine(ben.ask("GET"))["restrictions"] != [], "whom somebody mutes is muted as another person, too"
    # Here both browsers held the seat when it was left.
    fine(Person(anna.client, kept.id).post("/leave"))
    seat = sit_down()
    assert NAME in everything(served_url)

    fine(anna.ask("DELETE"))
    assert NAME not in everything(served_url)
    assert seat.view()["seat"] is None
    assert ben.me()["restrictions"] == []
    asyncio.run(all_sound(served_url, left.id, kept.id))


def test_a_browser_that_was_joined_to_a_person_is_deleted_with_its_past(served_url: str, stack: ExitStack) -> None:
    """It had no person of its own, and both browsers held the seat when it was left in the lobby."""
    server = stack.enter_context(Server(served_url))
    anna, guest = Known(server, stack), Stranger(server, stack)
    table = Table(stack.enter_context(server.client()), [HUMAN, INVITED, HUMAN], shuffle=False)
    joined = fine(guest.client.post(f"/api/games/{table.id}/join", json={"name": NAME, "invite": table.code}))
    guest.sit_down(joined["token"], table.id)
    guest.show(anna.new_pass("link")["secret"], bring=True)
    fine(Person(anna.client, table.id).post("/leave"))
    assert NAME in everything(served_url)
    fine(guest.ask("DELETE"))
    assert NAME not in everything(served_url)
    asyncio.run(all_sound(served_url, table.id))


async def test_whoever_gets_another_browser_while_they_are_deleted_leaves_nothing_behind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite_url) as at:
        (anna,) = await at.people(NAME)
        await sit_down(anna)
        secret = (await anna.ask("POST", "/api/me/passes", kind="link")).json()["secret"]
        await (await at.browser()).post("/api/me/devices", json={"secret": secret})
        (phone,) = [each for each in fine(await anna.ask("GET", "/api/me"))["devices"] if not each["you"]]
        searches = 0

        async def slow(*wanted: Any) -> None:
            nonlocal searches
            searches += 1
            if searches == 1:
                fine(await anna.ask("DELETE", f"/api/me/devices/{phone['id']}"))
            await forget(*wanted)

        forget = me.forget_everywhere
        monkeypatch.setattr(me, "forget_everywhere", slow)
        fine(await anna.ask("DELETE", "/api/me"))
        assert searches == 3, "once more for the other browser, and at the end for what came meanwhile"
    assert NAME not in await asyncio.to_thread(everything, sqlite_url)


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


def test_whoever_plays_by_the_link_alone_stays_where_somebody_was_who_is_deleted(
    served_url: str, stack: ExitStack
) -> None:
    server = stack.enter_context(Server(served_url))
    anna, host = Known(server, stack), stack.enter_context(server.client())
    table = Table(host, [{**HUMAN, "name": name} for name in ("Host", "Cy", "Uncle")], shuffle=False)
    cy = table.people[1]
    fine(anna.sit_down(cy.token, table.id).post("/chat", text=WORDS))
    (browser,) = [key for key in fine(cy.get("/keys"))["keys"] if key["kind"] == "browser"]
    fine(cy.delete(f"/keys/{browser['id']}"))
    fine(cy.post("/chat", text="Good morning"))
    fine(anna.ask("DELETE"))
    view = cy.view()
    assert (view["seat"], view["names"][1]) == (1, "Cy")
    assert [line["text"] for line in fine(cy.get("/events"))["chat"]] == ["Good morning"]
    assert WORDS not in everything(served_url)
    asyncio.run(all_sound(served_url, table.id))


def once_before(
    monkeypatch: pytest.MonkeyPatch, method: str, ask: Callable[[], Awaitable[httpx.Response]]
) -> list[httpx.Response]:
    """Something is asked when the hub is about to do something for the first time; the answer, once it has come."""
    plain, begun, answers = getattr(Hub, method), list[str](), list[httpx.Response]()

    async def slow(hub: Hub, *wanted: Any) -> Any:
        if not begun:
            begun.append(method)
            answers.append(await ask())
            fine(answers[0])
        return await plain(hub, *wanted)

    monkeypatch.setattr(Hub, method, slow)
    return answers


async def test_what_is_said_while_somebody_is_deleted_is_forgotten(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(store_url) as at:
        (anna,) = await at.people(NAME)
        table, _ = await sit_down(anna)
        said = once_before(monkeypatch, "change", partial(anna.ask, "POST", f"/api/games/{table}/chat", text=WORDS))
        fine(await anna.ask("DELETE", "/api/me"))
        assert said
        rows = await at.services.store.entries(table)
        assert '"said"' in str(rows)
    left = await asyncio.to_thread(everything, store_url)
    assert WORDS not in left
    assert NAME not in left


async def test_a_copy_that_is_made_while_somebody_is_deleted_has_no_names_of_theirs(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(store_url) as at:
        (anna,) = await at.people(NAME)
        other = await at.browser()
        table, made = await sit_down(anna, spectators=False)
        await at.finish(table)
        deleted = once_before(monkeypatch, "create", partial(anna.ask, "DELETE", "/api/me"))
        token = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
        shared = fine(await other.post(f"/api/games/{table}/share", json={"names": True}, headers=token))["id"]
        assert deleted
        record = (await other.get(f"/api/games/{shared}/record")).text
        assert FORMER in record
        assert "Cy" in record
    assert NAME not in await asyncio.to_thread(everything, store_url)


async def test_a_damaged_table_does_not_keep_the_others_from_forgetting_somebody(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        (anna,) = await at.people(NAME)
        first, second = sorted([(await sit_down(anna))[0] for _ in range(2)])
        at.services.hub.damage.note(Damaged(first, "made up"))
        refused(await anna.ask("DELETE", "/api/me"), 500, "damaged")
        left = f"SELECT 1 FROM private_texts WHERE table_id = '{second}' AND content = '{NAME}'"
        assert await sql(sqlite_url, left) == []


@pytest.mark.parametrize("before", [True, False])
async def test_another_game_has_a_bot_with_a_name_of_its_own_where_nobody_is_left(
    sqlite_url: str, before: bool
) -> None:
    """Its log would keep that of whoever left, at a table where they never sat."""
    async with house(sqlite_url) as at:
        (anna,) = await at.people(NAME)
        other = await at.browser()
        table, made = await sit_down(anna)
        if before:
            fine(await anna.ask("POST", f"/api/games/{table}/leave"))
        await at.finish(table)
        if not before:
            fine(await anna.ask("DELETE", "/api/me"))
        token = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
        again = fine(await other.post(f"/api/games/{table}/rematch", headers=token))["id"]
        if before:
            fine(await anna.ask("DELETE", "/api/me"))
        view = (await other.get(f"/api/games/{again}", headers=token)).json()
        assert view["names"] == ["Ben", "Cy", BOT_NAMES[0]]
        seat = view["table"]["seats"][2]
        assert (seat["kind"], seat["level"]) == ("bot", bots.QUICK_LEVEL)
    assert NAME not in await asyncio.to_thread(everything, sqlite_url)


async def test_another_game_that_is_made_while_somebody_is_deleted_forgets_them(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite_url) as at:
        (anna,) = await at.people(NAME)
        other = await at.browser()
        table, made = await sit_down(anna)
        await at.finish(table)
        deleted = once_before(monkeypatch, "create", partial(anna.ask, "DELETE", "/api/me"))
        token = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
        again = fine(await other.post(f"/api/games/{table}/rematch", headers=token))["id"]
        assert deleted
        view = (await other.get(f"/api/games/{again}", headers=token)).json()
        assert view["names"] == ["Ben", "Cy", FORMER]
    assert NAME not in await asyncio.to_thread(everything, sqlite_url)


async def sit_down(person: Competitor, **options: Any) -> tuple[str, Json]:
    """A table that somebody makes, with its first seat in their browser."""
    known = {"X-Kontor-Device": person.secret}
    wish = {"seats": [{**HUMAN, "name": name} for name in (NAME, "Ben", "Cy")], "shuffle": False, **options}
    made = (await person.client.post("/api/games", json=wish, headers=known)).json()
    token = {"token": made["seats"][0]["token"]}
    path = f"/api/games/{made['id']}/open"
    fine(await person.client.post(path, json=token, headers=known, follow_redirects=True))
    return made["id"], made
