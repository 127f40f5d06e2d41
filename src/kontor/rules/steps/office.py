"""Offices: which space comes next, what establishing one brings (OFFICE, EASTWEST)."""

from typing import Final

from kontor.rules.ids import COLOURS, KIND_LETTERS, NEUTRAL, PRIVILEGE
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State

EAST_WEST_POINTS: Final = (7, 4, 2)  # EASTWEST-04


def next_space_refusal(state: State, seat: int, city: int, pieces: tuple[int, int]) -> Refusal | None:
    """Why no office can be established in a city by normal step 3a with these traders and merchants of the route."""
    board = state.rules.board
    name = board.cities[city]
    if not board.printed[city]:
        return refuse("EAST-10", "office.green", city=name)
    space = len(state.offices[city])
    if space == board.printed[city]:
        return refuse("OFFICE-15", "office.full", city=name)
    colour, shape = board.colours[city][space], board.shapes[city][space]
    has = state.value(seat, PRIVILEGE)
    if colour > has:
        return refuse("OFFICE-04", "office.privilege", city=name, needed=COLOURS[colour], had=COLOURS[has])
    if not pieces[shape]:
        return refuse("OFFICE-06", "office.shape", city=name, needed=KIND_LETTERS[shape])
    return None


def establish(state: State, city: int, piece: int, owner: int) -> None:
    """A piece becomes the next office: coin, completed-cities track, East-West connection (OFFICE-16)."""
    board = state.rules.board
    space = len(state.offices[city])
    state.offices[city] += bytes((piece,))
    state.tell("office", piece=state.piece_name(piece), city=board.cities[city])
    if board.coins[city]:
        state.award(owner, board.coins[city][space], "OFFICE-11", city=board.cities[city])
    if state.is_completed(city) and (board.printed[city] or len(state.row(city)) == 1):
        complete(state, city)
    established(state, city, owner)


def establish_extra(state: State, city: int, piece: int, owner: int) -> None:
    """A piece becomes an extra office, left of all others (MARKER-44): no coin, no completed city (MARKER-46)."""
    state.extras[city] += bytes((piece,))
    state.tell("extra-office", piece=state.piece_name(piece), city=state.rules.board.cities[city])
    if not state.rules.board.printed[city] and len(state.row(city)) == 1:  # EAST-16
        complete(state, city)
    established(state, city, owner)


def complete(state: State, city: int) -> None:
    """The black cube advances (OFFICE-13)."""
    state.completed += 1
    state.tell("completed", city=state.rules.board.cities[city], count=state.completed)
    if state.completed >= state.rules.board.limit:
        state.end("END-03")


def established(state: State, city: int, owner: int) -> None:
    """What any newly established office brings: perhaps the East-West connection, perhaps a module's effect."""
    may_rank = owner != NEUTRAL or state.rules.neutral_scores  # DUO-BR-21, DUO-PL-21
    if may_rank and owner not in state.east_west and has_connection(state, owner):
        rank = len(state.east_west)
        state.east_west = (*state.east_west, owner)
        state.tell("connected", seat=state.seat_name(owner), rank=rank + 1)
        if rank < len(EAST_WEST_POINTS):
            state.award(owner, EAST_WEST_POINTS[rank], "EASTWEST-04")
    for after in state.rules.hooks.after_office:
        after(state, city)


def has_connection(state: State, seat: int) -> bool:
    """Offices in both end cities and in every city of a chain between them (EASTWEST-01)."""
    start, goal = state.rules.board.east_west
    if not (state.office_count(seat, start) and state.office_count(seat, goal)):
        return False
    return goal in network(state, seat, start)


def network(state: State, seat: int, start: int) -> set[int]:
    """All cities with an office of the seat that hang together with this one (SCORE-13)."""
    neighbours = state.rules.board.neighbours
    found, edge = {start}, [start]
    while edge:
        for city in neighbours[edge.pop()]:
            if city not in found and state.office_count(seat, city):
                found.add(city)
                edge.append(city)
    return found
