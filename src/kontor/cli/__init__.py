"""The command `kontor`: one file per subcommand, loaded only when it is asked for."""

import os
import sys
from importlib import import_module
from typing import Final

from kontor import __version__
from kontor.cli.errors import UsageError
from kontor.extras import missing_package

COMMANDS: Final = {
    "serve": "serve the game to browsers and programs",
    "play": "play in the terminal against bots or each other",
    "simulate": "play bots against bots, with statistics",
    "rate": "make a rating list of bots",
    "replay": "show a recorded game step by step",
    "analyse": "show the win chances in a recorded game, and its costliest decisions",
    "learn": "learn the game in lessons",
    "puzzle": "find the best decision or turn of a position",
    "rules": "show the rules: contents, a clause, or a search",
    "boards": "list the boards and their facts, and check the data",
    "bench": "measure the speed of the engine",
    "perft": "count decision sequences",
    "train": "teach a net by self-play",
    "worker": "let bots of servers on other machines think here",
    "tables": "list, end or export the tables of a running server",
    "operator": "see how busy a running server is, and ban somebody from it",
    "backup": "copy a server's database, even while it runs",
    "restore": "put a backup in the place of a server's database",
    "check": "check whether everything that a server stored is whole",
}
DEFAULT_COMMAND: Final = "serve"  # what `kontor` does without a command
PACKAGE_EXTRAS: Final = {
    "rich": "cli",
    "prompt_toolkit": "cli",
    "numpy": "learn",
    "asyncpg": "server",
    "msgspec": "server",
    "prometheus_client": "server",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
}  # packages that commands need, and the extra that installs them
INTERRUPTED: Final = 130


def main(argv: list[str] | None = None) -> int:
    """Runs a command and returns its exit code: 0, or 2 with one line on standard error."""
    arguments = sys.argv[1:] if argv is None else argv
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # of numpy, once it is loaded: a bot decides on one core
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without umlauts is not a reason to stop
    try:
        code = _run(arguments or [DEFAULT_COMMAND])
        sys.stdout.flush()
        return code
    except UsageError as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 2
    except (BrokenPipeError, SystemExit):  # `kontor rules | head`; rich leaves by SystemExit then
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("kontor: interrupted", file=sys.stderr)
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    name, *rest = arguments
    if name in ("-h", "--help", "help"):
        print(overview())
        return 0
    if name in ("-V", "--version"):
        print(f"kontor {__version__}")
        return 0
    if name.startswith("--"):
        name, rest = DEFAULT_COMMAND, arguments
    if name not in COMMANDS:
        raise UsageError(f"unknown command '{name}': expected one of {', '.join(COMMANDS)}; see kontor --help")
    try:
        command = import_module(f"kontor.cli.{name}")
        from kontor.cli.flags import Parser
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in PACKAGE_EXTRAS:
            raise
        raise UsageError(missing_package(package, PACKAGE_EXTRAS[package])) from None
    parser = Parser(name, command.ABOUT, command.EXAMPLES)
    command.add_options(parser)
    try:
        args = parser.parse_args(rest)
    except SystemExit as leaving:  # only --help ends like this
        return int(leaving.code or 0)
    return int(command.run(args))


def overview() -> str:
    """What `kontor --help` says."""
    commands = "\n".join(f"  {name:<10}{about}" for name, about in COMMANDS.items())
    return (
        f"usage: kontor [COMMAND] [FLAGS]\n\nKontor {__version__}: the board game Hansa Teutonica.\n\n{commands}\n\n"
        f"Without a command: kontor {DEFAULT_COMMAND}. For the flags of a command: kontor {DEFAULT_COMMAND} --help.\n"
        "Exit code 0 on success, 2 on a wrong flag or a bad file, with one line on standard error."
    )
