"""CLASSIC: what the classic edition does otherwise, and what it states again."""

from collections import Counter
from typing import Any

import pytest

import kontor
from tests.clauses.piles import chosen_routes, ended, lying, plate, stack, unused, used
from tests.clauses.reading import at, offices, pieces_on_posts, supply
from tests.support import clause, legal, play, rows, score, situation

TWO_ROWS = {"dortmund-duisburg": ["0t", "0t"], "goslar-magdeburg": ["0t", "0t"]}
TWO_MARKERS = {"dortmund-duisburg": "plus-4", "goslar-magdeburg": "swap"}


def classic(**facts: Any) -> kontor.Game:
    """A classic game for three, seat 0 to move."""
    return situation(edition="classic", **facts)


# ---------------------------------------------------------------- the box


@pytest.mark.rule("CLASSIC-02")
@pytest.mark.parametrize("players", [3, 5])
def test_the_fifteen_classic_markers(players: int) -> None:
    game = kontor.new_game(board="hansa", players=players, seed=3, edition="classic")
    assert Counter([*lying(game).values(), *stack(game)]) == {
        "extra-office": 4,
        "swap": 3,
        "plus-3": 2,
        "plus-4": 2,
        "develop": 2,
        "remove-three": 2,
    }


@pytest.mark.rule("CLASSIC-24")
@pytest.mark.parametrize("module", ["missions", "favours"])
def test_there_are_no_mission_cards_and_no_favour_tiles(module: str) -> None:
    with pytest.raises(ValueError, match=f"classic|{module}"):
        kontor.new_game(board="hansa", players=3, seed=1, edition="classic", modules=(module,))
    with pytest.raises(ValueError, match=f"classic|{module}"):
        classic(modules=[module])


@pytest.mark.rule("CLASSIC-24")
def test_there_is_no_east_board() -> None:
    with pytest.raises(ValueError, match=r"classic|east"):
        kontor.new_game(board="east", players=3, seed=1, edition="classic")


# ---------------------------------------------------------------- Remove 3 Tradesmen

SCATTERED = rows("hamburg-luebeck 1t 1t 2m, bremen-minden 1t - -, kampen-osnabrueck 0t -")


def removing(**facts: Any) -> kontor.Game:
    """Seat 0 has just used Remove 3 Tradesmen."""
    given = {"posts": SCATTERED, "supply": "5t+1m 6t+1m 7t", "markers": "unused remove-three", **facts}
    return play(classic(**given), "use remove-three")


@pytest.mark.rule("CLASSIC-03")
def test_up_to_three_tradesmen_of_several_routes_and_owners_are_taken_off() -> None:
    game = play(removing(), "remove hamburg-luebeck/1", "remove hamburg-luebeck/3", "remove bremen-minden/1")
    assert clause(game, "remove hamburg-luebeck/2") == "CLASSIC-03"
    assert legal(game) == ["done"]
    play(game, "done")
    assert pieces_on_posts(game) == ["0t", "1t"]
    assert used(game, 0) == ["remove-three"]
    assert game.actions_left == 2


@pytest.mark.rule("CLASSIC-03")
def test_fewer_than_three_may_be_taken_off_but_not_none() -> None:
    game = removing()
    assert "done" not in legal(game)
    play(game, "remove bremen-minden/1", "done")
    assert at(game, "bremen-minden/1") is None
    assert clause(game, "place t bremen-minden/1") is None


@pytest.mark.rule("CLASSIC-03")
def test_there_is_nothing_to_take_off_an_empty_post() -> None:
    game = removing()
    assert clause(game, "remove bremen-minden/2") == "CLASSIC-03"
    play(game, "remove bremen-minden/1")
    assert clause(game, "remove bremen-minden/1") == "CLASSIC-03"


@pytest.mark.rule("CLASSIC-03")
def test_only_posts_are_cleared_never_cities() -> None:
    game = removing(offices="hamburg 1t", special_prestige={"7": 1}, supply="5t+1m 6t 7t")
    assert sorted(legal(game)) == [
        "remove bremen-minden/1",
        "remove hamburg-luebeck/1",
        "remove hamburg-luebeck/2",
        "remove hamburg-luebeck/3",
        "remove kampen-osnabrueck/1",
    ]
    empty = classic(offices="hamburg 1t", markers="unused remove-three")
    assert clause(empty, "use remove-three") == "MARKER-09"


@pytest.mark.rule("CLASSIC-04")
def test_what_is_taken_off_goes_to_the_supply_of_its_owner() -> None:
    game = play(removing(), "remove hamburg-luebeck/1", "remove hamburg-luebeck/3", "done")
    assert [supply(game, seat) for seat in (0, 1, 2)] == ["5t+1m", "7t+1m", "7t+1m"]
    assert game.decider == 0


