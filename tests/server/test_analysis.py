"""Analysis of games at the tables of a server: asked for, given up, continued after a restart, and within limits."""

import asyncio
import time
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

import kontor
from kontor.bots.analysis import ANALYST
from kontor.bots.review import review, review_decisions
from kontor.replay import load
from kontor.server.background import SEARCH_INTERVAL_S
from kontor.server.bots.analyses import MADE_BY, Notes
from kontor.server.store.common import MAX_ANALYSES_PER_CLIENT, Kept
from tests.server.ended import LATE, Stored, store_games, three
from tests.server.listening import live
from tests.server.playing import HUMAN, Json, Person, Table, eventually, fine, refused, soon
from tests.server.serving import Server
from tests.server.storing import opened, sql
from tests.server.test_bot_load import turn_of

EASY: Json = {"kind": "bot", "level": "easy"}


CONTENT = "SELECT content FROM analyses WHERE table_id = '{}'"
KNOWN = 20  # decisions that were evaluated before a restart
LOSS = 0.7  # of the last of them, as no evaluation would find it


@pytest.fixture(scope="module")
def ended(database: str) -> list[Stored]:
    """Games that are over. Of the first, an earlier server analysed a part; of the second, nothing can be read; what is
    kept of the last but one cannot be summed up."""
    stored = store_games(
        database, *[three()] * (MAX_ANALYSES_PER_CLIENT + 5), three(modules=["missions", "favours"]), late=LATE
    )
    game = kontor.from_position({"players": 3, **LATE})
    for action in stored[0].actions[:KNOWN]:
        game.play(action)
    found = list(review_decisions(game, ANALYST, None, range(KNOWN)))
    found[-1] = replace(found[-1], loss=LOSS)
    asyncio.run(keep(database, stored[0].id, msgspec.msgpack.encode(found)))
    asyncio.run(keep(database, stored[1].id, b"rubbish"))
    odd = [*found[:-1], replace(found[-1], loss=7.0)]
    asyncio.run(keep(database, stored[-2].id, msgspec.msgpack.encode(odd)))
    asyncio.run(keep(database, stored[3].id, msgspec.msgpack.encode(found), made_by="expert 0.1.0", finished=True))
    return stored


async def keep(url: str, table: str, found: bytes, made_by: str = MADE_BY, finished: bool = False) -> None:
    async with opened(url) as store:
        facts = {"table": table, "mark": "one", "client": "", "made_by": made_by, "decisions": KNOWN}
        await store.begin_analysis(Kept(**facts, finished=finished, content=zlib.compress(found)))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def served(database: str, ended: list[Stored]) -> Iterator[Server]:
    with Server(database, "--proxy", "127.0.0.1", "--bot-workers", "1", limited=True) as running:
        yield running
        assert running.stop() == 0
        assert running.log.count("Traceback") == 1, "that of what cannot be summed up"


@pytest.fixture
def client(served: Server) -> Iterator[httpx.Client]:
    with served.client() as client:
        yield client


def analysed(person: Person) -> Json:
    """What is found at last."""

    def done() -> Any:
        found = fine(person.get("/analysis"))
        return found if found["status"] != "working" else None

    found: Json = eventually(done)
    return found


