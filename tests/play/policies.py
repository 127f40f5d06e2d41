"""Ways to choose a decision. Both are fixed by their random source, so a game is told by configuration and seed."""

from random import Random
from typing import Any, Literal

from kontor import Action, Game
from kontor.rules.action import Kind
from kontor.rules.ids import COLOURS, NEUTRAL, PRIVILEGE, TRADER, piece_of

Goal = Literal["points", "markers", "offices", "permanent", "neutral"]
WILD = 0.15  # share of decisions that a claim-first player leaves to chance


def goals(game: Game) -> tuple[Goal, ...]:
    """What can be played for in a game: permanent markers and the neutral player where there are any."""
    found: list[Goal] = ["points", "markers", "offices"]
    found += ["permanent"] if any(game.board.permanent) else []
    found += ["neutral"] if game.options.duo else []
    return tuple(found)


def goal_of(game: Game, seed: int) -> Goal:
    """The goals of a game one after the other, seed by seed."""
    return goals(game)[seed % len(goals(game))]


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
    if goal == "neutral" and (gathering := _gathering(game, legal)):
        return random.choice(gathering)
    steps = [a for a in legal if a.kind in (Kind.PLACE, Kind.PLACE_PAYING, Kind.DISPLACE, Kind.DROP)]
    if steps:
        return _best_step(game, steps, goal, random)
    incomes = [action for action in legal if action.kind == Kind.INCOME]
    if incomes:  # the most first; the list goes from traders to merchants, which ship posts ask for
        return incomes[0] if goal != "permanent" else max(incomes, key=lambda income: income.endswith("m"))
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
        elif goal != "offices":
            value = step[:1] in (["office"], ["extra"], ["develop"])
            if goal == "permanent":
                value += 2 * (game.board.permanent[game.board.route_number[route]] is not None)
                value += step == ["develop", "book"]  # frees merchants
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
    """Free printed office spaces by city; a green city has none, whatever was founded there (EAST-21)."""
    offices = position["offices"]
    printed = zip(game.board.cities, game.board.printed, strict=True)
    return {city: max(0, spaces - len(offices.get(city, ()))) for city, spaces in printed}


def _wanted_routes(game: Game, position: dict[str, Any], goal: Goal) -> dict[tuple[str, str], int]:
    """What a piece is worth on a route, of either kind or of one kind, because of what the route can bring."""
    if goal in ("points", "neutral"):
        return {}
    if goal == "markers":
        return {(route, ""): 2 for route in position["markers"]["board"]}
    board = game.board
    if goal == "permanent":
        return _towards_ships(game, position)
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


def _towards_ships(game: Game, position: dict[str, Any]) -> dict[tuple[str, str], int]:
    """Routes with a permanent marker: merchants as long as ship posts are free, traders on the other posts."""
    wanted: dict[tuple[str, str], int] = {}
    for route in game.board.facts.routes:
        if route.permanent_marker is not None:
            row = position["posts"].get(route.id, [None] * len(route.posts))
            open_ships = sum(post == "ship" and not piece for post, piece in zip(route.posts, row, strict=True))
            wanted[route.id, "m"] = 6 if open_ships else -2
            wanted[route.id, "t"] = 4
    return wanted


def _gathering(game: Game, legal: list[Action]) -> list[Action]:
    """Neutral traders are displaced, and settled where most others stand, so that their routes become full."""
    posts = game.position()["posts"]
    settling = [action for action in legal if action.kind in (Kind.SETTLE, Kind.SETTLE_EXTRA)]
    crowds = [posts.get(action.split(" ")[2].partition("/")[0], []).count("nt") for action in settling]
    if settling:
        return [action for action, crowd in zip(settling, crowds, strict=True) if crowd == max(crowds)]
    state = game.state
    neutral = piece_of(NEUTRAL, TRADER)
    return [action for action in legal if action.kind == Kind.DISPLACE and state.posts[action.args[1]] == neutral]


def play_out(game: Game, random: Random, goal: Goal = "points", limit: int = 3000) -> Game:
    """Plays claim-first to the end, or until the limit of decisions."""
    while not game.is_over and game.ply < limit:
        game.play(claim_first(game, random, goal))
    return game
