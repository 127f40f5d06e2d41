"""What is read from an SQLite file. Nothing that comes out of a damaged file is taken for what it seems to be."""

import sqlite3
import time
from typing import Any, Final

from kontor.server.store.base import Damaged, Head, Held, Row, Statement, TooLong
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
_THIS: Final = {False: "id = ?", True: "+id = ?"}  # + hides an index
_ITS_KEYS: Final = {False: "table_id = tables.id", True: "key > '' AND +table_id = tables.id"}
SEARCH_STEPS: Final = 20_000  # of SQLite's machine, about a millisecond, between two looks at the clock
_DIRECTIONS: Final = (("min", ">"), ("max", "<"))


def head(db: sqlite3.Connection, table: str, thorough: bool = False) -> Head | None:
    """See Store. A thorough search does without indexes, which may be damaged."""
    found = db.execute(f"SELECT version, head FROM tables WHERE {_THIS[thorough]}", (table,)).fetchone()
    if found is None:
        return None
    return Head(table, *_typed(table, found, int, bytes))


def examine(db: sqlite3.Connection, table: str, thorough: bool = False) -> None:
    """See Store. A thorough search does without indexes, which may be damaged."""
    found = db.execute(
        f"SELECT {', '.join(SEALED)}, notify_since, warn_at, expired_at, filed, seal, rowid,"
        f" (SELECT group_concat(key || ' ' || seat, ',') FROM held WHERE {_ITS_KEYS[thorough]})"
        f" FROM tables WHERE {_THIS[thorough]}",
        (table,),
    ).fetchone()
    if found is None:
        raise Damaged(table, "it has entries, but is in no list")
    stamp = (float, type(None))
    kinds = (int, bytes, str, int, stamp, float, float, str, *(stamp,) * 4, int, bytes, int, (str, type(None)))
    *_, filed, stored, place, keys = _typed(table, found, *kinds)
    if db.execute("SELECT id FROM tables WHERE rowid = ?", (place,)).fetchone() != (table,):
        raise Damaged(table, "it lies where it cannot be found again to be changed")
    version, _, _, public = found[:4]
    held = check_seal(table, found[: len(SEALED)], stored, keys.split(",") if keys else ())
    is_listed = public in (0, 1) and 0 <= filed <= version
    if not is_listed or not all(_is_found(db, table, each) for each in held):
        raise Damaged(table, "what the lists show of it was changed")


def _is_found(db: sqlite3.Connection, table: str, held: Held) -> bool:
    """Whether a key that the index names is found the other way, in the table itself."""
    wanted = (held.key, table, held.seat)
    sql = "SELECT key, table_id, seat FROM held WHERE key = ? AND +table_id = ? AND +seat = ?"  # + hides the index
    found: object = db.execute(sql, wanted).fetchone()
    return found == wanted


def entries(db: sqlite3.Connection, table: str, after: int, limit: int) -> list[Row]:
    found = fetch(db, Statement(SELECT_ENTRIES, (table, after, limit)))
    for row in found:
        beside = (int, str, str, bytes) if row[5] is not None else (type(None),) * 4
        _typed(table, row, int, float, str, bytes, str, *beside)
        if row[4] != table:  # a search ends where the order of the keys says so, whatever lies between
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


def names(db: sqlite3.Connection) -> tuple[list[str], bool]:
    """The ids of all tables that can be found, and whether all of the file could be searched."""
    found: set[str] = set()
    whole = True
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
                whole = False
    return sorted(found), whole


def fetch(db: sqlite3.Connection, statement: Statement) -> list[Any]:
    sql, values = statement
    return db.execute(sql, {str(number): value for number, value in enumerate(values, 1)}).fetchall()


def search(db: sqlite3.Connection, statement: Statement, until: float | None) -> list[Any]:
    """See Store. `until`: when it is given up, by the monotonic clock."""
    if until is None:
        return fetch(db, statement)
    if time.monotonic() >= until:  # others were before it
        raise TooLong
    db.set_progress_handler(lambda: time.monotonic() >= until, SEARCH_STEPS)
    try:
        return fetch(db, statement)
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT:
            raise TooLong from None
        raise
    finally:
        db.set_progress_handler(None, 0)


def faults(db: sqlite3.Connection, full: bool) -> list[str]:
    """What SQLite finds wrong with the structure of the file; in full, whether the indexes fit the tables, too."""
    found = [str(line) for (line,) in db.execute(f"PRAGMA {'integrity' if full else 'quick'}_check(20)")]
    return [] if found == ["ok"] else found
