"""DUO-PL-10 to -15, -23, -27, DUO-BR-15 to -19, -22, -33 and EXAMPLE-DUO-01, -02: routes full of neutral traders."""

from typing import Any

import pytest

from tests.clauses.duo import FILL, NEARLY, asked, counter, duel, filled, neutral_offices, neutral_posts, norwich, row
from tests.clauses.piles import extra_offices, prestige, unused, used
from tests.clauses.reading import at, offices, supply
from tests.support import clause, legal, play, rows

AUTOMATIC = {"classic": "DUO-PL-10", "britannia": "DUO-BR-15"}
CHOICE = ["neutral hamburg-luebeck office hamburg", "neutral hamburg-luebeck office luebeck"]


# ---------------------------------------------------------------- when


@pytest.mark.rule("DUO-PL-10", "DUO-BR-15")
def test_a_route_full_of_neutral_traders_is_established_at_once_without_an_action(duo: str) -> None:
    game = filled(duo)
    assert (game.turn, game.decider, game.actions_left) == (0, 0, 1)
    assert sorted(legal(game)) == CHOICE
    assert clause(game, "place t hamburg-stade/1") == "TURN-05"
    assert clause(game, "end") == "TURN-05"
    play(game, "neutral hamburg-luebeck office hamburg")
    assert offices(game, "hamburg") == ["nt"]
    assert (game.turn, game.decider, game.actions_left) == (0, 0, 1)
    assert clause(game, "place t hamburg-stade/1") is None


@pytest.mark.rule("DUO-PL-10", "DUO-BR-15")
def test_the_extra_neutral_trader_can_complete_the_route_too(duo: str) -> None:
    game = duel(duo, posts="kampen-osnabrueck nt -, bremen-osnabrueck nt - -")
    play(game, "displace t bremen-osnabrueck/1 paying 1t", "settle t bremen-minden/1")
    play(game, "settle t kampen-osnabrueck/2 from stock")
    assert asked(game) == ["neutral kampen-osnabrueck office kampen", "neutral kampen-osnabrueck office osnabrueck"]


@pytest.mark.rule("DUO-PL-10", "DUO-BR-15")
@pytest.mark.parametrize("last", [None, "0t", "1t"])
def test_a_route_that_is_not_wholly_neutral_is_not_established(duo: str, last: str | None) -> None:
    game = duel(duo, posts={"hamburg-luebeck": ["nt", "nt", last], "hamburg-lueneburg": ["nt", None, None, None]})
    play(game, "displace t hamburg-lueneburg/1 paying 1t", "settle t hamburg-stade/1", "decline")
    assert asked(game) == []
    assert neutral_offices(game) == []
    assert clause(game, "neutral hamburg-luebeck office luebeck") == AUTOMATIC[duo]


@pytest.mark.rule("DUO-PL-27", "DUO-BR-36")
def test_the_route_waits_until_the_whole_answer_is_given(duo: str) -> None:
    game = play(duel(duo, posts=NEARLY), *FILL[:2])
    assert game.decider == 1
    assert at(game, "hamburg-luebeck/3") == "nt"
    assert neutral_offices(game) == []
    play(game, "settle t hamburg-stade/1 from stock")
    assert game.decider == 0
    assert sorted(legal(game)) == CHOICE


@pytest.mark.rule("DUO-PL-27", "DUO-BR-36")
def test_the_route_is_resolved_also_after_the_last_action_of_the_turn(duo: str) -> None:
    game = filled(duo, actions_left=1)
    assert (game.decider, game.actions_left) == (0, 0)
    play(game, "neutral hamburg-luebeck office luebeck")
    assert offices(game, "luebeck") == ["nt"]
    assert legal(game) == ["end"]


@pytest.mark.rule("DUO-PL-12", "DUO-BR-16")
def test_the_player_whose_turn_it_is_chooses_also_when_it_is_the_second_one(duo: str) -> None:
    game = filled(duo, turn=1)
    assert (game.turn, game.decider) == (1, 1)
    assert asked(game) == CHOICE


# ---------------------------------------------------------------- in which order


