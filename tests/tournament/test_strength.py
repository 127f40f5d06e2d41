"""Strengths from finishing orders, and ratings with their intervals."""

import random
from collections.abc import Sequence
from itertools import combinations
from math import log, log10, sqrt

import pytest

from kontor.strength import GHOST, Heat, Heats, deviations, fit, heats
from kontor.tournament.errors import PlanError
from kontor.tournament.rating import Rating, order_of, rate
from kontor.tournament.series import Match
from tests.tournament.made import match, race, series

TRUE = {"a": 1200.0, "b": 1110.0, "c": 1000.0, "d": 850.0, "e": 700.0}
STRENGTH = {bot: 10 ** (rating / 400) for bot, rating in TRUE.items()}


def raced(line_ups: Sequence[Sequence[str]], seeds: int, seed: int = 1) -> list[Match]:
    """Games in all rotations whose ranks come from the model."""
    chance = random.Random(seed)
    planned = [series(*bots, games=seeds * len(bots)) for bots in line_ups]
    return [
        match(each, number, bots, race(STRENGTH, bots, chance))
        for each in planned
        for number in range(each.seeds())
        for bots in each.rotations()
    ]


def by_bot(ratings: Sequence[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in ratings}


def test_known_strengths_are_found_again_from_mixed_games() -> None:
    found = by_bot(rate(raced(list(combinations(TRUE, 4)), 150), "c", samples=20))
    assert {bot: found[bot].rating.mean for bot in TRUE} == pytest.approx(TRUE, abs=25)
    assert list(found) == list(TRUE)  # the strongest first


def test_known_strengths_are_found_again_where_one_meets_copies_of_another() -> None:
    pairs = [(one, other, other, other) for one in TRUE for other in TRUE if one != other]
    found = by_bot(rate(raced(pairs, 30), "c", samples=20))
    assert {bot: found[bot].rating.mean for bot in TRUE} == pytest.approx(TRUE, abs=30)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    held = []
    for seed in range(25):
        found = by_bot(rate(raced([("a", "b", "c", "d")], 25, seed), "c", samples=60))
        held += [found[bot].rating.low <= TRUE[bot] <= found[bot].rating.high for bot in "abd"]
    assert 0.85 <= sum(held) / len(held) <= 1


def likelihood(orders: Heats, strength: dict[str, float]) -> float:
    return sum(
        count * log(strength[heat.first] / sum(strength[bot] for bot in heat.field)) for heat, count in orders.items()
    )


def test_no_other_strengths_fit_better() -> None:
    games = heats(map(order_of, raced([("a", "b", "c"), ("c", "d", "e")], 20)))
    ghosts = {Heat((bot, GHOST), first): 0.5 for bot in TRUE for first in (bot, GHOST)}
    found = fit(games, list(TRUE))
    best = likelihood(games | ghosts, found)
    for bot in TRUE:
        for factor in (0.98, 1.02):
            assert likelihood(games | ghosts, {**found, bot: found[bot] * factor}) < best


def test_a_tie_is_half_a_win_for_each() -> None:
    tied = fit(heats([[["a", "b"], ["c"]]] * 40), ["a", "b", "c"])
    in_turn = fit(heats([[["a"], ["b"], ["c"]], [["b"], ["a"], ["c"]]] * 20), ["a", "b", "c"])
    assert tied["a"] == pytest.approx(tied["b"])
    assert tied == pytest.approx(in_turn)


def test_a_game_of_one_kind_of_bot_says_nothing() -> None:
    assert heats([[["a"], ["a"], ["a", "a"]]]) == {}
    assert heats([[["a"], ["b"], ["b"]]]) == {Heat(("a", "b", "b"), "a"): 1}


def test_ten_times_as_often_is_400_points() -> None:
    duel = series("a", "b")
    games = [match(duel, number, "ab", (1, 2) if number % 11 else (2, 1)) for number in range(1100)]
    assert by_bot(rate(games, "b", samples=2))["a"].rating.mean == pytest.approx(1000 + 400 * log10(10), abs=1)


# Intervals


def test_the_rotations_of_a_seed_stay_together() -> None:
    """Whoever sits first wins. Each seed is even; games drawn one by one would not be."""
    duel = series("a", "b")
    games = [match(duel, number, bots, (1, 2)) for number in range(30) for bots in ("ab", "ba")]
    alone = [match(duel, number, bots, (1, 2)) for number, bots in enumerate(["ab", "ba"] * 30)]
    together, apart = (by_bot(rate(played, "b", samples=100))["a"].rating for played in (games, alone))
    assert (together.low, together.mean, together.high) == pytest.approx((1000, 1000, 1000))
    assert apart.mean == pytest.approx(1000)
    assert apart.low < 960
    assert apart.high > 1040


def test_the_anchor_has_1000_and_no_interval() -> None:
    for anchor in ("a", "d"):
        found = by_bot(rate(raced([("a", "b", "d")], 20), anchor, samples=20))
        assert found[anchor].rating == pytest.approx((1000, 1000, 1000))


def test_the_gap_is_the_distance_to_the_next_with_an_interval_of_its_own() -> None:
    first, second, third = rate(raced([("a", "b", "d")], 40), "d", samples=100)
    assert first.gap is not None
    assert first.gap.mean == pytest.approx(first.rating.mean - second.rating.mean)
    assert first.gap.low < first.gap.mean < first.gap.high
    assert third.gap is None


def test_the_step_is_the_distance_to_the_level_below_whoever_stands_between() -> None:
    true = {"hard": 20.0, "b": 8.0, "medium": 4.0, "claim": 1.0}
    chance = random.Random(1)
    planned = series(*true, games=400)
    games = [
        match(planned, number, bots, race(true, bots, chance))
        for number in range(planned.seeds())
        for bots in planned.rotations()
    ]
    found = by_bot(rate(games, "medium", samples=40))
    hard, step = found["hard"], found["hard"].step
    assert list(found) == list(true)
    assert step is not None
    assert hard.gap is not None
    assert step.mean == pytest.approx(hard.rating.mean - 1000)
    assert step.low < step.mean < step.high
    assert step.mean > hard.gap.mean  # b stands between
    assert found["b"].step is None  # no level
    assert found["medium"].step is None  # easy did not play


def test_the_same_games_give_the_same_intervals() -> None:
    games = raced([("a", "b", "c")], 20)
    assert rate(games, "b", samples=30) == rate(games, "b", samples=30)
    assert rate(games, "b", samples=30) != rate(games, "b", samples=30, seed=2)


def test_who_never_beats_the_anchor_has_a_bound_only() -> None:
    trio = series("a", "b", "c")
    games = [match(trio, number, "abc", ranks) for number, ranks in enumerate([(1, 2, 3), (2, 1, 3)] * 10)]
    found = by_bot(rate(games, "a", samples=10))
    assert {bot: rating.bound for bot, rating in found.items()} == {"a": None, "b": None, "c": "at most"}
    assert found["c"].rating.mean < 800
    assert by_bot(rate(games, "c", samples=10))["b"].bound == "at least"


# What cannot be rated


def test_bots_that_never_met_cannot_be_compared() -> None:
    games = [match(series("a", "b"), 0, "ab", (1, 2)), match(series("c", "d"), 0, "cd", (1, 2))]
    with pytest.raises(PlanError, match="never meet, not even through others, and cannot be compared: a, b; c, d"):
        rate(games, "a")


def test_the_anchor_must_play() -> None:
    with pytest.raises(PlanError, match="anchor='z': expected one of the bots that play: a, b"):
        rate([match(series("a", "b"), 0, "ab", (1, 2))], "z")


# How uncertain strengths are


def test_without_games_only_the_ghost_says_something() -> None:
    (alone,) = deviations({}, ["a"], fit({}, ["a"])).values()
    assert alone == pytest.approx(2.0)  # one game of equals bends the likelihood by a quarter


def test_the_deviation_is_that_of_the_likelihood() -> None:
    """Of two who beat each other equally often, worked out by hand: both bend at each other and at the ghost."""
    found = heats([[["a"], ["b"]], [["b"], ["a"]]] * 8)
    own, shared = 0.25 + 16 * 0.25, -16 * 0.25
    expected = sqrt(own / (own * own - shared * shared))
    assert deviations(found, ["a", "b"], fit(found, ["a", "b"])) == pytest.approx({"a": expected, "b": expected})


def test_more_games_make_it_more_certain_and_copies_of_one_bot_count() -> None:
    few, many = ([[["a"], ["b"], ["b"]], [["b"], ["a"], ["b"]]] * times for times in (2, 20))
    spreads = [deviations(heats(orders), ["a", "b"], fit(heats(orders), ["a", "b"]))["a"] for orders in (few, many)]
    assert spreads[1] < spreads[0] < 2.0


def test_where_there_are_many_each_uncertainty_is_found_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    found = heats([[["a"], ["b"], ["c"]], [["b"], ["a"], ["c"]], [["c"], ["a"], ["b"]]])
    strength = fit(found, ["a", "b", "c"])
    exact = deviations(found, ["a", "b", "c"], strength)
    monkeypatch.setattr("kontor.strength.EXACT", 2)
    rough = deviations(found, ["a", "b", "c"], strength)
    for bot, deviation in exact.items():
        assert 0.5 * deviation < rough[bot] < deviation
