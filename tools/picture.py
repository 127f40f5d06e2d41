"""A moment of a recorded game as the terminal shows it: `python -m tools.picture` redraws docs/images/terminal.svg.

One file for light and dark pages: colours are classes, and the reader's preference chooses what they look like.
"""

import argparse
from collections.abc import Iterable, Iterator
from html import escape
from io import StringIO
from pathlib import Path

from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

import kontor
from kontor.cli.event_words import changed_posts, news
from kontor.cli.scene import scene_of
from kontor.cli.screen import screen

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "docs" / "example.kontor"
PICTURE = ROOT / "docs" / "images" / "terminal.svg"

COLUMNS, LINES = 104, 44
N_EVENTS = 8  # that are shown
CELL_WIDTH, LINE_HEIGHT, FONT_SIZE = 8.0, 18.0, 13.0
MARGIN, TITLE = 16.0, 34.0
FONTS = "ui-monospace, SFMono-Regular, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

# Class -> colour on a dark page, colour on a light page. Words are those of rich.
COLOURS = {
    "paper": ("#16191d", "#fbfaf6"),
    "edge": ("#343a42", "#d5d0c4"),
    "text": ("#d8dce0", "#2b2f33"),
    "dim": ("#8b949e", "#737a80"),
    "red": ("#e5534b", "#b3261e"),
    "blue": ("#3f7fd6", "#1f5fb0"),
    "bright_blue": ("#6cb0ff", "#1f5fb0"),
    "green": ("#57ab5a", "#3a8a3f"),
    "yellow": ("#d8a52a", "#b57b00"),
    "cyan": ("#39c5cf", "#1b7c83"),
    "magenta": ("#b083f0", "#7b3fc4"),
    "dark_orange": ("#f0883e", "#b85300"),
    "hot_pink": ("#f778ba", "#bf2f7f"),
    "bright_black": ("#8b949e", "#5d646b"),
    "grey35": ("#3b424b", "#5d646b"),
    "white": ("#ffffff", "#ffffff"),
    "black": ("#101214", "#101214"),
}


def lines_of(record: Path, ply: int, seat: int, typed: str) -> list[Text]:
    """The screen of a seat after some decisions, with what it is about to type."""
    played = kontor.load(record.read_text("utf-8"))
    while played.ply > ply:
        played.undo()
    since = max(0, ply - N_EVENTS)
    scene = scene_of(played, seat, fresh=changed_posts(played.events(seat, since)), humans=[seat])
    moves = [str(action) for action in played.legal_actions()]
    prompt = Text.assemble((f"{seat} {scene.name(seat)}> ", "bold"), typed)
    refusal = played.why_not(typed)
    comment = "legal: Enter plays it" if refusal is None else f"{refusal.message} [{refusal.clause}]"
    below = Text(comment.ljust(COLUMNS), style="white on grey35")
    return [*screen(scene, news(scene, played, since), moves, COLUMNS, LINES), prompt, below]


def svg(lines: Iterable[Text], title: str) -> str:
    """The lines as a picture."""
    console = Console(width=COLUMNS, file=StringIO(), color_system="truecolor", force_terminal=True)
    drawn = [list(console.render(line, console.options.update(no_wrap=True))) for line in lines]
    width = COLUMNS * CELL_WIDTH + 2 * MARGIN
    height = TITLE + len(drawn) * LINE_HEIGHT + MARGIN
    body = [part for row, segments in enumerate(drawn) for part in _line(segments, row)]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{_css()}\n</style>",
            f'<rect class="paper edge" x="0.5" y="0.5" width="{width - 1:g}" height="{height - 1:g}" rx="10"/>',
            *(
                f'<circle class="f-{c}" cx="{20 + 18 * n}" cy="17" r="5"/>'
                for n, c in enumerate(("red", "yellow", "green"))
            ),
            f'<text class="dim" x="{width / 2:g}" y="21.5" text-anchor="middle">{escape(title)}</text>',
            *body,
            "</svg>",
            "",
        )
    )


def _css() -> str:
    rules = [
        f"text {{ font: {FONT_SIZE:g}px {FONTS}; }}",
        ".b { font-weight: 700; } .u { text-decoration: underline; }",
    ]
    for mode in (0, 1):
        fills = " ".join(
            f".{_fill(name)} {{ fill: {pair[mode]}; }}" for name, pair in COLOURS.items() if name != "edge"
        )
        block = f"{fills} .edge {{ stroke: {COLOURS['edge'][mode]}; }}"
        rules.append(f"@media (prefers-color-scheme: light) {{ {block} }}" if mode else block)
    return "\n".join(rules)


def _fill(name: str) -> str:
    return name if name in ("paper", "text", "dim") else f"f-{name}"


def _line(segments: Iterable[Segment], row: int) -> Iterator[str]:
    """Backgrounds and words of one line; each piece has its width, so that any font keeps the columns."""
    column = 0
    top = TITLE + row * LINE_HEIGHT
    for segment in segments:
        cells = segment.cell_length
        style = segment.style or Style()
        x = MARGIN + column * CELL_WIDTH
        if style.bgcolor:
            yield (
                f'<rect class="{_fill(_name(style.bgcolor))}" x="{x:g}" y="{top + 1.5:g}" '
                f'width="{cells * CELL_WIDTH:g}" height="{LINE_HEIGHT - 3:g}" rx="2"/>'
            )
        words = segment.text.strip("\n")
        if words.strip():
            before = len(words) - len(words.lstrip())
            words = words.strip()
            yield (
                f'<text class="{_classes(style)}" x="{x + before * CELL_WIDTH:g}" y="{top + 13.5:g}" '
                f'textLength="{Text(words).cell_len * CELL_WIDTH:g}" xml:space="preserve">{escape(words)}</text>'
            )
        column += cells


def _classes(style: Style) -> str:
    colour = _fill(_name(style.color)) if style.color else "dim" if style.dim else "text"
    return " ".join([colour, *(["b"] if style.bold else []), *(["u"] if style.underline else [])])


def _name(colour: Color) -> str:
    if colour.name not in COLOURS:
        raise ValueError(f"the picture has no colour {colour.name!r}: add it to COLOURS")
    return colour.name


def main() -> int:
    parser = argparse.ArgumentParser(prog="picture", description="a moment of a recorded game as a picture")
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("--to", type=int, default=325, metavar="N", help="the number of decisions played")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument(
        "--typed", default="route dortmund-paderborn office paderborn", help="what stands at the prompt"
    )
    parser.add_argument("--out", type=Path, default=PICTURE)
    options = parser.parse_args()
    lines = lines_of(options.record, options.to, options.seat, options.typed)
    options.out.write_text(svg(lines, "kontor play"), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
