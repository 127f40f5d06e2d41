"""Whether PostgreSQL's indexes contain what their tables do."""

from collections.abc import AsyncIterator
from typing import Any, Final

INDEXES: Final = """
SELECT i.indexrelid::regclass::text AS index, i.indrelid::regclass::text AS "table",
       coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') AS wanted,
       (SELECT string_agg(pg_get_indexdef(i.indexrelid, k, true)
                          || CASE WHEN i.indoption[k - 1] & 1 = 1 THEN ' DESC' ELSE '' END
                          || CASE WHEN i.indoption[k - 1] & 2 = 2 THEN ' NULLS FIRST' ELSE ' NULLS LAST' END,
                          ', ' ORDER BY k)
        FROM generate_series(1, i.indnkeyatts) AS k) AS sorted
FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indrelid
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
ORDER BY 1
"""
# The order is the one of the index, so that no other can give it, and the place of a row is in no index.
FOUND: Final = (
    "SELECT count(*), coalesce(sum(hashtextextended(ctid::text, 0)::numeric), 0)"
    " FROM (SELECT ctid FROM {table} WHERE {wanted} ORDER BY {sorted} OFFSET 0) AS found"
)
# Rows as they lie in the table, or only as an index leads to them.
BY_TABLE: Final = "SET LOCAL enable_indexscan = off; SET LOCAL enable_seqscan = on; SET LOCAL enable_sort = on"
BY_INDEX: Final = "SET LOCAL enable_indexscan = on; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off"
COMPARE_TIMEOUT_S: Final = 3600.0  # seconds: nobody waits for it
NEITHER: Final = "SET LOCAL enable_bitmapscan = off; SET LOCAL enable_indexonlyscan = off"


async def compared_indexes(connection: Any) -> AsyncIterator[tuple[str, bool]]:
    """The indexes, and whether each leads to the same rows as its table.

    The extension amcheck is no substitute: only a superuser may install and call it, and it finds nothing wrong with an
    index that leads to more rows than it should.
    """
    async with connection.transaction(isolation="repeatable_read", readonly=True):  # both see the same rows
        await connection.execute(NEITHER)
        for index, table, wanted, order in await connection.fetch(INDEXES):
            query = FOUND.format(table=table, wanted=wanted, sorted=order)
            await connection.execute(BY_INDEX)
            plan = await connection.fetch(f"EXPLAIN {query}")
            if any(f"using {index} " in line for (line,) in plan):
                by_index = await connection.fetchrow(f"/* by index */ {query}", timeout=COMPARE_TIMEOUT_S)
                await connection.execute(BY_TABLE)  # the comments make two statements of it: each has its own plan
                by_table = await connection.fetchrow(f"/* by table */ {query}", timeout=COMPARE_TIMEOUT_S)
                yield index, by_index == by_table
