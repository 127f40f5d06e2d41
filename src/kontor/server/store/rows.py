"""How tables are stored and read in both databases."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import astuple

from kontor.server.store.base import PrivateText, Row, Statement, TableChange, places
from kontor.server.store.chain import SEALED, seal, sealed_facts

_CREATE: Final = (
    f"INSERT INTO tables (id, {', '.join(SEALED)}, seal, notify_since, warn_at, packed)"
    f" VALUES ({places(range(14))}) ON CONFLICT DO NOTHING RETURNING 1"
)
_MOVE: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ${number}' for number, name in enumerate(SEALED, 2))}, seal = $11,"
    " notify_since = CASE WHEN $14 THEN notify_since ELSE $12 END, warn_at = CASE WHEN $15 THEN warn_at ELSE $13 END,"
    " expired_at = coalesce(expired_at, $16) WHERE id = $1 AND version = $17 AND head = $18 RETURNING 1"
)
_ENTRY: Final = "entries.version, at, entry, entries.hash, entries.table_id, part, content, browser, private_texts.hash"
# One statement, since what lies beside an entry may be deleted at any time
SELECT_ENTRIES: Final = (
    f"SELECT {_ENTRY} FROM (SELECT * FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3)"
    " AS entries LEFT JOIN private_texts USING (table_id, version) ORDER BY entries.version, part"
)


def moving(change: TableChange) -> Statement:
    """Moves a table to its new version if its last entry is the one before. Otherwise it returns no row."""
    values = (change.table, *sealed_facts(change), seal(change), change.notify_since, change.warn_at)
    if change.before == 0:
        return Statement(_CREATE, (*values, change.last.version if change.packed else 0))
    kept = (change.keeps_notify_since, change.keeps_warning, change.expired_at)
    return Statement(_MOVE, (*values, *kept, change.before, change.previous))


def entry_rows(change: TableChange) -> list[tuple[object, ...]]:
    """The new rows of `entries`."""
    if change.packed:
        return []
    return [(change.table, row.version, row.at, row.entry.decode(), row.hash) for row in change.rows]


def text_rows(change: TableChange) -> list[tuple[object, ...]]:
    """The new rows of `private_texts`."""
    return [(change.table, row.version, *astuple(text)) for row in change.rows for text in row.beside]


def key_rows(change: TableChange) -> list[tuple[object, ...]]:
    """All rows of `held` for the table."""
    return [(held.key, change.table, held.seat) for held in set(change.held)]


def rows_of(found: Iterable[Sequence[Any]]) -> list[Row]:
    """Entries, from the columns of SELECT_ENTRIES: a line for each thing beside one, or for none."""
    rows: list[Row] = []
    for version, at, entry, hash_, _, *text in found:
        beside = (PrivateText(*text),) if text[0] is not None else ()
        if rows and rows[-1].version == version:
            beside = (*rows.pop().beside, *beside)
        rows.append(Row(version, at, entry.encode(), hash_, beside))
    return rows
