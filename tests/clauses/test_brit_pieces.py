"""BRIT-36 to BRIT-44: displaced pieces, moved pieces and ship posts on the Britannia board."""

from typing import Any

import pytest

import kontor
from tests.clauses.britannia import (
    SCOTTISH_ROUTES,
    WELSH_ROUTES,
    britannia,
    everywhere,
    kinds_of_posts,
    permits_used,
    routes,
)
from tests.clauses.reading import at, supply, targets
from tests.support import Situation, clause, legal, play, rows

# Nine traders and the merchant of seat 1 in English cities of the side for 3.
MANY_OFFICES = rows("newcastle 1t 1t 1m, hereford 1t 1t 1t, carlisle 1t 1t 1t, york 1t")


def displaced(players: int, edition: str, post: str, piece: str = "1t", **facts: Any) -> kontor.Game:
    """Seat 0, with every permit, has just displaced the piece; seat 1 answers."""
    route, number = post.split("/")
    row: list[str | None] = [None] * len(kinds_of_posts(players)[route])
    row[int(number) - 1] = piece
    usual: dict[str, Any] = {
        "offices": {city: ["0t"] for city in ("cardiff", "carlisle", "london")},
        "supply": ["4t+1m"] + ["3t"] * (players - 1),
    }
    merged = {**usual, **facts, "posts": {route: row} | rows(facts.get("posts", {}))}
    by = "m" if kinds_of_posts(players)[route][int(number) - 1] == "m" else "t"
    fee = "1t" if piece == "1t" else "2t"
    return play(britannia(players, edition, **merged), f"displace {by} {post} paying {fee}")


def goals(game: kontor.Game, kind: str = "t") -> set[str]:
    """The routes where the displaced piece itself may go."""
    return {target.split("/")[0] for target in targets(game, f"settle {kind} ") if " from " not in target}


def extra_goals(game: kontor.Game, kind: str = "t", source: str = "stock") -> set[str]:
    """The routes where an extra from that source may go."""
    return {target.split("/")[0] for target in targets(game, f"settle {kind} ") if target.endswith(f" from {source}")}


# ---------------------------------------------------------------- displaced pieces


@pytest.mark.rule("BRIT-36")
def test_a_piece_displaced_in_england_stays_in_england(players: int, edition: str) -> None:
    # Cardiff–Coventry touches two Welsh routes at Cardiff.
    game = displaced(players, edition, "cardiff-coventry/1")
    assert game.decider == 1
    assert goals(game) == {"cardiff-oxford", "cambridge-coventry", "coventry-hereford", "coventry-nottingham"}
    assert clause(game, "settle t cardiff-montgomery/1") == "BRIT-36"
    assert clause(game, "settle t cardiff-pembroke/3") == "BRIT-36"
    play(game, "settle t cardiff-oxford/1")
    assert at(game, "cardiff-oxford/1") == "1t"


@pytest.mark.rule("BRIT-36")
def test_a_piece_displaced_in_england_does_not_go_to_scotland(edition: str) -> None:
    game = displaced(4, edition, "carlisle-richmond/1")
    assert goals(game) == {"carlisle-chester", "carlisle-durham", "lancaster-richmond"}
    assert clause(game, "settle t carlisle-falkirk/1") == "BRIT-36"
    assert clause(game, "settle t carlisle-isle-of-man/1") == "BRIT-36"


@pytest.mark.rule("BRIT-37")
def test_a_piece_displaced_in_wales_goes_to_wales_or_england(players: int, edition: str) -> None:
    game = displaced(players, edition, "cardiff-montgomery/1")
    assert goals(game) == {
        *("cardiff-coventry", "cardiff-oxford"),  # England
        *("cardiff-pembroke", "conway-montgomery", "hereford-montgomery", "montgomery-pembroke"),  # Wales
    }


