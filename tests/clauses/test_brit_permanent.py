"""BRIT-45, BRIT-46, BRIT-48 to BRIT-51, BRIT-53 and BRIT-54: sea routes and their permanent markers."""

from typing import Any

import pytest

import kontor
from tests.clauses.britannia import SCATTERED, SCOTTISH_ROUTES, WELSH_ROUTES, britannia, kinds_of_posts, routes
from tests.clauses.piles import unused, used
from tests.clauses.reading import at, offices, pieces_on_posts, supply, targets
from tests.support import Situation, clause, legal, play, score

MOVE_TWO = {"calais-canterbury": ["0t", "0m", "0t"]}
PLACE_TWO = {"calais-southampton": ["0t", "0m", "0m"]}


# ---------------------------------------------------------------- the sea routes and their markers


def established(players: int, edition: str, route: str, kinds: list[str]) -> kontor.Game:
    """Seat 0 has just established the route; a trader of seat 1 stands elsewhere in England."""
    return play(
        britannia(
            players,
            edition,
            posts={route: [f"0{kind}" for kind in kinds], "cardiff-oxford": ["1t", None, None, None]},
            abilities="book 1",
        ),
        f"route {route}",
    )


def offered(game: kontor.Game) -> str | None:
    """Which permanent marker the follow-up belongs to."""
    if legal(game, "settle"):
        return "place two"
    return "move two" if "end" not in legal(game) and legal(game, "lift") else None


@pytest.mark.rule("BRIT-45", "BRIT-54")
def test_which_sea_routes_have_a_permanent_marker(players: int) -> None:
    # The rulebook counts 5 sea routes; Carlisle–Chester is not on the side for 3, which has 4.
    sea = {route: kinds for route, kinds in kinds_of_posts(players).items() if "m" in kinds}
    assert len(sea) == {3: 4, 4: 5}[players]
    found = {route: offered(established(players, "bigbox", route, kinds)) for route, kinds in sea.items()}
    assert {route: marker for route, marker in found.items() if marker} == {
        "calais-canterbury": "move two",
        "calais-southampton": "place two",
        **({"carlisle-isle-of-man": "move two"} if players == 3 else {}),
    }


@pytest.mark.rule("BRIT-45")
def test_no_land_route_has_a_permanent_marker(players: int) -> None:
    for route, kinds in kinds_of_posts(players).items():
        if "m" not in kinds and route != "cardiff-oxford":
            assert (route, offered(established(players, "bigbox", route, kinds))) == (route, None)


@pytest.mark.rule("BRIT-54")
@pytest.mark.parametrize(
    ("players", "route", "kinds", "marker"),
    [
        (3, "calais-southampton", ["t", "m", "m"], "place two"),
        (4, "calais-southampton", ["t", "m", "m"], "place two"),
        (3, "calais-canterbury", ["t", "m", "t"], "move two"),
        (4, "calais-canterbury", ["t", "m", "t"], "move two"),
        (3, "carlisle-isle-of-man", ["t", "m", "m"], "move two"),
    ],
)
def test_each_permanent_marker_lies_at_its_route(
    edition: str, players: int, route: str, kinds: list[str], marker: str
) -> None:
    assert kinds_of_posts(players)[route] == kinds
    assert offered(established(players, edition, route, kinds)) == marker


@pytest.mark.rule("BRIT-46")
def test_a_permanent_marker_may_be_refused(players: int) -> None:
    moving = play(britannia(players, posts={**MOVE_TWO, **SCATTERED}), "route calais-canterbury")
    assert clause(moving, "done") is None
    before = pieces_on_posts(moving)
    play(moving, "done")
    assert pieces_on_posts(moving) == before
    placing = play(britannia(players, posts=PLACE_TWO, abilities="book 1"), "route calais-southampton", "decline")
    assert pieces_on_posts(placing) == []
    assert placing.actions_left == 1


