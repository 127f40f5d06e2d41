"""Small numbers with names: pieces, abilities, markers.

A post or an office space holds one byte. Below `PIECE` it is empty: 0 takes any piece, 1 (an empty ship post)
takes merchants only, so `posts[post] <= REACH[piece]` asks "is it free, and may this piece stand here?".
"""

from typing import Final

MAX_SEATS: Final = 5
NEUTRAL: Final = 5  # the seat number of the neutral player of the two-player variants

TRADER: Final = 0
MERCHANT: Final = 1
SHAPE_LETTERS: Final = "tm"

VACANT: Final = 0
VACANT_SHIP: Final = 1
PIECE: Final = 2  # the first byte that is a piece
PIECES: Final = PIECE + 2 * (MAX_SEATS + 1)  # one more than the last


def piece_of(seat: int, kind: int) -> int:
    """The byte of a seat's trader or merchant."""
    return PIECE + 2 * seat + kind


OWNER: Final = tuple((piece - PIECE) // 2 for piece in range(PIECES))  # -1 for an empty space
SHAPE: Final = tuple(piece & 1 for piece in range(PIECES))
# What a piece may stand on: traders not on ship posts (EAST-26), merchants and neutral traders everywhere (DUO-BR-13).
REACH: Final = tuple(1 if SHAPE[piece] == MERCHANT or OWNER[piece] == NEUTRAL else 0 for piece in range(PIECES))


def piece_name(piece: int) -> str:
    """`0t` is seat 0's trader, `nt` a neutral one; an empty space has no name."""
    if piece < PIECE:
        return ""
    owner = OWNER[piece]
    return f"{'n' if owner == NEUTRAL else owner}{SHAPE_LETTERS[SHAPE[piece]]}"


TRADERS_PER_SEAT: Final = 27  # SETUP-04
MERCHANTS_PER_SEAT: Final = 4
NEUTRAL_TRADERS: Final = 3 * TRADERS_PER_SEAT  # DUO-PL-18, DUO-BR-27: all unused colours together

KEYS, ACTIONS, PRIVILEGE, BOOK, PURSE = range(5)
ABILITY_IDS: Final = ("keys", "actions", "privilege", "book", "purse")
N_ABILITIES: Final = len(ABILITY_IDS)
COLOURS: Final = ("white", "orange", "pink", "black")  # OFFICE-10: in rising order

# Marker code 0 means "no marker"; the order is the canonical one of payments (docs/notation.md).
MARKER_IDS: Final = (
    "", "extra-office", "swap", "move-three", "develop", "plus-3", "plus-4", "remove-three",
    "exchange", "tribute", "block",
)  # fmt: skip
(
    NO_MARKER, EXTRA_OFFICE, SWAP, MOVE_THREE, DEVELOP, PLUS_3, PLUS_4, REMOVE_THREE, EXCHANGE, TRIBUTE, BLOCK,
) = range(len(MARKER_IDS))  # fmt: skip
N_MARKERS: Final = len(MARKER_IDS)

FAVOUR_IDS: Final = ("free-resettling", "extra-action", "tithe", "double-compensation", "city-prestige", "mastery")
