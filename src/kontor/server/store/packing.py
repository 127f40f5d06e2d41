"""Tables that take less room, or none. The log of a game that is over is packed: its entries lie in one compressed row
instead of one each. And a whole table can be deleted; its id stays, so that what is missing of it is no damage.

A packed log has no hashes of its own: they follow from the entries, and the last one must be the one that the table, or
the next entry, names.
"""

import struct
import time
import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from kontor.server.store.base import Damaged, PrivateText, Row, Statement, Statements
from kontor.server.store.chain import GENESIS_HASH, link

SELECT_PACKED: Final = "SELECT content FROM packed_logs WHERE table_id = $1 AND last > $2"
SELECT_TEXTS: Final = (
    "SELECT version, part, content, browser, hash FROM private_texts WHERE table_id = $1 ORDER BY version, part"
)
PACK: Final = (
    "INSERT INTO packed_logs (table_id, last, content) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id) DO UPDATE SET last = excluded.last, content = excluded.content"
)
_DELETED: Final = """INSERT INTO deleted_tables (id, at) SELECT id, $2 FROM tables WHERE id = $1
    AND NOT EXISTS (SELECT 1 FROM competition_tables WHERE table_id = $1) ON CONFLICT DO NOTHING RETURNING 1"""


def pack(rows: Sequence[Row]) -> bytes:
    """The entries of a table from the first one on. Times are kept as differences, which are short."""
    bits = [0, *struct.unpack(f">{len(rows)}q", struct.pack(f">{len(rows)}d", *(row.at for row in rows)))]
    steps = [after - before for before, after in pairwise(bits)]
    return zlib.compress(msgspec.msgpack.encode((steps, [row.entry.decode() for row in rows])), 9)


def unpacked(table: str, content: bytes, found: Iterable[Sequence[Any]]) -> list[Row]:
    """The same entries, with what lies beside them, from the columns of SELECT_TEXTS."""
    beside: dict[int, list[PrivateText]] = {}
    for version, *text in found:
        beside.setdefault(version, []).append(PrivateText(*text))
    rows: list[Row] = []
    bits, last = 0, GENESIS_HASH
    try:
        steps, entries = msgspec.msgpack.decode(zlib.decompress(content), type=tuple[list[int], list[str]])
        for version, (step, entry) in enumerate(zip(steps, entries, strict=True), 1):
            bits += step
            (at,) = struct.unpack(">d", struct.pack(">q", bits))
            last = link(last, table, version, at, entry.encode())
            rows.append(Row(version, at, entry.encode(), last, tuple(beside.get(version, ()))))
    except (zlib.error, msgspec.MsgspecError, struct.error, ValueError, TypeError):
        raise Damaged(table, "its packed log cannot be read") from None
    return rows


async def pack_log(store: Statements, table: str, rows: Sequence[Row], before: float) -> bool:
    """Packs the log of a table. False if these are not all its entries, or one came after a moment."""
    fits = (
        "UPDATE tables SET packed = version WHERE id = $1 AND version = $2 AND head = $3 AND updated < $4 RETURNING 1"
    )
    return await store.together(
        Statement(fits, (table, rows[-1].version, rows[-1].hash, before)),
        Statement(PACK, (table, rows[-1].version, pack(rows))),
        *(Statement(f"DELETE FROM {part} WHERE table_id = $1", (table,)) for part in ("entries", "checkpoints")),
    )


async def delete_table(store: Statements, table: str) -> bool:
    """Deletes all that is stored of a table. False if there is none, or a competition waits for its result."""
    return await store.together(
        Statement(_DELETED, (table, time.time())),
        *(Statement(f"DELETE FROM {part} WHERE table_id = $1", (table,)) for part in ("private_texts", "notices")),
        Statement("DELETE FROM tables WHERE id = $1", (table,)),  # and with it what refers to it
    )


async def is_deleted(store: Statements, table: str) -> bool:
    return await store.has("SELECT 1 FROM deleted_tables WHERE id = $1", table)
