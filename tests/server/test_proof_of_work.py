"""A server may have a stranger's browser solve a challenge before their first table."""

import hashlib
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import httpx
import pytest

from kontor.server.gateway.limits import RATES
from kontor.server.gateway.proof_of_work import CHALLENGE_LIFETIME_S, ProofOfWork
from tests.server.knowing import Known
from tests.server.playing import HUMAN, OPEN, Json, Person, Table, fine, open_seat, refused
from tests.server.serving import Server
from tests.server.storing import opened

BITS = 6
ASKED: Json = {"seats": [HUMAN, OPEN, OPEN]}
RECORD = Path(__file__).parents[2] / "docs" / "example.kontor"


def solved(challenge: str, bits: int = BITS) -> str:
    answers = (f"{challenge}:{number}" for number in count())
    return next(each for each in answers if int(hashlib.sha256(each.encode()).hexdigest(), 16) >> (256 - bits) == 0)


def unsolved(challenge: str) -> str:
    answers = (f"{challenge}:{number}" for number in count())
    return next(each for each in answers if int(hashlib.sha256(each.encode()).hexdigest(), 16) >> (256 - BITS))


def create(client: httpx.Client, work: str = "", **headers: str) -> httpx.Response:
    return client.post("/api/games", json=ASKED, headers={"X-Kontor-Work": work, **headers})


def challenge_for(client: httpx.Client, **headers: str) -> str:
    facts = refused(create(client, **headers), 428, "work")["facts"]
    assert facts["bits"] == BITS
    return str(facts["challenge"])


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that asks for work."""
    file = tmp_path_factory.mktemp("work") / "kontor.db"
    with Server(f"sqlite:///{file}", "--proof-of-work", str(BITS), "--proxy", "127.0.0.1", limited=True) as running:
        yield running


@pytest.fixture
def client(asking: Server) -> Iterator[httpx.Client]:
    with asking.client() as client:
        yield client


def test_a_stranger_gets_a_table_for_a_challenge_that_is_solved_once(client: httpx.Client) -> None:
    challenge = challenge_for(client)
    for wrong in (unsolved(challenge), solved("0.0.0"), challenge, ":", "x" * 3000):
        refused(create(client, wrong), 428, "work")
    work = solved(challenge)
    refused(create(client, work, **{"X-Forwarded-For": "192.0.2.7"}), 428, "work")
    assert create(client, work).status_code == 201
    refused(create(client, work), 428, "work")


def test_a_record_is_stored_for_no_stranger_without_work(client: httpx.Client) -> None:
    record = {"record": RECORD.read_text("utf-8")}
    refused(client.post("/api/records", json=record), 428, "work")
    headers = {"X-Kontor-Work": solved(challenge_for(client))}
    assert client.post("/api/records", json=record, headers=headers).status_code == 201


def test_whoever_holds_a_seat_is_no_stranger(asking: Server, client: httpx.Client) -> None:
    made = create(client, solved(challenge_for(client))).json()
    open_seat(client, made["id"], made["host"])
    assert create(client).status_code == 201
    with ExitStack() as stack:
        refused(create(Known(asking, stack).client), 428, "work")  # anybody becomes known for nothing
    with asking.client() as planted:
        planted.cookies.set("kontor-key", "made-up")
        refused(create(planted), 428, "work")
    assert client.post("/api/games", json=ASKED, headers=asking.operator).status_code == 201


def test_nobody_works_unless_the_server_wants_it(server: Server) -> None:
    with server.client() as client:
        assert Table(client, [HUMAN, OPEN, OPEN]).made["host"]


def test_sitting_down_takes_no_work(asking: Server, client: httpx.Client) -> None:
    made = create(client, solved(challenge_for(client))).json()
    with asking.client() as guest:
        fine(Person(guest, made["id"]).post("/join", name="Ben", seat=1))


async def test_a_challenge_is_good_once_for_one_client_and_not_for_ever(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(store_url) as store:
        made, other = ProofOfWork(BITS, "key"), ProofOfWork(BITS, "another key")
        work = solved(made.challenge("192.0.2.7"))
        assert not await made.accept(store, "192.0.2.8", work)
        assert not await other.accept(store, "192.0.2.7", work)
        now = time.time()
        for late, accepted in ((CHALLENGE_LIFETIME_S + 2, False), (CHALLENGE_LIFETIME_S - 2, True)):
            monkeypatch.setattr(time, "time", lambda late=late: now + late)
            assert await made.accept(store, "192.0.2.7", work) is accepted
        assert len(work) <= 55, "one block of SHA-256"
    async with opened(store_url) as store:  # after a restart, or on another server
        assert not await ProofOfWork(BITS, "key").accept(store, "192.0.2.7", work)


def test_what_is_refused_for_work_counts_as_no_table(client: httpx.Client) -> None:
    client.headers["X-Forwarded-For"] = "192.0.2.99"
    for _ in range(RATES["create"].burst):
        challenge = challenge_for(client)
    assert create(client, solved(challenge)).status_code == 201
