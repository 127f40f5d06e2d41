"""Forward: a net decides, in numpy. Only places that exist are computed, and slots only where one is open."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from kontor.nets import inputs
from kontor.nets.file import Net
from kontor.nets.shape import CATEGORIES, CITIES, N_CAUSES, ROUTES, SEAT_VALUES
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features, slots

Floats: TypeAlias = NDArray[np.float32]
CLOSED: Final = -1e9  # the logit of a slot that is not open
EPSILON: Final = 1e-5  # of the norms
BLAS: Final = ThreadpoolController().select(user_api="blas")  # of numpy


class Expectation(NamedTuple):
    """What a net expects, by seat counted from the one that decides, for each of several situations."""

    utility: Floats
    winning: Floats  # chance
    ending: Floats  # chance to be the one whose turn ends the game
    points: Floats  # at the end, by seat and category
    causes: Floats  # chance of each end condition
    rounds_left: Floats
    control: Floats  # chance by city and owner; the last owner is nobody


class Weighed(NamedTuple):
    """What a net says of several situations: the logits of all slots, and the utility of each seat."""

    logits: Floats  # CLOSED where a slot is not open
    utility: Floats  # counted from the seat that decides


class _Graph(NamedTuple):
    """The neighbourhood of a board: how many places it has, the cities of a route, the mean of a city's routes."""

    routes: int
    cities: int
    first: NDArray[np.intp]
    second: NDArray[np.intp]
    near: Floats


@lru_cache(maxsize=64)
def _graph(ends: bytes, routes: int, cities: int) -> _Graph:
    pairs = np.frombuffer(ends, np.int8).reshape(routes, 2).astype(np.intp)
    near = np.zeros((cities, routes), np.float32)
    for route, pair in enumerate(pairs):
        for city in pair:
            near[city, route] += 1
    near /= np.maximum(near.sum(1, keepdims=True), 1)
    return _Graph(routes, cities, pairs[:, 0], pairs[:, 1], near)


class _State(NamedTuple):
    """Several situations of one board: their places, the routes first, and the games as a whole."""

    places: Floats
    game: Floats
    graph: _Graph


class _Block:
    """The weights of a block as they are used: what the norms do but for the length is worked into what follows."""

    def __init__(self, w: Mapping[str, Floats], name: str) -> None:
        scale, shift = w[f"{name}.norm.weight"][:, None], w[f"{name}.norm.bias"]
        own, near = w[f"{name}.own.weight"], w[f"{name}.near.weight"]
        first, second = w[f"{name}.first.weight"], w[f"{name}.second.weight"]
        self._own, self._near = _normed(own * scale), _normed(near * scale)
        self._ends = _normed(np.concatenate([first, second], 1) * scale)  # of a city to its routes
        self._route_bias = w[f"{name}.own.bias"] + shift @ (own + first + second)
        self._city_bias = w[f"{name}.own.bias"] + shift @ (own + near)
        self._from_game = w[f"{name}.from_game.weight"]
        self._out, self._out_bias = w[f"{name}.out.weight"], w[f"{name}.out.bias"]
        scale, shift = w[f"{name}.norm_game.weight"][:, None], w[f"{name}.norm_game.bias"]
        gather = w[f"{name}.gather.weight"]
        self._gather = np.concatenate([_normed(gather[: len(scale)] * scale), gather[len(scale) :]])
        self._gather_bias = w[f"{name}.gather.bias"] + shift @ gather[: len(scale)]
        self._spread, self._spread_bias = w[f"{name}.spread.weight"], w[f"{name}.spread.bias"]

    def heard(self, places: Floats, graph: _Graph) -> Floats:
        """What places hear of themselves and of their neighbours."""
        seen = places / _length(places)
        heard = _times(seen, self._own)
        routes, width = graph.routes, heard.shape[-1]
        told = _times(seen[:, routes:], self._ends)
        heard[:, :routes] += told[:, graph.first, :width]
        heard[:, :routes] += told[:, graph.second, width:]
        heard[:, routes:] += _times(graph.near @ seen[:, :routes], self._near)
        return heard

    def further(self, state: _State, heard: Floats) -> _State:
        """Places hear of the game too and change, then the game by all places. What was heard is used up."""
        places, game, graph = state
        of_game = game @ self._from_game
        heard[:, : graph.routes] += (of_game + self._route_bias)[:, None]
        heard[:, graph.routes :] += (of_game + self._city_bias)[:, None]
        change = _times(_relu(heard), self._out)
        change += self._out_bias
        change += places
        mean = change.sum(1) / np.float32(change.shape[1])
        gathered = np.concatenate([game / _length(game), mean, change.max(1)], 1)
        middle = _relu(gathered @ self._gather + self._gather_bias)
        return _State(change, game + middle @ self._spread + self._spread_bias, graph)


