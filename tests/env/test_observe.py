"""Observation: small numbers, of what a seat may know and of nothing else."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import kontor
from kontor.backends import ACTIVE
from kontor.boards import board
from kontor.rules.cells import ENDING, MAX_CITIES, MAX_PRINTED, MAX_ROUTES, N_POOL, PILE_SIZE, ROUNDS
from kontor.rules.event import BY_CITIES
from kontor.rules.ids import MARKER_IDS, MAX_SEATS, N_ABILITIES, N_MARKERS
from kontor.rules.modules.missions.cards import missions
from kontor.rules.state import State
from kontor.slots import features, observe, slots
from kontor.slots.choose import CHOSEN
from tests.env.situations import open_now, states, taken
from tests.play.configurations import ALL, Configuration, seeds_of, with_every_fact
from tests.play.policies import claim_first, goal_of
from tests.play.test_secrets import EVERY_TWIN, markers_move
from tests.play.twins import twin
from tests.support import rows, situation


def seen(game: kontor.Game, seat: int) -> bytearray:
    """What a seat observes."""
    observation = bytearray(b"\xff" * observe.WIDTH)  # whatever was there before
    observe.observe(game.state.lookup, game.state.cells, seat, observation)
    return observation


def mask_of(game: kontor.Game) -> bytearray:
    """The open slots."""
    state, mask = game.state, bytearray(slots.WIDTH)
    ACTIVE.open_slots(state.lookup, state.cells, mask)
    return mask


def route(game: kontor.Game, observation: bytearray, name: str) -> bytearray:
    """The features of a route."""
    return token(observation, features.ROUTE, game.board.route_number[name])


def city(game: kontor.Game, observation: bytearray, name: str) -> bytearray:
    """The features of a city."""
    return token(observation, features.CITY, game.board.city_number[name])


def player(observation: bytearray, number: int) -> bytearray:
    """The features of a player, counted from the one that looks."""
    return token(observation, features.PLAYER, number)


def token(observation: bytearray, kind: features.Token, number: int) -> bytearray:
    """The features of one token."""
    first = kind.first + kind.room * number
    return observation[first : first + kind.room]


def owner_at(city_features: bytearray, space: int) -> int:
    """Who has the office in a space of a city, plus 1."""
    return city_features[features.CITY_SPACES + features.SPACE_FEATURES * space + features.SPACE_OWNER]


# Form


def test_an_observation_has_a_fixed_width() -> None:
    assert observe.WIDTH == 36 * 40 + 48 * 32 + 60 * 5 + 128
    assert (MAX_ROUTES, MAX_CITIES, MAX_SEATS) == (40, 32, 5)
    assert features.VERSION == 5


def test_a_token_without_room_for_a_feature_is_an_error() -> None:
    token = features.Token("pin", 0, 1, 3)
    assert (token.take("head", "its head"), token.take("shaft", "its shaft", 2), token.after) == (0, 1, 3)
    with pytest.raises(ValueError, match="full"):
        token.take("point", "its point")


def test_a_block_without_room_for_a_further_marker_is_an_error() -> None:
    token = features.Token("pouch", 0, 1, 40)
    assert token.take("markers", "markers", slots.MARKER_ROOM, slots.MARKER_ROOM) == 0
    with pytest.raises(ValueError, match="pouch: markers: 16 cells, there is room for 15"):
        token.take("markers", "markers", slots.MARKER_ROOM + 1, slots.MARKER_ROOM)


def test_there_is_room_for_further_markers_wherever_markers_are_counted() -> None:
    counted = [block for kind in features.TOKENS for block in kind.blocks if block.what.endswith("by kind")]
    assert len(counted) == 4
    assert all(block.cells == N_MARKERS - 1 < slots.MARKER_ROOM == block.room for block in counted)


@with_every_fact
def test_every_feature_is_a_small_number(configuration: Configuration) -> None:
    for state in states(configuration, 120, 4):
        for seat in state.rules.seats:
            observation = bytearray(observe.WIDTH)
            observe.observe(state.lookup, state.cells, seat, observation)
            assert max(observation) <= observe.FEATURE_MAX


def test_large_numbers_stay_small() -> None:
    """Points and rounds without end are cut at the largest number."""
    game = situation(prestige=[999, 128, 127])
    game.state.cells[ROUNDS] = 200
    observation = seen(game, 0)
    assert [player(observation, number)[features.PLAYER_POINTS] for number in range(3)] == [127, 127, 127]
    assert observation[features.GAME_ROUNDS] == 127


# What the features say

POSTS = rows("goettingen-quedlinburg 0t 1m -, coellen-warburg 2t 2t - 0m, bremen-minden 1t 1t 1t")
OFFICES = {"goettingen": ["1t", "0t"], "stendal": ["2t"]}


@cache
def table() -> kontor.Game:
    return situation(
        posts=POSTS,
        offices=OFFICES,
        supply="4t+1m 3t 2t",
        abilities="actions 1 book 1 / book 1 / privilege 2",
        prestige=[3, 5, 7],
        markers={
            "unused": [["swap"], ["develop", "plus-3"], []],
            "used": [["plus-4"], [], []],
            "stack": ["extra-office"] * 4,
        },
    )


SPECIAL: dict[str, Any] = {
    "players": 4,
    "supply": "5t 5t 5t 5t",
    "abilities": [{"privilege": 3}] * 4,
    "special_prestige": {"7": 0, "8": 1, "9": 2, "11": 3},
}


def test_the_special_prestige_row_shows_who_is_where() -> None:
    row = slice(features.GAME_SPECIAL, features.GAME_SPECIAL + slots.MAX_PRESTIGE_SPACES)
    game = situation(**SPECIAL)
    assert [list(seen(game, seat)[row]) for seat in (0, 1)] == [[1, 2, 3, 4], [4, 1, 2, 3]]


def test_used_markers_are_counted_by_kind() -> None:
    first, second = player(seen(table(), 1), 2), player(seen(table(), 1), 0)
    assert by_kind(first, features.PLAYER_USED_KINDS) == {"plus-4": 1}
    assert by_kind(second, features.PLAYER_USED_KINDS) == {}


def test_a_city_shows_to_whom_its_next_office_is_open() -> None:
    """Bremen's only space is pink: the third player alone has the Privilege. Göttingen is full."""
    open_to = [
        city(table(), seen(table(), 1), name)[features.CITY_OPEN_TO] for name in ("stendal", "bremen", "goettingen")
    ]
    assert open_to == [0b111, 0b010, 0]


