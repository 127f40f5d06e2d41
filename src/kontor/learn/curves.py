"""Curves: the log of a run as one picture."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from kontor.svg import MARGIN_TOP, Scale, numbers_below, picture, text_at

CURVE_HEIGHT: Final = 120  # of one curve
CURVE_GAP: Final = 36
CURVE_LEFT: Final = 64


class LearningCurve(NamedTuple):
    """A figure of the log, and what it is called in the picture."""

    name: str
    title: str


CURVE_FIELDS: Final = (
    LearningCurve("wins", "wins against three rule bots on hansa, in per cent"),
    LearningCurve("entropy", "entropy of decisions"),
    LearningCurve("value", "error of the utility"),
    LearningCurve("aux", "error of the other predictions"),
    LearningCurve("length", "decisions per game"),
    LearningCurve("winner", "points of the winner"),
    LearningCurve("speed", "decisions per second"),
)
MAIN_TEST: Final = "hansa 4 against rule"


def draw(log: Sequence[dict[str, Any]]) -> str:
    """All curves below each other, over millions of decisions."""
    rows = [_points(log, curve.name) for curve in CURVE_FIELDS]
    shown = [(curve, points) for curve, points in zip(CURVE_FIELDS, rows, strict=True) if len(points) > 1]
    last = max((points[-1][0] for _, points in shown), default=1.0)
    scale = Scale(0, last, CURVE_LEFT)
    base = MARGIN_TOP + (CURVE_HEIGHT + CURVE_GAP) * max(len(shown), 1)
    parts = [part for place, (curve, points) in enumerate(shown) for part in _curve(curve, points, place, scale)]
    middle = (scale(scale.first) + scale(scale.last)) / 2
    return picture(base, "Training", (middle, "millions of decisions"), [*parts, *numbers_below(scale, base)])


def _points(log: Sequence[dict[str, Any]], name: str) -> list[tuple[float, float]]:
    if name == "wins":
        tests = [entry["gauntlet"] for entry in log if "gauntlet" in entry]
        return [
            (test["decisions"] / 1e6, 100 * test["wins"])
            for test in tests
            if test["test"] == MAIN_TEST and "decisions" in test
        ]
    return [(entry["decisions"] / 1e6, entry[name]) for entry in log if name in entry]


def _curve(curve: LearningCurve, points: list[tuple[float, float]], place: int, scale: Scale) -> Iterator[str]:
    top = MARGIN_TOP + CURVE_GAP + (CURVE_HEIGHT + CURVE_GAP) * place
    least, most = min(0.0, *(y for _, y in points)), max(y for _, y in points) or 1.0
    steps = [(scale(x), round(top + CURVE_HEIGHT * (1 - (y - least) / (most - least or 1)), 1)) for x, y in points]
    yield text_at(CURVE_LEFT, top - 8, curve.title)
    for value, y in ((most, top), (least, top + CURVE_HEIGHT)):
        yield f'<line class="grid" x1="{CURVE_LEFT}" x2="{scale(scale.last)}" y1="{y}" y2="{y}"/>'
        yield text_at(CURVE_LEFT - 6, y + 4, f"{value:.3g}", 'class="soft" text-anchor="end"')
    path = " ".join(f"{x},{y}" for x, y in steps)
    yield f'<polyline points="{path}" fill="none" stroke="var(--mark)" stroke-width="2"/>'
