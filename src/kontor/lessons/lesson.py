"""What a lesson is, and how its file is read."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from kontor.game import Game
from kontor.rules.modules import FOLDERS

LEARNER: Final = 0  # the seat
GROUPS: Final = ("first", "further")
_LESSON_KEYS: Final = {"group", "minutes", "position", "step"}
_STEP_KEYS: Final = {"first", "way", "events", "pieces", "remarks"}


@dataclass(frozen=True)
class Goal:
    """What counts as done: all these events happened in the step, and this many pieces of the learner are on routes."""

    events: tuple[Mapping[str, Any], ...]
    pieces: Mapping[str, int]

    def is_met(self, game: Game, begun: int) -> bool:
        """Whether it is so now; the step began at this ply."""
        happened = [event.open() for played in game.history()[begun:] for event in played.events]
        posts = game.open_view()["posts"]
        return all(any(wanted.items() <= event.items() for event in happened) for wanted in self.events) and all(
            sum(piece is not None and piece.startswith(str(LEARNER)) for piece in posts.get(route, ())) >= count
            for route, count in self.pieces.items()
        )


@dataclass(frozen=True)
class Remark:
    """What is said about a legal decision that is not the task: a pattern of notation, and the end of the message."""

    pattern: str
    message: str


@dataclass(frozen=True)
class Step:
    """A task. `first` is what happens before it, by any seat; `way` is one way to do it.

    Both are decisions or patterns such as "place t hamburg-luebeck/*": the first legal one is played.
    """

    first: tuple[str, ...]
    way: tuple[str, ...]
    goal: Goal
    remarks: tuple[Remark, ...]

    def remark_on(self, decision: str) -> str | None:
        """What fits a decision that was not the task."""
        fitting = (remark.message for remark in self.remarks if fnmatchcase(decision, remark.pattern))
        return next(fitting, None)


@dataclass(frozen=True)
class Lesson:
    """A position, and tasks from there one after the other."""

    id: str
    group: str
    minutes: int
    position: Mapping[str, Any]
    steps: tuple[Step, ...]


def _of(module: str) -> Traversable:
    return resources.files("kontor.rules.modules") / module / "lessons"


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons in the order of their files, which begin with a number; some are in the folders of optional rules."""
    files = [file for file in resources.files("kontor.lessons").iterdir() if file.name.endswith(".toml")]
    files += [file for name in FOLDERS if (own := _of(name)).is_dir() for file in own.iterdir()]
    return tuple(read(file.name, file.read_text("utf-8")) for file in sorted(files, key=lambda file: file.name))


def lesson_of(id: str) -> Lesson | None:
    """The lesson with this id."""
    return next((lesson for lesson in lessons() if lesson.id == id), None)


def read(name: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    found = tomllib.loads(text)
    _known(name, found, _LESSON_KEYS)
    id = name.removesuffix(".toml").partition("-")[2]
    steps = tuple(_step(f"{name}: step {number}", step) for number, step in enumerate(found["step"], 1))
    if found["group"] not in GROUPS:
        raise ValueError(f"{name}: group: expected one of {', '.join(GROUPS)}, found {found['group']!r}")
    posts = {route: [None if piece == "-" else piece for piece in row.split()] for route, row in _posts(found).items()}
    return Lesson(id, found["group"], found["minutes"], {**found["position"], "posts": posts}, steps)


def _posts(found: Mapping[str, Any]) -> Mapping[str, str]:
    """Pieces by route, as "0t 1m -": TOML has no word for nothing."""
    posts: Mapping[str, str] = found["position"].get("posts", {})
    return posts


def _step(where: str, found: Mapping[str, Any]) -> Step:
    _known(where, found, _STEP_KEYS)
    goal = Goal(tuple(found.get("events", ())), found.get("pieces", {}))
    remarks = tuple(Remark(pattern, message) for pattern, message in found.get("remarks", {}).items())
    return Step(_line(found, "first"), _line(found, "way"), goal, remarks)


def _line(found: Mapping[str, Any], key: str) -> tuple[str, ...]:
    line: Sequence[str] = found.get(key, ())
    return tuple(line)


def _known(where: str, found: Mapping[str, Any], keys: set[str]) -> None:
    if unknown := set(found) - keys:
        raise ValueError(f"{where}: unknown key {min(unknown)!r}, expected {', '.join(sorted(keys))}")