def test_a_city_shows_how_far_the_ends_of_the_east_west_connection_are() -> None:
    game = kontor.new_game(players=4, seed=1)
    shown = {name: list(city(game, seen(game, 0), name)[features.CITY_STEPS :][:2]) for name in ("stendal", "arnheim")}
    assert sorted(shown["stendal"] + shown["arnheim"]) == [1, 1, 5, 5]  # four steps from one end to the other


def test_rounds_are_counted_in_a_plain_game_as_in_training() -> None:
    game = kontor.new_game(players=3, seed=1)
    counted = []
    while game.ply < 9:
        counted.append(seen(game, 0)[features.GAME_ROUNDS])
        game.play("end")
    assert counted == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game = table()
    for seat in range(3):
        observation = seen(game, seat)
        assert [player(observation, (owner - seat) % 3)[features.PLAYER_POINTS] for owner in range(3)] == [3, 5, 7]
        assert [player(observation, (owner - seat) % 3)[features.PLAYER_SUPPLY] for owner in range(3)] == [4, 3, 2]
        assert observation[features.GAME_TURN] == (0 - seat) % 3
        assert [number for number in range(3) if player(observation, number)[features.PLAYER_TURN]] == [(0 - seat) % 3]


def test_a_route_shows_length_free_posts_and_pieces_by_owner() -> None:
    game = table()
    observation = seen(game, 1)
    quedlinburg = route(game, observation, "goettingen-quedlinburg")
    shown = (features.ROUTE_EXISTS, features.ROUTE_POSTS, features.ROUTE_FREE)
    assert [quedlinburg[feature] for feature in shown] == [1, 3, 1]
    traders = quedlinburg[features.ROUTE_TRADERS : features.ROUTE_TRADERS + MAX_SEATS]
    merchants = quedlinburg[features.ROUTE_MERCHANTS : features.ROUTE_MERCHANTS + MAX_SEATS]
    assert (list(traders), list(merchants)) == ([0, 0, 1, 0, 0], [1, 0, 0, 0, 0])
    full = route(game, observation, "bremen-minden")
    assert (full[features.ROUTE_FREE], full[features.ROUTE_TRADERS]) == (0, 3)
    assert (full[features.ROUTE_FULL], full[features.ROUTE_MISSING]) == (1, 0)  # all mine, nothing missing
    assert route(game, seen(game, 0), "bremen-minden")[features.ROUTE_FULL] == 2  # of the next seat


