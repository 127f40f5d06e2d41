"""The plan of a rating: which bots meet where and how often. A TOML file, or the flags of the command."""

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

from kontor import catalog
from kontor.bots import make
from kontor.bots.arena import STALLED_AFTER_DECISIONS, derive
from kontor.catalog import Options
from kontor.rules.ids import TRADER_ONLY
from kontor.tournament.errors import PlanError
from kontor.tournament.rating import BOOTSTRAP_SAMPLES, check
from kontor.tournament.series import Series

LineUps = Iterable[tuple[str, ...]]
DEFAULTS: Final[Mapping[str, Any]] = {
    "title": "Ratings",
    "anchor": "medium",
    "seed": 1,
    "samples": BOOTSTRAP_SAMPLES,
    "cap": STALLED_AFTER_DECISIONS,
}
GROUP_USUAL: Final[Mapping[str, Any]] = {
    "name": "",
    "about": "",
    "meet": "pairs",
    "bots": (),
    "against": (),
    "games": 100,
    "board": "hansa",
    "players": 4,
    "edition": "bigbox",
    "modules": (),
    "duo": None,
    "take": TRADER_ONLY,
}
_KINDS: Final[Mapping[str, tuple[type, ...]]] = {
    "title": (str,), "anchor": (str,), "seed": (int,), "samples": (int,), "cap": (int,), "group": (list,),
    "name": (str,), "about": (str,), "meet": (str,), "bots": (list,), "against": (list,), "games": (int,),
    "board": (str, list), "players": (int, list), "edition": (str,), "modules": (list,), "duo": (str,), "take": (str,),
}  # fmt: skip
ONLY_PAIRS: Final = "against: only with meet = 'pairs'"
_OF_STRINGS: Final = ("bots", "against", "board", "modules")


class Group(NamedTuple):
    """Series that belong together, and what they are for."""

    name: str
    about: str
    series: tuple[Series, ...]


class RatingPlan(NamedTuple):
    """What is played, and how it is rated."""

    title: str
    anchor: str
    seed: int
    samples: int
    groups: tuple[Group, ...]

    def series(self) -> list[Series]:
        """All series in order."""
        return [series for group in self.groups for series in group.series]

    def digest(self) -> str:
        """A hash of everything that determines the list; any change gives another."""
        facts = [self.anchor, self.samples, self.seed, [series.as_dict() for series in self.series()]]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()


# Who meets whom


