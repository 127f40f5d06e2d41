"""What tests read off a game about markers, points, its end, and what lies in a city beside the printed spaces."""

import kontor


def prestige(game: kontor.Game) -> list[int]:
    """The prestige track, seat by seat."""
    return list(game.position()["prestige"])


def unused(game: kontor.Game, seat: int = 0) -> list[str]:
    """The markers that a seat holds and has not used, sorted."""
    return sorted(game.position()["markers"]["unused"][seat])


def used(game: kontor.Game, seat: int) -> list[str]:
    """The used markers of a seat, sorted."""
    return sorted(game.position()["markers"]["used"][seat])


def plate(game: kontor.Game, seat: int) -> list[str]:
    """The replacements a seat has still to place, sorted."""
    return sorted(game.position()["markers"]["plates"][seat])


def stack(game: kontor.Game) -> list[str]:
    """The face-down pile, from the top."""
    return list(game.position()["markers"]["stack"])


def lying(game: kontor.Game) -> dict[str, str]:
    """The markers at the routes of the board."""
    return {route: marker for route, marker in game.position()["markers"]["board"].items() if marker}


def extra_offices(game: kontor.Game, city: str) -> list[str]:
    """The extra offices of a city, the one next to the printed spaces first."""
    return [piece for piece in game.position()["extra_offices"].get(city, []) if piece]


def chosen_routes(game: kontor.Game, start: str) -> set[str]:
    """The routes that the legal decisions beginning with `start` name last."""
    return {action.rsplit(" ", 1)[1] for action in game.legal_actions() if action.startswith(start)}


def ended(game: kontor.Game) -> str | None:
    """The end condition that was met, or None while the game goes on."""
    return game.end_clause if game.is_over else None


def completed(game: kontor.Game) -> int:
    """Where the black cube stands."""
    return int(game.view()["completed_cities"])
