"""The moments of a game: each decision with what happened, and what it changed in a view; and what could come next.

A view has thousands of facts, and a decision changes about ten of them. So a whole game is one view and its changes.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from kontor.game import Game, IllegalAction, Played, from_position
from kontor.rules import position
from kontor.rules.cells import NOBODY
from kontor.rules.hidden import fill, hide
from kontor.rules.modules import TILE_WORDS

EVERYTHING: Final = "everything"
Eyes: TypeAlias = int | Literal["everything"] | None  # a seat, all cards face up, or a spectator
FACT_REMOVED: Final = object()  # in a change: the fact is no longer there


class ViewChange(NamedTuple):
    """A fact of a view that is different now: the keys that lead to it, and what it is."""

    at: tuple[str | int, ...]
    to: Any


class Moment(NamedTuple):
    """A decision, what happened, and what is different after it."""

    played: Played
    events: list[dict[str, Any]]
    changes: list[ViewChange]


def view(game: Game, eyes: Eyes) -> dict[str, Any]:
    """The game as these eyes see it."""
    return game.open_view() if eyes == EVERYTHING else game.view(eyes)


def moments(game: Game, eyes: Eyes = EVERYTHING, since: int = 0) -> Iterator[Moment]:
    """The moments from decision number `since` on. The game itself stays as it is."""
    past = game.history(since)
    then = game.copy()
    then.undo_to(since)
    before = view(then, eyes)
    for ply, played in enumerate(past, since):
        then.play_again(played.action)
        after = view(then, eyes)
        seen = [event.open() if eyes == EVERYTHING else event.seen_by(eyes) for event in played.events]
        yield Moment(played, [{"ply": ply, **event} for event in seen], list(changes(before, after)))
        before = after


def dealt_again(game: Game, seat: int | None, seed: int) -> dict[str, Any]:
    """The position of a game with everything dealt again that a seat, or a spectator, may not know."""
    state = game.state.copy()
    eyes = NOBODY if seat is None else seat
    hide(state.lookup, state.cells, eyes)
    fill(state.lookup, state.cells, eyes, seed)
    return {**game.options.as_dict(), **position.write(state)}


def changes(before: Any, after: Any, at: tuple[str | int, ...] = ()) -> Iterator[ViewChange]:
    """What is different. Lists of the same length are compared item by item, others replaced."""
    if before == after:
        return
    match before, after:
        case dict(), dict():
            for key in before:
                if key not in after:
                    yield ViewChange((*at, key), FACT_REMOVED)
            for key, value in after.items():
                yield from (
                    changes(before[key], value, (*at, key)) if key in before else (ViewChange((*at, key), value),)
                )
        case list(), list() if len(before) == len(after):
            for place, (old, new) in enumerate(zip(before, after, strict=True)):
                yield from changes(old, new, (*at, place))
        case _:
            yield ViewChange(at, after)


def changed(before: Mapping[str, Any], different: Sequence[ViewChange]) -> dict[str, Any]:
    """The view after these changes. What did not change is shared with the view before."""
    after: dict[str, Any] = {**before}
    for at, to in different:
        inner: Any = after
        for key in at[:-1]:
            inner[key] = inner[key].copy()
            inner = inner[key]
        if to is FACT_REMOVED:
            del inner[at[-1]]
        else:
            inner[at[-1]] = to
    return after


def outcome(game: Game, action: str) -> dict[str, Any]:
    """What a legal decision would do: tried on a copy, and reported only as far as the deciding seat may know."""
    seat = game.decider
    assert seat is not None  # or no decision would be legal
    after = game.copy()
    after.play(action)
    assert after.last is not None
    if after.last.reveals:
        return {"action": str(action), "barrier": "revealed"}
    ends_game = after.is_over or after.end_clause != game.end_clause
    return {
        "action": str(action),
        "barrier": after.barrier,
        "asks": after.decider if after.decider != seat else None,
        "ends_game": ends_game,
        "clause": after.end_clause if ends_game else None,
        "deltas": [
            {"seat": number, **{key: {"before": old[key], "after": new[key]} for key in old}}
            for number, (old, new) in enumerate(zip(_figures(game, seat), _figures(after, seat), strict=True))
        ],
        "events": after.events(seat, since=game.ply),
    }


def _figures(game: Game, viewer: int) -> list[dict[str, int | str]]:
    """What a decision can change for each seat. The end reveals cards, so the points are not those of the view."""
    seen = game.view(viewer)
    rows = [*seen["offices"].values(), *seen["extra_offices"].values()]
    owners = [piece[0] for row in rows for piece in row]
    return [
        {
            "prestige": seen["prestige"][seat],
            "supply": seen["supply"][seat],
            "stock": seen["stock"][seat],
            "actions": seen["actions_left"] if seen["turn"] == seat else 0,
            "offices": owners.count(str(seat)),
            "total": score["total"],
            "rank": score["rank"],
        }
        for seat, score in enumerate(game.projection(viewer)["seats"])
    ]


# Plans: steps of a turn that has yet to come

PLAN_DEAL_SEED: Final = 1  # seeds what its player may not know, where a plan is tried out


def is_unchanged(game: Game, seat: int, steps: Sequence[str], ply: int) -> bool:
    """Whether everything that matters to these steps is as it was at an earlier moment."""
    if ply > game.ply:
        return False
    then = game.copy()
    then.undo_to(ply)
    return _relevant(then, seat, steps) == _relevant(game, seat, steps)


def _relevant(game: Game, seat: int, steps: Sequence[str]) -> list[Any]:
    """The routes that steps name, the cities at their ends and those they name, and what the player has."""
    board = game.board
    words = {word.partition("/")[0] for step in steps for word in step.split()}
    routes = [route for route in board.routes if route in words]
    ends = {board.cities[city] for route in routes for city in board.ends[board.route_number[route]]}
    cities = [city for city in board.cities if city in words | ends]
    view = game.view(seat)
    markers = view["markers"]
    return [
        *((view["posts"].get(route), markers["board"].get(route)) for route in routes),
        *([pair for pair in markers.get(kind, []) if pair[0] in routes] for kind in ("tributes", "blocks")),
        *((view["offices"].get(city), view["extra_offices"].get(city)) for city in cities),
        *(view[own][seat] for own in ("supply", "stock", "abilities")),
        *(markers[own][seat] for own in ("unused", "used")),
        view["special_prestige"] if "prestige" in words else None,
        *(view.get(rule) for rule, tile in TILE_WORDS.items() if tile in words),
        view["ending"],
    ]


def as_known(game: Game, seat: int) -> Game:
    """The game as the player of a seat may know it; if it is not the turn of the seat, as if that began now."""
    position = dealt_again(game, seat, PLAN_DEAL_SEED)
    if game.turn != seat:
        for key in ("actions_left", "pending", "permits_used"):
            position.pop(key, None)
        position["markers"] = {key: found for key, found in position["markers"].items() if key != "plates"}
    return from_position({**position, "turn": seat})


def try_out(game: Game, seat: int, steps: Sequence[str]) -> Game:
    """Plays steps of a turn. Others decline whatever they are asked meanwhile, or take what comes first."""
    tried = as_known(game, seat)
    for step in steps:
        while tried.decider not in (None, seat) and tried.turn == seat:
            legal = tried.legal_actions()
            tried.play("decline" if "decline" in legal else legal[0])
        tried.play(step)
    return tried


def can_be_played(game: Game, seat: int, steps: Sequence[str]) -> bool:
    """Whether a plan is possible to its end, as far as its player can know: it is not begun otherwise."""
    try:
        try_out(game, seat, steps)
    except IllegalAction:
        return False
    return game.why_not(steps[0]) is None
