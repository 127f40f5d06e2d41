"""The net while it learns, in torch. kontor.nets.forward computes the same from the same arrays."""

from typing import Any, Final, NamedTuple, cast

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from kontor.nets import inputs
from kontor.nets.adapting import CITY_NUMBERS, GLOBAL_NUMBERS, ROUTE_NUMBERS, Weights
from kontor.nets.inputs import Columns
from kontor.nets.shape import N_CITY_TOKENS, N_ROUTE_TOKENS, Shape
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features, slots
from kontor.slots.interface import N_OWNERS, OWN_INTERFACE, SEAT_VALUES

MASKED_LOGIT: Final = -30_000.0  # less than any place says, also in half precision
HEAD_INIT_SCALE: Final = 0.01  # first weights of what is decided, so that all slots are about equal at first


class ModelOutput(NamedTuple):
    """What a net says, by seat counted from the one that decides. Chances are logits."""

    slots: Tensor
    utility: Tensor  # positions x seats
    winning: Tensor
    ending: Tensor
    points: Tensor  # positions x seats x categories, in kontor.nets.forward.POINT_SCALE
    causes: Tensor
    rounds_left: Tensor
    control: Tensor  # positions x cities x owners


class Model(nn.Module):
    """A net of a shape. Its parameters have the names of Shape.arrays; their matrices are transposed there."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.routes = nn.Linear(inputs.ROUTE_INPUTS.width, shape.width)
        self.cities = nn.Linear(inputs.CITY_INPUTS.width, shape.width)
        self.game = nn.Linear(len(OWN_INTERFACE.whole_game), shape.wide)
        for number in range(shape.blocks):
            self.add_module(f"block{number}", Block(shape))
        self.place = nn.Linear(shape.width, shape.hidden)
        self.place_game = nn.Linear(shape.wide, shape.hidden, bias=False)
        self.route_slots = nn.Linear(shape.hidden, len(OWN_INTERFACE.route_slots))
        self.city_slots = nn.Linear(shape.hidden, len(OWN_INTERFACE.city_slots))
        self.control = nn.Linear(shape.hidden, N_OWNERS)
        self.game_slots = nn.Linear(shape.wide, len(OWN_INTERFACE.game_slots))
        self.expect = nn.Linear(shape.wide, shape.grounds)
        self.values = nn.Linear(shape.grounds, len(OWN_INTERFACE.values))
        for head in (self.route_slots, self.city_slots, self.game_slots, self.control, self.values):
            nn.init.normal_(head.weight, std=HEAD_INIT_SCALE)
            nn.init.zeros_(head.bias)
        self.register_buffer("order", _slot_order(), persistent=False)
        self._readers = nn.ModuleList(
            map(Reader, (inputs.ROUTE_INPUTS, inputs.CITY_INPUTS, inputs.PLAYER_INPUTS, inputs.GAME_INPUTS))
        )

    def forward(self, observations: Tensor) -> ModelOutput:
        places, game = self.read(observations)
        values = self.values(functional.relu(self.expect(game))).float()
        by_seat = values[:, : MAX_SEATS * SEAT_VALUES].view(-1, MAX_SEATS, SEAT_VALUES)
        hidden = self._of_places(places, game)
        return ModelOutput(
            slots=self._slots(hidden, game),
            utility=by_seat[..., 0],
            winning=by_seat[..., 1],
            ending=by_seat[..., 2],
            points=by_seat[..., 3:],
            causes=values[:, MAX_SEATS * SEAT_VALUES : -1],
            rounds_left=values[:, -1],
            control=self.control(hidden[:, N_ROUTE_TOKENS:]).float(),
        )

    def decide(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all slots, and what is known of the game as a whole."""
        places, game = self.read(observations)
        return self._slots(self._of_places(places, game), game), game

    def read(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """What is known of each place, and of the game as a whole."""
        count = len(observations)
        kind = self.routes.weight.dtype if not torch.is_autocast_enabled(observations.device.type) else torch.bfloat16
        read_routes, read_cities, read_players, read_game = self._readers
        routes = observations[:, : features.CITIES_AT].view(count, N_ROUTE_TOKENS, features.ROUTE_FEATURES)
        cities = observations[:, features.CITIES_AT : features.PLAYERS_AT].view(
            count, N_CITY_TOKENS, features.CITY_FEATURES
        )
        players = observations[:, features.PLAYERS_AT : features.GAME_AT].view(count, MAX_SEATS, -1)
        seen = torch.cat(
            [read_players(players, kind).flatten(1), read_game(observations[:, features.GAME_AT :], kind)], 1
        )
        game = functional.relu(self.game(seen))
        places = torch.cat([self.routes(read_routes(routes, kind)), self.cities(read_cities(cities, kind))], 1)
        graph = Graph.of(routes, cities, kind)
        for number in range(self.shape.blocks):
            places, game = getattr(self, f"block{number}")(places, game, graph)
        return places, game

    def _of_places(self, places: Tensor, game: Tensor) -> Tensor:
        return functional.relu(self.place(places) + self.place_game(game)[:, None])

    def _slots(self, hidden: Tensor, game: Tensor) -> Tensor:
        chosen = [
            self.route_slots(hidden[:, :N_ROUTE_TOKENS]).flatten(1),
            self.city_slots(hidden[:, N_ROUTE_TOKENS:]).flatten(1),
            self.game_slots(game),
            game.new_full((len(game), 1), MASKED_LOGIT),  # of spare slots
        ]
        return torch.cat(chosen, 1)[:, cast(Tensor, self.order)].float()

    def arrays(self) -> Weights:
        """The weights as kontor.nets.file writes them."""
        state = {name: value.detach().float().cpu().numpy() for name, value in self.named_parameters()}
        return {name: np.ascontiguousarray(value.T) for name, value in state.items()}


def _slot_order() -> Tensor:
    """Where the logit of each slot lies among those of routes, cities and the game; spare slots share the last one."""
    numbers = np.concatenate([ROUTE_NUMBERS.ravel(), CITY_NUMBERS.ravel(), GLOBAL_NUMBERS])
    order = np.full(slots.WIDTH, len(numbers))
    order[numbers] = np.arange(len(numbers))
    return torch.from_numpy(order)


class Graph(NamedTuple):
    """Who is whose neighbour, from the ends of the routes: one matrix for every position."""

    cities_of: Tensor  # a row for each route: its first city, then its second one
    near: Tensor  # a row for each city: its routes, in equal shares
    exists: Tensor  # 1 for each place that the board has
    absent: Tensor  # MASKED_LOGIT for each that it does not have
    number: Tensor  # how many there are

    @classmethod
    def of(cls, routes: Tensor, cities: Tensor, kind: torch.dtype) -> "Graph":
        numbers = torch.arange(N_CITY_TOKENS, device=routes.device, dtype=torch.int8)
        there = routes[..., features.ROUTE_EXISTS, None] != 0
        ends = [(routes[..., features.ROUTE_ENDS + end, None] == numbers) & there for end in range(2)]
        both = torch.cat(ends, -1).to(kind)
        touching = (both[..., :N_CITY_TOKENS] + both[..., N_CITY_TOKENS:]).transpose(1, 2)
        near = touching / touching.sum(-1, keepdim=True).clamp_min(1)
        exists = torch.cat([routes[..., features.ROUTE_EXISTS], cities[..., features.CITY_EXISTS]], 1).to(kind)[
            ..., None
        ]
        return cls(both, near, exists, (1 - exists) * MASKED_LOGIT, exists.sum(1))


class Block(nn.Module):
    """Places hear of their neighbours and of the game, then the game of all places."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(shape.width)
        self.norm_game = nn.LayerNorm(shape.wide)
        self.own = nn.Linear(shape.width, shape.hidden)
        self.first = nn.Linear(shape.width, shape.hidden, bias=False)
        self.second = nn.Linear(shape.width, shape.hidden, bias=False)
        self.near = nn.Linear(shape.width, shape.hidden, bias=False)
        self.from_game = nn.Linear(shape.wide, shape.hidden, bias=False)
        self.out = nn.Linear(shape.hidden, shape.width)
        self.gather = nn.Linear(shape.wide + 2 * shape.width, shape.middle)
        self.spread = nn.Linear(shape.middle, shape.wide)
        with torch.no_grad():  # a block that changes little at first
            self.out.weight.mul_(0.5)
            self.spread.weight.mul_(0.5)

    def forward(self, places: Tensor, game: Tensor, graph: Graph) -> tuple[Tensor, Tensor]:
        seen = self.norm(places)
        routes, cities = seen[:, :N_ROUTE_TOKENS], seen[:, N_ROUTE_TOKENS:]
        of_cities = torch.cat([self.first(cities), self.second(cities)], 1)
        heard = torch.cat([graph.cities_of @ of_cities, graph.near @ self.near(routes)], 1)
        hidden = functional.relu(self.own(seen) + heard + self.from_game(game)[:, None])
        places = places + self.out(hidden)
        mean = (places * graph.exists).sum(1) / graph.number
        # Not amax: compiled in half precision, it finds no greatest value again when gradients are computed.
        most = (places + graph.absent).max(1).values
        middle = functional.relu(self.gather(torch.cat([self.norm_game(game), mean, most], 1)))
        return places, game + self.spread(middle)


class Reader(nn.Module):
    """The columns of tokens, as kontor.nets.inputs.Columns.read has them."""

    def __init__(self, columns: Columns) -> None:
        super().__init__()
        for name in ("numbers", "scales", "bits", "shifts", "kinds", "values"):
            self.register_buffer(name, torch.from_numpy(getattr(columns, name).copy()), persistent=False)

    def forward(self, tokens: Tensor, kind: torch.dtype) -> Tensor:
        own = cast(Any, self)
        bits = tokens[..., own.bits] >> own.shifts & 1
        kinds = tokens[..., own.kinds] == own.values
        return torch.cat([tokens[..., own.numbers].to(kind) * own.scales.to(kind), bits.to(kind), kinds.to(kind)], -1)


def load_arrays(model: Model, arrays: Weights) -> None:
    """Takes over the weights of a file."""
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            parameter.copy_(torch.from_numpy(np.ascontiguousarray(arrays[name].T)))
