"""Whoever runs a server can list its tables and end them; nobody else can."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kontor.server.bots.accounts import account_of
from tests.server.playing import BOT, HUMAN, OPEN, Table, eventually, fine, refused
from tests.server.serving import Server

TOKEN = "let-me-operate"
STRANGER = {"X-Forwarded-For": "192.0.2.7"}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an operator token."""
    file = tmp_path_factory.mktemp("operator") / "kontor.db"
    with Server(f"sqlite:///{file}", "--proxy", "127.0.0.1", env={"KONTOR_OPERATOR_TOKEN": TOKEN}) as running:
        yield running
        assert TOKEN not in running.log


@pytest.fixture
def client(kept: Server) -> Iterator[httpx.Client]:
    with kept.client() as client:
        yield client


def operator(client: httpx.Client, method: str, path: str, token: str = TOKEN, **more: object) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return client.request(method, f"/api/operator/tables{path}", headers=headers, **more)  # type: ignore[arg-type]


def command(server: Server, *words: str, token: str = TOKEN) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "kontor", "tables", *words, "--server", server.url],
        env={"KONTOR_OPERATOR_TOKEN": token},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_operator_sees_all_open_tables_and_who_made_them(client: httpx.Client) -> None:
    own = Table(client, [HUMAN, OPEN, OPEN])
    client.headers.update(STRANGER)
    other = Table(client, [HUMAN, BOT, BOT], public=True)
    found = {table["card"]["id"]: table for table in fine(operator(client, "GET", ""))["tables"]}
    assert {own.id, other.id} <= set(found)
    assert (found[own.id]["card"]["status"], found[own.id]["public"]) == ("lobby", False)
    assert (found[other.id]["card"]["status"], found[other.id]["public"]) == ("running", True)
    assert found[other.id]["maker"] == account_of("192.0.2.7") != found[own.id]["maker"]
    of_stranger = fine(operator(client, "GET", "", params={"maker": account_of("192.0.2.7")}))["tables"]
    assert other.id in [table["card"]["id"] for table in of_stranger]
    assert own.id not in [table["card"]["id"] for table in of_stranger]


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
    fine(operator(client, "POST", f"/{table.id}/end"))
    view = table.passer_by.view()
    assert (view["table"]["status"], view["decider"]) == ("aborted", None)
    fine(operator(client, "POST", f"/{table.id}/end"))  # it stays ended
    assert table.passer_by.view()["version"] == view["version"]
    assert table.id not in operator(client, "GET", "").text
    refused(operator(client, "POST", "/nowhere/end"), 404, "unknown-table")


def test_the_user_of_this_machine_needs_no_token_where_there_is_none(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        table = table_of_bots(client)
        assert fine(client.get("/api/operator/tables"))["tables"][0]["card"]["id"] == table.id
        refused(client.get("/api/operator/tables", headers=STRANGER), 401, "token")


def test_the_command_lists_and_ends_tables(kept: Server, client: httpx.Client) -> None:
    client.headers["X-Forwarded-For"] = "192.0.2.99"
    tables = [table_of_bots(client) for _ in range(3)]
    maker = account_of("192.0.2.99")
    listed = command(kept, "--maker", maker)
    assert listed.returncode == 0, listed.stderr
    assert listed.stdout.splitlines()[-1] == "3 tables open"
    assert f"{tables[0].id}  running  maker {maker}" in listed.stdout
    assert "claim, claim, claim" in listed.stdout
    assert command(kept, "end", tables[0].id).stdout == "1 table ended\n"
    assert command(kept, "end", "--maker", maker).stdout == "2 tables ended\n"
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
    assert "the server refuses: This is for whoever runs the server" in wrong.stderr
    nobody = subprocess.run(
        [sys.executable, "-m", "kontor", "tables", "--server", "http://127.0.0.1:9"], capture_output=True, text=True
    )
    assert (nobody.returncode, nobody.stderr.count("\n")) == (2, 1)
    assert "no answer from http://127.0.0.1:9" in nobody.stderr
