"""The board as text: cities with their offices, routes with their posts, in as many columns as fit."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from kontor.boards import City, Route
from kontor.cli.output import NAME_STYLES, UNICODE
from kontor.cli.scene import Scene, marker_word

COLUMN_GAP: Final = 2
MAX_COLUMNS: Final = 4
ROOMY_MIN_WIDTH: Final = 96  # from this width on there is a space between the offices of a city,
SPACED_MAX_OFFICES: Final = 5  # if there are not more than these


class Cell(NamedTuple):
    """An entry of a list: a name and what stands beside it."""

    left: Text
    right: Text


# Columns


def in_columns(cells: Sequence[Cell], width: int, *, flush: bool = False) -> list[Text]:
    """The cells in as many columns as fit, read downwards; `flush` moves the right parts to the right edge."""
    for count in range(min(MAX_COLUMNS, len(cells)), 0, -1):
        rows = -(-len(cells) // count)
        columns = [cells[first : first + rows] for first in range(0, len(cells), rows)]
        drawn = [_column(column, flush) for column in columns]
        widths = [max(line.cell_len for line in column) for column in drawn]
        if count == 1 or sum(widths) + COLUMN_GAP * (len(columns) - 1) <= width:
            return [_row([column[row : row + 1] for column in drawn], widths) for row in range(rows)]
    return []


def _column(cells: Sequence[Cell], flush: bool) -> list[Text]:
    left = max(cell.left.cell_len for cell in cells)
    whole = max(cell.left.cell_len + 1 + cell.right.cell_len for cell in cells)
    lines = []
    for cell in cells:
        gap = whole - cell.left.cell_len - cell.right.cell_len if flush else left + 1 - cell.left.cell_len
        lines.append(Text.assemble(cell.left, " " * gap, cell.right))
    return lines


def _row(parts: Iterable[list[Text]], widths: Sequence[int]) -> Text:
    line = Text()
    for part, width in zip(parts, widths, strict=True):
        if part:
            text = part[0].copy()
            text.append(" " * (width - text.cell_len + COLUMN_GAP))
            line.append_text(text)
    line.rstrip()
    return line


# Cities


def cities(scene: Scene, width: int, *, used_only: bool = False) -> list[Text]:
    """All cities in alphabetical order, or only those with offices taken."""
    shown = [city for city in scene.facts.cities if not used_only or _is_used(scene, city)]
    gap = " " if width >= ROOMY_MIN_WIDTH or scene.signs is not UNICODE else ""  # letters need space between them
    return in_columns([_city_cell(scene, city, gap) for city in shown], width)


def _is_used(scene: Scene, city: City) -> bool:
    return city.id in scene.view["offices"] or city.id in scene.view["extra_offices"]


def _city_cell(scene: Scene, city: City, gap: str) -> Cell:
    controller = scene.controller(city.id)
    ends = city.id in scene.facts.east_west
    name = Text(scene.city_name(city.id), style="bold red" if ends else "bold")
    if city.id in scene.fresh:
        name.stylize("underline")
    mark = Text(" ") if controller is None else Text(controller, style=scene.style(controller))
    return Cell(Text.assemble(mark, " ", name, _abroad(scene, city.regions)), _offices(scene, city, gap))


def _abroad(scene: Scene, regions: Iterable[str | None]) -> Text:
    """The initials of regions other than the one that needs no permit."""
    initials = "".join(region[0].upper() for region in regions if region and region != scene.facts.home_region)
    return Text(f" {initials}" if initials else "", style="italic")


def _offices(scene: Scene, city: City, gap: str) -> Text:
    """Extra offices, then the printed spaces from left to right, then what the city offers."""
    view = scene.view
    extras = view["extra_offices"].get(city.id, [])
    # The one next to the printed spaces comes first in the list (MARKER-44).
    row = [scene.piece(piece) for piece in reversed(extras)]
    if extras:
        row[-1].append(scene.signs.extra, style="not bold default on default")
    pieces = view["offices"].get(city.id, [])
    row += map(scene.piece, pieces)
    for space in city.offices[len(pieces) :]:
        row.append(scene.space(space.shape, space.privilege))
        if space.prestige:
            row[-1].append("+", style="bold")
    words: list[str] = [*city.abilities]
    if city.permits:
        permit = "terminal-permit-used" if city.id in view.get("permits_used", ()) else "terminal-permit"
        words.append(scene.say(permit, regions="/".join(region[0].upper() for region in city.permits)))
    if not city.hanseatic:
        words.append(scene.say("terminal-green"))
    line = Text(gap if len(row) <= SPACED_MAX_OFFICES else "").join(row)
    if words:
        line.append(f" {' '.join(words)}" if row else " ".join(words), style="italic cyan")
    return line


# Routes


def routes(scene: Scene, width: int, *, used_only: bool = False) -> list[Text]:
    """All routes in alphabetical order with their posts, or only those with pieces and markers."""
    shown = [route for route in scene.facts.routes if not used_only or _is_in_use(scene, route)]
    return in_columns([_route_cell(scene, route) for route in shown], width, flush=True)


def _is_in_use(scene: Scene, route: Route) -> bool:
    view = scene.view
    laid = [entry[0] for key in ("tributes", "blocks") for entry in view["markers"].get(key, ())]
    return route.id in view["posts"] or route.id in view["markers"]["board"] or route.id in laid


def _route_cell(scene: Scene, route: Route) -> Cell:
    view, signs = scene.view, scene.signs
    name = Text.assemble(route.id, _abroad(scene, [route.region]))
    pieces = view["posts"].get(route.id, [None] * len(route.posts))
    holders = {piece[0] for piece in pieces if piece}
    if len(holders) == 1 and None not in pieces and (owner := holders.pop()).isdigit():
        name.stylize(NAME_STYLES[int(owner)])  # ready to be established
    if marker := view["markers"]["board"].get(route.id):
        name.append(f" {signs.marker}{marker_word(marker)}", style="bold cyan")
    if route.permanent_marker:
        name.append(f" {signs.marker}{route.permanent_marker}", style="cyan")
    for key in ("tributes", "blocks"):
        for _, seat in (entry for entry in view["markers"].get(key, ()) if entry[0] == route.id):
            name.append(f" {key[:-1]}")
            name.append_text(scene.piece(f"{seat}t"))
    posts = Text()
    for place, (piece, post) in enumerate(zip(pieces, route.posts, strict=True), 1):
        if piece:
            posts.append_text(scene.piece(piece, f"{route.id}/{place}" in scene.fresh))
        else:
            posts.append(f"{signs.ship if post == 'ship' else signs.empty} ", style="dim")
    return Cell(name, posts)
