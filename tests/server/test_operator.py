"""What whoever runs a server can do, and nobody else: its tables, how busy it is, backups, bans."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kontor.server.gateway.clients import Pseudonyms
from kontor.server.gateway.limits import RATES
from tests.server.knowing import Known
from tests.server.listening import live
from tests.server.playing import BOT, HUMAN, OPEN, Table, eventually, fine, refused
from tests.server.serving import PATIENCE, Server

TOKEN = "let-me-operate"
ADDRESS_KEY = "the-same-for-all-servers-on-all-machines"
account_of = Pseudonyms(ADDRESS_KEY).account_of
STRANGER = {"X-Forwarded-For": "192.0.2.7"}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an operator token."""
    file = tmp_path_factory.mktemp("operator") / "kontor.db"
    token = {"KONTOR_OPERATOR_SECRET": TOKEN, "KONTOR_ADDRESS_KEY": ADDRESS_KEY}
    with Server(f"sqlite:///{file}", "--proxy", "127.0.0.1", env=token, limited=True) as running:
        yield running
        assert TOKEN not in running.log


@pytest.fixture
def client(kept: Server) -> Iterator[httpx.Client]:
    with kept.client() as client:
        yield client


def ask(client: httpx.Client, method: str, path: str, token: str = TOKEN, **more: object) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return client.request(method, f"/api/operator{path}", headers=headers, **more)  # type: ignore[arg-type]


def kontor(*words: str, token: str = TOKEN) -> "subprocess.CompletedProcess[str]":
    """A command of the operator, who knows the secret."""
    line, secret = [sys.executable, "-m", "kontor", *words], {"KONTOR_OPERATOR_SECRET": token}
    return subprocess.run(line, env=secret, capture_output=True, text=True, timeout=PATIENCE)


def command(server: Server, *words: str, token: str = TOKEN) -> "subprocess.CompletedProcess[str]":
    return kontor("tables", *words, "--server", server.url, token=token)


def test_the_operator_sees_all_open_tables_and_who_made_them(client: httpx.Client) -> None:
    own = Table(client, [HUMAN, OPEN, OPEN])
    client.headers.update(STRANGER)
    other = Table(client, [HUMAN, BOT, BOT], public=True)
    found = {table["card"]["id"]: table for table in fine(ask(client, "GET", "/tables"))["tables"]}
    assert {own.id, other.id} <= set(found)
    assert (found[own.id]["card"]["status"], found[own.id]["public"]) == ("lobby", False)
    assert (found[other.id]["card"]["status"], found[other.id]["public"]) == ("running", True)
    assert found[other.id]["maker"] == account_of("192.0.2.7") != found[own.id]["maker"]
    of_stranger = fine(ask(client, "GET", "/tables", params={"maker": account_of("192.0.2.7")}))["tables"]
    assert other.id in [table["card"]["id"] for table in of_stranger]
    assert own.id not in [table["card"]["id"] for table in of_stranger]


def test_tables_that_are_over_have_a_list_of_their_own(client: httpx.Client) -> None:
    ended, other = table_of_bots(client), table_of_bots(client)
    fine(ask(client, "POST", f"/tables/{ended.id}/end"))
    shown = {over: fine(ask(client, "GET", "/tables", params={"over": over}))["tables"] for over in (True, False)}
    status = {table["card"]["id"]: (over, table["card"]["status"]) for over in shown for table in shown[over]}
    assert status[ended.id] == (True, "aborted")
    assert status[other.id] == (False, "running")


def test_nobody_else_sees_or_ends_tables(client: httpx.Client) -> None:
    table = table_of_bots(client)
    for headers in ({}, STRANGER, {"Authorization": f"Bearer {table.made['host']}"}):
        for method, path in (("GET", ""), ("POST", f"/{table.id}/end")):
            answer = client.request(method, f"/api/operator/tables{path}", headers=headers)
            refused(answer, 401, "token")
    assert table.passer_by.view()["table"]["status"] == "running"


def table_of_bots(client: httpx.Client) -> Table:
    return Table(client, [BOT] * 3, pace=50)


def test_a_table_that_was_ended_is_over_for_all_and_its_bots_stop(client: httpx.Client) -> None:
    table = table_of_bots(client)
    eventually(lambda: table.passer_by.view()["ply"] > 2)
    fine(ask(client, "POST", f"/tables/{table.id}/end"))
    view = table.passer_by.view()
    assert (view["table"]["status"], view["decider"]) == ("aborted", None)
    fine(ask(client, "POST", f"/tables/{table.id}/end"))  # it stays ended
    assert table.passer_by.view()["version"] == view["version"]
    assert table.id not in ask(client, "GET", "/tables").text
    refused(ask(client, "POST", "/tables/nowhere/end"), 404, "unknown-table")


