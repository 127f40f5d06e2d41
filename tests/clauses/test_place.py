"""PLACE: action B, one piece from the supply on a free post."""

import pytest

import kontor
from tests.clauses.reading import all_posts, at, offices, pieces_on_posts, supply, targets
from tests.support import Situation, clause, legal, play


@pytest.mark.rule("PLACE-01")
def test_one_piece_goes_from_the_supply_to_a_post(situation: Situation) -> None:
    game = play(situation(), "place t hamburg-luebeck/2")
    assert at(game, "hamburg-luebeck/2") == "0t"
    assert pieces_on_posts(game) == ["0t"]
    assert game.position()["supply"] == ["4t+1m", "6t+1m", "7t+1m"]
    assert game.actions_left == 1


@pytest.mark.rule("PLACE-01")
@pytest.mark.parametrize(("players", "posts"), [(3, 101), (4, 107)])
def test_any_post_of_the_empty_board_may_be_chosen(edition: str, players: int, posts: int) -> None:
    game = kontor.new_game(board="hansa", players=players, seed=1, edition=edition)
    assert len(legal(game, "place t ")) == posts
    assert len(legal(game, "place m ")) == posts


@pytest.mark.rule("PLACE-02")
@pytest.mark.parametrize("piece", ["0t", "1t", "1m"])
def test_an_occupied_post_is_not_free_whoever_stands_there(situation: Situation, piece: str) -> None:
    game = situation(posts={"hamburg-luebeck": [None, piece, None]}, supply="5t+1m 6t 7t")
    for kind in ("t", "m"):
        assert clause(game, f"place {kind} hamburg-luebeck/2") == "PLACE-02"
        assert clause(game, f"place {kind} hamburg-luebeck/1") is None


@pytest.mark.rule("PLACE-03")
@pytest.mark.parametrize("neighbours", [["0t", None, "0t"], ["1t", None, "2t"], ["0t", None, "1m"]])
def test_other_posts_of_the_route_may_be_occupied(situation: Situation, neighbours: list[str | None]) -> None:
    game = play(situation(posts={"hamburg-luebeck": neighbours}, supply="5t 6t 7t"), "place t hamburg-luebeck/2")
    assert [at(game, f"hamburg-luebeck/{n}") for n in (1, 2, 3)] == [neighbours[0], "0t", neighbours[2]]


@pytest.mark.rule("PLACE-04", "SETUP-14")
@pytest.mark.parametrize(("kind", "left"), [("t", "4t+1m"), ("m", "5t")])
def test_the_player_chooses_trader_or_merchant(situation: Situation, kind: str, left: str) -> None:
    game = play(situation(), f"place {kind} bremen-minden/3")
    assert at(game, "bremen-minden/3") == f"0{kind}"
    assert supply(game, 0) == left
    assert clause(game, "place t bremen-minden/3") == "PLACE-02"


@pytest.mark.rule("PLACE-05")
def test_the_second_piece_may_go_anywhere_again(situation: Situation) -> None:
    game = play(situation(), "place t emden-groningen/3")
    free = sorted(post for post in all_posts(3) if post != "emden-groningen/3")
    assert targets(game, "place t ") == free
    play(game, "place t halle-quedlinburg/1")  # at the other end of the board
    assert at(game, "halle-quedlinburg/1") == "0t"
    # Neither route is complete, and the turn may end like this.
    play(game, "end")
    assert game.turn == 1


@pytest.mark.rule("PLACE-06")
def test_filling_a_route_does_not_establish_it(situation: Situation) -> None:
    game = situation(
        posts="hamburg-luebeck 0t 0t -",
        offices="hamburg 0t",
        supply="3t",
        markers="hamburg-luebeck swap, stack develop",
    )
    play(game, "place t hamburg-luebeck/3")
    assert pieces_on_posts(game) == ["0t", "0t", "0t"]
    assert game.position()["prestige"] == [0, 0, 0]
    assert game.position()["markers"]["board"] == {"hamburg-luebeck": "swap"}
    assert game.actions_left == 1
    play(game, "route hamburg-luebeck office luebeck")  # that is an action of its own
    assert offices(game, "luebeck") == ["0t"]
    assert game.position()["prestige"] == [2, 0, 0]  # Hamburg controlled, and the coin of Lübeck
    assert game.actions_left == 0


@pytest.mark.rule("PLACE-07")
def test_nothing_is_placed_from_an_empty_supply(situation: Situation) -> None:
    game = situation(supply="0")
    assert legal(game, "place") == []
    assert clause(game, "place t hamburg-luebeck/1") == "PLACE-07"
    assert clause(game, "place m hamburg-luebeck/1") == "PLACE-07"


@pytest.mark.rule("PLACE-07")
def test_placing_ends_with_the_last_piece_of_the_supply(situation: Situation) -> None:
    game = play(situation(supply="1t"), "place t hamburg-luebeck/1")
    assert clause(game, "place t hamburg-luebeck/2") == "PLACE-07"
    assert legal(game, "place") == []


@pytest.mark.rule("PLACE-01", "PLACE-07")
@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("own", ["1t", "1m"])
def test_each_player_places_from_the_own_supply_only(situation: Situation, seat: int, own: str) -> None:
    alone = ["0"] * 5
    alone[seat] = own
    game = play(situation(players=5, turn=seat, supply=alone), f"place {own[1]} hamburg-luebeck/1")
    assert at(game, "hamburg-luebeck/1") == f"{seat}{own[1]}"
    assert game.position()["supply"] == ["0"] * 5

    all_others = ["1t+1m"] * 5
    all_others[seat] = "0"
    game = situation(players=5, turn=seat, supply=all_others)
    assert clause(game, f"place {own[1]} hamburg-luebeck/1") == "PLACE-07"
    assert legal(game, "place") == []