@pytest.mark.rule("BRIT-37")
def test_a_piece_displaced_in_scotland_goes_to_scotland_or_england(edition: str) -> None:
    game = displaced(4, edition, "carlisle-falkirk/1")
    assert goals(game) == {
        *("carlisle-chester", "carlisle-durham", "carlisle-richmond"),  # England
        *("carlisle-isle-of-man", "falkirk-glasgow"),  # Scotland
    }


@pytest.mark.rule("BRIT-37")
def test_no_displaced_piece_passes_between_wales_and_scotland(edition: str) -> None:
    # The two sea routes of the Isle of Man are adjacent; one is Scottish, one Welsh.
    scottish = displaced(4, edition, "carlisle-isle-of-man/1")
    assert clause(scottish, "settle t conway-isle-of-man/3") == "BRIT-37"
    assert goals(scottish) == {"carlisle-chester", "carlisle-durham", "carlisle-falkirk", "carlisle-richmond"}
    welsh = displaced(4, edition, "conway-isle-of-man/3")
    assert clause(welsh, "settle t carlisle-isle-of-man/1") == "BRIT-37"
    assert goals(welsh) == {"chester-conway", "conway-montgomery"}


@pytest.mark.rule("BRIT-38")
def test_an_extra_is_bound_by_the_country_of_the_displacement_too(players: int, edition: str) -> None:
    english = displaced(players, edition, "cardiff-coventry/1")
    assert extra_goals(english) == goals(english)
    assert clause(english, "settle t cardiff-montgomery/1 from stock") == "BRIT-38"
    welsh = displaced(players, edition, "cardiff-montgomery/1")
    assert extra_goals(welsh) == goals(welsh)
    play(welsh, "settle t cardiff-pembroke/1", "settle t cardiff-oxford/1 from stock")
    assert at(welsh, "cardiff-pembroke/1") == at(welsh, "cardiff-oxford/1") == "1t"


@pytest.mark.rule("BRIT-38")
def test_an_extra_of_a_scottish_displacement_does_not_go_to_wales(edition: str) -> None:
    game = displaced(4, edition, "carlisle-isle-of-man/1")
    assert clause(game, "settle t conway-isle-of-man/3 from stock") == "BRIT-38"
    assert clause(game, "settle t carlisle-falkirk/1 from stock") is None


@pytest.mark.rule("BRIT-38")
def test_the_displaced_player_needs_no_permit(players: int, edition: str) -> None:
    # All permits are with seat 0, which has used that of Cardiff.
    game = play(displaced(players, edition, "cardiff-montgomery/1", "1m"), "settle m cardiff-pembroke/1")
    play(game, "settle t cardiff-pembroke/2 from stock", "settle t cardiff-pembroke/3 from stock")
    assert [at(game, f"cardiff-pembroke/{n}") for n in (1, 2, 3)] == ["1m", "1t", "1t"]
    assert permits_used(game) == ["cardiff"]


@pytest.mark.rule("BRIT-38")
def test_an_extra_from_a_post_is_bound_by_the_displacement_not_by_its_own_country(edition: str) -> None:
    # Stock and supply of seat 1 are empty: the extra is its trader on Chester–Hereford, in England.
    facts: dict[str, Any] = {"offices": {**MANY_OFFICES, "london": ["0t"]}, "supply": "4t+1m 0 3t"}
    english = {"chester-hereford": ["1t", None, None, None]}
    game = displaced(3, edition, "cardiff-montgomery/1", **facts, posts=english)
    play(game, "settle t cardiff-oxford/1", "settle t cardiff-pembroke/1 from chester-hereford/1")
    assert at(game, "cardiff-pembroke/1") == "1t"
    assert at(game, "chester-hereford/1") is None
    # And the other way round: a piece from Wales as the extra of a displacement in England.
    welsh = {"chester-conway": ["1t", None, None]}
    game = displaced(3, edition, "cardiff-coventry/1", **facts, posts=welsh)
    assert clause(game, "settle t cardiff-pembroke/1 from chester-conway/1") == "BRIT-38"
    assert clause(game, "settle t cardiff-oxford/1 from chester-conway/1") is None