def test_the_command_lists_and_ends_tables(kept: Server, client: httpx.Client) -> None:
    client.headers["X-Forwarded-For"] = "192.0.2.99"
    tables = [table_of_bots(client) for _ in range(3)]
    maker = account_of("192.0.2.99")
    listed = command(kept, "--maker", maker)
    assert listed.returncode == 0, listed.stderr
    assert listed.stdout.splitlines()[-1] == "3 tables open"
    assert f"{tables[0].id}  running  maker {maker}" in listed.stdout
    assert "0 claim, 1 claim, 2 claim" in listed.stdout
    assert command(kept, "end", tables[0].id, "--yes").stdout == "1 table ended\n"
    assert command(kept, "end", "--maker", maker, "--yes").stdout == "2 tables ended\n"
    assert {table.passer_by.view()["table"]["status"] for table in tables} == {"aborted"}


def test_the_command_says_in_one_line_what_is_wrong(kept: Server, tmp_path: Path) -> None:
    for words, told in {
        ("end",): "tables: end needs either the ids of tables or --maker",
        ("end", "nowhere"): "tables: the server refuses: There is no such table",
        ("list", "x"): "tables: list takes no tables",
    }.items():
        done = command(kept, *words)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert told in done.stderr
    wrong = command(kept, token="not-the-token")
    assert "the server refuses: This is for the operator of the server" in wrong.stderr
    nobody = kontor("tables", "--server", "http://127.0.0.1:9")
    assert (nobody.returncode, nobody.stderr.count("\n")) == (2, 1)
    assert "no answer from http://127.0.0.1:9" in nobody.stderr


# How busy it is, records and backups


def test_the_operator_sees_how_busy_the_server_is(client: httpx.Client) -> None:
    before = fine(ask(client, "GET", "/load"))
    Table(client, [HUMAN, OPEN, OPEN])
    load = fine(ask(client, "GET", "/load"))
    assert load["tables"]["lobby"] == before["tables"].get("lobby", 0) + 1
    assert load["cached"] > 0
    assert load["requests"] >= 1
    assert load["size"] > 10_000
    assert (load["store"], load["processes"], load["damaged"]) == ("sqlite", 1, 0)


def test_a_record_of_a_running_game_has_nothing_that_a_spectator_may_not_know(client: httpx.Client) -> None:
    table = Table(client, [HUMAN] * 3, modules=["missions"])
    text = ask(client, "GET", f"/tables/{table.id}/record").text
    assert text == table.passer_by.get("/record").text
    refused(client.get(f"/api/operator/tables/{table.id}/record"), 401, "token")
    lobby = Table(client, [HUMAN, OPEN, OPEN])
    refused(ask(client, "GET", f"/tables/{lobby.id}/record"), 409, "lobby")


def test_a_backup_lies_beside_the_database_and_can_be_restored(sqlite_url: str, tmp_path: Path) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        table = Table(client, [HUMAN, OPEN, OPEN])
        made = client.post("/api/operator/backup", headers=server.operator)
        assert made.status_code == 201, made.text
        copied = made.json()
        assert copied["tables"] == 1
        again = [client.post("/api/operator/backup", headers=server.operator) for _ in range(2)]  # in the same second
        others = {answer.json()["file"] for answer in again}
        assert len(others | {copied["file"]}) == 3
    copy = tmp_path / copied["file"]
    assert copy.stat().st_size == copied["size"]
    with Server(f"sqlite:///{copy}") as server, server.client() as client:
        assert table.id in client.get("/api/operator/tables", headers=server.operator).text


# Its secret


def test_wrong_secrets_are_limited_and_then_not_even_the_right_one_is_tried(client: httpx.Client) -> None:
    client.headers["X-Forwarded-For"] = "192.0.2.33"
    for _ in range(RATES["login"].burst):
        refused(ask(client, "GET", "/load", "wrong-secret"), 401, "token")
    refused(ask(client, "GET", "/load"), 429, "too-many")
    client.headers["X-Forwarded-For"] = "192.0.2.34"
    fine(ask(client, "GET", "/load"))


# Bans


def ban(client: httpx.Client, **whom: object) -> str:
    """Bans somebody, and gives the id of the ban."""
    made = ask(client, "POST", "/bans", json={"ban": whom})
    assert made.status_code == 201, made.text
    return str(made.json()["bans"][-1]["id"])


