"""kontor check: whether everything that a server stored is whole."""

import argparse
import asyncio
import sys
import time

from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.server.config.flags import read_settings
from kontor.server.config.settings import SettingsError
from kontor.server.store import open_to_check
from kontor.server.store.base import Damaged, OtherSchema, StoreError
from kontor.server.store.common import Store
from kontor.server.store.packing import is_deleted
from kontor.server.tables.reading import verify_readable

ABOUT = (
    "Reads everything that a server stored and compares it with its hashes, even while the server runs.\n"
    "Exit code 0 if everything is whole, 1 if something is damaged, 2 if it could not be checked."
)
EXAMPLES = (
    "kontor check",
    "kontor check --database sqlite:////srv/kontor/kontor.sqlite3",
)
EXIT_DAMAGED = 1  # the exit code
PROGRESS_INTERVAL_S = 0.5  # seconds between two looks at the progress


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: as kontor serve)"
    )
    parser.add_argument("--quiet", action="store_true", help="say only what is damaged")


def run(args: argparse.Namespace) -> int:
    try:
        url = read_settings({"database": args.database}).database
        return asyncio.run(_check(url, args.quiet))
    except (SettingsError, StoreError) as wrong:
        raise UsageError(f"check: {wrong}") from None


def damage_in_copy(file: str) -> list[Damaged]:
    """The damaged tables in a copy of an SQLite database. One with an older schema may have no hashes to compare."""
    return asyncio.run(_damage(f"sqlite:///{file}"))


async def _damage(url: str) -> list[Damaged]:
    try:
        store = await open_to_check(url)
    except OtherSchema:
        return []
    found = []
    try:
        for name in await store.names():
            try:
                await verify_readable(store, name)
            except Damaged as wrong:
                found.append(wrong)
    finally:
        await store.close()
    return found


async def _check(url: str, quiet: bool) -> int:
    store = await open_to_check(url)
    try:
        faults = await store.faults(full=True)
        names = await store.names()
        for fault in faults:
            print(f"the database is damaged: {fault}")
        entries, damaged = await _check_tables(store, names, quiet or not sys.stderr.isatty())
    finally:
        await store.close()
    if faults or damaged:
        print(f"{damaged} of {len(names)} tables are damaged; {_advice(url, damaged)}")
        return EXIT_DAMAGED
    if not quiet:
        print(f"{len(names)} tables with {entries} entries: everything is whole")
    return 0


def _advice(url: str, damaged: int) -> str:
    sqlite = url.startswith("sqlite:")
    if not damaged:
        by_hand = "sqlite3 FILE REINDEX" if sqlite else "psql --command 'REINDEX DATABASE'"
        return f"damaged indexes are made again when kontor serve starts, or with: {by_hand}"
    if sqlite:
        return "restore a backup: kontor restore --help"
    return "restore a backup with PostgreSQL's own tools, see docs/operating.md"


async def _check_tables(store: Store, names: list[str], silent: bool) -> tuple[int, int]:
    """How many entries were found whole, and how many tables are damaged."""
    entries = damaged = 0
    reported = time.monotonic()
    for number, name in enumerate(names):
        if not silent and time.monotonic() - reported > PROGRESS_INTERVAL_S:
            reported = time.monotonic()
            print(f"\r{number} of {len(names)} tables checked", end="", file=sys.stderr, flush=True)
        try:
            entries += await verify_readable(store, name)
        except Damaged as wrong:
            if not await is_deleted(store, name):  # meanwhile
                damaged += 1
                print(wrong)
    if not silent:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return entries, damaged
