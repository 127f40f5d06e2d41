"""docs/environments.md lists every slot as it is, and features keep their numbers."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

import kontor
from kontor.env import kontor_v0
from kontor.env.vector import Vector
from kontor.rules import modules
from kontor.rules.cells import MAX_CITIES, MAX_PRINTED
from kontor.rules.ids import MARKER_IDS, MAX_SEATS
from kontor.rules.scoreline import Category
from kontor.slots import features, observe, slots
from tests.env.eager import WISHES
from tests.env.test_observe import in_use
from tests.play.configurations import ALL

FEATURES = Path(__file__).parent / "feature_numbers.json"
PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
UNUSED = ("remove-three", "tribute", "block", "swap", "exchange")
# What such play does not come to: full cities, special prestige, favours, promo markers that are used, East-West; the
# decider itself is who is asked.
RARE = {
    *(
        ("city", features.CITY_SPACES + features.SPACE_FEATURES * space + part)
        for space in range(2, MAX_PRINTED)
        for part in (features.SPACE_COIN, features.SPACE_OWNER)
    ),
    ("city", features.CITY_SPACES + features.SPACE_FEATURES + features.SPACE_OWNER),
    ("player", features.PLAYER_POINTS + Category.SPECIAL_PRESTIGE),
    ("player", features.PLAYER_TILES),
    *(("player", features.PLAYER_USED_KINDS + MARKER_IDS.index(name) - 1) for name in UNUSED),
    *(("game", features.GAME_SPECIAL - features.GAME_AT + space) for space in range(slots.MAX_PRESTIGE_SPACES)),
    ("route", features.ROUTE_BLOCKS),
    ("route", features.ROUTE_TRIBUTES),
    *(("game", features.GAME_CONNECTED - features.GAME_AT + rank) for rank in range(MAX_SEATS)),
    *(("game", at - features.GAME_AT) for at in (features.GAME_DECIDER, features.GAME_NEUTRAL, features.GAME_ENDING)),
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
        if at in (slots.MORE_ROUTES_AT, slots.MORE_CITIES_AT):
            assert name.startswith("`MORE_"), name
        elif at < slots.CITIES_AT:
            assert at == after, name
        elif after == slots.ROUTE_SLOTS:  # the first of a city
            assert at == slots.CITIES_AT
        elif after == slots.CITIES_AT + slots.CITY_SLOTS:
            assert at == slots.GLOBAL_AT
        else:
            assert at == after, name
        assert int(first) == at, name
        after = at + int(number)
    assert slots.WIDTH >= slots.MORE_CITIES_AT + slots.MORE_CITY_SLOTS * MAX_CITIES
    assert f"Version {slots.VERSION}." in PAGE


def test_a_list_that_outgrows_its_slots_is_an_error_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "TILE_IDS", (*modules.TILE_IDS, "seventh", "eighth", "ninth"))
    with pytest.raises(ValueError, match="further tiles: 3 cells, there is room for 2"):
        run_path(slots.__file__)


def test_the_page_has_the_widths() -> None:
    assert f"Discrete({slots.WIDTH})" in PAGE
    assert f"Box(0, {observe.FEATURE_MAX}, ({observe.WIDTH},), int8)" in PAGE
    assert sum(kind.room * kind.number for kind in features.TOKENS) == observe.WIDTH
    routes, cities, players, game = features.TOKENS
    shown = f"{routes.number} routes of {routes.room} features, {cities.number} cities of {cities.room}"
    assert f"{shown}, {players.number} players of {players.room}, and {game.room} of the game" in PAGE
    assert f"Observation version {features.VERSION}." in PAGE


def test_the_numbers_of_features_stay() -> None:
    """Nets and learners read features by their numbers. New ones go into feature_numbers.json with a new version."""
    layout = {kind.name: {block.id: [block.first, block.room] for block in kind.blocks} for kind in features.TOKENS}
    assert layout == json.loads(FEATURES.read_text("utf-8"))


@pytest.fixture(scope="module")
def seen() -> set[tuple[str, int]]:
    """Every feature that is more than 0 in some situation of eager games on all configurations."""
    if not kontor.compiled:
        pytest.skip("too long for the plain rules; that both see the same is tested in test_builds.py")
    most = np.zeros(observe.WIDTH, np.int8)
    any_tradesman = {"modules": ("favours",), "take": "tradesman"}  # FAVOUR-17, which no configuration has
    for options in (*map(asdict, ALL), any_tradesman):
        games = Vector(8, **options)
        out, dice = games.buffers(), np.random.default_rng(1)
        games.reset(out, seed=3)
        for _ in range(600):
            wishes = WISHES[out.seats] * (1 + 400 * (dice.random(out.masks.shape) < 0.02))
            games.step((out.masks * wishes).argmax(1).astype(np.int32), out)
            np.maximum(most, out.observations.max(0), out=most)
    return {
        (kind.name, number)
        for kind in features.TOKENS
        for number in range(kind.room)
        if most[kind.first : kind.after].reshape(kind.number, kind.room)[:, number].any()
    }


def test_only_features_are_ever_written(seen: set[tuple[str, int]]) -> None:
    assert sorted(seen - in_use()) == []


def test_every_feature_is_seen_in_some_game(seen: set[tuple[str, int]]) -> None:
    assert sorted(in_use() - seen - RARE) == []
    assert in_use() >= RARE


def test_the_spaces_hold_what_is_seen() -> None:
    env = kontor_v0.raw_env()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observation_space(agent).contains(env.observe(agent))
        assert env.action_space(agent) is env.action_space(agent)
