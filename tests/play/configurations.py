"""The games that the tests of the whole engine play: the one list to extend when a board or a module is added."""

import os
from dataclasses import dataclass

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
