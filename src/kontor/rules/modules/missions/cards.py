"""The nine mission cards, from the file beside this one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kontor.boards import board, board_ids
from kontor.boards.check import Problem, problem_lines, unknown_boards
from kontor.boards.reader import TEXT_FORM, list_of, read_toml

CARDS_FILE = "missions.toml"


class Mission(NamedTuple):
    id: str
    cities: tuple[str, ...]  # in the order of the card: two that other cards name as well, then its own
    boards: tuple[str, ...]


@cache
def missions() -> tuple[Mission, ...]:
    return read_missions(files(__package__).joinpath(CARDS_FILE).read_text("utf-8"), CARDS_FILE)


def read_missions(text: str, source: str) -> tuple[Mission, ...]:
    with read_toml(text, source) as file:
        boards = file.take("boards", list_of(TEXT_FORM))
        with file.section("mission") as cards:
            return tuple(Mission(name, cards.take(name, list_of(TEXT_FORM)), boards) for name in cards.names())


def check_missions(cards: Sequence[Mission]) -> list[str]:
    return problem_lines(CARDS_FILE, _missions(cards))


def _missions(cards: Sequence[Mission]) -> Iterator[Problem]:
    if len(cards) != 9:  # SETUP-10
        yield "mission", "", f"{len(cards)} cards; there are 9"
    named = Counter(city for card in cards for city in card.cities)
    times = Counter(named.values())
    if times != {3: 6, 1: 9}:  # MISSION-07
        yield "mission", "", "expected 6 cities on three cards each and 9 on one"
    for card in cards:
        if [named[city] for city in card.cities] != [3, 3, 1]:  # MISSION-06
            yield "mission", card.id, "expected two cities that are on three cards, then one of its own"
    named_boards = {board_id for card in cards for board_id in card.boards}
    yield from unknown_boards(named_boards)
    for board_id in sorted(named_boards & set(board_ids())):
        known = {city.id for city in board(board_id).cities}
        for card in cards:
            for city in card.cities:
                if city not in known:
                    yield "mission", card.id, f"{city!r} is not a city of {board_id}"
