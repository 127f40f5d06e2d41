"""`kontor serve`: the game in the browser."""

import argparse
import signal
import sys
import webbrowser
from collections.abc import Sequence
from threading import Timer
from types import FrameType
from typing import NoReturn

from kontor.cli.errors import UsageError
from kontor.cli.flags import Parser
from kontor.server.config.flags import add_flags, read_settings, unknown_variables
from kontor.server.config.settings import Settings, SettingsError
from kontor.server.run import serve
from kontor.server.store.base import StoreError
from kontor.server.web.built import missing_pages

ABOUT = "Serves the game: tables for people and bots, over HTTP and WebSocket."
EXAMPLES = (
    "kontor serve",
    "kontor serve --host 0.0.0.0 --port 9000",
    "kontor serve --bots mybots:Builder",
    "kontor serve --database postgresql://kontor@localhost/kontor --workers 4",
    "kontor serve --public-url https://games.example.org/kontor --proxy 127.0.0.1",
)
BROWSER_DELAY_S = 0.7  # seconds before the browser is opened, so that the server is up


def add_options(parser: Parser) -> None:
    add_flags(parser)


def run(args: argparse.Namespace) -> int:
    try:
        settings = read_settings(vars(args))
        for line in [*settings.warnings(), *_slips(), *missing_pages()]:
            _say(f"warning: {line}")
        signal.signal(signal.SIGTERM, _leave)
        serve(settings, lambda address, others: _greet(settings, address, others))
    except KeyboardInterrupt:  # the usual way to stop a server in a terminal
        return 0
    except (SettingsError, StoreError) as wrong:
        raise UsageError(str(wrong)) from None
    except SystemExit as leaving:
        if leaving.code:  # a supervisor must see that the server did not end normally
            raise UsageError("a server process could not start; see the log") from None
    return 0


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    """Stopping on request is not a failure."""
    raise SystemExit(0)


def _slips() -> list[str]:
    return [f"{name} is not a setting of kontor serve" for name in unknown_variables()]


def _greet(settings: Settings, address: str, others: Sequence[str]) -> None:
    _say(f"serving at {address}/ (stop with Ctrl-C)")
    if others:
        _say(f"others on this network can reach it at {' or '.join(f'{other}/' for other in others)}")
    if settings.browser and sys.stderr.isatty():
        Timer(BROWSER_DELAY_S, webbrowser.open, (address,)).start()


def _say(text: str) -> None:
    print(f"kontor: {text}", file=sys.stderr, flush=True)
