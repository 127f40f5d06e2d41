"""Pictures as SVG, written by hand: nothing is needed to draw them, and they follow light and dark."""

from collections.abc import Iterable
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

PICTURE_WIDTH: Final = 760
LETTER: Final = 7.5  # about as wide as one is
MARGIN_TOP: Final = 48
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


class Scale:
    """Numbers along the bottom: from the first round number below all values to the first above."""

    def __init__(self, least: float, most: float, left: float) -> None:
        self.step = _round_step((most - least) / 6 or 1)
        self.first = floor(least / self.step) * self.step
        self.last = max(ceil(most / self.step) * self.step, self.first + self.step)
        self._left = left
        self._unit = (PICTURE_WIDTH - RIGHT - left) / (self.last - self.first)

    def __call__(self, value: float) -> float:
        return round(self._left + (value - self.first) * self._unit, 1)

    def ticks(self) -> list[float]:
        """The numbers that are written below."""
        return [self.first + place * self.step for place in range(round((self.last - self.first) / self.step) + 1)]


def _round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)


def text_at(x: float, y: float, text: str, more: str = "") -> str:
    """Words at a place."""
    return f'<text x="{x:g}" y="{y:g}"{more and " " + more}>{escape(text)}</text>'


def picture(base: float, title: str, axis: tuple[float, str], parts: Iterable[str]) -> str:
    """A whole document. `base` is where the drawing ends; below it stand numbers and, centred at an x, the axis."""
    height = base + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE_WIDTH} {height}" '
        f'width="{PICTURE_WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title axis">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{PICTURE_WIDTH}" height="{height}"/>',
        text_at(12, 26, title, 'id="title" class="title"'),
        text_at(axis[0], base + 44, axis[1], 'id="axis" text-anchor="middle"'),
    ]
    return "\n".join([*lines, *parts, "</svg>", ""])


def numbers_below(scale: Scale, base: float) -> list[str]:
    """The numbers of a scale."""
    return [text_at(scale(tick), base + 20, f"{tick:g}", 'class="soft" text-anchor="middle"') for tick in scale.ticks()]
