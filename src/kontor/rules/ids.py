"""Small numbers with names: pieces, abilities, markers. The names themselves are those of kontor.boards.facts.

A post or an office space holds one byte. Below `PIECE` it is empty: 0 takes any piece, 1 (an empty ship post)
takes merchants only, so `posts[post] <= REACH[piece]` asks "is it free, and may this piece stand here?".
"""

from typing import Final

from kontor.boards.facts import ABILITY_NAMES, MARKER_NAMES, PERMANENT_MARKER_NAMES, PRIVILEGE_NAMES

MAX_SEATS: Final = 5
NEUTRAL: Final = 5  # the seat number of the neutral player of the two-player variants

TRADER: Final = 0
MERCHANT: Final = 1
SHAPE_LETTERS: Final = "tm"

VACANT: Final = 0
VACANT_SHIP: Final = 1
PIECE: Final = 2  # the first byte that is a piece
PIECES: Final = PIECE + 2 * (MAX_SEATS + 1)  # one more than the last


def piece_of(seat: int, shape: int) -> int:
    """The byte of a seat's trader or merchant."""
    return PIECE + 2 * seat + shape


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


# Where a piece comes from, if not from a post: numbers above all posts.
FROM_STOCK: Final = 254
FROM_SUPPLY: Final = 253
FROM_ROUTE: Final = 252
FROM_BOARD: Final = 251  # any post
SOURCE_IDS: Final = {FROM_STOCK: "stock", FROM_SUPPLY: "supply", FROM_ROUTE: "route"}

TRADERS_PER_SEAT: Final = 27  # SETUP-04
MERCHANTS_PER_SEAT: Final = 4
NEUTRAL_TRADERS: Final = 3 * TRADERS_PER_SEAT  # DUO-PL-18, DUO-BR-27: all unused colours together

KEYS, ACTIONS, PRIVILEGE, BOOK, PURSE = range(5)
ABILITY_IDS: Final[tuple[str, ...]] = ABILITY_NAMES
N_ABILITIES: Final = len(ABILITY_IDS)
COLOURS: Final[tuple[str, ...]] = PRIVILEGE_NAMES  # OFFICE-10: in rising order

# Marker code 0 means "no marker"; the order is the canonical one of payments (docs/notation.md).
MARKER_IDS: Final[tuple[str, ...]] = ("", *MARKER_NAMES)
N_MARKERS: Final = len(MARKER_IDS)
NO_MARKER: Final = 0
# Those that the rules know by name.
EXTRA_OFFICE: Final = MARKER_IDS.index("extra-office")
SWAP: Final = MARKER_IDS.index("swap")
MOVE_THREE: Final = MARKER_IDS.index("move-three")
DEVELOP: Final = MARKER_IDS.index("develop")
REMOVE_THREE: Final = MARKER_IDS.index("remove-three")
# What Tithe brings, by the German Big Box or by the Polish and the Russian one: an option of a game (FAVOUR-17).
TRADER_ONLY: Final = "trader"
ANY_TRADESMAN: Final = "tradesman"
TAKES: Final = (TRADER_ONLY, ANY_TRADESMAN)
EXCHANGE: Final = MARKER_IDS.index("exchange")
TRIBUTE: Final = MARKER_IDS.index("tribute")
BLOCK: Final = MARKER_IDS.index("block")

# The permanent markers by number; 0 is none.
PERMANENT_IDS: Final[tuple[str, ...]] = ("", *PERMANENT_MARKER_NAMES)
LAID: Final = 16  # tributes, and blocks, that can lie on the board
