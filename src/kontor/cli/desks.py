"""The players' desks and what the whole table must watch: end conditions, awards, modules."""

from typing import Final

from rich.text import Text

from kontor.boards import Track
from kontor.catalog import MODULES
from kontor.cli.output import PLAYER_STYLES, wrapped
from kontor.cli.scene import Scene, amount_of, marker_word
from kontor.rules.basics import END_PRESTIGE
from kontor.rules.module import Shown
from kontor.rules.modules import DECLARATIONS
from kontor.rules.steps.office import EAST_WEST_POINTS

NAME_WIDTH: Final = 16
WIDE_COLUMNS: Final = 96  # from here on there is room for whole names,
SHORT_NAME_WIDTH: Final = 12
NARROW_COLUMNS: Final = 78  # below this neither for the steps left nor for the markers beside them
NARROW_NAME_WIDTH: Final = 10
SHORT_HEADS: Final = {"player": 8, "total": 5, "supply": 5, "stock": 5}  # letters of a head that stay there, else 3
LAST_COLUMN_MIN_WIDTH: Final = 8
NEAR_END: Final = {"prestige": 4, "cities": 1, "markers": 1}  # how near an end must be to be coloured


def desks(scene: Scene, width: int) -> list[Text]:
    """One line per player, the abilities as value and a dot per step left; shorter where there is no room for it."""
    rows = [_head(scene, width), *(_desk(scene, seat, width) for seat in range(len(scene.names)))]
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    if width < NARROW_COLUMNS:
        return [*(_beside(row[:-1], widths) for row in rows), *_all_markers(scene, width)]
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
    first, *more = wrapped(row[-1], max(width - line.cell_len, LAST_COLUMN_MIN_WIDTH), indent=0)
    return [Text.assemble(line, first), *(Text.assemble(" " * line.cell_len, rest) for rest in more)]


def _head(scene: Scene, width: int) -> list[Text]:
    heads = ["player", "points", "total", *(track.id for track in scene.tracks), "supply", "stock", "markers"]
    texts = [scene.say(f"terminal-head-{head}") for head in heads]
    if width < NARROW_COLUMNS:
        texts = [text[: SHORT_HEADS.get(head, 3)] for head, text in zip(heads, texts, strict=True)]
    return [Text(text, style="dim") for text in ("", *texts)]


def _name(scene: Scene, seat: int, width: int) -> Text:
    if width >= WIDE_COLUMNS:
        return Text(scene.names[seat][:NAME_WIDTH])
    return Text(scene.name(seat)[: NARROW_NAME_WIDTH if width < NARROW_COLUMNS else SHORT_NAME_WIDTH])


def _desk(scene: Scene, seat: int, width: int) -> list[Text]:
    view = scene.view
    mark = scene.signs.decides if view["decider"] == seat else " "
    name = _name(scene, seat, width)
    name.stylize("bold" if view["turn"] == seat else "")
    developed = view["abilities"][seat]
    return [
        Text(mark, style="bold"),
        Text.assemble(_digit(seat), " ", name),
        Text(f"{view['prestige'][seat]:>3}"),
        _total(scene, seat),
        *(_ability(scene, track, developed.get(track.id, 0), width) for track in scene.tracks),
        scene.amount(*amount_of(view["supply"][seat])),
        scene.amount(*amount_of(view["stock"][seat])),
        _markers(scene, seat),
    ]


def _digit(seat: int) -> Text:
    return Text(str(seat), style=PLAYER_STYLES[seat])


def _ability(scene: Scene, track: Track, developed: int, width: int) -> Text:
    """The value and a dot for each piece that still covers a better one."""
    value = str(track.values[developed])
    left = len(track.values) - 1 - developed if width >= NARROW_COLUMNS else 0
    return Text.assemble((value if len(value) <= 3 else value[0], "bold"), (scene.signs.step * left, "dim"))


def _total(scene: Scene, seat: int) -> Text:
    scores = scene.view["scores"]
    secret = "+?" if scores["hidden"][seat] else ""
    return Text(f"{scores['seats'][seat]['total']:>3}{secret}")


def _markers(scene: Scene, seat: int) -> Text:
    markers = scene.view["markers"]
    line = Text(" ".join(map(marker_word, markers["unused"][seat])), style="bold cyan")
    if used := len(markers["used"][seat]):
        line.append(" " if line else "")
        line.append(scene.say("terminal-used", count=str(used)), style="not bold dim")
    if plate := len(markers["plates"][seat]):
        line.append(f" {scene.say('terminal-to-place', count=str(plate))}", style="not bold")
    return line


