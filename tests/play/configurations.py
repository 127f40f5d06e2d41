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

    @property
    def id(self) -> str:
        return "-".join((self.board, str(self.players), self.edition, *self.modules))

    def new(self, seed: int) -> kontor.Game:
        return kontor.new_game(
            board=self.board, players=self.players, seed=seed, edition=self.edition, modules=self.modules
        )


# Board -> what it can be played with: players, then modules by edition.
TABLES = {
    "hansa": (
        (3, 4, 5),
        {
            "bigbox": ((), ("missions", "favours"), ("promos",), ("missions", "favours", "promos")),
            "classic": ((), ("promos",)),
        },
    ),
}

ALL = [
    Configuration(board, players, edition, modules)
    for board, (seats, editions) in TABLES.items()
    for edition, sets in editions.items()
    for modules in sets
    for players in seats
]


def named(id: str) -> Configuration:
    """The configuration of this id."""
    return next(configuration for configuration in ALL if configuration.id == id)


def per_configuration(usual: int) -> int:
    """How many games a test plays on each configuration."""
    return -(-GAMES // len(ALL)) if GAMES else usual
