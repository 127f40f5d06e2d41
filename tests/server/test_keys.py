"""What proves a seat: new keys for browsers, links that can be renewed and revoked, lists of both, invitations."""

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import asyncpg
import httpx
import pytest

from kontor.server.store.common import Store
from kontor.server.store.keys import MAX_UNUSED_KEYS, REPLACED_KEYS_KEPT_S, Renewal
from kontor.server.tables.keys import hash_of
from tests.server.playing import (
    HUMAN,
    INVITED,
    OPEN,
    Json,
    Person,
    Table,
    browser,
    fine,
    open_seat,
    refused,
    table_of,
    take_seat,
)  # fmt: skip
from tests.server.serving import PATIENCE, Server
from tests.server.storing import file_of, opened, rechain, sql


def with_key(table: Table, key: str | None) -> Json:
    """What somebody sees who has the key of a browser."""
    return fine(table.passer_by.ask("GET", "", headers={"Cookie": f"kontor-key={key}"}))


def key_of(client: httpx.Client) -> str:
    (cookie,) = (cookie.value for cookie in client.cookies.jar)
    assert cookie
    return cookie


def plant(client: httpx.Client, key: str) -> None:
    client.cookies.clear()
    client.cookies.set("kontor-key", key, domain="127.0.0.1", path="/")


def keys(person: Person) -> list[Json]:
    found: list[Json] = fine(person.get("/keys"))["keys"]
    return found


# A new key with each seat


@pytest.mark.parametrize("way", ["link", "open"])
def test_a_key_that_holds_a_seat_elsewhere_and_was_planted_gets_no_seat(server: Server, way: str) -> None:
    with browser(server) as attacker, browser(server) as victim, server.client() as other:
        own, table = table_of(other), table_of(other, modules=["missions"])
        take_seat(attacker, own.made["seats"][0]["link"])
        planted = key_of(attacker)
        plant(victim, planted)
        if way == "link":
            assert take_seat(victim, table.made["seats"][1]["link"]).status_code == 303
        else:
            open_seat(victim, table.id, table.people[1].token)
        assert with_key(table, planted)["table"]["you"] == []
        assert with_key(own, planted)["table"]["you"] == []  # the key is of no use at all now
        assert Person(victim, table.id).view()["table"]["you"] == [1]


def test_a_key_made_for_another_seat_and_planted_before_it_was_used_gets_no_seat(server: Server) -> None:
    with browser(server) as attacker, browser(server) as victim, server.client() as other:
        own, table = table_of(other), table_of(other)
        take_seat(attacker, own.made["seats"][0]["link"])
        fresh = attacker.post(own.made["seats"][1]["link"])
        assert fresh.status_code == 307
        planted = key_of(attacker)
        plant(victim, planted)
        assert take_seat(victim, table.made["seats"][0]["link"]).status_code == 303
        assert with_key(table, planted)["table"]["you"] == []


def test_an_answer_that_is_lost_costs_a_browser_none_of_its_seats(server: Server) -> None:
    with browser(server) as anna, server.client() as other:
        one, two = table_of(other), table_of(other)
        take_seat(anna, one.made["seats"][0]["link"])
        before = key_of(anna)
        assert anna.post(two.made["seats"][0]["link"]).status_code == 307
        plant(anna, before)  # as if that answer had not come
        assert with_key(two, before)["table"]["you"] == []
        assert Person(anna, one.id).view()["table"]["you"] == [0]
        assert take_seat(anna, two.made["seats"][0]["link"]).status_code == 303
        assert [Person(anna, table.id).view()["table"]["you"] for table in (one, two)] == [[0], [0]]
        listed = fine(anna.get("/api/games"))["mine"]
        assert {card["id"] for card in listed} == {one.id, two.id}
        assert with_key(one, before)["table"]["you"] == []


