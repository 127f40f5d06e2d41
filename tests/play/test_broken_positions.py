"""A valid position with one or two values replaced by junk is either taken and works, or refused with one line."""

import copy
import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kontor
from tests.play.configurations import ALL, GAMES, PAIRS_COVERED
from tests.play.invariants import broken
from tests.play.policies import claim_first, goal_of, kind_first

JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 5, 9, 99, 256, 10**9, 0.5, float("nan"), "", "0", "x", "t", "0t", "1m", "5m",
    "n", "nt", "nm", "9t", "27t+4m", "swap", "block", "minden", "waren", "london", "hamburg-luebeck",
    "hamburg-luebeck/1", "malmoe-visby", "malmoe-visby/2", "é", "1" * 50, [], {},
    [None], [[]], [{}], ["0t"], ["swap"], ["n"], [0], [0, 0], [[0, 1]], ["hamburg-luebeck", 0], ["london", "cardiff"],
    {"x": 1}, {"0": None}, {"minden": ["0t"]}, {"waren": ["0t", "nt"]}, {"malmoe-visby": ["nt", "nt", "nt"]},
    (), ("0t",), b"x", {1: 2}, {None: None, "x": 1},
    [["hamburg-luebeck/1", "0t"]], [["hamburg-luebeck/1", "nt"]], [["malmoe-visby/2", "nt"]],
]  # fmt: skip
KEYS: list[Any] = [
    "x",
    "",
    "board",
    "posts",
    "pending",
    "decisions",
    "seat",
    "over",
    "begun",
    "due",
    "face_down",
    0,
    None,
]


OTHERS = [configuration for configuration in ALL if configuration not in PAIRS_COVERED]
PARTS = [PAIRS_COVERED, *(OTHERS[first::4] for first in range(4))]


@cache
def positions(part: int) -> list[str]:
    """Situations of some configurations as JSON, many of them in the middle of an action."""
    found = []
    for number, configuration in enumerate(PARTS[part]):
        game, random = configuration.new(number), Random(number)
        for ply in range(260):
            if game.is_over:
                break
            if ply % 50 == 0 or ("decisions" in game.position().get("pending", {}) and random.random() < 0.15):
                found.append(json.dumps(game.position()))
            game.play(claim_first(game, random, goal_of(game, number)) if ply % 3 else kind_first(game, random))
        found.append(json.dumps(game.position()))
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a nested value."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, inner in entries for found in [(*path, key), *places(inner, (*path, key))]]


def mutate(position: dict[str, Any], place: int, way: str, junk: int, key: int) -> None:
    """Replaces, removes or adds one thing somewhere inside."""
    paths = [path for path in places(position) if path != ("players",)]
    # Half of the time somewhere inside the part that only programs write.
    pending = [path for path in paths if path[0] == "pending"]
    chosen = pending if pending and place % 2 else paths
    *outer, last = chosen[place // 2 % len(chosen)]
    holder: Any = position
    for step in outer:
        holder = holder[step]
    value = copy.deepcopy(JUNK[junk % len(JUNK)])
    if way == "remove":
        del holder[last]
    elif way == "add" and isinstance(holder, list):
        holder.insert(key % (len(holder) + 1), value if key % 2 else copy.deepcopy(holder[last]))
    elif way == "add":
        holder[KEYS[key % len(KEYS)]] = value
    elif way == "rename" and isinstance(holder, dict):
        holder[KEYS[key % len(KEYS)]] = holder.pop(last)
    else:
        holder[last] = value


mutation = st.tuples(
    st.integers(0, 9999),
    st.sampled_from(["replace", "replace", "replace", "remove", "add", "rename"]),
    st.integers(0, len(JUNK) - 1),
    st.integers(0, 50),
)


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.full) for part in range(1, len(PARTS)))])
@settings(max_examples=max(GAMES // len(PARTS), 300), deadline=None, derandomize=len(ALL) >= GAMES)
@given(number=st.integers(0, 10**4), mutations=st.lists(mutation, min_size=1, max_size=2), seed=st.integers(0, 99))
def test_a_damaged_position_works_or_is_refused(
    part: int, number: int, mutations: list[tuple[int, str, int, int]], seed: int
) -> None:
    position = json.loads(positions(part)[number % len(positions(part))])
    for change in mutations:
        mutate(position, *change)
    try:
        game = kontor.from_position(position)
    except ValueError as error:
        refused = str(error)
    else:
        refused = ""
        plays_on(game, Random(seed))
    assert "\n" not in refused


def plays_on(game: kontor.Game, random: Random) -> None:
    """What was taken must be a sound situation."""
    for _ in range(6):
        assert broken(game, reached=False) == []
        if game.is_over:
            break
        game.play(kind_first(game, random))
