"""Observation: small numbers, of what a seat may know and of nothing else."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import kontor
from kontor.backends import ACTIVE
from kontor.boards import board, missions
from kontor.rules.cells import CHOSEN, ENDING, MAX_CITIES, MAX_ROUTES, N_POOL, PILE_SIZE, ROUNDS
from kontor.rules.event import BY_CITIES
from kontor.rules.ids import MARKER_IDS, MAX_SEATS
from kontor.rules.state import State
from kontor.slots import choose, observe, slots
from kontor.slots.observe import CITIES_AT, CITY_FEATURES, GLOBAL_AT, PLAYER_FEATURES, PLAYERS_AT, ROUTE_FEATURES
from tests.env.situations import open_now, states, taken
from tests.play.configurations import ALL, Configuration, everywhere, seeds_of
from tests.play.policies import claim_first, goal_of
from tests.play.test_secrets import EVERY_TWIN, markers_move
from tests.play.twins import twin
from tests.support import situation


def seen(game: kontor.Game, seat: int) -> bytearray:
    """What a seat observes."""
    observation = bytearray(b"\xff" * observe.WIDTH)  # whatever was there before
    observe.observe(game.state.lookup, game.state.cells, seat, observation)
    return observation


def mask_of(game: kontor.Game) -> bytearray:
    """The open slots."""
    state, mask = game.state, bytearray(slots.WIDTH)
    choose.open_slots(state.lookup, state.cells, ACTIVE.legal(state.lookup, state.cells), mask)
    return mask


def route(game: kontor.Game, observation: bytearray, name: str) -> bytearray:
    """The features of a route."""
    at = ROUTE_FEATURES * game.board.route_number[name]
    return observation[at : at + ROUTE_FEATURES]


def city(game: kontor.Game, observation: bytearray, name: str) -> bytearray:
    """The features of a city."""
    at = CITIES_AT + CITY_FEATURES * game.board.city_number[name]
    return observation[at : at + CITY_FEATURES]


def player(observation: bytearray, number: int) -> bytearray:
    """The features of a player, counted from the one that looks."""
    at = PLAYERS_AT + PLAYER_FEATURES * number
    return observation[at : at + PLAYER_FEATURES]


def whole(observation: bytearray) -> bytearray:
    """The features of the whole situation."""
    return observation[GLOBAL_AT:]


# Form


def test_an_observation_has_a_fixed_width() -> None:
    assert observe.WIDTH == 36 * 40 + 40 * 32 + 32 * 5 + 64
    assert (MAX_ROUTES, MAX_CITIES, MAX_SEATS) == (40, 32, 5)


@everywhere
def test_every_feature_is_a_small_number(configuration: Configuration) -> None:
    for state in states(configuration, 120, 4):
        for seat in state.rules.seats:
            observation = bytearray(observe.WIDTH)
            observe.observe(state.lookup, state.cells, seat, observation)
            assert max(observation) <= observe.MOST


def test_large_numbers_stay_small() -> None:
    """Points and rounds without end are cut at the largest number."""
    game = situation(prestige=[999, 128, 127])
    game.state.cells[ROUNDS] = 200
    observation = seen(game, 0)
    assert [player(observation, number)[24] for number in range(3)] == [127, 127, 127]
    assert whole(observation)[19] == 127


# What the features say

POSTS = {
    "goettingen-quedlinburg": ["0t", "1m", None],
    "coellen-warburg": ["2t", "2t", None, "0m"],
    "bremen-minden": ["1t", "1t", "1t"],
}
OFFICES = {"goettingen": ["1t", "0t"], "stendal": ["2t"]}


@cache
def table() -> kontor.Game:
    return situation(
        posts=POSTS,
        offices=OFFICES,
        supply=["4t+1m", "3t", "2t"],
        abilities=[{"actions": 1, "book": 1}, {"book": 1}, {"privilege": 2}],
        prestige=[3, 5, 7],
        markers={
            "unused": [["swap"], ["develop", "plus-3"], []],
            "used": [["plus-4"], [], []],
            "stack": ["plus-3"] * 4,
        },
    )


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game = table()
    for seat in range(3):
        observation = seen(game, seat)
        assert [player(observation, (owner - seat) % 3)[24] for owner in range(3)] == [3, 5, 7]
        assert [player(observation, (owner - seat) % 3)[1] for owner in range(3)] == [4, 3, 2]
        assert whole(observation)[17] == (0 - seat) % 3  # whose turn it is
        assert [number for number in range(3) if player(observation, number)[10]] == [(0 - seat) % 3]


def test_a_route_tells_length_free_posts_and_pieces_by_owner() -> None:
    game = table()
    observation = seen(game, 1)
    features = route(game, observation, "goettingen-quedlinburg")
    assert list(features[:3]) == [1, 3, 1]
    assert (list(features[3:8]), list(features[9:14])) == ([0, 0, 1, 0, 0], [1, 0, 0, 0, 0])
    full = route(game, observation, "bremen-minden")
    assert (full[2], full[3], full[23], full[24]) == (0, 3, 1, 0)  # all mine: claimable by me, nothing missing
    assert route(game, seen(game, 0), "bremen-minden")[23] == 2  # by the next seat


def test_a_city_tells_its_offices_and_who_controls_it() -> None:
    game = table()
    features = city(game, seen(game, 0), "goettingen")
    assert (features[3], features[6], features[31]) == (2, 1, 2)  # owners from the left, how many
    assert list(features[25:28]) == [1, 1, 0]
    assert features[30] == 1  # equal offices: the right one is mine
    assert city(game, seen(game, 1), "goettingen")[30] == 3
    assert city(game, seen(game, 0), "halle")[30] == 0


def test_a_player_tells_pieces_abilities_markers_and_points() -> None:
    features = player(seen(table(), 0), 0)
    assert list(features[1:3]) == [4, 1]
    assert list(features[5:10]) == [0, 1, 0, 1, 0]
    assert list(features[12:22]) == [int(name == "swap") for name in MARKER_IDS[1:]]
    assert features[22] == 1
    scores = table().scores()[0]
    shown = [features[24 + category] for category in range(6)]
    names = ("track", "abilities", "markers", "special_prestige", "cities", "network")
    assert shown == [scores[name] for name in names]


def test_markers_not_seen_are_counted_by_kind() -> None:
    game = table()
    all_of = [*game.state.rules.markers.pile, *game.state.rules.markers.gold]
    known = ["swap", "develop", "plus-3", "plus-4"]
    unseen = whole(seen(game, 2))[40:50]
    expected = [all_of.count(name) - known.count(name) for name in MARKER_IDS[1:]]
    assert list(unseen) == expected


def test_the_slots_chosen_so_far_are_seen() -> None:
    game = situation(posts={"coellen-warburg": ["1t", None, None, None]}, supply=["5t+1m", "5t", "5t"])
    state = game.state
    before = seen(game, 0)
    picks = [slot for slot in open_now(state.lookup, state.cells) if "of opponent" in slots.meaning(slot)]
    assert taken(state.lookup, state.cells, picks[0]) == 0
    after = whole(seen(game, 0))
    assert (whole(before)[61], after[61], state.cells[CHOSEN]) == (0, 1, 1)
    assert after[62] + 128 * after[63] == picks[0]


# Secrets


@everywhere
def test_twin_worlds_are_observed_alike(configuration: Configuration) -> None:
    """The same game with other secrets: not a feature differs for the seat that may not know."""
    seed = seeds_of(configuration, 1)[0]
    game, random = configuration.new(seed), Random(seed)
    while not game.is_over and game.ply < 250:
        if markers_move(game) or game.ply % EVERY_TWIN == 0:
            for viewer in range(configuration.players):
                other = twin(game, viewer, random)
                assert seen(other, viewer) == seen(game, viewer), f"seed {seed}, seat {viewer}"
                if game.decider == viewer:
                    assert mask_of(other) == mask_of(game), f"seed {seed}, seat {viewer}"
        game.play(claim_first(game, random, goal_of(game, seed)))


@pytest.mark.parametrize("owner", range(3))
def test_a_mission_card_is_seen_by_its_owner_alone(owner: int) -> None:
    """The comparison above would see a leak: what may be known makes a difference."""
    game = kontor.new_game(board="hansa", players=3, seed=1, modules=("missions",))
    position = game.position()
    free = next(list(card.cities) for card in missions() if list(card.cities) not in position["missions"])
    position["missions"][owner] = free
    other = kontor.from_position(position)
    assert [viewer for viewer in range(3) if seen(other, viewer) != seen(game, viewer)] == [owner]


def test_what_lies_open_is_seen_by_all() -> None:
    position = table().position()
    changes = [
        {"posts": {**POSTS, "bremen-minden": ["1t", None, "1t"]}},
        {"markers": {**position["markers"], "board": {"bremen-minden": "swap"}}},
        {"markers": {**position["markers"], "used": [["plus-3"], [], []]}},
        {"offices": {**OFFICES, "goettingen": ["0t", "1t"]}},
    ]
    for change in changes:
        other = kontor.from_position(position | change)
        assert all(seen(other, viewer) != seen(table(), viewer) for viewer in range(3)), change


def test_an_own_plate_is_seen_once_it_may_be_looked_at() -> None:
    def plate(markers: list[str], face_down: int) -> kontor.Game:
        pending = {"begun": True, "face_down": face_down} if face_down else {}
        return situation(markers={"plates": [markers, [], []], "stack": ["swap"] * 3}, pending=pending)

    assert list(whole(seen(plate(["swap", "plus-3"], 0), 0))[50:60]) == [0, 1, 0, 0, 1, 0, 0, 0, 0, 0]
    assert seen(plate(["swap", "plus-3"], 1), 0) == seen(plate(["swap", "plus-4"], 1), 0)
    assert seen(plate(["swap", "plus-3"], 0), 0) != seen(plate(["swap", "plus-4"], 0), 0)
    assert seen(plate(["swap", "plus-3"], 0), 1) == seen(plate(["swap", "plus-4"], 0), 1)


# No feature is dead

SPARE = {
    "route": {32, 33, 34, 35},
    "city": {8, 11, 14, 17, 20, 23},  # coins are printed at the first two offices of a city only
    "player": set[int](),
    "whole": {33},  # at most five have the East-West connection: five players, or two and the neutral one
}


def sample() -> Iterator[State]:
    """Random games of all configurations, and what they hardly ever or never bring about."""
    for configuration in ALL:
        yield from states(configuration, 250, 5)
    connected = kontor.from_position({"board": "hansa", "players": 5, "east_west": [3, 1, 0, 2, 4]}).state
    connected.cells[ROUNDS] = 3
    yield connected
    largest = max(board("britannia-45").cities, key=lambda city: len(city.offices))
    row = [f"{number % 5}{office.shape[0]}" for number, office in enumerate(largest.offices)]
    abilities = [{"book": 3}] * 5
    yield kontor.from_position(
        {"board": "britannia", "players": 5, "offices": {largest.id: row}, "abilities": abilities, "supply": ["1t"] * 5}
    ).state
    markers = {"plates": [["remove-three", "exchange"]] * 3, "stack": ["swap"]}
    classic = {"board": "hansa", "players": 3, "edition": "classic", "modules": ["promos"]}
    yield kontor.from_position({**classic, "markers": markers}).state
    chosen = table().copy().state
    picks = [slot for slot in open_now(chosen.lookup, chosen.cells) if slots.meaning(slot).endswith("of opponent 1")]
    taken(chosen.lookup, chosen.cells, picks[-1])
    yield chosen
    ending = table().copy().state
    ending.cells[ENDING] = BY_CITIES
    yield ending


def test_every_feature_is_written_somewhere() -> None:
    alive: dict[str, set[int]] = {"route": set(), "city": set(), "player": set(), "whole": set()}
    for number, state in enumerate(sample()):
        for seat in {number % state.rules.players, state.decider or 0}:
            observation = bytearray(observe.WIDTH)
            observe.observe(state.lookup, state.cells, seat, observation)
            for place, value in enumerate(observation):
                if value:
                    part, feature = feature_of(place)
                    alive[part].add(feature)
    sizes = {
        "route": ROUTE_FEATURES,
        "city": CITY_FEATURES,
        "player": PLAYER_FEATURES,
        "whole": observe.GLOBAL_FEATURES,
    }
    assert {part: set(range(size)) - alive[part] for part, size in sizes.items()} == SPARE


def test_nobody_else_sees_what_is_being_chosen() -> None:
    state = table().copy().state
    before = [bytearray(observe.WIDTH) for _ in state.rules.seats]
    after = [bytearray(observe.WIDTH) for _ in state.rules.seats]
    for seat in state.rules.seats:
        observe.observe(state.lookup, state.cells, seat, before[seat])
    picks = [slot for slot in open_now(state.lookup, state.cells) if slots.meaning(slot).endswith("of opponent 1")]
    taken(state.lookup, state.cells, picks[-1])
    assert state.cells[CHOSEN] == 1
    for seat in state.rules.seats:
        observe.observe(state.lookup, state.cells, seat, after[seat])
        assert (before[seat] == after[seat]) == (seat != state.decider)


def feature_of(place: int) -> tuple[str, int]:
    """Which feature of which part lies at a place of an observation."""
    if place < CITIES_AT:
        return "route", place % ROUTE_FEATURES
    if place < PLAYERS_AT:
        return "city", (place - CITIES_AT) % CITY_FEATURES
    if place < GLOBAL_AT:
        return "player", (place - PLAYERS_AT) % PLAYER_FEATURES
    return "whole", place - GLOBAL_AT


@everywhere
def test_what_is_not_seen_is_in_the_pile_on_plates_or_was_never_in_the_game(configuration: Configuration) -> None:
    """Also after markers left the game openly: by the safe-conduct, or on a route of the neutral player."""
    for state in states(configuration, 250, 25):
        t, me = state.lookup, state.decider or 0
        observation = bytearray(observe.WIDTH)
        observe.observe(t, state.cells, me, observation)
        plates = sum(len(state.plate(seat)) for seat in state.rules.seats if seat != me)
        own = state.face_down if state.turn == me else 0
        aside = t[N_POOL] - t[PILE_SIZE]
        assert sum(observation[GLOBAL_AT + 40 : GLOBAL_AT + 50]) == len(state.pile) + plates + own + aside
