"""What the rules foresee for those who watch is what then happens: ends of the game, ranks, swaps, score lines."""

from random import Random

import pytest

import kontor
from kontor.rules.forecast import HARMLESS
from tests.play.configurations import Configuration, with_every_fact
from tests.play.policies import claim_first, goal_of
from tests.support import play, situation

EVERY = 12  # decisions between two looks
SUPPLY = ["3t", "6t", "7t"]


def played(configuration: Configuration, seed: int) -> list[kontor.Game]:
    """A game as it was every few decisions, and before the last ones."""
    game, random = configuration.new(seed), Random(seed)
    moments: list[kontor.Game] = []
    while not game.is_over:
        if game.ply % EVERY == 0:
            moments.append(game.copy())
        before = game.copy()
        game.play(claim_first(game, random, goal_of(game, seed)))
        if game.end_clause != before.end_clause:
            moments.append(before)
    return [*moments, game]


@with_every_fact
def test_the_decisions_that_end_the_game_are_foreseen_with_their_clause(configuration: Configuration) -> None:
    moments = played(configuration, seed=1)
    found: dict[str, str] = {}
    for game in moments:
        ends = game.endings()
        found |= ends
        for action in game.legal_actions():
            after = game.copy()
            after.play(action)
            met = after.end_clause if after.end_clause != game.end_clause else None
            assert ends.get(str(action)) == met, action
            assert met is None or action.kind not in HARMLESS
    assert moments[-1].end_clause in found.values()


@with_every_fact
def test_end_conditions_count_what_lies_on_the_table(configuration: Configuration) -> None:
    for game in played(configuration, seed=2):
        view = game.view(None)
        conditions = {condition["of"]: condition for condition in view["end_conditions"]}
        assert conditions["prestige"]["now"] == max(*view["prestige"], view.get("neutral_prestige", 0))
        assert (conditions["prestige"]["limit"], conditions["markers"]["start"]) == (20, 12)
        cities = conditions["cities"]
        assert (cities["now"], cities["limit"]) == (view["completed_cities"], view["completed_cities_limit"])
        assert conditions["markers"]["now"] == view["markers"]["stack"]
        if game.end_clause and game.is_over:
            assert game.end_clause in [condition["clause"] for condition in conditions.values()]
            assert not any(condition["near"] for condition in conditions.values())


def test_the_end_is_near_where_one_move_could_bring_it() -> None:
    def near(prestige: int, *pile: str) -> list[str]:
        game = situation(prestige=[0, prestige, 0], markers={"stack": list(pile)})
        return [condition["of"] for condition in game.view(None)["end_conditions"] if condition["near"]]

    assert near(17, "swap") == []
    assert near(18, "swap") == ["prestige"]
    assert near(17) == ["markers"]


@with_every_fact
def test_lines_add_up_to_the_score_that_a_viewer_is_shown(configuration: Configuration) -> None:
    for game in played(configuration, seed=3):
        for viewer in (None, *range(configuration.players)):
            scores = game.view(viewer)["scores"]
            for score, hidden, lines in zip(scores["seats"], scores["hidden"], scores["lines"], strict=True):
                assert sum(line["points"] for line in lines) == score["total"]
                assert not {line["category"] for line in lines} & set(hidden)


@with_every_fact
def test_points_of_countries_are_those_of_the_score(configuration: Configuration) -> None:
    for game in played(configuration, seed=4):
        view = game.view(None)
        ranks = [rank for ranking in view.get("regions", {}).values() for rank in ranking]
        for seat, score in enumerate(view["scores"]["seats"]):
            assert sum(rank["points"] for rank in ranks if rank["owner"] == seat) == score["regions"]
        for ranking in view.get("regions", {}).values():
            assert ranking == sorted(ranking, key=lambda rank: (-rank["cities"], -rank["offices"]))


@with_every_fact
def test_displacing_costs_and_brings_what_was_foreseen(configuration: Configuration) -> None:
    checked = 0
    for game in played(configuration, seed=5):
        view = game.view(None)
        for action in [action for action in game.legal_actions() if action.startswith("displace ")][:4]:
            after = game.copy()
            (event,) = [event for event in after.play(action) if event["event"] == "displaced"]
            foreseen = view["displaced"][event["victim"]]
            decision = after.view(None)["decision"]
            if decision["decision"] == "settling":
                assert (decision["seat"], decision["extras"]) == (foreseen["seat"], foreseen["extras"])
                checked += 1
            assert sum(int(part[:-1]) for part in event["fee"].split("+")) == foreseen["fee"]
    assert checked


@pytest.mark.rule("CLASSIC-11")
@pytest.mark.parametrize(("edition", "there"), [("bigbox", True), ("classic", False)])
def test_pieces_of_one_route_can_change_places_unless_they_must_leave_it(edition: str, there: bool) -> None:
    game = situation(edition=edition, posts="hamburg-luebeck 0t 0m -", supply=SUPPLY)
    assert game.swaps() == []
    play(game, "lift hamburg-luebeck/1")
    swap = ["hamburg-luebeck/1", "hamburg-luebeck/2"]
    assert game.swaps() == ([swap] if there else [])


@pytest.mark.rule("EAST-26")
def test_a_trader_cannot_change_places_with_a_merchant_on_a_ship_post() -> None:
    board = situation(board="east").board
    ship = next(post for number, post in enumerate(board.post_ids) if board.vacant[number])
    land = next(post for number, post in enumerate(board.post_ids) if not board.vacant[number])
    posts: dict[str, list[str | None]] = {}
    for post, piece in ((ship, "0m"), (land, "0t")):
        route, number = post.split("/")
        length = len([other for other in board.post_ids if other.startswith(f"{route}/")])
        posts.setdefault(route, [None] * length)[int(number) - 1] = piece
    game = situation(board="east", posts=posts, supply=SUPPLY)
    play(game, f"lift {land}")
    assert ship in [action.removeprefix("lift ") for action in game.legal_actions()]
    assert game.swaps() == []
