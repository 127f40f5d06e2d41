"""Rule bots in many games at once: they take open slots, the same in both builds, and know what their seat may know."""

from typing import Any

import numpy as np
import pytest

from kontor import catalog, compiled
from kontor.backends import PLAIN, running
from kontor.bots import make
from kontor.bots.rule_bot import RuleBot
from kontor.env.vector import Slots, Vector
from kontor.rules.backend import RulePolicy
from kontor.rules.ids import MAX_SEATS
from kontor.slots.choose import CHOSEN
from tests.env.test_vector import GAMES, every_game, random_slots

NONE = -1


def bots(*names: str) -> list[RuleBot]:
    """Rule bots by name."""
    return [bot for bot in map(make, names) if isinstance(bot, RuleBot)]


def taken(vector: Vector, *names: str, first: int = 1) -> Slots:
    """What rule bots take who have all seats from the first one on; NONE in games where another one must decide."""
    chosen = np.full(vector.games, NONE, np.int32)
    seats = np.tile(np.arange(MAX_SEATS) >= first, (vector.games, 1)).astype(np.uint8)
    vector.decide(vector.policies(bots(*names)), seats, chosen)
    return chosen


def trace(steps: int, games: int, *names: str, **options: Any) -> list[list[int]]:
    """What rule bots take against seat 0, which plays by chance."""
    dice, found = np.random.default_rng(5), []
    with Vector(games, cap=3, **options) as vector:
        out = vector.buffers()
        vector.reset(out, seed=3)
        for _ in range(steps):
            chosen = taken(vector, *names)
            assert ((chosen == NONE) == (out.seats == 0)).all()
            found.append(chosen.tolist())
            vector.step(np.where(chosen == NONE, random_slots(out, dice), chosen).astype(np.int32), out)
    return found


@every_game
def test_rule_bots_take_open_slots_in_games_of_every_kind(options: dict[str, Any]) -> None:
    trace(40, 8, "medium", "rule", **options)


@pytest.mark.parametrize("options", [GAMES[0], pytest.param(GAMES[1], marks=pytest.mark.full)])
def test_both_builds_decide_alike(options: dict[str, Any]) -> None:
    here = trace(5, 3, "medium", "rule", **options)
    with running(PLAIN):
        assert trace(5, 3, "medium", "rule", **options) == here


def test_one_bot_follows_another_from_game_to_game() -> None:
    with Vector(6, cap=1) as vector:
        out, dice = vector.buffers(), np.random.default_rng(1)
        vector.reset(out, seed=3)
        ended, differed = np.zeros((2, 6), int)
        for _ in range(60):
            one, two = taken(vector, "easy", first=0), taken(vector, "network", first=0)
            number = np.array([*range(6)]) + vector.saved().dealt
            assert (taken(vector, "easy", "network", first=0) == np.where(number % 2, two, one)).all()
            differed += one != two
            ended += out.dones > 0
            vector.step(random_slots(out, dice), out)
    assert differed.all()
    assert ended.all()


def test_a_decision_of_several_slots_is_completed_and_hidden_things_change_nothing() -> None:
    options: dict[str, Any] = {"players": 4, "modules": ("missions", "promos")}
    rules = catalog.ruleset(catalog.options(**options))
    dice, inside = np.random.default_rng(1), 0
    with Vector(8, **options) as vector, Vector(8, **options) as other:
        out = vector.buffers()
        vector.reset(out, seed=4)
        for number in range(120):
            chosen = taken(vector, "medium")
            saved = vector.saved()
            twins = [bytearray(cells) for cells in saved.situations]
            for cells, seat in zip(twins, out.seats.tolist(), strict=True):
                rules.backend.hide(rules.lookup, cells, seat)
                rules.backend.fill(rules.lookup, cells, seat, number)
            other.restore(saved._replace(situations=[*map(bytes, twins)]), other.buffers())
            assert taken(other, "medium").tolist() == chosen.tolist()
            inside += sum(cells[CHOSEN] > 0 for cells, slot in zip(twins, chosen, strict=True) if slot != NONE)
            vector.step(np.where(chosen == NONE, random_slots(out, dice), chosen).astype(np.int32), out)
    assert inside > 10


def test_slots_that_somebody_else_chose_are_left_alone() -> None:
    """A game may go on from the middle of a decision that the bot would not have begun."""
    dice, alone = np.random.default_rng(1), 0
    with Vector(16) as vector:
        out = vector.buffers()
        vector.reset(out, seed=4)
        for _ in range(60):
            left = taken(vector, "medium", first=0) == NONE
            assert all(vector.situation(game)[CHOSEN] for game in np.nonzero(left)[0].tolist())
            alone += int(left.sum())
            vector.step(random_slots(out, dice), out)
    assert alone


def test_what_does_not_fit_is_refused() -> None:
    with Vector(2) as vector, Vector(2, players=3) as other:
        chosen, seats = np.zeros(2, np.int32), np.ones((2, MAX_SEATS), np.uint8)
        with pytest.raises(ValueError, match="call reset first"):
            vector.decide(vector.policies(bots("rule")), seats, chosen)
        vector.reset(vector.buffers(), seed=1)
        with pytest.raises(ValueError, match="seats: expected"):
            vector.decide(vector.policies(bots("rule")), seats[:1], chosen)
        with pytest.raises(ValueError, match="0 policies"):
            vector.decide([], seats, chosen)
        with pytest.raises(ValueError, match="games 1 to 3: expected policies, and games 0 to 2"):
            vector.decide(vector.policies(bots("rule")), seats, chosen, 1, 3)
        if compiled:
            with pytest.raises(ValueError, match="for other games"):
                vector.decide(other.policies(bots("rule")), seats, chosen)
            nobody: Any = None
            with pytest.raises(ValueError, match="for other games"):
                vector.decide([RulePolicy(nobody, 1, 1)], seats, chosen)