def test_a_city_shows_its_offices_and_who_controls_it() -> None:
    game = table()
    goettingen = city(game, seen(game, 0), "goettingen")
    assert [owner_at(goettingen, space) for space in range(3)] == [2, 1, 0]
    assert goettingen[features.CITY_TAKEN] == 2
    assert list(goettingen[features.CITY_OFFICES : features.CITY_OFFICES + 3]) == [1, 1, 0]
    assert goettingen[features.CITY_CONTROLLER] == 1  # equal offices: the right one is mine
    assert city(game, seen(game, 1), "goettingen")[features.CITY_CONTROLLER] == 3
    assert city(game, seen(game, 0), "halle")[features.CITY_CONTROLLER] == 0


def test_a_player_shows_pieces_abilities_markers_and_points() -> None:
    mine = player(seen(table(), 0), 0)
    assert list(mine[features.PLAYER_SUPPLY : features.PLAYER_SUPPLY + 2]) == [4, 1]
    assert list(mine[features.PLAYER_ABILITIES : features.PLAYER_ABILITIES + N_ABILITIES]) == [0, 1, 0, 1, 0]
    assert by_kind(mine, features.PLAYER_UNUSED) == {"swap": 1}
    assert mine[features.PLAYER_USED] == 1
    scores = table().scores()[0]
    shown = [mine[features.PLAYER_POINTS + category] for category in range(6)]
    names = ("track", "abilities", "markers", "special_prestige", "cities", "network")
    assert shown == [scores[name] for name in names]


def by_kind(found: bytearray, first: int) -> dict[str, int]:
    """The markers that a block counts."""
    block = found[first : first + slots.MARKER_ROOM]
    assert not any(block[N_MARKERS - 1 :])  # no marker is of a kind that does not exist
    return {name: count for name, count in zip(MARKER_IDS[1:], block, strict=False) if count}


def test_markers_not_seen_are_counted_by_kind() -> None:
    game = table()
    all_of = [*game.state.rules.markers.pile, *game.state.rules.markers.gold]
    known = ["swap", "develop", "plus-3", "plus-4"]
    expected = {name: all_of.count(name) - known.count(name) for name in MARKER_IDS[1:]}
    assert by_kind(seen(game, 2), features.GAME_UNSEEN) == {name: count for name, count in expected.items() if count}


def test_the_slots_chosen_so_far_are_seen() -> None:
    game = situation(posts="coellen-warburg 1t - - -", supply="5t+1m 5t 5t")
    state = game.state
    before = seen(game, 0)
    picks = [slot for slot in open_now(state.lookup, state.cells) if "of opponent" in slots.meaning(slot)]
    assert taken(state.lookup, state.cells, picks[0]) == 0
    after = seen(game, 0)
    assert (before[features.GAME_CHOSEN], after[features.GAME_CHOSEN], state.cells[CHOSEN]) == (0, 1, 1)
    low, high = after[features.GAME_CHOSEN_SLOT : features.GAME_CHOSEN_SLOT + 2]
    assert low + 128 * high == picks[0]


# Secrets


