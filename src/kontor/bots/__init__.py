"""Bots: answers to decisions from what a seat may know."""

from kontor.bots.bot_view import BotView
from kontor.bots.fallback import BUDGET, FallbackBot
from kontor.bots.playing_styles import PLAYING_STYLES
from kontor.bots.protocol import Bot, by_kind
from kontor.bots.registry import (
    BOTS,
    LEVELS,
    NET_LEVELS,
    QUICK_LEVEL,
    BotError,
    fallbacks,
    is_offered,
    known,
    levels,
    make,
    offer,
    title,
    without_style,
)

__all__ = [
    "BOTS",
    "BUDGET",
    "LEVELS",
    "NET_LEVELS",
    "PLAYING_STYLES",
    "QUICK_LEVEL",
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
    "without_style",
]  # fmt: skip