@pytest.mark.rule("BRIT-39")
def test_the_search_for_a_post_walks_over_a_country_where_the_piece_may_not_stay() -> None:
    # From Conway–Isle of Man in Wales: the Welsh neighbours are full, the Scottish one is forbidden. Two steps
    # away lie the English routes of Carlisle, reached over that Scottish route, and the other Welsh ones.
    game = displaced(4, "bigbox", "conway-isle-of-man/3", posts="chester-conway 2t 2t 2t, conway-montgomery 3t 3t 3t")
    assert goals(game) == {
        *("carlisle-durham", "carlisle-richmond"),  # by way of Scotland
        *("carlisle-chester", "chester-hereford"),
        *("cardiff-montgomery", "hereford-montgomery", "montgomery-pembroke"),
    }
    assert clause(game, "settle t carlisle-isle-of-man/1") == "BRIT-37"
    assert clause(game, "settle t carlisle-falkirk/1") == "BRIT-37"
    assert clause(game, "settle t lancaster-richmond/1") == "DISPLACE-23"  # three steps


@pytest.mark.rule("BRIT-39")
def test_a_free_post_in_a_forbidden_country_does_not_stop_the_search() -> None:
    # From Hereford–Lancaster in England: its English neighbours are full, Hereford–Montgomery in Wales is free.
    game = displaced(
        3,
        "bigbox",
        "hereford-lancaster/1",
        posts=rows(
            "chester-hereford 2t 2t 2t 2t, coventry-hereford 2t 2t 2t, durham-lancaster 1t 1t 1t, "
            "lancaster-richmond 0t 0t"
        ),
        supply="4t+1m 3t 3t",
    )
    assert clause(game, "settle t hereford-montgomery/1") == "BRIT-36"
    assert goals(game) == {
        *("cambridge-coventry", "cardiff-coventry", "coventry-nottingham"),
        *("carlisle-durham", "durham-newcastle", "durham-york", "carlisle-richmond"),
    }


# ---------------------------------------------------------------- Move


@pytest.mark.rule("BRIT-40")
def test_moving_in_wales_needs_and_uses_no_permit(britannia: Situation) -> None:
    row = {"cardiff-montgomery": ["0t", None, None]}
    game = play(britannia(posts=row), "lift cardiff-montgomery/1", "drop cardiff-montgomery/1 chester-conway/1", "done")
    assert at(game, "chester-conway/1") == "0t"
    owner = britannia(posts=row, offices="cardiff 0t")
    play(owner, "lift cardiff-montgomery/1", "drop cardiff-montgomery/1 chester-conway/1", "done")
    assert permits_used(owner) == []
    assert clause(owner, "place t cardiff-montgomery/1") is None


@pytest.mark.rule("BRIT-40")
def test_moving_in_scotland_needs_no_permit(edition: str) -> None:
    game = britannia(4, edition, posts="carlisle-falkirk 0t -")
    play(game, "lift carlisle-falkirk/1", "drop carlisle-falkirk/1 edinburgh-glasgow/2", "done")
    assert at(game, "edinburgh-glasgow/2") == "0t"


def lifted(players: int, edition: str, post: str, length: int) -> kontor.Game:
    """Seat 0 holds all permits and has its trader of the first post of the route in hand."""
    route = post.split("/")[0]
    game = everywhere(players, edition, posts={route: ["0t", *[None] * (length - 1)]})
    return play(game, f"lift {post}")


