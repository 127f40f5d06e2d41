"""Tables of the past: logs of every version of the rules and databases of every schema stay readable and playable.

`python -m tools.old_tables` keeps those of the present version.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

import kontor
from kontor.replay import RecordError
from kontor.rules.ruleset import RULES_VERSION
from kontor.server.api.statuses import status_of
from kontor.server.commands import making, playing
from kontor.server.store.base import PrivateText, Row
from kontor.server.store.migrations import scripts
from kontor.server.tables import entries as log
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.present import view
from kontor.server.tables.problems import Refused
from kontor.server.tables.rules_versions import START_BY_VERSION
from kontor.server.tables.table import Table
from kontor.wire import requests
from tests.server import made_up_rules
from tests.server.listening import live
from tests.server.playing import BOT, HUMAN, Json, Person, eventually, fine, plain
from tests.server.playing import Table as Made
from tests.server.serving import Server
from tests.server.storing import copy_with_other_rules, file_of, stored

LOGS = Path(__file__).parent / "logs"
RULES = sorted(LOGS.glob("rules-*.jsonl"))
IMPORTED = sorted(LOGS.glob("imported-*.jsonl"))
SCHEMAS = sorted(LOGS.glob("schema-*.sql"), key=lambda file: int(file.stem.partition("-")[2]))
GONE = {"invite"}  # in views: the server no longer knows the code of an invitation
each_log = pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
each_log_and_import = pytest.mark.parametrize("file", [*RULES, *IMPORTED], ids=lambda file: file.stem)


class Line(msgspec.Struct):
    """An entry as it was stored."""

    at: float
    entry: msgspec.Raw
    beside: dict[int, str] = {}


def rows(file: Path) -> list[Row]:
    lines = [msgspec.json.decode(line, type=Line) for line in file.read_bytes().splitlines()]
    return [
        Row(
            version, line.at, bytes(line.entry), b"", tuple(PrivateText(*text, "", b"") for text in line.beside.items())
        )
        for version, line in enumerate(lines, 1)
    ]


def expected(file: Path) -> Json:
    found: Json = json.loads(file.with_suffix(".json").read_text("utf-8"))
    return found


def folded(file: Path, version: int) -> Table:
    """The table of a log as it was at a version."""
    table = Table(expected(file)["id"])
    for row in rows(file)[:version]:
        table.fold(row)
    return table


def holds(now: Any, then: Any) -> bool:
    """Whether everything that was there is still the same; more may have come to it."""
    if isinstance(then, dict):
        kept = [name for name in then if name not in GONE]
        return isinstance(now, dict) and all(name in now and holds(now[name], then[name]) for name in kept)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


def before_looking(seen: Json, now: Json) -> Json:
    """What somebody saw, but for what has changed because the player for whom the game waits has looked again."""
    noted = {name: now["table"][name] for name in ("updated", "waiting")}
    return {**seen, "version": now["version"], "table": {**seen["table"], **noted}}


# Rules


def test_there_is_a_log_of_every_version_of_the_rules() -> None:
    assert {log.stem for log in RULES} == {f"rules-{version}" for version in START_BY_VERSION}
    assert RULES_VERSION in START_BY_VERSION
    assert {json.loads(rows(log)[0].entry)["rules"] for log in RULES} == set(START_BY_VERSION)


def test_every_kind_of_entry_is_in_a_log_or_a_database() -> None:
    kinds = {type(log.decode(row.entry)) for file in (*RULES, *IMPORTED) for row in rows(file)}
    dumps = "".join(file.read_text("utf-8") for file in SCHEMAS)
    missing = {kind.__struct_config__.tag for kind in set(log.KINDS) - kinds}
    assert [tag for tag in missing if f'{{"kind":"{tag}"' not in dumps] == []


@each_log
def test_a_log_gives_the_views_that_it_gave(file: Path) -> None:
    moments = expected(file)["moments"]
    assert len(moments) == 2
    for moment in moments:
        table = folded(file, moment["version"])
        assert any(seen.get("legal") for _, seen in moment["views"]) != (table.status == "over")
        for token, seen in moment["views"]:
            caller = Caller(hash_of(token)) if token else Caller()
            now = plain(msgspec.to_builtins(view(table, caller)))
            assert holds(now, seen), token


@each_log_and_import
def test_a_log_gives_the_record_that_it_gave(file: Path) -> None:
    table = folded(file, len(rows(file)))
    assert table.game is not None
    assert table.game.is_over
    assert table.game.record() == expected(file)["record"]
    version = json.loads(rows(file)[0].entry)["rules"]
    assert table.game.rules_version == version
    assert f"\nRules: {version}\n" in table.game.record()
    if version == RULES_VERSION:
        assert kontor.load(table.game.record()).record() == table.game.record()


@each_log_and_import
def test_entries_are_written_again_as_they_were_stored(file: Path) -> None:
    for row in rows(file):
        assert log.encode(log.decode(row.entry)) == row.entry


PEOPLE = [Caller(hash_of(f"token {seat}")) for seat in range(3)]


def begun(rules: int) -> list[log.Entry]:
    """The entries of a game of three people by a version of the rules, always with the same chance."""
    wanted = requests.NewGame(seats=[requests.HumanSeat()] * 3, board=made_up_rules.BOARD, seed=1)
    created, *others = making.create(wanted, [f"token {seat}" for seat in range(3)], host="host", invite="invite")
    made = [msgspec.structs.replace(created, rules=rules), *others]
    return [*made, making.begin(Table.draft("table", *made))]


def decided(entries: list[log.Entry], action: str) -> list[log.Entry]:
    """The entries after the first person decided this."""
    table = Table.draft("table", *entries)
    return [*entries, *playing.play(table, PEOPLE[0], requests.Play(action=action, ply=table.ply))]


def test_a_table_is_played_by_the_rules_it_was_made_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the made-up rules a trader may stand on a ship post; by the present ones only a merchant may."""
    monkeypatch.setitem(START_BY_VERSION, made_up_rules.VERSION, made_up_rules.start)
    bold = made_up_rules.TRADER_ON_SHIP
    before, now = begun(made_up_rules.VERSION), begun(RULES_VERSION)
    assert bold in view(Table.draft("table", *before), PEOPLE[0])["legal"]
    assert bold not in view(Table.draft("table", *now), PEOPLE[0])["legal"]
    with pytest.raises(Refused) as refused:
        decided(now, bold)
    assert (status_of(refused.value), refused.value.problem.error) == (422, "illegal")

    entries = decided(decided(before, bold), "end")
    table = Table.draft("table", *entries)
    assert table.ply == 2
    assert Table.draft("table", *entries).copy().view(0) == table.view(0), "read again, it is the same game"
    table.fold(Row(table.version + 1, 0.0, log.encode(log.Undone(ply=0, seat=0)), b""))
    assert table.game is not None
    assert bold in table.game.legal_actions()
    with pytest.raises(kontor.IllegalAction):
        Table.draft("table", *now, *entries[len(before) :])


