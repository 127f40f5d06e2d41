"""The games that the tests of the whole engine play: the one list to extend when a board or a module is added."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
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
        return kontor.new_game(
            board=self.board,
            players=self.players,
            seed=seed,
            edition=self.edition,
            modules=self.modules,
            duo=self.duo,
        )


Seats = tuple[tuple[int, str | None], ...]  # players and, for 2, the variant with a neutral player
SEATS: Seats = ((3, None), (4, None), (5, None), (2, "britannia"))
# Board -> what it can be played with: players, then modules by edition.
LOOKUP_SIZE: dict[str, tuple[Seats, dict[str, tuple[tuple[str, ...], ...]]]] = {
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
    for board, (seats, editions) in LOOKUP_SIZE.items()
    for edition, sets in editions.items()
    for modules in sets
    for players, duo in seats
]
# A rule of our own for two, which has nothing to do with boards and editions.
ALL += [
    Configuration("hansa", 2, "bigbox", ("standstill",), "classic"),
    Configuration("britannia", 2, "classic", ("promos", "safe-conduct", "standstill"), "britannia"),
]


def covering(configurations: Iterable[Configuration]) -> list[Configuration]:
    """As few of them as easily found that hold every pair of facts: most faults need no more than two to meet."""
    pairs = {configuration: set(combinations(configuration.facts, 2)) for configuration in configurations}
    missing, chosen = set[tuple[str, str]]().union(*pairs.values()), list[Configuration]()
    while missing:
        chosen.append(max(pairs, key=lambda configuration: len(pairs[configuration] & missing)))
        missing -= pairs[chosen[-1]]
    return chosen


COVERING = covering(ALL)


def on(configurations: Iterable[Configuration]) -> pytest.MarkDecorator:
    """A test for each of these; without --all only for those of the covering set."""
    cases = [pytest.param(one, id=one.id, marks=() if one in COVERING else pytest.mark.full) for one in configurations]
    return pytest.mark.parametrize("configuration", cases)


everywhere = on(ALL)
# For the few tests that compare everything with everything: on all configurations, with and without --all.
on_all = pytest.mark.parametrize("configuration", ALL, ids=lambda configuration: configuration.id)


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
