"""Puzzles that were found, as they are kept in build/ until they are shipped."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import kontor
from kontor.game import Game
from tools.puzzles.theme import certain, followed, theme

FOUND_FILE: Final = Path("build/puzzles.jsonl")
Facts: TypeAlias = dict[str, Any]  # of a puzzle, as its line has them


def lines(path: Path) -> list[str]:
    """The lines of a file; none where there is no file."""
    return path.read_text("utf-8").splitlines() if path.exists() else []


def append(path: Path, line: str) -> None:
    """Adds a line to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def content(puzzle: Facts) -> str:
    """What a puzzle is known by: the position, and who decides."""
    return json.dumps([puzzle["seat"], puzzle["position"]], sort_keys=True)


def merged(shipped: Sequence[Facts], found: Sequence[Facts]) -> list[Facts]:
    """What is shipped and what was found; of a puzzle that is in both, what was found."""
    return list({content(puzzle): puzzle for puzzle in (*shipped, *found)}.values())


def finished(found: Facts) -> Facts:
    """A puzzle as it is shipped: with its theme, and whether a decision ends the game in its turn."""
    game = kontor.from_position(found["position"])
    best = found["tried"][0]
    about = theme(game, [*best["action"], *best["then"]], found["turn"])
    kept = {key: found[key] for key in ("grade", "turn", "seat", "position")}
    return {"theme": about, **kept, "tried": [foreseen(game, each) for each in found["tried"]]}


def foreseen(game: Game, tried: Facts) -> Facts:
    """A decision that was tried: its turn as far as it is certain, and whether that turn ended the game."""
    action, then = tried["action"], tried["then"]
    known = certain(game, [*action, *then])
    ends = followed(game, [*action, *then]).is_over
    return {**tried, "action": action[:known], "then": then[: max(known - len(action), 0)], "ends": ends}
