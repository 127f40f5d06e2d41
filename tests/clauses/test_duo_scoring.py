"""DUO-PL-19 to -22, DUO-BR-09, -20, -21, -28 to -30, -32, -34 and EXAMPLE-DUO-03, -04.

Control, points, permits and the end of the game with a neutral player.
"""

from typing import Any

import pytest

import kontor
from tests.clauses.britannia import regions
from tests.clauses.duo import counter, duel, filled, neutral_offices, norwich
from tests.clauses.piles import completed, ended, prestige
from tests.clauses.reading import offices
from tests.support import clause, play, rows, score

HAMBURG = "neutral hamburg-luebeck office hamburg"
LUEBECK = "neutral hamburg-luebeck office luebeck"


def cities(game: kontor.Game) -> list[int]:
    """The points for controlled cities, seat by seat."""
    return [score(game, seat, "cities") for seat in (0, 1)]


# ---------------------------------------------------------------- control


@pytest.mark.rule("DUO-PL-19")
@pytest.mark.parametrize("row", [["0t", "nt", "nt"], ["0t", "nt"], ["nt"]])
def test_classic_variant_nobody_gets_the_points_of_a_city_that_the_neutral_player_controls(
    edition: str, row: list[str]
) -> None:
    game = duel(
        "classic",
        edition=edition,
        posts="hamburg-luebeck 0t 0t 0t",
        offices={"hamburg": row, "luebeck": ["1t"]},
        supply="3t 6t",
    )
    assert cities(game) == [0, 2]
    assert game.view()["controllers"] == {"hamburg": "n", "luebeck": 1}
    play(game, "route hamburg-luebeck")
    assert prestige(game) == [0, 1]


@pytest.mark.rule("DUO-PL-19", "DUO-BR-28")
def test_a_player_ahead_of_the_neutral_player_keeps_the_city(duo: str) -> None:
    game = duel(duo, offices="hamburg 0t 0t nt, luebeck nt 1t")
    assert cities(game) == [2, 2]


@pytest.mark.rule("DUO-BR-28")
@pytest.mark.parametrize(
    ("board", "city", "row"),
    [
        ("hansa", "hamburg", ["0t", "nt", "nt"]),
        ("hansa", "hamburg", ["1t", "nt"]),
        ("east", "danzig", ["nt", "nt", "0t"]),
        ("britannia", "london", ["0t", "1t", "nt"]),
    ],
)
def test_britannia_variant_a_city_of_the_neutral_player_gives_nobody_two_points(
    board: str, city: str, row: list[str]
) -> None:
    assert cities(duel("britannia", board, offices={city: row})) == [0, 0]


# ---------------------------------------------------------------- points in the game


@pytest.mark.rule("DUO-PL-20")
def test_classic_variant_the_neutral_player_gets_no_points_of_any_kind(edition: str) -> None:
    # A coin in Lübeck, and both cities in neutral hands.
    game = filled("classic", LUEBECK, edition=edition, offices="hamburg nt")
    assert offices(game, "luebeck") == ["nt"]
    assert prestige(game) == [0, 0]
    assert "neutral_prestige" not in game.position()
    assert [sheet["rank"] for sheet in game.scores()] == [1, 1]


@pytest.mark.rule("DUO-PL-20")
def test_classic_variant_the_neutral_player_never_reaches_20_points(edition: str) -> None:
    # Kampen and Osnabrück are neutral: the route would pay the neutral player 2 points, eleven times over.
    game = duel("classic", edition=edition, offices="kampen nt, osnabrueck nt", abilities="actions 5", supply="5t 6t")
    for _ in range(11):
        play(game, "place t kampen-osnabrueck/1", "place t kampen-osnabrueck/2", "route kampen-osnabrueck")
        play(game, "income 3t", "end", "end")
    assert ended(game) is None
    assert prestige(game) == [0, 0]


