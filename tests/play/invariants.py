"""What holds after every decision of every game. Each check tells what is broken; nothing told is well.

Pieces and markers are counted from the position that the game writes, not with the engine's own arithmetic.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from kontor import Game
from kontor.rules.action import Kind
from kontor.rules.basics import is_completed
from kontor.rules.cells import MAX_ROUTES
from kontor.rules.event import Event
from kontor.rules.ids import MAX_SEATS, NEUTRAL, OWNER, PIECE
from kontor.rules.state import State
from tests.play.borders import crossings
from tests.play.notations import form_fits

TRADERS, MERCHANTS, MARKERS = 27, 4, 15  # SETUP-04, SETUP-07
NEUTRAL_TRADERS = 81  # DUO-PL-18, DUO-BR-27: three unused colours
ON_DESK = Counter(t=15, m=3)  # SETUP-27
TRACK = Counter(t=1)  # SETUP-28
VIEWERS = (None, 0, 1, 2, 3, 4)


def broken(game: Game, reached: bool = True) -> list[str]:
    """All that is wrong with a situation; `reached` says that play from the setup led to it, nobody wrote it down."""
    position = game.position()
    seat = VIEWERS[game.ply % (game.options.players + 1)]  # one after the other: views take most of the time
    view = game.view(seat)
    found = [
        *_pieces(position, view["stock"]),
        *_neutral_pieces(game, position),
        *_board(game, position),
        *_decision(game),
        *_legal_list(game),
        *crossings(game, position),
        *_derived(state_of(game)),
        *_view(game, seat, view),
        *_scores(view["scores"]["seats"]),
    ]
    if reached:
        found += [*_marker_count(game, position), *_neutral_routes(game, position)]
    return found


def state_of(game: Game) -> State:
    """The engine's own state, for facts that it keeps and nobody else sees."""
    return game.state


def amount(text: str) -> Counter[str]:
    """The pieces of `5t+1m`."""
    return Counter() if text == "0" else Counter({part[-1]: int(part[:-1]) for part in text.split("+")})


def names_of(position: dict[str, Any]) -> list[str]:
    """Every piece that stands somewhere, lies above a route or is in somebody's hand: `0t`, `1m`, `nt`."""
    names = [
        *(piece for row in position["posts"].values() for piece in row if piece),
        *(piece for key in ("offices", "extra_offices") for row in position[key].values() for piece in row),
        *(f"{seat}m" for seat in position["special_prestige"].values()),
        *(f"{seat}t" for key in ("tributes", "blocks") for _, seat in position["markers"].get(key, [])),
    ]
    for decision in position.get("pending", {}).get("decisions", []):
        names += [piece for _, piece in decision.get("hand", [])]
        names += [piece] if (piece := decision.get("piece")) else []
        if decision["decision"] == "placing-aside":  # EAST-37
            names += [f"{decision['seat']}t"] * decision["traders"] + [f"{decision['seat']}m"] * decision["merchants"]
    return names


def pieces_of(position: dict[str, Any], stock: list[str]) -> list[Counter[str]]:
    """Each seat's traders and merchants, wherever they are (SETUP-36)."""
    names = names_of(position)
    counts = []
    for seat, developed in enumerate(position["abilities"]):
        freed = Counter(t=sum(developed.values()) - developed.get("book", 0), m=developed.get("book", 0))
        here = Counter(name[1] for name in names if name[0] == str(seat))
        here += ON_DESK - freed + TRACK + amount(position["supply"][seat])
        counts.append(here + amount(stock[seat]))
    return counts


def markers_of(position: dict[str, Any]) -> Counter[str]:
    """All markers, wherever they are; those above a route count among the used ones (PROMO-16)."""
    markers = position["markers"]
    count = Counter(markers["board"].values()) + Counter(markers["stack"])
    count += Counter(position.get("pending", {}).get("drawn", []))
    for key in ("plates", "unused", "used"):
        for held in markers[key]:
            count += Counter(held)
    return count


def discarded(events: Iterable[Event]) -> Counter[str]:
    """The markers that left the game: by the neutral player, and as safe-conduct (DUO-PL-16, DUO-BR-23, BRIT-67)."""
    return Counter(str(event.facts["marker"]) for event in events if event.kind in ("discarded", "safe-conduct"))


def _pieces(position: dict[str, Any], stock: list[str]) -> Iterator[str]:
    for seat, count in enumerate(pieces_of(position, stock)):
        if count != Counter(t=TRADERS, m=MERCHANTS):
            yield f"seat {seat} has {dict(count)}, expected {TRADERS}t and {MERCHANTS}m (SETUP-36)"


def _neutral_pieces(game: Game, position: dict[str, Any]) -> Iterator[str]:
    """The neutral player has traders only, on posts and printed office spaces, and none without a variant."""
    neutral = Counter(name for name in names_of(position) if name[0] == "n")
    stock, _ = state_of(game).stock_of(NEUTRAL)
    expected = NEUTRAL_TRADERS if game.options.duo else 0
    if neutral["nt"] + stock != expected or not set(neutral) <= {"nt"}:
        yield f"neutral pieces {dict(neutral)} and {stock} in the stock, expected {expected} traders (DUO-PL-18)"
    if any(piece[0] == "n" for row in position["extra_offices"].values() for piece in row):
        yield f"the neutral player uses no markers: {position['extra_offices']} (DUO-PL-15, DUO-BR-23)"


