"""The players' desks and what the whole table must watch: ends of the game, awards, tiles, missions."""

from typing import Final

from rich.text import Text

from kontor.boards import Track
from kontor.cli.output import PLAYER_STYLES, wrapped
from kontor.cli.table import Table, amount_of, marker_word
from kontor.rules.state import END_PRESTIGE
from kontor.rules.steps.office import EAST_WEST_POINTS

NAME_WIDTH: Final = 16
WIDE: Final = 96  # from here on there is room for whole names,
SHORT_NAME_WIDTH: Final = 12
NARROW: Final = 78  # below this neither for the steps left nor for the markers beside them
NARROW_NAME_WIDTH: Final = 10
SHORTEST_LAST: Final = 8
NEAR_END: Final = {"prestige": 4, "cities": 1, "markers": 1}  # how near an end must be to be coloured


def desks(table: Table, width: int) -> list[Text]:
    """One line per player, the abilities as value and a dot per step left; shorter where there is no room for it."""
    rows = [_head(table, width), *(_desk(table, seat, width) for seat in range(len(table.names)))]
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    if width < NARROW:
        return [*(_beside(row[:-1], widths) for row in rows), *_all_markers(table, width)]
    return [line for row in rows for line in _join(row, widths, width)]


def _beside(cells: list[Text], widths: list[int]) -> Text:
    line = Text()
    for cell, cell_width in zip(cells, widths, strict=False):
        line.append_text(cell)
        line.append(" " * (cell_width - cell.cell_len + 1))
    return line


def _join(row: list[Text], widths: list[int], width: int) -> list[Text]:
    """The cells side by side; the markers, which come last, may need more than one line."""
    line = _beside(row[:-1], widths)
    first, *more = wrapped(row[-1], max(width - line.cell_len, SHORTEST_LAST), indent=0)
    return [Text.assemble(line, first), *(Text.assemble(" " * line.cell_len, rest) for rest in more)]


def _head(table: Table, width: int) -> list[Text]:
    if width < NARROW:
        heads = ["", "player", "pts", "total", *(track.id[:3] for track in table.tracks), "suppl", "stock", "markers"]
    else:
        abilities = ["priv" if track.id == "privilege" else track.id for track in table.tracks]
        heads = ["", "player", "pts", "total", *abilities, "supply", "stock", "markers"]
    return [Text(head, style="dim") for head in heads]


def _name(table: Table, seat: int, width: int) -> Text:
    if width >= WIDE:
        return Text(table.names[seat][:NAME_WIDTH])
    return Text(table.name(seat)[: NARROW_NAME_WIDTH if width < NARROW else SHORT_NAME_WIDTH])


def _desk(table: Table, seat: int, width: int) -> list[Text]:
    view = table.view
    mark = table.signs.decides if view["decider"] == seat else " "
    name = _name(table, seat, width)
    name.stylize("bold" if view["turn"] == seat else "")
    developed = view["abilities"][seat]
    return [
        Text(mark, style="bold"),
        Text.assemble(_digit(seat), " ", name),
        Text(f"{view['prestige'][seat]:>3}"),
        _total(table, seat),
        *(_ability(table, track, developed.get(track.id, 0), width) for track in table.tracks),
        table.amount(*amount_of(view["supply"][seat])),
        table.amount(*amount_of(view["stock"][seat])),
        _markers(table, seat),
    ]


def _digit(seat: int) -> Text:
    return Text(str(seat), style=PLAYER_STYLES[seat])


def _ability(table: Table, track: Track, developed: int, width: int) -> Text:
    """The value and a dot for each piece that still covers a better one."""
    value = str(track.values[developed])
    left = len(track.values) - 1 - developed if width >= NARROW else 0
    return Text.assemble((value if len(value) <= 3 else value[0], "bold"), (table.signs.step * left, "dim"))


def _total(table: Table, seat: int) -> Text:
    scores = table.view["scores"]
    secret = "+?" if scores["hidden"][seat] else ""
    return Text(f"{scores['seats'][seat]['total']:>3}{secret}")


def _markers(table: Table, seat: int) -> Text:
    markers = table.view["markers"]
    line = Text(" ".join(map(marker_word, markers["unused"][seat])), style="bold cyan")
    if used := len(markers["used"][seat]):
        line.append(f" {used} used" if line else f"{used} used", style="not bold dim")
    if plate := len(markers["plates"][seat]):
        line.append(f" {plate} to place", style="not bold")
    return line


