"""MOVE: action D, own pieces lifted from posts and put on free posts."""

from typing import Any

import pytest

import kontor
from tests.clauses.reading import all_posts, at, offices, pieces_on_posts, supply, targets
from tests.support import Rows, Situation, clause, legal, play, rows, situation

OTHERS = ["6t", "7t"]  # seats 1 and 2


def three_on_the_road(edition: str = "bigbox", **facts: Any) -> kontor.Game:
    """Seat 0 has two traders and a merchant on two routes, seat 1 a trader between them."""
    posts = {"hamburg-luebeck": ["0t", "1t", "0t"], "bremen-minden": [None, "0m", None]}
    return situation(edition=edition, posts=posts, supply=["3t", *OTHERS], **facts)


@pytest.mark.rule("MOVE-01")
def test_pieces_of_several_routes_go_to_several_routes(edition: str) -> None:
    game = play(three_on_the_road(edition), "lift hamburg-luebeck/1", "lift bremen-minden/2")
    assert game.actions_left == 1  # the first lift opens the action
    play(game, "drop hamburg-luebeck/1 coellen-warburg/4", "drop bremen-minden/2 emden-groningen/1", "done")
    assert at(game, "coellen-warburg/4") == "0t"
    assert at(game, "emden-groningen/1") == "0m"
    assert at(game, "hamburg-luebeck/1") is None
    assert at(game, "bremen-minden/2") is None
    assert pieces_on_posts(game) == ["0m", "0t", "0t", "1t"]
    assert (game.decider, game.actions_left) == (0, 1)


@pytest.mark.rule("MOVE-01")
def test_pieces_of_one_route_may_go_to_one_route(edition: str) -> None:
    game = play(three_on_the_road(edition), "lift hamburg-luebeck/1", "lift hamburg-luebeck/3")
    play(game, "drop hamburg-luebeck/1 coellen-warburg/1", "drop hamburg-luebeck/3 coellen-warburg/2", "done")
    assert [at(game, f"coellen-warburg/{n}") for n in (1, 2)] == ["0t", "0t"]


