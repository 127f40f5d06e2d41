"""Plays games of bots and writes their typical figures: `python -m tools.usual`, into src/kontor/figures/usual.json.
The same seeds give the same file."""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import quantiles
from typing import Final

import kontor
from kontor import Game, catalog
from kontor.bots.arena import play_game
from kontor.figures import FIGURE_NAMES, figures

TARGET: Final = Path(kontor.__file__).parent / "figures" / "usual.json"
BOARDS_AND_PLAYERS: Final = {
    f"{board}-{players}": (board, players) for board in ("hansa", "east", "britannia") for players in (3, 4, 5)
}
GAMES_BY_LEVEL: Final = {"easy": 24, "medium": 24, "hard": 8}  # and games for each board and number of players
FIGURES_SEED: Final = 19
GAME_MAX_DECISIONS: Final = 1500  # a longer game is left out


def played(board: str, players: int, level: str, number: int) -> Game:
    """A game of equal bots, to its end if it comes to one."""
    return play_game(
        catalog.options(board=board, players=players), [level] * players, FIGURES_SEED, number, GAME_MAX_DECISIONS
    )


def counted(task: tuple[str, str, int]) -> list[dict[str, int]]:
    """The figures of all seats of one game."""
    name, level, number = task
    game = played(*BOARDS_AND_PLAYERS[name], level, number)
    return figures(game) if game.is_over else []


def main() -> None:
    """Plays and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for name in BOARDS_AND_PLAYERS:
            for level, games in GAMES_BY_LEVEL.items():
                tasks = [(name, level, number) for number in range(games)]
                seats = [seat for game in pool.map(counted, tasks) for seat in game]
                found.setdefault(name, {})[level] = {
                    figure: [round(cut, 1) for cut in quantiles([seat[figure] for seat in seats], n=4)]
                    for figure in FIGURE_NAMES
                }
                print(name, level, len(seats), flush=True)
    text = json.dumps(found, indent=1)
    TARGET.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
