"""What is about to happen, asked for those who watch: how close the end is, what would end the game, who can change
places."""

from typing import Any, Final

from kontor.rules.action import Kind
from kontor.rules.basics import END_PRESTIGE, points_of
from kontor.rules.engine import apply, legal
from kontor.rules.frames import Moving
from kontor.rules.ids import NEUTRAL
from kontor.rules.pending import POSSIBLE_ENDINGS
from kontor.rules.state import State

ROUTE_POINTS: Final = 2  # ROUTE-10: the most that step 1 of a route brings one player
# What brings neither points nor offices nor markers cannot end the game; nearly all decisions are of these kinds.
HARMLESS: Final = frozenset({Kind.INCOME, Kind.PLACE, Kind.PLACE_PAYING, Kind.DISPLACE, Kind.LIFT, Kind.DROP})


def end_conditions(state: State) -> list[dict[str, Any]]:
    """How far each end condition is, and whether one move could meet it."""
    board, rules = state.rules.board, state.rules
    by_prestige, by_pile, by_cities = POSSIBLE_ENDINGS[rules.edition.draws_at_end]
    owners = [*rules.seats, NEUTRAL] if rules.has_neutral else rules.seats
    highest = max(points_of(state.cells, owner) for owner in owners)
    pile = len(state.pile)
    conditions = (
        ("prestige", by_prestige, highest, 0, END_PRESTIGE, highest >= END_PRESTIGE - ROUTE_POINTS),
        ("cities", by_cities, state.completed, 0, board.limit, state.completed >= board.limit - 1),
        ("markers", by_pile, pile, rules.markers.pile_size, 0, pile == 0),
    )
    return [
        {"of": of, "clause": clause, "now": now, "start": start, "limit": limit, "near": near and not state.is_over}
        for of, clause, now, start, limit, near in conditions
    ]


def endings(state: State) -> dict[str, str]:
    """The legal decisions that would meet an end condition, each with its clause."""
    found: dict[str, str] = {}
    if state.ending:
        return found
    for action in legal(state):
        if action.kind not in HARMLESS:
            after = state.copy()
            apply(after, action)
            if after.ending:
                found[str(action)] = after.ending
    return found


def swaps(state: State) -> list[list[str]]:
    """While pieces are moved: two posts whose pieces can change places now, the post of a lifted one first."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Moving):
        return []
    posts = state.rules.board.post_ids
    lifts = [action for action in legal(state) if action.kind == Kind.LIFT]
    return [
        [posts[origin], posts[action.args[0]]]
        for origin, _ in frame.hand
        for action in lifts
        if _can_swap(state, posts[origin], posts[action.args[0]])
    ]


def _can_swap(state: State, here: str, there: str) -> bool:
    """Whether the lifted piece from here can take the post there, and the piece from there this one."""
    after = state.copy()
    read = state.rules.lexicon.read
    for text in (f"lift {there}", f"drop {here} {there}", f"drop {there} {here}"):
        action = read(text)
        if action not in legal(after):
            return False
        apply(after, action)
    return True
