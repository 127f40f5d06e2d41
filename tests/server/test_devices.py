"""One person on several devices: passes, seats that are theirs everywhere, and devices that are theirs no longer."""

from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.knowing import Known, Stranger
from tests.server.listening import live
from tests.server.playing import HUMAN, INVITED, Person, Table, browser, fine, refused, take_seat
from tests.server.serving import PATIENCE, Server
from tests.server.test_seats import Public


def mine(client: httpx.Client) -> set[str]:
    """The tables of a browser."""
    return {card["id"] for card in fine(client.get("/api/games"))["mine"]}


def second(server: Server, stack: ExitStack, secret: str) -> Known:
    """Another device, which shows a pass."""
    device = Stranger(server, stack)
    device.show(secret)
    return device


def table_of(client: httpx.Client, *names: str) -> Table:
    return Table(client, [{**HUMAN, "name": name} for name in names], shuffle=False)


@pytest.mark.parametrize("kind", ["link", "file", "words"])
def test_a_pass_makes_another_device_the_same_persons(server: Server, stack: ExitStack, kind: str) -> None:
    laptop = Known(server, stack)
    table = table_of(laptop.client, "Anna", "Ben", "Cy")
    laptop.sit_down(table.people[0].token, table.id)
    made = laptop.new_pass(kind)
    assert [each["kind"] for each in made["me"]["passes"]] == [kind]
    assert kind not in ("file", "words") or made["until"] is None
    phone = second(server, stack, made["secret"].upper() if kind == "words" else made["secret"])
    assert mine(phone.client) == mine(laptop.client) == {table.id}
    fine(Person(phone.client, table.id).act("end", 0))
    assert [device["you"] for device in phone.me()["devices"]] == [False, True]
    other = table_of(phone.client, "Anna", "Ben", "Cy")
    phone.sit_down(other.people[0].token, other.id)
    assert mine(laptop.client) == {table.id, other.id}, "a seat that is gained on one device is there on the other"
    assert fine(Person(laptop.client, other.id).act("end", 0))["ply"] == 1
    passer_by = stack.enter_context(browser(server))
    again = passer_by.post("/api/me/devices", json={"secret": made["secret"]})
    if kind == "link":
        refused(again, 403, "pass")
    else:
        assert again.status_code == 201
        fine(laptop.ask("DELETE", f"/passes/{kind}"))
        refused(passer_by.post("/api/me/devices", json={"secret": made["secret"]}), 403, "pass")


def test_looking_at_a_link_spends_nothing_and_does_not_tell_its_secret(server: Server, stack: ExitStack) -> None:
    laptop = Known(server, stack)
    made = laptop.new_pass("link")
    address, _, secret = made["link"].partition("#")
    assert secret == made["secret"]
    assert secret not in address
    for _ in range(2):
        assert httpx.get(made["link"], timeout=PATIENCE).status_code == 200
    second(server, stack, secret)


def test_words_that_were_mistyped_are_told_from_words_of_nobody(server: Server, stack: ExitStack) -> None:
    words = Known(server, stack).new_pass("words")["secret"].split()
    passer_by = stack.enter_context(browser(server))
    for wrong in (words[:-1], [*words[1:], words[0]], ["babab", *words[1:]]):
        refused(passer_by.post("/api/me/devices", json={"secret": " ".join(wrong)}), 422, "words")
    refused(passer_by.post("/api/me/devices", json={"secret": "nothing"}), 403, "pass")


def test_what_a_device_had_before_is_joined(server: Server, stack: ExitStack) -> None:
    laptop, phone = Known(server, stack), Known(server, stack)
    table = table_of(laptop.client, "Anna", "Ben", "Cy")
    phone.sit_down(table.people[0].token, table.id)
    before = phone.secret
    fine(laptop.ask("PUT", "/name", name="Ottilie"))
    secret = laptop.new_pass("link")["secret"]
    # The link may come from somebody who wants these seats: it is neither spent nor followed without more ado.
    assert refused(phone.ask("POST", "/devices", secret=secret), 409, "bring")["facts"] == {"name": "Ottilie"}
    assert mine(laptop.client) == set()
    assert phone.me()["name"] == ""
    phone.show(secret, bring=True)
    assert mine(laptop.client) == {table.id}
    with browser(server) as passer_by:
        refused(passer_by.get("/api/me", headers={"X-Kontor-Device": before}), 401, "device")


