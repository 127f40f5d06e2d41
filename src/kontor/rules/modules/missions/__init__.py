"""Mission cards: secret cities that bring points (MISSION)."""

from typing import Final

from kontor.rules.declaration import Declaration

DECLARATION: Final = Declaration(name="missions", switches={"missions": 1})
