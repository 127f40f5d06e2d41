"""Erasing somebody from the logs: which tables to look at, and blanked entries in the place of others."""

from collections.abc import Collection, Mapping
from typing import Final

from kontor.server.store.base import Statement, Store

TABLES_PER_SEARCH: Final = 100


async def tables_opened_by(store: Store, browsers: Collection[str]) -> list[str]:
    """All tables at which these browsers ever held something. The logs are searched: most of them are not kept in
    lists."""
    opened = " OR ".join(f"entry LIKE ${number}" for number, _ in enumerate(browsers, 3))
    patterns = [f'{{"kind":"opened"%{browser}%' for browser in browsers]
    found: list[str] = []
    last = ""
    while True:
        ids = await store.read("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", last, TABLES_PER_SEARCH)
        if not ids:
            return found
        first, last = ids[0][0], ids[-1][0]
        sql = f"SELECT DISTINCT table_id FROM entries WHERE table_id >= $1 AND table_id <= $2 AND ({opened})"
        found += [table for (table,) in await store.read(sql, first, last, *patterns)]


async def overwrite_entries(store: Store, table: str, blanked: Mapping[int, bytes]) -> None:
    """Puts blanked entries in the place of others, by their versions, all at once."""
    sql = "UPDATE entries SET entry = $3 WHERE table_id = $1 AND version = $2 RETURNING 1"
    statements = [Statement(sql, (table, version, entry.decode())) for version, entry in blanked.items()]
    if statements:
        await store.together(*statements)
