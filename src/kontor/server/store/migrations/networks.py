"""Blanks the networks in the logs of an older database. What else is random in that entry goes with them, so that they
cannot be found out by its hash."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, Final

from kontor.server.store.base import Damaged, Row
from kontor.server.store.chain import START, blanked, checked

_FIRST: Final = (
    "SELECT table_id, version, at, entry, hash FROM entries"
    " WHERE version = 1 AND table_id > {} ORDER BY table_id LIMIT 1000"
)
_CHANGE: Final = "UPDATE entries SET entry = {} WHERE table_id = {} AND version = 1"


def networks_sqlite(db: sqlite3.Connection) -> None:
    """Within the transaction of the migration."""
    last = ""
    while found := db.execute(_FIRST.format("?"), (last,)).fetchall():
        last = found[-1][0]
        db.executemany(_CHANGE.format("?", "?"), _without_networks(found))


async def networks_postgres(connection: Any) -> None:
    """Within the transaction of the migration."""
    last = ""
    while found := await connection.fetch(_FIRST.format("$1"), last):
        last = found[-1][0]
        await connection.executemany(_CHANGE.format("$1", "$2"), list(_without_networks(found)))


def _without_networks(found: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """New first entries with their tables; a damaged one stays as it is, so that it is found."""
    for table, version, at, entry, hash_ in found:
        row = Row(version, at, entry.encode(), hash_)
        try:
            checked(table, 0, START, [row])
            facts = json.loads(entry)
        except (Damaged, ValueError):
            continue
        if facts.pop("network", ""):
            facts.pop("salt", None)
            text = json.dumps(facts, separators=(",", ":"), ensure_ascii=False)
            yield blanked(START, table, row, text.encode()).decode(), table
