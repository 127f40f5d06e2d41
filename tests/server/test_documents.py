"""The pages about the server are complete and true: settings, limits, metrics, calls, errors, messages, examples."""

import asyncio
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from kontor.server.api.statuses import STATUSES
from kontor.server.config.flags import SETTINGS
from kontor.server.config.settings import Settings
from kontor.server.gateway.limits import RATES
from kontor.server.monitoring.metrics import Metrics
from kontor.server.tables import entries
from kontor.server.tables.hub import Hub
from kontor.wire import answers, live
from tests.pages import ROOT, blocks
from tests.server.playing import Json, eventually
from tests.server.serving import PATIENCE, Server
from tests.server.storing import opened
from tools.openapi import openapi

PAGES = {page.stem: page.read_text("utf-8") for page in (ROOT / "docs").glob("*.md")}


def section(page: str, heading: str) -> str:
    """What stands below a heading."""
    return PAGES[page].partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    lines = [line for line in section(page, heading).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" |")] for line in lines[2:]]


def words(text: str) -> set[str]:
    """What stands between backticks."""
    return set(re.findall(r"`([^`]+)`", text))


# docs/hosting.md


def test_hosting_has_every_setting_with_its_variable_and_default() -> None:
    told = {cells[0]: (cells[1], cells[2]) for cells in rows("hosting", "Settings")}
    usual = Settings(database="sqlite:///x", bot_workers=7)
    assert list(told) == [f"`{setting.flag}`" for setting in SETTINGS]
    for setting in SETTINGS:
        variable, default = told[f"`{setting.flag}`"]
        assert variable == f"`{setting.variable}`"
        match getattr(usual, setting.name):
            case bool():
                assert default == "on"
            case "" | ():
                assert default == "none"
            case value if setting.name not in ("database", "bot_workers"):  # these depend on the machine
                assert default == (f"`{value:g}`" if isinstance(value, float) else f"`{value}`")


def test_hosting_has_every_limit() -> None:
    def slow(interval: float) -> str:
        units = ((1, "a second"), (60, "a minute"), (3600, "an hour"))
        return next(f"{unit / interval:g} {name}" for unit, name in units if interval <= unit)

    expected = [[str(rate.burst), slow(rate.interval)] for rate in RATES.values()]
    assert sorted(cells[1:] for cells in rows("hosting", "Rate limits")) == sorted(expected)


def test_the_metrics_of_the_page_exist_and_all_explain_themselves() -> None:
    metrics = Metrics()
    metrics.answered("GET", "/", 200, 0.1)
    text = metrics.render().decode()
    kinds = {name for name in re.findall(r"^# TYPE (kontor_\w+)", text, re.MULTILINE) if not name.endswith("_created")}
    assert set().union(*(words(cells[0]) for cells in rows("operating", "Metrics"))) <= kinds
    assert kinds <= set(re.findall(r"^# HELP (kontor_\w+) \S", text, re.MULTILINE))


# docs/api.md and docs/server.md


def calls() -> dict[str, Any]:
    paths = openapi()["paths"]
    return {f"{method.upper()} {path}": call for path, both in paths.items() for method, call in both.items()}


def test_api_has_every_call_and_no_other() -> None:
    assert set().union(*(words(cells[0]) for cells in rows("api", "Calls"))) == set(calls())


SERVER = ROOT / "src" / "kontor" / "server"
DOMAIN = ("tables", "commands", "club", "bots", "notices")  # what knows nothing of HTTP


def errors() -> set[tuple[str, str]]:
    """Each code with which something is refused, and its status; none where the source does not say it beside."""
    sources = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    kinds = {kind.__name__: str(status) for kind, status in STATUSES.items()}
    code = r'"([a-z-]+)"'
    found = {(code, kinds[kind]) for kind, code in re.findall(rf"\b({'|'.join(kinds)})\(\s*{code}", sources)}
    unseated = re.findall(rf"not_allowed\(caller, {code}", sources)
    found |= {(code, status) for code in unseated for status in ("401", "403")}
    found |= {(code, status) for status, code in re.findall(rf"(?:Refusal\(\s*|\{{|, )(\d{{3}})[,:] {code}", sources)}
    found |= {(code, "") for code in re.findall(rf"(?:error=|__init__\(|status_code, ){code}", sources)}
    return found | {(status, "409") for status in get_args(answers.Status)}  # named after what the table is


def test_api_has_every_error_with_its_status_and_no_other() -> None:
    told = {
        (code, status)
        for cells in rows("api", "Errors")
        for code in words(cells[1])
        for status in re.findall(r"\d+", cells[0])
    }
    found = errors()
    assert len(found) > 100
    assert {code for code, _ in told} == {code for code, _ in found}
    assert sorted(each for each in found - told if each[1]) == []


