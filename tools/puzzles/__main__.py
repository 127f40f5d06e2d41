"""Puzzles: `python -m tools.puzzles find` looks for new ones, `... verify` plays those that are shipped again.

renew                              poses those that are shipped again, for a net that plays better than before
find [--puzzles N]                 until build/puzzles.jsonl has so many; goes on where it was stopped
keep                               writes the best of them into src/kontor/puzzles
verify [--jobs N] [--sample N]     the solution must be ahead of all others by 8 points of winning chance
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import kontor
from kontor.boards import board_ids
from kontor.game import Game
from kontor.puzzles import puzzles
from tools import selfplay
from tools.puzzles.find import find, puzzle_of
from tools.puzzles.theme import certain, followed, theme
from tools.puzzles.verify import verify

SHIPPED: Final = Path(kontor.__file__).parent / "puzzles"

FOUND: Final = Path("build/puzzles.jsonl")
LOOKED: Final = Path("build/puzzles-looked.txt")  # the games that were looked through
MORE: Final = 32  # games that are played when all were looked through
ENOUGH: Final = 7  # puzzles of a theme and a kind of game; then only other themes are looked for


def lines(path: Path) -> list[str]:
    """The lines of a file; none where there is no file."""
    return path.read_text("utf-8").splitlines() if path.exists() else []


def look_for(wanted: int) -> None:
    """Looks through games, those of the kind with the fewest puzzles first, and plays more when they run out."""
    looked = set(lines(LOOKED))
    counts, themes = Counter[str](), Counter[tuple[str, str]]()
    for puzzle in map(json.loads, lines(FOUND)):
        _count(puzzle, counts, themes)
    games = [game for game in selfplay.read() if game.ended]
    while counts.total() < wanted:
        waiting = [game for game in games if _name(game) not in looked]
        kind = min({game.kind for game in waiting} or selfplay.KINDS, key=lambda kind: counts[kind])
        if not waiting:
            selfplay.add(kind, MORE)
            games = [game for game in selfplay.read() if game.ended]
            continue
        game = next(game for game in waiting if game.kind == kind)
        for puzzle in find(game, lambda theme, kind=kind: themes[kind, theme] < ENOUGH):  # type: ignore[misc]
            _append(FOUND, json.dumps(puzzle, separators=(",", ":")))
            about = _count(puzzle, counts, themes)
            asked = "turn" if puzzle["turn"] else "decision"
            print(f"{counts.total()} of {wanted}: {kind}, {asked}, {about}, grade {puzzle['grade']}", flush=True)
        looked.add(_name(game))
        _append(LOOKED, _name(game))


def _count(puzzle: dict[str, Any], counts: Counter[str], themes: Counter[tuple[str, str]]) -> str:
    kind, about = puzzle["origin"][0], finished(puzzle)["theme"]
    counts[kind] += 1
    themes[kind, about] += 1
    return str(about)


def renew() -> None:
    """Poses the puzzles that are shipped again, and adds those that still are some to what was found."""
    held = set()
    for line in lines(FOUND):
        held.add(_content(json.loads(line)))
    for puzzle in puzzles():
        if _content({"seat": puzzle.seat, "position": puzzle.position}) in held:
            continue
        again = puzzle_of(puzzle.game(), promise=0)  # each of them is worth the games
        print(puzzle.id, "is one no longer" if again is None else "still is one", flush=True)
        if again is not None:
            board = f"{puzzle.position['board']}-{puzzle.players}"
            _append(FOUND, json.dumps({**again, "origin": [board, 0, 0]}, separators=(",", ":")))


def keep() -> None:
    """Writes what was found into the package, each side of a board in a file of its own, the easiest first."""
    by_side: dict[str, list[dict[str, Any]]] = {side: [] for side in board_ids()}
    for line in lines(FOUND):
        puzzle = finished(json.loads(line))
        by_side[kontor.from_position(puzzle["position"]).board.id].append(puzzle)
    for side, found in by_side.items():
        found.sort(key=lambda puzzle: (puzzle["grade"], puzzle["tried"][1]["tries"]))
        file = SHIPPED / f"{side}.jsonl"
        kept = numbered(found, [json.loads(line) for line in lines(file)])
        text = "".join(json.dumps(puzzle, separators=(",", ":"), ensure_ascii=False) + "\n" for puzzle in kept)
        file.write_text(text, "utf-8")
        print(f"{side}: {len(found)} puzzles, {dict(Counter(puzzle['theme'] for puzzle in found))}")


def finished(found: dict[str, Any]) -> dict[str, Any]:
    """A puzzle as it is shipped: with its theme, and whether a decision ends the game in its turn."""
    game = kontor.from_position(found["position"])
    best = found["tried"][0]
    about = theme(game, [*best["action"], *best["then"]], found["turn"])
    kept = {key: found[key] for key in ("grade", "turn", "seat", "position")}
    return {"theme": about, **kept, "tried": [foreseen(game, each) for each in found["tried"]]}


def foreseen(game: Game, tried: dict[str, Any]) -> dict[str, Any]:
    """A decision that was tried: its turn as far as it is certain, and whether that turn ended the game."""
    action, then = tried["action"], tried["then"]
    known = certain(game, [*action, *then])
    ends = followed(game, [*action, *then]).is_over
    return {**tried, "action": action[:known], "then": then[: max(known - len(action), 0)], "ends": ends}


def numbered(found: Sequence[dict[str, Any]], shipped: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Puzzles with their numbers: those that are shipped keep theirs, others get the next ones."""
    known = {_content(puzzle): puzzle["number"] for puzzle in shipped}
    free = count(max(known.values(), default=0) + 1)
    return [{"number": known.get(_content(puzzle)) or next(free), **puzzle} for puzzle in found]


def _content(puzzle: dict[str, Any]) -> str:
    return json.dumps([puzzle["seat"], puzzle["position"]], sort_keys=True)


def _name(game: selfplay.Kept) -> str:
    return f"{game.kind} {game.seed}"


def _append(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def main() -> None:
    """Runs a command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, dest="command")
    finding = commands.add_parser("find")
    finding.add_argument("--puzzles", type=int, default=200)
    commands.add_parser("renew")
    commands.add_parser("keep")
    verifying = commands.add_parser("verify")
    verifying.add_argument("--jobs", type=int, default=1)
    verifying.add_argument("--sample", type=int, help="only so many, always the same ones")
    args: Any = parser.parse_args()
    if args.command == "find":
        look_for(args.puzzles)
    elif args.command in ("renew", "keep"):
        {"renew": renew, "keep": keep}[args.command]()
    elif not verify(args.jobs, args.sample):
        sys.exit(1)


if __name__ == "__main__":
    main()
