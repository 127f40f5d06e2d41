"""Keeping puzzles: what was found is written into the package."""

import json
from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final

import kontor
from kontor.boards import board_ids
from tools.puzzles.found import FOUND_FILE, Facts, content, finished, lines, merged

PUZZLES_FOLDER: Final = Path(kontor.__file__).parent / "puzzles"
HIGHEST_NUMBERS_FILE: Final = Path(__file__).with_name(
    "given.json"
)  # by side the highest number that a puzzle ever had


def keep(renewed: bool) -> None:
    """Adds what was found to the package, each side of a board in a file of its own, the easiest first.

    `renewed`: all shipped puzzles were searched for again, and those not found are left out.
    """
    given: dict[str, int] = json.loads(HIGHEST_NUMBERS_FILE.read_text("utf-8"))
    found = [finished(json.loads(line)) for line in lines(FOUND_FILE)]
    for side in board_ids():
        file = PUZZLES_FOLDER / f"{side}.jsonl"
        shipped = [json.loads(line) for line in lines(file)]
        kept = numbered(merged([] if renewed else shipped, _of_side(found, side)), shipped, given[side])
        kept.sort(key=lambda puzzle: (puzzle["grade"], puzzle["tried"][1]["tries"]))
        given[side] = max([given[side], *(puzzle["number"] for puzzle in kept)])
        text = "".join(json.dumps(puzzle, separators=(",", ":"), ensure_ascii=False) + "\n" for puzzle in kept)
        file.write_text(text, "utf-8")
        print(f"{side}: {len(kept)} puzzles, {dict(Counter(puzzle['theme'] for puzzle in kept))}")
    HIGHEST_NUMBERS_FILE.write_text(json.dumps(given, indent=2) + "\n", "utf-8")


def numbered(puzzles: Sequence[Facts], shipped: Sequence[Facts], last: int) -> list[Facts]:
    """Puzzles with their numbers: those that are shipped keep theirs, others get the ones after the last ever given."""
    known = {content(puzzle): puzzle["number"] for puzzle in shipped}
    free = count(last + 1)
    return [{**puzzle, "number": known.get(content(puzzle)) or next(free)} for puzzle in puzzles]


def _of_side(found: Sequence[Facts], side: str) -> list[Facts]:
    return [puzzle for puzzle in found if kontor.from_position(puzzle["position"]).board.id == side]
