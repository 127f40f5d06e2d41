"""The facts of the boards, compared with what was typed by hand from the rules and the boards."""

import json

import pytest

from kontor.boards import (
    BoardFacts,
    as_json,
    board,
    board_ids,
    check_all,
    describe,
    overview,
)
from tests.boards.reading import read_a_second_time

HANSA, BRITANNIA = ("hansa-3", "hansa-45"), ("britannia-3", "britannia-45")
ALL = (*BRITANNIA, "east", *HANSA)


def abilities(facts: BoardFacts) -> dict[str, list[str]]:
    return {city.id: list(city.abilities) for city in facts.cities if city.abilities}


def permits(facts: BoardFacts) -> dict[str, tuple[str, ...]]:
    return {city.id: city.permits for city in facts.cities if city.permits}


def test_the_data_of_the_package_holds() -> None:
    assert check_all() == []


@pytest.mark.parametrize("side", ALL)
def test_every_office_is_as_read_a_second_time(side: str) -> None:
    found = {
        city.id: [
            f"{office.privilege[0]}{'c' if office.shape == 'merchant' else 's'}{office.prestige or ''}"
            for office in city.offices
        ]
        for city in board(side).cities
    }
    assert found == read_a_second_time("cities", side)


@pytest.mark.parametrize("side", ALL)
def test_every_route_is_as_read_a_second_time(side: str) -> None:
    found = {
        route.id: ["".join(post[0].upper() for post in route.posts), *(route.region or "")[:1]]
        for route in board(side).routes
    }
    assert found == read_a_second_time("routes", side)


@pytest.mark.rule("EAST-06")
def test_waren_offers_two_abilities() -> None:
    assert abilities(board("east")) == {
        "breslau": ["book"],
        "dresden": ["keys"],
        "magdeburg": ["privilege"],
        "waren": ["actions", "purse"],
    }


@pytest.mark.rule("BRIT-26")
def test_cities_with_a_permit() -> None:
    assert permits(board("britannia-3")) == {"cardiff": ("wales",), "london": ("wales",)}
    assert permits(board("britannia-45")) == {
        "cardiff": ("wales",),
        "carlisle": ("scotland",),
        "london": ("wales", "scotland"),
    }


def test_an_unknown_board_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"expected .*britannia-3 or .*hansa-45.*, found 'hansa'"):
        board("hansa")


def test_the_description_says_the_facts_in_words() -> None:
    text = " ".join((describe(board("britannia-45")) + describe(board("east"))).split())
    assert "plymouth Plymouth white trader, orange merchant +2; in England" in text
    assert "calais-canterbury land ship land in England; permanent marker move-two" in text
    assert "coventry-nottingham land land land in England; tavern" in text
    assert "waren Waren no offices of its own; develops actions or purse; not Hanseatic" in text


def test_the_overview_has_one_line_per_board() -> None:
    head, *lines = overview().splitlines()
    assert head.split()[:4] == ["board", "players", "cities", "routes"]
    assert [line.split()[0] for line in lines] == list(board_ids())
    totals = lines[board_ids().index("hansa-45")].split()[2:]
    assert list(map(int, totals)) == [27, 34, 107, 0, 62, 3, 0, 5, 0]


@pytest.mark.parametrize("side", ALL)
def test_json_writes_out_every_key(side: str) -> None:
    written = as_json(board(side))
    assert json.loads(json.dumps(written)) == written
    assert list(written)[:3] == ["id", "name", "players"]