@pytest.mark.rule("DUO-PL-20")
def test_classic_variant_there_is_no_neutral_counter() -> None:
    with pytest.raises(ValueError, match="neutral_prestige"):
        duel("classic", neutral_prestige=3)


@pytest.mark.rule("DUO-PL-21")
def test_classic_variant_no_position_gives_the_neutral_player_a_rank() -> None:
    with pytest.raises(ValueError, match="east_west"):
        duel("classic", east_west=["n"])


@pytest.mark.rule("DUO-BR-20")
def test_britannia_variant_the_counter_takes_the_control_points_of_every_route() -> None:
    # Seat 0 establishes the route; the neutral player controls one end, then both.
    posts = {"kampen-osnabrueck": ["0t", "0t"]}
    one = play(duel("britannia", posts=posts, offices="osnabrueck nt"), "route kampen-osnabrueck")
    assert (prestige(one), counter(one)) == ([0, 0], 1)
    rows = {"osnabrueck": ["0t", "nt"], "kampen": ["nt"]}
    both = play(duel("britannia", posts=posts, offices=rows), "route kampen-osnabrueck")
    assert (prestige(both), counter(both)) == ([0, 0], 2)


@pytest.mark.rule("DUO-BR-20")
def test_britannia_variant_the_counter_takes_the_coin() -> None:
    # 1 for the coin and 1 for control of Lübeck; in Hamburg there is no coin.
    assert counter(filled("britannia", LUEBECK)) == 2
    assert counter(filled("britannia", HAMBURG)) == 1


@pytest.mark.rule("DUO-BR-20")
def test_britannia_variant_the_coin_of_ipswich_is_worth_two(edition: str) -> None:
    posts = {"cambridge-ipswich": ["nt", "nt", "nt", None], "cambridge-london": ["nt", None, None]}
    game = duel("britannia", "britannia", edition=edition, posts=posts)
    play(game, "displace t cambridge-london/1 paying 1t", "settle t cambridge-ipswich/4", "decline")
    play(game, "neutral cambridge-ipswich office ipswich")
    assert (prestige(game), counter(game)) == ([0, 0], 3)


# ---------------------------------------------------------------- the East–West connection

# The neutral player lacks Stendal; seat 0 too. Brunswiek has one space, so seat 0 is there with an extra office.
CHAIN: dict[str, Any] = {
    "offices": "arnheim nt 0t, muenster nt 0t, minden nt 0t, brunswiek nt",
    "extra_offices": "brunswiek 0t",
    "posts": "brunswiek-stendal nt nt nt -, brunswiek-minden nt - - -, perleberg-stendal 0m 0t 0t",
    "supply": "2t 6t",
}
# Brunswiek is full, so the neutral office goes to Stendal without asking.
CONNECT = ("displace t brunswiek-minden/1 paying 1t", "settle t brunswiek-stendal/4", "decline")


@pytest.mark.rule("EXAMPLE-DUO-03", "DUO-BR-20", "DUO-BR-21")
def test_britannia_variant_the_neutral_player_connects_for_seven_and_the_next_player_gets_four() -> None:
    game = play(duel("britannia", **CHAIN), *CONNECT)
    assert offices(game, "stendal") == ["nt"]
    assert game.position()["east_west"] == ["n"]
    # 7 for the connection; Stendal is neutral. In Brunswiek the printed office beats the extra one.
    assert (prestige(game), counter(game)) == ([0, 0], 9)
    play(game, "route perleberg-stendal office stendal")
    assert game.position()["east_west"] == ["n", 0]
    assert prestige(game) == [4, 0]


@pytest.mark.rule("DUO-BR-21")
def test_britannia_variant_after_a_player_the_neutral_player_connects_for_four() -> None:
    game = play(duel("britannia", **CHAIN, east_west=[1]), *CONNECT)
    assert game.position()["east_west"] == [1, "n"]
    assert counter(game) == 6


