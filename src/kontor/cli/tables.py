"""`kontor tables`: which tables are open on a running server, and ending them."""

import argparse
import json
import time
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.server.config.flags import read_settings
from kontor.server.config.settings import Settings, SettingsError

ABOUT = (
    "Lists the open tables of a running server, the last changed first, or ends some of them without a result.\n"
    "The maker of a table stands for the client that made it: many addresses share each."
)
EXAMPLES = (
    "kontor tables",
    "kontor tables --maker 3fa9c1",
    "kontor tables end k7c2mq9xwdaf",
    "kontor tables end --maker 3fa9c1",
)
NEAR: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
PATIENCE: Final = 30.0  # seconds for an answer
UNITS: Final = ((86400, "d"), (3600, "h"), (60, "min"), (1, "s"))


def add_options(parser: Parser) -> None:
    parser.add_argument("action", nargs="?", choices=("list", "end"), default="list", help="default: list")
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="the ids of the tables to end")
    parser.add_argument("--maker", metavar="ACCOUNT", help="all tables of one maker")
    parser.add_argument("--server", metavar="URL", help="default: where kontor serve would be reached")
    parser.add_argument(
        "--operator-token-file", metavar="FILE", help="a file with the operator token; or set KONTOR_OPERATOR_TOKEN"
    )


def run(args: argparse.Namespace) -> int:
    try:
        settings = read_settings({"operator_token_file": args.operator_token_file})
    except SettingsError as wrong:
        raise UsageError(f"tables: {wrong}") from None
    server = _Server(args.server or _address(settings), settings)
    if args.action == "end":
        return _end(server, args.tables, args.maker)
    if args.tables:
        raise UsageError("tables: list takes no tables; see kontor tables --help")
    found = server.tables(args.maker)
    for table in found:
        print(_line(table))
    print(f"{_count(len(found))} open")
    return 0


def _end(server: "_Server", names: list[str], maker: str | None) -> int:
    if bool(names) == bool(maker):
        raise UsageError("tables: end needs either the ids of tables or --maker")
    names = names or [table["card"]["id"] for table in server.tables(maker)]
    for name in names:
        server.ask("POST", f"/tables/{quote(name, safe='')}/end")
    print(f"{_count(len(names))} ended")
    return 0


class _Server:
    """A running server, as its operator asks it."""

    def __init__(self, url: str, settings: Settings) -> None:
        self._url = f"{url.rstrip('/')}/api/operator"
        self._headers = {"Content-Type": "application/json"}
        if settings.operator_token:
            self._headers["Authorization"] = f"Bearer {settings.operator_token}"
        if settings.password:
            self._headers["X-Kontor-Password"] = settings.password

    def tables(self, maker: str | None) -> list[dict[str, Any]]:
        """The open tables."""
        query = f"?maker={quote(maker)}" if maker else ""
        found: list[dict[str, Any]] = self.ask("GET", f"/tables{query}")["tables"]
        return found

    def ask(self, method: str, path: str) -> dict[str, Any]:
        """What the server answers; UsageError if it refuses."""
        request = Request(self._url + path, b"{}" if method == "POST" else None, self._headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                answer: dict[str, Any] = json.load(response)
                return answer
        except HTTPError as refused:
            raise UsageError(f"tables: the server refuses: {_reason(refused)}") from None
        except (URLError, OSError, ValueError) as wrong:
            reason = getattr(wrong, "reason", wrong)
            raise UsageError(f"tables: no answer from {self._url}: {reason}") from None


def _reason(refused: HTTPError) -> str:
    try:
        return str(json.load(refused)["message"])
    except (ValueError, KeyError, TypeError):
        return str(refused)


def _address(settings: Settings) -> str:
    host = NEAR.get(settings.host, f"[{settings.host}]" if ":" in settings.host else settings.host)
    return settings.public_url or f"http://{host}:{settings.port}"


def _line(table: dict[str, Any]) -> str:
    card = table["card"]
    seats = ", ".join(seat["level"] or seat["kind"] for seat in card["seats"])
    public = ", public" if table["public"] else ""
    return (
        f"{card['id']}  {card['status']:7}  maker {table['maker'] or 'unknown':7}  "
        f"{card['ply']:4} decisions, changed {_age(card['updated'])} ago{public}: {seats}"
    )


def _age(updated: float) -> str:
    seconds = max(0, int(time.time() - updated))
    size, unit = next((size, unit) for size, unit in UNITS if seconds >= size or size == 1)
    return f"{seconds // size} {unit}"


def _count(number: int) -> str:
    return f"{number} table{'' if number == 1 else 's'}"