def _all_markers(scene: Scene, width: int) -> list[Text]:
    """The markers of all players below their desks."""
    held = {seat: _markers(scene, seat) for seat in range(len(scene.names))}
    parts = [Text.assemble(_digit(seat), ": ", markers) for seat, markers in held.items() if markers]
    return wrapped(_line(scene.say("terminal-markers"), parts), width) if parts else []


# The end of the game and the awards


def meter(scene: Scene, width: int) -> list[Text]:
    """How near the end is, and which awards are left."""
    view, say = scene.view, scene.say
    most = max([*view["prestige"], view.get("neutral_prestige", 0)])  # the neutral counter ends the game too
    full, limit = view["completed_cities"], view["completed_cities_limit"]
    pile = view["markers"]["stack"]
    parts = [
        _part(
            say("terminal-end-prestige", had=str(most), limit=str(END_PRESTIGE)),
            END_PRESTIGE - most <= NEAR_END["prestige"],
        ),
        _part(say("terminal-end-cities", had=str(full), limit=str(limit)), limit - full <= NEAR_END["cities"]),
        _part(say("terminal-end-pile", count=str(pile)), pile <= NEAR_END["markers"]),
        *_counts_of_modules(scene),
        _east_west(scene),
        _special(scene),
    ]
    if view["ending"]:
        parts.insert(0, Text(say("terminal-end-reached", clause=view["ending"]), style="bold yellow"))
    return wrapped(_line(say("terminal-end"), parts), width)


def _counts_of_modules(scene: Scene) -> list[Text]:
    """How near the end is by optional rules."""
    known = {of for module in DECLARATIONS for of in module.counts}
    return [
        _part(scene.say(f"terminal-end-{count['of']}", had=str(count["now"]), limit=str(count["limit"])), count["near"])
        for count in scene.view["end_conditions"]
        if count["of"] in known
    ]


def _part(words: str, near: bool) -> Text:
    return Text(words, style="bold yellow" if near else "")


def _line(head: str, parts: list[Text]) -> Text:
    return Text.assemble((f"{head}: ", "dim"), Text("  ").join(parts))


def _east_west(scene: Scene) -> Text:
    west, east = map(scene.city_name, scene.facts.east_west)
    left = EAST_WEST_POINTS[len(scene.view["east_west"]) :]
    return Text(f"{west}{scene.signs.dash}{east} {' '.join(map(str, left)) or scene.say('terminal-all-taken')}")


def _special(scene: Scene) -> Text:
    line = Text(f"{scene.city_name(scene.facts.prestige_city)}")
    taken = scene.view["special_prestige"]
    for space in scene.facts.prestige_spaces:
        line.append(" ")
        owner = taken.get(str(space.prestige))
        if owner is None:
            line.append_text(scene.space("merchant", space.privilege))
        else:
            line.append_text(scene.piece(f"{owner}m"))
        line.append(str(space.prestige))
    return line


# Modules


def extras(scene: Scene, width: int) -> list[Text]:
    """What the modules of the game show."""
    lines: list[Text] = []
    for name in scene.view["modules"]:
        for line in MODULES[name].lines(scene.view):
            who = {} if line.seat is None else {"who": scene.name(line.seat)}
            lines += wrapped(_line(scene.say(line.head, **who), [_shown(scene, part) for part in line.parts]), width)
    return lines


def _shown(scene: Scene, part: Shown) -> Text:
    """Names of cities, or the ids of things that have none in the terminal."""
    said = scene.say(part.said) if part.said else ""
    if not part.ids:
        return Text(said)
    whose = "" if part.seat is None else Text.assemble(_digit(part.seat), ": ")
    cities = {city.id for city in scene.facts.cities}
    names = ", ".join(scene.city_name(id) if id in cities else id for id in part.ids)
    return Text.assemble(whose, (names, "bold" if said else ""), f" ({said})" if said else "")


# Everything about each desk


def full_desks(scene: Scene, width: int) -> list[Text]:
    """The tracks with the current value in brackets, and all markers by name."""
    lines: list[Text] = []
    for seat in range(len(scene.names)):
        tracks = Text("  ").join(
            _track(track, scene.view["abilities"][seat].get(track.id, 0)) for track in scene.tracks
        )
        lines += wrapped(Text.assemble(scene.player(seat), ": ", tracks), width)
        markers = scene.view["markers"]
        for what in ("unused", "used"):
            if held := markers[what][seat]:
                text = scene.say(f"terminal-markers-{what}", markers=", ".join(held))
                lines += wrapped(Text(f"    {text}"), width, indent=4)
    return lines


def _track(track: Track, developed: int) -> Text:
    values = [f"[{value}]" if place == developed else str(value) for place, value in enumerate(track.values)]
    return Text(f"{track.id} {' '.join(values)}")
