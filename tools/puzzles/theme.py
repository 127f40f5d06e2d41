"""What a puzzle is about, and how hard it is: from what its solution does, and from who finds it."""

from collections.abc import Mapping, Sequence
from typing import Final

from kontor.bots.coach import filled
from kontor.game import Game
from kontor.rules.action import Action, Kind
from tools.puzzles.candidates import Line, Position

_OF_KIND: Final[Mapping[Kind, str]] = {
    Kind.DISPLACE: "displace",
    Kind.SETTLE: "displace",
    Kind.SETTLE_EXTRA: "displace",
    Kind.ROUTE_OFFICE: "office",
    Kind.ROUTE_EXTRA: "office",
    Kind.ROUTE_PRESTIGE: "office",
    Kind.FOUND: "office",
    Kind.ROUTE_DEVELOP: "ability",
    Kind.USE_DEVELOP: "ability",
    Kind.DEVELOP_PERMANENT: "ability",
}
_CLAIMS: Final = (Kind.ROUTE, Kind.ROUTE_OFFICE, Kind.ROUTE_EXTRA, Kind.ROUTE_DEVELOP, Kind.ROUTE_PRESTIGE)
_PLACED: Final = (Kind.PLACE, Kind.PLACE_PAYING)
_WITHOUT_THEME: Final = (Kind.INCOME, Kind.LIFT, Kind.DROP, Kind.DONE, Kind.END)  # only part of a whole turn
_THEMES_BY_RARITY: Final = ("displace", "ability", "marker", "office", "block")


def followed(game: Game, line: Sequence[str]) -> Game:
    """A game after a line, as far as it can be played: what was drawn unseen may differ."""
    after = game.copy()
    for text in line:
        if after.decider is None or after.why_not(text) is not None:
            break
        after.play(text)
    return after


def certain(game: Game, line: Sequence[str]) -> int:
    """How many decisions of a line are known to be possible: as far as nothing hidden was revealed by those before."""
    after = game.copy()
    for number, text in enumerate(line, 1):
        after.play(text)
        if after.is_over or after.barrier == "revealed":
            return number
    return len(line)


def theme(game: Game, line: Sequence[str], whole: bool = False) -> str:
    """One of the themes of kontor.puzzles, by the solution, or of a turn by the rarest thing it does; or none."""
    if followed(game, line).is_over:
        return "end"
    numbers = range(len(line) if whole else 1)
    return min(
        filter(None, (_about(game, line[number:]) for number in numbers)), key=_THEMES_BY_RARITY.index, default=""
    )


def _about(game: Game, line: Sequence[str]) -> str:
    """The same of the first decision. A piece that is placed serves the route it fills in this turn, or blocks one."""
    decision = game.parse(line[0])
    if decision.kind in _PLACED:
        route = game.board.post_route[decision.args[1]]
        later = (game.parse(text) for text in line[1:] if text.startswith("route "))
        claim = next((each for each in later if each.kind in _CLAIMS and each.args[0] == route), None)
        return _of(game, claim) if claim is not None else "block" if _is_contested(game, route) else ""
    return _of(game, decision)


def _is_contested(game: Game, route: int) -> bool:
    """Whether somebody else could fill a route in their next turn."""
    return any(_can_fill(game, seat, route) for seat in range(game.options.players) if seat != game.decider)


def _can_fill(game: Game, seat: int, route: int) -> bool:
    return filled(game, seat, game.board.routes[route]).state.holds(seat, route) == game.board.length[route]


def _of(game: Game, action: Action) -> str:
    if action.kind in _WITHOUT_THEME:
        return ""
    if action.kind != Kind.ROUTE:
        return _OF_KIND.get(action.kind, "marker")
    return "marker" if game.state.markers[action.args[0]] else "office"  # points for those who control its cities


def grade(place: Position, solutions: Sequence[Line], whole: bool) -> int:
    """1 where the rule bot plays right both at once and after looking at the turn, 2 in one of these ways, else 3."""
    right = {place.observation(place.after(line)) for line in solutions}
    played = ((place.turn(by) if whole else by(place.view)[:1]) for by in (place.by_rating, place.by_plan))
    return 3 - sum(place.observation(place.after(line)) in right for line in played)