def test_seats_that_the_cookie_does_not_prove_any_more_are_joined_too(server: Server, stack: ExitStack) -> None:
    laptop, phone = Known(server, stack), Known(server, stack)
    table = table_of(laptop.client, "Anna", "Ben", "Cy")
    phone.sit_down(table.people[1].token, table.id)
    phone.client.cookies.clear()
    phone.show(laptop.new_pass("link")["secret"], bring=True)
    for device in (laptop, phone):
        assert mine(device.client) == {table.id}
    assert fine(laptop.client.get(f"/api/games/{table.id}"))["table"]["you"] == [1]


def test_whoever_signs_out_leaves_nothing_in_their_browser_and_can_come_back(server: Server, stack: ExitStack) -> None:
    laptop = Known(server, stack)
    table = table_of(laptop.client, "Anna", "Ben", "Cy")
    laptop.sit_down(table.people[0].token, table.id)
    (own,) = laptop.me()["devices"]
    refused(laptop.ask("DELETE", f"/devices/{own['id']}"), 409, "own-device")
    words = laptop.new_pass("words")["secret"]
    before = dict(laptop.client.cookies)
    assert fine(laptop.ask("DELETE", f"/devices/{own['id']}"))["devices"] == []
    assert not laptop.client.cookies
    refused(laptop.ask("GET"), 401, "device")
    laptop.client.cookies.update(before)  # somebody has kept it
    assert mine(laptop.client) == set()
    phone = second(server, stack, words)
    assert mine(phone.client) == {table.id}
    other = second(server, stack, words)
    (_, here) = other.me()["devices"]
    fine(other.ask("DELETE", f"/devices/{here['id']}"))
    assert mine(phone.client) == {table.id}, "the others stay as they are"


def test_a_device_that_is_removed_has_nothing_left(server: Server, stack: ExitStack) -> None:
    laptop = Known(server, stack)
    phone = second(server, stack, laptop.new_pass("file")["secret"])
    table = table_of(phone.client, "Anna", "Ben", "Cy")
    phone.sit_down(table.people[0].token, table.id)
    words = phone.new_pass("words")["secret"]
    _, other = laptop.me()["devices"]
    refused(laptop.ask("DELETE", "/devices/nothing"), 404, "no-device")
    with live(Person(phone.client, table.id)) as passing, live(Person(phone.client, table.id), seat=0) as line:
        assert line.hear()["view"]["seat"] == passing.hear()["view"]["seat"] == 0
        assert len(fine(laptop.ask("DELETE", f"/devices/{other['id']}"))["devices"]) == 1
        assert line.is_ended()
        passing.tell("act", action="end", ply=0)
        assert passing.hear_both("view", "refused")[0]["view"]["seat"] is None, "it looks on like anybody else"
    refused(phone.ask("GET"), 401, "device")
    assert mine(phone.client) == set()
    assert mine(laptop.client) == {table.id}
    assert laptop.me()["here"]
    fine(Person(laptop.client, table.id).act("end", 0))
    refused(Person(phone.client, table.id).act("end", 0), 401)
    for known in ({"secret": words}, {"secret": words, "bring": True}):
        refused(phone.client.post("/api/me/devices", json=known), 403, "pass")
    token = table.people[0].token
    refused(phone.client.post(f"/api/games/{table.id}/open", json={"token": token}), 401, "token")


def test_whoever_looked_on_and_is_a_player_now_gets_the_view_of_the_player(server: Server, stack: ExitStack) -> None:
    laptop, phone = Known(server, stack), Stranger(server, stack)
    table = table_of(laptop.client, "Anna", "Ben", "Cy")
    laptop.sit_down(table.people[1].token, table.id)
    here = Person(phone.client, table.id)
    seen = here.view()
    around = seen["table"]
    known = {"ply": seen["ply"], "version": seen["version"], "updated": around["updated"], "you": ""}
    with live(here, **known) as line:
        line.hear("current")
    phone.show(laptop.new_pass("link")["secret"])
    with live(here, **known) as line:  # its page connects again
        view = line.hear()["view"]
        assert (view["seat"], view["table"]["you"], view["version"]) == (1, [1], seen["version"])


