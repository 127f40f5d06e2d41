"""A running server, as its operator asks it."""

import argparse
import json
import sys
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.server.config.addresses import is_loopback
from kontor.server.config.flags import read_settings
from kontor.server.config.secret_files import OPERATOR_SECRET, read_secret, secret_file
from kontor.server.config.settings import Settings, SettingsError

LOCAL_ADDRESSES: Final = {
    "0.0.0.0": "127.0.0.1",
    "::": "::1",
}  # how this machine reaches a server that listens on all addresses
ANSWER_TIMEOUT_S: Final = 30.0  # seconds for an answer


def add_server_options(parser: Parser) -> None:
    """How to reach the server, and how to prove whose it is."""
    parser.add_argument("--server", metavar="URL", help="default: where kontor serve would be reached on this machine")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="the database of the server, beside which its operator secret is (default: as kontor serve)",
    )
    parser.add_argument(
        "--operator-secret-file", metavar="FILE", help="a file with the operator secret; or set KONTOR_OPERATOR_SECRET"
    )


def add_confirmation(parser: Parser) -> None:
    """Whether to ask before something is done."""
    parser.add_argument("--yes", action="store_true", help="do it without asking")


def confirm(command: str, about: str, yes: bool) -> None:
    """Says what is about to be done and to whom, and asks for it; UsageError unless it is confirmed."""
    print(about, file=sys.stderr)
    if yes:
        return
    if not sys.stdin.isatty():
        raise UsageError(f"{command}: nothing was done: there is nobody to confirm it; add --yes")
    print("Go on? [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise UsageError(f"{command}: nothing was done")


def server_of(command: str, args: argparse.Namespace) -> "OperatorServer":
    """The server that the flags of a command name."""
    try:
        settings = read_settings({"operator_secret_file": args.operator_secret_file, "database": args.database})
        secret = settings.operator_secret or _local_secret(args.server, settings)
    except SettingsError as wrong:
        raise UsageError(f"{command}: {wrong}") from None
    address = args.server or _address(settings)
    return OperatorServer(command, address, secret, settings.password, args.server or settings.public_url)


class OperatorServer:
    """A running server."""

    def __init__(self, command: str, url: str, secret: str, password: str, public_url: str = "") -> None:
        self._command = command  # that asks
        self._secret = secret
        self._page = f"{(public_url or url).rstrip('/')}/operator"  # as a browser elsewhere reaches it
        self._url = f"{url.rstrip('/')}/api/operator"
        self._headers = {"Content-Type": "application/json"}
        if secret:
            self._headers["Authorization"] = f"Bearer {secret}"
        if password:
            self._headers["X-Kontor-Password"] = password

    @property
    def link(self) -> str:
        """Opens the page of the operator, signed in. Browsers do not send what stands behind the #."""
        if not self._secret:
            raise UsageError(f"{self._command}: the secret of another server is needed: --operator-secret-file FILE")
        return f"{self._page}#{quote(self._secret, safe='')}"

    def table(self, name: str) -> dict[str, Any]:
        """A table by its id."""
        return self.ask("GET", f"/tables/{quote(name, safe='')}")

    def tables(self, maker: str | None, over: bool = False) -> list[dict[str, Any]]:
        """The open tables, or those that are over; of one maker, if it is named."""
        query = f"?over={str(over).lower()}" + (f"&maker={quote(maker)}" if maker else "")
        found: list[dict[str, Any]] = self.ask("GET", f"/tables{query}")["tables"]
        return found

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """What the server answers; UsageError if it refuses."""
        answer: dict[str, Any] = json.loads(self.read(method, path, body))
        return answer

    def read(self, method: str, path: str, body: object = None) -> str:
        """The same as text."""
        sent = json.dumps(body or {}).encode() if method == "POST" else None
        request = Request(self._url + path, sent, self._headers, method=method)
        try:
            with urlopen(request, timeout=ANSWER_TIMEOUT_S) as response:
                return str(response.read().decode())
        except HTTPError as refused:
            raise UsageError(f"{self._command}: the server refuses: {_reason(refused)}") from None
        except (URLError, OSError, ValueError) as wrong:
            reason = getattr(wrong, "reason", wrong)
            raise UsageError(f"{self._command}: no answer from {self._url}: {reason}") from None


def seats_of(card: dict[str, Any]) -> str:
    """The seats of a table with their numbers: names of people, levels of bots, and what is free."""
    return ", ".join(f"{seat['seat']} {seat_name(seat)}" for seat in card["seats"])


def seat_name(seat: dict[str, Any]) -> str:
    """Who sits there."""
    return str(seat["level"] or (seat["kind"] == "human" and seat["name"]) or seat["kind"])


def _reason(refused: HTTPError) -> str:
    try:
        return str(json.load(refused)["message"])
    except (ValueError, KeyError, TypeError):
        return str(refused)


def _local_secret(server: str | None, settings: Settings) -> str:
    """The secret that a server on this machine made for itself; empty for a server elsewhere, which must not get it."""
    if server is not None and server != settings.public_url and not is_loopback(urlsplit(server).hostname or ""):
        return ""
    file = secret_file(settings, OPERATOR_SECRET)
    try:
        return read_secret(file, is_command=True)
    except FileNotFoundError:
        raise SettingsError(
            f"there is no operator secret in {file}: start the server once, or say where it is: "
            "--database or --operator-secret-file"
        ) from None


def _address(settings: Settings) -> str:
    """Where this machine reaches the server: directly if it can, since another machine may be behind the public URL."""
    host = LOCAL_ADDRESSES.get(settings.host, settings.host)
    if settings.public_url and not is_loopback(host):
        return settings.public_url  # the server answers to no other name
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
