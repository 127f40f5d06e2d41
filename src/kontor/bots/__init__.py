"""Bots: answers to decisions from what a seat may know."""

from kontor.bots.protocol import Bot, by_kind
from kontor.bots.referee import BUDGET, Referee
from kontor.bots.registry import BOTS, LEVELS, QUICK, BotError, known, ladder, levels, make, offer, title
from kontor.bots.view import View

__all__ = [
    "BOTS", "BUDGET", "LEVELS", "QUICK", "Bot", "BotError", "Referee", "View", "by_kind", "known", "ladder", "levels",
    "make", "offer", "title",
]  # fmt: skip
