"""The catalog: which boards, editions, modules and numbers of players there are, and how they combine.

Boards come from their files, optional modules from their folders. Every refusal names the option, its value
and what is allowed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypedDict

from kontor import backends, boards
from kontor.boards import BoardFacts, MarkerKind, optional_markers, usual_markers
from kontor.rules.backend import Backend
from kontor.rules.board import Board
from kontor.rules.edition import RULES, Edition
from kontor.rules.ids import TAKES, TRADER_ONLY
from kontor.rules.lookup import Markers
from kontor.rules.module import Agreed, Module
from kontor.rules.modules import plays
from kontor.rules.notation import Lexicon
from kontor.rules.refusal import OptionError
from kontor.rules.ruleset import Ruleset

_ALL_MODULES: Final[list[type[Module]]] = sorted(
    (module for play in plays() for module in getattr(play, "MODULES", ())), key=lambda module: module.flag
)
MODULES: Final[Mapping[str, type[Module]]] = {module.name: module for module in _ALL_MODULES if module.is_option}
UNNAMED: Final = tuple(
    module for module in _ALL_MODULES if not module.is_option
)  # they come with a board or with two players
VARIANTS: Final = {name: module for module in UNNAMED for name in module.duos}  # for two players
AGREED_WITH: Final = {option: name for name, module in MODULES.items() for option in module.agreed}
MIN_PLAYERS, MAX_PLAYERS = 2, 5  # SETUP-01, CLASSIC-01
PILE_SIZE: Final = 12  # SETUP-25, PROMO-02
# The reference has shorter names for some.
EDITION_TAGS: Final = {"britannia-2014": "brit2014"}
DUO_TAGS: Final = {"classic": "duo-pl", "britannia": "duo-br"}


class GameOptions(TypedDict, total=False):
    """The arguments of `options`, for functions that hand them on."""

    board: str
    players: int
    edition: str
    modules: Iterable[str]
    duo: str | None
    pile: Iterable[str] | None
    take: str


@dataclass(frozen=True, slots=True)
class Options:
    """The agreed form of a game. Made by `options`, which checks it."""

    board: str
    players: int
    edition: str
    modules: tuple[str, ...]
    duo: str | None
    pile: tuple[str, ...] | None
    take: str = TRADER_ONLY

    @property
    def scope(self) -> list[str]:
        """The tags of a game, by which clauses say where they hold: its edition with the rules that it has on this
        board, its modules, its form for two."""
        rules = dict(boards.board(side(self.board, self.players)).editions)[self.edition]
        tags = {self.edition, EDITION_TAGS.get(rules, rules)}
        tags |= {MODULES[name].tag or name for name in self.modules}
        if self.edition != "classic":  # chapters about boards are about the newer edition
            tags.add(self.board)
        if self.duo is not None:
            tags.add(DUO_TAGS[self.duo])
        return sorted(tags)

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
        if self.take != TRADER_ONLY:
            facts["take"] = self.take
        return facts


def data_problems() -> list[str]:
    """The problems of the data files of boards and modules; empty if there are none."""
    return boards.check_all() + [problem for module in _ALL_MODULES for problem in module.data_problems()]


def board_names() -> list[str]:
    """The boards of the game; each has one or two sides."""
    return sorted({boards.board(side).board for side in boards.board_ids()}, key=lambda name: (name != "hansa", name))


def has_rules(modules: Iterable[str], duo: str | None = None) -> bool:
    """Whether these modules and this variant are here: each of them is a folder that somebody may have deleted."""
    return set(modules) <= set(MODULES) and (duo is None or duo in VARIANTS)


def fitting(board: str, players: int, edition: str = "bigbox") -> tuple[str, ...]:
    """The modules that can be used there, in the order of options."""
    facts = _side(board, players)
    return tuple(name for name, module in MODULES.items() if not module.unfit(facts, _edition(facts, edition), players))


def editions(board: str) -> list[str]:
    """The editions a board can be played with."""
    sides = (boards.board(side) for side in boards.board_ids())
    return list(dict.fromkeys(edition for facts in sides if facts.board == board for edition, _ in facts.editions))


def side(board: str, players: int) -> str:
    """The id of the side for this number of players."""
    return _side(board, players).id


def options(
    board: str = "hansa",
    players: int = 4,
    edition: str = "bigbox",
    modules: Iterable[str] = (),
    duo: str | None = None,
    pile: Iterable[str] | None = None,
    take: str = TRADER_ONLY,
) -> Options:
    """Checked options; ValueError names the one that does not fit."""
    _one_of("board", board, board_names())
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError("players", f"={players!r}: expected {MIN_PLAYERS} to {MAX_PLAYERS} (SETUP-01)")
    facts = _side(board, players)
    _one_of("edition", edition, dict(facts.editions), f" with board={board!r}")
    _check_duo(facts, players, duo)
    if isinstance(modules, str) or not isinstance(modules, Iterable):
        raise OptionError("modules", f"={modules!r}: expected a list of names")
    chosen = list(modules)
    for module in chosen:
        _one_of("modules", module, MODULES)
        if unfit := MODULES[module].unfit(facts, _edition(facts, edition), players):
            raise OptionError("modules", f": '{module}' is {unfit}")
    ordered = tuple(module for module in MODULES if module in chosen)
    _one_of("take", take, TAKES)
    if take != TRADER_ONLY:
        _check_agreed("take", f"={take!r}: can be", ordered)
    return Options(board, players, edition, ordered, duo, _agreed_pile(facts, edition, ordered, pile), take)


def _one_of(option: str, value: object, allowed: Iterable[str], where: str = "") -> None:
    if not isinstance(value, str) or value not in allowed:
        raise OptionError(option, f"={value!r}: expected one of {', '.join(allowed)}{where}")


def _side(board: str, players: int) -> BoardFacts:
    """The side for a number of players (SETUP-03); two use the one with fewest (DUO-PL-02, DUO-BR-03)."""
    sides = [facts for side in boards.board_ids() if (facts := boards.board(side)).board == board]
    for facts in sorted(sides, key=lambda facts: facts.players[1]):
        if players <= facts.players[1] and (players == MIN_PLAYERS or players >= facts.players[0]):
            return facts
    counts = sorted({count for facts in sides for count in range(facts.players[0], facts.players[1] + 1)})
    raise OptionError("players", f"={players!r}: expected one of {', '.join(map(str, counts))} with board={board!r}")


def _edition(facts: BoardFacts, edition: str) -> Edition:
    return RULES[dict(facts.editions)[edition]]


def _check_duo(facts: BoardFacts, players: int, duo: str | None) -> None:
    if players > 2:
        if duo is not None:
            raise OptionError("duo", f"={duo!r}: a variant for 2 players, not for {players}; expected None")
        return
    if duo is None:
        raise OptionError("duo", f"=None: 2 players need a variant, one of {', '.join(VARIANTS)} (SETUP-01)")
    _one_of("duo", duo, VARIANTS)
    if duo not in facts.duos:
        fitting = [board for board in board_names() if duo in _side(board, MIN_PLAYERS).duos]
        raise OptionError("duo", f"={duo!r}: only with board={' or '.join(fitting)} (DUO-PL-02)")


def _check_agreed(option: str, said: str, modules: tuple[str, ...]) -> None:
    """Some options belong to a module."""
    name = AGREED_WITH.get(option)
    if name is None:
        raise OptionError(option, f"{said} agreed only with a module that is not here")
    if name not in modules:
        raise OptionError(option, f"{said} agreed only with modules=({name!r},) ({MODULES[name].agreed[option]})")


def _agreed_pile(
    facts: BoardFacts, edition: str, modules: tuple[str, ...], pile: Iterable[str] | None
) -> tuple[str, ...] | None:
    """PROMO-02: twelve markers out of the usual and the optional ones."""
    if pile is None:
        return None
    _check_agreed("pile", ": the markers of the pile can be", modules)
    if isinstance(pile, str) or not isinstance(pile, Iterable):
        raise OptionError("pile", f"={pile!r}: expected a list of {PILE_SIZE} markers")
    agreed = tuple(pile)
    if len(agreed) != PILE_SIZE:
        raise OptionError("pile", f": expected {PILE_SIZE} markers, found {len(agreed)} (PROMO-02)")
    kinds = _kinds(_edition(facts, edition), modules)
    rest = [marker for kind in kinds for marker in [kind.id] * (kind.count - kind.gold)]
    for marker in agreed:
        if marker not in rest:
            raise OptionError("pile", f": {marker!r} is not a marker of this game, or is there too often (PROMO-03)")
        rest.remove(marker)
    return agreed


def _kinds(edition: Edition, modules: tuple[str, ...]) -> tuple[MarkerKind, ...]:
    further = optional_markers() if any(MODULES[name].brings_markers for name in modules) else ()
    return usual_markers(classic=edition.classic_markers) + further


def pile_choice(board: str, players: int, edition: str) -> dict[str, int]:
    """PROMO-02: how many markers of each kind may be agreed for the pile, where it can be agreed."""
    facts = _side(board, players)
    with_markers = tuple(name for name, module in MODULES.items() if module.brings_markers)
    return {kind.id: kind.count - kind.gold for kind in _kinds(_edition(facts, edition), with_markers)}


def _markers(edition: Edition, options: Options) -> Markers:
    kinds = _kinds(edition, options.modules)
    gold = tuple(kind.id for kind in kinds for _ in range(kind.gold))
    rest = tuple(kind.id for kind in kinds for _ in range(kind.count - kind.gold))
    return Markers(tuple(kind.id for kind in kinds), gold, options.pile or rest, PILE_SIZE)


@cache
def _lexicon(facts: BoardFacts, players: int) -> Lexicon:
    return Lexicon(_board(facts), players)


@cache
def _board(facts: BoardFacts) -> Board:
    return Board(facts)


def ruleset(options: Options) -> Ruleset:
    """The rules for these options, shared by all games with them."""
    return ruleset_on(backends.ACTIVE, options)


@cache
def ruleset_on(backend: Backend, options: Options) -> Ruleset:
    """The same rules, run by this backend."""
    facts = _side(options.board, options.players)
    edition = _edition(facts, options.edition)
    modules = [module() for module in UNNAMED if module.comes_with(facts)]
    agreed = Agreed(options.duo, options.take)
    modules += [MODULES[name].of(agreed) for name in options.modules]
    if options.duo is not None:
        modules.append(VARIANTS[options.duo].of(agreed))
    markers = _markers(edition, options)
    return Ruleset(_lexicon(facts, options.players), options.players, edition, markers, modules, backend=backend)
