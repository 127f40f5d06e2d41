"""Borders, permits and country scoring of Britannia, and the safe-conduct of its classic edition (BRIT, CLASSIC)."""

from typing import Final

from kontor.rules.declaration import Declaration

DECLARATION: Final = Declaration(name="borders", switches={"borders": 0, "safe-conduct": 4})