def test_a_record_names_the_rules_of_its_table_and_is_not_replayed_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(START_BY_VERSION, made_up_rules.VERSION, made_up_rules.start)
    for version, action in ((made_up_rules.VERSION, made_up_rules.TRADER_ON_SHIP), (RULES_VERSION, "end")):
        game = Table.draft("table", *decided(begun(version), action)).game
        assert game is not None
        assert game.rules_version == version
        assert f"\nRules: {version}\n" in game.record()
        assert f"\nRules: {version}\n" in game.copy().record_for(0)
        if version == RULES_VERSION:
            assert kontor.load(game.record()).actions() == ["end"]
        else:
            with pytest.raises(RecordError, match=f"a game by rules version {version}; only version {RULES_VERSION}"):
                kontor.load(game.record())


def test_a_new_table_is_played_by_the_present_rules() -> None:
    created, *_ = making.create(
        requests.NewGame(seats=[requests.OpenSeat()] * 3), [None] * 3, host="host", invite="invite"
    )
    assert isinstance(created, log.Created)
    assert created.rules == RULES_VERSION


def test_a_table_of_a_version_that_is_not_played_here_is_refused_and_not_played_by_other_rules() -> None:
    unknown = RULES_VERSION + 1
    wanted = requests.NewGame(seats=[requests.OpenSeat() for _ in range(3)])
    created, *_ = making.create(wanted, [None] * 3, host="host", invite="invite")
    with pytest.raises(Refused) as refused:
        Table.draft("lobby", msgspec.structs.replace(created, rules=unknown))
    assert (status_of(refused.value), refused.value.problem.error) == (404, "old-rules")
    assert f"version {unknown} of the rules; this server plays version {RULES_VERSION}" in str(refused.value)