@pytest.mark.rule("DUO-PL-11")
def test_classic_variant_the_points_come_before_the_office(edition: str) -> None:
    # Seat 1 controls Lübeck until the neutral office stands there.
    facts = {"offices": "hamburg 0t, luebeck 1t", "edition": edition}
    game = filled("classic", "neutral hamburg-luebeck office luebeck", **facts)
    assert offices(game, "luebeck") == ["1t", "nt"]
    assert prestige(game) == [1, 1]


@pytest.mark.rule("DUO-BR-16")
def test_britannia_variant_the_office_comes_before_the_points() -> None:
    facts = {"offices": "hamburg 0t, luebeck 1t"}
    in_luebeck = filled("britannia", "neutral hamburg-luebeck office luebeck", **facts)
    assert (prestige(in_luebeck), counter(in_luebeck)) == ([1, 0], 1)
    in_hamburg = filled("britannia", "neutral hamburg-luebeck office hamburg", **facts)
    assert (prestige(in_hamburg), counter(in_hamburg)) == ([0, 1], 1)


@pytest.mark.rule("DUO-PL-11")
def test_classic_variant_all_other_traders_of_the_route_leave_the_board(edition: str) -> None:
    game = filled("classic", "neutral hamburg-luebeck office luebeck", edition=edition)
    assert neutral_posts(game) == []
    assert neutral_offices(game) == ["luebeck"]
    assert at(game, "hamburg-lueneburg/1") == "0t"


@pytest.mark.rule("EXAMPLE-DUO-02")
def test_example_a_neutral_route_to_goettingen(edition: str) -> None:
    game = duel(
        "classic",
        edition=edition,
        posts="goettingen-quedlinburg nt nt -, goslar-quedlinburg nt - - -",
        offices="goettingen 1t, quedlinburg 0m",
        supply="4t 6t",
    )
    play(game, "displace t goslar-quedlinburg/1 paying 1t", "settle t goettingen-quedlinburg/3", "decline")
    play(game, "neutral goettingen-quedlinburg office goettingen")
    assert prestige(game) == [1, 1]
    assert offices(game, "goettingen") == ["1t", "nt"]
    assert neutral_posts(game) == []


@pytest.mark.rule("EXAMPLE-DUO-01", "DUO-BR-19")
def test_example_a_neutral_route_to_norwich(edition: str) -> None:
    game = norwich("neutral cambridge-norwich office norwich", edition=edition, offices="cambridge 1t")
    assert offices(game, "norwich") == ["nt"]
    assert (prestige(game), counter(game)) == ([0, 1], 1)
    assert neutral_posts(game) == ["cambridge-norwich/1"]


@pytest.mark.rule("DUO-BR-19")
@pytest.mark.parametrize(
    ("board", "route", "posts", "beside", "length", "city", "left"),
    [
        ("hansa", "hamburg-luebeck", 3, "hamburg-lueneburg", 4, "luebeck", 1),
        ("hansa", "hamburg-luebeck", 3, "hamburg-lueneburg", 4, "hamburg", 1),
        ("hansa", "coellen-warburg", 4, "paderborn-warburg", 3, "warburg", 1),
        ("hansa", "hannover-lueneburg", 3, "hamburg-lueneburg", 4, "lueneburg", 0),
        ("hansa", "lueneburg-perleberg", 3, "hamburg-lueneburg", 4, "perleberg", 0),  # a tavern is not enough
        ("east", "danzig-koenigsberg", 4, "braunsberg-danzig", 4, "danzig", 1),
        ("east", "breslau-krakau", 3, "krakau-thorn", 3, "krakau", 1),
        ("east", "braunsberg-elbing", 3, "braunsberg-danzig", 4, "elbing", 0),
        ("britannia", "plymouth-salisbury", 4, "bristol-salisbury", 4, "salisbury", 1),
        ("britannia", "cardiff-oxford", 4, "oxford-salisbury", 4, "oxford", 1),
        ("britannia", "oxford-salisbury", 4, "bristol-salisbury", 4, "oxford", 0),
    ],
)
def test_britannia_variant_one_trader_stays_where_the_route_leads_to_a_special_city(
    board: str, route: str, posts: int, beside: str, length: int, city: str, left: int
) -> None:
    game = duel("britannia", board, posts={route: row(posts - 1, posts), beside: row(1, length)})
    play(game, f"displace t {beside}/1 paying 1t", f"settle t {route}/{posts}", "decline")
    play(game, f"neutral {route} office {city}")
    assert neutral_posts(game) == [f"{route}/1"] * left
    assert neutral_offices(game) == [city]


