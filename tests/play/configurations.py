"""The games that the tests of the whole engine play: the one list to extend when a board or a module is added."""

import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations

import pytest

import kontor

# How many games each long test plays over all configurations; unset, each test plays a few.
GAMES = int(os.environ.get("KONTOR_GAMES", "0"))


@dataclass(frozen=True, slots=True)
class Configuration:
    """One way to set up a game."""

    board: str
    players: int
    edition: str
    modules: tuple[str, ...] = ()
    duo: str | None = None

    @property
    def id(self) -> str:
        variant = (f"duo-{self.duo}",) if self.duo else ()
        return "-".join((self.board, str(self.players), self.edition, *variant, *self.modules))

    @property
    def facts(self) -> tuple[str, ...]:
        """What a fault may depend on."""
        side = self.new(seed=0).board.id
        return (side, f"{self.players} players", self.edition, f"duo {self.duo}", *(self.modules or ("no module",)))

    def new(self, seed: int) -> kontor.Game:
        return kontor.new_game(**asdict(self), seed=seed)


Seats = tuple[tuple[int, str | None], ...]  # players and, for 2, the variant with a neutral player
SEATS: Seats = ((3, None), (4, None), (5, None), (2, "britannia"))
# Board -> what it can be played with: players, then modules by edition.
CHOICES: dict[str, tuple[Seats, dict[str, tuple[tuple[str, ...], ...]]]] = {
    "hansa": (
        (*SEATS, (2, "classic")),
        {
            "bigbox": ((), ("missions", "favours"), ("promos",), ("missions", "favours", "promos")),
            "classic": ((), ("promos",)),
        },
    ),
    "east": (SEATS, {"bigbox": ((), ("promos",))}),
    "britannia": (
        SEATS,
        {
            "bigbox": ((), ("promos",)),
            "classic": ((), ("promos",), ("safe-conduct",), ("promos", "safe-conduct")),
        },
    ),
}

ALL = [
    Configuration(board, players, edition, modules, duo)
    for board, (seats, editions) in CHOICES.items()
    for edition, sets in editions.items()
    for modules in sets
    for players, duo in seats
]
# A rule of our own for two, which has nothing to do with boards and editions.
ALL += [
    Configuration("hansa", 2, "bigbox", ("standstill",), "classic"),
    Configuration("britannia", 2, "classic", ("promos", "safe-conduct", "standstill"), "britannia"),
]


def covering(configurations: Iterable[Configuration], together: int) -> list[Configuration]:
    """As few of them as easily found in which every so many facts that can meet do meet."""
    met = {configuration: set(combinations(configuration.facts, together)) for configuration in configurations}
    missing, chosen = set[tuple[str, ...]]().union(*met.values()), list[Configuration]()
    while missing:
        chosen.append(max(met, key=lambda configuration: len(met[configuration] & missing)))
        missing -= met[chosen[-1]]
    return chosen


PAIRS_COVERED = covering(ALL, 2)  # most faults need no more than two facts to meet
FACTS_COVERED = covering(ALL, 1)


def on(configurations: Iterable[Configuration], usual: Sequence[Configuration]) -> pytest.MarkDecorator:
    """A test for each of these; without --all only for the usual ones."""
    cases = [pytest.param(one, id=one.id, marks=() if one in usual else pytest.mark.full) for one in configurations]
    return pytest.mark.parametrize("configuration", cases)


everywhere = on(ALL, PAIRS_COVERED)
# For tests of what is built upon the rules, or that look at the same games as another test.
with_every_fact = on(ALL, FACTS_COVERED)


def named(id: str) -> Configuration:
    """The configuration of this id."""
    return next(configuration for configuration in ALL if configuration.id == id)


def per_configuration(usual: int) -> int:
    """How many games a test plays on each configuration."""
    return -(-GAMES // len(ALL)) if GAMES else usual


def seeds_of(configuration: Configuration, usual: int) -> range:
    """The seeds that a test plays: each configuration begins elsewhere, so that few games do not all play alike."""
    number = ALL.index(configuration)
    first = number + number // len(SEATS)
    return range(first, first + per_configuration(usual))
