"""Many games at once: the same games whatever the number of threads, and the same as one game alone."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import pytest

from kontor import catalog
from kontor.backends import PLAIN, running
from kontor.env.vector import Buffers, Slots, Vector
from kontor.rules.cells import ABILITIES, PRESTIGE, SITUATION
from kontor.rules.ids import ACTIONS, MAX_SEATS
from kontor.slots import features, observe, slots
from kontor.slots.deal import seed_of
from kontor.slots.episode import CAPPED, OVER, RUNNING, UNITS, asked, begin, nth_open, step, utility
from tests.env.eager import WISHES

GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2, "duo": "classic"},
    {"players": 5, "modules": ("missions", "favours", "promos")},
    {"board": "east", "players": 3},
    {"board": "britannia", "players": 4, "edition": "classic", "modules": ("safe-conduct",)},
)
every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))


def random_slots(out: Buffers, dice: np.random.Generator) -> Slots:
    """An open slot in each game."""
    return np.asarray((out.masks * (dice.random(out.masks.shape) + 0.01)).argmax(1), np.int32)


def played(steps: int, games: int = 12, seed: int = 5, **options: Any) -> Iterator[tuple[Vector, Buffers]]:
    """A vector after each step of random play, and what the step wrote."""
    dice = np.random.default_rng(seed)
    with Vector(games, **options) as vector:
        out = vector.buffers()
        vector.reset(out, seed=seed)
        for _ in range(steps):
            vector.step(random_slots(out, dice), out)
            yield vector, out


def trace(steps: int, **options: Any) -> list[bytes]:
    """All that was written, byte by byte."""
    return [b"".join(part.tobytes() for part in out) for _, out in played(steps, **options)]


@every_game
def test_the_number_of_threads_changes_nothing(options: dict[str, Any]) -> None:
    alone = trace(60, cap=2, **options)
    for threads in (2, 3, 15):
        assert trace(60, cap=2, threads=threads, **options) == alone
    assert trace(60, cap=2, seed=6, **options) != alone


@every_game
def test_both_builds_write_the_same(options: dict[str, Any]) -> None:
    here = trace(40, games=3, cap=2, **options)
    with running(PLAIN):
        assert trace(40, games=3, cap=2, **options) == here


@every_game
def test_a_place_plays_the_games_that_its_seeds_deal(options: dict[str, Any]) -> None:
    """One game by hand beside the vector: the same mask, observation, seat, end and rewards at every step."""
    rules = catalog.ruleset(catalog.options(**options))
    t, s, mask, moves = rules.lookup, bytearray(SITUATION), bytearray(slots.WIDTH), list[int]()
    place, dealt, random = 2, 0, Random(1)
    begin(t, s, moves, mask, seed_of(9, place, dealt))
    vector = Vector(4, **options, cap=1)
    out = vector.buffers()
    vector.reset(out, seed=9)
    ends = 0
    for _ in range(60):
        observation = bytearray(observe.WIDTH)
        observe.observe(t, s, asked(s), observation)
        assert out.masks[place].tobytes() == bytes(mask)
        assert out.observations[place].tobytes() == bytes(observation)
        assert out.seats[place] == asked(s)
        chosen = out.masks.argmax(1).astype(np.int32)
        chosen[place] = nth_open(mask, random.randrange(10_000))
        vector.step(chosen, out)
        status = step(t, s, moves, mask, int(chosen[place]), 1)
        assert out.dones[place] == status
        if status != RUNNING:
            ends += 1
            dealt += 1
            worth = [utility(t, s, seat) / UNITS for seat in range(MAX_SEATS)]
            assert out.rewards[place].tolist() == np.array(worth, np.float32).tolist()
            begin(t, s, moves, mask, seed_of(9, place, dealt))
        assert vector.situation(place) == bytes(s)
    assert ends


def test_games_that_end_are_dealt_again_and_pay_once() -> None:
    ends = 0
    for _, out in played(80, cap=1):
        done = out.dones > 0
        ends += int(done.sum())
        assert not out.rewards[~done].any()
        assert out.rewards[done, :4].any(axis=1).all()
        assert not out.rewards[:, 4].any()  # four players
        assert out.masks.any(axis=1).all()
        assert (out.observations >= 0).all()
    assert ends > 12


def test_places_deal_different_games_and_a_reset_the_next_ones() -> None:
    vector = Vector(50, modules=("missions",))
    out = vector.buffers()
    vector.reset(out, seed=3)
    first = [vector.situation(game) for game in range(50)]
    vector.reset(out)
    second = [vector.situation(game) for game in range(50)]
    assert len({*first, *second}) == 100
    vector.reset(out, seed=3)
    assert [vector.situation(game) for game in range(50)] == first


def test_a_closed_vector_goes_on_without_its_threads() -> None:
    traces = []
    for closes in (False, True):
        with Vector(40, threads=3) as vector:
            out = vector.buffers()
            vector.reset(out, seed=3)
            if closes:
                vector.close()
            vector.step(out.masks.argmax(1).astype(np.int32), out)
            traces.append(b"".join(part.tobytes() for part in out))
    assert traces[0] == traces[1]


def step_once(vector: Vector) -> None:
    """Takes the first open slot in each game."""
    out = vector.buffers()
    vector.reset(out, seed=3)
    vector.step(out.masks.argmax(1).astype(np.int32), out)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.parametrize("use", [step_once, Vector.close], ids=["steps", "closes"])
def test_a_forked_process_does_not_wait_for_threads_that_it_does_not_have(use: Callable[[Vector], None]) -> None:
    vector = Vector(40, threads=3)
    step_once(vector)
    child = os.fork()
    if not child:
        try:
            use(vector)
            del vector
            os._exit(0)
        finally:
            os._exit(1)
    for _ in range(12_000):  # two minutes: other programs may use the machine
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            assert not status
            return
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    pytest.fail("the forked process waits for ever")


def test_threads_of_a_caller_take_turns() -> None:
    """Each gets the games of its own seed, though the other one deals, saves and restores meanwhile."""
    with Vector(40, threads=2) as vector:

        def seen(seed: int) -> set[bytes]:
            out, found = vector.buffers(), set()
            for _ in range(60):
                vector.reset(out, seed)
                found.add(out.observations.tobytes())
                vector.restore(vector.saved(), out)
            return found

        alone = [seen(1), seen(2)]
        assert [*map(len, alone)] == [1, 1]
        with ThreadPoolExecutor(2) as pool:
            assert [*pool.map(seen, (1, 2))] == alone


@pytest.mark.parametrize("threads", [1, 2])
def test_a_slot_that_is_not_open_is_refused_and_nothing_changes(threads: int) -> None:
    with Vector(8, threads=threads) as vector:
        out = vector.buffers()
        vector.reset(out, seed=1)
        before = [vector.situation(game) for game in range(8)]
        for wrong in (slots.STOP, -1, slots.WIDTH, 2**31 - 1):
            chosen = out.masks.argmax(1).astype(np.int32)
            chosen[5] = wrong
            with pytest.raises(ValueError, match=rf"game 5: slot {wrong} is not open; no game was changed"):
                vector.step(chosen, out)
        assert [vector.situation(game) for game in range(8)] == before
        chosen[5] = out.masks[5].argmax()
        vector.step(chosen, out)
        assert [vector.situation(game) for game in range(8)] != before


def test_what_the_caller_writes_into_a_mask_opens_nothing() -> None:
    vector = Vector(2)
    out = vector.buffers()
    vector.reset(out, seed=1)
    out.masks[:] = 1
    with pytest.raises(ValueError, match="not open"):
        vector.step(np.full(2, slots.STOP, np.int32), out)


def test_wrong_buffers_are_refused() -> None:
    vector = Vector(4)
    good = vector.buffers()
    with pytest.raises(ValueError, match="call reset first"):
        vector.step(np.zeros(4, np.int32), good)
    vector.reset(good, seed=1)
    wrong_ones: tuple[tuple[str, Any], ...] = (
        ("masks", np.zeros((4, slots.WIDTH + 1), np.uint8)),
        ("masks", np.zeros((slots.WIDTH, 4), np.uint8).T),
        ("observations", np.zeros((4, observe.WIDTH), np.int16)),
        ("seats", np.zeros(5, np.int32)),
        ("rewards", np.zeros((4, 4), np.float32)),
    )
    for name, wrong in wrong_ones:
        with pytest.raises(ValueError, match=f"{name}: expected"):
            vector.reset(good._replace(**{name: wrong}))
    with pytest.raises(ValueError, match="slots: expected"):
        vector.step(np.zeros(4, np.int64), good)
    with pytest.raises(ValueError, match="seed=-1"):
        vector.reset(good, seed=-1)
    with pytest.raises(ValueError, match="games=0"):
        Vector(0)


# What the end is worth


def worths(players: int, points: tuple[int, ...], actions: tuple[int, ...] = ()) -> list[float]:
    """The utilities of a fresh game with these points on the track and developed Actions."""
    duo = "classic" if players == 2 else None
    rules = catalog.ruleset(catalog.options(players=players, duo=duo))
    s, mask = bytearray(SITUATION), bytearray(slots.WIDTH)
    begin(rules.lookup, s, [], mask, 1)
    for seat in range(players):
        s[PRESTIGE + 2 * seat] = points[seat]
        s[ABILITIES + 5 * seat + ACTIONS] = actions[seat] if actions else 0
    return [utility(rules.lookup, s, seat) / UNITS for seat in range(players)]


def test_winning_is_worth_most_and_the_margin_counts_up_to_twenty_points() -> None:
    assert worths(4, (30, 20, 10, 0)) == pytest.approx([1.0 + 0.025, 0.1 - 0.025, 0.05 - 0.05, 0 - 0.05])
    assert worths(2, (90, 10)) == pytest.approx([1.05, -0.05])


def test_those_who_tie_share_the_win_and_their_places() -> None:
    assert worths(3, (9, 9, 9)) == pytest.approx([0.85 / 3 + 0.075] * 3)
    assert worths(5, (9, 9, 9, 9, 9)) == pytest.approx([0.85 / 5 + 0.075] * 5)
    assert worths(4, (9, 9, 5, 5))[:3] == pytest.approx([0.425 + 0.125, 0.425 + 0.125, 0.025 - 0.01])


def test_a_tie_in_points_is_broken_before_it_is_shared() -> None:
    less, more = worths(2, (9, 9), (1, 2))
    assert less == pytest.approx(1.0)
    assert more == pytest.approx(0.0)


def test_a_game_that_ends_by_its_rules_is_told_from_one_that_is_broken_off() -> None:
    assert {int(done) for _, out in played(120, games=40, cap=1) for done in out.dones} == {RUNNING, CAPPED}
    vector = Vector(4)
    out = vector.buffers()
    vector.reset(out, seed=1)
    for _ in range(600):
        vector.step((out.masks * WISHES[out.seats]).argmax(1).astype(np.int32), out)
        if out.dones.any():
            break
    assert OVER in out.dones


def test_the_end_of_a_game_is_seen_in_finals() -> None:
    options: dict[str, Any] = {"players": 3, "cap": 1}
    with Vector(4, **options) as vector:
        out, dice = vector.buffers(), np.random.default_rng(1)
        finals = np.zeros((4, observe.WIDTH), np.int8)
        vector.reset(out, seed=1)
        ended = np.zeros(4, bool)
        while not ended.all():
            before = finals.copy()
            vector.step(random_slots(out, dice), out, finals)
            ended |= out.dones != 0
            assert (finals[out.dones == 0] == before[out.dones == 0]).all()
        assert (finals[:, features.GAME_ROUNDS] == 1).all()
        assert (finals[:, features.GAME_PLAYERS] == 3).all()
        with pytest.raises(ValueError, match="finals: expected a writeable array"):
            vector.step(random_slots(out, dice), out, finals[:2])


@every_game
def test_saved_games_go_on_as_if_nothing_had_happened(options: dict[str, Any]) -> None:
    dice, again = np.random.default_rng(1), np.random.default_rng(2)
    with Vector(6, cap=3, **options) as vector, Vector(6, cap=3, **options) as other:
        out, same = vector.buffers(), other.buffers()
        vector.reset(out, seed=4)
        for _ in range(40):
            vector.step(random_slots(out, dice), out)
        other.restore(vector.saved(), same)
        assert all((out[part] == same[part]).all() for part in range(3))
        for _ in range(60):
            chosen = random_slots(out, again)
            vector.step(chosen, out)
            other.step(chosen, same)
            assert all((out[part] == same[part]).all() for part in range(5))
        with pytest.raises(ValueError, match="6 saved games: expected 5"), Vector(5, **options) as fewer:
            fewer.restore(vector.saved(), fewer.buffers())