@pytest.mark.rule("BRIT-46")
def test_a_permanent_marker_is_used_at_the_end_of_the_action_or_not_at_all(players: int) -> None:
    game = britannia(players, posts={**PLACE_TWO, **SCATTERED}, abilities="book 1")
    placing = "settle t conway-montgomery/1 from stock"
    assert clause(game, placing) == "DISPLACE-10"  # before
    play(game, "route calais-southampton office southampton")
    assert offices(game, "southampton") == ["0t"]  # after step 3
    assert clause(game, placing) is None
    assert clause(game, "income 1t") == "TURN-05"  # before anything else
    play(game, "decline")
    assert clause(game, placing) == "DISPLACE-10"  # afterwards
    assert clause(game, "income 1t") is None


@pytest.mark.rule("BRIT-46")
def test_the_permanent_move_is_over_with_the_action(players: int) -> None:
    game = play(britannia(players, posts={**MOVE_TWO, **SCATTERED}), "route calais-canterbury", "done")
    assert clause(game, "lift london-oxford/1") == "MOVE-06"  # a piece of seat 1: only an own Move is left


@pytest.mark.rule("BRIT-46")
def test_a_permanent_marker_works_each_time_its_route_is_established(players: int) -> None:
    game = britannia(
        players,
        posts={**MOVE_TWO, **SCATTERED},
        abilities="book 1",
        supply=["3t+1m"] + ["3t"] * (players - 1),
        markers="unused plus-4",
    )
    play(game, "use plus-4", "route calais-canterbury")
    play(game, "lift london-oxford/1", "drop london-oxford/1 london-oxford/2", "done")
    for kind, number in (("t", 1), ("m", 2), ("t", 3)):
        play(game, f"place {kind} calais-canterbury/{number}")
    play(game, "route calais-canterbury", "lift london-oxford/2", "drop london-oxford/2 london-oxford/3", "done")
    assert at(game, "london-oxford/3") == "1m"


@pytest.mark.rule("BRIT-46")
def test_a_permanent_marker_is_there_for_every_player() -> None:
    game = play(britannia(posts="calais-canterbury 1t 1m 1t, durham-york 2t - -"), "end")
    play(game, "route calais-canterbury", "lift durham-york/1", "drop durham-york/1 durham-york/3", "done")
    assert at(game, "durham-york/3") == "2t"


@pytest.mark.rule("BRIT-48")
def test_a_permanent_marker_is_never_taken_and_gives_no_points(britannia: Situation) -> None:
    game = play(britannia(posts={**MOVE_TWO, **SCATTERED}), "route calais-canterbury")
    play(game, "lift london-oxford/1", "drop london-oxford/1 cardiff-oxford/1", "done")
    assert unused(game, 0) == used(game, 0) == []
    assert score(game, 0, "markers") == 0
    play(game, "end")
    assert game.turn == 1  # nothing to replace


# ---------------------------------------------------------------- Move any 2 tradesmen


def moving_two(players: int, edition: str) -> kontor.Game:
    """Seat 0 has just established Calais–Canterbury."""
    return play(britannia(players, edition, posts={**MOVE_TWO, **SCATTERED}), "route calais-canterbury")


@pytest.mark.rule("BRIT-49")
def test_two_tradesmen_of_any_owners_are_moved_to_free_posts(players: int, edition: str) -> None:
    game = moving_two(players, edition)
    assert targets(game, "lift ") == [
        "cardiff-montgomery/1",
        "chester-conway/1",
        "durham-york/1",
        "durham-york/2",
        "london-oxford/1",
    ]
    play(game, "lift london-oxford/1", "lift durham-york/2")
    assert clause(game, "lift durham-york/1") == "BRIT-49"
    assert clause(game, "drop london-oxford/1 durham-york/1") == "BRIT-49"  # not free
    assert clause(game, "done") == "BRIT-49"  # one is still in hand
    play(game, "drop london-oxford/1 calais-canterbury/2", "drop durham-york/2 cardiff-oxford/1", "done")
    assert at(game, "calais-canterbury/2") == "1m"
    assert at(game, "cardiff-oxford/1") == "0t"
    assert (game.decider, game.actions_left) == (0, 1)


