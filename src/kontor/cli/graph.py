"""Win chances as pictures: a line of signs for the terminal, and an SVG graph."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from kontor.bots.review import Review
from kontor.cli.language import Words
from kontor.cli.output import ASCII, Signs
from kontor.svg import LEGEND, LETTER, MARGIN_TOP, PICTURE_WIDTH, RIGHT, Scale, numbers_below, picture, text_at

SPARK_LEVELS: Final = "▁▂▃▄▅▆▇█"
PLAIN_LEVELS: Final = "_.-:=+*#"
GRAPH_LEFT: Final = 48
GRAPH_HEIGHT: Final = 300  # of the graph itself
GRAPH_BASE: Final = MARGIN_TOP + LEGEND + GRAPH_HEIGHT  # where 0 is
# One colour per seat, and a distinct stroke for colour-blind readers.
LINE_COLOURS: Final = ("#d0453b", "#3f78c4", "#4b9a4b", "#c9971c", "#8d5bb0")
STROKES: Final = ("none", "8 3", "2 3", "10 3 2 3", "5 5")


def spark(values: Sequence[float], width: int, signs: Signs) -> str:
    """Shares from 0 to 1 as a line of bars, each the mean of those that fall into it."""
    levels = PLAIN_LEVELS if signs is ASCII else SPARK_LEVELS
    width = min(width, len(values))
    bars = []
    for place in range(width):
        some = values[place * len(values) // width : (place + 1) * len(values) // width]
        bars.append(levels[min(len(levels) - 1, int(len(levels) * sum(some) / len(some)))])
    return "".join(bars)


def graph(found: Review, names: Sequence[str], say: Words) -> str:
    """The chances of all seats over the decisions of a game as SVG; circles are turning points."""
    scale = Scale(0, len(found.decisions), GRAPH_LEFT)
    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        lines.append(
            f'<line class="grid" x1="{GRAPH_LEFT}" x2="{PICTURE_WIDTH - RIGHT}" y1="{_at(share)}" y2="{_at(share)}"/>'
        )
        lines.append(text_at(GRAPH_LEFT - 8, _at(share) + 4, f"{100 * share:.0f}", 'class="soft" text-anchor="end"'))
    lines += [*numbers_below(scale, GRAPH_BASE), *_curves(found, names, scale), *_circles(found, scale)]
    return picture(GRAPH_BASE, say("analysis-graph"), (PICTURE_WIDTH / 2, say("analysis-graph-axis")), lines)


def _at(chance: float) -> float:
    """How far down a chance is."""
    return round(GRAPH_BASE - GRAPH_HEIGHT * chance, 1)


def _curves(found: Review, names: Sequence[str], scale: Scale) -> Iterator[str]:
    """The line of each seat, and its name above."""
    x = 12.0
    for seat, name in enumerate(names):
        paint = f'stroke="{LINE_COLOURS[seat]}" stroke-width="2" fill="none" stroke-dasharray="{STROKES[seat]}"'
        curve = [decision.chances[seat] for decision in found.decisions] + [found.chances[seat]]
        points = " ".join(f"{scale(place)},{_at(chance)}" for place, chance in enumerate(curve))
        yield f'<polyline points="{points}" {paint}><title>{escape(name)}</title></polyline>'
        yield f'<line x1="{x:g}" x2="{x + 24:g}" y1="{MARGIN_TOP}" y2="{MARGIN_TOP}" {paint}/>'
        yield text_at(x + 30, MARGIN_TOP + 5, name)
        x += 44 + LETTER * len(name)


def _circles(found: Review, scale: Scale) -> Iterator[str]:
    for turned in found.turning_points():
        chance = found.decisions[turned.ply - 1].chances[turned.seat]
        circle = f'cx="{scale(turned.ply - 1)}" cy="{_at(chance)}" r="4" fill="{LINE_COLOURS[turned.seat]}"'
        yield f"<circle {circle}><title>{turned.ply}: {escape(turned.played)}</title></circle>"
