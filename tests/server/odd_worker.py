"""A worker whose bots have habits: `odd_worker.py FOLDER LEVEL=HABIT...`. It leaves its process id in the folder."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import kontor.bots
from kontor.bots import BotView
from kontor.rules.action import Action
from kontor.server.bots import worker
from kontor.server.tables.rules_versions import START_BY_VERSION

Habit = Callable[[BotView, Sequence[Action], float], str]

FOLDER = Path(sys.argv[1])
THINKING = FOLDER / "thinking"  # holds the process id of a worker that will not come to an end


def hang(view: BotView, legal: Sequence[Action], budget: float) -> str:
    THINKING.write_text(str(os.getpid()))
    while True:
        pass


def hang_once(view: BotView, legal: Sequence[Action], budget: float) -> str:
    return legal[-1] if THINKING.exists() else hang(view, legal, budget)


def quit_at_once(view: BotView, legal: Sequence[Action], budget: float) -> str:
    sys.exit(3)


def fail(view: BotView, legal: Sequence[Action], budget: float) -> str:
    raise RuntimeError("no idea")


def babble(view: BotView, legal: Sequence[Action], budget: float) -> str:
    return "abracadabra"


def cheat(view: BotView, legal: Sequence[Action], budget: float) -> str:
    return "done"


def chat(view: BotView, legal: Sequence[Action], budget: float) -> str:
    print("printed by a bot")
    os.write(1, b"written by a bot\n")
    return legal[-1] if sys.stdin.read() == "" else "nothing"


def pick_from_a_set(view: BotView, legal: Sequence[Action], budget: float) -> str:
    return next(iter(set(map(str, legal))))


def try_out(view: BotView, legal: Sequence[Action], budget: float) -> str:
    view.backend.apply(view.lookup, view.cells, legal[0].code)
    return legal[len(legal) // 2]


def note(view: BotView, legal: Sequence[Action], budget: float) -> str:
    with (FOLDER / "noted").open("a") as notes:
        notes.write("asked\n")
    return legal[0]


def look_around(view: BotView, legal: Sequence[Action], budget: float) -> str:
    (FOLDER / "environment").write_text("\n".join(os.environ))
    return legal[0]


def as_wished(view: BotView, legal: Sequence[Action], budget: float) -> str:
    return next(action for action in legal if action == (FOLDER / "wish").read_text())


class Remember:
    """Notes its seat and how often it was asked. The third time is too often for it."""

    def __init__(self, seed: int) -> None:
        self._asked = 0

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> str:
        self._asked += 1
        with (FOLDER / "noted").open("a") as notes:
            notes.write(f"{view.seat}:{self._asked}:{budget:g}\n")
        if self._asked == 3:
            raise RuntimeError("too often")
        return legal[self._asked % len(legal)]


class Odd:
    """A bot with a habit that needs no seed."""

    def __init__(self, habit: Habit) -> None:
        self.choose = habit

    def made(self, seed: int) -> "Odd":
        return self


if __name__ == "__main__":
    (FOLDER / f"{os.getpid()}.pid").touch()
    sys.path.append(str(Path(__file__).parents[2]))
    made_up_rules = import_module("tests.server.made_up_rules")
    START_BY_VERSION[made_up_rules.VERSION] = made_up_rules.start  # type: ignore[index]
    for argument in sys.argv[2:]:
        level, _, habit = argument.partition("=")
        made = globals()[habit]
        kontor.bots.BOTS[level] = made if isinstance(made, type) else Odd(made).made  # type: ignore[index]
    worker.main(())
