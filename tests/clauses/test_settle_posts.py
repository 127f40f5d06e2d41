"""DISPLACE-20 to -29: the posts that the displaced player may use."""

from typing import Any

import pytest

import kontor
from tests.clauses.reading import FULL_DESK, all_posts, at, pieces_on_posts, supply
from tests.support import Situation, clause, legal, play, rows, situation

Row = list[str | None]

# Coellen–Warburg lies at the edge: Paderborn–Warburg is the only route beside it on the side for 3 players,
# and beyond that come the three other routes of Paderborn.
ORIGIN: dict[str, Row] = {"coellen-warburg": ["1t", None, None, None]}
BEYOND = ["dortmund-paderborn", "hildesheim-paderborn", "minden-paderborn"]


def routes(game: kontor.Game, extra: bool = False) -> set[str]:
    """The routes where the displaced piece (or an extra) may be settled now."""
    posts = [action.split()[2] for action in legal(game, "settle") if (" from " in action) == extra]
    return {post.split("/")[0] for post in posts}


def at_the_edge(edition: str, posts: dict[str, Row] | None = None, kind: str = "t", **facts: Any) -> kontor.Game:
    """Seat 0 has just displaced seat 1's piece from Coellen–Warburg; seat 1 has traders in the stock."""
    row = {"coellen-warburg": [f"1{kind}", None, None, None], **(posts or {})}
    seats = facts.pop("supply", ["3t", "3t", "0"])
    game = situation(edition=edition, posts=row, supply=seats, **facts)
    return play(game, f"displace t coellen-warburg/1 paying {'1t' if kind == 't' else '2t'}")


@pytest.mark.rule("DISPLACE-20", "DISPLACE-21")
def test_routes_that_share_a_city_are_adjacent(situation: Situation) -> None:
    game = situation(posts="dortmund-paderborn - 1t -", supply="5t 6t 7t")
    play(game, "displace t dortmund-paderborn/2 paying 1t")
    near = {
        *(f"dortmund-duisburg/{n}" for n in (1, 2)),
        *(f"hildesheim-paderborn/{n}" for n in (1, 2, 3)),
        *(f"minden-paderborn/{n}" for n in (1, 2, 3)),
        *(f"paderborn-warburg/{n}" for n in (1, 2, 3)),
    }
    assert {action.split()[2] for action in legal(game, "settle") if "from" not in action} == near
    assert {action.split()[2] for action in legal(game, "settle") if "from" in action} == near
    assert clause(game, "settle t minden-muenster/1") == "DISPLACE-23"


@pytest.mark.rule("DISPLACE-20")
@pytest.mark.parametrize(
    ("players", "origin", "adjacent"),
    [
        (3, "hamburg-stade", {"bremen-hamburg", "hamburg-luebeck", "hamburg-lueneburg"}),
        (4, "hamburg-stade", {"bremen-hamburg", "hamburg-luebeck", "hamburg-lueneburg", "emden-stade"}),
        (3, "goettingen-quedlinburg", {"goslar-quedlinburg", "halle-quedlinburg"}),
        (5, "goettingen-quedlinburg", {"goslar-quedlinburg", "halle-quedlinburg", "goettingen-warburg"}),
        (3, "brunswiek-stendal", {"brunswiek-minden", "magdeburg-stendal", "perleberg-stendal"}),
        (3, "emden-groningen", {"emden-osnabrueck"}),
    ],
)
def test_adjacent_routes_by_the_board(situation: Situation, players: int, origin: str, adjacent: set[str]) -> None:
    row: Row = ["1t", None, None]
    if origin == "brunswiek-stendal":
        row.append(None)
    game = play(situation(players=players, posts={origin: row}), f"displace t {origin}/1 paying 1t")
    assert routes(game) == adjacent
    assert routes(game, extra=True) == adjacent


@pytest.mark.rule("DISPLACE-21")
def test_only_free_posts_of_an_adjacent_route_are_used(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["2t", None, "1t"]})
    assert [action for action in legal(game, "settle") if "from" not in action] == ["settle t paderborn-warburg/2"]
    assert clause(game, "settle t paderborn-warburg/1") == "DISPLACE-21"
    assert clause(game, "settle t paderborn-warburg/3") == "DISPLACE-21"


@pytest.mark.rule("DISPLACE-22")
def test_the_other_posts_of_the_same_route_are_never_used(edition: str) -> None:
    game = at_the_edge(edition)
    assert clause(game, "settle t coellen-warburg/2") == "DISPLACE-22"
    assert clause(game, "settle t coellen-warburg/2 from stock") == "DISPLACE-22"
    play(game, "settle t paderborn-warburg/1")
    assert clause(game, "settle t coellen-warburg/4 from stock") == "DISPLACE-22"


