"""kontor restore: a backup takes the place of a server's database."""

import argparse
from pathlib import Path

from kontor.cli.check import damage_in_copy
from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.server.config.flags import read_settings
from kontor.server.config.settings import SettingsError
from kontor.server.store.backup import restore_sqlite
from kontor.server.store.base import StoreError

ABOUT = (
    "Puts a backup made by kontor backup in the place of a server's SQLite database. The server must be stopped.\n"
    "The backup is checked first. The old database is kept beside the new one, with everything that belongs to it.\n"
    "PostgreSQL has its own tools for this; see docs/operating.md."
)
EXAMPLES = (
    "kontor restore /srv/backup/kontor-monday.sqlite3",
    "kontor restore --database sqlite:////srv/kontor/kontor.sqlite3 copy.sqlite3",
)


def add_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="the backup; it stays as it is")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE (default: the one used by kontor serve)")
    parser.add_argument("--damaged", action="store_true", help="restore it even if tables in it are damaged")


def _check(copy: Path) -> None:
    if damaged := damage_in_copy(str(copy)):
        named = "; ".join(map(str, damaged))
        raise StoreError(f"the backup is damaged ({named}); choose another one, or restore it with --damaged")


def run(args: argparse.Namespace) -> int:
    try:
        settings = read_settings({"database": args.database})
        if settings.is_postgres:
            raise UsageError("restore: this is a PostgreSQL database; see docs/operating.md")
        check = None if args.damaged else _check
        done = restore_sqlite(args.file, settings.database.removeprefix("sqlite:///"), check)
    except (SettingsError, StoreError) as wrong:
        raise UsageError(f"restore: {wrong}") from None
    print(f"{done.tables} table{'' if done.tables == 1 else 's'} restored to {done.file}")
    if done.aside is not None:
        print(f"what was there before is in {done.aside}")
    return 0