@pytest.mark.rule("DUO-BR-21")
def test_britannia_variant_a_third_rank_is_worth_two() -> None:
    game = play(duel("britannia", **CHAIN, east_west=["n", 1]), "route perleberg-stendal office perleberg")
    assert prestige(game) == [0, 0]
    game = duel("britannia", **{**CHAIN, "offices": rows(CHAIN["offices"]) | rows("stendal 1t")}, east_west=["n", 1])
    play(game, "route perleberg-stendal office stendal")
    assert prestige(game) == [2, 1]


@pytest.mark.rule("EXAMPLE-DUO-04", "DUO-PL-20", "DUO-PL-21")
def test_classic_variant_the_neutral_player_takes_no_rank_and_the_next_player_gets_seven(edition: str) -> None:
    game = play(duel("classic", edition=edition, **CHAIN), *CONNECT)
    assert offices(game, "stendal") == ["nt"]
    assert game.position()["east_west"] == []
    assert prestige(game) == [0, 0]
    play(game, "route perleberg-stendal office stendal")
    assert game.position()["east_west"] == [0]
    assert prestige(game) == [7, 0]


# ---------------------------------------------------------------- the end of the game

# Nine full cities: the next one is the tenth.
NINE = {
    **{city: ["1t"] for city in ("bremen", "duisburg", "goslar", "brunswiek", "stade")},
    **{city: ["nt", "nt"] for city in ("coellen", "hildesheim", "kampen")},
    "lueneburg": ["nt"],
}


@pytest.mark.rule("DUO-BR-09")
@pytest.mark.parametrize(("before", "end"), [(18, None), (19, "END-01")])
def test_britannia_variant_the_neutral_counter_on_20_ends_the_game(before: int, end: str | None) -> None:
    posts = {"kampen-osnabrueck": ["0t", "0t"]}
    game = duel("britannia", posts=posts, offices="osnabrueck nt", neutral_prestige=before)
    play(game, "route kampen-osnabrueck")
    assert counter(game) == before + 1
    assert ended(game) == end


@pytest.mark.rule("DUO-BR-09", "DUO-BR-30")
def test_britannia_variant_the_neutral_player_is_not_scored_and_cannot_win() -> None:
    game = filled("britannia", LUEBECK, neutral_prestige=19, prestige=[3, 1])
    assert ended(game) == "END-01"
    assert counter(game) == 21
    assert [(sheet["track"], sheet["rank"]) for sheet in game.scores()] == [(3, 1), (1, 2)]
    assert len(game.view()["scores"]["seats"]) == 2


@pytest.mark.rule("DUO-PL-22", "DUO-BR-32")
def test_a_neutral_office_that_fills_the_tenth_city_ends_the_game(duo: str) -> None:
    facts = {"offices": {**NINE, "luebeck": ["0t"]}, "supply": "4t 4t"}
    game = filled(duo, **facts)
    assert (completed(game), ended(game), game.actions_left) == (9, None, 1)
    elsewhere = play(game.copy(), HAMBURG)
    assert (completed(elsewhere), ended(elsewhere)) == (9, None)
    play(game, LUEBECK)
    assert (completed(game), ended(game), game.decider) == (10, "END-03", None)


@pytest.mark.rule("DUO-PL-22", "DUO-BR-32")
def test_a_neutral_office_that_fills_a_city_advances_the_black_cube(duo: str) -> None:
    game = filled(duo, LUEBECK, offices="luebeck 0t")
    assert completed(game) == 1
    assert ended(game) is None


@pytest.mark.rule("DUO-BR-32")
def test_on_britannia_the_eighth_city_ends_the_game(edition: str) -> None:
    rows = {
        **{city: ["nt"] for city in ("bristol", "durham", "ipswich", "lancaster", "richmond")},
        **{city: ["nt", "nt"] for city in ("conway", "montgomery")},
        "norwich": ["1t"],
    }
    game = norwich(edition=edition, offices=rows)
    assert (completed(game), ended(game)) == (7, None)
    play(game, "neutral cambridge-norwich office norwich")
    assert (completed(game), ended(game)) == (8, "END-03")


