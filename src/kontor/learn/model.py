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
ALIGNMENT: Final = 8  # columns
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
        routes, cities, game = self.read(observations)
        (values,) = maps(functional.relu(self.expect(game)), self.values)
        values = values.float()
        by_seat = values[:, : MAX_SEATS * SEAT_VALUES].view(-1, MAX_SEATS, SEAT_VALUES)
        slots, control = self._slots(routes, cities, game)
        return ModelOutput(
            slots=slots,
            utility=by_seat[..., 0],
            winning=by_seat[..., 1],
            ending=by_seat[..., 2],
            points=by_seat[..., 3:],
            causes=values[:, MAX_SEATS * SEAT_VALUES : -1],
            rounds_left=values[:, -1],
            control=control.float(),
        )

    def decide(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all slots, and what is known of the game as a whole."""
        routes, cities, game = self.read(observations)
        return self._slots(routes, cities, game)[0], game

    def read(self, observations: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """What is known of each route, of each city, and of the game as a whole."""
        count = len(observations)
        kind = self.routes.weight.dtype if not torch.is_autocast_enabled(observations.device.type) else torch.bfloat16
        read_routes, read_cities, read_players, read_game = self._readers
        route_tokens = observations[:, : features.CITIES_AT].view(count, N_ROUTE_TOKENS, features.ROUTE_FEATURES)
        city_tokens = observations[:, features.CITIES_AT : features.PLAYERS_AT].view(
            count, N_CITY_TOKENS, features.CITY_FEATURES
        )
        players = observations[:, features.PLAYERS_AT : features.GAME_AT].view(count, MAX_SEATS, -1)
        of_players = torch.cat(read_players(players, kind), -1).flatten(1)
        seen = aligned([of_players, *read_game(observations[:, features.GAME_AT :], kind)])
        game = functional.relu(maps(seen, self.game)[0])
        (routes,) = maps(aligned(read_routes(route_tokens, kind)), self.routes)
        (cities,) = maps(aligned(read_cities(city_tokens, kind)), self.cities)
        graph = Graph.of(route_tokens, city_tokens, kind)
        for number in range(self.shape.blocks):
            routes, cities, game = getattr(self, f"block{number}")(routes, cities, game, graph)
        return routes, cities, game

    def _slots(self, routes: Tensor, cities: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all slots, and of who will control the cities."""
        of_game = self.place_game(game)[:, None]
        (of_routes,) = maps(functional.relu(self.place(routes) + of_game), self.route_slots)
        of_cities, control = maps(functional.relu(self.place(cities) + of_game), self.city_slots, self.control)
        chosen = [
            of_routes.flatten(1),
            of_cities.flatten(1),
            maps(game, self.game_slots)[0],
            game.new_full((len(game), 1), MASKED_LOGIT),  # of spare slots
        ]
        return torch.cat(chosen, 1)[:, cast(Tensor, self.order)].float(), control

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


def aligned(parts: list[Tensor]) -> Tensor:
    """Columns side by side, then zeros up to a multiple of ALIGNMENT: GPUs multiply other matrices slowly."""
    spare = -sum(part.shape[-1] for part in parts) % ALIGNMENT
    return torch.cat([*parts, parts[0].new_zeros((*parts[0].shape[:-1], spare))], -1)


def maps(values: Tensor, *layers: nn.Linear) -> tuple[Tensor, ...]:
    """What linear layers make of the same `aligned` numbers. They are computed at once, and aligned, too."""
    sizes = [layer.out_features for layer in layers]
    inner, outer = values.shape[-1] - layers[0].in_features, -sum(sizes) % ALIGNMENT
    weight = functional.pad(torch.cat([layer.weight for layer in layers]), (0, inner, 0, outer))
    bias = functional.pad(torch.cat([layer.bias for layer in layers]), (0, outer))
    found = functional.linear(values, weight, bias)
    parts: tuple[Tensor, ...] = torch.split(found, [*sizes, outer], -1)
    return parts[: len(sizes)]


class Graph(NamedTuple):
    """Who is whose neighbour, from the ends of the routes: one matrix for every position."""

    ends: Tensor  # two rows for each route: its first city, its second one
    near: Tensor  # a row for each city: its routes, in equal shares
    routes: Tensor  # 1 for each route that the board has
    cities: Tensor  # 1 for each city
    number: Tensor  # how many places there are

    @classmethod
    def of(cls, routes: Tensor, cities: Tensor, kind: torch.dtype) -> "Graph":
        numbers = torch.arange(N_CITY_TOKENS, device=routes.device, dtype=torch.int8)
        there = routes[..., features.ROUTE_EXISTS, None, None] != 0
        both = routes[..., features.ROUTE_ENDS : features.ROUTE_ENDS + 2, None] == numbers
        ends = (both & there).to(kind)
        touching = ends.sum(2).transpose(1, 2)
        near = touching / touching.sum(-1, keepdim=True).clamp_min(1)
        own_routes = routes[..., features.ROUTE_EXISTS, None].to(kind)
        own_cities = cities[..., features.CITY_EXISTS, None].to(kind)
        return cls(ends.flatten(1, 2), near, own_routes, own_cities, own_routes.sum(1) + own_cities.sum(1))


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

    def forward(self, routes: Tensor, cities: Tensor, game: Tensor, graph: Graph) -> tuple[Tensor, Tensor, Tensor]:
        """Neighbours are added up before they are mapped to what is hidden, which is wider."""
        seen_routes, seen_cities = self.norm(routes).to(routes.dtype), self.norm(cities).to(cities.dtype)
        of_game = self.from_game(game)[:, None]
        at_ends = (graph.ends @ seen_cities).view(len(routes), N_ROUTE_TOKENS, -1)
        heard = functional.linear(at_ends, torch.cat([self.first.weight, self.second.weight], 1))
        routes = routes + self.out(functional.relu(self.own(seen_routes) + heard + of_game))
        heard = self.near(graph.near @ seen_routes)
        cities = cities + self.out(functional.relu(self.own(seen_cities) + heard + of_game))
        mean = ((routes * graph.routes).sum(1) + (cities * graph.cities).sum(1)) / graph.number
        # Not amax: compiled in half precision, it finds no greatest value again when gradients are computed.
        most = torch.maximum(_most(routes, graph.routes), _most(cities, graph.cities))
        known = torch.cat([self.norm_game(game).to(game.dtype), mean, most], 1)
        return routes, cities, game + self.spread(functional.relu(self.gather(known)))


def _most(places: Tensor, exist: Tensor) -> Tensor:
    return (places + (1 - exist) * MASKED_LOGIT).max(1).values


class Reader(nn.Module):
    """The columns of tokens, as kontor.nets.inputs.Columns.read has them, in three parts."""

    def __init__(self, columns: Columns) -> None:
        super().__init__()
        for name in ("numbers", "scales", "bits", "shifts", "kinds", "values"):
            self.register_buffer(name, torch.from_numpy(getattr(columns, name).copy()), persistent=False)

    def forward(self, tokens: Tensor, kind: torch.dtype) -> list[Tensor]:
        own = cast(Any, self)
        bits = tokens[..., own.bits] >> own.shifts & 1
        kinds = tokens[..., own.kinds] == own.values
        return [tokens[..., own.numbers].to(kind) * own.scales.to(kind), bits.to(kind), kinds.to(kind)]


def load_arrays(model: Model, arrays: Weights) -> None:
    """Takes over the weights of a file."""
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            parameter.copy_(torch.from_numpy(np.ascontiguousarray(arrays[name].T)))
