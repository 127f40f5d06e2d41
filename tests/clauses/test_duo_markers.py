"""DUO-PL-16, -17, -24 to -26 and DUO-BR-23 to -26, -31, -35, -36: bonus markers and the neutral player."""

from typing import Any

import pytest

import kontor
from tests.clauses.britannia import WELSH_ROUTES, kinds_of_posts
from tests.clauses.duo import (
    NEARLY,
    NEARLY_NORWICH,
    asked,
    counter,
    duel,
    filled,
    markers_in_play,
    neutral_offices,
    neutral_posts,
    norwich,
    one_piece_on_every_route,
    row,
)
from tests.clauses.piles import chosen_routes, ended, lying, plate, stack, unused, used
from tests.clauses.reading import at, offices, supply
from tests.support import clause, legal, play, rows

LUEBECK = "neutral hamburg-luebeck office luebeck"
# A marker at the route that becomes neutral, and two in the pile.
MARKED = {"board": {"hamburg-luebeck": "plus-3"}, "stack": ["swap", "develop"]}


# ---------------------------------------------------------------- a marker at a neutral route


@pytest.mark.rule("DUO-PL-16", "DUO-BR-23")
def test_a_marker_at_a_neutral_route_leaves_the_game(duo: str) -> None:
    game = filled(duo, LUEBECK, markers=MARKED)
    assert lying(game) == {}
    assert markers_in_play(game) == ["develop", "swap"]
    assert [unused(game, seat) + used(game, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("DUO-PL-16", "DUO-BR-24")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_places_the_replacement_at_the_end_of_the_turn(duo: str, seat: int) -> None:
    game = filled(duo, LUEBECK, markers=MARKED, turn=seat)
    assert plate(game, seat) == ["swap"]
    assert plate(game, 1 - seat) == []
    assert clause(game, "marker swap arnheim-kampen") == "MARKER-14"
    play(game, "end")
    assert (game.turn, game.decider) == (seat, seat)
    play(game, "marker swap arnheim-kampen")
    assert lying(game) == {"arnheim-kampen": "swap"}
    assert game.turn == 1 - seat


@pytest.mark.rule("DUO-PL-16")
def test_in_the_classic_edition_the_replacement_is_drawn_at_the_end_of_the_turn() -> None:
    game = filled("classic", LUEBECK, markers=MARKED, edition="classic")
    assert markers_in_play(game) == ["develop", "swap"]
    assert stack(game) == ["swap", "develop"]
    play(game, "end")
    assert game.decider == 0
    assert {action.split(" ")[1] for action in legal(game, "marker ")} == {"swap"}
    play(game, "marker swap arnheim-kampen")
    assert (lying(game), stack(game)) == ({"arnheim-kampen": "swap"}, ["develop"])


@pytest.mark.rule("DUO-PL-16", "DUO-BR-24")
def test_a_neutral_trader_keeps_replacements_away_like_any_piece(duo: str) -> None:
    game = filled(duo, LUEBECK, "end", markers=MARKED, posts="emden-groningen - nt -")
    assert clause(game, "marker swap emden-groningen") == "MARKER-17"
    assert "emden-groningen" not in chosen_routes(game, "marker swap ")


@pytest.mark.rule("DUO-PL-16", "DUO-BR-24")
def test_a_neutral_route_without_a_marker_needs_no_replacement(duo: str) -> None:
    game = filled(duo, LUEBECK, markers="stack swap")
    assert plate(game, 0) == []
    play(game, "end")
    assert (game.turn, stack(game)) == (1, ["swap"])


@pytest.mark.rule("DUO-BR-24", "DUO-PL-16")
def test_the_markers_of_the_active_and_of_the_neutral_player_are_both_replaced(duo: str) -> None:
    game = filled(
        duo,
        LUEBECK,
        posts="kampen-osnabrueck 0t 0t",
        markers="hamburg-luebeck plus-3, kampen-osnabrueck plus-4, stack swap develop plus-3",
    )
    play(game, "route kampen-osnabrueck")
    assert unused(game, 0) == ["plus-4"]
    assert plate(game, 0) == ["develop", "swap"]
    play(game, "end", "marker develop arnheim-kampen", "marker swap bremen-minden")
    assert lying(game) == {"arnheim-kampen": "develop", "bremen-minden": "swap"}
    assert {"arnheim-kampen/1", "bremen-minden/1"} <= set(neutral_posts(game))
    assert game.turn == 1


@pytest.mark.rule("DUO-BR-31", "DUO-PL-16")
def test_an_empty_pile_ends_the_game_when_the_neutral_player_takes_a_marker(duo: str) -> None:
    markers = {"board": {"hamburg-luebeck": "plus-3"}, "stack": []}
    game = filled(duo, markers=markers)
    assert ended(game) is None
    play(game, LUEBECK)
    assert ended(game) == "END-02"
    assert game.decider is None
    assert offices(game, "luebeck") == ["nt"]
    assert [unused(game, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("DUO-BR-31")
def test_the_last_marker_of_the_pile_still_replaces_a_neutral_one() -> None:
    game = filled("britannia", LUEBECK, markers="hamburg-luebeck plus-3, stack swap")
    assert ended(game) is None
    assert (plate(game, 0), stack(game)) == (["swap"], [])


@pytest.mark.rule("DUO-PL-16")
def test_in_the_classic_edition_the_turn_is_played_to_its_end_before_the_draw_fails() -> None:
    markers = {"board": {"hamburg-luebeck": "plus-3"}, "stack": []}
    game = filled("classic", LUEBECK, markers=markers, edition="classic")
    assert ended(game) is None
    play(game, "place t arnheim-kampen/1", "end")
    assert ended(game) == "CLASSIC-07"


# ---------------------------------------------------------------- a neutral trader comes with each marker


@pytest.mark.rule("DUO-PL-17", "DUO-BR-25")
def test_a_neutral_trader_comes_with_the_replacement_of_a_players_marker(duo: str) -> None:
    game = duel(duo, posts="kampen-osnabrueck 0t 0t", markers="kampen-osnabrueck plus-4, stack swap")
    play(game, "route kampen-osnabrueck office osnabrueck", "end")
    assert neutral_posts(game) == []
    play(game, "marker swap hamburg-stade")
    assert neutral_posts(game) == ["hamburg-stade/1"]
    assert (game.turn, game.decider) == (1, 1)


@pytest.mark.rule("DUO-PL-17")
def test_in_the_classic_edition_too_a_neutral_trader_comes_with_the_replacement() -> None:
    game = duel(
        "classic", edition="classic", posts="kampen-osnabrueck 0t 0t", markers="kampen-osnabrueck plus-4, stack swap"
    )
    play(game, "route kampen-osnabrueck", "end", "marker swap kampen-osnabrueck")
    assert neutral_posts(game) == ["kampen-osnabrueck/1"]


@pytest.mark.rule("DUO-PL-17", "DUO-BR-25")
def test_a_neutral_trader_comes_with_the_replacement_of_a_neutral_marker(duo: str) -> None:
    game = filled(duo, LUEBECK, "end", "marker swap arnheim-kampen", markers=MARKED)
    stays = {"classic": [], "britannia": ["hamburg-luebeck/1"]}
    assert neutral_posts(game) == ["arnheim-kampen/1", *stays[duo]]


@pytest.mark.rule("DUO-BR-25")
def test_a_neutral_trader_comes_with_each_marker_on_britannia(edition: str) -> None:
    markers = {"board": {"cambridge-norwich": "plus-3"}, "stack": ["swap"]}
    game = norwich("neutral cambridge-norwich office norwich", "end", edition=edition, markers=markers)
    assert clause(game, "marker swap chester-conway") == "BRIT-15"
    assert clause(game, "marker swap calais-canterbury") == "BRIT-14"
    play(game, "marker swap durham-york")
    assert neutral_posts(game) == ["cambridge-norwich/1", "durham-york/1"]


# ---------------------------------------------------------------- no empty route


def crowded(duo: str, **facts: Any) -> kontor.Game:
    """Every route holds one piece: of seat 1 from Arnheim–Duisburg to Brunswiek–Minden, neutral elsewhere.

    Seat 0 has a Swap to place and ends the turn.
    """
    posts = one_piece_on_every_route("nt")
    for route in sorted(posts)[:8]:
        posts[route][0] = "1t"
    posts.update(rows(facts.pop("posts", {})))
    game = duel(duo, posts=posts, supply="5t 0", markers={"plates": [["swap"], []], **facts.pop("on", {})}, **facts)
    return play(game, "end")


LONE_NEUTRALS = set(sorted(one_piece_on_every_route("nt"))[8:])


@pytest.mark.rule("DUO-PL-26")
def test_classic_variant_without_an_empty_route_the_marker_stays_with_the_player(edition: str) -> None:
    game = crowded("classic", edition=edition)
    assert (game.turn, game.decider) == (1, 1)
    assert plate(game, 0) == ["swap"]
    assert lying(game) == {}


@pytest.mark.rule("DUO-PL-26")
def test_classic_variant_the_marker_kept_is_placed_as_soon_as_a_route_is_empty() -> None:
    game = crowded("classic", posts="kampen-osnabrueck 0t -")
    play(game, "end", "lift kampen-osnabrueck/1", "drop kampen-osnabrueck/1 hamburg-stade/2", "done", "end")
    assert legal(game) == ["marker swap kampen-osnabrueck"]
    play(game, "marker swap kampen-osnabrueck")
    assert at(game, "kampen-osnabrueck/1") == "nt"


@pytest.mark.rule("DUO-BR-26")
def test_britannia_variant_without_an_empty_route_one_with_a_single_neutral_trader_is_used() -> None:
    game = crowded("britannia")
    assert (game.turn, game.decider) == (0, 0)
    assert chosen_routes(game, "marker swap ") == LONE_NEUTRALS
    play(game, "marker swap hamburg-stade")
    assert lying(game) == {"hamburg-stade": "swap"}
    assert [post for post in neutral_posts(game) if post.startswith("hamburg-stade")] == ["hamburg-stade/1"]
    assert game.turn == 1


@pytest.mark.rule("DUO-BR-26")
def test_britannia_variant_a_single_neutral_trader_is_no_help_while_a_route_is_empty() -> None:
    game = crowded("britannia", posts="hamburg-stade - - -")
    assert legal(game) == ["marker swap hamburg-stade"]
    assert clause(game, "marker swap hamburg-luebeck") == "MARKER-17"
    play(game, "marker swap hamburg-stade")
    assert at(game, "hamburg-stade/1") == "nt"


@pytest.mark.rule("DUO-BR-26")
@pytest.mark.parametrize(
    ("route", "refused", "facts"),
    [
        ("arnheim-kampen", "MARKER-17", {}),
        ("hamburg-stade", "MARKER-17", {"posts": "hamburg-stade nt nt -"}),
        ("hamburg-stade", "MARKER-17", {"posts": "hamburg-stade nt - 0t"}),
        ("hamburg-stade", "MARKER-16", {"on": {"board": {"hamburg-stade": "plus-3"}}}),
        ("goslar-magdeburg", "MARKER-18", {"offices": "goslar 1t, magdeburg 1t 1t"}),
    ],
)
def test_britannia_variant_all_other_conditions_still_hold(route: str, refused: str, facts: dict[str, Any]) -> None:
    game = crowded("britannia", **facts)
    assert clause(game, f"marker swap {route}") == refused
    assert chosen_routes(game, "marker swap ") == LONE_NEUTRALS - {route}


@pytest.mark.rule("DUO-BR-26")
def test_on_britannia_a_single_neutral_trader_helps_in_england_where_no_permanent_marker_is(edition: str) -> None:
    posts = {route: row(1, len(kinds)) for route, kinds in kinds_of_posts(3).items()}
    markers = {"plates": [["swap"], []]}
    game = play(duel("britannia", "britannia", edition=edition, posts=posts, markers=markers), "end")
    assert clause(game, "marker swap chester-conway") == "BRIT-15"
    assert clause(game, "marker swap calais-canterbury") == "BRIT-14"
    permanent = {"calais-canterbury", "calais-southampton", "carlisle-isle-of-man"}
    assert chosen_routes(game, "marker swap ") == set(posts) - WELSH_ROUTES - permanent


# ---------------------------------------------------------------- markers used on neutral pieces


@pytest.mark.rule("DUO-PL-24", "DUO-BR-35")
def test_move_three_moves_neutral_traders_and_may_complete_a_neutral_route(duo: str) -> None:
    game = duel(duo, posts=NEARLY, markers="unused move-three")
    play(game, "use move-three", "lift hamburg-lueneburg/1", "drop hamburg-lueneburg/1 hamburg-luebeck/3")
    assert asked(game) == []
    play(game, "done")
    assert asked(game) == ["neutral hamburg-luebeck office hamburg", LUEBECK]
    assert clause(game, "place t hamburg-stade/1") == "TURN-05"
    play(game, LUEBECK)
    assert offices(game, "luebeck") == ["nt"]
    assert (game.decider, game.actions_left) == (0, 2)


@pytest.mark.rule("DUO-PL-24", "DUO-BR-35")
def test_move_three_moves_neutral_traders_together_with_those_of_the_opponent(duo: str) -> None:
    posts = {"hamburg-stade": ["nt", "1t", "0t"]}
    game = play(duel(duo, posts=posts, markers="unused move-three"), "use move-three")
    assert clause(game, "lift hamburg-stade/3") == "MARKER-54"
    play(game, "lift hamburg-stade/1", "lift hamburg-stade/2")
    play(game, "drop hamburg-stade/1 hamburg-stade/2", "drop hamburg-stade/2 arnheim-kampen/1", "done")
    assert (at(game, "hamburg-stade/2"), at(game, "arnheim-kampen/1")) == ("nt", "1t")


@pytest.mark.rule("DUO-PL-24")
def test_remove_three_sends_neutral_traders_to_the_neutral_stock() -> None:
    posts = {"hamburg-stade": ["nt", "1t", None], "arnheim-kampen": [None, "nt", None]}
    game = duel("classic", edition="classic", posts=posts, markers="unused remove-three", supply="4t 5t")
    before = game.view()["stock"]
    play(game, "use remove-three", "remove hamburg-stade/1", "remove arnheim-kampen/2", "remove hamburg-stade/2")
    play(game, "done")
    assert neutral_posts(game) == []
    assert (supply(game, 0), supply(game, 1)) == ("4t", "6t")
    assert game.view()["stock"] == before


@pytest.mark.rule("DUO-BR-35", "DUO-BR-13")
def test_move_three_may_put_a_neutral_trader_on_a_ship_but_not_a_players_trader() -> None:
    posts = {"luebeck-wismar": ["nt", "1t", None]}
    game = play(duel("britannia", "east", posts=posts, markers="unused move-three"), "use move-three")
    play(game, "lift luebeck-wismar/1", "lift luebeck-wismar/2")
    assert clause(game, "drop luebeck-wismar/2 stralsund-wismar/1") == "EAST-26"
    play(game, "drop luebeck-wismar/1 stralsund-wismar/1", "drop luebeck-wismar/2 luebeck-wismar/3", "done")
    assert neutral_posts(game) == ["stralsund-wismar/1"]


@pytest.mark.rule("DUO-BR-35")
def test_move_three_keeps_neutral_traders_in_their_country(edition: str) -> None:
    posts = {"cardiff-oxford": ["nt", None, None, None], "cardiff-pembroke": ["nt", None, None]}
    game = duel("britannia", "britannia", edition=edition, posts=posts, markers="unused move-three")
    play(game, "use move-three", "lift cardiff-oxford/1")
    assert clause(game, "drop cardiff-oxford/1 cardiff-montgomery/1") == "BRIT-17"
    play(game, "drop cardiff-oxford/1 durham-york/2", "lift cardiff-pembroke/1")
    assert clause(game, "drop cardiff-pembroke/1 durham-york/1") == "BRIT-17"
    play(game, "drop cardiff-pembroke/1 cardiff-montgomery/1", "done")
    assert neutral_posts(game) == ["cardiff-montgomery/1", "durham-york/2"]


@pytest.mark.rule("DUO-BR-35", "DUO-BR-36")
def test_a_permanent_marker_that_moves_two_may_complete_a_neutral_route() -> None:
    posts = rows("stralsund-wismar 0m 0m 0t, luebeck-wismar nt nt -, waren-wismar nt - -")
    game = duel("britannia", "east", posts=posts, abilities="book 1", supply="5t 6t")
    play(game, "route stralsund-wismar", "lift waren-wismar/1", "drop waren-wismar/1 luebeck-wismar/3")
    assert asked(game) == []
    play(game, "done")
    assert asked(game) == ["neutral luebeck-wismar office luebeck", "neutral luebeck-wismar office wismar"]
    play(game, "neutral luebeck-wismar office luebeck")
    assert (game.decider, game.actions_left) == (0, 1)


@pytest.mark.rule("DUO-BR-36")
@pytest.mark.parametrize(
    ("facts", "condition"),
    [
        ({"neutral_prestige": 19}, "END-01"),
        ({"markers": "cambridge-norwich swap, stack"}, "END-02"),
        (
            {
                "offices": {
                    **{city: ["nt"] for city in ("bristol", "durham", "ipswich", "lancaster", "richmond")},
                    **{city: ["nt", "nt"] for city in ("conway", "montgomery")},
                    "norwich": ["1t"],
                }
            },
            "END-03",
        ),
    ],
)
def test_an_end_condition_met_by_a_marker_effect_ends_the_game_right_after_it(
    facts: dict[str, Any], condition: str
) -> None:
    markers = f"{facts.get('markers', '')}, unused move-three"
    game = duel("britannia", "britannia", posts=NEARLY_NORWICH, **{**facts, "markers": markers})
    play(game, "use move-three", "lift cambridge-london/1", "drop cambridge-london/1 cambridge-norwich/3", "done")
    assert ended(game) is None
    play(game, "neutral cambridge-norwich office norwich")
    assert ended(game) == condition
    assert game.decider is None
    assert "norwich" in neutral_offices(game)
    assert counter(game) >= 1


@pytest.mark.rule("DUO-PL-25")
def test_a_neutral_office_is_swapped_like_that_of_an_opponent(duo: str) -> None:
    game = duel(duo, offices="hamburg 0t nt 1t", markers="unused swap")
    assert clause(game, "use swap hamburg 2 3") == "MARKER-27"
    play(game, "use swap hamburg 1 2")
    assert offices(game, "hamburg") == ["nt", "0t", "1t"]


@pytest.mark.rule("DUO-PL-25")
def test_in_the_classic_edition_neutral_offices_are_swapped_with_anybodys() -> None:
    game = duel("classic", edition="classic", offices="hamburg 0t nt 1t, luebeck nt nt", markers="unused swap")
    assert clause(game, "use swap luebeck 1 2") == "MARKER-09"
    play(game, "use swap hamburg 2 3")
    assert offices(game, "hamburg") == ["0t", "1t", "nt"]
