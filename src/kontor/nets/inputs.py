"""Inputs: the columns that a net reads (kontor.slots.columns), in numpy."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.slots import columns
from kontor.slots.columns import Column, Reading

N_FEATURE_VALUES: Final = 256  # that a feature can have
Index = NDArray[np.int64]


class _Table(NamedTuple):
    """All values that columns can have, so that reading is looking up."""

    features: Index  # by column
    firsts: Index  # by column: where its values begin
    values: NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Columns:
    """Which feature each column reads: numbers with a scale, then bits, then kinds: 1 where it has a value."""

    ids: tuple[str, ...]
    numbers: Index
    scales: NDArray[np.float32]
    bits: Index
    shifts: NDArray[np.int8]
    kinds: Index
    values: NDArray[np.int8]

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.ids)

    @classmethod
    def of(cls, columns: Sequence[Column]) -> "Columns":
        """These columns, which come in this order: numbers, bits, kinds."""

        def parts(reading: Reading) -> tuple[Index, list[float]]:
            found = [column for column in columns if column.reading == reading]
            return np.array([column.feature for column in found], np.int64), [column.operand for column in found]

        (numbers, scales), (bits, shifts), (kinds, values) = map(parts, Reading)
        operands = np.array(scales, np.float32), np.array(shifts, np.int8), np.array(values, np.int8)
        ids = tuple(column.id for column in columns)
        return cls(ids, numbers, operands[0], bits, operands[1], kinds, operands[2])

    def read(self, tokens: NDArray[np.int8]) -> NDArray[np.float32]:
        """The columns of each token."""
        table = self._table
        return table.values.take(tokens.view(np.uint8).take(table.features, -1) + table.firsts)

    @cached_property
    def _table(self) -> _Table:
        features = np.arange(N_FEATURE_VALUES, dtype=np.uint8).view(np.int8)[
            :, None
        ]  # each value that a feature can have
        numbers, bits = features * self.scales, features >> self.shifts & 1
        values = np.concatenate([numbers, bits, features == self.values], 1, dtype=np.float32)
        return _Table(
            np.concatenate([self.numbers, self.bits, self.kinds]),
            N_FEATURE_VALUES * np.arange(self.width),
            np.ascontiguousarray(values.T).ravel(),
        )


ROUTE_INPUTS: Final = Columns.of(columns.OF_ROUTES)
CITY_INPUTS: Final = Columns.of(columns.OF_CITIES)
PLAYER_INPUTS: Final = Columns.of(columns.OF_PLAYERS)
GAME_INPUTS: Final = Columns.of(columns.OF_GAME)