@pytest.mark.rule("BRIT-49")
def test_one_tradesman_alone_may_be_moved(players: int, edition: str) -> None:
    game = moving_two(players, edition)
    play(game, "lift cardiff-montgomery/1", "drop cardiff-montgomery/1 chester-conway/2", "done")
    assert at(game, "chester-conway/2") == "1t"


@pytest.mark.rule("BRIT-49")
def test_each_of_the_two_stays_within_its_country(players: int, edition: str) -> None:
    game = play(moving_two(players, edition), "lift cardiff-montgomery/1", "lift durham-york/2")
    assert routes(game, "drop cardiff-montgomery/1 ") == WELSH_ROUTES
    assert clause(game, "drop cardiff-montgomery/1 london-oxford/2") == "BRIT-49"
    assert clause(game, "drop durham-york/2 cardiff-montgomery/2") == "BRIT-49"  # own pieces too
    scottish = SCOTTISH_ROUTES if players == 4 else set()
    assert routes(game, "drop durham-york/2 ") == kinds_of_posts(players).keys() - WELSH_ROUTES - scottish


@pytest.mark.rule("BRIT-49")
def test_the_two_may_exchange_their_posts_within_one_country(players: int, edition: str) -> None:
    game = play(moving_two(players, edition), "lift london-oxford/1", "lift durham-york/1")
    play(game, "drop london-oxford/1 durham-york/1", "drop durham-york/1 london-oxford/1", "done")
    assert at(game, "london-oxford/1") == "2t"
    assert at(game, "durham-york/1") == "1m"


@pytest.mark.rule("BRIT-49")
def test_the_two_do_not_exchange_their_posts_between_two_countries(players: int, edition: str) -> None:
    game = play(moving_two(players, edition), "lift london-oxford/1", "lift cardiff-montgomery/1")
    assert clause(game, "drop london-oxford/1 cardiff-montgomery/1") == "BRIT-49"
    assert clause(game, "drop cardiff-montgomery/1 london-oxford/1") == "BRIT-49"


# ---------------------------------------------------------------- Place 2 tradesmen


def placing_two(players: int, **facts: Any) -> kontor.Game:
    """Seat 0 has just established Calais–Southampton. Off its desk it has 11 traders and 2 merchants."""
    usual: dict[str, Any] = {"posts": PLACE_TWO, "abilities": "book 1"}
    return play(britannia(players, **{**usual, **facts}), "route calais-southampton")


@pytest.mark.rule("BRIT-50")
def test_two_tradesmen_from_the_stock_go_to_wales_or_scotland(players: int) -> None:
    game = placing_two(players)
    abroad = WELSH_ROUTES | (SCOTTISH_ROUTES if players == 4 else set())
    assert routes(game, "settle t ") == routes(game, "settle m ") == abroad
    assert clause(game, "settle t london-oxford/1 from stock") == "BRIT-50"
    assert clause(game, "settle t calais-southampton/1 from stock") == "BRIT-50"
    last = "falkirk-glasgow/1" if players == 4 else "chester-conway/1"
    play(game, "settle t conway-montgomery/1 from stock", f"settle m {last} from stock")
    assert at(game, "conway-montgomery/1") == "0t"
    assert at(game, last) == "0m"
    assert (game.decider, game.actions_left) == (0, 1)
    assert supply(game, 0) == "3t"
    assert clause(game, "income 1t") is None  # the marker is done


@pytest.mark.rule("BRIT-50")
def test_one_tradesman_alone_may_be_placed(players: int) -> None:
    game = play(placing_two(players), "settle t conway-montgomery/1 from stock", "decline")
    assert pieces_on_posts(game) == ["0t"]
    assert game.actions_left == 1