def test_a_browser_that_opens_two_links_at_the_same_moment_loses_no_seat(server: Server) -> None:
    with browser(server) as anna, server.client() as other, ThreadPoolExecutor(2) as tabs:
        one = table_of(other)
        take_seat(anna, one.made["seats"][0]["link"])
        held = {one.id}
        for _ in range(4):
            pair = [table_of(other) for _ in range(2)]
            links = [table.made["seats"][0]["link"] for table in pair]
            for opened_page in tabs.map(lambda link: anna.post(link, follow_redirects=True), links):
                assert opened_page.status_code == 200
            held |= {table.id for table in pair}
            assert {card["id"] for card in fine(anna.get("/api/games"))["mine"]} == held


def test_a_key_that_was_just_replaced_is_sent_to_the_link_again_and_gets_no_cookie(server: Server) -> None:
    with browser(server) as anna, browser(server) as late, server.client() as other:
        tables = [table_of(other) for _ in range(4)]
        keys_of_anna = []
        for table in tables[:3]:
            take_seat(anna, table.made["seats"][0]["link"])
            keys_of_anna.append(key_of(anna))
        for before in keys_of_anna[:2]:
            plant(late, before)
            answered = late.post(tables[3].made["seats"][0]["link"])
            assert (answered.status_code, "set-cookie" in answered.headers) == (307, False)
        plant(late, keys_of_anna[2])  # the answer that has it came meanwhile
        assert late.post(answered.headers["location"], follow_redirects=True).status_code == 200
        assert {card["id"] for card in fine(late.get("/api/games"))["mine"]} == {table.id for table in tables}


async def renewed(store: Store, shown: str, key: str, at: float, patience: float = 0.0) -> Renewal:
    return await store.renew_key(shown, key, "link", at, patience)


