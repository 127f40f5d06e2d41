"""DUO-PL-07 to -09, -18 and DUO-BR-10 to -14, -27: displacing a neutral trader."""

import pytest

from tests.clauses.duo import duel, neutral_offices, neutral_posts
from tests.clauses.reading import at, in_stock, pieces_on_posts, supply, targets
from tests.support import clause, legal, play, rows

# A neutral trader on the first post of Hamburg–Lüneburg, and the posts of the routes that touch it.
LONE = rows("hamburg-lueneburg nt - - -")
PUSH = "displace t hamburg-lueneburg/1 paying 1t"
ADJACENT = sorted(
    [f"bremen-hamburg/{n}" for n in (1, 2, 3, 4)]
    + [f"{route}/{n}" for route in ("hamburg-luebeck", "hamburg-stade") for n in (1, 2, 3)]
    + [f"{route}/{n}" for route in ("hannover-lueneburg", "lueneburg-perleberg") for n in (1, 2, 3)]
)


# ---------------------------------------------------------------- the active player


@pytest.mark.rule("DUO-PL-07", "DUO-BR-10")
def test_displacing_a_neutral_trader_costs_a_fee_of_one(duo: str) -> None:
    game = duel(duo, posts=LONE, supply="2t 6t")
    before = in_stock(game, 0)
    play(game, PUSH)
    assert at(game, "hamburg-lueneburg/1") == "0t"
    assert supply(game, 0) == "0"
    assert in_stock(game, 0) == [before[0] + 1, before[1]]
    assert game.actions_left == 1


@pytest.mark.rule("DUO-PL-07", "DUO-BR-10")
def test_neither_more_nor_less_is_paid_for_a_neutral_trader(duo: str) -> None:
    game = duel(duo, posts=LONE, supply="4t+1m 6t")
    assert clause(game, PUSH) is None
    assert clause(game, "displace t hamburg-lueneburg/1 paying 1m") is None
    assert clause(game, "displace t hamburg-lueneburg/1 paying 2t") == "DISPLACE-02"
    poor = duel(duo, posts=LONE, supply="1t 6t")
    assert clause(poor, PUSH) == "DISPLACE-04"


@pytest.mark.rule("DUO-PL-07")
def test_a_neutral_trader_occupies_its_post_and_is_not_moved_by_a_move(edition: str) -> None:
    game = duel("classic", edition=edition, posts="hamburg-lueneburg nt 0t - -", supply="4t 6t")
    assert clause(game, "place t hamburg-lueneburg/1") == "PLACE-02"
    assert clause(game, "lift hamburg-lueneburg/2") is None
    assert clause(game, "lift hamburg-lueneburg/1") == "MOVE-06"


@pytest.mark.rule("DUO-PL-07")
def test_a_route_with_a_neutral_trader_is_nobodys_to_establish() -> None:
    game = duel("classic", posts="kampen-osnabrueck 0t nt", supply="3t 6t")
    assert clause(game, "route kampen-osnabrueck office osnabrueck") == "ROUTE-01"


# ---------------------------------------------------------------- the other player answers


