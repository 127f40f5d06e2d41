"""Plays tables on a server and keeps what it stored: `python -m tools.old_tables`, for each version of the rules and of
the schema once. tests/server/test_old_tables.py reads them for ever, so that no change makes an old table unplayable.

`tests/server/logs/rules-N.jsonl` is the log of a whole game, an entry on each line, with what lies beside
it; `rules-N.json` what it must give;
`imported-N` are the same for a game that was imported.
`schema-N.sql` is a whole database, `schema-N.json` who sat at its tables and what they saw.
`checkpoint-N.json` is the checkpoint, in format N, of the game of the newest rules at its middle.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import httpx
import msgspec

import kontor
from kontor.catalog import fitting
from kontor.rules.ruleset import RULES_VERSION
from kontor.server.store import open_to_check
from kontor.server.store.base import Row
from kontor.server.store.migrations import scripts
from kontor.server.tables import checkpoints
from kontor.server.tables.checkpoints import TABLE_CHECKPOINT_FORMAT
from tests.play.policies import claim_first
from tests.server.playing import (
    BOT,
    HUMAN,
    INVITED,
    OPEN,
    SEED,
    Json,
    Table,
    eventually,
    fine,
    mirror,
    open_seat,
    play_on,
)
from tests.server.serving import Server
from tests.server.test_old_tables import folded

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "server" / "logs"
MIN_ABSENCE_S: Final = 60  # until somebody can be replaced
ALL_MODULES: Final = fitting("hansa", 3)


def whole_game(client: httpx.Client) -> tuple[Table, Json]:
    """A table at which everything happens that can, and what there was to see of it."""
    table = Table(client, [{**HUMAN, "name": "Änne"}, INVITED, OPEN], modules=ALL_MODULES, seed=SEED, pace=0)
    anna = table.people[0]
    fine(table.join("Eve").post("/leave"))
    table.join("Mallory")
    fine(anna.ask("DELETE", "/seats/2"))
    table.people[1:] = [table.join("Ben", invite=table.code), table.join("Cy", colour="purple")]
    ben, cy = table.people[1:]
    fine(anna.post("/start"))
    fine(ben.post("/chat", text="Viel Glück! 🎲"))
    fine(anna.post("/chat", phrase="hello"))
    game = mirror(table)
    play_on(table, game, lambda game: game.ply == 40)
    _undo(table, game)
    _ask_for_a_take_back(table, game)
    play_on(table, game, lambda game: game.ply == 80)
    _let_a_bot_stand_in(table, game)
    middle = _seen(table)
    fine(cy.put("/pace", pace=100))
    _leave_and_come_back(table, game)
    key = {"Authorization": f"Bearer {anna.token}"}
    with httpx.Client(base_url=client.base_url) as browser:  # Änne opens her seat in another browser
        fine(browser.post(f"/api/games/{table.id}/open", json={"token": anna.token}, headers=key))
    play_on(table, game, lambda game: game.is_over)
    fine(ben.post("/rematch"))
    fine(ben.post("/share", names=False))
    return table, {"moments": [middle, _seen(table)], "record": anna.get("/record").text}


def _undo(table: Table, game: kontor.Game) -> None:
    """Takes a decision back, and decides otherwise."""
    while game.barrier is not None:
        _play(table, game)
    game.undo()
    fine(table.people[game.decider or 0].post("/undo"))
    _play(table, game, last=True)


def _ask_for_a_take_back(table: Table, game: kontor.Game) -> None:
    """First in vain, then all agree."""
    asking, *others = table.people
    for agree in (False, True):
        asked = fine(asking.post("/takeback", ply=game.ply - 5))["table"]["proposal"]
        for other in others[: 2 if agree else 1]:
            fine(other.post("/reply", agree=agree, version=asked["version"]))
    game.undo_to(game.ply - 5)


def _let_a_bot_stand_in(table: Table, game: kontor.Game) -> None:
    seat = game.decider or 0
    person = table.people[seat]
    fine(person.put(f"/seats/{seat}/bot", level="claim"))
    eventually(lambda: person.view()["decider"] != seat)
    fine(person.delete(f"/seats/{seat}/bot"))
    _follow(table, game)


def _leave_and_come_back(table: Table, game: kontor.Game) -> None:
    """Somebody leaves for good, a bot plays on, and somebody else takes the seat."""
    seat = 2
    fine(table.people[seat].post("/leave", level="random"))
    while game.decider != seat:
        _play(table, game)
    eventually(lambda: table.people[0].view()["decider"] != seat)
    invited = fine(table.people[0].post(f"/seats/{seat}/invite"))
    table.people[seat] = table.join("Dora", seat=seat, invite=invited["invite"])
    _follow(table, game)


def _play(table: Table, game: kontor.Game, last: bool = False) -> None:
    assert game.decider is not None
    action = game.legal_actions()[-1] if last else claim_first(game, Random(game.ply))
    fine(table.people[game.decider].act(str(action), game.ply, key=f"k{game.ply}"))
    game.play(action)


def _follow(table: Table, game: kontor.Game) -> None:
    """Plays what bots decided meanwhile."""
    record = table.people[0].get("/record").text
    decided = [line.split(" ", 2)[2] for line in record.splitlines() if line[:1].isdigit()]
    for action in decided[game.ply :]:
        game.play(action)


def _seen(table: Table) -> Json:
    """What each seat and a spectator see, by their tokens, and at which version."""
    views = [(person.token, person.view()) for person in (*table.people, table.passer_by)]
    return {"version": views[0][1]["version"], "views": views}


def other_tables(client: httpx.Client, operator: Mapping[str, str]) -> dict[str, Table]:
    """Tables that wait for something."""
    lobby = Table(client, [HUMAN, OPEN, BOT], public=True, pace=0)
    _change_keys(lobby)
    fine(lobby.people[0].post("/chat", text="to be removed"))
    path = f"/api/operator/tables/{lobby.id}"
    fine(client.delete(f"{path}/chat/{lobby.version}", headers=operator))
    fine(client.put(f"{path}/seats/0/name", json={"name": "Anna"}, headers=operator))
    away, thinking = (Table(client, [HUMAN] * 3, absence=MIN_ABSENCE_S, pace=10_000) for _ in range(2))
    bots = Table(client, [HUMAN, BOT, BOT], modules=ALL_MODULES[:1], pace=0, seed=SEED)
    bots.people[0].decide("place t hamburg-luebeck/1")
    asking = Table(client, [HUMAN] * 2, board="britannia", duo="britannia", edition="classic", seed=SEED)
    asking.people[0].decide("end")
    fine(asking.people[0].post("/takeback", ply=0))
    aborted = Table(client, [HUMAN, BOT], board="east", duo="britannia", pace=10_000)
    person = aborted.people[0]
    person.decide("end")
    fine(person.post("/instant"))
    eventually(lambda: person.view()["decider"] == 0)
    fine(person.post("/abort"))
    _use_clocks(client)
    _delete_somebody(client)
    _compete(client)
    time.sleep(MIN_ABSENCE_S)
    fine(away.people[1].post("/seats/0/replace", level="claim"))  # the host is away
    fine(thinking.people[0].get())  # this one is there
    return {"lobby": lobby, "bots": bots, "asking": asking, "aborted": aborted, "away": away, "thinking": thinking}


def _use_clocks(client: httpx.Client) -> None:
    """A table that paused while somebody is on vacation, and one where time will be up. What is seen there changes with
    time, so it is not kept."""
    paused = Table(client, [HUMAN] * 3, clock={"per": "decision", "seconds": 86_400, "vacation": 7})
    fine(paused.people[1].put("/seats/1/vacation", days=7))
    wish = {"to": ["bremen-hamburg"], "otherwise": "any", "extras": "stock"}
    fine(paused.people[1].put("/seats/1/orders", displaced=wish, gains="t", end=True, plan=["income 3t"]))
    paused.people[0].decide("end")  # the first decision of the other follows from the plan
    asked = fine(paused.people[0].post("/pause", days=30))["table"]["proposal"]
    for other in paused.people[1:]:
        fine(other.post("/reply", agree=True, version=asked["version"]))
    Table(client, [HUMAN] * 3, clock={"per": "game", "seconds": 10, "increment": 5})


def _delete_somebody(client: httpx.Client) -> None:
    """Two people become known, and one of them is deleted, with the name at a running table."""
    with httpx.Client(base_url=client.base_url) as kept, httpx.Client(base_url=client.base_url) as deleted:
        kept.post("/api/me", json={})
        device = {"X-Kontor-Device": deleted.post("/api/me", json={}).json()["secret"]}
        table = Table(deleted, [{**HUMAN, "name": "Gesche"}, HUMAN, HUMAN])
        open_seat(deleted, table.id, table.people[0].token, **device)
        open_seat(kept, table.id, table.people[1].token)
        fine(deleted.request("DELETE", "/api/me", headers=device))


def _compete(client: httpx.Client) -> None:
    """Somebody plays against bots in a league."""
    with httpx.Client(base_url=client.base_url) as browser:
        browser.headers["X-Kontor-Device"] = browser.post("/api/me", json={}).json()["secret"]
        fine(browser.put("/api/me/name", json={"name": "Hille"}))
        clock = {"per": "decision", "seconds": 86_400}
        plan = {"name": "Liga", "form": "league", "size": 3, "rounds": 2, "clock": clock, "fill": "claim"}
        path = f"/api/club/competitions/{browser.post('/api/club/competitions', json=plan).json()['id']}"
        fine(browser.post(f"{path}/join"))
        fine(browser.post(f"{path}/start"))


def _change_keys(table: Table) -> None:
    """The first player opens the seat in a browser and ends that, and has a new link and a new invitation."""
    with httpx.Client(base_url=table.host.client.base_url) as browser:
        fine(browser.post(f"/api/games/{table.id}/open", json={"token": table.people[0].token}))
    table.people[0] = table.holder(fine(table.people[0].post("/seats/0/link"))["token"])
    keys = fine(table.people[0].get("/keys"))["keys"]
    fine(table.people[0].delete(f"/keys/{next(key['id'] for key in keys if key['kind'] == 'browser')}"))
    fine(table.people[0].post("/invite"))


class StoredTables(NamedTuple):
    """What is kept of a version."""

    log: str  # of a whole game
    given: Json  # what it gives
    imported: str  # the log of the same game, imported
    imported_given: Json
    dump: str  # a whole database
    tables: Json  # who sat at its tables


def play() -> StoredTables:
    """Plays all tables."""
    with tempfile.TemporaryDirectory(prefix="kontor-old-") as folder:
        file = Path(folder) / "kontor.sqlite3"
        with Server(f"sqlite:///{file}", "--bot-workers", "1") as server, server.client() as client:
            others = other_tables(client, server.operator)
            tables = {name: {"id": table.id, **_seen(table)} for name, table in others.items()}
            with closing(sqlite3.connect(file)) as db:
                dump = "\n".join(db.iterdump()) + "\n"
            table, given = whole_game(client)
            copy = client.post("/api/records", json={"record": given["record"]}).raise_for_status().json()["id"]
            assert server.stop() == 0
        logs = _log_of(file, table.id), _log_of(file, copy)
    of_import = {"id": copy, "record": given["record"]}
    return StoredTables(logs[0], {"id": table.id, **given}, logs[1], of_import, dump, tables)


def _log_of(file: Path, table: str) -> str:
    """All entries of a table, one on each line."""
    lines = []
    for row in asyncio.run(_rows_of(f"sqlite:///{file}", table)):
        beside = {text.part: text.content for text in row.beside}
        also = f',"beside":{json.dumps(beside, ensure_ascii=False)}' if beside else ""
        lines.append(f'{{"at":{row.at!r},"entry":{row.entry.decode()}{also}}}\n')
    return "".join(lines)


async def _rows_of(url: str, table: str) -> list[Row]:
    store = await open_to_check(url)
    try:
        return await store.entries(table)
    finally:
        await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="old_tables", description="keeps tables of this version for tests")
    parser.add_argument("--force", action="store_true", help="also where they are kept already")
    options = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    kept = play()
    rules, schema = FOLDER / f"rules-{RULES_VERSION}", FOLDER / f"schema-{len(scripts('sqlite'))}"
    imported = FOLDER / f"imported-{RULES_VERSION}"
    parts = {
        rules.with_suffix(".jsonl"): kept.log,
        rules.with_suffix(".json"): json.dumps(kept.given, ensure_ascii=False) + "\n",
        imported.with_suffix(".jsonl"): kept.imported,
        imported.with_suffix(".json"): json.dumps(kept.imported_given, ensure_ascii=False) + "\n",
        schema.with_suffix(".sql"): kept.dump,
        schema.with_suffix(".json"): json.dumps(kept.tables, ensure_ascii=False) + "\n",
    }
    for file, text in parts.items():
        if options.force or not file.exists():
            file.write_text(text, "utf-8")
            print(f"{file.name}: {len(text)} characters", file=sys.stderr)
    checkpoint = FOLDER / f"checkpoint-{TABLE_CHECKPOINT_FORMAT}.json"
    if options.force or not checkpoint.exists():
        middle = json.loads(rules.with_suffix(".json").read_text("utf-8"))["moments"][0]["version"]
        made = checkpoints.make(folded(rules.with_suffix(".jsonl"), middle))
        checkpoint.write_bytes(msgspec.json.encode(made) + b"\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
