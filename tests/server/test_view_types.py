"""The types of views and events are those of the engine: no key more, none less, and every value of its type."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

import kontor
from kontor import catalog
from kontor.boards import board, board_ids
from kontor.catalog import VARIANTS
from kontor.game import start_game
from kontor.rules.chance import Chance
from kontor.rules.event import ENDINGS
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS
from kontor.rules.modules import TILE_IDS
from kontor.rules.scoreline import CATEGORIES
from kontor.wire import view as messages
from kontor.wire.events import GameEvent
from kontor.wire.view import (
    Abilities,
    Decision,
    Displaced,
    EndCondition,
    Markers,
    Offer,
    RegionRank,
    Score,
    ScoreLine,
    Scores,
    SeatView,
)
from tests.clauses.test_eastwest import BUILD_BRUNSWIEK, brunswiek_missing
from tests.clauses.test_settle_posts import full_board
from tests.play.configurations import Configuration, seeds_of, with_every_fact
from tests.play.runs import choose
from tests.support import play, situation

RECORDS = sorted((Path(__file__).resolve().parent.parent / "records").glob("*.kontor"))
TYPES = (
    SeatView, Decision, Markers, vars(messages)["Favours"], Scores, Score, ScoreLine, Abilities, Displaced,
    EndCondition, RegionRank, Offer,
)  # fmt: skip
EVERY = 8  # decisions between two looks of all viewers
FACTS = {  # the facts of each decision besides its name and seat
    "turn": set(),
    "settling": {"route", "piece", "extras"},
    "moving": {"way", "limit", "lifts", "hand"},
    "removing": {"limit", "left"},
    "taking": {"limit", "traders_only"},
    "founding": set(),
    "developing": set(),
    "placing-aside": {"left", "aside"},
    "placing-abroad": {"left"},
    "neutral": set(),
    "replacing": {"markers"},
}

ASIDE = {"decision": "placing-aside", "seat": 0, "left": 2, "traders": 2, "merchants": 0}


@cache
def shape(kind: type) -> inspect.Type:
    return inspect.type_info(kind)


def keys(value: Any, kind: inspect.Type) -> Iterator[tuple[str, str, bool]]:
    """Every key of a value by the name of its type, and whether it is declared there."""
    match kind:
        case inspect.Metadata():
            yield from keys(value, kind.type)
        case inspect.UnionType():
            for one in kind.types:
                yield from keys(value, one)
        case inspect.TypedDictType() | inspect.StructType() if isinstance(value, dict):
            declared = {field.name: field.type for field in kind.fields}
            for key, inner in value.items():
                yield kind.cls.__name__, key, key in declared
                if key in declared:
                    yield from keys(inner, declared[key])
        case inspect.DictType() if isinstance(value, dict):
            for inner in value.values():
                yield from keys(inner, kind.value_type)
        case inspect.ListType() if isinstance(value, list):
            for inner in value:
                yield from keys(inner, kind.item_type)


def keys_of(sent: dict[str, Any], kind: type = SeatView) -> set[tuple[str, str]]:
    """The keys of a view, or of another message, by type; all must be declared."""
    found = set(keys(sent, shape(kind)))
    assert [(name, key) for name, key, declared in found if not declared] == []
    return {(name, key) for name, key, _ in found}


def check(game: kontor.Game, seat: int | None) -> None:
    view = game.view(seat)
    msgspec.convert(view, SeatView, strict=True)
    keys_of(view)
    if view["decision"] is not None:
        assert set(view["decision"]) - {"decision", "seat"} == FACTS[view["decision"]["decision"]]


@with_every_fact
def test_every_view_and_event_of_a_game_is_of_its_type(configuration: Configuration) -> None:
    viewers = (None, *range(configuration.players))
    for seed in seeds_of(configuration, 1):
        game, random = configuration.new(seed), Random(seed)
        while not game.is_over and game.ply < 400:
            for seat in viewers if game.ply % EVERY == 0 else (game.decider,):
                check(game, seat)
            game.play(choose(game, seed, random))
        for seat in viewers:
            check(game, seat)
            events = game.events(seat)
            assert msgspec.to_builtins(msgspec.convert(events, list[GameEvent], strict=True)) == events


def moments() -> Iterator[kontor.Game]:
    """All moments of all recorded games, and what they do not have."""
    yield situation(board="east", pending={"decisions": [{"decision": "turn", "seat": 0}, ASIDE]})
    yield play(brunswiek_missing(), BUILD_BRUNSWIEK)  # connects East and West
    yield full_board("bigbox")  # the displaced piece finds no post
    yield kontor.new_game(modules=("favours",), take="tradesman")
    for file in RECORDS:
        whole = kontor.load(file.read_text("utf-8"))
        start = whole.start
        if start.position is not None:
            game = kontor.from_position(start.position)
        else:
            game = start_game(whole.options, Chance(given=start.chance))
        yield game
        for action in whole.actions():
            game.play(action)
            yield game


@pytest.mark.full
def test_every_declared_key_occurs() -> None:
    declared = {(kind.__name__, key) for kind in TYPES for key in kind.__annotations__}
    views: set[tuple[str, str]] = set()
    events: dict[str, set[str]] = {}
    for game in moments():
        if views < declared or game.ply % 8 == 0:  # a view takes longer than its events
            views |= keys_of(game.view(game.decider))  # who alone is offered something
        if game.last is not None:
            for event in game.events(game.last.seat, since=game.ply - 1):
                events.setdefault(str(event["event"]), set()).update(event)
    assert declared - views == set()
    assert events == {kind.__struct_config__.tag: {"event", *kind.__struct_fields__} for kind in get_args(GameEvent)}


LISTS: dict[str, Iterable[str]] = {
    "Edition": {name for side in board_ids() for name, _ in board(side).editions},
    "ModuleName": catalog.MODULES,
    "Duo": VARIANTS,
    "AbilityId": ABILITY_IDS,
    "MarkerId": MARKER_IDS[1:],  # the first one means none
    "FavourId": TILE_IDS,
    "EndClause": ENDINGS[1:],
}


@pytest.mark.parametrize("name", LISTS)
def test_every_closed_list_is_the_one_of_the_engine(name: str) -> None:
    assert sorted(get_args(getattr(messages, name))) == sorted(LISTS[name])


def test_scores_have_every_category_and_abilities_every_row() -> None:
    assert list(Score.__annotations__) == [*CATEGORIES, "total", "rank"]
    assert tuple(Abilities.__annotations__) == ABILITY_IDS


def test_a_wrong_or_unknown_value_is_noticed() -> None:
    view = situation().view(0)
    assert ("SeatView", "colour", False) in keys({**view, "colour": "red"}, shape(SeatView))
    assert ("Markers", "lost", False) in keys({**view, "markers": {**view["markers"], "lost": 1}}, shape(SeatView))
    for wrong in ({"edition": "first"}, {"seat": 5}, {"supply": ["5x"]}, {"posts": {"a-b": ["9t"]}}, {"players": "3"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**view, **wrong}, SeatView, strict=True)


def test_there_is_a_json_schema_with_a_word_for_every_type() -> None:
    _, components = msgspec.json.schema_components([SeatView, GameEvent])
    assert {kind.__name__ for kind in TYPES} <= set(components)
    assert [name for name, schema in components.items() if not schema["description"]] == []
    assert len(components) == len(TYPES) + len(get_args(GameEvent))