@pytest.mark.rule("BRIT-41", "EXAMPLE-BRIT-05")
def test_a_piece_lifted_in_england_is_put_down_in_england_whatever_permits_one_has(players: int, edition: str) -> None:
    game = lifted(players, edition, "london-oxford/1", 4)
    assert clause(game, "drop london-oxford/1 chester-conway/1") == "BRIT-41"
    assert clause(game, "drop london-oxford/1 durham-york/1") is None
    scottish = SCOTTISH_ROUTES if players == 4 else set()
    assert routes(game, "drop london-oxford/1 ") == kinds_of_posts(players).keys() - WELSH_ROUTES - scottish
    if players == 4:
        assert clause(game, "drop london-oxford/1 falkirk-glasgow/1") == "BRIT-41"


@pytest.mark.rule("BRIT-42", "EXAMPLE-BRIT-05")
def test_a_piece_lifted_in_wales_is_put_down_in_wales_or_england(players: int, edition: str) -> None:
    game = lifted(players, edition, "cardiff-montgomery/1", 3)
    scottish = SCOTTISH_ROUTES if players == 4 else set()
    assert routes(game, "drop cardiff-montgomery/1 ") == kinds_of_posts(players).keys() - scottish
    if players == 4:
        assert clause(game, "drop cardiff-montgomery/1 falkirk-glasgow/1") == "BRIT-42"
    play(game, "drop cardiff-montgomery/1 london-oxford/1", "done")
    assert at(game, "london-oxford/1") == "0t"


@pytest.mark.rule("BRIT-42")
def test_a_piece_lifted_in_scotland_is_put_down_in_scotland_or_england(edition: str) -> None:
    game = lifted(4, edition, "carlisle-falkirk/1", 2)
    assert routes(game, "drop carlisle-falkirk/1 ") == kinds_of_posts(4).keys() - WELSH_ROUTES
    assert clause(game, "drop carlisle-falkirk/1 conway-montgomery/1") == "BRIT-42"


@pytest.mark.rule("BRIT-43")
def test_an_exchange_between_wales_and_england_fails_for_the_english_piece(britannia: Situation) -> None:
    game = britannia(posts="cardiff-montgomery 0t - -, london-oxford 0m - - -")
    play(game, "lift cardiff-montgomery/1", "lift london-oxford/1")
    assert clause(game, "drop london-oxford/1 cardiff-montgomery/1") == "BRIT-41"
    assert clause(game, "drop cardiff-montgomery/1 london-oxford/1") is None
    play(game, "drop cardiff-montgomery/1 london-oxford/1", "drop london-oxford/1 cardiff-oxford/1", "done")
    assert at(game, "london-oxford/1") == "0t"
    assert at(game, "cardiff-oxford/1") == "0m"


@pytest.mark.rule("BRIT-43")
@pytest.mark.parametrize(
    ("one", "other"), [("cardiff-montgomery", "chester-conway"), ("london-oxford", "cardiff-oxford")]
)
def test_pieces_of_one_country_exchange_their_posts(britannia: Situation, one: str, other: str) -> None:
    length = 3 if one == "cardiff-montgomery" else 4
    game = britannia(posts={one: ["0t", *[None] * (length - 1)], other: ["0m", *[None] * (length - 1)]})
    play(game, f"lift {one}/1", f"lift {other}/1", f"drop {one}/1 {other}/1", f"drop {other}/1 {one}/1", "done")
    assert at(game, f"{one}/1") == "0m"
    assert at(game, f"{other}/1") == "0t"


@pytest.mark.rule("BRIT-43")
def test_an_exchange_between_wales_and_scotland_fails_for_both(edition: str) -> None:
    game = britannia(4, edition, posts="cardiff-montgomery 0t - -, carlisle-falkirk 0m -")
    play(game, "lift cardiff-montgomery/1", "lift carlisle-falkirk/1")
    assert clause(game, "drop cardiff-montgomery/1 carlisle-falkirk/1") == "BRIT-42"
    assert clause(game, "drop carlisle-falkirk/1 cardiff-montgomery/1") == "BRIT-42"


# ---------------------------------------------------------------- ship posts

