"""Notices: who is told what, once, and by which way; and that nobody has to wait for a receiver that hangs."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
import pytest

from kontor.server.gateway.limits import RATES
from kontor.server.gateway.scheduler import MAX_CONCURRENT
from kontor.server.notices.notices import MAX_SENDING_TO_RECEIVER, RETRY_DELAYS_S
from kontor.server.notices.outside import REQUEST_LIMIT_S
from kontor.server.store.channels import MAX_FAILURES
from tests.server.knowing import Known, Stranger
from tests.server.playing import HUMAN, Table, browser, eventually, fine, refused, soon
from tests.server.receiving import Mailbox, PushBrowser, Sink, http_sink, mailbox, vapid_claims
from tests.server.serving import Server
from tests.server.storing import sql

HERE = "127.0.0.1"


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with http_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


def flags(box: Mailbox) -> tuple[str, ...]:
    mail = ("--smtp", box.url, "--mail-from", "kontor@example.org")
    return ("--notice-after", "0.01", "--notice-networks", HERE, *mail)


@pytest.fixture(scope="module")
def server(database: str, box: Mailbox) -> Iterator[Server]:
    """A server on which everybody is told at once, on this machine too."""
    with Server(database, *flags(box)) as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log


class Scene:
    """A table of Anna, who decides, and others; the second one is known to the server."""

    def __init__(self, server: Server, stack: ExitStack, known: Known | None = None, **options: Any) -> None:
        self.client = stack.enter_context(browser(server))
        seats = [{**HUMAN, "name": name} for name in ("Anna", "Ben", "Cy")]
        self.table = Table(self.client, seats, shuffle=False, **options)
        self.anna = self.table.people[0]
        self.ben = known or Known(server, stack)
        self.at_table = self.ben.sit_down(self.table.people[1].token, self.table.id)

    def turn_of_anna(self) -> None:
        """Anna plays her turn; now the game waits for Ben."""
        eventually(lambda: self.anna.decide("end" if "end" in self.anna.view()["legal"] else "income 2t")["decider"])


def rows(url: str, command: str, *values: object) -> list[tuple[Any, ...]]:
    return asyncio.run(sql(url, command, *values))


# By each way


def test_a_push_can_be_read_by_its_browser_alone_and_leads_to_the_decision(
    server: Server, sink: Sink, stack: ExitStack
) -> None:
    scene = Scene(server, stack)
    device = PushBrowser(f"{sink.url}/push/one")
    way = scene.ben.add(**device.subscription)
    assert (way["kind"], way["endpoint"], way["confirmed"]) == ("push", f"{sink.url}/push/one", True)
    scene.turn_of_anna()
    (request,) = eventually(lambda: sink.at("/push/one"))
    told = device.read(request.body)
    assert told["link"] == f"{server.url}/table/{scene.table.id}"
    assert told["title"] == "Your decision"
    assert "Anna, Cy" in told["text"]
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    assert request.headers["topic"] == scene.table.id
    claims = vapid_claims(request.headers["authorization"], scene.ben.push)
    assert claims["aud"] == sink.url
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert claims["sub"] == "mailto:kontor@example.org"


def test_a_browser_that_wants_no_more_pushes_is_forgotten(server: Server, sink: Sink, stack: ExitStack) -> None:
    scene = Scene(server, stack)
    scene.ben.add(**PushBrowser(f"{sink.url}/410/two").subscription)
    scene.turn_of_anna()
    eventually(lambda: not fine(scene.ben.ask("GET"))["ways"])


@pytest.mark.parametrize(
    ("form", "key"), [("discord", "content"), ("slack", "text"), ("matrix", "text"), ("json", "text")]
)
def test_a_webhook_gets_what_it_can_show(server: Server, sink: Sink, stack: ExitStack, form: str, key: str) -> None:
    scene = Scene(server, stack)
    scene.ben.webhook(sink, f"/hook/{form}", form)
    scene.turn_of_anna()
    (request,) = eventually(lambda: sink.at(f"/hook/{form}"))
    body = httpx.Response(200, content=request.body).json()
    assert request.headers["content-type"] == "application/json"
    assert "Anna, Cy" in body[key]
    link = f"{server.url}/table/{scene.table.id}"
    assert link == body["link"] if form == "json" else link in body[key]
    if form == "discord":
        assert body["allowed_mentions"] == {"parse": []}


def test_mail_is_sent_once_its_owner_has_shown_the_code_and_until_they_stop_it(
    server: Server, box: Mailbox, stack: ExitStack
) -> None:
    scene = Scene(server, stack, Known(server, stack, language="de"))
    way = scene.ben.add(kind="mail", address="ben@example.org")
    assert (way["to"], way["confirmed"]) == ("ben@example.org", False)
    refused(scene.ben.ask("POST", f"/ways/{way['id']}/try"), 409, "not-confirmed")
    refused(scene.ben.ask("POST", f"/ways/{way['id']}/confirm", code="wrong"), 403, "code")
    (asked,) = box.to("ben@example.org")
    found = re.search(r"Kontor ein: (\w{8})", asked.get_content())
    assert found, asked.get_content()
    assert fine(scene.ben.ask("POST", f"/ways/{way['id']}/confirm", code=found[1].upper()))["ways"][0]["confirmed"]
    scene.turn_of_anna()
    _, told = eventually(lambda: len(box.to("ben@example.org")) > 1 and box.to("ben@example.org"))
    assert told["subject"] == "Kontor: Du bist dran"
    text = told.get_content()
    assert f"{server.url}/table/{scene.table.id}" in text
    stop = told["list-unsubscribe"].strip(" <>")
    assert stop in text
    assert scene.client.get(stop).status_code == 200
    assert fine(scene.ben.ask("GET"))["ways"], "a look at the page changes nothing"
    assert scene.client.post(stop).status_code == 200
    assert fine(scene.ben.ask("GET"))["ways"] == []


def test_a_code_cannot_be_guessed_and_a_mailbox_is_not_flooded(server: Server, box: Mailbox, stack: ExitStack) -> None:
    ben = Known(server, stack)
    way = ben.add(kind="mail", address="eve@example.org")
    found = re.search(r"in Kontor: (\w{8})", box.to("eve@example.org")[0].get_content())
    assert found
    for number in range(5):
        refused(ben.ask("POST", f"/ways/{way['id']}/confirm", code=f"wrong{number}"), 403, "code")
    refused(ben.ask("POST", f"/ways/{way['id']}/confirm", code=found[1]), 403, "code")
    refused(
        ben.ask("POST", "/ways", way={"kind": "mail", "address": "x@y.example\r\nBcc: z@y.example"}), 422, "address"
    )
    assert len(box.to("eve@example.org")) == 1


def test_strangers_flood_neither_one_mailbox_nor_all_of_them(sqlite_url: str, box: Mailbox, stack: ExitStack) -> None:
    server = stack.enter_context(Server(sqlite_url, *flags(box), "--proxy", HERE, limited=True))

    def ask_for_codes(number: int, address: str) -> list[int]:
        """A stranger asks for eight codes."""
        stranger = Stranger(server, stack)
        stranger.client.headers["X-Forwarded-For"] = f"192.0.{number}.1"
        stranger.secret = stranger.client.post("/api/me", json={}).json()["secret"]
        ways = [{"kind": "mail", "address": address.format(f"{number}{each}")} for each in range(8)]
        return [stranger.ask("POST", "/ways", way=way).status_code for way in ways]

    to_one = [status for number in range(2) for status in ask_for_codes(number, "v.ictim+{}@mail.example")]
    assert to_one == [201] * RATES["mailbox_code"].burst + [429] * 13
    to_all = [status for number in range(2, 10) for status in ask_for_codes(number, "{}@mail.example")]
    assert to_all[:50] == [201] * 50, "each of these is another mailbox"
    assert to_all[-1] == 429


# Once


def test_somebody_is_told_once_until_they_were_at_the_table_again(
    server: Server, database: str, sink: Sink, stack: ExitStack
) -> None:
    scene = Scene(server, stack)
    scene.ben.webhook(sink, "/once")
    scene.turn_of_anna()
    eventually(lambda: sink.at("/once"))
    rows(database, "UPDATE tables SET notify_since = 1 WHERE id = ?", scene.table.id)  # as if it waited for him again
    other = Scene(server, stack, scene.ben)
    other.turn_of_anna()
    eventually(lambda: len(sink.at("/once")) > 1)
    assert [scene.table.id in str(request.body) for request in sink.at("/once")] == [True, False]
    scene.at_table.decide()  # he is here, and goes on with his turn later: nobody has to tell him
    third = Scene(server, stack, scene.ben)
    third.turn_of_anna()
    eventually(lambda: len(sink.at("/once")) > 2)
    assert third.table.id in str(sink.at("/once")[2].body)


def test_nothing_is_sent_in_quiet_hours(server: Server, database: str, sink: Sink, stack: ExitStack) -> None:
    scene = Scene(server, stack)
    scene.ben.webhook(sink, "/quiet")
    now = int(time.time() % 86400 // 60)
    hours = {"since": (now - 120) % 1440, "until": (now + 120) % 1440}
    fine(scene.ben.ask("PUT", "/notices", language="en", zone="UTC", quiet=hours))
    scene.turn_of_anna()
    later = "SELECT due - made FROM notices WHERE table_id = ? AND due > made"
    ((seconds,),) = eventually(lambda: rows(database, later, scene.table.id))
    assert 3600 < seconds < 3 * 3600
    assert not sink.at("/quiet")
    refused(scene.ben.ask("PUT", "/notices", language="en", zone="Atlantis/Here"), 422, "zone")


# Receivers that fail


def has_come_to(database: str, way: str, attempt: int) -> bool:
    return rows(database, "SELECT attempts FROM notices WHERE channel = ?", way) == [(attempt,)]


def in_time(attempt: Callable[[int], bool]) -> bool:
    """Whether something happens before a receiver that hangs is given up. A machine that is too busy for that may try
    again."""
    return any(map(attempt, range(9)))


def test_a_receiver_that_hangs_delays_no_decision_and_nobody_else(server: Server, sink: Sink) -> None:
    def passes_by(attempt: int) -> bool:
        with ExitStack() as stack:
            hanging = stack.enter_context(http_sink())
            scene, other = Scene(server, stack), Scene(server, stack)
            for number in range(MAX_SENDING_TO_RECEIVER + 2):  # more than are sent there at once
                scene.ben.webhook(hanging, f"/hang/{number}")
            other.ben.webhook(sink, f"/fine/{attempt}")
            scene.turn_of_anna()
            eventually(lambda: len(hanging.requests) >= MAX_SENDING_TO_RECEIVER)
            other.turn_of_anna()
            eventually(lambda: sink.at(f"/fine/{attempt}"))
            scene.at_table.decide()
            return len(hanging.requests) == MAX_SENDING_TO_RECEIVER

    assert in_time(passes_by), "nobody has waited until it gave up"


def test_nobody_at_the_same_address_waits_until_somebody_knows_whether_a_try_arrived(
    sqlite_url: str, box: Mailbox
) -> None:
    def passes_by(attempt: int) -> bool:
        with ExitStack() as stack:
            hanging = stack.enter_context(http_sink())
            ben = Stranger(limited, stack)
            ben.client.headers["X-Forwarded-For"] = f"192.0.2.{attempt + 1}"
            Known.introduce(ben)
            way = ben.webhook(hanging, "/hang")["id"]
            asking = stack.enter_context(ThreadPoolExecutor())
            stack.callback(hanging.over.set)
            stack.enter_context(box.hung())
            late = {"kind": "mail", "address": f"late{attempt}@example.org"}
            asked = [
                asking.submit(ben.ask, "POST", path, **body)
                for path, body in ((f"/ways/{way}/try", {}), ("/ways", {"way": late}))
                for _ in range(MAX_CONCURRENT)
            ]
            eventually(lambda: len(hanging.requests) == MAX_CONCURRENT and box.hanging == MAX_CONCURRENT)
            ben.me()
            return not any(each.done() for each in asked)

    with Server(sqlite_url, *flags(box), "--proxy", "127.0.0.1", limited=True) as limited:
        assert in_time(passes_by), "it is answered before any of them"


def test_no_decision_waits_for_a_push_a_webhook_or_a_mail_that_hangs_or_fails(
    server: Server, box: Mailbox, stack: ExitStack, record_property: Callable[[str, object], None]
) -> None:
    hanging = stack.enter_context(http_sink())
    scene = Scene(server, stack)
    ben = scene.ben
    mail = ben.add(kind="mail", address="slow@example.org")
    code = re.search(r"in Kontor: (\w{8})", box.to("slow@example.org")[0].get_content())
    assert code
    fine(ben.ask("POST", f"/ways/{mail['id']}/confirm", code=code[1]))
    for answer in ("hang", "500"):
        ben.add(**PushBrowser(f"{hanging.url}/{answer}/push").subscription)
        ben.webhook(hanging, f"/{answer}/webhook")
    stack.enter_context(box.hung())
    scene.turn_of_anna()
    eventually(lambda: box.hanging and len(hanging.requests) == 4)
    seats = [scene.anna, scene.at_table, scene.table.people[2]]
    times = list[float]()

    def decide() -> None:
        decider = seats[scene.anna.view()["decider"]]
        legal = decider.view()["legal"]
        begun = time.monotonic()
        decider.decide("end" if "end" in legal else legal[0])
        times.append(time.monotonic() - begun)

    soon(REQUEST_LIMIT_S / 2, decide, times=30)  # nobody has waited until a receiver gave up
    record_property(
        "a decision while all receivers hang, median and slowest",
        f"{sorted(times)[len(times) // 2]:.3f}, {max(times):.3f} s",
    )


def test_a_notice_that_does_not_arrive_is_sent_again_a_few_times(
    server: Server, database: str, sink: Sink, stack: ExitStack
) -> None:
    scene = Scene(server, stack)
    way = scene.ben.webhook(sink, "/500/failing")
    scene.turn_of_anna()
    for attempt in range(1, len(RETRY_DELAYS_S) + 1):
        reached = partial(has_come_to, database, way["id"], attempt)
        eventually(reached)
        assert len(sink.at("/500/failing")) == attempt
        rows(database, "UPDATE notices SET due = 0 WHERE channel = ?", way["id"])
    eventually(lambda: rows(database, "SELECT 1 FROM notices WHERE channel = ?", way["id"]) == [])
    assert len(sink.at("/500/failing")) == len(RETRY_DELAYS_S) + 1
    assert not fine(scene.ben.ask("GET"))["ways"][0]["failing"]
    rows(database, "UPDATE channels SET failures = ? WHERE id = ?", MAX_FAILURES, way["id"])
    assert fine(scene.ben.ask("GET"))["ways"][0]["failing"]
    assert fine(scene.ben.ask("POST", f"/ways/{way['id']}/try")) == {"arrived": False, "why": "the answer was 500"}


def test_a_redirection_is_not_followed(server: Server, sink: Sink, stack: ExitStack) -> None:
    ben = Known(server, stack)
    way = ben.webhook(sink, "/302/there")
    assert not fine(ben.ask("POST", f"/ways/{way['id']}/try"))["arrived"]
    assert not sink.at("/elsewhere")


# Who may do what


def test_a_way_belongs_to_one_person(server: Server, sink: Sink, stack: ExitStack) -> None:
    ben, eve = Known(server, stack), Known(server, stack)
    way = ben.webhook(sink, "/own")
    for method, path in (("DELETE", ""), ("POST", "/try")):
        refused(eve.ask(method, f"/ways/{way['id']}{path}"), 404, "no-way")
    assert fine(eve.ask("GET"))["ways"] == []
    eve.secret = "made up"
    refused(eve.ask("GET"), 401, "device")
    assert fine(ben.ask("POST", f"/ways/{way['id']}/try"))["arrived"]
    assert fine(ben.ask("DELETE", f"/ways/{way['id']}"))["ways"] == []
