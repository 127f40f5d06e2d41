"""The report of a rating as pages: the table of bots, who beats whom, and how it was made."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kontor.tournament.cells import Document, bounded, distance, many, margin, named, table


def rating_table(ratings: Sequence[Document]) -> list[str]:
    """A list of bots from the strongest to the weakest."""
    heads = ("bot", "rating", "above the next", "games")
    gaps = [*(distance("gap", upper, lower) for upper, lower in pairwise(ratings)), ""]
    rows = [(named(row["bot"]), bounded(row), gap, many(row["games"])) for row, gap in zip(ratings, gaps, strict=True)]
    return table(heads, rows)


def pairs(report: Document) -> Iterator[str]:
    """Who beats whom, in the form of the game that was played most."""
    form = max(report["forms"], key=lambda form: form["games"])["form"]
    found = [row for row in report["pairs"] if row["form"] == form]
    if not found:
        return
    yield f"## One against the others, {form}"
    yield ""
    yield "How often a bot wins if it sits alone among copies of another bot, in per cent; a shared win counts in part."
    yield "The JSON has the same of every form, under `pairs`."
    yield ""
    best = [row["bot"] for row in report["ratings"]]
    rows = [
        (named(row["bot"]), named(row["against"]), many(row["games"]), f"{100 * row['fair']:.1f}", margin(row))
        for row in sorted(found, key=lambda row: (best.index(row["bot"]), best.index(row["against"])))
    ]
    yield from table(("alone", "against", "games", "fair", "wins"), rows, words=2)


def made(report: Document, command: str) -> Iterator[str]:
    """How the list can be made again, and what did not go as it should."""
    yield "## How it was made"
    yield ""
    yield f"- `{command}`, with Kontor {report['kontor']}, rules {report['rules']}, seed {report['seed']}"
    yield f"- intervals: {report['samples']} samples of the seeds, each seed with all its rotations"
    yield f"- hash of all games: `{report['hash']}`"
    failures = {row["bot"]: row["failures"] for row in report["ratings"] if row["failures"]}
    if failures:
        listed = ", ".join(f"`{bot}` {count}" for bot, count in failures.items())
        yield f"- decisions that a lower level made, because the bot failed: {listed}"
    capped = sum(form["capped"] for group in report["groups"] for form in group["forms"])
    yield f"- games that were stopped before their end and counted as they stood: {capped}"
