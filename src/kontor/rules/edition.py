"""Edition: where the classic rules differ from the Big Box (file 09 of the ledger), as data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """One set of answers to the questions on which the editions disagree."""

    id: str
    exact_income: bool  # CLASSIC-10: exactly the Purse value, not up to it
    leaves_route: bool  # CLASSIC-11: a moved piece goes to another route
    swaps_any: bool  # CLASSIC-05: no office of the pair need be one's own
    draws_at_end: bool  # CLASSIC-06: the replacement is drawn at the end of the turn


BIGBOX = Edition("bigbox", False, False, False, False)
CLASSIC = Edition("classic", True, True, True, True)
EDITIONS = {edition.id: edition for edition in (BIGBOX, CLASSIC)}
