"""Pictures of a rating as SVG, written by hand: nothing is needed to draw them, and they follow light and dark."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import ceil, floor, log10
from typing import Any, Final
from xml.sax.saxutils import escape

from kontor.rules.scoreline import CATEGORIES

Rows = Sequence[Mapping[str, Any]]  # the ratings of a report

WIDTH: Final = 760
ROW: Final = 28
LETTER: Final = 7.5  # about as wide as one is
TOP: Final = 48
BOTTOM: Final = 56
RIGHT: Final = 72  # for figures beside the last bar
LEGEND: Final = 24
STYLE: Final = """
svg { --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --paper: #ffffff; --mark: #2f6f9f; --fair: #b3541e; }
@media (prefers-color-scheme: dark) {
  svg { --ink: #f0f6fc; --soft: #9198a1; --line: #3d444d; --paper: #0d1117; --mark: #6cb2e0; --fair: #f0955a; }
}
text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.title { font-size: 16px; font-weight: 600; }
.soft { fill: var(--soft); }
.paper { fill: var(--paper); }
.grid { stroke: var(--line); }
.mark { fill: var(--mark); }
.whisker { stroke: var(--mark); stroke-width: 2; }
.fair { stroke: var(--fair); stroke-width: 2; }
"""
# One colour per category, told apart also by colour-blind eyes together with the order of the legend.
COLOURS: Final = ("#4e79a7", "#f28e2b", "#59a14f", "#b07aa1", "#e15759", "#76b7b2", "#edc948", "#9c755f")


class Scale:
    """Numbers along the bottom: from the first round number below all values to the first above."""

    def __init__(self, least: float, most: float, left: float) -> None:
        self.step = _round_step((most - least) / 6 or 1)
        self.first = floor(least / self.step) * self.step
        self.last = max(ceil(most / self.step) * self.step, self.first + self.step)
        self._left = left
        self._unit = (WIDTH - RIGHT - left) / (self.last - self.first)

    def __call__(self, value: float) -> float:
        return round(self._left + (value - self.first) * self._unit, 1)

    def ticks(self) -> list[float]:
        """The numbers that are written below."""
        return [self.first + place * self.step for place in range(round((self.last - self.first) / self.step) + 1)]


def _round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)


def strength(rows: Rows) -> str:
    """Ratings as points, with their intervals."""
    scale = Scale(min(row["low"] for row in rows), max(row["high"] for row in rows), _left(rows))

    def draw(row: Mapping[str, Any], y: float) -> Iterator[str]:
        yield f'<line class="whisker" x1="{scale(row["low"])}" x2="{scale(row["high"])}" y1="{y}" y2="{y}"/>'
        yield f'<circle class="mark" cx="{scale(row["mean"])}" cy="{y}" r="5"/>'
        yield text_at(max(scale(row["high"]), scale(row["mean"]) + 5) + 8, y + 4, f"{row['mean']:.0f}")

    return _chart("Ratings", "rating, with the 95 % interval", rows, scale, draw)


def wins(rows: Rows) -> str:
    """The share of games won as bars, with a line where equals would be."""
    scale = Scale(0, max(100 * max(row["share"], row["fair"]) for row in rows), _left(rows))

    def draw(row: Mapping[str, Any], y: float) -> Iterator[str]:
        fair = scale(100 * row["fair"])
        yield _bar(scale(0), scale(100 * row["share"]), y, 'class="mark"')
        yield f'<line class="fair" x1="{fair}" x2="{fair}" y1="{y - 10}" y2="{y + 10}"/>'
        yield text_at(max(scale(100 * row["share"]), fair) + 8, y + 4, f"{100 * row['share']:.1f} %")

    return _chart("Games won", "share of games won in per cent; the line is where equals would be", rows, scale, draw)


def scores(rows: Rows) -> str:
    """Mean points as bars, with a part for each category."""
    scale = Scale(0, max(row["score"]["total"] for row in rows), _left(rows))
    used = [name for name in CATEGORIES if any(row["score"][name] for row in rows)]
    colours = {name: COLOURS[CATEGORIES.index(name)] for name in used}

    def draw(row: Mapping[str, Any], y: float) -> Iterator[str]:
        done = 0.0
        for name in used:
            points = row["score"][name]
            told = f"{row['bot']}: {name.replace('_', ' ')} {points:.1f}"
            yield _bar(scale(done), scale(done + points), y, f'fill="{colours[name]}"', told)
            done += points
        yield text_at(scale(done) + 8, y + 4, f"{row['score']['total']:.1f}")

    return _chart("Points", "mean points at the end, by category", rows, scale, draw, colours)


def _left(rows: Rows) -> float:
    """Room for the names."""
    return 16 + LETTER * max(len(row["bot"]) for row in rows)


def text_at(x: float, y: float, text: str, more: str = "") -> str:
    """Words at a place."""
    return f'<text x="{x:g}" y="{y:g}"{more and " " + more}>{escape(text)}</text>'


def _bar(start: float, end: float, y: float, paint: str, told: str = "") -> str:
    title = f"<title>{escape(told)}</title>" if told else ""
    return f'<rect x="{start:g}" y="{y - 8:g}" width="{max(end - start, 0):.1f}" height="16" {paint}>{title}</rect>'


def _chart(
    title: str,
    axis: str,
    rows: Rows,
    scale: Scale,
    draw: Callable[[Mapping[str, Any], float], Iterable[str]],
    legend: Mapping[str, str] | None = None,
) -> str:
    """The frame that all pictures share."""
    top = TOP + (LEGEND if legend else 0)
    bottom = top + ROW * len(rows)
    height = bottom + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title axis">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        text_at(12, 26, title, 'id="title" class="title"'),
        *_legend(legend or {}),
        *(
            f'<line class="grid" x1="{scale(tick)}" x2="{scale(tick)}" y1="{top - 8}" y2="{bottom}"/>'
            + text_at(scale(tick), bottom + 20, f"{tick:g}", 'class="soft" text-anchor="middle"')
            for tick in scale.ticks()
        ),
        text_at((scale(scale.first) + scale(scale.last)) / 2, bottom + 44, axis, 'id="axis" text-anchor="middle"'),
    ]
    for place, row in enumerate(rows):
        y = top + ROW * place + ROW / 2
        lines.append(text_at(scale(scale.first) - 8, y + 4, row["bot"], 'text-anchor="end"'))
        lines.extend(draw(row, y))
    return "\n".join([*lines, "</svg>", ""])


def _legend(colours: Mapping[str, str]) -> Iterator[str]:
    x = 12.0
    for name, colour in colours.items():
        told = name.replace("_", " ")
        yield f'<rect x="{x:g}" y="{TOP - 6}" width="12" height="12" fill="{colour}"/>'
        yield text_at(x + 18, TOP + 5, told)
        x += 30 + LETTER * len(told)


PLOTS: Final[Mapping[str, Callable[[Rows], str]]] = {"strength": strength, "wins": wins, "scores": scores}
