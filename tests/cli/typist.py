"""Games to draw and sessions to type."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots import BUDGET, BotView, make
from kontor.cli import main
from kontor.game import Game

BOARDS: list[dict[str, Any]] = [
    {"board": "hansa", "players": 3, "modules": ("missions",)},
    {"board": "hansa", "players": 5, "modules": ("missions", "favours", "promos")},
    {"board": "hansa", "players": 4, "edition": "classic"},
    {"board": "hansa", "players": 2, "duo": "classic"},
    {"board": "east", "players": 4},
    {"board": "britannia", "players": 4},
    {"board": "britannia", "players": 3, "edition": "classic", "modules": ("safe-conduct",)},
    {"board": "britannia", "players": 2, "duo": "britannia"},
]


def played(decisions: int, level: str = "claim", seed: int = 3, **options: Any) -> Game:
    """A game after so many decisions of bots, or at its end."""
    game = kontor.new_game(seed=seed, **options)
    bots = [make(level, seed + seat) for seat in range(len(game.names))]
    while (seat := game.decider) is not None and game.ply < decisions:
        game.play(bots[seat].choose(BotView(game, seat), game.legal_actions(), BUDGET))
    return game


class Typist:
    """Types lines into the command, in this process and without a terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def play(self, *lines: str, options: str = "--seed 5") -> str:
        """What `kontor play` prints while these lines are typed; it must leave with 0."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *options.split()]) == 0
        printed = self._capsys.readouterr()
        assert printed.err == ""
        return printed.out


def command(line: str) -> int:
    """Runs a command in this process; its exit code."""
    return main(line.split())


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "kontor", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=600,
        check=False,
    )


def save(game: Game, path: Path) -> str:
    """Writes a record and returns its path."""
    path.write_text(game.record(), "utf-8")
    return str(path)
