"""`kontor operator`: how busy a running server is, who is kept out of it, a backup, and the page of its operator."""

import argparse
import re
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
    "Asks a running server how busy it is, keeps somebody out of it or lets them in again, or has it make a backup.\n"
    "Seats are counted from 0, and it shows whom you ban before it is done.\n"
    "The server made a secret beside its database, which only its own user can read; the commands show it, and `link`\n"
    "prints a link that opens the page /operator with it."
)
EXAMPLES = (
    "kontor operator",
    "kontor operator link",
    "kontor operator ban 192.0.2.0/24 --note 'spam in the chat'",
    "kontor operator ban 3fa9c1",
    "kontor operator ban k7c2mq9xwdaf/1",
    "kontor operator bans",
    "kontor operator unban 5b1c0a4e92d7f368",
    "kontor operator backup",
)
OPERATOR_ACTIONS: Final = ("load", "bans", "ban", "unban", "backup", "link")
_MAKER: Final = re.compile(r"[0-9a-f]{6}")
_SEAT_ADDRESS: Final = re.compile(r"([a-z0-9]{12})/([0-9])")


def add_options(parser: Parser) -> None:
    parser.add_argument("action", nargs="?", choices=OPERATOR_ACTIONS, default="load", help="default: load")
    parser.add_argument(
        "whom",
        nargs="?",
        metavar="WHOM",
        help="ban: a network, a maker as in kontor tables, or TABLE/SEAT with seats from 0; unban: the id of a ban",
    )
    parser.add_argument("--note", metavar="TEXT", default="", help="ban: why, for yourself")
    add_confirmation(parser)
    add_server_options(parser)


def run(args: argparse.Namespace) -> int:
    if bool(args.whom) != (args.action in ("ban", "unban")):
        raise UsageError(f"operator: {args.action} {'takes nothing more' if args.whom else 'needs WHOM'}")
    server = server_of("operator", args)
    match args.action:
        case "load":
            _show_load(server.ask("GET", "/load"))
        case "bans":
            _show_bans(server.ask("GET", "/bans"))
        case "ban":
            ban, about = _ban(server, args.whom, args.note)
            confirm("operator", f"this bans {about}", args.yes)
            _show_bans(server.ask("POST", "/bans", {"ban": ban}))
        case "unban":
            _show_bans(server.ask("DELETE", f"/bans/{quote(args.whom, safe='')}"))
        case "link":
            print(server.link)
        case _:
            _back_up(server)
    return 0


def _ban(server: OperatorServer, whom: str, note: str) -> tuple[dict[str, Any], str]:
    """What the server is asked for, and whom that bans."""
    if found := _SEAT_ADDRESS.fullmatch(whom):
        table, seat = found[1], int(found[2])
        return {"kind": "player", "table": table, "seat": seat}, _player(server.table(table)["card"], seat)
    if _MAKER.fullmatch(whom):
        made = [table["card"] for table in server.tables(whom)]
        tables = "".join(f"\n{card['id']}: {seats_of(card)}" for card in made)
        return {"kind": "maker", "maker": whom, "note": note}, f"the maker {whom} of {len(made)} open tables{tables}"
    return {"kind": "network", "network": whom, "note": note}, f"the network {whom}"


def _player(card: dict[str, Any], number: int) -> str:
    seats = card["seats"]
    if number >= len(seats):
        raise UsageError(f"operator: table {card['id']} has the seats 0 to {len(seats) - 1}: {seats_of(card)}")
    if seats[number]["kind"] != "human":
        raise UsageError(f"operator: nobody sits at seat {number} of table {card['id']}: {seats_of(card)}")
    return f"{seats[number]['name']}, seat {number} of table {card['id']}: {seats_of(card)}"


def _show_load(load: dict[str, Any]) -> None:
    tables = ", ".join(f"{count} {status}" for status, count in load["tables"].items()) or "none"
    queue = ", ".join(f"{each['jobs']} {each['kind']} ({each['priority']})" for each in load["queue"]) or "empty"
    for name, text in (
        ("version", f"{load['version']}, {load['processes']} processes, this one since {load['seconds'] / 3600:.1f} h"),
        ("connections", f"{load['connections']} live, {load['requests']} requests in progress"),
        ("tables", f"{tables}; {load['cached']} in memory, {load['damaged']} damaged"),
        ("bots", f"{load['workers']} processes, at {load['thinking']} tables; queue: {queue}"),
        *_together(load["together"]),
        ("database", f"{load['store']}, {load['size'] / 1e6:.1f} MB{_room(load)}"),
    ):
        print(f"{name:12} {text}")


def _room(load: dict[str, Any]) -> str:
    """What is left on its disk, where that is known."""
    if load["free"] is None:
        return ""
    return f"; {load['free'] / 1e9:.1f} GB free{', which is too little' if load['low'] else ''}"


def _together(shared: dict[str, int] | None) -> list[tuple[str, str]]:
    """The line about all servers and workers; none for a server alone."""
    if shared is None:
        return []
    text = f"{shared['workers']}; of {shared['processes']} processes for strong bots {shared['busy']} are thinking"
    return [("workers", f"{text}, over all servers and workers")]


def _show_bans(found: dict[str, Any]) -> None:
    for ban in found["bans"]:
        made = time.strftime("%Y-%m-%d", time.gmtime(ban["made"]))
        print(f"{ban['id']}  {made}  {ban['kind']:7}  {ban['value'] or ''}  {ban['about']}".rstrip())
    print(f"{len(found['bans'])} bans")


def _back_up(server: OperatorServer) -> None:
    copied = server.ask("POST", "/backup")
    print(f"{copied['tables']} tables copied to {copied['file']}, in the folder of the database")
