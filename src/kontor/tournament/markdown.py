"""The report of a rating as a page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from kontor.rules.scoreline import CATEGORIES

Document = Mapping[str, Any]
IMAGES: Final = {
    "strength": "Ratings with their 95 % intervals",
    "wins": "Share of the games that each bot won",
    "scores": "Mean points of each bot by category",
}


def page(report: Document, command: str) -> str:
    """The whole page; `command` makes it again."""
    parts = [
        _head(report, command), _ratings(report), _forms(report), _pairs(report), _points(report), _games(report),
        _seats(report), _made(report, command),
    ]  # fmt: skip
    return "\n\n".join(part for part in map("\n".join, parts) if part) + "\n"


def image(name: str) -> str:
    """Where a picture is, seen from the page."""
    return f"images/ratings-{name}.svg"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> list[str]:
    """A table; so many columns hold words and begin on the left, the others hold figures."""
    lines = [heads, ["---"] * words + ["--:"] * (len(heads) - words), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def _head(report: Document, command: str) -> Iterator[str]:
    yield f"# {report['title']}"
    yield ""
    yield f"Made by `{command}` from {report['games']:,} games; do not edit. [Arena](arena.md) tells how to read it."


def _ratings(report: Document) -> Iterator[str]:
    yield "## Ratings"
    yield ""
    yield f"`{report['anchor']}` is 1000; 400 points are ten times the strength. In brackets: the 95 % interval."
    yield ""
    heads = ("bot", "rating", "above the next", "games", "wins", "fair", "mean rank", "mean score")
    yield from table(heads, map(_rating, report["ratings"]))
    if any(row["bound"] for row in report["ratings"]):
        yield ""
        yield "`≥` and `≤` are bounds: it never came in behind the anchor, or never before it, not even through others."
    for name, about in IMAGES.items():
        yield ""
        yield f"![{about}]({image(name)})"


def _rating(row: Document) -> Sequence[str]:
    return (
        f"`{row['bot']}`", _bounded(row), "" if row["gap"] is None else _with_interval(row["gap"]),
        f"{row['games']:,}", _percent(row["share"]), _percent(row["fair"]), f"{row['mean_rank']:.2f}",
        f"{row['score']['total']:.1f}",
    )  # fmt: skip


def _bounded(row: Document) -> str:
    return {"at least": "≥ ", "at most": "≤ ", None: ""}[row["bound"]] + _with_interval(row)


def _with_interval(row: Document) -> str:
    if row["low"] == row["high"]:
        return f"{row['mean']:.0f}"
    return f"{row['mean']:.0f} ({row['low']:.0f} to {row['high']:.0f})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _with_margin(row: Document) -> str:
    margin = "" if row["margin"] is None else f" ± {100 * row['margin']:.1f}"
    return f"{100 * row['share']:.1f}{margin}"


def _forms(report: Document) -> Iterator[str]:
    forms = [form for form in report["forms"] if form["ratings"]]
    if not forms or len(report["forms"]) < 2:
        return
    yield "## Ratings by board and number of players"
    yield ""
    rated = [{row["bot"]: row for row in form["ratings"]} for form in forms]
    heads = ("bot", *(form["form"] for form in forms))
    rows = [
        (f"`{row['bot']}`", *(_bounded(form[row["bot"]]) if row["bot"] in form else "" for form in rated))
        for row in report["ratings"]
    ]
    yield from table(heads, rows)


def _pairs(report: Document) -> Iterator[str]:
    if not report["pairs"]:
        return
    yield "## One against the others"
    yield ""
    yield "How often a bot wins that sits alone among bots of one other kind, in per cent; a shared win counts in part."
    yield ""
    forms = [form["form"] for form in report["forms"]]
    best = [row["bot"] for row in report["ratings"]]
    pairs = sorted(
        report["pairs"],
        key=lambda row: (forms.index(row["form"]), best.index(row["bot"]), best.index(row["against"])),
    )
    rows = [
        (
            row["form"], f"`{row['bot']}`", f"`{row['against']}`", f"{row['games']:,}", f"{100 * row['fair']:.1f}",
            _with_margin(row),
        )
        for row in pairs
    ]  # fmt: skip
    yield from table(("game", "alone", "against", "games", "fair", "wins"), rows, words=3)


def _points(report: Document) -> Iterator[str]:
    yield "## Points by category"
    yield ""
    used = [name for name in CATEGORIES if any(row["score"][name] for row in report["ratings"])]
    heads = ("bot", *(name.replace("_", " ") for name in used), "total")
    rows = [
        (f"`{row['bot']}`", *(f"{row['score'][name]:.1f}" for name in (*used, "total"))) for row in report["ratings"]
    ]
    yield from table(heads, rows)


def _games(report: Document) -> Iterator[str]:
    yield "## How games go"
    yield ""
    ends = sorted({end for _, form in _rows(report) for end in form["ends"]})
    heads = ("group", "game", "games", "winner's mean", "rounds", "decisions", "displaced per round", *ends)
    rows = [
        (
            name, form["form"], f"{form['games']:,}", f"{form['winner']:.1f}", _range(form["rounds"]),
            _range(form["decisions"]), f"{form['displacements']['per_round']:.2f}",
            *(_percent(form["ends"].get(end, 0) / form["games"]) for end in ends),
        )
        for name, form in _rows(report)
    ]  # fmt: skip
    yield from table(heads, rows, words=2)
    yield ""
    for group in report["groups"]:
        who = ", ".join(f"`{bot}`" for bot in group["bots"])
        yield f"- **{group['name']}**: {who}" + (f"; {group['about']}" if group["about"] else "")


def _rows(report: Document) -> Iterator[tuple[str, Document]]:
    return ((group["name"], form) for group in report["groups"] for form in group["forms"])


def _range(spread: Document) -> str:
    return f"{spread['mean']:.1f} ({spread['least']} to {spread['most']})"


def _seats(report: Document) -> Iterator[str]:
    yield "## What the seats are worth"
    yield ""
    yield "Games won by each seat in per cent, with the 95 % interval, and mean points. All bots sit in every seat."
    yield ""
    rows = [
        (
            name,
            form["form"],
            f"{form['games']:,}",
            *(f"{_with_margin(seat)} ({seat['score']['total']:.1f})" for seat in form["seats"]),
        )
        for name, form in _rows(report)
    ]
    most = max(len(row) for row in rows)
    heads = ("group", "game", "games", *(f"seat {seat}" for seat in range(most - 3)))
    yield from table(heads, ((*row, *[""] * (most - len(row))) for row in rows), words=2)


def _made(report: Document, command: str) -> Iterator[str]:
    yield "## How it was made"
    yield ""
    yield f"- `{command}`, with Kontor {report['kontor']}, rules {report['rules']}, seed {report['seed']}"
    yield f"- intervals: {report['samples']} samples of the seeds, each seed with all its rotations"
    yield f"- hash of all games: `{report['hash']}`"
    failures = {row["bot"]: row["failures"] for row in report["ratings"] if row["failures"]}
    if failures:
        told = ", ".join(f"`{bot}` {count}" for bot, count in failures.items())
        yield f"- decisions that a lower level made, since the bot failed: {told}"
    capped = sum(form["capped"] for _, form in _rows(report))
    yield f"- games that were stopped before their end, and count as they stood: {capped}"
