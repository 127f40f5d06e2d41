"""Bots at the tables of a server: they decide by themselves, at a pace for people, and in nobody's way."""

from pathlib import Path
from time import sleep

import httpx
import pytest

import kontor
from kontor import bots
from tests.server.listening import live
from tests.server.playing import BOT, HUMAN, Person, Table, eventually, fine, refused, table_of
from tests.server.serving import Server

LONG = 10  # seconds: the slowest pace


def game_goes_on(person: Person, ply: int) -> bool:
    return bool(person.view()["ply"] > ply)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_decide_until_a_person_must(client: httpx.Client, level: str) -> None:
    table = Table(client, [HUMAN, {"kind": "bot", "level": level}, {"kind": "bot", "level": level}], pace=0)
    person = table.people[0]
    with live(person) as line:
        line.hear()
        person.decide("end")
        news = [line.hear()]
        while news[-1]["view"]["decider"] != 0:
            news.append(line.hear())
    plies = [message["view"]["ply"] for message in news]
    assert plies == sorted(set(plies))
    assert plies[-1] > 2
    for before, message in zip(plies, news[1:], strict=False):  # one decision may tell of several, none twice
        assert message["since"] == before
    assert person.view()["legal"]


def test_a_table_of_bots_plays_to_its_end(client: httpx.Client) -> None:
    table = Table(client, [BOT, BOT], duo="britannia", pace=0)
    refused(table.host.act("end", 0), 403, "no-seat")
    assert eventually(lambda: table.passer_by.view()["is_over"])
    game = kontor.load(table.passer_by.get("/record").text)
    assert game.is_over
    assert game.names == ("Wulf", "Tilda")
    assert game.ply == table.passer_by.view()["ply"]


def test_a_bot_waits_so_that_people_can_follow_and_chat_does_not_shorten_that(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, BOT, BOT], pace=400)
    person = table.people[0]
    with live(person) as line:
        line.hear()
        decided = person.decide("end")["table"]["updated"]
        line.hear()
        for text in ("are", "you", "asleep?"):
            fine(person.post("/chat", text=text))
        ply = 1
        while ply < 3:  # the first two decisions of the bots, between which chat may be told
            message = line.hear_any()
            if message["type"] == "view":
                ply = message["view"]["ply"]
                assert message["view"]["table"]["updated"] >= decided + 0.4 * min(ply - 1, 2)


def among_slow_bots(client: httpx.Client) -> Person:
    """Somebody with two bots, each of which now waits for long; their process is there already."""
    person = Table(client, [HUMAN, BOT, BOT], pace=0).people[0]
    person.decide("end")
    eventually(lambda: person.view()["decider"] == 0)
    fine(person.put("/pace", pace=1000 * LONG))
    return person


def test_a_waiting_bot_answers_sooner_when_the_pace_is_changed(client: httpx.Client) -> None:
    person = among_slow_bots(client)
    ended = person.decide("end")
    fine(person.put("/pace", pace=0))
    with live(person, ply=ended["ply"]) as line:
        view = line.hear()["view"]
        while view["decider"] != 0:
            view = line.hear()["view"]
    assert view["table"]["updated"] < ended["table"]["updated"] + 2 * LONG


def test_bots_set_to_instant_answer_at_once_until_a_person_must_decide(client: httpx.Client) -> None:
    person = among_slow_bots(client)
    assert not fine(person.post("/instant"))["table"]["instant"]  # nobody waits for a bot
    ended = person.decide("end")
    refused(Person(client, person.table).post("/instant"), 401, "no-seat")
    assert fine(person.post("/instant"))["table"]["instant"]
    assert eventually(lambda: person.view()["decider"] == 0)
    view = person.view()["table"]
    assert view["updated"] < ended["table"]["updated"] + 2 * LONG
    assert (view["instant"], view["pace"]) == (False, 1000 * LONG)
    person.decide("end")
    assert person.view()["decider"] == 1


def test_bots_wait_while_a_take_back_is_asked(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, BOT, HUMAN], pace=10_000)
    asking, _, other = table.people
    ply = asking.decide("end")["ply"]
    asked = fine(asking.post("/takeback", ply=0))["table"]["proposal"]
    fine(other.put("/pace", pace=0))
    sleep(0.5)
    assert asking.view()["ply"] == ply
    fine(other.post("/reply", agree=False, version=asked["version"]))
    assert eventually(lambda: game_goes_on(asking, ply))


def test_bots_do_not_answer_for_a_past_that_was_taken_back(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, BOT, BOT], pace=200)
    person = table.people[0]
    for _ in range(3):
        person.decide("end")
        view = fine(person.post("/takeback", ply=0))
        assert (view["ply"], view["decider"]) == (0, 0)
    sleep(0.5)
    assert person.view()["ply"] == 0


def test_tables_with_bots_do_not_wait_for_each_other(client: httpx.Client) -> None:
    slow = [Table(client, [BOT] * 3, pace=10_000) for _ in range(5)]
    quick = [Table(client, [BOT] * 5, pace=0) for _ in range(5)]
    people = table_of(client)
    person = people.people[0]

    def all_went_on() -> bool:
        person.decide("place t hamburg-luebeck/1")  # a table of people goes on meanwhile
        fine(person.post("/undo"))
        return all(game_goes_on(table.passer_by, 15) for table in quick)

    eventually(all_went_on)
    for table in slow:
        view = table.passer_by.view()
        assert view["ply"] == 0 or view["table"]["updated"] >= view["table"]["created"] + LONG


@pytest.mark.full
def test_after_a_crash_bots_go_on_by_themselves(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kontor.db'}"

    def ply(client: httpx.Client) -> int:
        """As the list shows it: nobody asks for the table itself."""
        return int(fine(client.get("/api/games"))["public"][0]["ply"])

    with Server(database) as server, server.client() as client:
        table = Table(client, [HUMAN, BOT, BOT, BOT], public=True, pace=200)
        table.people[0].decide("end")
        eventually(lambda: ply(client) > 2)
        server.kill()
    with Server(database, port=server.port) as again, again.client() as client:
        assert 2 < ply(client) < 9
        assert eventually(lambda: fine(client.get("/api/games"))["public"][0]["decider"] == 0)
        record = client.get(f"/api/games/{table.id}/record").text
        numbers = [line.split()[0] for line in record.splitlines() if line[:1].isdigit()]
        assert numbers == [str(number + 1) for number in range(len(numbers))]
        assert again.stop() == 0
