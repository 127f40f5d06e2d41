"""Slots: every legal decision has its path of open slots, and every open slot leads to a legal decision."""

import json
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

import kontor
from kontor.backends import ACTIVE
from kontor.rules.action import Kind
from kontor.rules.cells import (
    MAX_CITIES,
    MAX_ROUTES,
    MODULE_ROOM,
    N_MODULES,
    POST_ROUTE,
    POSTS,
    VACANT_POST,
    Cells,
    Lookup,
)
from kontor.rules.frames import FrameKind, top
from kontor.rules.ids import MARKER_IDS
from kontor.rules.modules import TILE_IDS
from kontor.rules.state import State
from kontor.slots import episode, features, slots
from kontor.slots import paths as ways
from tests.env.situations import open_now, path_of, states, taken
from tests.play import perft
from tests.play.configurations import Configuration, with_every_fact
from tests.support import rows, situation

DECISIONS, EVERY = 150, 3
FROM_BOARD = 128  # a source below this is a post
NUMBERS = Path(__file__).parent / "slot_numbers.json"
POSITIONS = perft.read()["positions"]
Meaning = tuple[object, ...]


def place(t: Lookup, post: int) -> Meaning:
    """A post without its number: those of one kind on a route are equal."""
    return "post", t[POST_ROUTE + post], t[VACANT_POST + post]


def meaning(t: Lookup, s: Cells, code: int) -> Meaning:
    """What a decision means to a machine, told without the slots."""
    kind, a, b, c, d = (code >> 8 * byte & 255 for byte in range(5))
    if kind in (Kind.PLACE, Kind.SETTLE):
        return "put", a, *place(t, b)
    if kind == Kind.SETTLE_EXTRA:  # an extra piece is like the displaced one
        taken_off = (*place(t, c), piece_at(s, c)) if c < FROM_BOARD else ()
        return "put", a, *place(t, b), *taken_off
    if kind == Kind.PLACE_PAYING:
        return kind, a, *place(t, b), d
    if kind == Kind.DISPLACE:
        return kind, a, *place(t, b), piece_at(s, b), c, d
    if kind in (Kind.LIFT, Kind.REMOVE):
        return kind, *place(t, a), piece_at(s, a)
    if kind in (Kind.INCOME, Kind.TAKE_AMOUNT):
        return kind, b  # the most that can be taken with so many merchants
    return kind, a, b, c, d


def piece_at(s: Cells, post: int) -> int:
    return s[POSTS + post]


def wrong(state: State) -> list[str]:
    """All that is wrong between the legal decisions of a situation and its slots."""
    t, s = state.lookup, state.cells
    codes = ACTIVE.legal(t, s)
    texts = {action.code: str(action) for action in state.rules.lexicon.actions(codes)}
    if not open_now(t, s):
        return [f"nothing is open, legal are {list(texts.values())}"]
    if s[top(s)] == FrameKind.MOVING:
        return [fault for slot in open_now(t, s) for fault in _lead(t, s[:], slot, set(codes), texts)]
    paths = {code: path_of(t, s, code) for code in codes}
    found = [f"'{texts[code]}' has the path {path}" for code, path in paths.items() if not 1 <= len(path) <= 3]
    meanings = {code: meaning(t, s, code) for code in codes}
    found += [f"{group} share a path" for group in _mixed(paths, meanings, texts)]
    found += [f"{group} are one choice with several paths" for group in _mixed(meanings, paths, texts)]
    found += [f"{path} ends within another path" for path in _prefixes(set(paths.values()))]
    if set(open_now(t, s)) != {path[0] for path in paths.values()}:
        found.append(f"open: {open_now(t, s)}, but the paths begin with {sorted({p[0] for p in paths.values()})}")
    for path in dict.fromkeys(paths.values()):
        found += _follow(t, s[:], path, paths)
    return found


