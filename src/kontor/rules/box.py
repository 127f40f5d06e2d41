"""The box: a situation cannot have more bonus markers than the game."""

from collections import Counter

from kontor.rules.ids import MARKER_IDS, NO_MARKER
from kontor.rules.state import State


def check_box(state: State) -> None:
    """ValueError names a kind of which there are too many, and the clause. There may be fewer: some leave the game."""
    rules = state.rules
    found = Counter(code for code in state.markers if code != NO_MARKER)
    found.update(state.pile)
    for seat in rules.seats:
        for held in (state.plate(seat), state.unused(seat), state.used(seat)):
            found.update(held)
    box = rules.markers.box
    clause = "CLASSIC-02" if rules.edition.classic_markers else "SETUP-07"
    for code, count in found.items():
        kind = MARKER_IDS[code]
        if count > box[kind]:
            raise ValueError(f"markers: found {count} of {kind}, there are {box[kind]} ({clause})")
    most = len(rules.markers.gold) + rules.markers.pile_size
    if found.total() > most:
        raise ValueError(f"markers: found {found.total()}, every game has {most} (PROMO-02)")