SEA_ROUTES = {
    3: {
        "calais-canterbury": ["t", "m", "t"],
        "calais-southampton": ["t", "m", "m"],
        "carlisle-isle-of-man": ["t", "m", "m"],
        "conway-isle-of-man": ["m", "m", "t"],
    },
    4: {
        "calais-canterbury": ["t", "m", "t"],
        "calais-southampton": ["t", "m", "m"],
        "carlisle-chester": ["t", "m", "m"],
        "carlisle-isle-of-man": ["t", "m", "m"],
        "conway-isle-of-man": ["m", "m", "t"],
    },
}


# The chapter on the East board speaks of ship posts for the Big Box alone.
SHIP_POST = {"bigbox": "EAST-26", "classic": "BRIT-44"}
DISPLACED_FROM_SHIP = {"bigbox": "EAST-27", "classic": "BRIT-44"}


@pytest.mark.rule("BRIT-44")
def test_only_a_merchant_is_placed_on_a_ship_post(players: int, edition: str) -> None:
    game = everywhere(players, edition)
    for route, kinds in SEA_ROUTES[players].items():
        for number, kind in enumerate(kinds, 1):
            expected = SHIP_POST[edition] if kind == "m" else None
            assert clause(game, f"place t {route}/{number}") == expected
            assert clause(game, f"place m {route}/{number}") is None


@pytest.mark.rule("BRIT-44")
def test_a_merchant_on_a_ship_post_is_displaced_only_by_a_merchant(edition: str) -> None:
    facts: dict[str, Any] = {"posts": "calais-southampton - 1m -"}
    game = britannia(3, edition, **facts, supply="3t+1m 3t 3t")
    assert clause(game, "displace t calais-southampton/2 paying 2t") == DISPLACED_FROM_SHIP[edition]
    play(game, "displace m calais-southampton/2 paying 2t")
    assert at(game, "calais-southampton/2") == "0m"
    assert supply(game, 0) == "1t"
    without = britannia(3, edition, **facts)
    assert legal(without, "displace") == []


@pytest.mark.rule("BRIT-44")
def test_a_displaced_trader_does_not_see_a_ship_post(edition: str) -> None:
    # Calais–Canterbury: its neighbours are Calais–Southampton, free on ship posts only, and Canterbury–London.
    game = displaced(3, edition, "calais-canterbury/1", posts="calais-southampton 2t - -, canterbury-london 2t 2t 2t")
    assert clause(game, "settle t calais-southampton/2") == SHIP_POST[edition]
    assert goals(game) == {"cambridge-london", "london-oxford", "salisbury-southampton"}
    assert extra_goals(game, "m") == {"calais-southampton"}  # a merchant from the stock does


@pytest.mark.rule("BRIT-44")
def test_a_moved_trader_is_not_put_on_a_ship_post(edition: str) -> None:
    game = play(britannia(3, edition, posts="london-oxford 0t 0m - -"), "lift london-oxford/1", "lift london-oxford/2")
    assert clause(game, "drop london-oxford/1 calais-southampton/2") == SHIP_POST[edition]
    assert clause(game, "drop london-oxford/1 calais-southampton/1") is None
    assert clause(game, "drop london-oxford/2 calais-southampton/2") is None


@pytest.mark.rule("BRIT-44")
def test_no_marker_brings_a_trader_to_a_ship_post(edition: str) -> None:
    game = britannia(3, edition, posts="london-oxford 1t - - -", markers="unused move-three")
    play(game, "use move-three", "lift london-oxford/1")
    assert clause(game, "drop london-oxford/1 calais-canterbury/2") == SHIP_POST[edition]
    assert clause(game, "drop london-oxford/1 calais-canterbury/1") is None


@pytest.mark.rule("BRIT-44")
def test_a_trader_on_a_ship_post_is_no_position_of_this_board() -> None:
    with pytest.raises(ValueError, match=r"EAST-26|BRIT-44"):
        britannia(posts="calais-southampton - 0t -")
