"""Blocks: the layers of a net in which routes, cities and the game hear of each other, in numpy.

Routes and cities are multiplied apart: BLAS multiplies matrices of up to a million steps directly, and copies larger
ones first, which takes a third longer.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
EPSILON: Final = 1e-5  # of the norms


class Graph(NamedTuple):
    """The neighbourhood of a board: how many places it has, the cities of a route, the mean of a city's routes."""

    routes: int
    cities: int
    first: NDArray[np.intp]
    second: NDArray[np.intp]
    near: Floats
    mean: Floats  # of all places


@lru_cache(maxsize=64)
def graph_of(ends: bytes, routes: int, cities: int) -> Graph:
    """The neighbourhood that the ends of all routes make."""
    pairs = np.frombuffer(ends, np.int8).reshape(routes, 2).astype(np.intp)
    near = np.zeros((cities, routes), np.float32)
    for route, pair in enumerate(pairs):
        for city in pair:
            near[city, route] += 1
    near /= np.maximum(near.sum(1, keepdims=True), 1)
    places = routes + cities
    first, second = np.ascontiguousarray(pairs.T)
    return Graph(routes, cities, first, second, near, np.full(places, 1 / places, np.float32))


class NetState(NamedTuple):
    """Several situations of one board: their places, the routes first, and the games as a whole."""

    places: Floats
    game: Floats
    graph: Graph


class Block:
    """The weights of a block as they are used: what the norms do but for the length is worked into what follows."""

    def __init__(self, w: Mapping[str, Floats], name: str) -> None:
        scale, shift = w[f"{name}.norm.weight"][:, None], w[f"{name}.norm.bias"]
        own, near = w[f"{name}.own.weight"], w[f"{name}.near.weight"]
        first, second = w[f"{name}.first.weight"], w[f"{name}.second.weight"]
        self._own, self._near = _normed(own * scale), _normed(near * scale)
        self._first, self._second = _normed(first * scale), _normed(second * scale)  # of a city to its routes
        self._route_bias = w[f"{name}.own.bias"] + shift @ (own + first + second)
        self._city_bias = w[f"{name}.own.bias"] + shift @ (own + near)
        self._out, self._out_bias = w[f"{name}.out.weight"], w[f"{name}.out.bias"]
        scale, shift = w[f"{name}.norm_game.weight"][:, None], w[f"{name}.norm_game.bias"]
        of_game, of_places = np.split(w[f"{name}.gather.weight"], [len(scale)])
        from_game = w[f"{name}.from_game.weight"]
        self._of_game = np.concatenate([from_game, _normed(of_game * scale)], 1)  # to places, and to what is gathered
        self._gather, self._gather_bias = of_places, w[f"{name}.gather.bias"] + shift @ of_game
        self._spread, self._spread_bias = w[f"{name}.spread.weight"], w[f"{name}.spread.bias"]

    def heard(self, places: Floats, graph: Graph) -> Floats:
        """What places hear of themselves and of their neighbours."""
        seen = places / _length(places)
        routes, cities = seen[:, : graph.routes], seen[:, graph.routes :]
        heard = _times(seen, self._own, graph)
        by_routes = heard[:, : graph.routes]
        by_routes += (cities @ self._first).take(graph.first, 1)
        by_routes += (cities @ self._second).take(graph.second, 1)
        heard[:, graph.routes :] += graph.near @ routes @ self._near
        return heard

    def further(self, state: NetState, heard: Floats) -> NetState:
        """Places hear of the game too and change, then the game by all places. What was heard is used up."""
        places, game, graph = state
        of_game = game @ self._of_game
        to_places, gathered = of_game[:, : heard.shape[-1]], of_game[:, heard.shape[-1] :]
        heard[:, : graph.routes] += (to_places + self._route_bias)[:, None]
        heard[:, graph.routes :] += (to_places + self._city_bias)[:, None]
        change = _times(relu(heard), self._out, graph)
        change += self._out_bias
        change += places
        gathered /= _length(game)
        gathered += np.concatenate([graph.mean @ change, change.max(1)], 1) @ self._gather
        gathered += self._gather_bias
        return NetState(change, game + relu(gathered) @ self._spread + self._spread_bias, graph)


def relu(values: Floats) -> Floats:
    """In place: nothing is less than 0."""
    return np.maximum(values, _zeros(values.shape[-1]), out=values)


@lru_cache(maxsize=64)
def _zeros(width: int) -> Floats:
    """Numpy compares with a row faster than with a single number."""
    return np.zeros(width, np.float32)


def _times(places: Floats, matrix: Floats, graph: Graph) -> Floats:
    """A product with all places of all situations."""
    out = np.empty((*places.shape[:2], matrix.shape[1]), np.float32)
    for part in (slice(graph.routes), slice(graph.routes, None)):
        np.matmul(places[:, part], matrix, out=out[:, part])
    return out


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
