"""What is read from an SQLite file. Nothing that comes out of a damaged file is taken for what it seems to be."""

import sqlite3
import time
from typing import Any, Final

from kontor.server.store.base import Damaged, Head, Row, Statement
from kontor.server.store.chain import SEALED, check_seal
from kontor.server.store.packing import SELECT_PACKED, SELECT_TEXTS, unpacked
from kontor.server.store.rows import SELECT_ENTRIES, rows_of
from kontor.server.store.sqlite_worker import is_damage

# All ids of a column, found by one search each, from either end.
_EACH_ID: Final = (
    "WITH RECURSIVE found (id) AS (SELECT {pick}({column}) FROM {source} UNION ALL"
    " SELECT (SELECT {pick}({column}) FROM {source} WHERE {column} {beyond} found.id)"
    " FROM found WHERE found.id IS NOT NULL) SELECT id FROM found WHERE id IS NOT NULL"
)
_SOURCES: Final = (("tables", "id"), ("entries", "table_id"), ("packed_logs", "table_id"), ("held", "table_id"))
# A search ends where the order of the keys says so, whatever lies between: so each row is compared, too
_ITS_KEYS: Final = "table_id = tables.id AND +table_id = tables.id"
SEARCH_STEPS: Final = 20_000  # of SQLite's machine, about a millisecond, between two looks at the clock
_DIRECTIONS: Final = (("min", ">"), ("max", "<"))


def head(db: sqlite3.Connection, table: str) -> Head | None:
    found = db.execute("SELECT version, head FROM tables WHERE id = ?", (table,)).fetchone()
    return None if found is None else Head(table, *_typed(table, found, int, bytes))


def sealed_head(db: sqlite3.Connection, table: str) -> Head | None:
    """See Store. No index is used: one that is damaged can be made again."""
    found = db.execute(
        f"SELECT {', '.join(SEALED)}, notify_since, warn_at, expired_at, filed, seal,"
        f" (SELECT group_concat(key || ' ' || seat, ',') FROM held WHERE {_ITS_KEYS}) FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if found is None:
        return None
    stamp = (float, type(None))
    kinds = (int, bytes, str, int, stamp, float, float, str, *(stamp,) * 4, int, bytes, (str, type(None)))
    version, last, _, public, *_, filed, stored, keys = _typed(table, found, *kinds)
    check_seal(table, found[: len(SEALED)], stored, keys.split(",") if keys else ())
    if public not in (0, 1) or not 0 <= filed <= version:
        raise Damaged(table, "what the lists show of it was changed")
    return Head(table, version, last)


def entries(db: sqlite3.Connection, table: str, after: int, limit: int) -> list[Row]:
    found = fetch(db, Statement(SELECT_ENTRIES, (table, after, limit)))
    for row in found:
        beside = (int, str, str, bytes) if row[5] is not None else (type(None),) * 4
        _typed(table, row, int, float, str, bytes, str, *beside)
        if row[4] != table:  # as with _ITS_KEYS
            raise Damaged(table, f"entry {row[0]} was changed")
    rows = rows_of(found)
    if rows and rows[0].version == after + 1:
        return rows
    packed = fetch(db, Statement(SELECT_PACKED, (table, after)))
    if not packed:
        return rows
    _typed(table, packed[0], bytes)
    texts = fetch(db, Statement(SELECT_TEXTS, (table,)))
    for row in texts:
        _typed(table, row, int, int, str, str, bytes)
    return [*unpacked(table, packed[0][0], texts)[after:], *rows][:limit]


def _typed(table: str, row: tuple[Any, ...], *types: Any) -> tuple[Any, ...]:
    """A row whose values have the types they were stored with: a changed byte may make any other type of them."""
    if not all(isinstance(value, kind) for value, kind in zip(row, types, strict=True)):
        raise Damaged(table, "a value has another type than was stored")
    return row


def names(db: sqlite3.Connection) -> set[str]:
    """The ids of all tables that can be found."""
    found: set[str] = set()
    for source, column in _SOURCES:
        for pick, beyond in _DIRECTIONS:
            try:
                for (name,) in db.execute(_EACH_ID.format(pick=pick, column=column, source=source, beyond=beyond)):
                    if isinstance(name, str):
                        found.add(name)
                break  # from one end to the other
            except sqlite3.Error as error:
                if not is_damage(error):
                    raise
    return found


def fetch(db: sqlite3.Connection, statement: Statement) -> list[Any]:
    sql, values = statement
    return db.execute(sql, {str(number): value for number, value in enumerate(values, 1)}).fetchall()


def search(db: sqlite3.Connection, statement: Statement, until: float) -> tuple[list[Any] | None, float]:
    """What a search finds, and the seconds it took; None once it is given up, at `until` by the monotonic clock."""
    if (began := time.monotonic()) >= until:  # others were before it
        return None, 0.0
    db.set_progress_handler(lambda: time.monotonic() >= until, SEARCH_STEPS)
    found = None
    try:
        found = fetch(db, statement)
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
            raise
    finally:
        db.set_progress_handler(None, 0)
    return found, time.monotonic() - began


def faults(db: sqlite3.Connection, full: bool) -> list[str]:
    """What SQLite finds wrong with the structure of the file; in full, whether the indexes fit the tables, too."""
    found = [str(line) for (line,) in db.execute(f"PRAGMA {'integrity' if full else 'quick'}_check(20)")]
    return [] if found == ["ok"] else found