@pytest.mark.rule("DISPLACE-22")
def test_the_same_route_is_not_used_even_when_the_adjacent_one_is_full(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["2t", "2t", "2t"]})
    assert clause(game, "settle t coellen-warburg/2") == "DISPLACE-22"
    assert routes(game) == set(BEYOND)


@pytest.mark.rule("DISPLACE-23", "CLASSIC-13")
def test_with_the_adjacent_routes_full_the_piece_goes_to_distance_2(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["2t", "0t", "2t"]})
    assert routes(game) == set(BEYOND)
    assert routes(game, extra=True) == set(BEYOND)
    assert clause(game, "settle t minden-muenster/1") == "DISPLACE-23"  # distance 3
    play(game, "settle t dortmund-paderborn/1", "settle t minden-paderborn/1 from stock")
    assert game.decider == 0


@pytest.mark.rule("DISPLACE-23")
def test_with_distance_2_full_the_piece_goes_to_distance_3(edition: str) -> None:
    full = rows(
        "paderborn-warburg 2t 2t 2t, dortmund-paderborn 2t 2t 2t, hildesheim-paderborn 2t 2t 2t, "
        "minden-paderborn 0t 0t 1t"
    )
    game = at_the_edge(edition, full)
    assert routes(game) == {
        "dortmund-duisburg",
        "goslar-hildesheim",
        "bremen-minden",
        "brunswiek-minden",
        "hannover-minden",
        "minden-muenster",
    }
    assert clause(game, "settle t arnheim-muenster/1") == "DISPLACE-23"  # distance 4


@pytest.mark.rule("DISPLACE-23")
def test_a_nearer_free_post_is_not_skipped(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["2t", None, "2t"]})
    assert clause(game, "settle t minden-paderborn/1") == "DISPLACE-23"
    assert clause(game, "settle t minden-paderborn/1 from stock") == "DISPLACE-23"


@pytest.mark.rule("DISPLACE-23")
def test_an_extra_may_be_declined_instead_of_going_far(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["2t", None, "2t"]})
    play(game, "settle t paderborn-warburg/2", "decline")
    assert game.decider == 0
    assert pieces_on_posts(game).count("1t") == 1


@pytest.mark.rule("DISPLACE-24")
def test_the_distance_is_measured_again_for_each_piece(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["2t", None, None]}, kind="m")
    assert routes(game) == routes(game, extra=True) == {"paderborn-warburg"}
    play(game, "settle m paderborn-warburg/2")
    assert routes(game, extra=True) == {"paderborn-warburg"}  # its third post is still free
    play(game, "settle t paderborn-warburg/3 from stock")
    assert routes(game, extra=True) == set(BEYOND)


@pytest.mark.rule("DISPLACE-25", "EXAMPLE-DISPLACE-04")
def test_an_extra_may_take_the_last_near_post_before_the_displaced_piece(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["2t", None, "2t"]}, kind="m")
    play(game, "settle t paderborn-warburg/2 from stock")
    assert routes(game) == set(BEYOND)
    play(game, "settle m minden-paderborn/3", "decline")
    assert at(game, "paderborn-warburg/2") == "1t"
    assert at(game, "minden-paderborn/3") == "1m"


@pytest.mark.rule("EXAMPLE-DISPLACE-04")
def test_with_one_near_post_the_second_piece_goes_to_distance_2_or_is_declined(edition: str) -> None:
    one_free: dict[str, Row] = {"paderborn-warburg": ["2t", None, "2t"]}
    displaced_first = play(at_the_edge(edition, one_free), "settle t paderborn-warburg/2")
    assert routes(displaced_first, extra=True) == set(BEYOND)
    assert clause(displaced_first, "decline") is None

    extra_first = play(at_the_edge(edition, one_free), "settle t paderborn-warburg/2 from stock")
    assert routes(extra_first) == set(BEYOND)
    assert clause(extra_first, "decline") == "DISPLACE-13"


# ---------------------------------------------------------------- a full board


def full_board(edition: str, *free: str, supply: str = "2t", **facts: Any) -> kontor.Game:
    """Every post outside Coellen–Warburg is held but those named; seat 0 has just displaced seat 1 there."""
    posts: dict[str, Row] = {}
    number = 0
    for post in all_posts(5):
        route = post.split("/")[0]
        taken = route != "coellen-warburg" and post not in free
        posts.setdefault(route, []).append(f"{number % 5}t" if taken else None)
        number += taken
    posts["coellen-warburg"][0] = "1t"
    game = situation(
        edition=edition, players=5, posts=posts, abilities=[FULL_DESK] * 5, supply=f"3t {supply} 2t 2t 2t", **facts
    )
    return play(game, "displace t coellen-warburg/1 paying 1t")


