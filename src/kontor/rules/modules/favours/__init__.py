"""The Emperor's Favour: tiles that are paid for with markers (FAVOUR)."""

from typing import Final

from kontor.rules.declaration import Declaration

DECLARATION: Final = Declaration(name="favours", switches={"favours": 2, "takes-any": 6})
