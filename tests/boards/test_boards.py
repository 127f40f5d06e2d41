"""The facts of the boards, compared with what was typed by hand from the rules and the boards."""

import json
from collections import Counter

import pytest

from kontor.boards import (
    BoardFacts,
    as_json,
    board,
    board_ids,
    check_all,
    describe,
    desk,
    favours,
    markers,
    missions,
    optional_markers,
    overview,
    usual_markers,
)
from tests.boards import reading

HANSA, BRITANNIA = ("hansa-3", "hansa-45"), ("britannia-3", "britannia-45")
ALL = (*BRITANNIA, "east", *HANSA)


def abilities(facts: BoardFacts) -> dict[str, list[str]]:
    return {city.id: list(city.abilities) for city in facts.cities if city.abilities}


def coins(facts: BoardFacts) -> dict[str, list[int]]:
    """Per city with a coin what is printed on its offices, left to right."""
    printed = {city.id: [office.prestige for office in city.offices] for city in facts.cities}
    return {city: values for city, values in printed.items() if any(values)}


def taverns(facts: BoardFacts) -> set[str]:
    return {route.id for route in facts.routes if route.tavern}


def permanent_markers(facts: BoardFacts) -> dict[str, tuple[str, int, int]]:
    """Per route its permanent marker, its ship posts and its posts in all."""
    return {
        route.id: (route.permanent_marker, route.posts.count("ship"), len(route.posts))
        for route in facts.routes
        if route.permanent_marker
    }


def sea_routes(facts: BoardFacts) -> set[str]:
    return {route.id for route in facts.routes if "ship" in route.posts}


def in_region(facts: BoardFacts, region: str) -> set[str]:
    return {city.id for city in facts.cities if region in city.regions}


def permits(facts: BoardFacts) -> dict[str, tuple[str, ...]]:
    return {city.id: city.permits for city in facts.cities if city.permits}


def test_the_data_of_the_package_holds() -> None:
    assert check_all() == []


@pytest.mark.rule("SETUP-02", "BRIT-03")
def test_the_three_boards_of_the_box_have_five_sides() -> None:
    assert set(ALL) <= set(board_ids())
    assert [board(side).players for side in ALL] == [(3, 3), (4, 5), (3, 5), (3, 3), (4, 5)]


@pytest.mark.parametrize("side", ALL)
def test_every_office_is_as_read_a_second_time(side: str) -> None:
    found = {
        city.id: [
            f"{office.privilege[0]}{'c' if office.shape == 'merchant' else 's'}{office.prestige or ''}"
            for office in city.offices
        ]
        for city in board(side).cities
    }
    assert found == reading.table(reading.CITIES[side])


@pytest.mark.parametrize("side", ALL)
def test_every_route_is_as_read_a_second_time(side: str) -> None:
    found = {
        route.id: ["".join(post[0].upper() for post in route.posts), *(route.region or "")[:1]]
        for route in board(side).routes
    }
    assert found == reading.table(reading.ROUTES[side])


@pytest.mark.rule("SETUP-12")
@pytest.mark.parametrize("side", [*HANSA, "east"])
def test_a_hanseatic_city_has_one_to_four_offices(side: str) -> None:
    assert {len(city.offices) for city in board(side).cities if city.hanseatic} == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("side", "large"),
    [("britannia-3", {"london": 6}), ("britannia-45", {"cardiff": 5, "carlisle": 5, "london": 8})],
)
def test_only_cities_with_a_permit_have_more(side: str, large: dict[str, int]) -> None:
    assert {city.id: len(city.offices) for city in board(side).cities if len(city.offices) > 4} == large
    assert set(large) <= set(permits(board(side)))


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize("side", ALL)
def test_a_route_joins_two_cities_by_two_to_four_posts(side: str) -> None:
    cities = {city.id for city in board(side).cities}
    for route in board(side).routes:
        assert len(set(route.ends) & cities) == 2
        assert 2 <= len(route.posts) <= 4


@pytest.mark.rule("SETUP-15", "SETUP-16")
@pytest.mark.parametrize("side", HANSA)
def test_five_cities_of_hansa_offer_one_ability_each(side: str) -> None:
    assert abilities(board(side)) == {
        "groningen": ["book"],
        "stade": ["privilege"],
        "luebeck": ["purse"],
        "goettingen": ["actions"],
        "halle": ["keys"],
    }


