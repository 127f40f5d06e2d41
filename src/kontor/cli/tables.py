"""`kontor tables`: which tables are open on a running server, ending and deleting them, and the records of games."""

import argparse
import time
from typing import Any, Final
from urllib.parse import quote

from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.cli.operator_server import (
    OperatorServer,
    add_confirmation,
    add_server_options,
    confirm,
    seats_of,
    server_of,
)

ABOUT = (
    "Lists the open tables of a running server, or with --over the others, the last changed first; ends some of them\n"
    "without a result; deletes some with all that is stored of them, also games that were brought in as records; or\n"
    "prints the record of one: complete once its game is over, before that what a spectator may know.\n"
    "The maker of a table stands for the client that made it: many addresses share each. Seats are counted from 0."
)
EXAMPLES = (
    "kontor tables",
    "kontor tables --maker 3fa9c1",
    "kontor tables --over",
    "kontor tables end k7c2mq9xwdaf",
    "kontor tables end --maker 3fa9c1 --yes",
    "kontor tables delete k7c2mq9xwdaf",
    "kontor tables export k7c2mq9xwdaf > game.kontor",
)
# How the server is asked for it, what is said before, and afterwards
TABLE_CHANGES: Final = {
    "end": ("POST", "/end", "this ends without a result", "ended"),
    "delete": ("DELETE", "", "this deletes for ever", "deleted"),
}
DURATION_UNITS: Final = ((86400, "d"), (3600, "h"), (60, "min"), (1, "s"))


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "action", nargs="?", choices=("list", *TABLE_CHANGES, "export"), default="list", help="default: list"
    )
    parser.add_argument(
        "tables", nargs="*", metavar="TABLE", help="the ids of the tables to end or delete, or of one to export"
    )
    parser.add_argument("--maker", metavar="ACCOUNT", help="all tables of one maker")
    parser.add_argument("--over", action="store_true", help="list: tables whose games have ended, instead of open ones")
    add_confirmation(parser)
    add_server_options(parser)


def run(args: argparse.Namespace) -> int:
    server = server_of("tables", args)
    if args.action in TABLE_CHANGES:
        return _change(server, args.action, args.tables, args.maker, args.yes)
    if args.action == "export":
        return _export(server, args.tables)
    if args.tables:
        raise UsageError("tables: list takes no tables; see kontor tables --help")
    found = server.tables(args.maker, over=args.over)
    for table in found:
        print(_line(table))
    print(f"{_count(len(found))} {'over' if args.over else 'open'}")
    return 0


def _change(server: OperatorServer, action: str, names: list[str], maker: str | None, yes: bool) -> int:
    if bool(names) == bool(maker):
        raise UsageError(f"tables: {action} needs either the ids of tables or --maker")
    method, end, about, done = TABLE_CHANGES[action]
    found = [server.table(name) for name in names] if names else server.tables(maker)
    if found:
        confirm("tables", "\n".join([f"{about}:", *map(_line, found)]), yes)
    for table in found:
        server.ask(method, f"/tables/{quote(table['card']['id'], safe='')}{end}")
    print(f"{_count(len(found))} {done}")
    return 0


def _export(server: OperatorServer, names: list[str]) -> int:
    if len(names) != 1:
        raise UsageError("tables: export needs the id of one table")
    print(server.read("GET", f"/tables/{quote(names[0], safe='')}/record"), end="")
    return 0


def _line(table: dict[str, Any]) -> str:
    card = table["card"]
    public = ", public" if table["public"] else ""
    return (
        f"{card['id']}  {card['status']:7}  maker {table['maker'] or 'unknown':7}  "
        f"{card['ply']:4} decisions, changed {_age(card['updated'])} ago{public}: {seats_of(card)}"
    )


def _age(updated: float) -> str:
    seconds = max(0, int(time.time() - updated))
    size, unit = next((size, unit) for size, unit in DURATION_UNITS if seconds >= size or size == 1)
    return f"{seconds // size} {unit}"


def _count(number: int) -> str:
    return f"{number} table{'' if number == 1 else 's'}"