def _neutral_routes(game: Game, position: dict[str, Any]) -> Iterator[str]:
    """Full neutral routes are gone before the next action (DUO-PL-27, DUO-BR-15), and green cities are not theirs."""
    full = [route for route, row in position["posts"].items() if set(row) == {"nt"}]
    if full and "end" in game.legal_actions():
        yield f"{full} are full of neutral traders between two actions (DUO-PL-10, DUO-BR-15)"
    for city, row in position["offices"].items():
        if "nt" in row and not game.board.facts.city(city).hanseatic:
            yield f"a neutral office in {city} (DUO-BR-33)"


def _marker_count(game: Game, position: dict[str, Any]) -> Iterator[str]:
    gone: Counter[str] = Counter()
    if game.options.duo or "safe-conduct" in game.options.modules:
        gone = discarded(event for played in game.history() for event in played.events)
    count = sum(markers_of(position).values())
    if count + gone.total() != MARKERS:
        yield f"{count} markers and {gone.total()} discarded, expected {MARKERS} in all (SETUP-07)"


def _board(game: Game, position: dict[str, Any]) -> Iterator[str]:
    for city, row in position["offices"].items():
        facts = game.board.facts.city(city)
        if None in row:
            yield f"gap in the offices of {city}: {row} (OFFICE-03)"
        if facts.hanseatic and len(row) > len(facts.offices):  # no limit in a green city (EAST-15)
            yield f"{city} has more offices than spaces: {row} (SETUP-12)"
    for city, row in position["extra_offices"].items():
        green = not game.board.facts.city(city).hanseatic  # EAST-12
        if None in row or not (green or position["offices"].get(city)):
            yield f"extra offices of {city} without an office or with a gap: {row} (MARKER-43)"
    for route, row in position["posts"].items():
        for post, piece in zip(game.board.facts.route(route).posts, row, strict=True):
            if post == "ship" and piece and piece[1] == "t" and piece != "nt":
                yield f"{piece} on a ship post of {route}: {row} (EAST-26, DUO-BR-13)"
    ranks = position["east_west"]
    may_rank = {*range(game.options.players), *(["n"] if game.options.duo == "britannia" else [])}
    if len(set(ranks)) < len(ranks) or not set(ranks) <= may_rank:
        yield f"ranks of the East-West connection: {ranks} (EASTWEST-05, DUO-BR-21, DUO-PL-21)"
    if ("neutral_prestige" in position) != (game.options.duo == "britannia"):
        yield "a counter for the neutral player belongs to one variant only (DUO-BR-08, DUO-PL-20)"


def _decision(game: Game) -> Iterator[str]:
    seats = range(game.options.players)
    if game.turn not in seats:
        yield f"turn of seat {game.turn}"
    if game.actions_left < 0:
        yield f"{game.actions_left} actions left"
    if game.is_over:
        if game.decider is not None or game.end_clause is None:
            yield f"over, but seat {game.decider} decides and the end is {game.end_clause}"
    elif game.decider not in seats:
        yield f"not over, but seat {game.decider} decides"


def _legal_list(game: Game) -> Iterator[str]:
    legal = game.legal_actions()
    if bool(legal) == game.is_over:
        yield f"{len(legal)} legal actions, over: {game.is_over}"
    if len(set(legal)) < len(legal):
        yield f"listed twice: {[text for text, count in Counter(legal).items() if count > 1]}"
    for action in legal:
        if (refusal := game.why_not(str(action))) is not None:
            yield f"'{action}' is listed but refused by {refusal.clause}: {refusal.message}"
        read = game.parse(str(action))
        if (read, read.kind, read.args) != (action, action.kind, action.args):
            yield f"'{action}' reads back as '{read}', {read.kind.name} {read.args}"
        if not form_fits(action):
            yield f"'{action}' is not spelled in the form of {action.kind.name}"
    between = any(action.kind == Kind.END for action in legal)
    if between and game.decider != game.turn:
        yield f"seat {game.decider} may end the turn of seat {game.turn}"


def _derived(state: State) -> Iterator[str]:
    """Facts that the state keeps besides what it could count."""
    board = state.rules.board
    held = Counter((OWNER[piece], board.post_route[post]) for post, piece in enumerate(state.posts) if piece >= PIECE)
    places = product(range(MAX_SEATS + 1), range(MAX_ROUTES))  # those of no seat and no route too
    kept = {place: count for place in places if (count := state.holds(*place))}
    if kept != held:
        yield f"pieces by route: kept {kept}, counted {dict(held)}"
    completed = sum(is_completed(state.lookup, state.cells, city) for city in range(len(board.cities)))
    if state.completed != completed:
        yield f"completed cities: kept {state.completed}, counted {completed}"


def _view(game: Game, seat: int | None, view: dict[str, Any]) -> Iterator[str]:
    if json.loads(json.dumps(view, allow_nan=False)) != view:
        yield f"the view of seat {seat} changes when it is written as JSON"
    if (view["decider"], view["seat"], view["is_over"]) != (game.decider, seat, game.is_over):
        yield f"the view of seat {seat} is of another situation"


def _scores(scores: list[dict[str, int]]) -> Iterator[str]:
    for seat, score in enumerate(scores):
        total, rank = score["total"], score["rank"]
        if total != sum(points for name, points in score.items() if name not in ("total", "rank")):
            yield f"seat {seat}: the total is not the sum: {score}"
        if rank > 1 + sum(other["total"] >= total for other in scores if other is not score):
            yield f"seat {seat}: rank {rank} with {total} points"
        if any(other["rank"] > rank and other["total"] > total for other in scores):
            yield f"seat {seat}: ranks before a seat with more points"