async def test_only_the_newest_key_of_a_browser_is_valid_once_it_was_used(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.browser("first") == "first"
        assert await renewed(store, "first", "second", 1.0) == "made"
        assert await renewed(store, "first", "third", 2.0, patience=5.0) == "busy"  # second may be on its way
        assert await renewed(store, "first", "third", 2.0) == "made"
        assert await store.browser("first") == "first"  # none of them was used
        assert await asyncio.gather(*(store.browser("second") for _ in range(5))) == ["first"] * 5
        assert [await store.browser(key) for key in ("first", "second", "third")] == [None, "first", None]
        assert [await renewed(store, key, "x", 3.0) for key in ("first", "third")] == ["ended"] * 2
        assert not await store.claim_key("second", "another link")
        assert [await store.claim_key("second", "link") for _ in range(2)] == [True, False]
        assert await renewed(store, "second", "fourth", 3.0) == "made"
        assert await store.browser("fourth") == "first"
        assert [await store.browser(key) for key in ("first", "second", "third")] == [None] * 3


async def test_of_keys_that_are_used_at_the_same_moment_one_is_left_and_the_first_one_is_never_valid_again(
    store_url: str,
) -> None:
    async with opened(store_url) as store:
        for number in range(30):
            first = f"first {number}"
            new = [f"{first} {each}" for each in range(6)]
            for key in new:
                await renewed(store, first, key, 1.0)
            await asyncio.gather(*(store.browser(key) for key in new))
            assert await store.browser(first) is None
            assert [await store.browser(key) for key in new].count(first) == 1


async def test_a_key_that_was_read_as_new_but_replaced_before_it_was_used_replaces_nothing(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        for key in ("planted", "own"):
            await renewed(store, "first", key, 1.0)
        connection = await asyncpg.connect(postgres_url)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE browser_keys IN EXCLUSIVE MODE")  # reading goes on
                both = [asyncio.create_task(store.browser(key)) for key in ("own", "planted")]
                waiting = (
                    "SELECT count(*) FROM pg_locks WHERE NOT granted"
                    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
                )
                async with asyncio.timeout(PATIENCE):
                    while await connection.fetchval(waiting) < len(both):
                        await asyncio.sleep(0.01)
        finally:
            await connection.close()
        await asyncio.gather(*both)
        assert [await store.browser(key) for key in ("own", "planted")].count("first") == 1
        assert await store.browser("first") is None


async def test_keys_that_are_never_used_and_keys_that_were_replaced_do_not_pile_up(store_url: str) -> None:
    async with opened(store_url) as store:
        for number in range(MAX_UNUSED_KEYS + 4):
            await renewed(store, "first", f"new {number}", float(number))
        assert await sql(store_url, "SELECT count(*) FROM browser_keys") == [(MAX_UNUSED_KEYS,)]
        last = f"new {MAX_UNUSED_KEYS + 3}"
        assert await store.browser(last) == "first"
        await renewed(store, last, "next", time.time() + REPLACED_KEYS_KEPT_S + 60)
        assert await sql(store_url, "SELECT count(*) FROM browser_keys") == [(2,)]
        assert await store.browser(last) == "first"


# Links


def test_looking_at_a_link_changes_nothing_and_the_button_works_without_scripts(server: Server) -> None:
    with browser(server) as anna, server.client() as other:
        table = table_of(other)
        link = table.made["seats"][0]["link"]
        before = table.version
        for _ in range(40):
            with browser(server) as preview:
                page = preview.get(link)
                assert page.status_code == 200
                assert not preview.cookies
        assert "<form method='post'><button>Play in this browser</button></form>" in page.text
        assert "<script" not in page.text
        assert page.headers["referrer-policy"] == "same-origin"  # or the button's Origin would be `null`
        assert table.version == before
        taken = anna.post(link, headers={"Origin": server.url, "Content-Type": "application/x-www-form-urlencoded"})
        assert taken.headers["location"] == f"{server.url}/table/{table.id}"
        assert Person(anna, table.id).view()["table"]["you"] == [0]


def test_a_new_link_makes_the_one_before_invalid_and_can_be_revoked(server: Server) -> None:
    with browser(server) as anna, server.client() as other:
        table = Table(other, [HUMAN, OPEN, HUMAN])
        first = table.people[0]
        take_seat(anna, table.made["seats"][0]["link"])
        here = Person(anna, table.id)
        fresh = table.holder(fine(here.post("/seats/0/link"))["token"])
        assert fresh.view()["table"]["you"] == [0]
        assert fresh.view()["table"]["host"]  # what the seat had, it has
        refused(first.get(), 401, "token")
        assert other.get(table.made["seats"][0]["link"]).status_code == 401
        refused(fresh.delete("/seats/0/link"), 409, "own-key")
        refused(table.people[2].delete("/seats/0/link"), 403, "no-seat")
        fine(here.delete("/seats/0/link"))
        refused(fresh.get(), 401, "token")
        assert here.view()["table"] | {"updated": 0} == here.view()["table"] | {"updated": 0, "you": [0], "host": True}


# What holds a seat


def test_browsers_and_links_are_listed_and_ended(server: Server) -> None:
    with browser(server) as phone, browser(server) as thief, server.client() as other:
        table = table_of(other, modules=["missions"])
        link = table.made["seats"][1]["link"]
        phone.headers["User-Agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
        for client in (phone, thief):
            take_seat(client, link)
        here, there = Person(phone, table.id), Person(thief, table.id)
        browsers = [key for key in keys(here) if key["kind"] == "browser"]
        own, stolen = ([key for key in browsers if key["you"] is mine] for mine in (True, False))
        assert (len(own), len(stolen)) == (1, 1)
        assert own[0]["device"] == "Firefox, Android"
        assert own[0]["since"] > 0
        assert [key["seats"] for key in keys(here) if key["kind"] == "link"] == [[1]]
        assert keys(table.passer_by) == keys(table.people[0])[:0]
        refused(here.delete(f"/keys/{own[0]['id']}"), 409, "own-key")
        refused(table.people[0].delete(f"/keys/{own[0]['id']}"), 404, "no-key")
        left = fine(here.delete(f"/keys/{stolen[0]['id']}"))["keys"]
        assert stolen[0]["id"] not in {key["id"] for key in left}
        assert there.view()["table"]["you"] == []
        assert there.view()["missions"][1] is None
        fine(here.delete(f"/keys/{next(key['id'] for key in left if key['kind'] == 'link')}"))
        refused(table.people[1].get(), 401, "token")
        assert thief.get(link).status_code == 401


def test_a_leaked_token_of_the_host_is_ended_by_the_first_player(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN])
    first = table.people[0]
    assert "host" not in {key["kind"] for key in keys(table.join("Anna"))}
    leaked = next(key["id"] for key in keys(first) if key["kind"] == "host")
    fine(first.delete(f"/keys/{leaked}"))
    refused(table.host.post("/start", fill="claim"), 401, "token")
    assert fine(first.post("/start", fill="claim"))["table"]["host"]


def test_whoever_follows_with_an_ended_key_sees_no_more_than_a_spectator(server: Server) -> None:
    with browser(server) as thief, server.client() as other:
        table = table_of(other, modules=["missions"])
        take_seat(thief, table.made["seats"][0]["link"])
        headers = {"Accept": "text/event-stream"}
        with thief.stream("GET", f"/api/games/{table.id}/events", headers=headers) as news:
            lines = (line for line in news.iter_lines() if line.startswith("data: "))
            assert '"seat":0,' in next(lines)
            stolen = next(key["id"] for key in keys(table.people[0]) if key["kind"] == "browser")
            fine(table.people[0].delete(f"/keys/{stolen}"))
            assert '"seat":null,' in next(lines)


# Invitations


def test_an_invitation_is_not_in_the_database_and_a_new_one_replaces_it(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        table = Table(client, [HUMAN, INVITED, INVITED])
        refused(table.join("Anna", invite=table.code).post("/invite"), 403, "not-host")
        newer = fine(table.host.post("/invite"))
        assert newer["link"] == f"{server.url}/join/{table.id}/{newer['invite']}"
        refused(table.passer_by.post("/join", name="Eve", invite=table.code), 403, "invite")
        with closing(sqlite3.connect(file_of(sqlite_url))) as db:
            stored = "\n".join(db.iterdump())
        assert hash_of(newer["invite"]) in stored
        for code in (table.code, newer["invite"], table.made["host"], *(s["token"] for s in table.made["seats"][:1])):
            assert code not in stored
        table.join("Ben", invite=newer["invite"])
        fine(table.host.post("/start"))
        refused(table.host.post("/invite"), 409, "started")


def test_an_invitation_can_be_looked_at_before_somebody_joins(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, INVITED, INVITED])
    fine(table.passer_by.post("/invite/check", invite=table.code))
    for wrong in ("", "nonsense", table.made["host"]):
        refused(table.passer_by.post("/invite/check", invite=wrong), 403, "invite")
    newer = fine(table.host.post("/invite"))["invite"]
    refused(table.passer_by.post("/invite/check", invite=table.code), 403, "invite")
    version = table.version
    fine(table.passer_by.post("/invite/check", invite=newer))
    assert table.version == version, "it changes nothing"
    anna = table.join("Anna", invite=newer)
    table.join("Ben", invite=newer)
    fine(table.passer_by.post("/invite/check", invite=newer))  # there is no seat left, which the lobby says
    fine(table.host.post("/start"))
    refused(table.passer_by.post("/invite/check", invite=newer), 403, "invite")
    fine(anna.post("/leave"))
    code = fine(table.host.post("/seats/1/invite"))["invite"]
    fine(table.passer_by.post("/invite/check", invite=code))
    refused(table.passer_by.post("/invite/check", invite=newer), 403, "invite")


def test_an_invitation_that_an_older_server_left_in_the_database_lets_nobody_in(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        table = Table(client, [HUMAN, INVITED, INVITED])
        server.stop()
    old: Any = f'"invite":"{table.code}"'
    asyncio.run(sql(sqlite_url, "DROP TRIGGER entries_not_changed"))
    written = f'"invited":"{hash_of(table.code)}"'
    asyncio.run(sql(sqlite_url, f"UPDATE entries SET entry = replace(entry, '{written}', '{old}')"))
    asyncio.run(rechain(sqlite_url, table.id))
    with Server(sqlite_url) as server, server.client() as client:
        again = Person(client, table.id)
        refused(again.post("/join", name="Eve", invite=table.code), 403, "invite")
        host = Person(client, table.id, table.made["host"])
        code = fine(host.post("/invite"))["invite"]
        fine(again.post("/join", name="Anna", invite=code))
