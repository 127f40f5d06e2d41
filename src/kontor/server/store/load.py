"""How much is stored."""

from typing import NamedTuple

import msgspec

from kontor.server.store.jobs import Shown
from kontor.server.store.statements import Statements


class Stored(NamedTuple):
    """How much is stored, and by which processes it is served."""

    tables: dict[str, int]  # by status
    size: int  # bytes
    processes: list[Shown]  # that share it; one that has just begun may be missing


async def stored(store: Statements) -> Stored:
    """Looks it up; for whoever runs the server, since all tables are counted."""
    found = await store.search("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status", limit_s=None)
    if store.shared:
        ((size,),) = await store.read("SELECT pg_database_size(current_database())")
        processes = [text for (text,) in await store.read("SELECT used FROM processes")]
    else:
        ((size,),) = await store.read("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        processes = []
    return Stored(dict(found), int(size), [msgspec.json.decode(text, type=Shown) for text in processes])
