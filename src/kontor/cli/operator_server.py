"""A running server, as whoever runs it asks it."""

import argparse
import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.server.config.flags import read_settings
from kontor.server.config.settings import Settings, SettingsError

NEAR: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
PATIENCE: Final = 30.0  # seconds for an answer


def add_server_options(parser: Parser) -> None:
    """How to reach the server."""
    parser.add_argument("--server", metavar="URL", help="default: where kontor serve would be reached")
    parser.add_argument(
        "--operator-token-file", metavar="FILE", help="a file with the operator token; or set KONTOR_OPERATOR_TOKEN"
    )


def server_of(command: str, args: argparse.Namespace) -> "OperatorServer":
    """The server that the flags of a command name."""
    try:
        settings = read_settings({"operator_token_file": args.operator_token_file})
    except SettingsError as wrong:
        raise UsageError(f"{command}: {wrong}") from None
    return OperatorServer(command, args.server or _address(settings), settings)


class OperatorServer:
    """A running server."""

    def __init__(self, command: str, url: str, settings: Settings) -> None:
        self._command = command  # that asks
        self._url = f"{url.rstrip('/')}/api/operator"
        self._headers = {"Content-Type": "application/json"}
        if settings.operator_token:
            self._headers["Authorization"] = f"Bearer {settings.operator_token}"
        if settings.password:
            self._headers["X-Kontor-Password"] = settings.password

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """What the server answers; UsageError if it refuses."""
        answer: dict[str, Any] = json.loads(self.read(method, path, body))
        return answer

    def read(self, method: str, path: str, body: object = None) -> str:
        """The same as text."""
        sent = json.dumps(body or {}).encode() if method == "POST" else None
        request = Request(self._url + path, sent, self._headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                return str(response.read().decode())
        except HTTPError as refused:
            raise UsageError(f"{self._command}: the server refuses: {_reason(refused)}") from None
        except (URLError, OSError, ValueError) as wrong:
            reason = getattr(wrong, "reason", wrong)
            raise UsageError(f"{self._command}: no answer from {self._url}: {reason}") from None


def _reason(refused: HTTPError) -> str:
    try:
        return str(json.load(refused)["message"])
    except (ValueError, KeyError, TypeError):
        return str(refused)


def _address(settings: Settings) -> str:
    host = NEAR.get(settings.host, f"[{settings.host}]" if ":" in settings.host else settings.host)
    return settings.public_url or f"http://{host}:{settings.port}"