# ---------------------------------------------------------------- the office


@pytest.mark.rule("DUO-PL-12", "DUO-BR-17")
def test_the_office_goes_on_the_leftmost_free_space_of_the_chosen_city(duo: str) -> None:
    game = filled(duo, offices="hamburg 0t, luebeck 1t")
    assert asked(game) == CHOICE
    play(game, "neutral hamburg-luebeck office hamburg")
    assert offices(game, "hamburg") == ["0t", "nt"]
    assert offices(game, "luebeck") == ["1t"]


@pytest.mark.rule("DUO-PL-12", "DUO-BR-17", "DUO-PL-10", "DUO-BR-15")
def test_only_the_full_route_is_established_and_its_office_cannot_be_left_out_nor_go_elsewhere(duo: str) -> None:
    game = filled(duo)
    left_out, elsewhere = {"classic": ("DUO-PL-14", "DUO-PL-12"), "britannia": ("DUO-BR-18", "DUO-BR-16")}[duo]
    assert clause(game, "neutral hamburg-luebeck") == left_out
    assert clause(game, "neutral hamburg-luebeck office stade") == elsewhere
    assert clause(game, "neutral hamburg-stade office stade") == AUTOMATIC[duo]


@pytest.mark.rule("DUO-PL-13", "DUO-BR-17")
@pytest.mark.parametrize(
    ("city", "before"),
    [
        ("lueneburg", []),  # a round white space
        ("perleberg", ["1t"]),  # a square pink space
        ("perleberg", ["1t", "1t"]),  # a round black space
    ],
)
def test_the_neutral_player_ignores_colour_and_shape_of_the_space(duo: str, city: str, before: list[str]) -> None:
    posts = {"lueneburg-perleberg": ["nt", "nt", None], "hamburg-lueneburg": ["nt", None, None, None]}
    game = duel(duo, posts=posts, offices={city: before})
    play(game, "displace t hamburg-lueneburg/1 paying 1t", "settle t lueneburg-perleberg/3", "decline")
    play(game, f"neutral lueneburg-perleberg office {city}")
    assert offices(game, city) == [*before, "nt"]


@pytest.mark.rule("DUO-PL-14", "DUO-BR-18")
@pytest.mark.parametrize(
    ("full", "free"),
    [({"luebeck": ["1t", "1t"]}, "hamburg"), ({"hamburg": ["1t", "1t", "1t"]}, "luebeck")],
)
def test_a_single_city_with_a_free_space_is_used_without_asking(
    duo: str, full: dict[str, list[str]], free: str
) -> None:
    game = filled(duo, offices=full)
    assert neutral_offices(game) == [free]
    assert asked(game) == []
    assert (game.decider, game.actions_left) == (0, 1)


@pytest.mark.rule("DUO-PL-14", "DUO-BR-18", "DUO-BR-19")
def test_with_both_cities_full_no_office_is_built_and_the_points_are_given(duo: str) -> None:
    game = filled(duo, offices="hamburg 1t 1t 0t, luebeck 1t 0t")
    assert neutral_offices(game) == []
    assert extra_offices(game, "hamburg") == extra_offices(game, "luebeck") == []
    assert prestige(game) == [1, 1]
    assert neutral_posts(game) == {"classic": [], "britannia": ["hamburg-luebeck/1"]}[duo]
    assert (game.decider, game.actions_left) == (0, 1)


@pytest.mark.rule("DUO-BR-18")
def test_britannia_variant_points_come_also_where_no_office_can_be_built() -> None:
    game = filled("britannia", offices="hamburg 0t nt nt, luebeck 0t 1t")
    assert (prestige(game), counter(game)) == ([0, 1], 1)


