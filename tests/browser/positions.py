"""Situations for the tests: found by playing games with the engine, then played again at a table of the server."""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

import httpx

from kontor import Game
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.play.configurations import Configuration, named
from tests.play.policies import Goal, claim_first
from tests.server.playing import HUMAN, Table, fine

HANSA = "hansa-3-bigbox"
LONGEST = 700  # decisions that are played to find something
Wanted = Callable[[Game], str | None]


def table_for(client: httpx.Client, configuration: Configuration, seed: int) -> Table:
    """A table of people with these options."""
    options = asdict(configuration)
    return Table(client, [HUMAN] * options.pop("players"), seed=seed, **options)


@dataclass
class Situation:
    """A game at the moment when something became possible."""

    configuration: str
    seed: int
    game: Game
    wanted: str  # the decision that became possible
    moves: list[tuple[int, str]] = field(default_factory=list)  # seat and decision, up to now

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        assert self.game.decider is not None
        return self.game.decider

    def table(self, client: httpx.Client) -> Table:
        """A table of people where all this was played."""
        table = table_for(client, named(self.configuration), self.seed)
        for ply, (seat, action) in enumerate(self.moves):
            fine(table.people[seat].act(action, ply))
        return table

    def link(self, client: httpx.Client) -> str:
        """The address of whoever decides at such a table."""
        return self.table(client).link(self.seat)

    def screen(self, visitors: Visitors, **look: Any) -> TableScreen:
        """A table where all this was played, on the screen of whoever decides."""
        return TableScreen(visitors.visit_again(self.link(visitors.client), **look))


def legal(pattern: str) -> Wanted:
    """The first legal decision like this."""

    def wanted(game: Game) -> str | None:
        return next(
            (str(action) for action in game.legal_actions() if re.fullmatch(pattern, action)),
            None,
        )

    return wanted


def own_pieces(game: Game) -> dict[str, list[str]]:
    """The posts of whoever has the turn, by the kind of piece."""
    found: dict[str, list[str]] = {"t": [], "m": []}
    for route, row in game.position()["posts"].items():
        for number, piece in enumerate(row, 1):
            if piece and piece[0] == str(game.turn):
                found[piece[1]].append(f"{route}/{number}")
    return found


def can_swap(game: Game) -> str | None:
    """Both kinds of own pieces stand on the board, at the start of an action."""
    pieces = own_pieces(game)
    return legal("lift .*")(game) if game.decider == game.turn and pieces["t"] and pieces["m"] else None


def ends_the_game(game: Game) -> str | None:
    """An office that ends the game at once."""
    for action in game.legal_actions() if max(score["track"] for score in game.scores()) > 15 else []:
        if re.fullmatch("route .* office .*", action):
            later = game.copy()
            later.play(action)
            if later.is_over:
                return str(action)
    return None


def find(configuration: str, seed: int, wanted: Wanted | str, goal: Goal = "points") -> Situation:
    """Plays the game of this seed until what is wanted becomes possible: a pattern, or a question about the game."""
    ask = legal(wanted) if isinstance(wanted, str) else wanted
    game, random = named(configuration).new(seed), Random(seed)
    moves: list[tuple[int, str]] = []
    while not game.is_over and len(moves) < LONGEST:
        if found := ask(game):
            return Situation(configuration, seed, game, found, moves)
        assert game.decider is not None
        action = str(claim_first(game, random, goal))
        moves.append((game.decider, action))
        game.play(action)
    raise AssertionError(f"{configuration} with seed {seed} never came to it")
