"""The neutral player of the two-player variants, whose routes are established by themselves (DUO-PL, DUO-BR)."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from kontor.rules.action import Action, Kind
from kontor.rules.basics import add_neutral, end_city, has_free_space, holds, note, points_of, set_points
from kontor.rules.board import Board
from kontor.rules.cells import (
    DEPTH,
    GONE,
    HAS_NEUTRAL,
    LENGTH,
    MARKERS,
    N_ROUTES,
    NEUTRAL_SCORES,
    NOBODY,
    OFFICE_FIRST,
    ONE_STAYS,
    SPARE_ROUTES,
    STOCK,
    TAVERN,
    TO_SPECIAL,
    TURN,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.chance import Chance
from kontor.rules.entry import Entry, Listener
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind, ask
from kontor.rules.ids import NEUTRAL, NO_MARKER, TRADER, piece_of
from kontor.rules.module import Agreed, Module
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import HIGHEST_PRESTIGE, State
from kontor.rules.steps.office import establish
from kontor.rules.steps.route import award_control, clear, owe_replacement

TRADER_PIECE: Final = piece_of(NEUTRAL, TRADER)


class Clauses(NamedTuple):
    """Where each variant says it."""

    full: str  # a route is full of neutral traders
    city: str  # where the office goes
    space: str  # and on which space
    no_office: str  # when there is none


class Variant(NamedTuple):
    """Where the two variants differ."""

    id: str
    clauses: Clauses
    beyond_abilities: bool = False  # cities that offer something other than an ability are special too (DUO-BR-05)
    counts: bool = False  # the neutral player has a counter and ranks (DUO-BR-20, DUO-BR-21, DUO-PL-20, DUO-PL-21)
    office_first: bool = False  # before the control points (DUO-BR-16, DUO-PL-11)
    one_stays: bool = False  # on a route to a special city (DUO-BR-19, DUO-PL-11)
    spare_routes: bool = False  # a lone neutral trader yields to a marker when nothing else fits (DUO-BR-26)


VARIANTS: Final = {
    "classic": Variant("classic", Clauses("DUO-PL-10", "DUO-PL-12", "DUO-PL-12", "DUO-PL-14")),
    "britannia": Variant(
        "britannia",
        Clauses("DUO-BR-15", "DUO-BR-16", "DUO-BR-17", "DUO-BR-18"),
        beyond_abilities=True,
        counts=True,
        office_first=True,
        one_stays=True,
        spare_routes=True,
    ),
}


def dealt(t: Lookup, s: Cells) -> None:
    """A neutral trader on each route to a special city, and on each with a tavern (DUO-PL-04, DUO-BR-04)."""
    for route in range(t[N_ROUTES]):
        if t[TO_SPECIAL + route] or t[TAVERN + route]:
            add_neutral(t, s, route)


# Automatic routes


def is_full(t: Lookup, s: Cells, route: int) -> bool:
    """Whether a route is full of neutral traders (DUO-PL-10, DUO-BR-15)."""
    return holds(s, NEUTRAL, route) == t[LENGTH + route]


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    """The ways to resolve a route that is full of neutral traders (DUO-PL-12, -14, -23, DUO-BR-16, -18)."""
    for route in range(t[N_ROUTES]):
        if is_full(t, s, route):
            somewhere = False
            for end_of in range(2):
                city = end_city(t, route, end_of)
                if has_free_space(t, s, city):
                    out.append(Kind.NEUTRAL_OFFICE | route << 8 | city << 16)
                    somewhere = True
            if not somewhere:
                out.append(Kind.NEUTRAL | route << 8)


def after_effect(t: Lookup, s: Cells) -> None:
    """When the player is about to stand between actions again: asked only when more than one answer exists."""
    answers = 0
    full = NOBODY
    where = NOBODY
    for route in range(t[N_ROUTES]):
        if is_full(t, s, route):
            full = route
            ends = 0
            for end_of in range(2):
                if has_free_space(t, s, end_city(t, route, end_of)):
                    where = end_city(t, route, end_of)
                    ends += 1
            answers += max(ends, 1)
    if answers == 1:
        _establish(t, s, full, where)
    elif answers:
        ask(s, FrameKind.NEUTRAL, s[TURN], 0, 0)


def perform(t: Lookup, s: Cells, kind: int, route: int, city: int) -> None:
    s[DEPTH] -= 1
    _establish(t, s, route, city if kind == Kind.NEUTRAL_OFFICE else NOBODY)


def _establish(t: Lookup, s: Cells, route: int, city: int) -> None:
    note(s, EventCode.NEUTRAL_ROUTE, route, 0, 0, 0)
    if not t[OFFICE_FIRST]:
        award_control(t, s, route)
        _discard_marker(t, s, route)
    clear(t, s, route)
    if city != NOBODY:  # DUO-PL-13, DUO-BR-17: colour and shape do not matter
        s[STOCK + TRADER_PIECE] -= 1
        establish(t, s, city, TRADER_PIECE, NEUTRAL)
    if t[OFFICE_FIRST]:
        award_control(t, s, route)
        _discard_marker(t, s, route)
    if t[ONE_STAYS] and t[TO_SPECIAL + route]:
        add_neutral(t, s, route)


def _discard_marker(t: Lookup, s: Cells, route: int) -> None:
    """The marker leaves the game, and the active player owes a replacement (DUO-PL-16, DUO-BR-23, DUO-BR-24)."""
    marker = s[MARKERS + route]
    if marker != NO_MARKER:
        s[MARKERS + route] = NO_MARKER
        s[GONE + marker] += 1
        note(s, EventCode.DISCARDED, marker, route, 0, 0)
        owe_replacement(t, s)


class NeutralPlayer(Module):
    """In the situation: its pieces, and its counter where it has one."""

    name = "neutral"
    flag = HAS_NEUTRAL
    is_option = False
    duos = tuple(VARIANTS)

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.position_keys = ("neutral_prestige",) if variant.counts else ()
        self.moments = {Kind.NEUTRAL: variant.clauses.full, Kind.NEUTRAL_OFFICE: variant.clauses.full}

    @classmethod
    def of(cls, agreed: Agreed) -> Module:
        assert agreed.duo is not None
        return cls(VARIANTS[agreed.duo])

    def facts(self, board: Board) -> Mapping[int, int]:
        variant = self.variant
        switches = {
            NEUTRAL_SCORES: variant.counts,
            OFFICE_FIRST: variant.office_first,
            ONE_STAYS: variant.one_stays,
            SPARE_ROUTES: variant.spare_routes,
        }
        return switches | {TO_SPECIAL + route: self.special(board, route) for route in range(len(board.routes))}

    def special(self, board: Board, route: int) -> bool:
        """Whether a route leads to a city that offers something beyond offices (DUO-PL-04, DUO-BR-04, DUO-BR-05)."""
        beyond = self.variant.beyond_abilities
        return any(
            bool(board.abilities[city]) or (beyond and (city == board.prestige_city or bool(board.permits[city])))
            for city in board.ends[route]
        )

    def setup(self, state: State, chance: Chance) -> None:
        dealt(state.lookup, state.cells)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Why a route cannot be resolved in this way, by the clauses of the variant."""
        answers: list[int] = []
        legal(state.lookup, state.cells, answers)
        if action.code in answers:
            return None
        board, route = state.rules.board, action.args[0]
        if not is_full(state.lookup, state.cells, route):
            return refuse(self.variant.clauses.full, "neutral.not_full", route=board.routes[route])
        if action.kind == Kind.NEUTRAL:
            return refuse(self.variant.clauses.no_office, "neutral.office")
        city = action.args[1]
        clause = self.variant.clauses.space if city in board.ends[route] else self.variant.clauses.city
        return refuse(clause, "neutral.city", city=board.cities[city])

    # Views and positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        if self.variant.counts:
            view["neutral_prestige"] = points_of(state.cells, NEUTRAL)

    def write(self, state: State, position: dict[str, Any]) -> None:
        self.reveal(state, None, position)

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        points = position.get("neutral_prestige", 0)
        if type(points) is not int or not 0 <= points <= HIGHEST_PRESTIGE:
            raise ValueError(f"neutral_prestige: expected 0 to {HIGHEST_PRESTIGE}, found {points!r} (DUO-BR-08)")
        set_points(state.cells, NEUTRAL, points)


def _refusal(state: State, action: Action) -> Refusal | None:
    (player,) = (module for module in state.rules.modules if isinstance(module, NeutralPlayer))
    return player.refusal(state, action)


ENTRIES: Final = (
    Entry(FrameKind.TURN, proceed=after_effect, flag=HAS_NEUTRAL),
    Entry(
        FrameKind.NEUTRAL,
        (Kind.NEUTRAL, Kind.NEUTRAL_OFFICE),
        legal=legal,
        perform=perform,
        refusal=_refusal,
        early="DUO-PL-10",
        flag=HAS_NEUTRAL,
    ),
)
LISTENERS: Final = (Listener(HAS_NEUTRAL, dealt=dealt),)
MODULES: Final = (NeutralPlayer,)
