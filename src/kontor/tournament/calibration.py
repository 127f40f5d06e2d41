"""Calibration in a report: what came true of the net's chances, as `kontor.learn.calibration` counted it."""

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from kontor.svg import MARGIN_TOP, Scale, numbers_below, picture, text_at
from kontor.tournament.errors import PlanError

Figures = Mapping[str, Mapping[str, Any]]  # by kind of game: `all`, a board, or a board and a number of players
ALL_GAMES: Final = "all"
N_BIN_FIGURES: Final = 3  # figures of a bin: how many chances, and the sums of what was expected and of what came true
_NUMBER_COLUMNS: Final = ("games", "stalled", "chances_off", "points_off")


def read_figures(text: str) -> Figures:
    """The figures of a file; PlanError where it holds something else."""
    try:
        figures = json.loads(text)
    except ValueError:
        figures = None
    if not isinstance(figures, dict) or ALL_GAMES not in figures:
        raise PlanError("no figures of python -m kontor.learn.calibration")
    if not all(map(_are_figures, figures.values())):
        raise PlanError("figures of another version of python -m kontor.learn.calibration")
    return figures


def _are_figures(part: Any) -> bool:
    """Whether a part of a document has the figures of some games."""
    if not isinstance(part, dict) or not isinstance(part.get("bins"), list):
        return False
    rows = [[part.get(name) for name in _NUMBER_COLUMNS], *part["bins"]]
    return all(isinstance(row, list) and all(map(_is_number, row)) for row in rows) and all(
        len(row) == N_BIN_FIGURES for row in part["bins"]
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and isfinite(value)


def draw(figures: Figures) -> str:
    """What came true over what was expected in all games, each bin of chances as a dot: dots on the line are right."""
    scale = Scale(0, 100, 64)
    size = scale(scale.last) - scale(scale.first)
    height = size / 2
    base = MARGIN_TOP + height

    def up(share: float) -> float:
        return round(base - height * share, 1)

    left, right = scale(0), scale(100)
    parts = [f'<line class="fair" x1="{left}" y1="{up(0)}" x2="{right}" y2="{up(1)}"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{up(share)}" y2="{up(share)}"/>')
        parts.append(text_at(left - 6, up(share) + 4, f"{100 * share:g} %", 'class="soft" text-anchor="end"'))
    for times, expected, observed in figures[ALL_GAMES]["bins"]:
        if times:
            x, y = scale(100 * expected / times), up(observed / times)
            parts.append(f'<circle class="mark" cx="{x}" cy="{y}" r="6"/>')
    axis = (left + size / 2, "expected chance to win, in per cent; up: share that was won")
    title = f"Chances of the net, {figures[ALL_GAMES]['games']:,} games"
    return picture(base, title, axis, [*parts, *numbers_below(scale, base)])
