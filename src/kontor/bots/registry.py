"""Which bots there are: those that come with Kontor, those of installed packages, and any class by `module:Class`."""

import inspect
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeAlias

from kontor.bots.claim_bot import ClaimBot
from kontor.bots.net_bot import NetBot, by_net
from kontor.bots.net_search import NetSearchBot
from kontor.bots.playing_styles import PLAYING_STYLES
from kontor.bots.protocol import Bot
from kontor.bots.random_bot import RandomBot
from kontor.bots.rule_bot import RuleBot
from kontor.bots.search_bot import SearchBot
from kontor.bots.weights import CARELESS_WEIGHTS, DEFAULT_WEIGHTS, WEIGHT_SETS

Factory: TypeAlias = Callable[[int], Bot]  # from a seed

HARD_TEMPERATURE: Final = 4.0  # at which the net plays on the level hard
# Those that think by rules stand in for those that play by a net, where there is none.
RULE_BOT: Final = partial(RuleBot, weights=DEFAULT_WEIGHTS, width=2, noise=0.25)
SEARCH: Final = partial(SearchBot, weights=DEFAULT_WEIGHTS, tries=45)
LONG_SEARCH: Final = partial(SearchBot, weights=DEFAULT_WEIGHTS, tries=840)
# What plays by the net, and what stands in for it. A style may be named with these: `expert:builder`.
NET_LEVELS: Final[Mapping[str, tuple[Callable[..., Bot], Factory]]] = {
    "hard": (partial(NetBot, temperature=HARD_TEMPERATURE), RULE_BOT),
    "expert": (NetBot, SEARCH),
    "master": (partial(NetSearchBot, evaluations=1600), LONG_SEARCH),
}
BOTS: Final[Mapping[str, Factory]] = {
    "random": RandomBot,
    "claim": ClaimBot,
    "easy": partial(RuleBot, weights=CARELESS_WEIGHTS, noise=1),
    "medium": partial(RuleBot, weights=DEFAULT_WEIGHTS, noise=0.5),
    **{name: by_net(*pair) for name, pair in NET_LEVELS.items()},
    "rule": RULE_BOT,
    "search": SEARCH,
    "long-search": LONG_SEARCH,
    **{name: partial(RuleBot, weights=style, width=4) for name, style in WEIGHT_SETS.items()},
}
LEVELS: Final = ("random", "claim", "easy", "medium", "hard", "expert", "master")  # what people are offered
QUICK_LEVEL: Final = "expert"  # the strongest level that decides at once
ENTRY_POINT_GROUP: Final = "kontor.bots"  # the entry points of installed packages
NAME_MAX_LENGTH: Final = 60  # characters of a name; records and requests take no more


class BotError(ValueError):
    """Why there is no such bot: the message names it, and what is expected."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        super().__init__(name, reason)  # as it is made, so that it can be sent from one process to another

    def __str__(self) -> str:
        return "bot={!r}: {}".format(*self.args)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name, or by `module:Class`; the same seed gives the same answers. BotError where it cannot be."""
    factory = _find(name)
    try:
        bot = factory(seed)
    except (Exception, SystemExit) as wrong:
        raise BotError(name, f"it cannot be made from a seed: {error_line(wrong)}") from wrong
    try:
        inspect.signature(bot.choose).bind(None, None, 0.0)
    except (AttributeError, TypeError, ValueError) as wrong:
        raise BotError(name, f"{type(bot).__name__} has no method choose(view, legal, budget)") from wrong
    return bot


def _find(name: str) -> Factory:
    if name in BOTS:
        return BOTS[name]
    if len(name) > NAME_MAX_LENGTH:
        raise BotError(name, f"expected at most {NAME_MAX_LENGTH} characters")
    level, colon, style = name.partition(":")
    if colon and (level in NET_LEVELS or (level in BOTS and style in PLAYING_STYLES)):
        return _with_style(name, level, style)
    if colon:
        return _imported(name)
    if name in _installed():
        return _callable(name, lambda: _installed()[name].load())
    raise BotError(name, f"expected one of {', '.join(known())}, or module:Class")


def _with_style(name: str, level: str, style: str) -> Factory:
    if level not in NET_LEVELS:
        raise BotError(name, f"only {', '.join(NET_LEVELS)} have a style")
    if style not in PLAYING_STYLES:
        raise BotError(name, f"there is no style {style!r}: expected one of {', '.join(PLAYING_STYLES)}")
    by_itself, stand_in = NET_LEVELS[level]
    return by_net(partial(by_itself, style=PLAYING_STYLES[style]), stand_in)


def without_style(name: str) -> str:
    """A bot without its style."""
    level, _, style = name.partition(":")
    return level if level in NET_LEVELS and style in PLAYING_STYLES else name


def known() -> tuple[str, ...]:
    """The names of all bots, those of installed packages last."""
    return (*BOTS, *(name for name in _installed() if name not in BOTS))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINT_GROUP)}


def _imported(name: str) -> Factory:
    """A class of a module that Python finds, at last in the current folder."""
    module, _, attribute = name.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)

    def load() -> Any:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        return found

    return _callable(name, load)


def _callable(name: str, load: Callable[[], Any]) -> Factory:
    try:
        found = load()
    except (Exception, SystemExit) as wrong:  # whatever a module may do when it is imported
        raise BotError(name, f"it cannot be loaded: {error_line(wrong)}") from wrong
    if not callable(found):
        raise BotError(name, f"expected a class, found {type(found).__name__}")
    factory: Factory = found
    return factory


def error_line(wrong: BaseException) -> str:
    """An exception in one line."""
    return " ".join(f"{type(wrong).__name__}: {wrong}".split())


# Levels


class _Offer:
    """What this process offers besides LEVELS."""

    names: tuple[str, ...] = ()


_OFFER: Final = _Offer()


def offer(names: Iterable[str]) -> None:
    """From now on people are offered these bots too, instead of others offered before; BotError if one is not a bot."""
    chosen = tuple(name for name in dict.fromkeys(names) if name not in LEVELS)
    for name in chosen:
        make(name)
    _OFFER.names = chosen


def levels() -> tuple[str, ...]:
    """All bots that people are offered here; some of them have styles besides."""
    return LEVELS + _OFFER.names


def is_offered(name: str) -> bool:
    """Whether people may choose a bot here."""
    return without_style(name) in levels()


def fallbacks(name: str) -> tuple[str, ...]:
    """A bot, and the levels that decide in its place where it fails, one after the other."""
    level = without_style(name)
    below = LEVELS[: LEVELS.index(level)] if level in LEVELS else LEVELS[: LEVELS.index(QUICK_LEVEL) + 1]
    return (name, *reversed(below))


def title(name: str) -> str:
    """A bot as a seat is called after it: `Claim`, `Expert builder`, or the class of `module:Class`."""
    short = name.replace(":", " ") if without_style(name) != name else name.rpartition(":")[2]
    return short[:1].upper() + short[1:]