@pytest.mark.rule("DISPLACE-26")
def test_a_displaced_piece_without_any_post_goes_to_the_stock(edition: str) -> None:
    # 107 posts, 103 of them on other routes: seat 1 keeps 21 traders there.
    game = full_board(edition)
    assert (game.turn, game.decider) == (0, 0)
    assert pieces_on_posts(game).count("1t") == 21
    assert supply(game, 1) == "2t"
    play(game, "end")
    # 26 traders less 21 and 2 leave 3 in the stock, the displaced one among them, and the 4 merchants.
    assert clause(game, "income 4t+4m") == "INCOME-02"
    assert clause(game, "income 3t+4m") is None


@pytest.mark.rule("DISPLACE-26")
def test_an_extra_without_any_post_is_not_taken(edition: str) -> None:
    game = full_board(edition, "arnheim-duisburg/1")
    assert game.decider == 1
    assert {action.split()[2] for action in legal(game, "settle")} == {"arnheim-duisburg/1"}
    play(game, "settle t arnheim-duisburg/1")
    assert (game.turn, game.decider) == (0, 0)
    assert at(game, "arnheim-duisburg/1") == "1t"


@pytest.mark.rule("DISPLACE-25")
def test_an_extra_never_takes_the_very_last_post_of_the_displaced_piece(edition: str) -> None:
    game = full_board(edition, "arnheim-duisburg/1")
    assert legal(game) == ["settle t arnheim-duisburg/1"]
    assert clause(game, "settle m arnheim-duisburg/1 from stock") == "DISPLACE-25"


@pytest.mark.rule("DISPLACE-25")
def test_an_extra_takes_the_last_but_one_post(edition: str) -> None:
    near, far = "paderborn-warburg/1", "arnheim-duisburg/1"
    game = full_board(edition, near, far)
    assert clause(game, f"settle m {near} from stock") is None
    play(game, f"settle m {near} from stock")
    assert legal(game) == [f"settle t {far}"]


@pytest.mark.rule("DISPLACE-25", "DISPLACE-17")
def test_an_extra_from_a_post_may_take_the_last_one_since_its_own_becomes_free(edition: str) -> None:
    # Seat 1 has 21 traders on posts, the displaced one, and all others in offices.
    offices = {"minden": ["1t"] * 4, "hamburg": ["1m"] * 3, "emden": ["1m"]}
    game = full_board(edition, "paderborn-warburg/1", supply="0", offices=offices)
    own = next(post for post in all_posts(5) if at(game, post) == "1t" and "warburg" not in post)
    play(game, f"settle t paderborn-warburg/1 from {own}")
    assert legal(game) == [f"settle t {own}"]


# ---------------------------------------------------------------- an extra lifted from a post


def lifting(edition: str, posts: dict[str, Row]) -> kontor.Game:
    """As `at_the_edge`, but seat 1 has nothing in stock or supply: offices hold all that the posts do not."""
    on_posts = sum(piece == "1t" for row in {**ORIGIN, **posts}.values() for piece in row)
    traders = iter(["1t"] * (11 - on_posts))
    rooms = (("minden", 4), ("hamburg", 3), ("osnabrueck", 3))
    offices = {city: [piece for _, piece in zip(range(room), traders, strict=False)] for city, room in rooms}
    return at_the_edge(edition, posts, offices={**offices, "emden": ["1m"]}, supply="3t 0 0")


@pytest.mark.rule("DISPLACE-17")
def test_a_lifted_extra_does_not_skip_its_own_nearer_post(edition: str) -> None:
    # Paderborn–Warburg is the only adjacent route, and full; one of its posts is seat 1's own.
    game = lifting(edition, {"paderborn-warburg": ["2t", "1t", "2t"]})
    assert routes(game) == set(BEYOND)
    assert routes(game, extra=True) == set()
    assert clause(game, "settle t minden-paderborn/1 from paderborn-warburg/2") == "DISPLACE-23"
    play(game, "settle t minden-paderborn/1")
    assert game.decider == 0  # no extra has a post to go to


@pytest.mark.rule("DISPLACE-17")
def test_a_lifted_extra_may_go_to_another_post_at_the_same_distance(edition: str) -> None:
    game = lifting(edition, {"minden-paderborn": ["1t", None, None], "paderborn-warburg": ["2t"] * 3})
    assert routes(game, extra=True) == set(BEYOND)
    assert clause(game, "settle t minden-paderborn/2 from minden-paderborn/1") is None
    assert clause(game, "settle t dortmund-paderborn/1 from minden-paderborn/1") is None


