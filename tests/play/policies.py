"""Ways to choose a decision. Both are fixed by their random source, so a game is told by configuration and seed."""

from random import Random
from typing import Any, Literal

from kontor import Action, Game
from kontor.rules.action import Kind
from kontor.rules.ids import COLOURS, PRIVILEGE

Goal = Literal["points", "markers", "offices"]
GOALS: tuple[Goal, ...] = ("points", "markers", "offices")
WILD = 0.15  # share of decisions that a claim-first player leaves to chance


def kind_first(game: Game, random: Random) -> Action:
    """A kind of decision, then one of that kind: rare kinds occur as often as common ones."""
    legal = game.legal_actions()
    kind = random.choice(list(dict.fromkeys(action.kind for action in legal)))
    return random.choice([action for action in legal if action.kind == kind])


def chosen_by(game: Game, number: int) -> Action:
    """Like `kind_first`, with one number for both choices: 0 is the first action of the first kind."""
    legal = game.legal_actions()
    kinds = list(dict.fromkeys(action.kind for action in legal))
    rest, place = divmod(number, len(kinds))
    group = [action for action in legal if action.kind == kinds[place]]
    return group[rest % len(group)]


def claim_first(game: Game, random: Random, goal: Goal = "points") -> Action:
    """Establishes routes whenever it can and fills one route after the other, so that games end."""
    legal = game.legal_actions()
    if random.random() < WILD:
        return kind_first(game, random)
    claims = [action for action in legal if action.startswith("route ")]
    if claims:
        return _best_claim(game, claims, goal, random)
    bought = [action for action in legal if action.startswith(("favour ", "use "))]
    if bought and random.random() < 0.5:
        return random.choice(bought)
    steps = [a for a in legal if a.kind in (Kind.PLACE, Kind.PLACE_PAYING, Kind.DISPLACE, Kind.DROP)]
    if steps:
        return _best_step(game, steps, goal, random)
    incomes = [action for action in legal if action.kind == Kind.INCOME]
    if incomes:
        return incomes[0]
    moves = [action for action in legal if action.kind in (Kind.LIFT, Kind.DONE)]
    return random.choice(moves or [action for action in legal if action == "end"] or legal)


def _best_claim(game: Game, claims: list[Action], goal: Goal, random: Random) -> Action:
    position = game.position()
    left = _spaces_left(game, position)

    def worth(action: Action) -> tuple[int, float]:
        _, route, *step = action.split(" ")
        value = 0
        if goal == "markers":
            value = route in position["markers"]["board"]
        elif goal == "points":
            value = step[:1] in (["office"], ["extra"], ["develop"])
        elif step[:1] == ["office"]:
            value = 9 - left[step[1]]
        elif step == ["develop", "privilege"]:
            value = 10
        return value, random.random()

    return max(claims, key=worth)


def _best_step(game: Game, steps: list[Action], goal: Goal, random: Random) -> Action:
    """Nearest to a complete route; a post of a route one has begun is worth more than any other."""
    position = game.position()
    mine = str(game.turn)
    wanted = _wanted_routes(game, position, goal)

    def worth(action: Action) -> tuple[float, float]:
        _, kind, post, *_ = action.split(" ")
        route = post.partition("/")[0]
        row = position["posts"].get(route, [])
        own = sum(piece is not None and piece[0] == mine for piece in row)
        foreign = sum(piece is not None and piece[0] != mine for piece in row)
        value = 2 * own - foreign - game.board.length[game.board.route_number[route]]
        value += wanted.get((route, ""), 0) + wanted.get((route, kind), 0) - (action.kind == Kind.DISPLACE)
        return value, random.random()

    return max(steps, key=worth)


def _spaces_left(game: Game, position: dict[str, Any]) -> dict[str, int]:
    """Free printed office spaces by city."""
    offices = position["offices"]
    return {city: game.board.printed[n] - len(offices.get(city, ())) for n, city in enumerate(game.board.cities)}


def _wanted_routes(game: Game, position: dict[str, Any], goal: Goal) -> dict[tuple[str, str], int]:
    """What a piece is worth on a route, of either kind or of one kind, because of what the route can bring."""
    if goal == "points":
        return {}
    if goal == "markers":
        return {(route, ""): 2 for route in position["markers"]["board"]}
    board = game.board
    privilege = position["abilities"][game.turn].get("privilege", 0)
    left = _spaces_left(game, position)
    wanted: dict[tuple[str, str], int] = {}
    for route, ends in zip(board.routes, board.ends, strict=True):
        for city in ends:
            space = board.printed[city] - left[board.cities[city]]
            if left[board.cities[city]] and board.colours[city][space] <= privilege:
                kind = "tm"[board.shapes[city][space]]
                wanted[route, kind] = max(wanted.get((route, kind), 0), 6 - left[board.cities[city]])
            if PRIVILEGE in board.abilities[city] and privilege < len(COLOURS) - 1:
                wanted[route, ""] = 6
    return wanted


def play_out(game: Game, random: Random, goal: Goal = "points", limit: int = 3000) -> Game:
    """Plays claim-first to the end, or until the limit of decisions."""
    while not game.is_over and game.ply < limit:
        game.play(claim_first(game, random, goal))
    return game
