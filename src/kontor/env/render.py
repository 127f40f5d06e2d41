"""A situation as everybody may see it: as text, as a drawing (svg), or as pixels."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from kontor.env.drawing import svg
from kontor.game import Game
from kontor.rules.ids import ABILITY_IDS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MODES: Final = ("ansi", "svg", "rgb_array")
_COLOURS: Final = (32, 34, 35, 33, 31)  # of the seats, in terminals
_RESET: Final = "\x1b[0m"


def render(game: Game, mode: str) -> "str | NDArray[np.uint8]":
    """The situation in one of MODES."""
    if mode == "ansi":
        return text(game)
    if mode == "svg":
        return svg(game)
    if mode == "rgb_array":
        from kontor.env.pixels import pixels  # needs numpy

        return pixels(game)
    raise ValueError(f"mode={mode!r}: expected one of {', '.join(MODES)}")


def text(game: Game) -> str:
    """The seats, then all cities with offices and all routes with pieces or markers, in colours for terminals."""
    view = game.view()
    asked = "the game is over" if game.is_over else f"seat {game.decider} decides, {game.actions_left} actions left"
    lines = [f"{game.board.id}, decision {game.ply}: {asked}", *_seats(game, view), "cities"]
    for city in game.board.cities:
        row = [*view["extra_offices"].get(city, [])[::-1], *view["offices"].get(city, [])]
        if row:
            lines.append(f"  {city:<16} {_pieces(row)}")
    lines.append("routes")
    for route in game.board.routes:
        marker = view["markers"]["board"].get(route, "")
        row = view["posts"].get(route, [])
        if row or marker:
            lines.append(f"  {route:<26} {_pieces(row)} {marker}".rstrip())
    return "\n".join(lines) + "\n"


def _seats(game: Game, view: dict[str, Any]) -> Iterable[str]:
    scores = game.projection()["seats"]
    yield f"  seat  points  supply    {'  '.join(ABILITY_IDS)}  markers"
    for seat in range(game.options.players):
        mark = ">" if seat == game.decider else " "
        row = view["abilities"][seat]
        developed = "  ".join(f"{row.get(ability, 0):>{len(ability)}}" for ability in ABILITY_IDS)
        markers = " ".join(view["markers"]["unused"][seat])
        facts = f"{scores[seat]['total']:>6}  {view['supply'][seat]:<8}  {developed}  {markers}"
        yield f"{mark} {_coloured(str(seat), str(seat))}     {facts}".rstrip()


def _pieces(row: Iterable[str | None]) -> str:
    """`0t` is a trader of seat 0, `nt` a neutral one, `..` an empty space."""
    return " ".join(_coloured(piece, piece[0]) if piece else ".." for piece in row)


def _coloured(shown: str, owner: str) -> str:
    return f"\x1b[{_COLOURS[int(owner)]}m{shown}{_RESET}" if owner.isdigit() else shown
