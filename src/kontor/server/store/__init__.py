"""Where tables are kept: an SQLite file, or PostgreSQL for several processes."""

from kontor.server.store.base import StoreError
from kontor.server.store.common import Store


async def open_store(url: str, *, migrates: bool = True) -> Store:
    """The store that a database URL names: sqlite:///FILE or postgresql://..., brought to the newest schema. A process
    that is not to migrate one of PostgreSQL gets OtherSchema where that would be needed."""
    if (file := _sqlite_file(url)) is not None:
        from kontor.server.store.sqlite import open_sqlite

        return await open_sqlite(file)
    from kontor.server.store.postgres import open_postgres

    return await open_postgres(url, migrates=migrates)


async def open_to_check(url: str) -> Store:
    """The same store beside those who serve it, to read, or to change what no table is. It has the newest schema."""
    if (file := _sqlite_file(url)) is not None:
        from kontor.server.store.sqlite import open_sqlite_to_check

        return await open_sqlite_to_check(file)
    from kontor.server.store.postgres import open_postgres_to_check

    return await open_postgres_to_check(url)


def _sqlite_file(url: str) -> str | None:
    """The file of a database; None for one of PostgreSQL."""
    if url.startswith("sqlite:///"):
        return url.removeprefix("sqlite:///")
    if url.startswith(("postgresql://", "postgres://")):
        return None
    scheme = url.partition(":")[0]
    raise StoreError(f"database: '{scheme}' is not known; expected sqlite:///FILE or postgresql://...")
