"""MARKER-12 to MARKER-25: the replacements of the markers taken."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import chosen_routes, ended, lying, plate, stack, unused
from tests.support import Rows, Situation, clause, legal, play, rows, score, situation

# Seat 0 fills two short routes, and a marker lies at each of them.
TWO_ROWS = {"dortmund-duisburg": ["0t", "0t"], "goslar-magdeburg": ["0t", "0t"]}
TWO_MARKERS = {"dortmund-duisburg": "plus-4", "goslar-magdeburg": "swap"}
BOTH_ROUTES = ("route dortmund-duisburg", "route goslar-magdeburg")

# Every route of the side for three but Goslar–Magdeburg and Perleberg–Stendal holds a tradesman.
CROWD = rows(
    "arnheim-duisburg 1t - -, arnheim-kampen 1t - -, arnheim-muenster 1t - -, bremen-hamburg 1t - - -, "
    "bremen-hannover 1t - -, bremen-minden 1t - -, bremen-osnabrueck 1t - -, brunswiek-minden 1t - - -, "
    "brunswiek-stendal 1t - - -, coellen-warburg 1t - - -, dortmund-duisburg 2t -, "
    "dortmund-paderborn 2t - -, emden-groningen 2t - -, emden-osnabrueck 2t - - -, "
    "goettingen-quedlinburg 2t - -, goslar-hildesheim 2t - -, goslar-quedlinburg 2t - - -, "
    "halle-quedlinburg 2t - - -, hamburg-luebeck 2t - -, hamburg-lueneburg 2t - - -, "
    "hamburg-stade 2m - -, hannover-lueneburg 0t - -, hannover-minden 0t - -, "
    "hildesheim-paderborn 0t - -, kampen-osnabrueck 0t -, lueneburg-perleberg 0t - -, "
    "magdeburg-stendal 0t - -, minden-muenster 0t - -, minden-paderborn 0t - -, paderborn-warburg 0t - -"
)


def after_two_markers() -> kontor.Game:
    """Seat 0 has established both routes and taken both markers; no action is left."""
    game = situation(posts=TWO_ROWS, markers={"board": TWO_MARKERS, "stack": ["plus-3", "move-three", "develop"]})
    return play(game, *BOTH_ROUTES)


def to_be_placed(lying: dict[str, str] | None = None, posts: str | Rows | None = None, **facts: Any) -> kontor.Game:
    """Seat 0 has taken a marker from Dortmund–Duisburg and ended the turn with "develop" to place."""
    game = situation(
        posts=rows("dortmund-duisburg 0t 0t") | rows(posts or {}),
        markers={"board": {"dortmund-duisburg": "plus-4", **(lying or {})}, "stack": ["develop", "plus-3"]},
        **facts,
    )
    return play(game, "route dortmund-duisburg", "end")


def crowded(edition: str) -> kontor.Game:
    """Seat 0 takes the marker of Goslar–Magdeburg and ends the turn; its replacement fits nowhere.

    Goslar and Magdeburg are full, a marker lies at Perleberg–Stendal, tradesmen stand on all other routes.
    """
    game = situation(
        edition=edition,
        posts={**CROWD, "goslar-magdeburg": ["0t", "0t"]},
        offices="goslar 1t, magdeburg 1m 2t",
        supply="1m 0 0",
        markers="goslar-magdeburg plus-4, perleberg-stendal extra-office, stack swap develop",
    )
    return play(game, "route goslar-magdeburg", "end")


@pytest.mark.rule("MARKER-12")
def test_each_marker_taken_brings_one_replacement_to_the_plate_at_once() -> None:
    game = situation(posts=TWO_ROWS, markers={"board": TWO_MARKERS, "stack": ["plus-3", "move-three", "develop"]})
    play(game, "route dortmund-duisburg")
    assert plate(game, 0) == ["plus-3"]
    assert stack(game) == ["move-three", "develop"]
    play(game, "route goslar-magdeburg")
    assert plate(game, 0) == ["move-three", "plus-3"]
    assert stack(game) == ["develop"]
    assert unused(game, 0) == ["plus-4", "swap"]


@pytest.mark.rule("MARKER-12")
def test_a_route_without_a_marker_brings_no_replacement() -> None:
    game = play(situation(posts=TWO_ROWS, markers="stack plus-3"), "route dortmund-duisburg")
    assert plate(game, 0) == []
    assert stack(game) == ["plus-3"]
    play(game, "end")
    assert game.decider == 1


@pytest.mark.rule("MARKER-13")
def test_a_replacement_on_the_plate_is_face_down_until_its_owner_places_it() -> None:
    # Two games that differ only in the face of the replacement drawn.
    games = [
        play(
            situation(
                posts="dortmund-duisburg 0t 0t", markers={"board": {"dortmund-duisburg": "plus-4"}, "stack": order}
            ),
            "route dortmund-duisburg",
        )
        for order in (["swap", "develop"], ["develop", "swap"])
    ]
    for onlooker in (0, 1, 2, None):
        assert games[0].view(onlooker) == games[1].view(onlooker)
    for game in games:
        play(game, "end")
    assert games[0].view(0) != games[1].view(0)
    for onlooker in (1, 2, None):
        assert games[0].view(onlooker) == games[1].view(onlooker)


@pytest.mark.rule("MARKER-13")
def test_the_player_sees_all_replacements_before_placing_the_first() -> None:
    game = play(after_two_markers(), "end")
    assert clause(game, "marker plus-3 hamburg-stade") is None
    assert clause(game, "marker move-three hamburg-stade") is None
    assert clause(game, "marker develop hamburg-stade") == "MARKER-14"  # that one lies in the pile


@pytest.mark.rule("MARKER-14")
def test_replacements_are_not_placed_before_the_end_of_the_turn() -> None:
    game = after_two_markers()
    assert clause(game, "marker plus-3 hamburg-stade") == "MARKER-14"
    assert legal(game, "marker") == []
    play(game, "use plus-4", "income 1t")
    assert clause(game, "marker plus-3 hamburg-stade") == "MARKER-14"


@pytest.mark.rule("MARKER-14")
def test_the_turn_does_not_end_before_every_replacement_is_placed() -> None:
    game = play(after_two_markers(), "end")
    for marker, route in (("plus-3", "hamburg-stade"), ("move-three", "bremen-minden")):
        assert game.decider == 0
        assert legal(game, "marker") == legal(game)
        assert clause(game, "end") == "MARKER-14"
        play(game, f"marker {marker} {route}")
    assert game.decider == 1
    assert game.turn == 1
    assert lying(game) == {"hamburg-stade": "plus-3", "bremen-minden": "move-three"}
    assert plate(game, 0) == []


@pytest.mark.rule("MARKER-15")
def test_the_player_who_took_the_marker_chooses_any_route_with_or_without_a_tavern() -> None:
    game = to_be_placed()
    assert game.decider == 0
    routes = chosen_routes(game, "marker develop ")
    assert len(routes) == 32  # the whole side for three lies open, the emptied route included
    assert {"hamburg-stade", "dortmund-duisburg"} <= routes  # without a tavern
    assert {"bremen-osnabrueck", "goslar-hildesheim", "lueneburg-perleberg"} <= routes  # the taverns
    play(game, "marker develop hamburg-stade")
    assert lying(game) == {"hamburg-stade": "develop"}


@pytest.mark.rule("MARKER-16")
def test_a_replacement_does_not_go_to_a_route_with_a_marker() -> None:
    game = to_be_placed(lying={"hamburg-stade": "extra-office"})
    assert clause(game, "marker develop hamburg-stade") == "MARKER-16"
    assert clause(game, "marker develop hamburg-luebeck") is None


@pytest.mark.rule("MARKER-17")
def test_a_replacement_does_not_go_to_a_route_with_a_tradesman_of_anybody() -> None:
    game = to_be_placed(
        posts="hamburg-stade - - 1t, bremen-minden 0t - -, kampen-osnabrueck 2m -", supply="5t+1m 6t+1m 7t"
    )
    assert clause(game, "marker develop hamburg-stade") == "MARKER-17"
    assert clause(game, "marker develop bremen-minden") == "MARKER-17"
    assert clause(game, "marker develop kampen-osnabrueck") == "MARKER-17"
    assert clause(game, "marker develop hamburg-luebeck") is None


@pytest.mark.rule("MARKER-18")
def test_a_replacement_needs_a_free_printed_space_in_one_of_the_two_cities() -> None:
    game = to_be_placed(offices="goslar 1t, hildesheim 1t 2t")
    assert clause(game, "marker develop goslar-hildesheim") == "MARKER-18"
    # In Magdeburg, Quedlinburg and Paderborn spaces are free.
    assert clause(game, "marker develop goslar-magdeburg") is None
    assert clause(game, "marker develop goslar-quedlinburg") is None
    assert clause(game, "marker develop hildesheim-paderborn") is None


@pytest.mark.rule("MARKER-18")
def test_an_extra_office_takes_no_printed_space_from_a_replacement() -> None:
    # Hildesheim has two printed spaces, of which one is free beside the extra office.
    game = to_be_placed(offices="goslar 1t, hildesheim 1t", extra_offices="hildesheim 2t")
    assert clause(game, "marker develop goslar-hildesheim") is None


@pytest.mark.rule("MARKER-19")
def test_a_marker_stays_when_its_route_is_occupied_and_its_cities_fill_up(situation: Situation) -> None:
    game = situation(
        posts="bremen-hannover 0t 0t 0t",
        offices="hannover 1t, lueneburg 2m",
        abilities="privilege 2",
        supply="5t+1m 6t+1m 7t",
        markers="hannover-lueneburg swap, stack plus-3",
    )
    play(game, "route bremen-hannover office hannover", "place t hannover-lueneburg/1", "end")
    assert lying(game) == {"hannover-lueneburg": "swap"}


@pytest.mark.rule("MARKER-20")
def test_replacements_are_placed_in_any_order_each_on_a_route_of_its_own() -> None:
    game = play(after_two_markers(), "end", "marker move-three hamburg-stade")
    assert clause(game, "marker plus-3 hamburg-stade") == "MARKER-16"
    play(game, "marker plus-3 hamburg-luebeck")
    assert lying(game) == {"hamburg-stade": "move-three", "hamburg-luebeck": "plus-3"}
    other_order = play(after_two_markers(), "end", "marker plus-3 hamburg-stade")
    assert clause(other_order, "marker move-three hamburg-stade") == "MARKER-16"
    assert clause(other_order, "marker move-three hamburg-luebeck") is None


@pytest.mark.rule("MARKER-21")
def test_a_marker_belongs_to_its_own_route_and_to_no_neighbour(situation: Situation) -> None:
    game = situation(
        posts="arnheim-duisburg 0t 0t 0t, dortmund-duisburg 0t 0t", markers="dortmund-duisburg swap, stack plus-3"
    )
    play(game, "route arnheim-duisburg")
    assert unused(game, 0) == []
    assert lying(game) == {"dortmund-duisburg": "swap"}
    play(game, "route dortmund-duisburg")
    assert unused(game, 0) == ["swap"]
    assert lying(game) == {}


@pytest.mark.rule("MARKER-21")
@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
def test_a_marker_on_the_board_is_seen_by_everybody(situation: Situation, onlooker: int | None) -> None:
    swap = {"board": {"dortmund-duisburg": "swap"}, "stack": ["plus-3"]}
    plus = {"board": {"dortmund-duisburg": "plus-3"}, "stack": ["swap"]}
    one, other = (situation(markers=markers) for markers in (swap, plus))
    assert one.view(onlooker) != other.view(onlooker)


@pytest.mark.rule("MARKER-22")
def test_gold_has_no_meaning_after_setup() -> None:
    # Move 3 is a kind that starts in gold at a tavern, +3 never is; both may go to the same routes.
    game = play(after_two_markers(), "end")
    gold, plain = chosen_routes(game, "marker move-three "), chosen_routes(game, "marker plus-3 ")
    assert gold == plain
    assert {"bremen-osnabrueck", "hamburg-stade"} <= gold


@pytest.mark.rule("MARKER-23")
def test_drawing_the_last_marker_does_not_end_the_game() -> None:
    game = situation(posts="dortmund-duisburg 0t 0t", markers="dortmund-duisburg plus-4, stack swap")
    play(game, "route dortmund-duisburg")
    assert stack(game) == []
    assert not game.is_over
    play(game, "end", "marker swap hamburg-stade")
    assert game.turn == 1
    assert not game.is_over


@pytest.mark.rule("MARKER-24")
def test_a_replacement_on_the_plate_at_the_end_is_not_placed_and_scores_for_nobody() -> None:
    # One marker in the pile: the second draw fails and ends the game.
    game = play(situation(posts=TWO_ROWS, markers={"board": TWO_MARKERS, "stack": ["develop"]}), *BOTH_ROUTES)
    assert ended(game) == "END-02"
    assert game.legal_actions() == []
    assert lying(game) == {}
    assert unused(game, 0) == ["plus-4", "swap"]
    assert [score(game, seat, "markers") for seat in (0, 1, 2)] == [3, 0, 0]


@pytest.mark.rule("MARKER-25")
def test_a_replacement_that_fits_nowhere_waits_with_its_player(edition: str) -> None:
    game = crowded(edition)
    assert game.decider == 1
    assert plate(game, 0) == ["swap"]
    assert lying(game) == {"perleberg-stendal": "extra-office"}
    play(game, "end", "end", "end")  # nothing has opened up by the end of seat 0's next turn
    assert game.decider == 1
    assert plate(game, 0) == ["swap"]


@pytest.mark.rule("MARKER-25")
def test_the_waiting_replacement_is_placed_at_the_end_of_its_players_next_turn(edition: str) -> None:
    game = crowded(edition)
    play(
        game,
        "lift arnheim-duisburg/1",
        "drop arnheim-duisburg/1 arnheim-kampen/2",  # Arnheim–Duisburg now stands empty
        "done",
        "end",
    )
    assert game.decider == 2  # it is not placed at the end of anybody else's turn
    play(game, "end", "end")
    assert game.decider == 0
    assert legal(game) == ["marker swap arnheim-duisburg"]
    play(game, "marker swap arnheim-duisburg")
    assert game.turn == 1
    assert plate(game, 0) == []
