"""The neutral player of games for two (DUO)."""

from typing import Final

from kontor.rules.declaration import Declaration

DECLARATION: Final = Declaration(
    name="neutral",
    switches={"neutral": 5},
)
