"""A worker whose bots have habits: `odd_worker.py FOLDER LEVEL=HABIT...`. It leaves its process id in the folder."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import kontor.bots
from kontor.bots import Eyes
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


class Odd:
    def __init__(self, habit: Callable[[Eyes], str]) -> None:
        self.choose = habit


if __name__ == "__main__":
    (FOLDER / f"{os.getpid()}.pid").touch()
    for argument in sys.argv[2:]:
        level, _, habit = argument.partition("=")
        odd = Odd(globals()[habit])
        kontor.bots.BOTS[level] = lambda seed, odd=odd: odd  # type: ignore[index]
    worker.main()
