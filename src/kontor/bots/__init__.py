"""Bots: answers to decisions from what a seat may know."""

from kontor.bots.bot_view import BotView
from kontor.bots.fallback import BUDGET, FallbackBot
from kontor.bots.protocol import Bot, by_kind
from kontor.bots.registry import BOTS, LEVELS, QUICK, BotError, fallbacks, known, levels, make, offer, title

__all__ = [
    "BOTS",
    "BUDGET",
    "LEVELS",
    "QUICK",
    "Bot",
    "BotError",
    "BotView",
    "FallbackBot",
    "by_kind",
    "fallbacks",
    "known",
    "levels",
    "make",
    "offer",
    "title",
]  # fmt: skip
