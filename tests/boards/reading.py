"""What reading.toml says of a side of a board."""

import tomllib
from pathlib import Path
from typing import Literal

READING = tomllib.loads(Path(__file__).with_name("reading.toml").read_text("utf-8"))


def read_a_second_time(what: Literal["cities", "routes"], side: str) -> dict[str, list[str]]:
    """`a x y; b z` as {"a": ["x", "y"], "b": ["z"]}: what all sides of the board share, and what this one has."""
    texts = {name: READING[what].get(name, "") for name in (side.partition("-")[0], side)}
    items = [item.split() for text in texts.values() for item in text.split(";") if item.strip()]
    return {words[0]: words[1:] for words in items}
