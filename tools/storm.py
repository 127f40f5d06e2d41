"""`python -m tools.storm --kills 200`

People play, take back and talk at many tables while servers are killed at random and come back. After each kill,
everything that was acknowledged must be stored exactly once, and the servers must show what is stored. Without
--database it uses a new SQLite file; with `--database postgresql` a PostgreSQL of its own, with three processes.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.storm import storm
from tools.load.shares import postgresql


@contextmanager
def stored(database: str) -> Iterator[str]:
    """The URL of a database, which may be a new one."""
    if database == "postgresql":
        with postgresql() as url:
            yield url
    elif database == "sqlite":
        with tempfile.TemporaryDirectory(prefix="kontor-storm-") as folder:
            yield f"sqlite:///{folder}/kontor.sqlite3"
    else:
        yield database


def main() -> int:
    parser = argparse.ArgumentParser(prog="storm", description="servers are killed while people play")
    parser.add_argument("--kills", type=int, default=200, help="at least this many (%(default)s)")
    parser.add_argument("--tables", type=int, default=20, help="played at the same time (%(default)s)")
    parser.add_argument("--processes", type=int, help="that serve the database (1 with SQLite, 3 with PostgreSQL)")
    parser.add_argument(
        "--database", default="sqlite", metavar="URL", help="an empty one, or sqlite or postgresql (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")
    options = parser.parse_args()
    processes = options.processes or (1 if options.database.startswith("sqlite") else 3)
    with stored(options.database) as url:
        print(asyncio.run(storm(url, processes, options.tables, options.kills, options.seed, progress=True)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