@pytest.mark.rule("SETUP-17", "EAST-04", "BRIT-09")
def test_four_special_prestige_spaces_lie_in_one_city() -> None:
    cities = [board(side).prestige_city for side in ALL]
    assert cities == ["plymouth", "plymouth", "koenigsberg", "coellen", "coellen"]
    for side in ALL:
        spaces = [(space.privilege, space.prestige) for space in board(side).prestige_spaces]
        assert spaces == [("white", 7), ("orange", 8), ("pink", 9), ("black", 11)]


@pytest.mark.rule("SETUP-18", "EAST-03", "BRIT-08")
def test_the_red_cities_are_the_ends_of_the_east_west_connection() -> None:
    ends = [set(board(side).east_west) for side in ALL]
    assert ends == [{"oxford", "york"}] * 2 + [{"luebeck", "danzig"}] + [{"arnheim", "stendal"}] * 2


@pytest.mark.rule("SETUP-19", "BRIT-11")
def test_each_board_has_three_taverns() -> None:
    for side in HANSA:
        assert taverns(board(side)) == {"bremen-osnabrueck", "lueneburg-perleberg", "goslar-hildesheim"}
    assert taverns(board("east")) == {"brandenburg-tangermuende", "kulm-stettin", "allenstein-braunsberg"}
    for side in BRITANNIA:
        assert taverns(board(side)) == {"lancaster-richmond", "coventry-nottingham", "salisbury-southampton"}


@pytest.mark.rule("SETUP-20")
def test_the_completed_cities_track_ends_at_ten_on_britannia_at_eight() -> None:
    assert [board(side).completed_cities_limit for side in ALL] == [8, 8, 10, 10, 10]


@pytest.mark.rule("SETUP-21")
def test_coins_of_hansa_are_on_the_first_space_of_the_city() -> None:
    three, four_or_five = coins(board("hansa-3")), coins(board("hansa-45"))
    assert set(three) == {"groningen", "stade", "luebeck", "coellen", "warburg", "halle"}
    assert set(four_or_five) == {"groningen", "luebeck", "coellen", "halle"}
    for values in (*three.values(), *four_or_five.values()):
        assert values[0] == 1
        assert not any(values[1:])


def test_coins_of_the_other_boards() -> None:
    assert coins(board("east")) == {"havelberg": [1, 0, 0, 0], "magdeburg": [1, 0], "thorn": [1, 0, 0]}
    for side in BRITANNIA:
        assert coins(board(side)) == {"bristol": [2], "ipswich": [2], "plymouth": [0, 2]}


@pytest.mark.rule("EAST-06")
def test_waren_offers_two_abilities() -> None:
    assert abilities(board("east")) == {
        "breslau": ["book"],
        "dresden": ["keys"],
        "magdeburg": ["privilege"],
        "waren": ["actions", "purse"],
    }


@pytest.mark.rule("EAST-08")
def test_green_cities_have_no_offices_of_their_own() -> None:
    green = {city.id: city.offices for city in board("east").cities if not city.hanseatic}
    assert green == {"belgard": (), "waren": (), "dresden": ()}


@pytest.mark.rule("EAST-24", "EAST-25", "EAST-42")
def test_the_four_sea_routes_of_east_have_a_permanent_marker_each() -> None:
    assert permanent_markers(board("east")) == {
        "stralsund-wismar": ("move-two", 2, 3),
        "malmoe-stralsund": ("develop-privilege", 2, 3),
        "malmoe-visby": ("office-in-green-city", 1, 3),
        "danzig-malmoe": ("place-two-from-route", 1, 4),
    }
    assert sea_routes(board("east")) == set(permanent_markers(board("east")))


@pytest.mark.rule("BRIT-45", "BRIT-54")
def test_permanent_markers_of_britannia() -> None:
    both = {
        "calais-canterbury": ("move-two", 1, 3),
        "calais-southampton": ("place-two-in-wales-or-scotland", 2, 3),
    }
    no_marker = {"carlisle-chester", "carlisle-isle-of-man", "conway-isle-of-man"}
    assert permanent_markers(board("britannia-45")) == both
    assert sea_routes(board("britannia-45")) == set(both) | no_marker
    assert permanent_markers(board("britannia-3")) == both | {"carlisle-isle-of-man": ("move-two", 2, 3)}


@pytest.mark.rule("BRIT-12", "BRIT-13")
@pytest.mark.parametrize("side", BRITANNIA)
def test_abilities_of_britannia(side: str) -> None:
    assert abilities(board(side)) == {
        "chester": ["actions"],
        "london": ["privilege"],
        "newcastle": ["purse"],
        "york": ["keys"],
        "norwich": ["book"],
    }


