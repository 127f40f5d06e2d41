"""Mission cards: three cities each, secret until the end (MISSION)."""

from collections.abc import Iterable, Mapping
from typing import Any

from kontor.boards import BoardFacts, missions
from kontor.rules.chance import Chance
from kontor.rules.edition import Edition
from kontor.rules.module import Module
from kontor.rules.scoreline import Line
from kontor.rules.state import State

BONUS = 5  # MISSION-10


def unfit_tiles_or_cards(boards: tuple[str, ...], board: BoardFacts, edition: Edition) -> str:
    """Why neither cards nor tiles are there: on another board (MISSION-02) or in the classic edition (CLASSIC-24)."""
    if board.id not in boards:
        return f"only with board={boards[0].partition('-')[0]!r} (MISSION-02)"
    return "not part of edition='classic' (CLASSIC-24)" if edition.id == "classic" else ""


class Missions(Module):
    """Its own value: per seat the number of its card, or -1 where none is known."""

    name = "missions"
    position_keys = ("missions",)
    cards = missions()

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition) -> str:
        return unfit_tiles_or_cards(missions()[0].boards, board, edition)

    def start(self, players: int) -> tuple[int, ...]:
        return (-1,) * players

    def held(self, state: State) -> tuple[int, ...]:
        """The cards of all seats."""
        cards = state.own[self.slot]
        assert isinstance(cards, tuple)
        return cards

    def setup(self, state: State, chance: Chance) -> None:
        ids = [card.id for card in self.cards]
        dealt = chance.deal("missions", ids, state.rules.players, known_to="owners")
        state.own[self.slot] = tuple(map(ids.index, dealt))

    def score(self, state: State, seat: int) -> Iterable[Line]:
        number = self.held(state)[seat]
        if number < 0:
            return
        names = self.cards[number].cities
        cities = [state.rules.board.city_number[name] for name in names]
        for city, name in zip(cities, names, strict=True):
            if state.office_count(seat, city):
                yield Line("missions", "MISSION-09", 1, {"city": name})
        if all(state.controller(city) == seat for city in cities):
            yield Line("missions", "MISSION-10", BONUS, {"cities": list(names)})

    def secret_lines(self, viewer: int | None, seat: int) -> tuple[str, ...]:
        return () if viewer == seat else ("missions",)

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        over = not state.frames  # MISSION-04: secret until the end of the game
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
        cards = tuple(map(self._number, given))
        known = [card for card in cards if card >= 0]
        if len(set(known)) < len(known):
            raise ValueError("missions: one card is dealt twice (MISSION-03)")
        state.own[self.slot] = cards

    def _number(self, cities: object) -> int:
        if cities is None:
            return -1
        for number, card in enumerate(self.cards):
            if isinstance(cities, list) and list(card.cities) == cities:
                return number
        raise ValueError(f"missions: {cities!r} is none of the nine cards (MISSION-08)")