def _mixed(by: Mapping[int, Meaning], one: Mapping[int, Meaning], texts: dict[int, str]) -> list[list[str]]:
    """Groups of decisions that are equal in the first way and not in the second."""
    groups: dict[Meaning, list[int]] = defaultdict(list)
    for code, key in by.items():
        groups[key].append(code)
    return [[texts[code] for code in group] for group in groups.values() if len({one[code] for code in group}) > 1]


def _prefixes(paths: set[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return [path for path in paths if any(path == other[: len(path)] for other in paths if other != path)]


def _follow(t: Lookup, s: Cells, path: tuple[int, ...], paths: dict[int, tuple[int, ...]]) -> list[str]:
    """Chooses the slots of a path one after the other."""
    for step, slot in enumerate(path):
        if slot not in open_now(t, s):
            return [f"slot {step} of {path} is closed"]
        code = taken(t, s, slot)
        if (code == 0) != (step < len(path) - 1):
            return [f"{path} gives {code} after slot {step}"]
    alike = [other for other in paths if paths[other] == path]
    return [] if code == alike[0] else [f"{path} gives {code}, not the first of {alike}"]


def _lead(t: Lookup, s: Cells, slot: int, codes: set[int], texts: dict[int, str]) -> list[str]:
    code = taken(t, s, slot)
    return [] if code in codes else [f"slot {slot} gives {code}, which is none of {list(texts.values())}"]


# On every configuration


@with_every_fact
def test_legal_decisions_and_open_slots_agree(configuration: Configuration) -> None:
    faults = [fault for state in states(configuration, DECISIONS, EVERY) for fault in wrong(state)]
    assert faults == []


@pytest.mark.parametrize("name", POSITIONS)
def test_they_agree_in_every_counted_position(name: str) -> None:
    assert wrong(kontor.from_position(POSITIONS[name]["position"]).state) == []


@with_every_fact
def test_a_closed_slot_gives_nothing_and_changes_nothing(configuration: Configuration) -> None:
    random = Random(1)
    for state in states(configuration, 60, 6):
        t, s = state.lookup, state.cells
        begun = [ways.path(t, s, code, 0) for code in ACTIVE.legal(t, s)]  # of a move too, in whatever order
        closed = sorted({*begun, *random.sample(range(slots.WIDTH), 10)} - set(open_now(t, s)))
        before = s[:]
        assert [taken(t, s, slot) for slot in closed] == [slots.NOTHING] * len(closed)
        assert s == before


def test_a_step_on_a_closed_slot_is_refused() -> None:
    state = situation().state
    t, s, moves, mask = state.lookup, state.cells[:], list[int](), bytearray(slots.WIDTH)
    assert episode.enter(t, s, moves, mask) == episode.RUNNING
    closed = mask.index(0)
    assert episode.step(t, s, moves, mask, closed, 0) == episode.REFUSED
    assert s == state.cells
    assert episode.step(t, s, moves, mask, slots.END_TURN, 0) == episode.RUNNING
    assert s != state.cells


@pytest.mark.parametrize("count", [1, 2, 30, slots.WIDTH])
def test_an_open_slot_is_found_by_its_number(count: int) -> None:
    assert slots.WIDTH % episode.SLOTS_PER_BLOCK == 0
    last = slots.WIDTH - 1
    found = [*sorted(Random(count).sample(range(last), count - 1)), last]
    mask = bytearray(slot in found for slot in range(slots.WIDTH))
    assert episode.first_open(mask) == found[0]
    assert [episode.nth_open(mask, number) for number in range(count + 1)] == [*found, found[0]]


def test_income_by_a_slot_takes_as_many_as_the_purse_allows() -> None:
    state = situation(abilities="book 2").state
    codes = [taken(state.lookup, state.cells[:], slots.INCOME + merchants) for merchants in range(3)]
    assert list(state.rules.lexicon.actions(codes)) == ["income 3t", "income 2t+1m", "income 1t+2m"]


# The table


def test_every_slot_that_was_ever_used_keeps_its_number() -> None:
    """Nets read the number of a chosen slot. New slots go into slot_numbers.json; nothing in it ever changes."""
    routes = {choice.id: slots.route_slot(0, number) for number, choice in enumerate(slots.ROUTE_CHOICES)}
    cities = {choice.id: slots.city_slot(0, number) for number, choice in enumerate(slots.CITY_CHOICES)}
    others = {choice.id: slot for slot, choice in slots.GLOBAL_CHOICES.items()}
    assert {"routes": routes, "cities": cities, "others": others} == json.loads(NUMBERS.read_text("utf-8"))


def test_every_slot_has_words_of_its_own() -> None:
    words = [slots.meaning(slot) for slot in range(slots.WIDTH)]
    said = [word for word in words if word != "spare"]
    assert len(set(said)) == len(said)
    assert len(said) == (
        len(slots.ROUTE_CHOICES) * MAX_ROUTES + len(slots.CITY_CHOICES) * MAX_CITIES + len(slots.GLOBAL_CHOICES)
    )


def test_there_is_room_for_further_slots_of_every_sort() -> None:
    assert len(slots.ROUTE_CHOICES) < slots.ROUTE_SLOTS + slots.MORE_ROUTE_SLOTS
    assert len(slots.CITY_CHOICES) < slots.CITY_SLOTS + slots.MORE_CITY_SLOTS
    assert len(MARKER_IDS) - 1 < slots.MARKER_ROOM
    assert len(TILE_IDS) < slots.TILE_ROOM + slots.MORE_TILE_ROOM
    assert any(slots.OF_MODULES + place not in slots.GLOBAL_CHOICES for place in range(slots.MODULE_ROOM))


def test_there_is_room_for_further_optional_rules_and_for_what_learners_see_of_them() -> None:
    assert N_MODULES < MODULE_ROOM
    used = {place for block in features.GAME.blocks for place in range(block.first, block.first + block.room)}
    assert features.GAME.left == 0  # all that was not given away is kept for optional rules
    assert len(used) < features.GAME.room


def test_the_spare_slots_of_routes_cities_and_favours_are_distinct_and_within_the_mask() -> None:
    spare = [slots.route_slot(route, slots.ROUTE_SLOTS + place) for route in range(MAX_ROUTES) for place in range(2)]
    spare += [slots.city_slot(city, slots.CITY_SLOTS) for city in range(MAX_CITIES)]
    spare += [slots.tile_slot(slots.TILE_ROOM + place) for place in range(slots.MORE_TILE_ROOM)]
    assert len({*spare}) == len(spare) == 2 * MAX_ROUTES + MAX_CITIES + slots.MORE_TILE_ROOM
    assert {slots.meaning(slot) for slot in spare} == {"spare"}
    assert max(spare) < slots.WIDTH


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        ("place t goettingen-quedlinburg/2", "put a trader"),
        ("place m goettingen-quedlinburg/2", "put a merchant"),
        ("displace t coellen-warburg/1 paying 1t", "pick a trader of opponent 1; trader; pay with 0 merchants"),
        ("displace m bremen-minden/2 paying 1t+1m", "pick a merchant of opponent 2; merchant; pay with 1 merchants"),
        ("lift dortmund-paderborn/2", "pick a merchant of mine"),
        ("income 2t+1m", "take with 1 merchants"),
        ("end", "end the turn"),
        ("use develop keys", "marker develop; ability keys"),
    ],
)
def test_a_decision_reads_as_its_slots(decision: str, words: str) -> None:
    posts = rows("coellen-warburg 1t - - -, bremen-minden - 2m -, dortmund-paderborn - 0m -")
    game = situation(posts=posts, supply="5t+2m 5t 5t", abilities="book 3 / book 1 / book 1", markers="unused develop")
    assert decision in game.legal_actions()
    action, state = game.parse(decision), game.state
    path = path_of(state.lookup, state.cells, action.code)
    assert "; ".join(slots.meaning(slot).rpartition(": ")[2] for slot in path) == words