@pytest.mark.rule("CLASSIC-04")
def test_own_tradesmen_may_be_taken_off_too() -> None:
    game = play(removing(), "remove kampen-osnabrueck/1", "done")
    assert supply(game, 0) == "6t+1m"
    assert at(game, "kampen-osnabrueck/1") is None


@pytest.mark.rule("EXAMPLE-CLASSIC-01")
def test_two_blue_traders_and_a_green_merchant_go_back_to_blue_and_green() -> None:
    game = removing(posts="hamburg-luebeck 1t - -, bremen-minden - 1t -, kampen-osnabrueck 2m -")
    play(game, "remove hamburg-luebeck/1", "remove bremen-minden/2", "remove kampen-osnabrueck/1", "done")
    assert pieces_on_posts(game) == []
    assert supply(game, 1) == "8t+1m"
    assert supply(game, 2) == "7t+1m"


# ---------------------------------------------------------------- Swap Offices


@pytest.mark.rule("CLASSIC-05")
def test_any_two_neighbouring_offices_are_swapped_whatever_owner_shape_and_colour() -> None:
    # Perleberg: white square, pink square, black circle.
    game = classic(offices="perleberg 0t 1t 2m", supply="5t+1m 6t+1m 7t", markers="unused swap")
    assert sorted(legal(game, "use swap")) == ["use swap perleberg 1 2", "use swap perleberg 2 3"]
    play(game, "use swap perleberg 2 3")
    assert offices(game, "perleberg") == ["0t", "2m", "1t"]


@pytest.mark.rule("CLASSIC-05")
def test_a_swap_of_two_identical_pieces_changes_nothing_and_is_refused() -> None:
    game = classic(offices="hamburg 1t 1t", markers="unused swap")
    assert clause(game, "use swap hamburg 1 2") == "MARKER-09"


@pytest.mark.rule("EXAMPLE-CLASSIC-02")
def test_red_swaps_offices_of_blue_and_green_in_classic_but_not_in_big_box() -> None:
    facts: dict[str, Any] = {"offices": "hamburg 1t 2t", "markers": "unused swap"}
    assert offices(play(classic(**facts), "use swap hamburg 1 2"), "hamburg") == ["2t", "1t"]
    assert clause(situation(**facts), "use swap hamburg 1 2") == "MARKER-27"


# ---------------------------------------------------------------- replacements and the empty pile


@pytest.mark.rule("CLASSIC-06", "CLASSIC-09")
def test_a_replacement_is_drawn_only_at_the_end_of_the_turn_and_never_waits_face_down() -> None:
    game = classic(posts=TWO_ROWS, markers={"board": TWO_MARKERS, "stack": ["develop", "plus-3"]})
    play(game, "route dortmund-duisburg")
    assert unused(game, 0) == ["plus-4"]
    assert stack(game) == ["develop", "plus-3"]
    assert plate(game, 0) == []
    play(game, "end")
    assert stack(game) == ["plus-3"]
    assert chosen_routes(game, "marker ") == chosen_routes(game, "marker develop ") != set()
    play(game, "marker develop hamburg-stade")
    assert lying(game) == {"goslar-magdeburg": "swap", "hamburg-stade": "develop"}
    assert plate(game, 0) == []
    assert game.turn == 1


@pytest.mark.rule("CLASSIC-06")
def test_two_replacements_are_drawn_and_placed_one_after_the_other() -> None:
    game = classic(posts=TWO_ROWS, markers={"board": TWO_MARKERS, "stack": ["develop", "plus-3", "swap"]})
    play(game, "route dortmund-duisburg", "route goslar-magdeburg", "end")
    assert legal(game, "marker develop ") == legal(game)
    play(game, "marker develop hamburg-stade")
    assert game.decider == 0
    assert legal(game, "marker plus-3 ") == legal(game)
    assert clause(game, "marker plus-3 hamburg-stade") == "MARKER-16"
    play(game, "marker plus-3 bremen-minden")
    assert stack(game) == ["swap"]
    assert game.turn == 1


@pytest.mark.rule("CLASSIC-06")
def test_the_next_marker_of_the_pile_is_secret_until_it_is_drawn() -> None:
    # Two games that differ only in the order of the pile.
    one, other = (
        classic(posts="dortmund-duisburg 0t 0t", markers={"board": {"dortmund-duisburg": "plus-4"}, "stack": order})
        for order in (["swap", "develop"], ["develop", "swap"])
    )
    for game in (one, other):
        play(game, "route dortmund-duisburg")
    for onlooker in (0, 1, 2, None):
        assert one.view(onlooker) == other.view(onlooker)
    for game in (one, other):
        play(game, "end")
    assert one.view(0) != other.view(0)


