"""Edition: where the classic rules differ from the Big Box (CLASSIC; for Britannia of 2014 BRIT), as data."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Edition:
    """One set of answers to the questions on which the editions disagree."""

    id: str
    leaves_route: bool = False  # CLASSIC-11: a piece moved by action D goes to another route
    swaps_any: bool = False  # CLASSIC-05: neither office of the pair need belong to the player
    draws_at_end: bool = False  # CLASSIC-06: the replacement is drawn at the end of the turn
    classic_markers: bool = False  # CLASSIC-02: Remove 3 instead of Move 3
    one_at_a_time: bool = False  # BRIT-19: Move 3 lifts the next piece when the last one stands
    must_use_permanent: bool = False  # BRIT-47
    safe_conduct: bool = False  # BRIT-66: the optional rule belongs to this edition
    abroad_from_stock: bool = False  # BRIT-52: Place 2 takes pieces from the stock only
    # Clauses that say in this edition what others say in the Big Box, for refusals.
    equivalents: tuple[tuple[str, str], ...] = ()


BIGBOX = Edition("bigbox")
CLASSIC = Edition(
    "classic",
    leaves_route=True,
    swaps_any=True,
    draws_at_end=True,
    classic_markers=True,
    equivalents=(("INCOME-01", "CLASSIC-10"),),
)
BRITANNIA_2014 = replace(
    CLASSIC,
    classic_markers=False,
    one_at_a_time=True,
    must_use_permanent=True,
    equivalents=(
        *CLASSIC.equivalents,
        ("MARKER-53", "BRIT-20"),
        ("MARKER-54", "BRIT-20"),
        ("MARKER-58", "BRIT-19"),
        ("MARKER-60", "BRIT-19"),
        ("BRIT-46", "BRIT-47"),
        ("BRIT-50", "BRIT-52"),
        ("BRIT-51", "BRIT-52"),
        ("EAST-26", "BRIT-44"),
        ("EAST-27", "BRIT-44"),
        ("PRESTIGE-02", "BRIT-09"),
    ),
    safe_conduct=True,
    abroad_from_stock=True,
)
# What a board's file calls the rules of an edition on it.
RULES = {"bigbox": BIGBOX, "classic": CLASSIC, "britannia-2014": BRITANNIA_2014}
