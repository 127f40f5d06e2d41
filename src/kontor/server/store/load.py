"""How much is stored."""

from typing import NamedTuple

from kontor.server.store.base import Store


class Stored(NamedTuple):
    """How much is stored, and by how many processes it is served."""

    tables: dict[str, int]  # by status
    size: int  # bytes
    processes: int


async def stored(store: Store) -> Stored:
    """Looks it up; for whoever runs the server, since all tables are counted."""
    found = await store.fetch("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status")
    if store.shared:
        ((size, processes),) = await store.fetch(
            "SELECT pg_database_size(current_database()), (SELECT count(*) FROM processes)"
        )
    else:
        ((size,),) = await store.fetch("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        processes = 1
    return Stored(dict(found), int(size), max(1, int(processes)))