def test_a_browser_that_forgot_who_it_is_stays_the_same_person_where_no_cookie_can_be_planted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kontor.db'}"
    with Public(database, "https://games.example.org") as server, server.client() as laptop:
        laptop.headers["Host"] = "games.example.org"
        first = laptop.post("/api/me", json={})
        cookie = first.headers["set-cookie"].partition(";")[0]
        assert cookie.startswith("__Host-")
        fine(laptop.put("/api/me/name", json={"name": "Ute"}, headers={"X-Kontor-Device": first.json()["secret"]}))
        again = laptop.post("/api/me", json={}, headers={"Cookie": cookie}).json()["me"]
        assert again["name"] == "Ute"
        assert [device["you"] for device in again["devices"]] == [False, True]


def test_a_browser_that_forgot_who_it_is_keeps_its_seats(server: Server, stack: ExitStack) -> None:
    laptop = Known(server, stack)
    table = table_of(laptop.client, "Anna", "Ben", "Cy")
    laptop.sit_down(table.people[0].token, table.id)
    laptop.introduce()
    assert mine(laptop.client) == {table.id}


@pytest.mark.parametrize("way", ["link", "open", "introduce"])
def test_the_cookie_of_a_person_that_was_planted_brings_them_nothing(
    server: Server, stack: ExitStack, way: str
) -> None:
    mallory, anna = Known(server, stack), Stranger(server, stack)
    table = table_of(stack.enter_context(browser(server)), "Anna", "Ben", "Cy")
    anna.client.cookies.update(dict(mallory.client.cookies))
    if way == "introduce":
        Known.introduce(anna)
    if way == "link":
        take_seat(anna.client, table.made["seats"][0]["link"])
    else:
        anna.sit_down(table.people[0].token, table.id)
    mallory.client.cookies.clear()
    assert fine(mallory.ask("POST", "/browser"))["here"]
    assert mine(mallory.client) == set()
    assert mine(anna.client) == {table.id}
    assert len(mallory.me()["devices"]) == 1


def test_a_person_who_opens_a_link_without_a_script_has_all_seats_on_all_devices_afterwards(
    server: Server, stack: ExitStack
) -> None:
    laptop = Known(server, stack)
    first, second_table = (table_of(laptop.client, "Anna", "Ben", "Cy") for _ in range(2))
    laptop.sit_down(first.people[0].token, first.id)
    phone = second(server, stack, laptop.new_pass("link")["secret"])
    take_seat(laptop.client, second_table.made["seats"][0]["link"])
    assert mine(laptop.client) == {second_table.id}
    fine(laptop.ask("POST", "/browser"))  # as every page does that has the secret of a device
    assert mine(laptop.client) == mine(phone.client) == {first.id, second_table.id}


def test_a_browser_that_lost_its_cookie_gets_its_seats_again(server: Server, stack: ExitStack) -> None:
    laptop = Known(server, stack)
    table = table_of(laptop.client, "Anna", "Ben", "Cy")
    laptop.sit_down(table.people[0].token, table.id)
    laptop.client.cookies.clear()
    assert not laptop.me()["here"]
    refused(laptop.ask("POST", "/passes", kind="link"), 409, "not-here")
    assert fine(laptop.ask("POST", "/browser"))["here"]
    assert laptop.me()["here"]
    assert mine(laptop.client) == {table.id}


def test_a_key_that_was_planted_before_is_good_for_nothing_afterwards(server: Server, stack: ExitStack) -> None:
    mallory = stack.enter_context(browser(server))
    table = Table(mallory, [HUMAN, INVITED, HUMAN])
    take_seat(mallory, table.made["seats"][0]["link"])
    planted = dict(mallory.cookies)
    anna = Stranger(server, stack)
    anna.client.cookies.update(planted)
    Known.introduce(anna)
    phone = second(server, stack, anna.new_pass("link")["secret"])
    other = table_of(phone.client, "Anna", "Ben", "Cy")
    phone.sit_down(other.people[0].token, other.id)
    assert other.id in mine(anna.client)
    assert mine(mallory) == set()


def test_nobody_signs_in_where_no_provider_is_named(server: Server, stack: ExitStack) -> None:
    anna = Known(server, stack)
    assert fine(anna.ask("GET", "/sign-in")) == {"label": None}
    refused(anna.ask("POST", "/sign-in"), 404, "no-sign-in")
    refused(anna.ask("POST", "/sign-in/finish", state="", code="a"), 404, "no-sign-in")
    assert not fine(anna.ask("DELETE", "/sign-in"))["signs_in"]
