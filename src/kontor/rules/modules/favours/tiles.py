"""The six tiles of the Emperor's Favour, from the file beside this one."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kontor.boards.check import ID_PATTERN, Problem, problem_lines, unknown_boards
from kontor.boards.reader import TEXT_FORM, Section, list_of, one_of, read_toml
from kontor.rules.modules.favours import FAVOUR_IDS

TILES_FILE = "favours.toml"
TIMING_FORM = one_of(("during-game", "end-of-game"))


class Favour(NamedTuple):
    id: str
    timing: str
    description: str
    boards: tuple[str, ...]


@cache
def favours() -> tuple[Favour, ...]:
    return read_favours(files(__package__).joinpath(TILES_FILE).read_text("utf-8"), TILES_FILE)


def read_favours(text: str, source: str) -> tuple[Favour, ...]:
    with read_toml(text, source) as file:
        boards = file.take("boards", list_of(TEXT_FORM))
        return tuple(_favour(name, section, boards) for name, section in file.sections("favour"))


def _favour(name: str, section: Section, boards: tuple[str, ...]) -> Favour:
    with section:
        return Favour(name, section.take("timing", TIMING_FORM), section.take("description", TEXT_FORM), boards)


def check_favours(tiles: Sequence[Favour]) -> list[str]:
    return problem_lines(TILES_FILE, _favours(tiles))


def _favours(tiles: Sequence[Favour]) -> Iterator[Problem]:
    for tile in tiles:
        if not ID_PATTERN.fullmatch(tile.id) or "\n" in tile.description:
            yield f"favour.{tile.id}", "", "expected a lower-case id and a description of one line"
    if {tile.id for tile in tiles} != set(FAVOUR_IDS):
        yield "favour", "", f"expected the ids {', '.join(FAVOUR_IDS)}"
    yield from unknown_boards(board_id for tile in tiles for board_id in tile.boards)
