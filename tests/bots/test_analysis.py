"""What a position is worth, which actions are best there and why, and what a decision cost."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import kontor
from kontor.boards import board
from kontor.bots import BotError, BotView, make
from kontor.bots.analysis import Analyst, Move, Viewpoint, analyse
from kontor.bots.appraiser import Evaluation
from kontor.bots.reasons import FACTS
from kontor.bots.review import Review, ReviewedDecision, ReviewSummary, review
from kontor.bots.rule_bot import LONG_GAME_MIN_DECISIONS, RuleBot
from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.bots.win_chances import awaited, chances
from kontor.game import Game
from kontor.rules.action import Action, Kind
from kontor.rules.scoreline import CATEGORIES
from tests.bots.test_twins import moments
from tests.cli.typist import played
from tests.play.configurations import Configuration
from tests.play.twins import twin
from tests.support import situation

TWINS = Configuration("hansa", 3, "bigbox", ("missions", "favours", "promos"))


def about_to_win() -> Game:
    """Seat 0 has 19 points and a full route whose cities it controls: the claim ends and wins the game."""
    return situation(
        posts="goettingen-quedlinburg 0t 0t 0t",
        offices="goettingen 0t, quedlinburg 0t",
        prestige=[19, 19, 19],
        supply="5t 6t 7t",
        markers="stack swap swap swap",
    )


# Chances


def test_chances_are_one_in_all_and_follow_the_totals() -> None:
    found = chances([1000, 1200, 900], 300)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[0] > found[2]
    assert chances([500, 500], 0) == [0.5, 0.5]


def test_a_lead_is_worth_more_the_nearer_the_end_is() -> None:
    assert chances([1000, 500], 0)[0] > chances([1000, 500], 300)[0] > 0.5
    assert chances([1000, 500], 600) == chances([1000, 500], 900)


def test_those_who_come_sooner_have_more_of_their_next_turn() -> None:
    game = kontor.new_game(players=4, seed=1)
    now, later = awaited(game.state.lookup, game.state.cells, 100), [0, 150, 100, 50]
    assert now == later


def test_the_winner_has_all_and_those_who_tie_share_it() -> None:
    game = about_to_win()
    game.play("route goettingen-quedlinburg")
    assert game.is_over
    found = analyse(game)
    assert (found.chances, found.decider, found.moves) == ((1, 0, 0), None, ())
    assert [points["total"] for points in found.points] == [score.total for score in game.scores()]
    tie = situation(
        posts="goettingen-quedlinburg 2t 2t 2t",
        offices="goettingen 0t, quedlinburg 1t",
        prestige=[19, 19, 3],
        turn=2,
        markers="stack swap swap swap",
    )
    tie.play("route goettingen-quedlinburg")
    assert analyse(tie).chances == (0.5, 0.5, 0)


# Positions


@pytest.mark.parametrize(
    "options",
    [{"players": 5, "modules": ("missions", "favours", "promos")}, {"board": "east"}, {"board": "britannia"}],
    ids=lambda options: options.get("board", "hansa"),
)
def test_chances_and_points_of_a_game_add_up(options: dict[str, Any]) -> None:
    game = played(90, **options)
    found = analyse(game)
    assert sum(found.chances) == pytest.approx(1)
    assert len(found.points) == len(game.names)
    for points in found.points:
        assert set(points) == {*CATEGORIES, "total"}
        assert points["total"] == pytest.approx(sum(points[name] for name in CATEGORIES))
        assert 5 < points["total"] < 90
        assert (points["regions"] > 0) == (options.get("board") == "britannia")


def test_moves_are_whole_actions_and_the_best_comes_first() -> None:
    game = kontor.new_game(players=3, seed=1)
    for decision in ("place t hamburg-luebeck/1", "place t hamburg-luebeck/2", *["end"] * 3):
        game.play(decision)
    found = analyse(game, most=8)
    assert 5 < len(found.moves) <= 8
    assert [move.chance for move in found.moves] == sorted((move.chance for move in found.moves), reverse=True)
    for move in found.moves:
        again = game.copy()
        for decision in (*move.decisions, *move.then):
            again.play(decision)
        assert move.change == pytest.approx(move.chance - found.chances[0])
        assert again.turn == 1
    game.play("lift hamburg-luebeck/1")
    assert {move.decisions[-1] for move in analyse(game).moves} == {"done"}


def test_the_action_that_wins_at_once_is_found() -> None:
    best = analyse(about_to_win()).moves[0]
    assert best.decisions[0].startswith("route goettingen-quedlinburg")
    assert best.chance == 1
    assert best.then == ()


@pytest.mark.parametrize(
    ("facts", "decision", "category", "how"),
    [
        (
            {"offices": "luebeck 0t, bremen 0t", "abilities": "keys 4"},
            "route hamburg-luebeck office hamburg",
            "network",
            "joins",
        ),
        (
            {"posts": "goettingen-quedlinburg 0t 0t 0t"},
            "route goettingen-quedlinburg develop actions",
            "tempo",
            "develops",
        ),
        ({}, "income 3t", "tempo", "supplies"),
        ({}, "place t hamburg-luebeck/1", "plans", "fills"),
    ],
)
def test_a_reason_names_what_changes_most(facts: dict[str, Any], decision: str, category: str, how: str) -> None:
    posts = ["0t", "0t", "0t"] if decision.startswith("route") else [None, "0t", "0t"]
    game = situation(
        **{"posts": {"hamburg-luebeck": posts}, "supply": "2t 6t 7t", "markers": "stack swap swap swap"} | facts
    )
    found = analysed(game, decision)
    assert (found.reason.category, found.reason.facts["how"]) == (category, how)
    assert found.reason.points > 0


@pytest.mark.parametrize(
    ("developed", "decision", "value"),
    [
        ({}, "route hamburg-stade develop privilege", "orange"),
        ({"privilege": 2}, "route hamburg-stade develop privilege", "black"),
        ({}, "route hamburg-luebeck develop purse", 5),
        ({"purse": 2}, "route hamburg-luebeck develop purse", "all"),
    ],
)
def test_a_reason_names_the_value_that_the_desk_shows(
    developed: dict[str, int], decision: str, value: int | str
) -> None:
    route = decision.split(" ")[1]
    posts = {route: ["0t"] * len(board("hansa-3").route(route).posts)}
    found = analysed(situation(posts=posts, abilities=[developed, {}, {}]), decision)
    assert found.reason.facts["value"] == value


def analysed(game: Game, decision: str) -> Move:
    viewpoint, analyst = Viewpoint(game), Analyst()
    return analyst.move(viewpoint, analyst.evaluate(viewpoint, viewpoint.cells), game.parse(decision).code)


def test_every_category_has_its_facts() -> None:
    assert set(FACTS) == {*CATEGORIES, "tempo", "plans"}


# Who knows what


def test_twin_worlds_are_analysed_alike() -> None:
    random, compared = Random(1), 0
    for game in list(moments(TWINS))[:12]:
        other = twin(game, 0, random)
        one, two = analyse(BotView(game, 0)), analyse(BotView(other, 0))
        assert one == two == analyse(game, seat=0)
        compared += bool(one.moves)
    assert compared


def test_the_missions_of_others_count_only_where_everything_is_known() -> None:
    game = kontor.new_game(players=3, seed=1, modules=("missions",))
    for _ in range(90):
        game.play(make("claim", game.ply).choose(BotView(game, game.decider or 0), game.legal_actions(), 5))
    open_points, seen = analyse(game).points[1], analyse(game, seat=0).points[1]
    assert game.scores()[1].missions > 0
    assert open_points["missions"] - seen["missions"] == game.scores()[1].missions


def test_a_view_of_one_seat_cannot_be_analysed_as_another() -> None:
    with pytest.raises(ValueError, match="seat=1: this is the view of seat 0"):
        analyse(BotView(situation(), 0), seat=1)


def test_who_does_not_decide_is_told_no_moves() -> None:
    game = kontor.new_game(players=3, seed=1)
    assert analyse(game, seat=1).moves == ()
    assert analyse(game, seat=0).moves


# Any bot


class Optimist:
    """Evaluates by itself, and offers only to end the turn."""

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        return legal[0]

    def evaluate(self, view: BotView) -> Evaluation:
        points = dict.fromkeys((*CATEGORIES, "total"), float(view.seat))
        return Evaluation((1.0, 0.0, 0.0), (points, points, points))

    def rated(self, view: BotView) -> tuple[list[int], list[int]]:
        return [int(Kind.END)], [1]


def test_a_bot_may_evaluate_and_rate_by_itself() -> None:
    found = analyse(situation(), Optimist())
    assert found.chances == (1.0, 0.0, 0.0)
    assert [move.decisions for move in found.moves] == [("end",)]


def test_bots_that_offer_nothing_rate_as_the_rule_bot_does() -> None:
    game = played(40, players=3)
    assert analyse(game, "random") == analyse(game, "claim")


def test_a_game_that_lasts_long_is_evaluated_as_any_other() -> None:
    """Bots use their endgame weights then. What a position is worth does not depend on how many decisions led to it."""
    one = BotView(situation(posts="goettingen-quedlinburg 0t 0t 0t", supply="5t 6t 7t"), 0)
    late = one.copy()
    late.ply = 100 * LONG_GAME_MIN_DECISIONS
    assert analyse(late).chances == analyse(one).chances
    assert analyse(late).points == analyse(one).points


def test_what_a_bot_makes_of_its_lead_is_no_part_of_its_chances() -> None:
    """The pile is empty: whoever takes the marker ends the game, which bots bring about or delay."""
    markers = {"stack": [], "board": {"hamburg-luebeck": "swap"}}
    game = situation(posts="hamburg-luebeck 0t 0t 0t", markers=markers, prestige=[12, 3, 3])
    one, two = (RuleBot(1, replace(DEFAULT_WEIGHTS, close=close)) for close in (0, 300))
    view = BotView(game, 0)
    ratings = [bot.evaluators.for_game(view).rate(view.cells) for bot in (one, two)]
    assert ratings[0] != ratings[1]
    assert analyse(game, one).chances == analyse(game, two).chances
    assert analyse(game, one).points == analyse(game, two).points


@pytest.mark.skipif(not kontor.compiled, reason="search takes long with plain rules")
def test_search_rates_by_searching() -> None:
    """In some of these positions it finds another order than the evaluation alone."""
    games = [played(plies, players=3) for plies in (30, 60, 90, 120, 150)]
    orders = [[[move.decisions for move in analyse(game, bot).moves] for game in games] for bot in ("search", "rule")]
    assert orders[0] != orders[1]
    assert all(order for order in orders[0])


class Broken(Optimist):
    """Fails when it is asked what a position is worth."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def evaluate(self, view: BotView) -> Evaluation:
        raise KeyError("lost")


