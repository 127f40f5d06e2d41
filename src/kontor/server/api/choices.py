"""What can be chosen for a new table. The catalog is the only list."""

from functools import cache
from itertools import product

from kontor import __version__, boards, bots, catalog
from kontor.catalog import FEWEST, MODULES, MOST, PILE_SIZE
from kontor.server.wire.answers import Catalogue, Choice, Combination
from kontor.server.wire.requests import CHAT_PHRASES, PLAYER_COLOURS


@cache
def catalogue() -> Catalogue:
    """All combinations of board, edition and number of players, each with its modules and variants."""
    editions = dict.fromkeys(edition for board in catalog.board_names() for edition in catalog.editions(board))
    every = product(catalog.board_names(), editions, range(FEWEST, MOST + 1))
    return Catalogue(
        combinations=[_combination(board, edition, players) for board, edition, players in every],
        levels=list(bots.levels()),
        tempers={level: list(bots.PLAYING_STYLES) for level in bots.BY_NET},
        colours=list(PLAYER_COLOURS),
        phrases=list(CHAT_PHRASES),
        pile_size=PILE_SIZE,
        version=__version__,
    )


def _combination(board: str, edition: str, players: int) -> Combination:
    variants = [Choice(name=duo, refusal=_refusal(board, players, edition, (), duo)) for duo in catalog.VARIANTS]
    fitting = next((choice.name for choice in variants if choice.refusal is None), None)
    refusal = _refusal(board, players, edition, (), fitting)
    side = catalog.side(board, players) if refusal is None else None
    return Combination(
        board=board,
        players=players,
        edition=edition,
        side=side,
        name=boards.board(side).name if side else None,
        drawn=side in boards.drawn_sides(),
        refusal=refusal,
        modules=[
            Choice(name=name, refusal=refusal or _refusal(board, players, edition, (name,), fitting))
            for name in MODULES
        ],
        duo=variants,
        pile=catalog.pile_choice(board, players, edition) if side else {},
    )


def _refusal(board: str, players: int, edition: str, modules: tuple[str, ...], duo: str | None) -> str | None:
    try:
        catalog.options(board, players, edition, modules, duo)
    except ValueError as wrong:
        return str(wrong)
    return None