@pytest.mark.rule("CLASSIC-07")
def test_with_an_empty_pile_the_turn_is_played_to_its_end() -> None:
    game = play(classic(posts=TWO_ROWS, markers={"board": TWO_MARKERS, "stack": []}), "route dortmund-duisburg")
    assert ended(game) is None
    play(game, "use plus-4", "place t bremen-minden/1", "place t bremen-minden/2")
    assert game.actions_left == 3
    play(game, "end")
    assert ended(game) == "CLASSIC-07"


@pytest.mark.rule("CLASSIC-07")
def test_an_empty_pile_ends_nothing_while_no_marker_is_taken() -> None:
    game = play(classic(posts="bremen-minden 0t 0t 0t", markers="stack"), "route bremen-minden", "end")
    assert not game.is_over
    assert game.turn == 1


@pytest.mark.rule("CLASSIC-08")
def test_with_one_marker_left_for_two_the_one_is_placed_and_then_the_game_ends() -> None:
    game = classic(posts=TWO_ROWS, markers={"board": TWO_MARKERS, "stack": ["develop"]})
    play(game, "route dortmund-duisburg", "route goslar-magdeburg", "end")
    assert ended(game) is None
    play(game, "marker develop hamburg-stade")
    assert ended(game) == "CLASSIC-07"
    assert lying(game) == {"hamburg-stade": "develop"}
    assert score(game, 0, "markers") == 3


@pytest.mark.rule("EXAMPLE-CLASSIC-03")
def test_plus_four_from_the_empty_pile_is_used_in_classic_and_never_in_big_box() -> None:
    facts: dict[str, Any] = {"posts": "dortmund-duisburg 0t 0t", "markers": "dortmund-duisburg plus-4, stack"}
    game = play(classic(**facts), "route dortmund-duisburg", "use plus-4", "place t bremen-minden/1", "end")
    assert game.is_over
    assert used(game, 0) == ["plus-4"]
    big_box = play(situation(**facts), "route dortmund-duisburg")
    assert big_box.is_over
    assert unused(big_box, 0) == ["plus-4"]


# ---------------------------------------------------------------- the five actions


@pytest.mark.rule("CLASSIC-11")
def test_a_moved_piece_goes_to_another_route() -> None:
    game = play(classic(posts="hamburg-luebeck 0t - -"), "lift hamburg-luebeck/1")
    assert clause(game, "drop hamburg-luebeck/1 hamburg-luebeck/2") == "CLASSIC-11"
    assert clause(game, "drop hamburg-luebeck/1 hamburg-luebeck/3") == "CLASSIC-11"
    assert clause(game, "drop hamburg-luebeck/1 hamburg-luebeck/1") is None  # back where it stood
    assert clause(game, "drop hamburg-luebeck/1 emden-groningen/3") is None
    play(game, "drop hamburg-luebeck/1 emden-groningen/3", "done")
    assert at(game, "emden-groningen/3") == "0t"


@pytest.mark.rule("CLASSIC-11")
def test_pieces_of_one_route_do_not_exchange_posts() -> None:
    game = classic(posts="hamburg-luebeck 0t 0m -", supply="5t 6t+1m 7t+1m")
    play(game, "lift hamburg-luebeck/1", "lift hamburg-luebeck/2")
    assert clause(game, "drop hamburg-luebeck/1 hamburg-luebeck/2") == "CLASSIC-11"


@pytest.mark.rule("CLASSIC-14")
def test_taking_an_extra_is_voluntary_from_stock_supply_and_board() -> None:
    posts = {"emden-groningen": ["1t", None, None], "hamburg-luebeck": ["1t", None, None]}
    # Nine traders and the merchant of seat 1 lie all in the stock, all in the supply, or all on posts.
    crowd = {
        **posts,
        "bremen-minden": ["1t", "1t", "1t"],
        "bremen-hannover": ["1t", "1t", "1t"],
        "hannover-minden": ["1t", "1t", "1m"],
        "hannover-lueneburg": ["1t", None, None],
    }
    for facts, source in (
        ({"posts": posts, "supply": "5t+1m 0 7t+1m"}, "stock"),
        ({"posts": posts, "supply": "5t+1m 9t+1m 7t+1m"}, "supply"),
        ({"posts": crowd, "supply": "5t+1m 0 7t+1m"}, "hamburg-luebeck/1"),
    ):
        game = play(classic(**facts), "displace t emden-groningen/1 paying 1t", "settle t emden-osnabrueck/1")
        assert clause(game, f"settle t emden-osnabrueck/2 from {source}") is None
        before = pieces_on_posts(game)
        play(game, "decline")
        assert game.decider == 0
        assert pieces_on_posts(game) == before


# ---------------------------------------------------------------- markers stated again
