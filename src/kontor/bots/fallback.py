"""FallbackBot: a bot whose game goes on whatever it does. Where it fails, the next lower level decides in its place."""

import logging
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from kontor.bots.bot_view import BotView
from kontor.bots.protocol import Bot
from kontor.bots.registry import BotError, fallbacks, make
from kontor.rules.action import Action

BUDGET: Final = 5.0  # seconds for a decision: long enough that results do not depend on the load of the machine

_log = logging.getLogger("kontor.bots")


class _Failed(Exception):  # noqa: N818 - becomes a line of the log
    pass


class FallbackBot:
    """A bot by its name, with those that stand in for it. It is a bot itself, and always answers with a legal action.

    Nonsense and exceptions are caught; too much time is noticed when it was spent, since nobody can stop a bot within
    the same process. The server can: there, bots have processes of their own.
    """

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.failures = 0
        self._seed = seed
        self._bots: dict[str, Bot] = {}
        try:
            self._bots[name] = make(name, seed)
        except BotError:
            make(name)  # a name that is not a bot is refused; a bot that fails for this seed is replaced

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        legal = tuple(legal)
        names = fallbacks(self.name)
        for number, name in enumerate(names):
            try:
                return self._ask(name, view.copy(), legal, budget)  # the next one finds it as this one did
            except (Exception, SystemExit) as wrong:
                self.failures += number == 0
                instead = names[number + 1] if number + 1 < len(names) else "the first legal action"
                facts = (name, view.seat, view.ply, _reason(wrong), instead)
                _log.warning("bot %s failed in seat %d, decision %d: %s; %s instead", *facts)
        return legal[0]

    def _ask(self, name: str, view: BotView, legal: tuple[Action, ...], budget: float) -> Action:
        if name not in self._bots:
            self._bots[name] = make(name, self._seed)
        began = perf_counter()
        answer = self._bots[name].choose(view, legal, budget)
        spent = perf_counter() - began
        if answer not in legal:
            raise _Failed(f"{answer!r} is not legal")
        if spent > budget:
            raise _Failed(f"{spent:.2f} s for a decision, expected at most {budget:g} s")
        return legal[legal.index(answer)]


def _reason(wrong: BaseException) -> str:
    """In one line. The exception is the bot's own and may itself fail when printed."""
    try:
        return " ".join((str(wrong) if isinstance(wrong, _Failed) else repr(wrong)).split())
    except Exception:
        return type(wrong).__name__
