"""A worker whose bots have habits: `odd_worker.py FOLDER LEVEL=HABIT...`. It leaves its process id in the folder."""

import os
import sys
from collections.abc import Callable, Sequence
from copy import copy
from pathlib import Path

import kontor.bots
from kontor.bots import Eyes
from kontor.catalog import Options
from kontor.game import Game, start_game
from kontor.rules.chance import Chance
from kontor.server.begin import BEGIN
from kontor.server.bots import worker

FOLDER = Path(sys.argv[1])
THINKING = FOLDER / "thinking"  # holds the process id of a worker that will not come to an end


def hang(eyes: Eyes) -> str:
    THINKING.write_text(str(os.getpid()))
    while True:
        pass


def hang_once(eyes: Eyes) -> str:
    return eyes.legal[-1] if THINKING.exists() else hang(eyes)


def quit_at_once(eyes: Eyes) -> str:
    sys.exit(3)


def fail(eyes: Eyes) -> str:
    raise RuntimeError("no idea")


def babble(eyes: Eyes) -> str:
    return "abracadabra"


def cheat(eyes: Eyes) -> str:
    return "done"


def chat(eyes: Eyes) -> str:
    print("printed by a bot")
    os.write(1, b"written by a bot\n")
    return eyes.legal[-1] if sys.stdin.read() == "" else "nothing"


def pick_from_a_set(eyes: Eyes) -> str:
    return next(iter(set(map(str, eyes.legal))))


def try_out(eyes: Eyes) -> str:
    eyes._game.play(eyes.legal[0])
    return eyes.legal[len(eyes.legal) // 2]


def note(eyes: Eyes) -> str:
    with (FOLDER / "noted").open("a") as notes:
        notes.write("asked\n")
    return eyes.legal[0]


def look_around(eyes: Eyes) -> str:
    (FOLDER / "environment").write_text("\n".join(os.environ))
    return eyes.legal[0]


def by_version(eyes: Eyes) -> str:
    return eyes.legal[eyes._game.rules_version]


def begin_as_before(options: Options, chance: Chance, names: Sequence[str]) -> Game:
    """A game by version 0 of the rules, which there never was."""
    game = start_game(options, chance, names)
    rules = game._state.rules = copy(game._state.rules)
    rules.version = 0
    return game


class Odd:
    def __init__(self, habit: Callable[[Eyes], str]) -> None:
        self.choose = habit


if __name__ == "__main__":
    (FOLDER / f"{os.getpid()}.pid").touch()
    BEGIN[0] = begin_as_before  # type: ignore[index]
    for argument in sys.argv[2:]:
        level, _, habit = argument.partition("=")
        odd = Odd(globals()[habit])
        kontor.bots.BOTS[level] = lambda seed, odd=odd: odd  # type: ignore[index]
    worker.main()
