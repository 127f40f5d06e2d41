"""Mission cards: three cities each, secret until the end (MISSION)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from kontor.boards import BoardFacts
from kontor.boards.check import loaded
from kontor.rules.basics import controller, office_count
from kontor.rules.board import Board
from kontor.rules.cells import CARDS, N_CARDS, NOBODY, PLAYERS, Cells, Lookup, cells_of, switch
from kontor.rules.chance import Chance
from kontor.rules.dice import SCRATCH, draw
from kontor.rules.edition import Edition
from kontor.rules.entry import Listener
from kontor.rules.module import Module, Shown, ShownLine, unfit_beside
from kontor.rules.modules.missions.cards import check_missions, missions
from kontor.rules.scoreline import Category, Line
from kontor.rules.state import State

HAS_MISSIONS: Final = switch("missions")
MISSIONS: Final = cells_of("missions", "cards")
CITIES: Final = 3  # of a card
BONUS: Final = 5  # MISSION-10


# In play


def dealt(t: Lookup, s: Cells) -> None:
    """A card for each seat."""
    for card in range(t[N_CARDS]):
        s[SCRATCH + card] = card + 1
    for seat in range(t[PLAYERS]):
        s[MISSIONS + seat] = draw(s, t[N_CARDS] - seat)


def hidden(t: Lookup, s: Cells, seat: int) -> None:
    """MISSION-04: at the end all cards are shown."""
    for owner in range(t[PLAYERS]):
        if owner != seat:
            s[MISSIONS + owner] = 0


def filled(t: Lookup, s: Cells, seat: int) -> None:
    """The other seats get any of the cards that this one does not hold."""
    left = 0
    for card in range(1, 1 + t[N_CARDS]):
        if seat == NOBODY or card != s[MISSIONS + seat]:
            s[SCRATCH + left] = card
            left += 1
    for owner in range(t[PLAYERS]):
        if owner != seat:
            s[MISSIONS + owner] = draw(s, left)
            left -= 1


def office_points(t: Lookup, s: Cells, seat: int, city: int) -> int:
    """One in each city of the card (MISSION-09)."""
    if s[MISSIONS + seat]:
        for place in range(CITIES):
            if t[CARDS + CITIES * (s[MISSIONS + seat] - 1) + place] == city:
                return 1
    return 0


def points(t: Lookup, s: Cells, seat: int, category: int) -> int:
    """A point per city of the card with an office (MISSION-09), a bonus for controlling all three (MISSION-10)."""
    if category != Category.MISSIONS or not s[MISSIONS + seat]:
        return 0
    card = CARDS + CITIES * (s[MISSIONS + seat] - 1)
    reached = 0
    controlled = 0
    for place in range(CITIES):
        reached += office_count(s, seat, t[card + place]) > 0
        controlled += controller(s, t[card + place]) == seat
    return reached + BONUS if controlled == CITIES else reached


class Missions(Module):
    """In the situation: per seat its card, where it is known."""

    name = "missions"
    flag = HAS_MISSIONS
    position_keys = ("missions",)

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        return unfit_beside(missions()[0].boards, board, edition)

    @classmethod
    def data_problems(cls) -> list[str]:
        return loaded(missions, check_missions)

    @classmethod
    def lines(cls, view: Mapping[str, Any]) -> Iterable[ShownLine]:
        for seat, cities in enumerate(view["missions"]):
            parts = tuple(Shown((city,), _reached(view, seat, city)) for city in cities or ())
            if parts:
                own = seat == view["seat"]
                yield ShownLine("terminal-mission" if own else "terminal-mission-of", parts, seat)

    def box(self) -> Mapping[str, Any]:
        return {"missions": [list(card.cities) for card in missions()]}

    def facts(self, board: Board) -> Mapping[int, int]:
        cities = [board.city_number[city] for card in missions() for city in card.cities]
        return {N_CARDS: len(missions())} | {CARDS + place: city for place, city in enumerate(cities)}

    def held(self, state: State) -> list[int]:
        """The numbers of all seats' cards; -1 where none is known."""
        return [number - 1 for number in state.cells[MISSIONS : MISSIONS + state.rules.players]]

    def setup(self, state: State, chance: Chance) -> None:
        ids = [card.id for card in missions()]
        dealt = chance.deal("missions", ids, state.rules.players, known_to="owners")
        self._give(state, map(ids.index, dealt))

    def _give(self, state: State, cards: Iterable[int]) -> None:
        for seat, card in enumerate(cards):
            state.cells[MISSIONS + seat] = card + 1

    def score(self, state: State, seat: int) -> Iterable[Line]:
        number = self.held(state)[seat]
        if number < 0:
            return
        names = missions()[number].cities
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
        return list(missions()[number].cities) if number >= 0 else None

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
        for number, card in enumerate(missions()):
            if isinstance(cities, list) and list(card.cities) == cities:
                return number
        raise ValueError(f"missions: {cities!r} is none of the nine cards (MISSION-08)")


def _reached(view: Mapping[str, Any], seat: int, city: str) -> str:
    """What a seat has in a city of its card."""
    if view["controllers"].get(city) == seat:
        return "terminal-mission-control"
    pieces = (*view["offices"].get(city, ()), *view["extra_offices"].get(city, ()))
    return "terminal-mission-office" if any(piece[0] == str(seat) for piece in pieces) else ""


LISTENERS: Final = (
    Listener(HAS_MISSIONS, dealt=dealt, hidden=hidden, filled=filled, office_points=office_points, points=points),
)
MODULES: Final = (Missions,)
