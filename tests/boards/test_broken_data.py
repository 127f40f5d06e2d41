"""Broken data is refused or reported with file, table and key."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from kontor import catalog
from kontor.boards import check_board, describe, read_board
from kontor.boards.check import check_desk, check_markers
from kontor.boards.loader import read_desk, read_markers
from kontor.rules.modules.favours import play as favours_play
from kontor.rules.modules.favours import tiles
from kontor.rules.modules.missions import cards
from kontor.rules.modules.missions import play as missions_play

HERE = Path(__file__).parent
MADE_UP = (HERE / "tiny.toml").read_text("utf-8")


def broken(file: str, old: str, new: str) -> str:
    """The text of a data file with its first `old` made `new`."""
    beside = {"missions.toml": cards.__name__, "favours.toml": tiles.__name__}
    package = beside.get(file, "kontor.boards.check").rpartition(".")[0]
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def problems(text: str, source: str) -> list[str]:
    if source == "missions.toml":
        return cards.check_missions(cards.read_missions(text, source))
    if source == "favours.toml":
        return tiles.check_favours(tiles.read_favours(text, source))
    if source == "markers.toml":
        return check_markers(read_markers(text, source))
    if source == "desk.toml":
        return check_desk(read_desk(text, source))
    return check_board(read_board(text, source), source)


def cases(text: str) -> list[tuple[str, str, str]]:
    """Old text, new text and what is told, from two lines each."""
    lines = [line.strip() for line in text.strip().splitlines()]
    changes = [line.replace(" / ", "\n").partition("->") for line in lines[::2]]
    return [(old.strip(), new.strip(), told) for (old, _, new), told in zip(changes, lines[1::2], strict=True)]


REFUSED, REPORTED = (HERE / "broken_data.txt").read_text("utf-8").split("\n\n")[1:]


@pytest.mark.parametrize(("old", "new", "told"), cases(REFUSED))
def test_a_malformed_file_is_refused(old: str, new: str, told: str) -> None:
    file = told.split()[0].rstrip(":")
    with pytest.raises(ValueError, match=re.escape(told)):
        problems(broken(file, old, new), file)


@pytest.mark.parametrize(("old", "new", "told"), cases(REPORTED))
def test_data_that_makes_no_sense_is_reported(old: str, new: str, told: str) -> None:
    file = told.split()[0].rstrip(":")
    assert [line for line in problems(broken(file, old, new), file) if line.startswith(told)]


def test_a_made_up_board_is_checked_without_totals_and_drawing() -> None:
    tiny = read_board(MADE_UP, "tiny.toml")
    assert check_board(tiny) == []
    assert "aa  Aa  white trader, pink merchant +1; develops keys or actions" in describe(tiny)
    assert check_board(read_board(MADE_UP.replace("tavern = true", "", 1), "tiny.toml"), "mine.toml") == [
        "mine.toml [route] tavern: 2 taverns (aa-cc, bb-cc); a board has 3"
    ]


def test_a_green_city_marker_needs_a_green_city() -> None:
    ship = 'posts = "land ship land"\npermanent_marker = "office-in-green-city"\n'
    text = MADE_UP.replace('posts = "land ship land"\ntavern = true\n', ship)
    text = text.replace("hanseatic = false", 'offices = ["white trader"]')
    assert "tiny.toml [route.aa-cc] permanent_marker: there is no green city" in problems(text, "tiny.toml")


def test_a_board_beyond_the_room_of_the_rules_is_refused() -> None:
    towns = [f"t{'abcdefghij'[number // 10]}{'abcdefghij'[number % 10]}" for number in range(33)]
    extra = "".join(f'\n[city.{town}]\nname = "{town}"\noffices = ["white trader"]\n' for town in towns)
    extra += "".join(f'\n[route.aa-{town}]\nends = ["aa", "{town}"]\nposts = "land land land land"\n' for town in towns)
    told = problems(MADE_UP + extra, "tiny.toml")
    assert "tiny.toml [city]: 36 in all; there is room for 32" in told
    assert any(line.startswith("tiny.toml [route] posts: ") and line.endswith("room for 128") for line in told)
    assert "tiny.toml [city.aa]: 35 routes lead here; there is room for 12" in told


def test_the_files_of_modules_are_checked_with_the_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalog.data_problems() == []
    fewer_cards, fewer_tiles = cards.missions()[1:], tiles.favours()[1:]
    monkeypatch.setattr(missions_play, "missions", lambda: fewer_cards)
    monkeypatch.setattr(favours_play, "favours", lambda: fewer_tiles)
    assert {problem.partition(" ")[0] for problem in catalog.data_problems()} == {"missions.toml", "favours.toml"}
