"""Types of numeric arguments, checked by argparse."""

from math import isfinite


def count(text: str) -> int:
    """1 or more."""
    if (number := int(text)) < 1:
        raise ValueError
    return number


def period(text: str) -> float:
    """More than nothing, and not endless."""
    if not isfinite(number := float(text)) or number <= 0:
        raise ValueError
    return number


def amount(text: str) -> float:
    """0 or more."""
    if not isfinite(number := float(text)) or number < 0:
        raise ValueError
    return number


def share(text: str) -> float:
    """From 0 to 1."""
    if not 0 <= (number := float(text)) <= 1:
        raise ValueError
    return number
