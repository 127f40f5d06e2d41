"""Where tables are kept: an SQLite file, or PostgreSQL for several processes."""

from kontor.server.store.base import Change, Conflict, Held, Listed, Row, Store, StoreError

__all__ = ["Change", "Conflict", "Held", "Listed", "Row", "Store", "StoreError", "open_store"]


async def open_store(url: str) -> Store:
    """The store that a database URL names: sqlite:///FILE or postgresql://..., brought to the newest schema."""
    if url.startswith("sqlite:///"):
        from kontor.server.store.sqlite import open_sqlite

        return await open_sqlite(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        from kontor.server.store.postgres import open_postgres

        return await open_postgres(url)
    scheme = url.partition(":")[0]
    raise StoreError(f"database: '{scheme}' is not known; expected sqlite:///FILE or postgresql://...")