@pytest.mark.rule("DUO-PL-15", "DUO-BR-22")
def test_the_neutral_player_neither_develops_nor_takes_special_prestige(duo: str) -> None:
    posts = {"coellen-warburg": ["nt", "nt", "nt", None], "paderborn-warburg": ["nt", None, None]}
    game = duel(duo, posts=posts)
    play(game, "displace t paderborn-warburg/1 paying 1t", "settle t coellen-warburg/4", "decline")
    assert sorted(legal(game)) == ["neutral coellen-warburg office coellen", "neutral coellen-warburg office warburg"]
    play(game, "neutral coellen-warburg office coellen")
    position = game.position()
    assert not any(seat is not None for seat in position.get("special_prestige", {}).values())
    assert not any(steps for seat in position["abilities"] for steps in seat.values())


@pytest.mark.rule("DUO-PL-15")
def test_the_neutral_player_never_uses_a_marker(edition: str) -> None:
    # Lübeck is full: an Extra Office marker, on the route or in a hand, changes nothing.
    game = filled(
        "classic",
        edition=edition,
        offices="hamburg 1t 1t 1t, luebeck 1t 1t",
        markers="unused extra-office, hamburg-luebeck extra-office, stack swap",
    )
    assert (extra_offices(game, "luebeck"), extra_offices(game, "hamburg")) == ([], [])
    assert (unused(game, 0), used(game, 0)) == (["extra-office"], [])


# ---------------------------------------------------------------- several at once


@pytest.mark.rule("DUO-PL-23")
def test_the_active_player_chooses_the_order_of_several_neutral_routes(edition: str) -> None:
    game = duel(
        "classic", edition=edition, posts="emden-osnabrueck nt - - -, kampen-osnabrueck nt -, emden-groningen nt nt -"
    )
    play(game, "displace t emden-osnabrueck/1 paying 1t")
    play(game, "settle t kampen-osnabrueck/2", "settle t emden-groningen/3 from stock")
    first = ["neutral emden-groningen office emden", "neutral emden-groningen office groningen"]
    second = ["neutral kampen-osnabrueck office kampen", "neutral kampen-osnabrueck office osnabrueck"]
    assert game.decider == 0
    assert sorted(legal(game)) == first + second
    assert asked(play(game.copy(), first[1])) == second
    assert asked(play(game.copy(), second[0])) == first
    play(game, second[1], first[0])
    assert neutral_offices(game) == ["emden", "osnabrueck"]
    assert neutral_posts(game) == []
    assert game.actions_left == 1


# Two neutral routes meet in Osnabrück, which has one space left; Kampen is full.
LAST_SPACE: dict[str, Any] = {
    "posts": "emden-osnabrueck nt - - -, kampen-osnabrueck nt -, bremen-osnabrueck nt nt -",
    "offices": "kampen 1t 1t, osnabrueck 1t 1t",
    "supply": "5t 3t",
}
BOTH = (
    "displace t emden-osnabrueck/1 paying 1t",
    "settle t kampen-osnabrueck/2",
    "settle t bremen-osnabrueck/3 from stock",
)


@pytest.mark.rule("DUO-PL-23", "DUO-BR-18")
def test_the_order_of_neutral_routes_decides_who_gets_the_last_space(duo: str) -> None:
    game = play(duel(duo, **LAST_SPACE), *BOTH)
    assert asked(game) == [
        "neutral bremen-osnabrueck office bremen",
        "neutral bremen-osnabrueck office osnabrueck",
        "neutral kampen-osnabrueck office osnabrueck",
    ]
    # The other route then has one answer or none, and is not asked about.
    after_kampen = play(game.copy(), "neutral kampen-osnabrueck office osnabrueck")
    assert neutral_offices(after_kampen) == ["bremen", "osnabrueck"]
    assert asked(after_kampen) == []
    after_bremen = play(game.copy(), "neutral bremen-osnabrueck office osnabrueck")
    assert neutral_offices(after_bremen) == ["osnabrueck"]
    assert neutral_posts(after_bremen) == []