@pytest.mark.rule("DUO-PL-08", "DUO-BR-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_player_places_the_neutral_trader_and_one_more_on_adjacent_routes(duo: str, seat: int) -> None:
    game = play(duel(duo, posts=LONE, turn=seat), PUSH)
    other = 1 - seat
    assert (game.turn, game.decider) == (seat, other)
    assert targets(game, "settle t ") == sorted([*ADJACENT, *(f"{post} from stock" for post in ADJACENT)])
    play(game, "settle t hamburg-stade/2", "settle t lueneburg-perleberg/3 from stock")
    assert neutral_posts(game) == ["hamburg-stade/2", "lueneburg-perleberg/3"]
    assert (game.turn, game.decider, game.actions_left) == (seat, seat, 1)


@pytest.mark.rule("DUO-PL-08", "DUO-BR-10")
def test_both_neutral_traders_may_go_to_one_route_in_any_order(duo: str) -> None:
    game = play(duel(duo, posts=LONE), PUSH, "settle t hannover-lueneburg/3 from stock")
    assert game.decider == 1
    play(game, "settle t hannover-lueneburg/1")
    assert neutral_posts(game) == ["hannover-lueneburg/1", "hannover-lueneburg/3"]
    assert game.decider == 0


@pytest.mark.rule("DUO-PL-08", "DUO-BR-10")
def test_the_normal_rules_say_where_neutral_traders_may_go(duo: str) -> None:
    game = play(duel(duo, posts={**LONE, "hamburg-stade": ["0t", None, None]}), PUSH)
    assert clause(game, "settle t hamburg-lueneburg/2") == "DISPLACE-22"
    assert clause(game, "settle t hamburg-lueneburg/2 from stock") == "DISPLACE-22"
    assert clause(game, "settle t hannover-minden/1") == "DISPLACE-23"
    assert clause(game, "settle t hamburg-stade/1") == "DISPLACE-21"


@pytest.mark.rule("DUO-PL-08", "DUO-BR-10")
def test_there_is_just_one_additional_neutral_trader(duo: str) -> None:
    game = play(duel(duo, posts=LONE), PUSH, "settle t hamburg-stade/1 from stock")
    assert clause(game, "settle t hamburg-stade/2 from stock") == "DISPLACE-10"
    play(game, "settle t hamburg-stade/2")
    assert clause(game, "settle t hamburg-stade/3 from stock") == "DISPLACE-10"


@pytest.mark.rule("DUO-PL-08", "DUO-BR-10")
def test_the_additional_trader_comes_from_the_neutral_stock_and_from_nowhere_else(duo: str) -> None:
    # Seat 1 has a trader on a post, traders and a merchant in supply, traders in stock: none of them is touched.
    game = duel(duo, posts={**LONE, "arnheim-kampen": ["1t", None, None]}, supply="5t 6t+1m")
    before = in_stock(game, 1)
    play(game, PUSH)
    assert clause(game, "settle t hamburg-stade/1 from supply") == "DISPLACE-18"
    assert clause(game, "settle t hamburg-stade/1 from arnheim-kampen/1") == "DISPLACE-18"
    play(game, "settle t hamburg-stade/2", "settle t hamburg-stade/3 from stock")
    assert neutral_posts(game) == ["hamburg-stade/2", "hamburg-stade/3"]
    assert (supply(game, 1), in_stock(game, 1)) == ("6t+1m", before)
    assert at(game, "arnheim-kampen/1") == "1t"


@pytest.mark.rule("DUO-PL-01", "DUO-BR-02")
def test_the_additional_piece_is_never_a_merchant(duo: str) -> None:
    game = play(duel(duo, posts=LONE, abilities="- / book 2"), PUSH)
    assert all(action.startswith("settle t ") for action in legal(game))
    assert clause(game, "settle m hamburg-stade/1 from stock") == "DISPLACE-19"


@pytest.mark.rule("DUO-PL-09", "DUO-BR-12")
def test_the_additional_trader_may_be_declined_but_the_displaced_one_must_be_placed(duo: str) -> None:
    game = play(duel(duo, posts=LONE), PUSH)
    assert clause(game, "decline") == "DISPLACE-13"
    play(game, "settle t hamburg-stade/1", "decline")
    assert neutral_posts(game) == ["hamburg-stade/1"]
    assert (game.turn, game.decider) == (0, 0)


@pytest.mark.rule("DUO-PL-09", "DUO-BR-12")
def test_an_additional_trader_placed_first_does_not_free_from_placing_the_displaced_one(duo: str) -> None:
    game = play(duel(duo, posts=LONE), PUSH, "settle t hamburg-stade/1 from stock")
    assert clause(game, "decline") == "DISPLACE-13"
    assert targets(game, "settle t ") == [post for post in ADJACENT if post != "hamburg-stade/1"]


# ---------------------------------------------------------------- borders and ships


@pytest.mark.rule("DUO-BR-11")
def test_neutral_traders_displaced_in_england_stay_in_england(edition: str) -> None:
    game = duel("britannia", "britannia", edition=edition, posts="cardiff-coventry nt - -")
    play(game, "displace t cardiff-coventry/1 paying 1t")
    assert clause(game, "settle t cardiff-montgomery/1") == "BRIT-36"
    assert clause(game, "settle t cardiff-pembroke/1 from stock") == "BRIT-38"
    play(game, "settle t cardiff-oxford/1", "settle t coventry-hereford/1 from stock")
    assert neutral_posts(game) == ["cardiff-oxford/1", "coventry-hereford/1"]


@pytest.mark.rule("DUO-BR-11", "DUO-BR-34")
def test_neutral_traders_displaced_in_wales_go_to_wales_or_england_without_a_permit(edition: str) -> None:
    # Seat 0 may displace in Wales because of Cardiff; seat 1 has no permit and needs none.
    game = duel("britannia", "britannia", edition=edition, offices="cardiff 0t", posts="cardiff-montgomery nt - -")
    play(game, "displace t cardiff-montgomery/1 paying 1t")
    play(game, "settle t cardiff-pembroke/1", "settle t cardiff-oxford/1 from stock")
    assert neutral_posts(game) == ["cardiff-oxford/1", "cardiff-pembroke/1"]


@pytest.mark.rule("DUO-BR-11")
def test_a_neutral_trader_in_wales_is_displaced_with_a_permit_only() -> None:
    game = duel("britannia", "britannia", posts="cardiff-montgomery nt - -")
    assert clause(game, "displace t cardiff-montgomery/1 paying 1t") == "BRIT-23"


@pytest.mark.rule("DUO-BR-13")
def test_a_displaced_neutral_trader_and_its_extra_may_go_to_ship_posts() -> None:
    game = play(duel("britannia", "east", posts="luebeck-wismar nt - -"), "displace t luebeck-wismar/1 paying 1t")
    play(game, "settle t stralsund-wismar/1", "settle t stralsund-wismar/2 from stock")
    assert neutral_posts(game) == ["stralsund-wismar/1", "stralsund-wismar/2"]


@pytest.mark.rule("DUO-BR-13")
def test_neutral_traders_may_stand_on_the_ships_of_britannia(edition: str) -> None:
    game = duel("britannia", "britannia", edition=edition, posts="canterbury-london nt - -")
    play(game, "displace t canterbury-london/1 paying 1t", "settle t calais-canterbury/2", "decline")
    assert neutral_posts(game) == ["calais-canterbury/2"]


@pytest.mark.rule("DUO-BR-13")
def test_the_traders_of_the_players_still_stay_off_the_ships() -> None:
    game = duel("britannia", "east", posts="luebeck-wismar 1t - -")
    assert clause(game, "place t stralsund-wismar/1") == "EAST-26"
    play(game, "displace t luebeck-wismar/1 paying 1t")
    assert "stralsund-wismar/3" in targets(game, "settle t ")
    assert "stralsund-wismar/1" not in targets(game, "settle t ")


@pytest.mark.rule("DUO-BR-14")
@pytest.mark.parametrize(("board", "post"), [("east", "stralsund-wismar/1"), ("britannia", "calais-southampton/2")])
def test_only_a_merchant_displaces_a_neutral_trader_from_a_ship_for_a_fee_of_one(board: str, post: str) -> None:
    route, number = post.split("/")
    posts = [None, None, None]
    facts = {"posts": {route: [*posts[: int(number) - 1], "nt", *posts[int(number) :]]}, "supply": "3t+1m 6t"}
    game = duel("britannia", board, **facts)
    assert clause(game, f"displace t {post} paying 1t") == "DUO-BR-14"
    assert clause(game, f"displace m {post} paying 2t") == "DISPLACE-02"
    play(game, f"displace m {post} paying 1t")
    assert at(game, post) == "0m"
    assert supply(game, 0) == "2t"
    assert game.decider == 1


@pytest.mark.rule("DUO-BR-14")
def test_without_a_merchant_a_neutral_trader_on_a_ship_stays() -> None:
    game = duel("britannia", "east", posts="stralsund-wismar nt - nt", supply="5t 6t")
    assert legal(game, "displace") == ["displace t stralsund-wismar/3 paying 1t"]


# ---------------------------------------------------------------- when the neutral traders run out

# All 27 traders of a colour: 25 offices and two on posts.
ALL_OUT = {
    **{city: ["nt"] * 4 for city in ("arnheim", "stendal", "minden")},
    **{city: ["nt"] * 3 for city in ("hamburg", "perleberg", "osnabrueck")},
    **{city: ["nt"] * 2 for city in ("hildesheim", "luebeck")},
}


@pytest.mark.rule("DUO-PL-18", "DUO-BR-27")
def test_when_one_colour_runs_out_a_second_one_belongs_to_the_same_neutral_player(duo: str) -> None:
    game = duel(duo, offices=ALL_OUT, posts="dortmund-paderborn nt - nt")
    assert len(neutral_offices(game) + neutral_posts(game)) == 27
    play(game, "displace t dortmund-paderborn/1 paying 1t")
    play(game, "settle t dortmund-duisburg/1", "settle t dortmund-duisburg/2 from stock")
    # Dortmund–Duisburg holds a trader of each colour: it is a neutral route.
    assert game.decider == 0
    play(game, "neutral dortmund-duisburg office duisburg")
    assert neutral_posts(game) == ["dortmund-paderborn/3"]
    assert len(neutral_offices(game)) == 26


@pytest.mark.rule("DUO-PL-18", "DUO-BR-27")
def test_more_neutral_traders_than_one_colour_has_may_be_on_the_board(duo: str) -> None:
    posts = rows("dortmund-paderborn nt - nt, hamburg-stade nt nt -")
    game = duel(duo, offices=ALL_OUT, posts=posts)
    assert pieces_on_posts(game) == ["nt"] * 4
    play(game, "displace t dortmund-paderborn/1 paying 1t", "settle t paderborn-warburg/1")
    assert clause(game, "settle t paderborn-warburg/2 from stock") is None


# ---------------------------------------------------------------- what is said


@pytest.mark.rule("DUO-PL-08", "DUO-PL-09", "DUO-BR-10", "DUO-BR-12")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("decline", "settle.neutral_mandatory"),
        ("settle m hamburg-stade/1", "settle.neutral_kind"),
        ("settle m hamburg-stade/1 from stock", "settle.neutral_kind"),
        ("settle t hamburg-stade/1 from supply", "settle.neutral_order"),
        ("settle t hamburg-stade/1 from route", "settle.neutral_source"),
    ],
)
def test_a_refusal_speaks_of_neutral_traders_and_not_of_the_pieces_of_the_one_who_answers(
    duo: str, answer: str, reason: str
) -> None:
    refusal = play(duel(duo, posts=LONE, supply="4t 6t"), PUSH).why_not(answer)
    assert refusal is not None
    assert refusal.reason == reason
    assert "neutral" in refusal.message
    assert "your" not in refusal.message