def pairs(bots: Sequence[str], against: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Each bot alone against copies of each other bot in all remaining seats."""
    for bot in bots:
        for other in against or bots:
            if other != bot:
                yield (bot, *[other] * (players - 1))


def neighbours(bots: Sequence[str], against: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Each bot alone against copies of the one before it and of the one after it in the list."""
    if against:
        raise PlanError(ONLY_PAIRS)
    for pair in pairwise(bots):
        yield from pairs(pair, (), players)


def mixed(bots: Sequence[str], against: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Every choice of different bots."""
    if against:
        raise PlanError(ONLY_PAIRS)
    if len(set(bots)) < players:
        raise PlanError(f"bots: {players} players need {players} different ones for meet = 'mixed'")
    yield from combinations(bots, players)


def seated(bots: Sequence[str], against: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """One line-up: the bots by seat, in rotation where there are fewer."""
    if against:
        raise PlanError(ONLY_PAIRS)
    if len(bots) > players:
        raise PlanError(f"bots: {len(bots)} are named for {players} seats")
    yield tuple(bots[seat % len(bots)] for seat in range(players))


MEETINGS: Final[Mapping[str, Callable[[Sequence[str], Sequence[str], int], LineUps]]] = {
    "pairs": pairs,
    "neighbours": neighbours,
    "mixed": mixed,
    "seated": seated,
}


# Reading


def read_plan(text: str) -> RatingPlan:
    """A plan from TOML; PlanError names the place of a mistake."""
    try:
        return make_plan(tomllib.loads(text))
    except tomllib.TOMLDecodeError as wrong:
        raise PlanError(str(wrong)) from None


def make_plan(facts: Mapping[str, Any]) -> RatingPlan:
    """A plan from plain facts, like those of the file."""
    _check_keys(facts, (*DEFAULTS, "group"))
    chosen = {**DEFAULTS, **facts}
    _check_numbers(chosen, "samples", "cap")
    groups: list[Group] = []
    for number, group in enumerate(facts.get("group", ()), 1):
        name = str(group.get("name") or number) if isinstance(group, dict) else str(number)
        if any(name == other.name for other in groups):
            raise PlanError(f"group {name}: there are two of that name")
        try:
            groups.append(_group(name, group, chosen))
        except ValueError as wrong:  # also from the catalog of games and the list of bots
            raise PlanError(f"group {name}: {wrong}") from None
    if not groups:
        raise PlanError("group: expected at least one")
    plan = RatingPlan(chosen["title"], chosen["anchor"], chosen["seed"], chosen["samples"], tuple(groups))
    check((series.bots for series in plan.series()), plan.anchor)
    return plan


def _check_keys(facts: Any, known: Iterable[str]) -> None:
    if not isinstance(facts, dict):
        raise PlanError(f"expected a table of keys, found {facts!r}")
    for key, value in facts.items():
        if key not in known:
            raise PlanError(f"{key}: expected one of {', '.join(known)}")
        if not isinstance(value, _KINDS[key]) or isinstance(value, bool):
            raise PlanError(f"{key}={value!r}: expected {' or '.join(kind.__name__ for kind in _KINDS[key])}")
        if key in _OF_STRINGS and isinstance(value, list) and not all(isinstance(entry, str) for entry in value):
            raise PlanError(f"{key}={value!r}: expected strings")


def _check_numbers(chosen: Mapping[str, Any], *keys: str) -> None:
    for key in keys:
        if chosen[key] < 1:
            raise PlanError(f"{key}={chosen[key]}: expected 1 or more")


def _group(name: str, facts: Mapping[str, Any], head: Mapping[str, Any]) -> Group:
    _check_keys(facts, (*GROUP_USUAL, "cap"))
    chosen = {**GROUP_USUAL, "cap": head["cap"], **facts}
    bots, against = tuple(chosen["bots"]), tuple(chosen["against"])
    for bot in (*bots, *against):
        make(bot)  # BotError if there is none
    if not bots:
        raise PlanError("bots: expected at least one")
    _check_numbers(chosen, "games", "cap")
    if chosen["meet"] not in MEETINGS:
        raise PlanError(f"meet={chosen['meet']!r}: expected one of {', '.join(MEETINGS)}")
    meet = MEETINGS[chosen["meet"]]
    found: dict[object, Series] = {}
    for options in _games(chosen):
        for bots_by_seat in meet(bots, against, options.players):
            origin = (name, *(f"{key}={value}" for key, value in options.as_dict().items()), *bots_by_seat)
            seed = derive(head["seed"], *origin)
            series = Series(options, bots_by_seat, chosen["games"], seed, chosen["cap"], group=name)
            found.setdefault((options, frozenset(series.rotations())), series)  # a duel is its own rotation
    if not found:
        raise PlanError("bots: nobody meets anybody else")
    return Group(name, chosen["about"], tuple(found.values()))


def _games(chosen: Mapping[str, Any]) -> Iterator[Options]:
    """The forms of the game: every board with every number of players."""
    boards = [chosen["board"]] if isinstance(chosen["board"], str) else chosen["board"]
    counts = [chosen["players"]] if isinstance(chosen["players"], int) else chosen["players"]
    for board in boards:
        for players in counts:
            duo = chosen["duo"] if players == 2 else None
            yield catalog.options(board, players, chosen["edition"], chosen["modules"], duo, take=chosen["take"])