def test_a_bot_that_fails_when_it_is_asked_is_named() -> None:
    with pytest.raises(BotError, match=r"bot='Broken': evaluate failed: KeyError: 'lost'"):
        analyse(situation(), Broken())
    named = pickle.loads(pickle.dumps(BotError("mybots:Broken", "it fails")))
    assert (named.name, str(named)) == ("mybots:Broken", "bot='mybots:Broken': it fails")


class Silent(Optimist):
    """Has no opinion on any decision."""

    def __init__(self, seed: int) -> None:
        pass

    def rated(self, view: BotView) -> tuple[list[int], list[int]]:
        return [], []


def test_a_game_can_be_reviewed_by_a_bot_without_opinions() -> None:
    found = review(played(6, players=3), f"{__name__}:Silent")
    assert [decision.best for decision in found.decisions] == [None] * 6


# Whole games


@pytest.fixture(scope="module")
def blundered() -> Review:
    """Seat 0 could win at once and ends its turn instead."""
    game = about_to_win()
    for decision in ("end", "income 3t", "end", "end", "place t hamburg-luebeck/1"):
        game.play(decision)
    return review(game)


def test_the_costliest_decision_is_the_blunder(blundered: Review) -> None:
    worst = blundered.costliest(3)[0]
    assert (worst.ply, worst.seat, worst.played) == (1, 0, "end")
    assert worst.best is not None
    assert worst.best.decisions[0].startswith("route goettingen-quedlinburg")
    assert worst.loss > 0.1
    assert blundered.mean_loss(0) >= worst.loss / 2
    assert all(decision.loss >= 0 for decision in blundered.decisions)


