"""Coach and hints: for somebody who plays against bots, and for nobody else."""

import asyncio
from typing import Any

import httpx
import pytest

import kontor
from kontor.server.bots.analyses import Analyses
from kontor.server.bots.pool import Pool
from kontor.server.bots.queue import Priority
from kontor.server.store.jobs import Job
from tests.server.playing import BOT, HUMAN, OPEN, Person, Table, browser, eventually, fine, refused, take_seat
from tests.server.serving import Server
from tests.server.storing import until

SOLO = [HUMAN, BOT, BOT]


def mine(table: Table) -> Person:
    """The one person of a table, once it is their decision."""
    person = next(person for person in table.people if person.token)
    eventually(lambda: person.view().get("legal"))
    return person


def test_somebody_alone_with_bots_gets_ideas_that_are_legal(client: httpx.Client) -> None:
    person = mine(Table(client, SOLO))
    view, said = person.view(), fine(person.get("/coach"))
    assert said["ply"] == view["ply"]
    assert view["table"]["alone"]
    assert said["remark"] is None
    assert 1 <= len(said["ideas"]) <= 3
    assert all(idea["decisions"][0] in view["legal"] for idea in said["ideas"])
    assert said["ideas"][0]["effects"][0]["what"] in ("filled", "full")


def test_a_hint_says_as_much_as_its_grade(client: httpx.Client) -> None:
    person = mine(Table(client, SOLO))
    first, second, third = (fine(person.get("/hint", grade=grade)) for grade in (1, 2, 3))
    assert first["place"] == second["place"] == third["place"]
    assert (first["kind"], first["idea"]) == (None, None)
    assert second["kind"] == third["kind"]
    assert second["kind"] is not None
    assert second["idea"] is None
    assert [hint["more"] for hint in (first, second, third)] == [True, True, False]
    assert third["idea"]["decisions"][0] in person.view()["legal"]
    refused(person.get("/hint", grade=4), 422)


@pytest.mark.parametrize("path", ["/coach", "/hint"])
def test_nobody_is_helped_at_a_table_with_other_people(client: httpx.Client, path: str) -> None:
    people = Table(client, [HUMAN, HUMAN, BOT])
    for person in (person for person in people.people if person.token):
        told = refused(person.get(path), 403, "people")
        assert "games against bots" in told["message"]
        assert not person.view()["table"]["alone"]
    refused(Person(client, people.id).get(path), 401, "no-seat")


def test_whoever_holds_several_seats_is_told_that_as_the_reason(server: Server) -> None:
    with browser(server) as shared:
        table = Table(shared, [HUMAN, HUMAN, BOT])
        for seat in (0, 1):
            take_seat(shared, table.made["seats"][seat]["link"])
        both = Person(shared, table.id)
        assert "several seats" in refused(both.get("/coach"), 403, "several-seats")["message"]
        assert not both.view()["table"]["alone"]


def test_help_needs_a_game_and_a_decision(client: httpx.Client) -> None:
    lobby = Table(client, [HUMAN, OPEN, BOT])
    refused(lobby.people[0].get("/coach"), 409, "lobby")
    table = Table(client, SOLO)
    person = mine(table)
    fine(person.ask("PUT", f"/seats/{person.view()['seat']}/bot", json={"level": "claim"}))
    refused(person.get("/hint"), 409, "not-your-decision")


async def test_quick_bots_do_not_wait_for_a_coach() -> None:
    pool, thought = Pool(1), asyncio.Event()
    pool.start()
    strong = Job(kind="bots", key="t", moment=0, client="a", priority=Priority.PERSON, quick=False)

    async def think(_: Any) -> bool:
        return await thought.wait()

    async def claim() -> bool:
        return True

    game = kontor.new_game("hansa", 3)
    thinking = asyncio.create_task(pool.do(strong, think, lambda: Priority.PERSON, claim))
    coaching = asyncio.create_task(Analyses(None, pool, None).advice("t", game, 0, "b"))  # type: ignore[arg-type]
    await until(lambda: [ticket.job.kind for ticket in pool.queue] == ["coach"])  # for the process of strong bots
    await asyncio.sleep(0.05)
    assert [ticket.job.kind for ticket in pool.queue] == ["coach"], "and for no other"
    coaching.cancel()
    thought.set()
    assert await thinking
    await pool.close()


async def test_a_coach_on_a_slow_machine_answers_late_instead_of_never() -> None:
    pool = Pool(1, budget=0.001)  # of a bot at a table
    pool.start()
    analyses, game = Analyses(None, pool, None), kontor.new_game("hansa", 3)  # type: ignore[arg-type]
    said, seen = await asyncio.gather(analyses.advice("t", game, 0, "a"), analyses.position(game, "b"))
    assert said.ideas
    assert seen.moves
    await pool.close()
