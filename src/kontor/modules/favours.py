"""Emperor's Favour: tiles bought with two markers and a whole turn's actions (FAVOUR)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

from kontor.boards import BoardFacts, favours
from kontor.modules.missions import unfit_tiles_or_cards
from kontor.rules.action import Action, Kind
from kontor.rules.chance import Chance
from kontor.rules.edition import Edition
from kontor.rules.frames import Frame, Taking, Turn
from kontor.rules.ids import FAVOUR_IDS, KIND, MARKER_IDS, TRADER, piece_of
from kontor.rules.module import Module
from kontor.rules.notation import pack_markers, unpack_markers
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step

FREE_RESETTLING, EXTRA_ACTION, TITHE, DOUBLE_COMPENSATION, CITY_PRESTIGE, MASTERY = range(len(FAVOUR_IDS))
PRICE = 2  # FAVOUR-03
CITY_BONUS = 2  # FAVOUR-22: 4 instead of 2
MASTERY_BONUS = 3  # FAVOUR-23: 7 instead of 4


class Tiles(NamedTuple):
    """The tiles on display, who owns which, and whether one was bought in this turn."""

    display: tuple[int, ...]
    owned: tuple[tuple[int, ...], ...]
    bought: bool


class Favours(Module):
    name = "favours"
    position_keys = ("favours",)
    pending_keys = ("favour_bought",)

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition) -> str:
        return unfit_tiles_or_cards(favours()[0].boards, board, edition)

    def start(self, players: int) -> Tiles:
        return Tiles((), ((),) * players, False)

    def tiles(self, state: State) -> Tiles:
        """The module's own value."""
        tiles = state.own[self.slot]
        assert isinstance(tiles, Tiles)
        return tiles

    def owns(self, state: State, seat: int, tile: int) -> bool:
        """Whether a seat has a tile; the neutral player never has one."""
        return seat < state.rules.players and tile in self.tiles(state).owned[seat]

    def setup(self, state: State, chance: Chance) -> None:
        display = chance.deal("favours", FAVOUR_IDS, state.rules.players, known_to="everybody")  # FAVOUR-01
        state.own[self.slot] = self.tiles(state)._replace(display=tuple(sorted(map(FAVOUR_IDS.index, display))))

    # Buying a tile

    def steps(self) -> Mapping[type[Frame], tuple[Step, ...]]:
        return {Turn: (Step((Kind.FAVOUR,), self.options, self.refusal, self.perform),)}

    def options(self, state: State, out: list[Action]) -> None:
        if state.begun:
            return
        unused = state.markers_held(state.unused, state.turn)
        for tile in self.tiles(state).display:
            for pair in sorted(set(combinations(unused, PRICE))):
                out.append(state.rules.lexicon.make(Kind.FAVOUR, tile, pack_markers(pair)))

    def refusal(self, state: State, action: Action) -> Refusal | None:
        tile, packed = action.args
        tiles = self.tiles(state)
        if tiles.bought:
            return refuse("FAVOUR-06", "favour.one_per_turn")
        if state.begun:
            return refuse("FAVOUR-02", "favour.begun")
        if tile not in tiles.display:
            clause = "FAVOUR-08" if any(tile in owned for owned in tiles.owned) else "FAVOUR-02"
            return refuse(clause, "favour.display", favour=FAVOUR_IDS[tile])
        unused = state.markers_held(state.unused, state.turn)
        if len(unused) < PRICE:
            return refuse("FAVOUR-05", "favour.markers", needed=PRICE, had=len(unused))
        paid = unpack_markers(packed)
        if len(paid) != PRICE:
            return refuse("FAVOUR-03", "favour.price", needed=PRICE, had=len(paid))
        if missing := next((marker for marker in paid if paid.count(marker) > unused.count(marker)), 0):
            return refuse("FAVOUR-03", "marker.none", marker=MARKER_IDS[missing])
        return None

    def perform(self, state: State, action: Action) -> None:
        tile, packed = action.args
        for marker in unpack_markers(packed):
            state.spend(state.turn, marker)
        tiles = self.tiles(state)
        owned = list(tiles.owned)
        owned[state.turn] = tuple(sorted((*owned[state.turn], tile)))
        state.own[self.slot] = Tiles(tuple(t for t in tiles.display if t != tile), tuple(owned), True)
        state.actions = 0  # FAVOUR-09
        state.tell("favour", seat=state.turn, favour=FAVOUR_IDS[tile])

    def turn_starts(self, state: State) -> None:
        state.own[self.slot] = self.tiles(state)._replace(bought=False)

    def bars_actions(self, state: State) -> Refusal | None:
        return refuse("FAVOUR-09", "favour.no_actions") if self.tiles(state).bought else None

    # What the tiles do

    def settles_anywhere(self, state: State, owner: int) -> bool:  # FAVOUR-12, FAVOUR-13
        return self.owns(state, owner, FREE_RESETTLING)

    def allowance(self, state: State, seat: int) -> int:  # FAVOUR-14
        return int(self.owns(state, seat, EXTRA_ACTION))

    def after_income(self, state: State) -> None:  # FAVOUR-16, FAVOUR-18
        for seat in state.rules.seats:
            if seat != state.turn and self.owns(state, seat, TITHE) and state.stock[piece_of(seat, TRADER)]:
                state.frames.append(Taking(seat, 1, 1))

    def compensation(self, state: State, owner: int, piece: int) -> int:  # FAVOUR-20, FAVOUR-21
        return int(KIND[piece] == TRADER and self.owns(state, owner, DOUBLE_COMPENSATION))

    def city_points(self, state: State, seat: int) -> int:
        return CITY_BONUS if self.owns(state, seat, CITY_PRESTIGE) else 0

    def ability_points(self, state: State, seat: int) -> int:
        return MASTERY_BONUS if self.owns(state, seat, MASTERY) else 0

    # Views and positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        tiles = self.tiles(state)
        view["favours"] = {
            "display": [FAVOUR_IDS[tile] for tile in tiles.display],
            "owned": [[FAVOUR_IDS[tile] for tile in owned] for owned in tiles.owned],
        }

    def write(self, state: State, position: dict[str, Any]) -> None:
        self.reveal(state, None, position)
        if self.tiles(state).bought:
            position.setdefault("pending", {})["favour_bought"] = True

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        given = position.get("favours", {})
        if not isinstance(given, dict) or not set(given) <= {"display", "owned"}:
            raise ValueError("favours: expected an object with display and owned")
        players = state.rules.players
        owned = given.get("owned", [[]] * players)
        if not isinstance(owned, list) or len(owned) != players:
            raise ValueError(f"favours.owned: expected a list of {players} lists, one per seat")
        tiles = Tiles(
            self._read_tiles(given.get("display", [])),
            tuple(map(self._read_tiles, owned)),
            position.get("pending", {}).get("favour_bought", False),
        )
        if not isinstance(tiles.bought, bool):
            raise ValueError(f"pending: favour_bought: expected true or false, found {tiles.bought!r}")
        everywhere = [*tiles.display, *(tile for seat in tiles.owned for tile in seat)]
        if len(set(everywhere)) < len(everywhere):
            raise ValueError("favours: a tile is there twice (FAVOUR-08)")
        state.own[self.slot] = tiles

    def _read_tiles(self, given: object) -> tuple[int, ...]:
        if not isinstance(given, list) or not all(tile in FAVOUR_IDS for tile in given):
            raise ValueError(f"favours: {given!r} is not a list of favours ({', '.join(FAVOUR_IDS)})")
        return tuple(sorted(map(FAVOUR_IDS.index, given)))
