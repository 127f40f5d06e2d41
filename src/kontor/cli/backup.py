"""kontor backup: a copy of a server's database."""

import argparse

from kontor.cli.errors import UsageError
from kontor.cli.options import Parser
from kontor.server.config.flags import read_settings
from kontor.server.config.settings import SettingsError
from kontor.server.store import StoreError
from kontor.server.store.backup import backup_sqlite

ABOUT = (
    "Copies the SQLite database of a server into a new file, also while the server runs. The copy is checked.\n"
    "PostgreSQL has a tool of its own for this: pg_dump."
)
EXAMPLES = (
    "kontor backup kontor-2026-02-01.sqlite3",
    "kontor backup --database sqlite:////srv/kontor/kontor.sqlite3 copy.sqlite3",
)


def add_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="the copy; it must not exist yet")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE (default: the one that kontor serve uses)")


def run(args: argparse.Namespace) -> int:
    try:
        settings = read_settings({"database": args.database})
        if settings.is_postgres:
            raise UsageError("backup: this database is PostgreSQL: use pg_dump, see docs/hosting.md")
        count = backup_sqlite(settings.database.removeprefix("sqlite:///"), args.file)
    except (SettingsError, StoreError) as wrong:
        raise UsageError(f"backup: {wrong}") from None
    print(f"{count} table{'' if count == 1 else 's'} copied to {args.file}")
    return 0
