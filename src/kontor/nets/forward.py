"""Forward: a net decides, in numpy. Only places that exist are computed, and slots only where one is open."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from kontor.nets import inputs
from kontor.nets.adapting import CITY_NUMBERS, GLOBAL_NUMBERS, ROUTE_NUMBERS
from kontor.nets.blocks import Block, Floats, Graph, NetState, graph_of, relu
from kontor.nets.file import Net
from kontor.nets.shape import N_CITY_TOKENS, N_ROUTE_TOKENS
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features
from kontor.slots.interface import SEAT_VALUES

CLOSED_LOGIT: Final = -1e9  # the logit of a slot that is not open
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

    logits: Floats  # CLOSED_LOGIT where a slot is not open
    utility: Floats  # counted from the seat that decides


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
        self._blocks = [Block(net.weights, f"block{number}") for number in range(net.shape.blocks)]
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

    def _values(self, state: NetState) -> Floats:
        w = self._w
        return relu(state.game @ w["expect.weight"] + w["expect.bias"]) @ w["values.weight"] + w["values.bias"]

    def _logits(self, state: NetState, masks: NDArray[np.uint8]) -> Floats:
        w, n_routes = self._w, state.graph.routes
        out = np.full(masks.shape, CLOSED_LOGIT, np.float32)
        out[:, GLOBAL_NUMBERS] = state.game @ w["game_slots.weight"] + w["game_slots.bias"]
        context = self._context(state)
        for head, numbers, places in (
            ("route_slots", ROUTE_NUMBERS[:n_routes], state.places[:, :n_routes]),
            ("city_slots", CITY_NUMBERS[: state.graph.cities], state.places[:, n_routes:]),
        ):
            rows, opened = np.nonzero(masks[:, numbers].any(-1))
            if len(rows):
                out[rows[:, None], numbers[opened]] = self._head(head, places[rows, opened], context[rows])
        return np.where(masks, out, np.float32(CLOSED_LOGIT))

    def _context(self, state: NetState) -> Floats:
        """What is added to places about the game before something is read from them."""
        return state.game @ self._w["place_game.weight"] + self._w["place.bias"]

    def _head(self, name: str, places: Floats, context: Floats) -> Floats:
        """What is read from places."""
        w = self._w
        return relu(places @ w["place.weight"] + context) @ w[f"{name}.weight"] + w[f"{name}.bias"]

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
            control = self._head("control", state.places[:, state.graph.routes :], self._context(state)[:, None])
        by_seat = values[:, : MAX_SEATS * SEAT_VALUES].reshape(-1, MAX_SEATS, SEAT_VALUES)
        causes = values[:, MAX_SEATS * SEAT_VALUES : -1]
        players = observations[:, features.PLAYERS_AT : features.GAME_AT].reshape(-1, MAX_SEATS, features.PLAYER.room)
        absent = players[:, :, features.PLAYER_EXISTS] == 0
        return Expectation(
            utility=by_seat[..., 0],
            winning=softmax(np.where(absent, CLOSED_LOGIT, by_seat[..., 1])),
            ending=softmax(np.where(absent, CLOSED_LOGIT, by_seat[..., 2])),
            points=by_seat[..., 3:] * POINT_SCALE,
            causes=softmax(causes),
            rounds_left=values[:, -1] * ROUND_SCALE,
            control=softmax(control),
        )

    def _state(self, observations: NDArray[np.int8]) -> NetState:
        n_routes, n_cities = int(observations[0, features.GAME_ROUTES]), int(observations[0, features.GAME_CITIES])
        routes = observations[0, : features.CITIES_AT].reshape(N_ROUTE_TOKENS, -1)
        ends = routes[:n_routes, features.ROUTE_ENDS : features.ROUTE_ENDS + 2]
        graph = graph_of(ends.tobytes(), n_routes, n_cities)
        places, heard = self._places(observations[:, : features.PLAYERS_AT], graph)
        state = NetState(places, self._game(observations[:, features.PLAYERS_AT :]), graph)
        for block, after in zip(self._blocks, [*self._blocks[1:], None], strict=True):
            state = block.further(state, heard)
            if after:
                heard = after.heard(state.places, graph)
        return state

    def _game(self, observations: NDArray[np.int8]) -> Floats:
        """The game as a whole as it is read: nine of ten columns are 0, and in one situation they are left out."""
        count, matrix = len(observations), self._w["game.weight"]
        players, game = np.split(observations, [features.GAME_AT - features.PLAYERS_AT], 1)
        by_player = inputs.PLAYER_INPUTS.read(players.reshape(count, MAX_SEATS, -1)).reshape(count, -1)
        seen = np.concatenate([by_player, inputs.GAME_INPUTS.read(game)], 1)
        if count == 1:
            columns = seen[0].nonzero()[0]
            seen, matrix = seen.take(columns, 1), matrix.take(columns, 0)
        return relu(seen @ matrix + self._w["game.bias"])

    def _places(self, observations: NDArray[np.int8], graph: Graph) -> tuple[Floats, Floats]:
        """Places as they are read, and what they hear in the first block.

        Remembered for the last situation alone: between the slots of one decision the board does not change.
        """
        w, count = self._w, len(observations)
        key = observations.tobytes() if count == 1 else b""
        last = self._last
        if last and key == last.key:
            return last.places, last.heard.copy()
        routes = observations[:, : features.CITIES_AT].reshape(count, N_ROUTE_TOKENS, -1)[:, : graph.routes]
        cities = observations[:, features.CITIES_AT :].reshape(count, N_CITY_TOKENS, -1)[:, : graph.cities]
        read = [
            inputs.ROUTE_INPUTS.read(routes) @ w["routes.weight"] + w["routes.bias"],
            inputs.CITY_INPUTS.read(cities) @ w["cities.weight"] + w["cities.bias"],
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
    if all(library.num_threads == 1 for library in BLAS.lib_controllers):  # as the command `kontor` has it
        return nullcontext()
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


__all__ = ["CLOSED_LOGIT", "Expectation", "Player", "Weighed", "drawn", "softmax"]