class _Places(NamedTuple):
    """The places of one situation, and what they hear in the first block."""

    key: bytes  # what is seen of them
    places: Floats
    heard: Floats


class Player:
    """Plays by a net: takes observations of one board and returns logits of slots or expectations."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._w = net.weights
        self._blocks = [_Block(net.weights, f"block{number}") for number in range(net.shape.blocks)]
        self._last: _Places | None = None

    def logits(self, observations: NDArray[np.int8], masks: NDArray[np.uint8]) -> Floats:
        """The logits of all slots, CLOSED where one is not open; a row for each situation, all of one board."""
        with _one_core():
            return self._logits(self._state(observations), masks)

    def weigh(self, observations: Sequence[bytearray], masks: Sequence[bytearray]) -> Weighed:
        """What situations of one board are worth, and what is likely to be chosen."""
        opened = np.frombuffer(b"".join(masks), np.uint8).reshape(len(masks), -1)
        with _one_core():
            state = self._state(_rows(observations))
            utility = self._values(state)[:, : MAX_SEATS * SEAT_VALUES : SEAT_VALUES]
            return Weighed(self._logits(state, opened), utility)

    def _values(self, state: _State) -> Floats:
        w = self._w
        return _relu(state.game @ w["expect.weight"] + w["expect.bias"]) @ w["values.weight"] + w["values.bias"]

    def _logits(self, state: _State, masks: NDArray[np.uint8]) -> Floats:
        w = self._w
        routes, graph = ROUTES * slots.ROUTE_SLOTS, state.graph
        out = np.full(masks.shape, CLOSED, np.float32)
        out[:, slots.GLOBAL_AT :] = state.game @ w["game_slots.weight"] + w["game_slots.bias"]
        by_route = out[:, :routes].reshape(-1, ROUTES, slots.ROUTE_SLOTS)
        by_city = out[:, routes : slots.GLOBAL_AT].reshape(-1, CITIES, slots.CITY_SLOTS)
        open_routes = np.nonzero(masks[:, :routes].reshape(by_route.shape)[:, : graph.routes].max(-1))
        open_cities = np.nonzero(masks[:, routes : slots.GLOBAL_AT].reshape(by_city.shape)[:, : graph.cities].max(-1))
        if len(open_routes[0]):
            places = state.places[:, : graph.routes][open_routes]
            by_route[open_routes] = self._slots(state, places, open_routes[0], "route_slots")
        if len(open_cities[0]):
            places = state.places[:, graph.routes :][open_cities]
            by_city[open_cities] = self._slots(state, places, open_cities[0], "city_slots")
        return np.where(masks != 0, out, np.float32(CLOSED))

    def best(self, observation: bytearray, mask: bytearray) -> int:
        """The open slot with the greatest logit in one situation; the first one where several are equal."""
        return int(self.one(observation, mask).argmax())

    def one(self, observation: bytearray, mask: bytearray) -> Floats:
        """The logits of all slots in one situation."""
        row: Floats = self.logits(_rows([observation]), np.frombuffer(mask, np.uint8)[None])[0]
        return row

    def foresee(self, observations: Sequence[bytearray]) -> Expectation:
        """What the net expects of situations of one board."""
        return self.expect(_rows(observations))

    def expect(self, observations: NDArray[np.int8]) -> Expectation:
        """What the net expects of situations of one board."""
        with _one_core():
            state = self._state(observations)
            values = self._values(state)
            cities = state.places[:, state.graph.routes :].reshape(-1, state.places.shape[-1])
            control = self._slots(state, cities, np.arange(len(values)).repeat(state.graph.cities), "control")
        by_seat = values[:, : MAX_SEATS * SEAT_VALUES].reshape(-1, MAX_SEATS, SEAT_VALUES)
        causes = values[:, MAX_SEATS * SEAT_VALUES : MAX_SEATS * SEAT_VALUES + N_CAUSES]
        players = observations[:, features.PLAYERS_AT : features.GAME_AT].reshape(-1, MAX_SEATS, features.PLAYER.room)
        absent = players[:, :, features.PLAYER_EXISTS] == 0
        return Expectation(
            utility=by_seat[..., 0],
            winning=softmax(np.where(absent, CLOSED, by_seat[..., 1])),
            ending=softmax(np.where(absent, CLOSED, by_seat[..., 2])),
            points=by_seat[..., 3:] * POINT_SCALE,
            causes=softmax(causes),
            rounds_left=values[:, -1] * ROUND_SCALE,
            control=softmax(control.reshape(len(values), state.graph.cities, -1)),
        )

    def _slots(self, state: _State, places: Floats, situations: NDArray[np.intp], head: str) -> Floats:
        """A head for some places, each of one of the situations."""
        w = self._w
        game = (state.game @ w["place_game.weight"])[situations]
        return _relu(places @ w["place.weight"] + game + w["place.bias"]) @ w[f"{head}.weight"] + w[f"{head}.bias"]

    def _state(self, observations: NDArray[np.int8]) -> _State:
        w, count = self._w, len(observations)
        routes = observations[:, : features.CITIES_AT].reshape(count, ROUTES, -1)
        n_routes, n_cities = observations[0, [features.GAME_ROUTES, features.GAME_CITIES]].tolist()
        ends = routes[0, :n_routes, features.ROUTE_ENDS : features.ROUTE_ENDS + 2]
        graph = _graph(ends.tobytes(), n_routes, n_cities)
        players = observations[:, features.PLAYERS_AT : features.GAME_AT].reshape(count, MAX_SEATS, -1)
        seen = [inputs.PLAYERS.read(players).reshape(count, -1), inputs.GAME.read(observations[:, features.GAME_AT :])]
        game = _relu(np.concatenate(seen, 1) @ w["game.weight"] + w["game.bias"])
        places, heard = self._places(observations[:, : features.PLAYERS_AT], graph)
        state = _State(places, game, graph)
        for block, after in zip(self._blocks, [*self._blocks[1:], None], strict=True):
            state = block.further(state, heard)
            if after:
                heard = after.heard(state.places, graph)
        return state

    def _places(self, observations: NDArray[np.int8], graph: _Graph) -> tuple[Floats, Floats]:
        """Places as they are read, and what they hear in the first block.

        Remembered for the last situation alone: between the slots of one decision the board does not change.
        """
        w, count = self._w, len(observations)
        key = observations.tobytes() if count == 1 else b""
        last = self._last
        if last and key == last.key:
            return last.places, last.heard.copy()
        routes = observations[:, : features.CITIES_AT].reshape(count, ROUTES, -1)[:, : graph.routes]
        cities = observations[:, features.CITIES_AT :].reshape(count, CITIES, -1)[:, : graph.cities]
        read = [
            _times(inputs.ROUTES.read(routes), w["routes.weight"]) + w["routes.bias"],
            _times(inputs.CITIES.read(cities), w["cities.weight"]) + w["cities.bias"],
        ]
        places = np.concatenate(read, 1)
        heard = self._blocks[0].heard(places, graph)
        if key:
            self._last = _Places(key, places, heard.copy())
        return places, heard


POINT_SCALE: Final = 20.0  # of points as the net learns them
ROUND_SCALE: Final = 10.0


def _one_core() -> AbstractContextManager[object]:
    """Products this small gain nothing from several cores; on a busy machine their threads wait for each other."""
    found: AbstractContextManager[object] = BLAS.limit(limits=1)
    return found


def _rows(observations: Sequence[bytearray]) -> NDArray[np.int8]:
    return np.frombuffer(b"".join(observations), np.int8).reshape(len(observations), -1)


def drawn(logits: Floats, temperature: float, luck: float) -> int:
    """A slot by its chance, the more evenly the higher the temperature; `luck` from 0 to 1 picks it."""
    sums = softmax(logits / np.float32(temperature)).cumsum(dtype=np.float64)
    return int(np.searchsorted(sums, luck * sums[-1], side="right"))


def softmax(logits: Floats) -> Floats:
    """Chances from logits, along the last axis."""
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(powers / powers.sum(-1, keepdims=True), np.float32)


def _relu(values: Floats) -> Floats:
    return np.maximum(values, _zeros(values.shape[-1]), out=values)


@lru_cache(maxsize=64)
def _zeros(width: int) -> Floats:
    """Numpy compares with a row faster than with a single number."""
    return np.zeros(width, np.float32)


def _times(rows: Floats, matrix: Floats) -> Floats:
    """A product with all rows of all situations at once, which is faster than one product for each situation."""
    if len(rows) == 1:
        return rows @ matrix
    return (rows.reshape(-1, rows.shape[-1]) @ matrix).reshape(*rows.shape[:-1], -1)


def _normed(matrix: Floats) -> Floats:
    """A matrix that treats rows of length 1 as if they had a mean of 0 and a spread of 1: see `_length`."""
    return np.ascontiguousarray((matrix - matrix.mean(0)) * np.sqrt(len(matrix)), np.float32)


@lru_cache(maxsize=64)
def _even(width: int) -> tuple[Floats, np.float32]:
    return np.full(width, width**-0.5, np.float32), np.float32(width * EPSILON)


def _length(rows: Floats) -> Floats:
    """The length of each row, once its mean is taken away."""
    even, least = _even(rows.shape[-1])
    square: Floats = np.vecdot(rows, rows)
    square -= np.square(np.vecdot(rows, even))
    square += least
    np.sqrt(square, out=square)
    return square[..., None]


__all__ = ["CATEGORIES", "CLOSED", "Expectation", "Player", "Weighed", "drawn", "softmax"]
