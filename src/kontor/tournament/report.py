"""The report of a rating as one JSON-safe document: ratings, who beats whom, how games go, what the seats are worth."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, TypeVar

from kontor import __version__
from kontor.catalog import Options
from kontor.rules.modules.favours import TRADER_ONLY
from kontor.rules.ruleset import RULES_VERSION
from kontor.tournament.errors import PlanError
from kontor.tournament.figures import Played, bots_of, hash_of, results_of, seats_of, summary
from kontor.tournament.plan import Group, Plan
from kontor.tournament.rating import Rating, rate
from kontor.tournament.series import Match

Key = TypeVar("Key", bound=Hashable)


def document(plan: Plan, matches: Sequence[Match]) -> dict[str, Any]:
    """The whole report on these games; the same games give the same document."""
    bots = bots_of(matches)
    forms = _split(matches, lambda match: match.fixture.series.options)
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
        "ratings": [
            {**rating.as_dict(), **results_of(bots[rating.bot])}
            for rating in rate(matches, plan.anchor, plan.samples, plan.seed)
        ],
        "forms": [
            {"form": form_name(options), **options.as_dict(), "games": len(played), "ratings": _of_form(plan, played)}
            for options, played in forms.items()
        ],
        "pairs": _pairs(matches),
        "groups": [_group(group, matches) for group in plan.groups],
        "line_ups": [
            {**series.as_dict(), "games": len(played), "hash": hash_of(played)}
            for series, played in _split(matches, lambda match: match.fixture.series).items()
        ],
    }


def form_name(options: Options) -> str:
    """A form of the game in a few words."""
    more = [*options.modules]
    if options.edition != "bigbox":
        more.insert(0, options.edition)
    if options.take != TRADER_ONLY:
        more.append(f"take {options.take}")
    if options.duo is not None:
        more.append(f"duo {options.duo}")
    return " ".join((options.board, str(options.players), *more))


def _split(matches: Iterable[Match], key: Callable[[Match], Key]) -> dict[Key, list[Match]]:
    parts: dict[Key, list[Match]] = {}
    for match in matches:
        parts.setdefault(key(match), []).append(match)
    return parts


def _of_form(plan: Plan, matches: Sequence[Match]) -> list[dict[str, Any]] | None:
    """The ratings in one form of the game; None if its games alone do not determine them."""
    try:
        ratings: list[Rating] = rate(matches, plan.anchor, plan.samples, plan.seed)
    except PlanError:
        return None
    return [rating.as_dict() for rating in ratings] if len(ratings) > 1 else None


def _pairs(matches: Sequence[Match]) -> list[dict[str, Any]]:
    """The results of each bot that sat alone among copies of one other bot."""
    alone: dict[tuple[Options, str, str], list[Played]] = {}
    for match in matches:
        for seat, bot in enumerate(match.bots):
            others = {*match.bots[:seat], *match.bots[seat + 1 :]}
            if len(others) == 1 and bot not in others:
                key = (match.fixture.series.options, bot, others.pop())
                alone.setdefault(key, []).append(Played(match, seat))
    return [
        {"form": form_name(options), "bot": bot, "against": other, **results_of(played)}
        for (options, bot, other), played in alone.items()
    ]


def _group(group: Group, matches: Sequence[Match]) -> dict[str, Any]:
    """How the games of a group went, for each form of the game."""
    mine = [match for match in matches if match.fixture.series.group == group.name]
    forms = _split(mine, lambda match: match.fixture.series.options)
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
