"""The neutral player of the two-player variants, whose routes are established by themselves (DUO-PL, DUO-BR)."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from kontor.rules.action import Action, Kind
from kontor.rules.chance import Chance
from kontor.rules.frames import Frame, Neutral
from kontor.rules.ids import MARKER_IDS, NEUTRAL, NO_MARKER, PIECE, TRADER, piece_of
from kontor.rules.module import Module
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import HIGHEST_PRESTIGE, State
from kontor.rules.step import Step
from kontor.rules.steps.end_turn import unfit_route
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
    boards: tuple[str, ...] = ()  # empty for all
    beyond_abilities: bool = False  # cities that offer something other than an ability are special too (DUO-BR-05)
    counts: bool = False  # the neutral player has a counter and ranks (DUO-BR-20, DUO-BR-21, DUO-PL-20, DUO-PL-21)
    office_first: bool = False  # before the control points (DUO-BR-16, DUO-PL-11)
    one_stays: bool = False  # on a route to a special city (DUO-BR-19, DUO-PL-11)
    spare_routes: bool = False  # a lone neutral trader yields to a marker when nothing else fits (DUO-BR-26)


VARIANTS: Final = {
    "classic": Variant("classic", Clauses("DUO-PL-10", "DUO-PL-12", "DUO-PL-12", "DUO-PL-14"), boards=("hansa",)),
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


class NeutralPlayer(Module):
    name = "neutral"
    brings_neutral = True

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.neutral_scores = variant.counts
        self.position_keys = ("neutral_prestige",) if variant.counts else ()
        self.moments = {Kind.NEUTRAL: variant.clauses.full, Kind.NEUTRAL_OFFICE: variant.clauses.full}

    def special(self, state: State, route: int) -> bool:
        """Whether a route leads to a city that offers something beyond offices (DUO-PL-04, DUO-BR-04, DUO-BR-05)."""
        board = state.rules.board
        return any(
            board.abilities[city]
            or (self.variant.beyond_abilities and (city == board.prestige_city or board.permits[city]))
            for city in board.ends[route]
        )

    def setup(self, state: State, chance: Chance) -> None:
        for route in range(len(state.rules.board.routes)):
            if self.special(state, route) or route in state.rules.board.taverns:
                self._put(state, route)

    def _put(self, state: State, route: int) -> None:
        """A neutral trader comes to the first free post of a route, as long as there are any."""
        if not state.stock[TRADER_PIECE]:
            return
        post = next(post for post in state.rules.board.posts(route) if state.posts[post] < PIECE)
        state.stock[TRADER_PIECE] -= 1
        state.put(post, TRADER_PIECE)

    def settler(self, state: State, owner: int) -> int | None:  # DUO-PL-08, DUO-BR-10
        return 1 - state.turn if owner == NEUTRAL else None

    # Replacement markers

    def after_marker(self, state: State, route: int) -> None:  # DUO-PL-17, DUO-BR-25
        if not state.holds(NEUTRAL, route):
            self._put(state, route)

    def spare_routes(self, state: State) -> list[int]:
        if not self.variant.spare_routes:
            return []
        return [route for route in range(len(state.rules.board.routes)) if self._is_spare(state, route)]

    def _is_spare(self, state: State, route: int) -> bool:
        """DUO-BR-26: its only piece is one neutral trader, and the other conditions hold."""
        board = state.rules.board
        pieces = [there for post in board.posts(route) if (there := state.posts[post]) >= PIECE]
        return pieces == [TRADER_PIECE] and unfit_route(state, route) is None

    # Automatic routes

    def answers(self, state: State) -> list[Action]:
        """The ways to resolve a route that is full of neutral traders (DUO-PL-12, -14, -23, DUO-BR-16, -18)."""
        board, make = state.rules.board, state.rules.lexicon.make
        out = []
        for route, length in enumerate(board.length):
            if state.holds(NEUTRAL, route) == length:
                cities = [city for city in board.ends[route] if state.has_free_space(city)]
                out += [make(Kind.NEUTRAL_OFFICE, route, city) for city in cities] or [make(Kind.NEUTRAL, route)]
        return out

    def after_effect(self, state: State) -> None:
        """Asked only when more than one answer exists; otherwise it happens by itself."""
        answers = self.answers(state)
        if len(answers) == 1:
            self._establish(state, answers[0])
        elif answers:
            state.frames.append(Neutral(state.turn))

    def steps(self) -> Mapping[type[Frame], tuple[Step, ...]]:
        return {Neutral: (Step((Kind.NEUTRAL, Kind.NEUTRAL_OFFICE), self.options, self.refusal, self.perform),)}

    def options(self, state: State, out: list[Action]) -> None:
        out += self.answers(state)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action in self.answers(state):
            return None
        board, route = state.rules.board, action.args[0]
        if state.holds(NEUTRAL, route) < board.length[route]:
            return refuse(self.variant.clauses.full, "neutral.not_full", route=board.routes[route])
        if action.kind == Kind.NEUTRAL:
            return refuse(self.variant.clauses.no_office, "neutral.office")
        city = action.args[1]
        clause = self.variant.clauses.space if city in board.ends[route] else self.variant.clauses.city
        return refuse(clause, "neutral.city", city=board.cities[city])

    def perform(self, state: State, action: Action) -> None:
        state.frames.pop()
        self._establish(state, action)

    def _establish(self, state: State, action: Action) -> None:
        route = action.args[0]
        state.tell("neutral-route", route=state.rules.board.routes[route])
        if not self.variant.office_first:
            award_control(state, route)
            self._discard_marker(state, route)
        clear(state, route)
        if action.kind == Kind.NEUTRAL_OFFICE:  # DUO-PL-13, DUO-BR-17: colour and shape do not matter
            state.stock[TRADER_PIECE] -= 1
            establish(state, action.args[1], TRADER_PIECE, NEUTRAL)
        if self.variant.office_first:
            award_control(state, route)
            self._discard_marker(state, route)
        if self.variant.one_stays and self.special(state, route):
            self._put(state, route)

    def _discard_marker(self, state: State, route: int) -> None:
        """The marker leaves the game, and the active player owes a replacement (DUO-PL-16, DUO-BR-23, DUO-BR-24)."""
        marker = state.markers[route]
        if marker != NO_MARKER:
            state.markers[route] = NO_MARKER
            state.tell("discarded", marker=MARKER_IDS[marker], route=state.rules.board.routes[route])
            owe_replacement(state)

    # Views and positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        if self.variant.counts:
            view["neutral_prestige"] = state.prestige[NEUTRAL]

    def write(self, state: State, position: dict[str, Any]) -> None:
        self.reveal(state, None, position)

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        points = position.get("neutral_prestige", 0)
        if type(points) is not int or not 0 <= points <= HIGHEST_PRESTIGE:
            raise ValueError(f"neutral_prestige: expected 0 to {HIGHEST_PRESTIGE}, found {points!r} (DUO-BR-08)")
        state.prestige[NEUTRAL] = points