@pytest.mark.rule("DISPLACE-17")
def test_a_lifted_extra_is_not_put_back_on_its_own_post(edition: str) -> None:
    game = lifting(edition, {"paderborn-warburg": [None, "1t", None]})
    assert clause(game, "settle t paderborn-warburg/2 from paderborn-warburg/2") == "DISPLACE-17"
    assert clause(game, "settle t paderborn-warburg/1 from paderborn-warburg/2") is None


@pytest.mark.rule("DISPLACE-17")
def test_a_far_piece_comes_to_the_nearest_free_post(edition: str) -> None:
    game = lifting(edition, {"paderborn-warburg": ["2t", None, "2t"], "hamburg-luebeck": ["1t", None, None]})
    assert [action for action in legal(game) if "from" in action] == [
        "settle t paderborn-warburg/2 from hamburg-luebeck/1"
    ]
    assert clause(game, "settle t minden-paderborn/2 from hamburg-luebeck/1") == "DISPLACE-23"


@pytest.mark.rule("DISPLACE-17")
def test_a_piece_on_the_route_of_displacement_leaves_no_nearer_post_behind(edition: str) -> None:
    # Its own post is free once it is lifted, but never a destination (DISPLACE-22).
    game = play(lifting(edition, {"coellen-warburg": ["1t", "1t", None, None]}), "settle t paderborn-warburg/1")
    assert routes(game, extra=True) == {"paderborn-warburg"}
    play(game, "settle t paderborn-warburg/2 from coellen-warburg/2")
    assert at(game, "coellen-warburg/2") is None


# ---------------------------------------------------------------- what settling does not do


@pytest.mark.rule("DISPLACE-27")
def test_a_route_filled_by_the_displaced_player_is_not_established(edition: str) -> None:
    game = at_the_edge(edition, {"paderborn-warburg": ["1t", None, None]}, offices="paderborn 1t", supply="3t 3t 7t")
    play(game, "settle t paderborn-warburg/2", "settle t paderborn-warburg/3 from stock")
    assert [at(game, f"paderborn-warburg/{n}") for n in (1, 2, 3)] == ["1t", "1t", "1t"]
    assert game.position()["prestige"] == [0, 0, 0]
    play(game, "end", "route paderborn-warburg")  # seat 1's own action
    assert game.position()["prestige"] == [0, 1, 0]
    assert at(game, "paderborn-warburg/1") is None


@pytest.mark.rule("DISPLACE-28")
def test_the_fee_is_never_the_extra_of_the_displaced_player(situation: Situation) -> None:
    # Seat 1 has only offices and the displaced trader; seat 0 has nothing in the stock.
    game = situation(
        posts=ORIGIN,
        offices="minden 1t 1t 1t 1t, hamburg 1t 1t 1t, osnabrueck 1t 1t 1t, emden 1m",
        supply="11t+1m 0 7t",
    )
    play(game, "displace t coellen-warburg/1 paying 1t")
    assert all("from" not in action for action in legal(game))
    play(game, "settle t paderborn-warburg/1")
    assert (game.turn, game.decider) == (0, 0)
    assert legal(game, "income") == ["income 1t"]  # the fee is seat 0's own
    play(game, "income 1t")
    assert supply(game, 0) == "10t+1m"


@pytest.mark.rule("DISPLACE-29")
def test_a_piece_placed_in_this_answer_is_not_picked_up_again(edition: str) -> None:
    # Seat 1: 9 traders in offices, 2 on a far route, nothing in supply or stock; its merchant is displaced.
    game = at_the_edge(
        edition,
        {"hamburg-luebeck": ["1t", "1t", None]},
        kind="m",
        offices="minden 1t 1t 1t 1t, hamburg 1t 1t 1t, osnabrueck 1t 1t",
        supply="3t 0 7t",
    )
    play(game, "settle m paderborn-warburg/1")
    assert clause(game, "settle m paderborn-warburg/2 from paderborn-warburg/1") == "DISPLACE-29"
    play(game, "settle t paderborn-warburg/2 from hamburg-luebeck/1")
    assert clause(game, "settle t paderborn-warburg/3 from paderborn-warburg/2") == "DISPLACE-29"
    assert {action.split()[-1] for action in legal(game, "settle")} == {"hamburg-luebeck/2"}
    play(game, "settle t paderborn-warburg/3 from hamburg-luebeck/2")
    assert game.decider == 0
    assert pieces_on_posts(game) == ["0t", "1m", "1t", "1t"]
