"""What a net reads of an observation and which slots it answers, as tables of kontor.c."""

from collections.abc import Mapping, Sequence
from typing import Final

from kontor.rules.cells import MAX_ROUTES
from kontor.slots import columns, features, slots
from kontor.slots.columns import Column, Reading

COLUMNS: Final[Mapping[str, Sequence[Column]]] = {
    "ROUTE": columns.OF_ROUTES,
    "CITY": columns.OF_CITIES,
    "PLAYER": columns.OF_PLAYERS,
    "GAME": columns.OF_GAME,
}
SCALES: Final = sorted(
    {column.operand for kind in COLUMNS.values() for column in kind if column.reading == Reading.NUMBER}
)
COLUMNS_PER_LINE: Final = 12
NUMBERS: Final = {
    "NET_ROUTES": MAX_ROUTES,
    "ROUTES_FEATURE": features.GAME_ROUTES,
    "CITIES_FEATURE": features.GAME_CITIES,
    "CITIES_FROM": features.CITIES_AT,
    "PLAYERS_FROM": features.PLAYERS_AT,
    "GAME_FROM": features.GAME_AT,
    "ENDS_IN_ROUTE": features.ROUTE_ENDS,
    "ROUTE_TOKEN": features.ROUTE.room,
    "CITY_TOKEN": features.CITY.room,
    "PLAYER_TOKEN": features.PLAYER.room,
    "ROUTE_CHOICES": len(slots.ROUTE_CHOICES),
    "CITY_CHOICES": len(slots.CITY_CHOICES),
    "GAME_CHOICES": len(slots.GLOBAL_CHOICES),
    "NET_CHOICES": max(map(len, (slots.ROUTE_CHOICES, slots.CITY_CHOICES, slots.GLOBAL_CHOICES))),
    **{f"READ_{reading.name}": reading.value for reading in Reading},
    **{f"{kind}_COLUMN_COUNT": len(found) for kind, found in COLUMNS.items()},
}


def tables() -> str:
    """The numbers and rows that net.c needs."""
    return "\n".join(
        (
            f"enum {{ {', '.join(f'{name} = {number}' for name, number in NUMBERS.items())} }};",
            f"ROW float SCALES[] = {{{', '.join(f'{float(scale)!r}f' for scale in SCALES)}}};",
            f"ROW int16_t GAME_SLOTS[] = {{{', '.join(map(str, slots.GLOBAL_CHOICES))}}};",
            *(_rows(kind, found) for kind, found in COLUMNS.items()),
        )
    )


def _rows(kind: str, found: Sequence[Column]) -> str:
    parts = [f"{{{column.feature}, {column.reading.value}, {_operand(column)}}}," for column in found]
    lines = ("".join(parts[at : at + COLUMNS_PER_LINE]) for at in range(0, len(parts), COLUMNS_PER_LINE))
    return "\n".join((f"ROW Column {kind}_COLUMNS[] = {{", *lines, "};"))


def _operand(column: Column) -> int:
    return SCALES.index(column.operand) if column.reading == Reading.NUMBER else int(column.operand)
