"""Shape: the sizes of a net, and the arrays of weights that follow from them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from kontor.slots import features
from kontor.slots.interface import N_OWNERS, OWN_INTERFACE, Interface

N_ROUTE_TOKENS: Final = features.ROUTE.number
N_CITY_TOKENS: Final = features.CITY.number


class Shape(NamedTuple):
    """The sizes of a net: of a place, inside a block, of the game as a whole, of what it gathers; how many blocks;
    of the layer that all it expects is read from."""

    width: int = 96
    hidden: int = 192
    wide: int = 256
    middle: int = 160
    blocks: int = 4
    grounds: int = 256

    def arrays(self, interface: Interface = OWN_INTERFACE) -> Iterator[tuple[str, tuple[int, ...]]]:
        """All weights by name. A matrix has a row for each input."""
        width, hidden, wide, middle = self.width, self.hidden, self.wide, self.middle
        yield from _linear("routes", len(interface.routes), width)
        yield from _linear("cities", len(interface.cities), width)
        yield from _linear("game", len(interface.whole_game), wide)
        for block in range(self.blocks):
            name = f"block{block}"
            yield from _norm(f"{name}.norm", width)
            yield from _norm(f"{name}.norm_game", wide)
            yield from _linear(f"{name}.own", width, hidden)
            for part, rows in (("first", width), ("second", width), ("near", width), ("from_game", wide)):
                yield f"{name}.{part}.weight", (rows, hidden)
            yield from _linear(f"{name}.out", hidden, width)
            yield from _linear(f"{name}.gather", wide + 2 * width, middle)
            yield from _linear(f"{name}.spread", middle, wide)
        yield from _linear("place", width, hidden)
        yield "place_game.weight", (wide, hidden)
        yield from _linear("route_slots", hidden, len(interface.route_slots))
        yield from _linear("city_slots", hidden, len(interface.city_slots))
        yield from _linear("control", hidden, N_OWNERS)
        yield from _linear("game_slots", wide, len(interface.game_slots))
        yield from _linear("expect", wide, self.grounds)
        yield from _linear("values", self.grounds, len(interface.values))

    def weights(self, interface: Interface = OWN_INTERFACE) -> int:
        """How many numbers there are."""
        total = 0
        for _, (first, *more) in self.arrays(interface):
            total += first * (more[0] if more else 1)
        return total


def _linear(name: str, rows: int, columns: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield f"{name}.weight", (rows, columns)
    yield f"{name}.bias", (columns,)


def _norm(name: str, width: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield f"{name}.weight", (width,)
    yield f"{name}.bias", (width,)