@pytest.mark.rule("DUO-PL-22", "DUO-PL-23")
def test_the_action_is_completed_with_a_second_neutral_route_before_the_game_ends(duo: str) -> None:
    # Kampen–Osnabrück and Emden–Groningen get full together; Groningen is the tenth city.
    offices = NINE | rows("kampen nt, luebeck nt nt, groningen 0t")
    posts = rows("emden-osnabrueck nt - - -, kampen-osnabrueck nt -, emden-groningen nt nt -")
    game = play(duel(duo, offices=offices, posts=posts, supply="4t 4t"), "displace t emden-osnabrueck/1 paying 1t")
    play(game, "settle t kampen-osnabrueck/2", "settle t emden-groningen/3 from stock")
    play(game, "neutral emden-groningen office groningen")
    assert ended(game) is None
    play(game, "neutral kampen-osnabrueck office osnabrueck")
    assert ended(game) == "END-03"
    assert neutral_offices(game).count("osnabrueck") == 1


# ---------------------------------------------------------------- Wales and permits


@pytest.mark.rule("DUO-BR-29")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        # The neutral player controls two cities, seat 0 one, seat 1 has an office: 7 are lost, then 4 and 2.
        ({"conway": ["nt"], "pembroke": ["nt"], "montgomery": ["1t", "0t"]}, [4, 2]),
        # The neutral player ties with seat 0 for the first two places.
        ({"conway": ["nt"], "montgomery": ["nt"], "pembroke": ["1t", "0t"], "isle-of-man": ["0t"]}, [5, 2]),
        ({"conway": ["nt"], "pembroke": ["1t"], "montgomery": ["1t"], "isle-of-man": ["0t"]}, [3, 7]),
        # Without a city the neutral player comes after those who control one, even with more offices.
        ({"conway": ["0t"], "pembroke": ["nt", "1t"], "montgomery": ["nt", "1t"]}, [4, 7]),
        # Among those without a city more offices come first.
        ({"conway": ["nt", "0t"], "pembroke": ["nt", "1t", "0t"]}, [7, 2]),
    ],
)
def test_the_neutral_player_takes_its_place_in_wales(
    edition: str, rows: dict[str, list[str]], points: list[int]
) -> None:
    game = duel("britannia", "britannia", edition=edition, offices=rows)
    assert regions(game) == points


@pytest.mark.rule("DUO-BR-34")
@pytest.mark.parametrize("city", ["cardiff", "london"])
def test_nobody_has_the_permit_of_a_city_whose_rightmost_office_is_neutral(edition: str, city: str) -> None:
    wales = "place t chester-conway/1"
    assert clause(duel("britannia", "britannia", edition=edition, offices={city: ["nt", "0t"]}), wales) is None
    for seat in (0, 1):
        rows = {city: ["0t", "1t", "nt"]}
        game = duel("britannia", "britannia", edition=edition, offices=rows, turn=seat)
        assert clause(game, wales) == "BRIT-23"


@pytest.mark.rule("DUO-BR-34")
def test_a_neutral_route_in_wales_is_established_without_a_permit(edition: str) -> None:
    # Seat 0 has no permit either; a marker moves the trader within Wales.
    posts = {"chester-conway": ["nt", "nt", None], "conway-montgomery": ["nt", None, None]}
    markers = {"unused": [["move-three"], []]}
    game = duel("britannia", "britannia", edition=edition, posts=posts, markers=markers)
    play(game, "use move-three", "lift conway-montgomery/1", "drop conway-montgomery/1 chester-conway/3", "done")
    play(game, "neutral chester-conway office conway")
    assert neutral_offices(game) == ["conway"]
    assert counter(game) == 1
    assert game.position().get("permits_used", []) == []