@pytest.mark.rule("BRIT-50")
def test_the_posts_must_be_free(players: int) -> None:
    game = placing_two(players, posts={**PLACE_TWO, "chester-conway": ["1t", None, None]})
    assert clause(game, "settle t chester-conway/1 from stock") == "BRIT-50"
    play(game, "settle t chester-conway/2 from stock")
    assert clause(game, "settle t chester-conway/2 from stock") == "BRIT-50"


@pytest.mark.rule("BRIT-50")
def test_a_trader_from_the_stock_does_not_go_to_a_ship_post(players: int) -> None:
    game = placing_two(players)
    assert clause(game, "settle t conway-isle-of-man/1 from stock") == "EAST-26"
    assert clause(game, "settle m conway-isle-of-man/1 from stock") is None


@pytest.mark.rule("BRIT-51")
def test_the_supply_is_not_used_while_the_stock_holds_a_piece(players: int) -> None:
    game = placing_two(players, posts={**PLACE_TWO, "durham-york": ["0t", None, None]})
    assert clause(game, "settle t conway-montgomery/1 from supply") == "BRIT-51"
    assert clause(game, "settle t conway-montgomery/1 from durham-york/1") == "BRIT-51"
    assert all(target.endswith(" from stock") for target in targets(game, "settle "))


def with_supply(game: kontor.Game, amount: str) -> kontor.Game:
    """The same situation with another supply of seat 0; its stock is what remains."""
    position = game.position()
    position["supply"][0] = amount
    return kontor.from_position(position)


@pytest.mark.rule("BRIT-51")
def test_with_an_empty_stock_the_supply_is_used(players: int) -> None:
    game = with_supply(placing_two(players), "10t+2m")  # one trader left in the stock
    assert clause(game, "settle t conway-montgomery/1 from supply") == "BRIT-51"
    assert clause(game, "settle m conway-montgomery/1 from stock") == "BRIT-51"  # none there
    play(game, "settle t conway-montgomery/1 from stock")
    assert all(target.endswith(" from supply") for target in targets(game, "settle "))
    play(game, "settle m conway-montgomery/2 from supply")
    assert supply(game, 0) == "10t+1m"
    assert game.actions_left == 1


@pytest.mark.rule("BRIT-51")
def test_with_stock_and_supply_empty_own_pieces_on_posts_are_used() -> None:
    # Everything of seat 0 is on the board, but one trader in the supply.
    board = {"hereford": ["0t", "0t", "0t"], "carlisle": ["0t", "0t", "0t"], "york": ["0t"], "coventry": ["0m", "0m"]}
    row = {"durham-york": ["0t", "0t", "1t"], "cardiff-pembroke": ["0t", None, None]}
    position = placing_two(3).position()
    position.update(offices=board, posts=row, supply=["1t", "3t", "3t"])
    game = kontor.from_position(position)
    assert clause(game, "settle t conway-montgomery/1 from durham-york/1") == "BRIT-51"
    play(game, "settle t conway-montgomery/1 from supply")
    assert targets(game, "settle t conway-montgomery/2 from ") == [
        "cardiff-pembroke/1",
        "durham-york/1",
        "durham-york/2",
    ]
    play(game, "settle t conway-montgomery/2 from durham-york/1")
    assert at(game, "durham-york/1") is None
    assert at(game, "conway-montgomery/2") == "0t"


@pytest.mark.rule("BRIT-53")
def test_the_pieces_of_the_established_route_are_already_in_the_stock(players: int) -> None:
    # All 10 traders and no merchant elsewhere: the stock is empty until the route is established.
    game = placing_two(players, supply=["10t"] + ["3t"] * (players - 1))
    assert routes(game, "settle t ") >= WELSH_ROUTES
    play(game, "settle m conway-isle-of-man/1 from stock", "settle m conway-isle-of-man/2 from stock")
    assert supply(game, 0) == "10t"
    assert [at(game, f"conway-isle-of-man/{n}") for n in (1, 2)] == ["0m", "0m"]