@pytest.mark.rule("BRIT-05", "BRIT-06", "BRIT-71")
def test_wales_and_scotland() -> None:
    wales = {"cardiff", "chester", "conway", "isle-of-man", "montgomery", "pembroke"}
    scotland = {"carlisle", "dunbar", "edinburgh", "falkirk", "glasgow", "isle-of-man", "newcastle"}
    assert [in_region(board(side), "wales") for side in BRITANNIA] == [wales, wales]
    assert in_region(board("britannia-3"), "scotland") == set()
    assert in_region(board("britannia-45"), "scotland") == scotland
    assert board("britannia-45").city("london").regions == ("england",)
    assert {route.region for route in board("britannia-3").routes} == {"england", "wales"}


@pytest.mark.rule("BRIT-26")
def test_cities_with_a_permit() -> None:
    assert permits(board("britannia-3")) == {"cardiff": ("wales",), "london": ("wales",)}
    assert permits(board("britannia-45")) == {
        "cardiff": ("wales",),
        "carlisle": ("scotland",),
        "london": ("wales", "scotland"),
    }


@pytest.mark.rule("SETUP-07", "SETUP-08")
def test_there_are_fifteen_markers_three_of_them_gold() -> None:
    assert {kind.id: (kind.count, kind.gold) for kind in usual_markers()} == {
        "extra-office": (4, 1),
        "swap": (3, 1),
        "move-three": (2, 1),
        "develop": (2, 0),
        "plus-3": (2, 0),
        "plus-4": (2, 0),
    }


@pytest.mark.rule("CLASSIC-02")
def test_the_classic_edition_removes_three_instead_of_moving_them() -> None:
    counts = {kind.id: kind.count for kind in usual_markers(classic=True)}
    assert counts == {"extra-office": 4, "swap": 3, "plus-3": 2, "plus-4": 2, "develop": 2, "remove-three": 2}


@pytest.mark.rule("PROMO-01")
def test_there_are_two_markers_of_each_promo_kind() -> None:
    counts = {kind.id: kind.count for kind in optional_markers()}
    assert counts.keys() >= {"exchange", "tribute", "block"}
    assert set(counts.values()) == {2}
    assert len(markers()) == 6 + 1 + len(counts)


@pytest.mark.rule("MISSION-06", "MISSION-07")
def test_a_mission_names_two_shared_cities_and_one_of_its_own() -> None:
    times = Counter(city for card in missions() for city in card.cities)
    assert all([times[city] for city in card.cities] == [3, 3, 1] for card in missions())
    assert Counter(times.values()) == {3: 6, 1: 9}


@pytest.mark.rule("MISSION-08")
def test_the_nine_mission_cards() -> None:
    names = {city.id: city.name for city in board("hansa-3").cities}
    assert ["–".join(names[city] for city in card.cities) for card in missions()] == [
        "Osnabrück–Stendal–Paderborn",
        "Dortmund–Minden–Lüneburg",
        "Minden–Perleberg–Goslar",
        "Arnheim–Perleberg–Hannover",
        "Dortmund–Stendal–Kampen",
        "Arnheim–Osnabrück–Hildesheim",
        "Arnheim–Perleberg–Bremen",
        "Minden–Osnabrück–Magdeburg",
        "Dortmund–Stendal–Münster",
    ]


@pytest.mark.rule("SETUP-10")
def test_missions_and_favours_belong_to_the_hansa_board() -> None:
    assert len(missions()) == 9
    assert [tile.id for tile in favours()] == [
        "free-resettling",
        "extra-action",
        "tithe",
        "double-compensation",
        "city-prestige",
        "mastery",
    ]
    assert {card.boards for card in missions()} == {tile.boards for tile in favours()} == {HANSA}


@pytest.mark.rule("ABILITY-01", "ABILITY-02", "ABILITY-03", "ABILITY-04", "ABILITY-05", "ABILITY-06")
def test_the_five_rows_of_the_desk() -> None:
    assert {track.id: (track.values, track.piece, len(track.values) - 1) for track in desk()} == {
        "keys": ((1, 2, 2, 3, 4), "trader", 4),
        "actions": ((2, 3, 3, 4, 4, 5), "trader", 5),
        "privilege": (("white", "orange", "pink", "black"), "trader", 3),
        "book": ((2, 3, 4, 5), "merchant", 3),
        "purse": ((3, 5, 7, "all"), "trader", 3),
    }
    assert {track.id: track.complete_prestige for track in desk()} == {
        "keys": 0,
        "actions": 4,
        "privilege": 4,
        "book": 4,
        "purse": 4,
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
