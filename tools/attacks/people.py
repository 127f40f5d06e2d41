"""Attacks on people: by names, on their addresses and mailboxes, and by somebody who has many addresses."""

import asyncio
from contextlib import ExitStack
from typing import Final

import asyncpg
import httpx
import msgspec

from kontor.server.gateway.limits import CLIENTS_PER_NETWORK, RATES
from tests.server.knowing import Known, Stranger
from tests.server.playing import BOT, HUMAN, OPEN, Table, browser, eventually, fine
from tests.server.raw import connected
from tests.server.receiving import http_sink, mailbox
from tests.server.serving import Server
from tests.server.storing import file_of
from tests.server.test_names import FALSE
from tests.server.test_pseudonyms import MAKER, stored_of, worked_out
from tools.attacks.common import PROXIED, Outcome, file, median, serving, someone
from tools.attacks.floods import asking
from tools.load.shares import postgresql

LINK_NAME: Final = "[Win a prize](https://evil.example/x)"


def names() -> Outcome:
    """M4: strangers sit down under names that are hard to tell from somebody's."""
    accepted, tried = [], 0
    with serving("--no-limits") as server, ExitStack() as stack:
        stranger = stack.enter_context(browser(server))
        for own, imitations in FALSE.items():
            owner = Known(server, stack)
            owner.ask("PUT", "/name", name=own)
            for name in imitations:
                table = Table(owner.client, [HUMAN, OPEN, OPEN])
                tried += 1
                if stranger.post(f"/api/games/{table.id}/join", json={"name": name}).status_code == 200:
                    accepted.append(name)
            owner.ask("PUT", "/name", name=None)
    return Outcome(not accepted, f"{len(accepted)} of {tried} imitations are accepted {accepted}")


def addresses() -> Outcome:
    """M5: the address of the maker of a table is worked out from the database."""
    with file() as url, Server(url, *PROXIED, limited=True) as server, someone(server, MAKER) as client:
        tables = [Table(client, [HUMAN, BOT, BOT], pace=0, public=True) for _ in range(3)]
        found = sum(MAKER in worked_out(stored_of(file_of(url), table.id)) for table in tables)
    return Outcome(found == 0, f"{found} of {len(tables)} addresses are found")


def forged_limits() -> Outcome:
    """L1: a stranger who may connect to the database says what a client did, and hears who is there."""
    heard: list[str] = []

    async def forge(url: str, client: httpx.Client) -> list[int]:
        stranger = await asyncpg.connect(url)
        await stranger.add_listener("kontor_limits", lambda *args: heard.append(args[-1]))
        report = msgspec.json.encode(("x", [("read", "192.0.2.1", 9999)])).decode()
        answers = []
        for _ in range(20):
            await stranger.execute("SELECT pg_notify('kontor_limits', $1)", report)
            answers.append((await asyncio.to_thread(client.get, "/api/games")).status_code)
            await asyncio.sleep(0.1)
        await stranger.close()
        return answers

    with postgresql() as url, Server(url, *PROXIED, limited=True) as server, someone(server, "192.0.2.1") as client:
        answers = asyncio.run(forge(url, client))
    refused = sum(answer != 200 for answer in answers)
    named = sum("192.0.2.1" in text for text in heard if "9999" not in text)
    return Outcome(
        refused + named == 0, f"{refused} of {len(answers)} requests refused; the address is heard {named} times"
    )


def masked_links() -> Outcome:
    """L2: somebody whose name is a link in Markdown plays with somebody who is notified in a room."""
    with (
        serving("--no-limits", "--notice-after", "0.01", "--notice-networks", "127.0.0.1") as server,
        http_sink() as sink,
        ExitStack() as stack,
    ):
        ben, host = Known(server, stack), stack.enter_context(browser(server))
        ben.webhook(sink, "/room", "discord")
        seats = [{**HUMAN, "name": name} for name in (LINK_NAME, "Ben", "Cy")]
        table = Table(host, seats, shuffle=False)
        ben.sit_down(table.people[1].token, table.id)
        table.people[0].decide("end")
        (request,) = eventually(lambda: sink.at("/room"))
    is_link = LINK_NAME.encode() in request.body
    return Outcome(not is_link, f"the room is sent {'a link' if is_link else 'plain words'}")


def inner_names() -> Outcome:
    """L3: a stranger asks which names the network of the server has, by webhooks to them."""
    answers = set()
    with serving("--no-limits") as server, ExitStack() as stack:
        person = Known(server, stack)
        for name in ("localhost", "127.1", "no-such-name.invalid"):
            way = person.add(kind="webhook", url=f"https://{name}/", form="json")
            answers.add(fine(person.ask("POST", f"/ways/{way['id']}/try"))["why"])
    return Outcome(len(answers) == 1, f"answered: {', '.join(sorted(answers))}")


def one_mailbox() -> Outcome:
    """L4: ten addresses have codes sent to one mailbox, each under another name of it."""
    sent = 0
    with mailbox() as box, ExitStack() as stack:
        flags = ("--smtp", box.url, "--mail-from", "kontor@example.org", *PROXIED)
        server = stack.enter_context(serving(*flags))
        for number in range(10):
            stranger = Stranger(server, stack)
            stranger.client.headers["X-Forwarded-For"] = f"198.51.{number}.1"
            stranger.secret = stranger.client.post("/api/me", json={}).json()["secret"]
            for each in range(9):
                way = {"kind": "mail", "address": f"victim+{number}{each}@example.org"}
                sent += stranger.ask("POST", "/ways", way=way).status_code == 201
    return Outcome(sent <= RATES["mailbox_code"].burst + 1, f"{sent} of 90 codes are sent")


def long_heads() -> Outcome:
    """L6: one address sends heads of 900 lines, 6,000 cookies or 4,500 proxies over twelve connections."""
    heads = (
        b"A: b\r\n" * 900,
        b"Cookie: " + b"a=b;" * 6000 + b"\r\n",
        b"X-Forwarded-For: " + b"127.0.0.1," * 4500 + b"\r\n",
    )
    requests = [b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n%b\r\n" % head for head in heads]
    with serving(*PROXIED) as server, someone(server, "192.0.2.1") as client, ExitStack() as crowd:
        quiet = median(lambda: fine(client.get("/api/games")))
        statuses = set()
        for request in requests:
            with connected(server.url) as peer:
                peer.sendall(request)
                statuses.add(peer.recv(12)[-3:].decode())
        for request in requests * 4:
            crowd.enter_context(asking(server.url, request))
        loud = median(lambda: fine(client.get("/api/games")))
    seen = f"answered {', '.join(statuses)}; a read takes {quiet:.0f} ms, in the flood {loud:.0f} ms (median)"
    return Outcome(statuses == {"431"} and loud < max(50, 3 * quiet), seen)


def wide_network() -> Outcome:
    """L7: 40 clients of one /48 network make as many tables as they can."""
    made = 0
    with serving(*PROXIED) as server:
        for number in range(40):
            with someone(server, f"2001:db8:7:{number:x}::1") as client:
                while client.post("/api/games", json={"seats": [HUMAN, OPEN, OPEN]}).status_code == 201:
                    made += 1
        with someone(server, "2001:db8:8::1") as other:
            is_free = other.post("/api/games", json={"seats": [HUMAN, OPEN, OPEN]}).status_code == 201
    most = 2 * CLIENTS_PER_NETWORK * RATES["create"].burst
    return Outcome(made < most and is_free, f"{made} tables made; others can make some: {is_free}")
