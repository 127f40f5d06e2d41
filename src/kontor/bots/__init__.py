"""Bots: answers to decisions from what a seat may know."""

from kontor.bots.bot_view import BotView
from kontor.bots.fallback import BUDGET, FallbackBot
from kontor.bots.protocol import Bot, by_kind
from kontor.bots.registry import (
    BOTS,
    BY_NET,
    LEVELS,
    QUICK,
    BotError,
    fallbacks,
    is_offered,
    known,
    levels,
    make,
    offer,
    title,
    without_temper,
)
from kontor.bots.tempers import TEMPERS

__all__ = [
    "BOTS",
    "BUDGET",
    "BY_NET",
    "LEVELS",
    "QUICK",
    "TEMPERS",
    "Bot",
    "BotError",
    "BotView",
    "FallbackBot",
    "by_kind",
    "fallbacks",
    "is_offered",
    "known",
    "levels",
    "make",
    "offer",
    "title",
    "without_temper",
]  # fmt: skip
