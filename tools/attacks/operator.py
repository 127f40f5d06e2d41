"""Attacks on the rights of the operator, and on what the operator reads and decides."""

import re
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from kontor.server.api import operator, system
from kontor.server.gateway.limits import RATES
from kontor.server.gateway.middleware import METRICS_PATH, OPERATOR_PATH
from tests.server.fleet import free_port
from tests.server.knowing import Known
from tests.server.nginx import nginx
from tests.server.playing import HUMAN, OPEN, Json, Table, answers, browser, eventually
from tests.server.serving import PATIENCE
from tests.server.test_naive_proxy import SHORTEST
from tests.server.test_proof_of_work import BITS, challenge_for, create, solved
from tools.attacks.common import PROXIED, Outcome, serving, someone

NAMES: Final = ("Rowdy", "R0wdy", "rowdy", "Rowdy.", "RoWdY")
ASKED: Final = {"seats": [HUMAN, OPEN, OPEN]}
ELSEWHERE: Final = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(3)]
TABLES_TRIED: Final = 3 * RATES["create"].burst
BODIES: Final[dict[str, Json]] = {"bans": {"ban": {"kind": "maker", "maker": "3fa9c1"}}, "name": {"name": "Eve"}}


class OperatorCall(NamedTuple):
    method: str
    path: str
    body: Json | None


CALLS: Final = [
    OperatorCall(method, re.sub(r"{\w+}", "1", call.path), BODIES.get(call.path.rpartition("/")[2]))
    for call in (*operator.router.calls, *(call for call in system.router.calls if call.path == METRICS_PATH))
    for method in call.methods or ()
]


def rights() -> Outcome:
    """M3: behind the shortest nginx configuration, and on the machine itself, strangers make the operator's calls."""
    given, tried, made = [], 0, 0
    for host in ("127.0.0.1", "0.0.0.0"):
        port = free_port()
        with ExitStack() as stack:
            server = stack.enter_context(serving("--host", host))
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kontor-nginx-"))
            stack.enter_context(nginx(SHORTEST.format(port=port, server=server.url), Path(folder)))
            for address in (f"http://127.0.0.1:{port}", server.url):
                stranger = stack.enter_context(httpx.Client(base_url=address, timeout=PATIENCE))
                eventually(partial(answers, stranger))
                for call in CALLS:
                    answer = stranger.request(call.method, call.path, json=call.body)
                    tried += 1
                    given += [] if answer.status_code == 401 else [f"{call.path}: {answer.status_code}"]
                made = max(made, [_made(stranger) for _ in range(TABLES_TRIED)].count(True))
    held = not given and made < TABLES_TRIED
    return Outcome(held, f"{len(given)} of {tried} calls are answered {given}; {made} of {TABLES_TRIED} tables made")


def reports() -> Outcome:
    """Beyond the list: one player reports another one again and again, for different lines."""
    with serving(*PROXIED) as server, someone(server, "192.0.2.1") as client:
        table = Table(client, [HUMAN] * 3)
        lines = [table.people[1].post("/chat", text=f"line {number}") for number in range(RATES["chat"].burst)]
        version = table.version
        tried = [table.people[0].post("/reports", seat=1, line=version - number).status_code for number in range(8)]
        stored = httpx.get(f"{server.url}{OPERATOR_PATH}reports", headers=server.operator).json()["reports"]
    most = RATES["report"].burst
    return Outcome(len(lines) > most >= len(stored) and 429 in tried, f"{len(stored)} reports wait for the operator")


def banned_again() -> Outcome:
    """Beyond the list: a player who is banned comes back by the link, by a pass, and by other spellings of the name."""
    with serving("--no-limits") as server, ExitStack() as stack:
        host, other = stack.enter_context(browser(server)), stack.enter_context(browser(server))
        table = Table(host, [{**HUMAN, "name": NAMES[0]}, OPEN, OPEN])
        rowdy = Known(server, stack)
        seat = rowdy.sit_down(table.people[0].token, table.id)
        shown = rowdy.new_pass("link")["secret"]
        ban = {"ban": {"kind": "player", "table": table.id, "seat": 0}}
        host.post(f"{OPERATOR_PATH}bans", json=ban, headers=server.operator).raise_for_status()
        tries = [
            seat.get(),
            seat.post("/chat", text="hello"),
            rowdy.client.post("/api/games", json=ASKED),
            other.post(f"/api/games/{table.id}/open", json={"token": table.people[0].token}),
            other.post("/api/me/devices", json={"secret": shown}),
            *(other.post(f"/api/games/{table.id}/join", json={"name": name}) for name in NAMES),
        ]
    passed = [answer.request.url.path for answer in tries if answer.status_code != 403]
    return Outcome(not passed, f"{len(passed)} of {len(tries)} ways are open {passed}")


def proof_of_work() -> Outcome:
    """Beyond the list: strangers make tables with one challenge that was solved once."""
    with serving(*PROXIED, "--proof-of-work", str(BITS)) as server, server.client() as client:
        work = solved(challenge_for(client))
        made = sum(create(client, work, **address).status_code == 201 for address in [{}, *ELSEWHERE] * 3)
    return Outcome(made == 1, f"{made} tables are made with it")


def _made(client: httpx.Client) -> bool:
    return client.post("/api/games", json=ASKED).status_code == 201