@pytest.mark.parametrize(
    "whom", [{"kind": "network", "network": "198.51.100.0/24"}, {"kind": "maker", "maker": account_of("198.51.100.9")}]
)
def test_a_network_or_a_maker_is_kept_out_until_the_ban_ends(client: httpx.Client, whom: dict[str, str]) -> None:
    banned, near = {"X-Forwarded-For": "198.51.100.9"}, {"X-Forwarded-For": "198.51.101.9"}
    fine(client.get("/api/games", headers=banned))
    name = ban(client, **whom, note="spam")
    refused(client.get("/api/games", headers=banned), 403, "banned")
    fine(client.get("/api/games", headers=near))
    assert client.get("/", headers=banned).status_code == 200, "a page that says why"
    assert fine(client.get("/api/health", headers=banned))["status"] == "ok"
    (shown,) = [each for each in fine(ask(client, "GET", "/bans"))["bans"] if each["id"] == name]
    assert (shown["kind"], shown["about"]) == (whom["kind"], "spam")
    fine(ask(client, "DELETE", f"/bans/{name}"))
    fine(client.get("/api/games", headers=banned))
    refused(ask(client, "DELETE", f"/bans/{name}"), 404, "no-ban")


def test_a_player_who_is_banned_can_do_nothing_and_is_disconnected(client: httpx.Client) -> None:
    table = Table(client, [{"kind": "human", "name": "Eve"}, HUMAN, HUMAN])
    eve, ben = table.people[0], table.people[1]
    with live(eve) as socket:
        socket.hear()
        name = ban(client, kind="player", table=table.id, seat=0)
        with pytest.raises(ConnectionClosed):
            socket.hear()
    refused(eve.get(), 403, "banned")
    refused(eve.act("income 3t", 0), 403, "banned")
    assert ben.view()["ply"] == 0
    shown = fine(ask(client, "GET", "/bans"))["bans"][-1]
    assert (shown["about"], shown["value"]) == ("Eve", None), "keys are not shown"
    fine(ask(client, "DELETE", f"/bans/{name}"))
    eve.decide()
    refused(
        ask(client, "POST", "/bans", json={"ban": {"kind": "player", "table": table.id, "seat": 4}}), 404, "no-seat"
    )


def test_neither_a_link_nor_a_pass_lets_somebody_in_who_is_banned(kept: Server, client: httpx.Client) -> None:
    table = Table(client, [HUMAN, HUMAN, HUMAN])
    with ExitStack() as stack:
        eve, other = Known(kept, stack), Known(kept, stack)
        eve.sit_down(table.people[0].token, table.id)
        name = ban(client, kind="player", table=table.id, seat=0)
        stranger = stack.enter_context(kept.client())
        opened = stranger.post(f"/api/games/{table.id}/open", json={"token": table.people[0].token})
        refused(opened, 403, "banned")
        shown = {"secret": other.new_pass("link")["secret"], "bring": True}
        refused(eve.client.post("/api/me/devices", json=shown), 403, "banned")
        refused(eve.client.post("/api/me", json={}), 403, "banned")
        fine(ask(client, "DELETE", f"/bans/{name}"))


def test_a_network_that_is_banned_sees_nothing_any_more(client: httpx.Client) -> None:
    eve = Table(client, [HUMAN, BOT, BOT], pace=0).people[0]
    with live(eve, headers={"X-Forwarded-For": "198.51.100.7"}) as socket:
        socket.hear()
        name = ban(client, kind="network", network="198.51.100.7")
        assert socket.is_ended()
    fine(ask(client, "DELETE", f"/bans/{name}"))


@pytest.mark.parametrize("network", ["0.0.0.0/0", "nonsense", "2001:db8::/16"])
def test_what_is_no_network_or_nearly_everybody_is_not_banned(client: httpx.Client, network: str) -> None:
    wrong = ask(client, "POST", "/bans", json={"ban": {"kind": "network", "network": network}})
    refused(wrong, 422, "network")


def test_the_command_bans_and_says_how_busy_the_server_is(kept: Server) -> None:
    server = ("--server", kept.url)
    assert "connections" in kontor("operator", *server).stdout
    done = kontor("operator", "ban", "203.0.113.7", "--note", "spam", "--yes", *server)
    assert done.returncode == 0, done.stderr
    assert "network  203.0.113.7/32  spam" in done.stdout
    name = done.stdout.splitlines()[-2].split()[0]
    assert name not in kontor("operator", "unban", name, *server).stdout
    wrong = kontor("operator", "ban", *server)
    assert (wrong.returncode, wrong.stderr) == (2, "kontor: operator: ban needs WHOM\n")