@pytest.mark.rule("MOVE-01")
@pytest.mark.parametrize(("developed", "book"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_no_more_pieces_are_lifted_than_the_book_says(situation: Situation, developed: int, book: int) -> None:
    row = ["0t", "0t", "0t"]
    game = situation(
        posts={"hamburg-luebeck": row, "bremen-minden": row}, abilities=f"book {developed}", supply=["3t", *OTHERS]
    )
    lifted = [f"{route}/{n}" for route in ("hamburg-luebeck", "bremen-minden") for n in (1, 2, 3)][:book]
    play(game, *(f"lift {post}" for post in lifted))
    assert clause(game, "lift bremen-minden/3") == "MOVE-01"
    # Putting pieces down does not allow more lifts.
    for number, post in enumerate(lifted):
        play(game, f"drop {post} {['coellen-warburg', 'emden-osnabrueck'][number // 4]}/{number % 4 + 1}")
        assert clause(game, "lift bremen-minden/3") == "MOVE-01"
    play(game, "done")


@pytest.mark.rule("MOVE-01")
def test_a_piece_goes_only_to_a_free_post(edition: str) -> None:
    game = play(three_on_the_road(edition), "lift bremen-minden/2")
    free_post = {"MOVE-01", "MOVE-06"} | ({"MOVE-04"} if edition == "bigbox" else {"CLASSIC-11"})
    assert clause(game, "drop bremen-minden/2 hamburg-luebeck/1") in free_post  # an own piece stands there
    assert clause(game, "drop bremen-minden/2 hamburg-luebeck/2") in free_post  # another player's
    assert clause(game, "drop bremen-minden/2 hamburg-stade/2") is None


@pytest.mark.rule("MOVE-01")
def test_without_a_move_nothing_is_put_down(edition: str) -> None:
    game = three_on_the_road(edition)
    assert clause(game, "done") == "MOVE-01"
    assert clause(game, "drop hamburg-luebeck/1 coellen-warburg/1") == "MOVE-01"


@pytest.mark.rule("MOVE-02")
def test_fewer_pieces_than_the_book_says_may_be_moved(edition: str) -> None:
    game = three_on_the_road(edition, abilities="book 3")
    play(game, "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 coellen-warburg/1")
    assert clause(game, "done") is None
    play(game, "done")
    assert at(game, "coellen-warburg/1") == "0t"
    assert (game.decider, game.actions_left) == (0, 1)
    # The next lift is a Move of its own.
    play(game, "lift coellen-warburg/1")
    assert game.actions_left == 0


@pytest.mark.rule("MOVE-03", "EXAMPLE-MOVE-01", "CLASSIC-12")
def test_a_trader_and_a_merchant_exchange_their_posts(edition: str) -> None:
    game = play(three_on_the_road(edition), "lift hamburg-luebeck/1", "lift bremen-minden/2")
    play(game, "drop hamburg-luebeck/1 bremen-minden/2", "drop bremen-minden/2 hamburg-luebeck/1", "done")
    assert at(game, "hamburg-luebeck/1") == "0m"
    assert at(game, "bremen-minden/2") == "0t"


@pytest.mark.rule("MOVE-03", "MOVE-04")
def test_a_trader_and_a_merchant_of_one_route_exchange_their_posts() -> None:
    game = situation(posts="hamburg-luebeck 0t 0m -", supply=["3t", *OTHERS])
    play(game, "lift hamburg-luebeck/1", "lift hamburg-luebeck/2")
    play(game, "drop hamburg-luebeck/1 hamburg-luebeck/2", "drop hamburg-luebeck/2 hamburg-luebeck/1", "done")
    assert [at(game, f"hamburg-luebeck/{n}") for n in (1, 2, 3)] == ["0m", "0t", None]


@pytest.mark.rule("MOVE-03")
def test_a_vacated_post_is_free_for_another_moved_piece() -> None:
    game = play(three_on_the_road(), "lift hamburg-luebeck/1", "lift hamburg-luebeck/3")
    play(game, "drop hamburg-luebeck/1 coellen-warburg/1", "drop hamburg-luebeck/3 hamburg-luebeck/1", "done")
    assert [at(game, f"hamburg-luebeck/{n}") for n in (1, 2, 3)] == ["0t", "1t", None]


@pytest.mark.rule("MOVE-04")
def test_a_piece_may_go_to_any_free_post_of_the_board() -> None:
    game = play(three_on_the_road(), "lift bremen-minden/2")
    occupied = {"hamburg-luebeck/1", "hamburg-luebeck/2", "hamburg-luebeck/3"}
    free = sorted(set(all_posts(3)) - occupied)
    assert len(free) == 98
    assert targets(game, "drop bremen-minden/2 ") == free


@pytest.mark.rule("MOVE-04")
def test_a_piece_may_go_to_another_post_of_its_route() -> None:
    game = play(three_on_the_road(), "lift bremen-minden/2", "drop bremen-minden/2 bremen-minden/3", "done")
    assert [at(game, f"bremen-minden/{n}") for n in (1, 2, 3)] == [None, None, "0m"]


@pytest.mark.rule("MOVE-05")
@pytest.mark.parametrize("row", [["0t", "0t", "0t"], ["0m", "0m", "0t"], ["0m", "0m", "0m"], ["0t", "0m", "0m"]])
def test_trader_and_merchant_count_one_each(situation: Situation, row: list[str]) -> None:
    # Book 4 with two developments, which also freed the merchants that stand here.
    game = situation(
        posts={"hamburg-luebeck": row, "bremen-minden": ["0t", "0t", None]}, abilities="book 2", supply=["3t", *OTHERS]
    )
    play(game, *(f"lift hamburg-luebeck/{n}" for n in (1, 2, 3)), "lift bremen-minden/1")
    assert clause(game, "lift bremen-minden/2") == "MOVE-01"


@pytest.mark.rule("MOVE-06")
def test_the_pieces_of_opponents_are_neither_lifted_nor_displaced(edition: str) -> None:
    game = three_on_the_road(edition)
    assert clause(game, "lift hamburg-luebeck/2") == "MOVE-06"
    play(game, "lift bremen-minden/2")
    assert clause(game, "lift hamburg-luebeck/2") == "MOVE-06"
    assert "hamburg-luebeck/2" not in targets(game, "drop bremen-minden/2 ")
    play(game, "drop bremen-minden/2 hamburg-stade/1", "done")
    assert at(game, "hamburg-luebeck/2") == "1t"


@pytest.mark.rule("MOVE-07")
def test_only_pieces_on_posts_are_moved_and_only_to_posts(situation: Situation) -> None:
    game = situation(
        posts="hamburg-luebeck 0t - -", offices="hamburg 0t", special_prestige={"7": 0}, supply=["3t", *OTHERS]
    )
    assert targets(game, "lift ") == ["hamburg-luebeck/1"]
    play(game, "lift hamburg-luebeck/1")
    assert set(targets(game, "drop hamburg-luebeck/1 ")) <= set(all_posts(3))
    play(game, "drop hamburg-luebeck/1 coellen-warburg/1", "done")
    assert offices(game, "hamburg") == ["0t"]
    assert game.position()["special_prestige"]["7"] == 0
    assert supply(game, 0) == "3t"


@pytest.mark.rule("MOVE-08")
def test_a_move_ends_only_when_every_lifted_piece_stands_again(edition: str) -> None:
    game = play(three_on_the_road(edition), "lift hamburg-luebeck/1", "lift bremen-minden/2")
    assert clause(game, "done") == "MOVE-08"
    play(game, "drop hamburg-luebeck/1 coellen-warburg/1")
    assert clause(game, "done") == "MOVE-08"
    assert "done" not in legal(game)
    assert clause(game, "end") == "TURN-05"
    play(game, "drop bremen-minden/2 coellen-warburg/2", "done")
    assert pieces_on_posts(game) == ["0m", "0t", "0t", "1t"]
    assert game.position()["supply"] == ["3t", "6t", "7t"]


@pytest.mark.rule("MOVE-08")
def test_a_lifted_piece_may_go_back_to_its_post(edition: str) -> None:
    game = three_on_the_road(edition)
    play(game, "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 hamburg-luebeck/1", "done")
    assert at(game, "hamburg-luebeck/1") == "0t"
    assert game.actions_left == 1  # the action is spent all the same


@pytest.mark.rule("MOVE-09")
def test_without_an_own_piece_on_a_post_there_is_no_move(situation: Situation) -> None:
    game = situation(posts="hamburg-luebeck - 1t -", offices="hamburg 0t", supply=["3t", *OTHERS])
    assert legal(game, "lift") == []
    assert clause(game, "lift hamburg-luebeck/1") == "MOVE-09"
    play(game, "place t hamburg-luebeck/1")
    assert targets(game, "lift ") == ["hamburg-luebeck/1"]


@pytest.mark.rule("MOVE-08")
def test_a_piece_is_not_put_where_another_lifted_piece_would_be_left_without_a_post() -> None:
    # Classic: a piece goes to another route or back to its post. Every post but those of the three lifted is held.
    posts: Rows = {}
    for number, post in enumerate(all_posts(5)):
        posts.setdefault(post.split("/")[0], []).append(f"{number % 5}t")
    posts["dortmund-duisburg"][0] = "0t"
    posts["goslar-magdeburg"] = ["0t", "0t"]
    desks = [{"keys": 4, "actions": 5, "privilege": 3, "book": 3, "purse": 3}] * 5
    game = situation(edition="classic", players=5, posts=posts, abilities=desks, supply="0 0 0 0 0")
    play(game, "lift dortmund-duisburg/1", "lift goslar-magdeburg/1", "lift goslar-magdeburg/2")
    play(game, "drop dortmund-duisburg/1 goslar-magdeburg/1")
    # Were the second piece of Goslar–Magdeburg to leave, the first had only the other post of its own route.
    assert clause(game, "drop goslar-magdeburg/2 dortmund-duisburg/1") == "MOVE-08"
    assert targets(game, "drop ") == [
        "goslar-magdeburg/1 dortmund-duisburg/1",
        "goslar-magdeburg/2 goslar-magdeburg/2",
    ]


@pytest.mark.rule("MOVE-01", "MOVE-06")
@pytest.mark.parametrize("seat", range(5))
def test_each_player_moves_the_own_pieces(seat: int) -> None:
    posts = rows("emden-osnabrueck 0t 1t 2t 3t, bremen-hamburg 0m 1m 2m 3m, dortmund-duisburg 4t 4m")
    game = situation(players=5, turn=seat, posts=posts, supply="3t 3t 3t 3t 3t")
    own = [f"emden-osnabrueck/{seat + 1}", f"bremen-hamburg/{seat + 1}"]
    if seat == 4:
        own = ["dortmund-duisburg/1", "dortmund-duisburg/2"]
    assert targets(game, "lift ") == sorted(own)
    play(game, f"lift {own[0]}", f"lift {own[1]}", f"drop {own[0]} {own[1]}", f"drop {own[1]} {own[0]}", "done")
    assert (at(game, own[0]), at(game, own[1])) == (f"{seat}m", f"{seat}t")
