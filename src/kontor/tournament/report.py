"""The report of a rating as one JSON-safe document: ratings, who beats whom, how games go, what the seats are worth."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from kontor import __version__
from kontor.catalog import Options, board_names
from kontor.rules.ids import TRADER_ONLY
from kontor.rules.ruleset import RULES_VERSION
from kontor.tournament.calibration import Figures
from kontor.tournament.figures import SeatResult, bots_of, hash_of, results_of, seats_of, summary
from kontor.tournament.plan import GROUP_USUAL, Group, RatingPlan
from kontor.tournament.rating import comparable, rate
from kontor.tournament.series import Match

USUAL_EDITION: Final = str(GROUP_USUAL["edition"])
Key = TypeVar("Key", bound=Hashable)


def document(plan: RatingPlan, matches: Sequence[Match], calibration: Figures | None = None) -> dict[str, Any]:
    """The whole report on these games; the same games give the same document."""
    return {
        "title": plan.title,
        "kontor": __version__,
        "rules": RULES_VERSION,
        "plan": plan.digest(),
        "seed": plan.seed,
        "anchor": plan.anchor,
        "samples": plan.samples,
        "games": len(matches),
        "hash": hash_of(matches),
        "ratings": _rated(plan, matches),
        "forms": [
            {
                "form": form_name(options),
                **options.as_dict(),
                "games": len(played),
                "ratings": _rated(plan, comparable(played, plan.anchor)),
            }
            for options, played in _by_form(matches).items()
        ],
        "pairs": _pairs(matches),
        "calibration": calibration,
        "groups": [_group(group, matches) for group in plan.groups],
        "line_ups": [
            {**series.as_dict(), "games": len(played), "hash": hash_of(played)}
            for series, played in _split(matches, lambda match: match.fixture.series).items()
        ],
    }


def rated_forms(report: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The forms of the game in which bots can be compared, where there are several."""
    return [form for form in report["forms"] if form["ratings"]] if len(report["forms"]) > 1 else []


def rated_often(report: Mapping[str, Any]) -> list[str]:
    """The bots that are rated in several forms of the game, or all where there are none; the strongest first."""
    times = Counter(row["bot"] for form in rated_forms(report) for row in form["ratings"])
    ranked = [row["bot"] for row in report["ratings"]]
    return [bot for bot in ranked if times[bot] > 1] or ranked


def form_name(options: Options) -> str:
    """A form of the game in a few words."""
    more = [*options.modules]
    if options.edition != USUAL_EDITION:
        more.insert(0, options.edition)
    if options.take != TRADER_ONLY:
        more.append(f"take {options.take}")
    if options.duo is not None:
        more.append(f"duo {options.duo}")
    return " ".join((options.board, str(options.players), *more))


def _place(options: Options) -> tuple[Any, ...]:
    """Where a form stands among the others: boards first, then duels, then other rules."""
    rules = (options.take != TRADER_ONLY, options.modules, options.edition != USUAL_EDITION, options.duo or "")
    return (*rules, board_names().index(options.board), options.players)


def _split(matches: Iterable[Match], key: Callable[[Match], Key]) -> dict[Key, list[Match]]:
    parts: dict[Key, list[Match]] = {}
    for match in matches:
        parts.setdefault(key(match), []).append(match)
    return parts


def _by_form(matches: Sequence[Match]) -> dict[Options, list[Match]]:
    """The games of each form of the game, in the order of the page."""
    forms = _split(matches, lambda match: match.fixture.series.options)
    return {options: forms[options] for options in sorted(forms, key=_place)}


def _rated(plan: RatingPlan, matches: Sequence[Match]) -> list[dict[str, Any]]:
    """The ratings by these games, and how the bots did in them; none where there is nobody to compare with."""
    bots = bots_of(matches)
    if len(bots) < 2:
        return []
    ratings = rate(matches, plan.anchor, plan.samples, plan.seed)
    return [{**rating.as_dict(), **results_of(bots[rating.bot])} for rating in ratings]


def _pairs(matches: Sequence[Match]) -> list[dict[str, Any]]:
    """The results of each bot that sat alone among copies of one other bot."""
    alone: dict[tuple[Options, str, str], list[SeatResult]] = {}
    for match in matches:
        for seat, bot in enumerate(match.bots):
            others = {*match.bots[:seat], *match.bots[seat + 1 :]}
            if len(others) == 1 and bot not in others:
                key = (match.fixture.series.options, bot, others.pop())
                alone.setdefault(key, []).append(SeatResult(match, seat))
    return [
        {"form": form_name(options), "bot": bot, "against": other, **results_of(played)}
        for (options, bot, other), played in alone.items()
    ]


def _group(group: Group, matches: Sequence[Match]) -> dict[str, Any]:
    """How the games of a group went, for each form of the game."""
    mine = [match for match in matches if match.fixture.series.group == group.name]
    forms = _by_form(mine)
    return {
        "name": group.name,
        "about": group.about,
        "bots": list(bots_of(mine)),
        "series": len(group.series),
        "forms": [
            {
                "form": form_name(options),
                **summary(played),
                "seats": [{"seat": seat, **results_of(rows)} for seat, rows in seats_of(played).items()],
            }
            for options, played in forms.items()
        ],
    }
