"""Attacks on what is stored: long logs, damage, and what reading the database gives away."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from random import Random

import httpx

from kontor.server.tables import entries as log
from tests.server.damaging import content, copied, fill, found_again, scribble
from tests.server.playing import HUMAN, INVITED, Table, fine, table_of
from tests.server.serving import Server
from tests.server.storing import file_of
from tests.server.test_long_logs import NAME, back_and_forth, begun, stored
from tools.attacks.common import Outcome, file, median, seconds

N_DAMAGE_TRIALS = 5
KEEPING = ("--keep-abandoned", "0")  # its entries are from 1970
RUDE_NAME = "Bartholomew"


def long_log() -> Outcome:
    """M4: a log of 20,000 entries is read for the first time, and again after a restart."""
    with file() as url:
        asyncio.run(stored(url, list(map(log.encode, [*begun(), *back_and_forth(9_990)]))))
        with Server(url, *KEEPING) as server, server.client() as client:
            other = table_of(client)
            client.get(f"/api/games/{NAME}").raise_for_status()  # it is given its checkpoint
            server.stop()
        with Server(url, *KEEPING) as server, server.client() as client, server.client() as second:
            other.passer_by.client = second
            waits: list[float] = []
            reading = threading.Event()

            def others() -> None:
                while not reading.is_set():
                    waits.append(seconds(other.passer_by.view))

            thread = threading.Thread(target=others)
            thread.start()
            time.sleep(0.2)
            first = 1000 * seconds(lambda: client.get(f"/api/games/{NAME}").raise_for_status())
            reading.set()
            thread.join()
            again = median(lambda: client.get(f"/api/games/{NAME}").raise_for_status())
            longest = 1000 * max(waits)
            seen = f"the first read takes {first:.0f} ms, the next {again:.0f} ms; others wait {longest:.0f} ms at most"
            return Outcome(first < 1000, seen)


def damage() -> Outcome:
    """M5: random bytes in the file; then a file that is removed while it is served."""
    refused = whole = wrong = 0
    with file() as url:
        source = file_of(url)
        names = asyncio.run(fill(url, 30))
        rows = content(source, names)
        for trial in range(N_DAMAGE_TRIALS):
            hurt = copied(source, source.parent / str(trial))
            scribble(hurt, Random(trial), 10)
            sound = found_again(copied(hurt, source.parent / f"{trial}-looked-at"), rows)
            try:
                with Server(f"sqlite:///{hurt}") as server, server.client() as client:
                    served = {name for name in names if client.get(f"/api/games/{name}").status_code == 200}
            except AssertionError:  # it does not start with what it cannot read at all
                served = set()
            refused += len(names) - len(served)
            whole += len(served)
            wrong += len(served - sound)
    with file() as url, Server(url) as server, server.client() as client:
        table = table_of(client)
        file_of(url).unlink()
        gone = table.people[0].act("income 3t", 0).status_code
    seen = f"{refused} tables are refused as damaged, {whole} served, {wrong} of them wrongly; without its file: {gone}"
    return Outcome(wrong == 0 and gone == 503, seen)


def invitation() -> Outcome:
    """L3: the code of an invitation is looked for in the files of the database."""
    with file() as url, Server(url) as server, server.client() as client:
        table = Table(client, [HUMAN, INVITED, INVITED])
        return _found(url, table.code)


def names_in_logs() -> Outcome:
    """L7: a damaged row with a name in it is read by a server that logs everything."""
    with file() as url:
        with Server(url) as server, server.client() as client:
            table = Table(client, [{**HUMAN, "name": RUDE_NAME}, HUMAN, HUMAN], public=True)
            server.stop()
        with closing(sqlite3.connect(file_of(url))) as db, db:
            db.execute("DROP TRIGGER entries_not_changed")
            db.execute("UPDATE entries SET entry = replace(entry, '\"human\"', '\"Bartholomew\"') WHERE version = 1")
        with Server(url, "--log-level", "debug") as server:
            answer = httpx.get(f"{server.url}/api/games/{table.id}")
            named = RUDE_NAME in server.log or RUDE_NAME in answer.text
    return Outcome(
        answer.status_code == 500 and not named, f"answered {answer.status_code}, the name is shown: {named}"
    )


def removed_words() -> Outcome:
    """Beyond the list: a line of chat that was removed is looked for in the files of the database."""
    with file() as url, Server(url) as server, server.client() as client:
        table = table_of(client)
        fine(table.people[0].post("/chat", text=RUDE_NAME))
        fine(client.delete(f"/api/operator/tables/{table.id}/chat/{table.version}", headers=server.operator))
        return _found(url, RUDE_NAME)


def _found(url: str, text: str) -> Outcome:
    """In how many files of a database a text is."""
    found = [path.name for path in file_of(url).parent.iterdir() if text.encode() in path.read_bytes()]
    return Outcome(not found, f"found in {len(found)} files")
