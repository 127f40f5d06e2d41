"""Mission cards: three cities each, secret until the end (MISSION)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from kontor.boards import BoardFacts, missions
from kontor.rules.basics import controller, office_count
from kontor.rules.board import Board
from kontor.rules.cells import CARDS, N_CARDS, Cells, Lookup, cells_of
from kontor.rules.cells import HAS_MISSIONS as IN_PLAY
from kontor.rules.chance import Chance
from kontor.rules.edition import Edition
from kontor.rules.module import Module
from kontor.rules.scoreline import Line
from kontor.rules.state import State

MISSIONS: Final = cells_of("missions", "cards")
BONUS: Final = 5  # MISSION-10


def unfit_tiles_or_cards(boards: tuple[str, ...], board: BoardFacts, edition: Edition) -> str:
    """Why neither cards nor tiles are there: on another board (MISSION-02) or in the classic edition (CLASSIC-24)."""
    if board.id not in boards:
        return f"only with board={boards[0].partition('-')[0]!r} (MISSION-02)"
    return "not part of edition='classic' (CLASSIC-24)" if edition.id == "classic" else ""


def points(t: Lookup, s: Cells, seat: int) -> int:
    """A point per city of the card with an office (MISSION-09), a bonus for controlling all three (MISSION-10)."""
    if not t[IN_PLAY] or not s[MISSIONS + seat]:
        return 0
    card = CARDS + 3 * (s[MISSIONS + seat] - 1)
    reached = 0
    controlled = 0
    for place in range(3):
        reached += office_count(s, seat, t[card + place]) > 0
        controlled += controller(s, t[card + place]) == seat
    return reached + BONUS if controlled == 3 else reached


class Missions(Module):
    """In the situation: per seat its card, where it is known."""

    name = "missions"
    flag = IN_PLAY
    position_keys = ("missions",)
    cards = missions()

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        return unfit_tiles_or_cards(missions()[0].boards, board, edition)

    def facts(self, board: Board) -> Mapping[int, int]:
        cities = [board.city_number[city] for card in self.cards for city in card.cities]
        return {N_CARDS: len(self.cards)} | {CARDS + place: city for place, city in enumerate(cities)}

    def held(self, state: State) -> list[int]:
        """The numbers of all seats' cards; -1 where none is known."""
        return [number - 1 for number in state.cells[MISSIONS : MISSIONS + state.rules.players]]

    def setup(self, state: State, chance: Chance) -> None:
        ids = [card.id for card in self.cards]
        dealt = chance.deal("missions", ids, state.rules.players, known_to="owners")
        self._give(state, map(ids.index, dealt))

    def _give(self, state: State, cards: Iterable[int]) -> None:
        for seat, card in enumerate(cards):
            state.cells[MISSIONS + seat] = card + 1

    def score(self, state: State, seat: int) -> Iterable[Line]:
        number = self.held(state)[seat]
        if number < 0:
            return
        names = self.cards[number].cities
        cities = [state.rules.board.city_number[name] for name in names]
        for city, name in zip(cities, names, strict=True):
            if office_count(state.cells, seat, city):
                yield Line("missions", "MISSION-09", 1, {"city": name})
        if all(controller(state.cells, city) == seat for city in cities):
            yield Line("missions", "MISSION-10", BONUS, {"cities": list(names)})

    def secret_lines(self, viewer: int | None, seat: int) -> tuple[str, ...]:
        return () if viewer == seat else ("missions",)

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        over = state.is_over  # MISSION-04: secret until the end of the game
        view["missions"] = [
            self._cities(number) if over or owner == seat else None for owner, number in enumerate(self.held(state))
        ]

    def _cities(self, number: int) -> list[str] | None:
        return list(self.cards[number].cities) if number >= 0 else None

    def write(self, state: State, position: dict[str, Any]) -> None:
        position["missions"] = [self._cities(number) for number in self.held(state)]

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        players = state.rules.players
        given = position.get("missions", [None] * players)
        if not isinstance(given, list) or len(given) != players:
            raise ValueError(f"missions: expected a list of {players} cards, one per seat (MISSION-03)")
        cards = list(map(self._number, given))
        known = [card for card in cards if card >= 0]
        if len(set(known)) < len(known):
            raise ValueError("missions: one card is dealt twice (MISSION-03)")
        self._give(state, cards)

    def _number(self, cities: object) -> int:
        if cities is None:
            return -1
        for number, card in enumerate(self.cards):
            if isinstance(cities, list) and list(card.cities) == cities:
                return number
        raise ValueError(f"missions: {cities!r} is none of the nine cards (MISSION-08)")


MODULES: Final = (Missions,)