def _all_markers(table: Table, width: int) -> list[Text]:
    """The markers of all players below their desks."""
    held = {seat: _markers(table, seat) for seat in range(len(table.names))}
    parts = [Text.assemble(_digit(seat), ": ", markers) for seat, markers in held.items() if markers]
    return wrapped(_line("Markers", parts), width) if parts else []


# The end of the game and the awards


def meter(table: Table, width: int) -> list[Text]:
    """How near the end is, and which awards are left."""
    view = table.view
    most = max([*view["prestige"], view.get("neutral_prestige", 0)])  # the neutral counter ends the game too
    full, limit = view["completed_cities"], view["completed_cities_limit"]
    pile = view["markers"]["stack"]
    parts = [
        _part(f"prestige {most}/{END_PRESTIGE}", END_PRESTIGE - most <= NEAR_END["prestige"]),
        _part(f"full cities {full}/{limit}", limit - full <= NEAR_END["cities"]),
        _part(f"pile {pile}", pile <= NEAR_END["markers"]),
        _east_west(table),
        _special(table),
    ]
    if view["ending"]:
        parts.insert(0, Text(f"reached ({view['ending']})", style="bold yellow"))
    return wrapped(_line("End", parts), width)


def _part(words: str, near: bool) -> Text:
    return Text(words, style="bold yellow" if near else "")


def _line(head: str, parts: list[Text]) -> Text:
    return Text.assemble((f"{head}: ", "dim"), Text("  ").join(parts))


def _east_west(table: Table) -> Text:
    west, east = map(table.city_name, table.facts.east_west)
    left = EAST_WEST_POINTS[len(table.view["east_west"]) :]
    return Text(f"{west}{table.signs.dash}{east} {' '.join(map(str, left)) or 'all taken'}")


def _special(table: Table) -> Text:
    line = Text(f"{table.city_name(table.facts.prestige_city)}")
    taken = table.view["special_prestige"]
    for space in table.facts.prestige_spaces:
        line.append(" ")
        owner = taken.get(str(space.prestige))
        if owner is None:
            line.append_text(table.space("merchant", space.privilege))
        else:
            line.append_text(table.piece(f"{owner}m"))
        line.append(str(space.prestige))
    return line


# Modules


def extras(table: Table, width: int) -> list[Text]:
    """Missions that the viewer may see, favours on display and owned."""
    view = table.view
    lines: list[Text] = []
    for seat, cities in enumerate(view.get("missions", ())):
        if cities:
            whose = "Your mission" if seat == table.viewer else f"Mission of {table.name(seat)}"
            lines += wrapped(_line(whose, [_mission_city(table, seat, city) for city in cities]), width)
    if favours := view.get("favours"):
        parts = [Text(", ".join(favours["display"]) or "none left")]
        for seat, owned in enumerate(favours["owned"]):
            if owned:
                parts.append(Text.assemble(_digit(seat), f": {', '.join(owned)}"))
        lines += wrapped(_line("Favours", parts), width)
    return lines


def _mission_city(table: Table, seat: int, city: str) -> Text:
    pieces = [*table.view["offices"].get(city, ()), *table.view["extra_offices"].get(city, ())]
    if table.controller(city) == str(seat):
        state = " (controlled)"
    else:
        state = " (office)" if any(piece[0] == str(seat) for piece in pieces) else ""
    return Text.assemble((table.city_name(city), "bold" if state else ""), state)


# Everything about each desk


def full_desks(table: Table, width: int) -> list[Text]:
    """The tracks with the current value in brackets, and all markers by name."""
    lines: list[Text] = []
    for seat in range(len(table.names)):
        tracks = Text("  ").join(
            _track(track, table.view["abilities"][seat].get(track.id, 0)) for track in table.tracks
        )
        lines += wrapped(Text.assemble(table.player(seat), ": ", tracks), width)
        markers = table.view["markers"]
        for what in ("unused", "used"):
            if held := markers[what][seat]:
                lines += wrapped(Text(f"    {what} markers: {', '.join(held)}"), width, indent=4)
    return lines


def _track(track: Track, developed: int) -> Text:
    values = [f"[{value}]" if place == developed else str(value) for place, value in enumerate(track.values)]
    return Text(f"{track.id} {' '.join(values)}")