def test_a_game_that_is_over_is_analysed_and_the_result_is_kept(client: httpx.Client, ended: list[Stored]) -> None:
    passer_by = Person(client, ended[-1].id)
    none = fine(passer_by.get("/analysis"))
    assert (none["status"], none["decisions"], none["result"]) == ("none", len(ended[-1].actions), None)
    asked = passer_by.post("/analysis")
    assert asked.status_code == 202
    assert asked.json()["status"] == "working"
    found = analysed(passer_by)
    assert found["status"] == "done"
    assert found["evaluated"] == found["decisions"] == len(ended[-1].actions)
    assert passer_by.post("/analysis").json() == found, "asked again, it is there"
    result = found["result"]
    game = load(passer_by.get("/record").text)
    expected = review(game, ANALYST)
    assert [decision["played"] for decision in result["decisions"]] == list(ended[-1].actions)
    assert [decision["loss"] for decision in result["decisions"]] == pytest.approx(
        [decision.loss for decision in expected.decisions], abs=1e-4
    )
    assert result["end"]["chances"] == [float(score.rank == 1) for score in game.scores()]
    assert [points["total"] for points in result["end"]["points"]] == [score.total for score in game.scores()]
    for seat, player in enumerate(result["players"]):
        worst = [result["decisions"][ply - 1] for ply in player["costliest"]]
        assert {decision["seat"] for decision in worst} <= {seat}
        assert all(decision["best"]["decisions"][0] != decision["played"] for decision in worst)
    assert any(player["costliest"] for player in result["players"])


def test_the_progress_of_an_analysis_is_told_over_the_socket(client: httpx.Client, ended: list[Stored]) -> None:
    passer_by = Person(client, ended[-3].id)
    with live(passer_by, analysis=True) as line, live(passer_by) as other:
        line.hear()
        told = [line.hear("analysis")["analysis"]]
        passer_by.post("/analysis")
        while told[-1]["status"] not in ("done", "failed"):
            told.append(line.hear("analysis")["analysis"])
        assert [each["status"] for each in (told[0], *told[-1:])] == ["none", "done"]
        assert {each["status"] for each in told[1:-1]} <= {"working"}
        counts = [each["evaluated"] for each in told]
        assert counts == sorted(counts)
        assert told[-1] == fine(passer_by.get("/analysis"))
        other.hear()
        other.tell("ping")
        other.hear("pong")


def test_an_analysis_is_kept_without_names_and_shown_with_those_of_now(
    served: Server, client: httpx.Client, ended: list[Stored], database: str
) -> None:
    """Somebody may be deleted."""
    passer_by = Person(client, ended[-1].id)
    passer_by.post("/analysis")
    names = analysed(passer_by)["result"]["names"]
    assert names == passer_by.view()["names"]
    (content,) = [content for (content,) in asyncio.run(sql(database, CONTENT.format(ended[-1].id)))]
    assert b'"played"' in zlib.decompress(content)
    assert [name for name in names if name.encode() in zlib.decompress(content)] == []
    path = f"/api/operator/tables/{ended[-1].id}/seats/1/name"
    fine(client.put(path, json={"name": "Eve"}, headers=served.operator))
    assert fine(passer_by.get("/analysis"))["result"]["names"] == [names[0], "Eve", names[2]]


def test_what_an_older_kontor_found_is_not_shown_but_can_be_asked_for_again(
    client: httpx.Client, ended: list[Stored]
) -> None:
    assert fine(Person(client, ended[3].id).get("/analysis"))["status"] == "none"


def test_what_fails_unexpectedly_is_given_up_and_told(client: httpx.Client, ended: list[Stored]) -> None:
    passer_by = Person(client, ended[-2].id)
    found = analysed(passer_by)
    assert (found["status"], found["reason"], found["result"]) == ("failed", "unexpected", None)
    time.sleep(SEARCH_INTERVAL_S + 0.5)
    assert fine(passer_by.get("/analysis")) == found, "nobody begins it again"
    assert passer_by.post("/analysis").json()["status"] == "working", "unless somebody asks for it"
    again = analysed(passer_by)
    assert (again["status"], again["reason"]) == ("done", None)


def test_notes_of_a_long_analysis_do_not_add_up() -> None:
    notes, seconds = Notes(0.0), 0.1
    written = [at for at in range(1, 5001) if notes.due(at, at * seconds)]
    assert 0 < written[0] <= 11
    assert sum(written) < 11 * 5000
    assert len(written) > 20
    assert max(after - before for before, after in pairwise(written)) < 500


