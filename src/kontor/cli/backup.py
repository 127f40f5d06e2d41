"""kontor backup: a copy of a server's database."""

import argparse

from kontor.cli.check import EXIT_DAMAGED, damage_in_copy
from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.server.config.flags import read_settings
from kontor.server.config.settings import SettingsError
from kontor.server.store.backup import backup_sqlite
from kontor.server.store.base import StoreError

ABOUT = (
    "Copies a server's SQLite database to a new file, even while the server runs, and checks the copy.\n"
    "Exit code 0 if it is whole, 1 if it was made but tables in it are damaged, 2 if it could not be made.\n"
    "PostgreSQL has its own tool for this: pg_dump."
)
EXAMPLES = (
    "kontor backup kontor-2026-02-01.sqlite3",
    "kontor backup --database sqlite:////srv/kontor/kontor.sqlite3 copy.sqlite3",
)


def add_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="the copy; it must not exist yet")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE (default: the one used by kontor serve)")


def run(args: argparse.Namespace) -> int:
    try:
        settings = read_settings({"database": args.database})
        if settings.is_postgres:
            raise UsageError("backup: this is a PostgreSQL database; use pg_dump, see docs/operating.md")
        count = backup_sqlite(settings.database.removeprefix("sqlite:///"), args.file)
        damaged = damage_in_copy(args.file)
    except (SettingsError, StoreError) as wrong:
        raise UsageError(f"backup: {wrong}") from None
    print(f"{count} table{'' if count == 1 else 's'} copied to {args.file}")
    for table in damaged:
        print(table)
    if damaged:
        print(f"{len(damaged)} of {count} tables are damaged, in the database and so in the copy: keep earlier backups")
    return EXIT_DAMAGED if damaged else 0