@with_every_fact
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
        return situation(markers={"plates": [markers, [], []], "stack": ["swap"] * 2}, pending=pending)

    mine = by_kind(seen(plate(["swap", "plus-3"], 0), 0), features.GAME_PLATE)
    assert mine == {"swap": 1, "plus-3": 1}
    assert seen(plate(["swap", "plus-3"], 1), 0) == seen(plate(["swap", "plus-4"], 1), 0)
    assert seen(plate(["swap", "plus-3"], 0), 0) != seen(plate(["swap", "plus-4"], 0), 0)
    assert seen(plate(["swap", "plus-3"], 0), 1) == seen(plate(["swap", "plus-4"], 0), 1)


# No feature is dead

# Coins are printed at the first two offices of a city only.
NO_COIN = [
    features.CITY_SPACES + features.SPACE_FEATURES * space + features.SPACE_COIN for space in range(2, MAX_PRINTED)
]
DEAD = {("city", number) for number in NO_COIN}


def in_use() -> set[tuple[str, int]]:
    """Every feature, apart from the room for further ones."""
    return {
        (kind.name, number)
        for kind in features.TOKENS
        for block in kind.blocks
        for number in range(block.first, block.first + block.cells)
    }


RARELY_USED = ["swap", "remove-three", "exchange", "tribute", "block"]


def sample() -> Iterator[State]:
    """Random games of all configurations, and what they hardly ever or never bring about."""
    for configuration in ALL:
        yield from states(configuration, 250, 5)
    connected = situation(players=5, east_west=[3, 1, 0, 2, 4]).state
    connected.cells[ROUNDS] = 3
    yield connected
    largest = max(board("britannia-45").cities, key=lambda city: len(city.offices))
    row = [f"{number % 5}{office.shape[0]}" for number, office in enumerate(largest.offices)]
    abilities = [{"book": 3}] * 5
    offices = {largest.id: row}
    yield situation(board="britannia", players=5, offices=offices, abilities=abilities, supply=["1t"] * 5).state
    yield situation(**SPECIAL).state
    markers = {"plates": [["remove-three", "exchange"], [], []], "stack": ["swap"], "used": [RARELY_USED, [], []]}
    yield situation(edition="classic", modules=["promos"], markers=markers).state
    yield kontor.new_game(modules=("favours",), take="tradesman", seed=1).state
    chosen = table().copy().state
    picks = [slot for slot in open_now(chosen.lookup, chosen.cells) if slots.meaning(slot).endswith("of opponent 1")]
    taken(chosen.lookup, chosen.cells, picks[-1])
    yield chosen
    ending = table().copy().state
    ending.cells[ENDING] = BY_CITIES
    yield ending


@pytest.mark.full
def test_every_feature_is_written_somewhere_and_no_other_cell() -> None:
    alive: set[tuple[str, int]] = set()
    for number, state in enumerate(sample()):
        for seat in {number % state.rules.players, state.decider or 0}:
            observation = bytearray(observe.WIDTH)
            observe.observe(state.lookup, state.cells, seat, observation)
            alive |= {feature_of(place) for place, value in enumerate(observation) if value}
    assert alive == in_use() - DEAD


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
    """Which feature of which kind of token lies at a place of an observation."""
    kind = next(kind for kind in features.TOKENS if place < kind.after)
    return kind.name, (place - kind.first) % kind.room


@with_every_fact
def test_what_is_not_seen_is_in_the_pile_on_plates_or_was_never_in_the_game(configuration: Configuration) -> None:
    """Also after markers left the game openly: by the safe-conduct, or on a route of the neutral player."""
    for state in states(configuration, 250, 25):
        t, me = state.lookup, state.decider or 0
        observation = bytearray(observe.WIDTH)
        observe.observe(t, state.cells, me, observation)
        plates = sum(len(state.plate(seat)) for seat in state.rules.seats if seat != me)
        own = state.face_down if state.turn == me else 0
        aside = t[N_POOL] - t[PILE_SIZE]
        unseen = sum(by_kind(observation, features.GAME_UNSEEN).values())
        assert unseen == len(state.pile) + plates + own + aside
