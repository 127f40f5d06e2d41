"""Pictures of a rating."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any, Final
from xml.sax.saxutils import escape

from kontor.rules.scoreline import CATEGORIES
from kontor.svg import LEGEND, LETTER, MARGIN_TOP, Scale, numbers_below, picture, text_at
from kontor.tournament import calibration
from kontor.tournament.cells import bounded
from kontor.tournament.report import rated_forms, rated_often

Rows = Sequence[Mapping[str, Any]]  # the ratings of a report

ROW_HEIGHT: Final = 28
INTERVAL_LABEL: Final = "rating, with the 95 % interval"
# One colour per category; the order of the legend helps colour-blind readers.
PLOT_COLOURS: Final = ("#4e79a7", "#f28e2b", "#59a14f", "#b07aa1", "#e15759", "#76b7b2", "#edc948", "#9c755f")


def strength(rows: Rows) -> str:
    """Ratings as points, with their intervals."""
    scale = Scale(min(row["low"] for row in rows), max(row["high"] for row in rows), _left(rows))

    def draw(row: Mapping[str, Any], y: float) -> Iterator[str]:
        yield f'<line class="whisker" x1="{scale(row["low"])}" x2="{scale(row["high"])}" y1="{y}" y2="{y}"/>'
        yield f'<circle class="mark" cx="{scale(row["mean"])}" cy="{y}" r="5"/>'
        yield text_at(max(scale(row["high"]), scale(row["mean"]) + 5) + 8, y + 4, bounded(row, alone=True))

    return _chart("Ratings", INTERVAL_LABEL, rows, scale, draw)


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
    colours = {name: PLOT_COLOURS[CATEGORIES.index(name)] for name in used}

    def draw(row: Mapping[str, Any], y: float) -> Iterator[str]:
        done = 0.0
        for name in used:
            points = row["score"][name]
            label = f"{row['bot']}: {name.replace('_', ' ')} {points:.1f}"
            yield _bar(scale(done), scale(done + points), y, f'fill="{colours[name]}"', label)
            done += points
        yield text_at(scale(done) + 8, y + 4, f"{row['score']['total']:.1f}")

    return _chart("Points", "mean points at the end, by category", rows, scale, draw, colours)


def forms(rows: Rows, bots: Sequence[str]) -> str:
    """The ratings of these bots in each form of the game, with their intervals."""
    rated = [row for form in rows for row in form["ratings"] if row["bot"] in bots]
    scale = Scale(min(row["low"] for row in rated), max(row["high"] for row in rated), _left(rows, "form"))
    colours = dict(zip(bots, cycle(PLOT_COLOURS), strict=False))

    def draw(form: Mapping[str, Any], y: float) -> Iterator[str]:
        for row in form["ratings"]:
            if row["bot"] in colours:
                paint = colours[row["bot"]]
                ends = f'x1="{scale(row["low"])}" x2="{scale(row["high"])}" y1="{y}" y2="{y}"'
                title = f"<title>{escape(row['bot'])}: {bounded(row, alone=True)}</title>"
                fill = "var(--paper)" if row["bound"] else paint
                ring = f'stroke="{paint}" stroke-width="2"'
                yield f"<line {ends} {ring}/>"
                yield f'<circle cx="{scale(row["mean"])}" cy="{y}" r="5" fill="{fill}" {ring}>{title}</circle>'

    axis = INTERVAL_LABEL + "; an open circle is a bound" * any(row["bound"] for row in rated)
    return _chart("Ratings by board and number of players", axis, rows, scale, draw, colours, "form")


def _left(rows: Rows, name: str = "bot") -> float:
    """Room for the names."""
    return 16 + LETTER * max(len(row[name]) for row in rows)


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
    name: str = "bot",
) -> str:
    """The frame that all pictures share; `name` is the key of what stands on the left of each row."""
    top = MARGIN_TOP + (LEGEND if legend else 0)
    base = top + ROW_HEIGHT * len(rows)
    lines = [
        *_legend(legend or {}),
        *(
            f'<line class="grid" x1="{scale(tick)}" x2="{scale(tick)}" y1="{top - 8}" y2="{base}"/>'
            for tick in scale.ticks()
        ),
        *numbers_below(scale, base),
    ]
    for place, row in enumerate(rows):
        y = top + ROW_HEIGHT * place + ROW_HEIGHT / 2
        lines.append(text_at(scale(scale.first) - 8, y + 4, row[name], 'text-anchor="end"'))
        lines.extend(draw(row, y))
    return picture(base, title, ((scale(scale.first) + scale(scale.last)) / 2, axis), lines)


def _legend(colours: Mapping[str, str]) -> Iterator[str]:
    x = 12.0
    for name, colour in colours.items():
        label = name.replace("_", " ")
        yield f'<rect x="{x:g}" y="{MARGIN_TOP - 6}" width="12" height="12" fill="{colour}"/>'
        yield text_at(x + 18, MARGIN_TOP + 5, label)
        x += 34 + LETTER * len(label)


PLOTS: Final[Mapping[str, Callable[[Rows], str]]] = {"strength": strength, "wins": wins, "scores": scores}


def pictures(report: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """All pictures of a report, by name."""
    for name, plot in PLOTS.items():
        yield name, plot(report["ratings"])
    if rated := rated_forms(report):
        yield "forms", forms(rated, rated_often(report))
    if report["calibration"] is not None:
        yield "calibration", calibration.draw(report["calibration"])
