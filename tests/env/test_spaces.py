"""The lookup of docs/environments.md: every slot and every feature, as they are."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kontor
from kontor.env import kontor_v0
from kontor.env.vector import Vector
from kontor.rules.cells import MAX_CITIES, MAX_ROUTES
from kontor.rules.ids import MAX_SEATS
from kontor.slots import observe, slots
from tests.env.eager import WISHES
from tests.play.configurations import ALL

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
TOKENS = {
    "route": (0, observe.ROUTE_FEATURES, MAX_ROUTES),
    "city": (observe.CITIES_AT, observe.CITY_FEATURES, MAX_CITIES),
    "player": (observe.PLAYERS_AT, observe.PLAYER_FEATURES, MAX_SEATS),
    "whole": (observe.GLOBAL_AT, observe.GLOBAL_FEATURES, 1),
}
# What such play does not come to: full cities, special prestige, favours, promo markers that are used, East-West; the
# decider itself is who is asked.
RARE = {
    *(("city", 3 * space + part) for space in range(2, 8) for part in (2, 3)),
    *(("player", number) for number in (27, 31)),
    *(("route", number) for number in (26, 27)),
    *(("whole", number) for number in (28, 29, 30, 31, 32, 33, 35, 39, 60)),
}


def rows(table: str) -> Iterator[list[str]]:
    """The cells of a table between its marks, without its head."""
    found = re.search(rf"<!-- {table} -->\n(.*?)<!-- /{table} -->", PAGE, re.DOTALL)
    assert found
    for line in found[1].splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def test_every_slot_of_the_table_lies_where_it_says() -> None:
    after = 0
    for name, first, number, _ in rows("slots"):
        at = getattr(slots, name.strip("`"))
        if name.strip("`") in ("SWAP_HERE", "FOUND_HERE"):
            at += slots.CITIES_AT
        if at < slots.CITIES_AT:
            assert at == after, name
        elif after == slots.ROUTE_SLOTS:  # the first of a city
            assert at == slots.CITIES_AT
        elif after == slots.CITIES_AT + slots.CITY_SLOTS:
            assert at == slots.GLOBAL_AT
        else:
            assert at == after, name
        assert int(first) == at, name
        after = at + int(number)
    assert slots.GLOBAL_AT + slots.GLOBAL_SLOTS >= after > slots.SAFE
    assert f"Version {slots.VERSION}." in PAGE


def test_the_page_has_the_widths() -> None:
    assert f"Discrete({slots.WIDTH})" in PAGE
    assert f"Box(0, {observe.MOST}, ({observe.WIDTH},), int8)" in PAGE
    assert sum(width * count for _, width, count in TOKENS.values()) == observe.WIDTH
    (_, routes, _), (_, cities, _), (_, players, _), (_, whole, _) = TOKENS.values()
    shown = (
        f"{MAX_ROUTES} routes of {routes} features, {MAX_CITIES} cities of {cities}, {MAX_SEATS} players of {players}"
    )
    assert f"{shown}, and {whole} of the whole game" in PAGE


def described() -> set[tuple[str, int]]:
    """Every feature of the table; none is there twice."""
    features = [
        (token, number)
        for token, numbers, _ in rows("features")
        for part in numbers.split(", ")
        for number in range(int(part.partition("-")[0]), int(part.rpartition("-")[2]) + 1)
    ]
    assert len(features) == len(set(features))
    return set(features)


together = pytest.mark.xdist_group("what is seen in some game")  # so that it is looked for only once


@pytest.fixture(scope="module")
def seen() -> set[tuple[str, int]]:
    """Every feature that is more than 0 in some situation of eager games on all configurations."""
    if not kontor.compiled:
        pytest.skip("too long for the plain rules; that both see the same is tested in test_builds.py")
    most = np.zeros(observe.WIDTH, np.int8)
    for configuration in ALL:
        where = (configuration.board, configuration.players, configuration.edition)
        games = Vector(8, *where, configuration.modules, configuration.duo)
        out, dice = games.buffers(), np.random.default_rng(1)
        games.reset(out, seed=1)
        for _ in range(400):
            wishes = WISHES[out.seats] * (1 + 400 * (dice.random(out.masks.shape) < 0.02))
            games.step((out.masks * wishes).argmax(1).astype(np.int32), out)
            np.maximum(most, out.observations.max(0), out=most)
    return {
        (token, number)
        for token, (first, width, count) in TOKENS.items()
        for number in range(width)
        if most[first : first + width * count].reshape(count, width)[:, number].any()
    }


@together
def test_every_feature_that_is_ever_seen_is_in_the_table(seen: set[tuple[str, int]]) -> None:
    assert sorted(seen - described()) == []


@together
def test_every_feature_of_the_table_is_seen_in_some_game(seen: set[tuple[str, int]]) -> None:
    assert sorted(described() - seen - RARE) == []
    assert described() >= RARE


def test_the_spaces_hold_what_is_seen() -> None:
    env = kontor_v0.raw_env()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observation_space(agent).contains(env.observe(agent))
        assert env.action_space(agent) is env.action_space(agent)
