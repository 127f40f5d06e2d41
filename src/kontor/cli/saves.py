"""Saving games, and where the last one is kept."""

import os
import shlex
from contextlib import suppress
from pathlib import Path
from typing import Final

from kontor.cli.errors import UsageError
from kontor.cli.language import Words
from kontor.game import Game

LAST_FILE: Final = "last.kontor"


def last_game() -> Path:
    """Where a game is saved if no file was named. KONTOR_HOME names another folder."""
    home = os.environ.get("KONTOR_HOME")
    if home:
        return Path(home) / LAST_FILE
    state = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(state) if state else Path.home() / ".local" / "state") / "kontor" / LAST_FILE


def save(game: Game, path: Path, say: Words) -> None:
    """Writes the record; an existing file stays intact until the new one is complete."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(game.record(), "utf-8")
        beside.replace(path)
    except OSError as problem:
        with suppress(OSError):
            beside.unlink()
        raise UsageError(say("terminal-cannot-save", path=str(path), why=str(problem.strerror))) from None


def how_to_resume(path: Path) -> str:
    """The command that continues a saved game."""
    return "kontor play --resume" if path == last_game() else f"kontor play --resume {shlex.quote(str(path))}"


def how_to_replay(path: Path) -> str:
    """The command that shows a finished game again."""
    return f"kontor replay {shlex.quote(str(path))}"
