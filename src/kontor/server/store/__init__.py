"""Where tables are kept: an SQLite file, or PostgreSQL for several processes."""

from kontor.server.store.base import StoreError
from kontor.server.store.common import Store


async def open_store(url: str, *, migrates: bool = True, to_check: bool = False) -> Store:
    """The store that a database URL names: sqlite:///FILE or postgresql://..., brought to the newest schema. A process
    that is not to migrate one of PostgreSQL gets OtherSchema where that would be needed."""
    if url.startswith("sqlite:///"):
        from kontor.server.store.sqlite import open_sqlite

        return await open_sqlite(url.removeprefix("sqlite:///"), to_check)
    if url.startswith(("postgresql://", "postgres://")):
        from kontor.server.store.postgres import open_postgres

        return await open_postgres(url, migrates, to_check)
    scheme = url.partition(":")[0]
    raise StoreError(f"database: '{scheme}' is not known; expected sqlite:///FILE or postgresql://...")


async def open_to_check(url: str) -> Store:
    """The same store for reading alone, beside those who serve it. It must have the newest schema."""
    return await open_store(url, migrates=False, to_check=True)