@pytest.mark.parametrize("seats", [[HUMAN, EASY, EASY], [HUMAN, HUMAN, EASY]], ids=["alone", "two people"])
def test_nothing_is_analysed_before_the_game_is_over(client: httpx.Client, seats: list[Json]) -> None:
    table = Table(client, seats)
    for person in (*table.people[: seats.count(HUMAN)], table.passer_by):
        for method in ("POST", "GET", "DELETE"):
            refused(person.ask(method, "/analysis"), 409, "running")
        refused(person.get("/position"), 409, "running")
        with pytest.raises(InvalidStatus) as denied, live(person, analysis=True):
            pass
        assert denied.value.response.status_code == 409
        assert msgspec.json.decode(denied.value.response.body or b"")["error"] == "running"
    if HUMAN in seats[1:]:
        return
    fine(table.people[0].post("/abort"))
    refused(table.people[0].post("/analysis"), 409, "aborted")
    lobby = Table(client, [HUMAN, {"kind": "open"}, EASY])
    refused(lobby.people[0].post("/analysis"), 409, "lobby")


def test_an_analysis_is_given_up_by_whoever_asked_or_plays(client: httpx.Client, ended: list[Stored]) -> None:
    stranger = {"X-Forwarded-For": "192.0.2.9"}
    one = ended[2]
    passer_by, player = Person(client, one.id), Person(client, one.id, one.tokens[1])
    assert passer_by.post("/analysis").status_code == 202
    refused(passer_by.ask("DELETE", "/analysis", headers=stranger), 403, "not-yours")
    fine(player.delete("/analysis"))
    assert fine(passer_by.get("/analysis"))["status"] == "none"
    time.sleep(0.3)
    assert fine(passer_by.get("/analysis"))["status"] == "none", "nobody goes on with it"


def test_a_client_has_few_at_once_and_decisions_do_not_wait_for_them(client: httpx.Client, ended: list[Stored]) -> None:
    """One process for everything that takes long; quick bots have their own."""
    headers = {"X-Forwarded-For": "192.0.2.1"}
    table = Table(client, [HUMAN, EASY, EASY], pace=0)
    people = [Person(client, one.id) for one in ended[2 : MAX_ANALYSES_PER_CLIENT + 3]]
    codes = [person.ask("POST", "/analysis", headers=headers).status_code for person in people]
    assert codes == [202] * MAX_ANALYSES_PER_CLIENT + [429]
    problem = refused(people[-1].ask("POST", "/analysis", headers=headers), 429, "too-many-analyses")
    assert problem
    soon(2.0, lambda: turn_of(table), times=10)
    assert {analysed(person)["status"] for person in people[:MAX_ANALYSES_PER_CLIENT]} == {"done"}


def test_an_analysis_goes_on_after_a_restart_where_it_was(client: httpx.Client, ended: list[Stored]) -> None:
    marked, spoilt = (analysed(Person(client, one.id)) for one in ended[:2])
    assert marked["status"] == spoilt["status"] == "done"
    one, other = (found["result"]["decisions"] for found in (marked, spoilt))
    assert one[KNOWN - 1]["loss"] == LOSS != other[KNOWN - 1]["loss"]
    assert one[: KNOWN - 1] + one[KNOWN:] == other[: KNOWN - 1] + other[KNOWN:]


@pytest.mark.full
def test_processes_of_a_database_share_and_continue_analyses(postgres_url: str) -> None:
    """The one that was asked is killed at once; another one finds what it left."""
    one, other = store_games(postgres_url, three(), three())
    with Server(postgres_url) as first, Server(postgres_url) as second, second.client() as client:
        with first.client() as asking:
            assert Person(asking, one.id).post("/analysis").status_code == 202
        first.kill()
        assert analysed(Person(client, one.id))["status"] == "done"
        assert Person(client, other.id).post("/analysis").status_code == 202
        fine(Person(client, other.id).delete("/analysis"))
        assert fine(Person(client, other.id).get("/analysis"))["status"] == "none"