@pytest.mark.rule("DUO-PL-14", "DUO-BR-18")
def test_a_full_city_is_refused_and_without_any_space_the_route_stands_alone(duo: str) -> None:
    full = {"kampen": ["1t", "1t"], "osnabrueck": ["1t", "1t", "1t"], "bremen": []}
    posts = rows(LAST_SPACE["posts"]) | rows("emden-groningen nt nt -, bremen-osnabrueck - - -")
    game = play(duel(duo, posts=posts, offices=full, supply="5t 3t"), "displace t emden-osnabrueck/1 paying 1t")
    play(game, "settle t kampen-osnabrueck/2", "settle t emden-groningen/3 from stock")
    assert asked(game) == [
        "neutral emden-groningen office emden",
        "neutral emden-groningen office groningen",
        "neutral kampen-osnabrueck",
    ]
    no_space = {"classic": "DUO-PL-12", "britannia": "DUO-BR-17"}
    assert clause(game, "neutral kampen-osnabrueck office kampen") == no_space[duo]
    play(game, "neutral kampen-osnabrueck", "neutral emden-groningen office emden")
    assert neutral_offices(game) == ["emden"]


# ---------------------------------------------------------------- sea routes and green cities


@pytest.mark.rule("DUO-BR-33")
@pytest.mark.parametrize(
    ("route", "posts", "beside", "length", "city", "left"),
    [
        ("belgard-danzig", 4, "belgard-kulm", 3, "danzig", []),
        ("havelberg-waren", 3, "stettin-waren", 4, "havelberg", ["havelberg-waren/1"]),
        ("dresden-halle", 4, "dresden-krakau", 4, "halle", ["dresden-halle/1"]),
    ],
)
def test_the_neutral_player_builds_beside_the_green_city_without_being_asked(
    route: str, posts: int, beside: str, length: int, city: str, left: list[str]
) -> None:
    game = duel("britannia", "east", posts={route: row(posts - 1, posts), beside: row(1, length)})
    play(game, f"displace t {beside}/1 paying 1t", f"settle t {route}/{posts}", "decline")
    assert asked(game) == []
    assert neutral_offices(game) == [city]
    assert neutral_posts(game) == left
    assert (game.decider, game.actions_left) == (0, 1)


@pytest.mark.rule("DUO-BR-33")
def test_beside_a_full_city_the_neutral_player_does_not_build_in_the_green_one() -> None:
    posts = {"belgard-kulm": ["nt", "nt", None], "anklam-belgard": ["nt", None, None]}
    game = duel("britannia", "east", posts=posts, offices="kulm 0t 1t")
    play(game, "displace t anklam-belgard/1 paying 1t", "settle t belgard-kulm/3", "decline")
    assert neutral_offices(game) == []
    assert extra_offices(game, "belgard") == []
    assert neutral_posts(game) == []
    assert (prestige(game), counter(game)) == ([0, 1], 0)


@pytest.mark.rule("DUO-BR-33", "DUO-BR-23")
@pytest.mark.parametrize(
    ("board", "edition", "route", "beside", "length", "city"),
    [
        ("east", "bigbox", "stralsund-wismar", "luebeck-wismar", 3, "stralsund"),
        ("east", "bigbox", "malmoe-visby", "danzig-malmoe", 4, "visby"),
        ("britannia", "bigbox", "calais-canterbury", "canterbury-london", 3, "calais"),
        ("britannia", "classic", "calais-canterbury", "canterbury-london", 3, "calais"),
        ("britannia", "classic", "calais-southampton", "salisbury-southampton", 2, "calais"),
    ],
)
def test_a_permanent_marker_does_nothing_for_the_neutral_player(
    board: str, edition: str, route: str, beside: str, length: int, city: str
) -> None:
    # A neutral trader stands beside, so that something could be moved.
    posts = {route: row(2, 3), beside: row(2, length)}
    game = duel("britannia", board, edition=edition, posts=posts)
    play(game, f"displace t {beside}/1 paying 1t", f"settle t {route}/3", "decline", f"neutral {route} office {city}")
    assert neutral_offices(game) == [city]
    assert neutral_posts(game) == [f"{beside}/2"]
    assert game.decider == 0
    assert clause(game, "end") is None
    assert supply(game, 0) == "3t+1m"
