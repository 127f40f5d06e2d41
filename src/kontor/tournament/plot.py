"""Pictures of a rating."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from kontor.rules.scoreline import CATEGORIES
from kontor.svg import LEGEND, LETTER, TOP, Scale, numbers_below, picture, text_at

Rows = Sequence[Mapping[str, Any]]  # the ratings of a report

ROW: Final = 28
# One colour per category; the order of the legend helps colour-blind readers.
COLOURS: Final = ("#4e79a7", "#f28e2b", "#59a14f", "#b07aa1", "#e15759", "#76b7b2", "#edc948", "#9c755f")


def strength(rows: Rows) -> str:
    """Ratings as points, with their intervals."""
    scale = Scale(min(row["low"] for row in rows), max(row["high"] for row in rows), _left(rows))

    def draw(row: Mapping[str, Any], y: float) -> Iterator[str]:
        yield f'<line class="whisker" x1="{scale(row["low"])}" x2="{scale(row["high"])}" y1="{y}" y2="{y}"/>'
        yield f'<circle class="mark" cx="{scale(row["mean"])}" cy="{y}" r="5"/>'
        yield text_at(max(scale(row["high"]), scale(row["mean"]) + 5) + 8, y + 4, f"{row['mean']:.0f}")

    return _chart("Ratings", "rating, with the 95 % interval", rows, scale, draw)


def wins(rows: Rows) -> str:
    """The share of games won as bars, with a line at the share of equally strong bots."""
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
            label = f"{row['bot']}: {name.replace('_', ' ')} {points:.1f}"
            yield _bar(scale(done), scale(done + points), y, f'fill="{colours[name]}"', label)
            done += points
        yield text_at(scale(done) + 8, y + 4, f"{row['score']['total']:.1f}")

    return _chart("Points", "mean points at the end, by category", rows, scale, draw, colours)


def _left(rows: Rows) -> float:
    """Room for the names."""
    return 16 + LETTER * max(len(row["bot"]) for row in rows)


def _bar(start: float, end: float, y: float, paint: str, label: str = "") -> str:
    title = f"<title>{escape(label)}</title>" if label else ""
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
    base = top + ROW * len(rows)
    lines = [
        *_legend(legend or {}),
        *(
            f'<line class="grid" x1="{scale(tick)}" x2="{scale(tick)}" y1="{top - 8}" y2="{base}"/>'
            for tick in scale.ticks()
        ),
        *numbers_below(scale, base),
    ]
    for place, row in enumerate(rows):
        y = top + ROW * place + ROW / 2
        lines.append(text_at(scale(scale.first) - 8, y + 4, row["bot"], 'text-anchor="end"'))
        lines.extend(draw(row, y))
    return picture(base, title, ((scale(scale.first) + scale(scale.last)) / 2, axis), lines)


def _legend(colours: Mapping[str, str]) -> Iterator[str]:
    x = 12.0
    for name, colour in colours.items():
        label = name.replace("_", " ")
        yield f'<rect x="{x:g}" y="{TOP - 6}" width="12" height="12" fill="{colour}"/>'
        yield text_at(x + 18, TOP + 5, label)
        x += 30 + LETTER * len(label)


PLOTS: Final[Mapping[str, Callable[[Rows], str]]] = {"strength": strength, "wins": wins, "scores": scores}