CALLS: dict[tuple[str, str], Json | None] = {
    ("GET", ""): None,
    ("GET", "/events"): None,
    ("GET", "/record"): None,
    ("POST", "/actions"): {"action": "end", "ply": 2},
    ("POST", "/undo"): {},
    ("POST", "/why"): {"action": "end"},
    ("POST", "/chat"): {"text": "Hello"},
    ("POST", "/abort"): None,
    ("POST", "/rematch"): None,
    ("POST", "/leave"): None,
}


def test_a_stored_table_of_other_rules_is_refused_by_name_and_left_as_it_is(sqlite_url: str) -> None:
    """It waits for a bot, so that the server would let one decide if it did not know better."""
    with Server(sqlite_url) as server, server.client() as client:
        made = Made(client, [HUMAN, BOT, BOT], public=True, pace=10_000)
        assert server.stop() == 0
    old = asyncio.run(copy_with_other_rules(sqlite_url, made.id))
    before = asyncio.run(stored(sqlite_url, old))
    with Server(sqlite_url) as server, server.client() as client:
        person = Person(client, old, made.people[0].token)
        for (method, path), body in CALLS.items():
            refused = person.ask(method, path, **({} if body is None else {"json": body}))
            assert (refused.status_code, refused.json()["error"]) == (404, "old-rules"), path
            assert "version 1 of the rules; this server plays version 2" in refused.json()["message"]
        with pytest.raises(InvalidStatus) as denied, live(person):
            pass
        assert denied.value.response.status_code == 404
        assert json.loads(denied.value.response.body)["error"] == "old-rules"
        for token in (None, made.people[0].token):
            lists = fine(client.get("/api/games", headers={"Authorization": f"Bearer {token}"} if token else {}))
            assert [card["id"] for card in (*lists["mine"], *lists["public"])] == [made.id]
        assert eventually(lambda: "a table is not played by bots" in server.log)
        assert server.stop() == 0
        assert server.log.count("a table is not played by bots") == 1
        assert "Traceback" not in server.log
    assert asyncio.run(stored(sqlite_url, old)) == before


# Schemas


def test_there_is_a_database_of_every_schema() -> None:
    assert [file.stem for file in SCHEMAS] == [f"schema-{number}" for number, _ in enumerate(scripts("sqlite"), 1)]


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, id=file.stem, marks=() if file in (SCHEMAS[0], SCHEMAS[-1]) else pytest.mark.full)
        for file in SCHEMAS
    ],
)
def test_the_tables_of_an_old_database_go_on(file: Path, sqlite_url: str) -> None:
    with closing(sqlite3.connect(file_of(sqlite_url))) as db:
        db.executescript(file.read_text("utf-8"))
    tables = expected(file)
    with Server(sqlite_url) as server, server.client() as client:
        for table in tables.values():
            for token, seen in table["views"]:
                now = Person(client, table["id"], token).view()
                assert now["version"] - seen["version"] in (0, 1)
                assert holds(now, before_looking(seen, now))
        public = fine(client.get("/api/games"))["public"]  # that of a competition is running
        assert [card["id"] for card in public if card["status"] == "lobby"] == [tables["lobby"]["id"]]
        people = {
            name: [Person(client, table["id"], token) for token, _ in table["views"]] for name, table in tables.items()
        }
        _go_on(client, people)
        assert server.stop() == 0
        assert "Traceback" not in server.log


def _go_on(client: httpx.Client, people: dict[str, list[Person]]) -> None:
    host, *_, stranger = people["lobby"]
    fine(stranger.post("/join", name="Ben"))
    assert fine(host.post("/start"))["table"]["status"] == "running"
    host.decide()

    (player, *_) = people["bots"]
    ply = player.decide("end")["ply"]
    assert eventually(lambda: (view := player.view())["ply"] > ply and view["decider"] == 0)
    player.decide()

    asking, asked, _ = people["asking"]
    proposal = asking.view()["table"]["proposal"]
    assert fine(asked.post("/reply", agree=True, version=proposal["version"]))["ply"] == 0
    asking.decide()

    (former, *_) = people["aborted"]
    again = Person(client, fine(former.post("/rematch"))["id"], former.token)
    assert again.view()["table"]["status"] == "running"
