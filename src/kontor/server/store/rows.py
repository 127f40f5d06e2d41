"""Entries with what lies beside them, as both databases give them."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kontor.server.store.base import PrivateText, Row

# One statement, since what lies beside an entry may be deleted at any time
SELECT_ENTRIES: Final = (
    "SELECT entries.version, at, entry, entries.hash, entries.table_id, part, content, browser, private_texts.hash"
    " FROM (SELECT * FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3) AS entries"
    " LEFT JOIN private_texts USING (table_id, version) ORDER BY entries.version, part"
)


def rows_of(found: Iterable[Sequence[Any]]) -> list[Row]:
    """Entries, from the columns of SELECT_ENTRIES: a line for each thing beside one, or for none."""
    rows: list[Row] = []
    for version, at, entry, hash_, _, *text in found:
        beside = (PrivateText(*text),) if text[0] is not None else ()
        if rows and rows[-1].version == version:
            beside = (*rows.pop().beside, *beside)
        rows.append(row_of(version, at, entry, hash_, beside))
    return rows


def row_of(version: int, at: float, entry: str, hash_: bytes, beside: Iterable[PrivateText]) -> Row:
    """An entry, from its columns."""
    return Row(version, at, entry.encode(), hash_, tuple(beside))
