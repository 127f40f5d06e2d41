"""The catalog: which boards, editions, modules and numbers of players there are, and what goes with what.

The only list to edit when a board or a module is added. Every refusal names the option, its value and what is allowed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from kontor.boards import MarkerKind, board, promo_markers, usual_markers
from kontor.modules.favours import Favours
from kontor.modules.missions import Missions
from kontor.modules.promos import Promos
from kontor.rules.board import Board
from kontor.rules.edition import EDITIONS
from kontor.rules.module import Module
from kontor.rules.notation import Lexicon
from kontor.rules.ruleset import Markers, Ruleset

# Board -> sides by the largest number of players they serve (SETUP-03).
SIDES: Final[Mapping[str, Mapping[int, str]]] = {
    "hansa": {3: "hansa-3", 5: "hansa-45"},
}
MODULES: Final[Mapping[str, Callable[[], Module]]] = {
    "missions": Missions,
    "favours": Favours,
    "promos": Promos,
}
FEWEST, MOST = 3, 5  # SETUP-01
PILE_SIZE: Final = 12  # SETUP-25, PROMO-02


@dataclass(frozen=True, slots=True)
class Options:
    """The agreed form of a game. Made by `options`, which checks it."""

    board: str
    players: int
    edition: str
    modules: tuple[str, ...]
    duo: str | None
    pile: tuple[str, ...] | None

    def as_dict(self) -> dict[str, Any]:
        """The options as a position and a record write them."""
        facts: dict[str, Any] = {
            "board": self.board,
            "players": self.players,
            "edition": self.edition,
            "modules": list(self.modules),
            "duo": self.duo,
        }
        if self.pile is not None:
            facts["pile"] = list(self.pile)
        return facts


def options(
    board: str = "hansa",
    players: int = 4,
    edition: str = "bigbox",
    modules: Iterable[str] = (),
    duo: str | None = None,
    pile: Iterable[str] | None = None,
) -> Options:
    """Options that go together; ValueError names the one that does not."""
    _one_of("board", board, SIDES)
    if type(players) is not int or not FEWEST <= players <= MOST:
        raise ValueError(f"players={players!r}: expected {FEWEST} to {MOST} (SETUP-01)")
    _one_of("edition", edition, EDITIONS)
    if duo is not None:
        raise ValueError(f"duo={duo!r}: a variant for two players, not for {players}")
    if isinstance(modules, str):
        raise ValueError(f"modules={modules!r}: expected a list of names")
    chosen = list(modules)
    for module in chosen:
        _one_of("modules", module, MODULES)
        if edition == "classic" and module in ("missions", "favours"):
            raise ValueError(f"modules: '{module}' is not part of edition='classic' (CLASSIC-24)")
    ordered = tuple(module for module in MODULES if module in chosen)
    return Options(board, players, edition, ordered, duo, _agreed_pile(edition, ordered, pile))


def _one_of(option: str, value: object, allowed: Iterable[str]) -> None:
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{option}={value!r}: expected one of {', '.join(allowed)}")


def _agreed_pile(edition: str, modules: tuple[str, ...], pile: Iterable[str] | None) -> tuple[str, ...] | None:
    """PROMO-02: twelve markers out of the usual and the promo ones."""
    if pile is None:
        return None
    if "promos" not in modules:
        raise ValueError("pile: the markers of the pile can be agreed only with modules=('promos',) (PROMO-04)")
    agreed = tuple(pile)
    if len(agreed) != PILE_SIZE:
        raise ValueError(f"pile: expected {PILE_SIZE} markers, found {len(agreed)} (PROMO-02)")
    rest = [marker for kind in _kinds(edition, modules) for marker in [kind.id] * (kind.count - kind.gold)]
    for marker in agreed:
        if marker not in rest:
            raise ValueError(
                f"pile: {marker!r} is no marker of this game, or named more often than it exists (PROMO-03)"
            )
        rest.remove(marker)
    return agreed


def _kinds(edition: str, modules: tuple[str, ...]) -> tuple[MarkerKind, ...]:
    return usual_markers(classic=edition == "classic") + (promo_markers() if "promos" in modules else ())


def _markers(options: Options) -> Markers:
    kinds = _kinds(options.edition, options.modules)
    gold = tuple(kind.id for kind in kinds for _ in range(kind.gold))
    rest = tuple(kind.id for kind in kinds for _ in range(kind.count - kind.gold))
    return Markers(tuple(kind.id for kind in kinds), gold, options.pile or rest, PILE_SIZE)


@cache
def lexicon(side: str, players: int) -> Lexicon:
    """The notation of a board side."""
    return Lexicon(_side(side), players)


@cache
def _side(side: str) -> Board:
    return Board(board(side))


@cache
def ruleset(options: Options) -> Ruleset:
    """The rules for these options, shared by all games with them."""
    side = next(side for most, side in SIDES[options.board].items() if options.players <= most)
    modules = [MODULES[name]() for name in options.modules]
    return Ruleset(
        lexicon(side, options.players), options.players, EDITIONS[options.edition], _markers(options), modules
    )
