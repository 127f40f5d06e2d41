"""Perft: how many sequences of so many decisions there are. A changed rule nearly always changes the number."""

import json
from pathlib import Path
from typing import Any

import kontor
from kontor.cli.perft import perft
from tests.play.configurations import ALL, Configuration

FILE = Path(__file__).with_name("perft.json")
SEED = 1
DEPTH = 3


def counts(game: kontor.Game, depth: int) -> list[int]:
    """The counts for depth 1 and on."""
    return [perft(game, steps) for steps in range(1, depth + 1)]


def count_configuration(configuration: Configuration) -> list[int]:
    return counts(configuration.new(SEED), DEPTH)


def read() -> dict[str, Any]:
    """`configurations`: id -> counts from SEED; `positions`: name -> a position and its counts."""
    held: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return held


def recount(held: dict[str, Any]) -> dict[str, Any]:
    """The same file with the counts of this engine, and with all configurations there are."""
    return {
        "configurations": {configuration.id: count_configuration(configuration) for configuration in ALL},
        "positions": {
            name: {
                "counts": counts(kontor.from_position(entry["position"]), len(entry["counts"])),
                "position": entry["position"],
            }
            for name, entry in held["positions"].items()
        },
    }


def write(held: dict[str, Any]) -> None:
    """One line for each configuration and position."""
    parts = []
    for key in ("configurations", "positions"):
        lines = [f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in held[key].items()]
        parts.append(f"{json.dumps(key)}: {{\n" + ",\n".join(lines) + "\n}")
    FILE.write_text("{" + ",\n".join(parts) + "}\n", "utf-8")
