"""Promo markers: Exchange, Tribute, Block Trade Route (PROMO)."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from kontor.rules.action import Action, Kind
from kontor.rules.frames import Frame, Taking, Turn
from kontor.rules.ids import BLOCK, EXCHANGE, MARKER_IDS, MARKER_KINDS, TRADER, TRIBUTE, piece_of
from kontor.rules.module import Module
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.marker import none_held, spend

TRIBUTE_PIECES = 2  # PROMO-13


class OnBoard(NamedTuple):
    """Markers above routes as (route, owner), in the order they were laid; each holds one trader of its owner."""

    tributes: tuple[tuple[int, int], ...]
    blocks: tuple[tuple[int, int], ...]


class Promos(Module):
    name = "promos"
    marker_keys = ("tributes", "blocks")

    def start(self, players: int) -> OnBoard:
        return OnBoard((), ())

    def on_board(self, state: State) -> OnBoard:
        """The module's own value."""
        value = state.own[self.slot]
        assert isinstance(value, OnBoard)
        return value

    def steps(self) -> Mapping[type[Frame], tuple[Step, ...]]:
        exchange = Step((Kind.USE_EXCHANGE,), self.exchange_options, self.exchange_refusal, self.exchange_perform)
        lay = Step((Kind.USE_TRIBUTE, Kind.USE_BLOCK), self.lay_options, self.lay_refusal, self.lay_perform)
        return {Turn: (exchange, lay)}

    # Exchange Bonus Marker

    def exchange_options(self, state: State, out: list[Action]) -> None:
        if not state.unused_of(state.turn, EXCHANGE):
            return
        for seat in state.rules.seats:
            for marker in range(1, MARKER_KINDS):
                action = state.rules.lexicon.make(Kind.USE_EXCHANGE, seat, marker)
                if self.exchange_refusal(state, action) is None:
                    out.append(action)

    def exchange_refusal(self, state: State, action: Action) -> Refusal | None:
        seat, marker = action.args
        if no := none_held(state, EXCHANGE):
            return no
        if seat == state.turn:
            return refuse("PROMO-06", "exchange.own")
        used = state.used[MARKER_KINDS * seat + marker]
        if marker == EXCHANGE:  # not the one just laid there, and for an older one nothing would change
            return refuse("MARKER-09" if used else "PROMO-10", "exchange.exchange")
        if not used:
            return refuse(self._nothing_to_take(state, seat), "exchange.none", seat=seat, marker=MARKER_IDS[marker])
        if used <= self._laid(state, seat, marker):
            return refuse("PROMO-16", "exchange.laid", seat=seat, marker=MARKER_IDS[marker])
        return None

    def _nothing_to_take(self, state: State, seat: int) -> str:
        """The clause that refuses a marker which a seat has not used."""
        if not any(state.markers_held(state.used, other) for other in state.rules.seats if other != state.turn):
            return "PROMO-11"
        if not state.markers_held(state.used, seat):
            return "PROMO-06"
        return "PROMO-07"

    def _laid(self, state: State, seat: int, marker: int) -> int:
        """How many of a seat's used markers of one kind lie on the board."""
        above = self.on_board(state)
        laid = {TRIBUTE: above.tributes, BLOCK: above.blocks}.get(marker, ())
        return sum(owner == seat for _, owner in laid)

    def exchange_perform(self, state: State, action: Action) -> None:
        seat, marker = action.args
        state.unused[MARKER_KINDS * state.turn + EXCHANGE] -= 1
        state.used[MARKER_KINDS * seat + EXCHANGE] += 1
        state.used[MARKER_KINDS * seat + marker] -= 1
        state.unused[MARKER_KINDS * state.turn + marker] += 1
        state.tell("exchanged", seat=state.turn, other=seat, marker=MARKER_IDS[marker])

    # Tribute and Block Trade Route

    def lay_options(self, state: State, out: list[Action]) -> None:
        for kind, marker in ((Kind.USE_TRIBUTE, TRIBUTE), (Kind.USE_BLOCK, BLOCK)):
            if state.unused_of(state.turn, marker) and state.supply[piece_of(state.turn, TRADER)]:
                for route in range(len(state.rules.board.routes)):
                    out.append(state.rules.lexicon.make(kind, route))

    def lay_refusal(self, state: State, action: Action) -> Refusal | None:
        if no := none_held(state, self._marker(action)):
            return no
        if not state.supply[piece_of(state.turn, TRADER)]:
            return refuse("PROMO-22", "lay.trader")
        return None

    def _marker(self, action: Action) -> int:
        return TRIBUTE if action.kind == Kind.USE_TRIBUTE else BLOCK

    def lay_perform(self, state: State, action: Action) -> None:
        marker = self._marker(action)
        laid = ((action.args[0], state.turn),)
        spend(state, marker)
        state.supply[piece_of(state.turn, TRADER)] -= 1
        above = self.on_board(state)
        if marker == TRIBUTE:
            state.own[self.slot] = above._replace(tributes=above.tributes + laid)
        else:
            state.own[self.slot] = above._replace(blocks=above.blocks + laid)
        state.tell("laid", seat=state.turn, marker=MARKER_IDS[marker], route=state.rules.board.routes[action.args[0]])

    def after_office(self, state: State, city: int) -> None:  # PROMO-13, PROMO-15
        for route, owner in reversed(self.on_board(state).tributes):  # the first laid is answered first
            if city in state.rules.board.ends[route]:
                state.frames.append(Taking(owner, TRIBUTE_PIECES, 0))

    def placing_fee(self, state: State, route: int) -> int:  # PROMO-18, PROMO-20
        return sum(blocked == route for blocked, _ in self.on_board(state).blocks)

    def loose_pieces(self, state: State) -> Iterable[int]:
        above = self.on_board(state)
        return [piece_of(owner, TRADER) for _, owner in above.tributes + above.blocks]

    # Views and positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        self.write(state, view)

    def write(self, state: State, position: dict[str, Any]) -> None:
        routes = state.rules.board.routes
        for name, laid in self.on_board(state)._asdict().items():
            if laid:
                position["markers"][name] = [[routes[route], owner] for route, owner in laid]

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        markers = position.get("markers", {})
        above = OnBoard(*(tuple(self._read(state, markers.get(name, []))) for name in OnBoard._fields))
        state.own[self.slot] = above
        for seat in state.rules.seats:  # PROMO-16: a marker on the board is a used one, said twice or not
            for marker in (TRIBUTE, BLOCK):
                place = MARKER_KINDS * seat + marker
                state.used[place] = max(state.used[place], self._laid(state, seat, marker))

    def _read(self, state: State, given: object) -> Iterable[tuple[int, int]]:
        numbers = state.rules.board.route_number
        for entry in given if isinstance(given, list) else [given]:
            match entry:
                case [str(route), int(seat)] if route in numbers and type(seat) is int and seat in state.rules.seats:
                    yield numbers[route], seat
                case _:
                    raise ValueError(f"markers: {entry!r} is not a [route, seat] of this game (PROMO-12, PROMO-17)")
