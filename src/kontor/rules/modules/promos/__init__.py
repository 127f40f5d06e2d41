"""The promo markers: exchange, tribute and block (PROMO)."""

from typing import Final

from kontor.rules.declaration import Declaration

DECLARATION: Final = Declaration(name="promos", switches={"promos": 3})