def test_a_seat_reviews_only_its_own_decisions() -> None:
    game = played(60, players=3)
    found = review(game, seat=1)
    assert {decision.seat for decision in found.decisions if decision.best} == {1}
    assert [decision.ply for decision in found.decisions] == list(range(1, 61))


def test_a_turning_point_is_where_a_chance_dropped() -> None:
    game = about_to_win()
    game.play("place t hamburg-luebeck/1")
    game.play("route goettingen-quedlinburg")
    found = review(game)
    assert list(found.chances) == [1, 0, 0]
    assert [(point.ply, point.by) for point in found.turning_points()][-1] == (2, 0)
    assert found.turning_points(drop=1) == []


def test_an_analysis_is_the_same_each_time() -> None:
    game = played(50, players=4)
    assert analyse(game) == analyse(game.copy())


def reviewed(*chances: tuple[float, ...], losses: Sequence[float] = ()) -> Review:
    """A game of two with these chances, the last ones at its end; both decide in turn."""
    points = dict.fromkeys((*CATEGORIES, "total"), 0.0)
    decisions = [
        ReviewedDecision(number + 1, number % 2, number % 2, "end", True, now, (points, points), loss=loss)
        for number, (now, loss) in enumerate(zip(chances[:-1], losses or [0.0] * len(chances), strict=False))
    ]
    return Review(tuple(decisions), Evaluation(chances[-1], (points, points)))


def test_a_summary_tells_how_the_game_went_and_what_cost_most() -> None:
    led = reviewed(*[(0.4, 0.6)] * 2, *[(0.7, 0.3)] * 8, (1.0, 0.0), losses=[0, 0.2, 0.1, 0.3, *[0] * 6])
    assert led.summary(0) == ReviewSummary("early", 3, 1.0, 3, 0.1)
    assert led.summary(1) == ReviewSummary("behind", 2, 0.6, 4, 0.3), "a small lead is none"
    late = reviewed(*[(0.2, 0.8)] * 9, (0.9, 0.1), (1.0, 0.0))
    assert late.summary(0) == ReviewSummary("late", 10, 1.0, None, 0.0)
    assert late.summary(1) == ReviewSummary("slipped", 2, 0.8, None, 0.0)
    even = reviewed(*[(0.55, 0.45)] * 10, (1.0, 0.0))
    assert even.summary(1) == ReviewSummary("behind", 2, 0.45, None, 0.0)