def test_the_domain_knows_no_status_of_http() -> None:
    for folder in DOMAIN:
        for file in (SERVER / folder).rglob("*.py"):
            assert re.findall(r"(?:raise|return) \w+\(\s*[1-5]\d\d\b", file.read_text("utf-8")) == [], file
            assert "starlette" not in file.read_text("utf-8"), file


def test_api_has_every_message_of_the_socket() -> None:
    told = {kind.__struct_config__.tag for kind in get_args(live.LiveMessage)}
    assert set().union(*(words(cells[0]) for cells in rows("api", "Updates"))) == told
    sent = [kind.__struct_config__.tag for kind in get_args(live.LiveRequest)]
    assert [tag for tag in sent if f'{{"type": "{tag}"' not in section("api", "Updates")] == []


def test_the_server_page_has_every_kind_of_entry() -> None:
    kinds = {kind.__struct_config__.tag for kind in entries.KINDS}
    assert set().union(*(words(cells[0]) for cells in rows("server", "A table is a log"))) == kinds


# Examples


def curls(page: Path) -> Iterator[list[str]]:
    for block in blocks(page):
        for line in block.text.replace("\\\n", "").splitlines():
            if line.startswith("curl "):
                yield shlex.split(line)[1:]


def send(client: httpx.Client, arguments: list[str]) -> httpx.Response:
    """What curl does. Of a stream only the head is awaited."""
    given = iter(arguments)
    path, method, body, headers = "", "GET", None, {}
    for word in given:
        match word:
            case "-H":
                name, _, headers[name] = next(given).partition(": ")
            case "-d":
                method, body = "POST", next(given)
            case "-X":
                method = next(given)
            case "-N":
                pass
            case _:
                path = word
    with client.stream(method, path, headers=headers, content=body) as answer:
        if not answer.headers["content-type"].startswith("text/event-stream"):
            answer.read()
        return answer


def test_every_curl_of_the_page_works(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        known = {"$SERVER": f"{server.url}/api"}
        first, *others = curls(ROOT / "docs" / "api.md")
        made = send(client, [filled(word, known) for word in first]).json()
        known |= {"$TABLE": made["id"], "$TOKEN": made["seats"][0]["token"]}
        assert len(others) > 5
        for arguments in others:
            assert send(client, [filled(word, known) for word in arguments]).status_code == 200, arguments


def filled(word: str, known: dict[str, str]) -> str:
    """A word of the shell with its variables filled in."""
    return re.sub(r"\$[A-Z]+", lambda name: known[name[0]], word)


def bot_after_a_restart(database: str, meanwhile: Callable[[str], object] = lambda table: None) -> tuple[str, Json]:
    """The last line of the bot of the examples, and its game, after the server was restarted in the middle of it."""
    with Server(database) as first:
        line = [sys.executable, str(ROOT / "examples" / "bot.py"), first.url]
        bot = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
        try:
            assert bot.stdout is not None
            table = bot.stdout.readline().split()[-1]
            assert played(first, table) > 20
            assert first.stop() == 0
            meanwhile(table)
            with Server(database, port=first.port) as second:
                last, _ = bot.communicate(timeout=3 * PATIENCE)
                view = httpx.get(f"{second.url}/api/games/{table}", timeout=PATIENCE).json()
        finally:
            bot.kill()
            bot.communicate()
    assert bot.returncode == 0
    return last, view


@pytest.mark.full
def test_the_bot_of_the_examples_plays_a_whole_game_although_the_server_restarts(sqlite_url: str) -> None:
    last, view = bot_after_a_restart(sqlite_url)
    assert view["is_over"]
    assert last.startswith(f"over after {view['ply']} decisions")


@pytest.mark.full
def test_the_bot_of_the_examples_goes_when_the_game_is_aborted(sqlite_url: str) -> None:
    """The host of the table is the bot itself, so the entry is made as its server would make it."""
    last, view = bot_after_a_restart(sqlite_url, lambda table: asyncio.run(abort(sqlite_url, table)))
    assert view["table"]["status"] == "aborted"
    assert last.startswith(f"over after {view['ply']} decisions")


async def abort(database: str, table: str) -> None:
    """Ends a game past its server."""
    async with opened(database) as store:
        hub = Hub(store, Metrics(), 1)
        await hub.change(await hub.table(table), lambda table: [entries.Aborted()])
        await hub.close()


def played(server: Server, table: str) -> int:
    """Waits until a table has some decisions, and says how many."""
    with server.client() as client:
        ply: int = eventually(lambda: (now := client.get(f"/api/games/{table}").json()["ply"]) > 20 and now)
    return ply


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda file: file.stem)
def test_every_example_is_named_in_a_page(example: Path) -> None:
    assert any(f"examples/{example.name}" in page for page in PAGES.values())
