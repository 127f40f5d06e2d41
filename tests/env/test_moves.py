"""Moving pieces by slots loses no result: all of them on small boards, against every order that the rules allow."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import kontor
from kontor.backends import ACTIVE
from kontor.boards import loader, read_board, register
from kontor.rules.action import Kind
from kontor.rules.cells import (
    DEPTH,
    EVENT_SIZE,
    EVENTS,
    FIRST_POST,
    FRAME,
    FRAMES,
    MAX_EVENTS,
    N_EVENTS,
    N_ROUTES,
    POSTS,
    VACANT_POST,
    Cells,
    Lookup,
)
from kontor.rules.frames import DROPPED, DROPPED_AT, HAND, HAND_FROM, HAND_PIECE, FrameKind, top
from tests.env.situations import open_now, taken
from tests.support import Rows, Situation, rows, situation

SMALL = (Path(__file__).parent / "small.toml").read_text("utf-8")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Situation:
    """Positions on the small board; with two countries where that is asked for."""
    monkeypatch.setattr(loader, "_added", {})

    def made(countries: bool = False, **facts: object) -> kontor.Game:
        board = "bordered" if countries else "small"
        words = defaultdict(str, id=board, classic="classic")
        if countries:
            words |= {
                "home": 'home_region = "england"',
                "home_region": 'region = "england"',
                "wales": 'region = "wales"',
            }
            words |= {"at_home": 'regions = ["england"]', "at_border": 'regions = ["england", "wales"]'}
            words["classic"] = "britannia-2014"
        register(read_board(SMALL.format_map(words), f"{board}.toml"))
        return situation(**{"board": board, "supply": "0 0 0", **facts})

    return made


def settled(t: Lookup, s: Cells) -> bytes:
    """A situation up to the numbers of equal posts: the pieces of each kind of post of a route in order."""
    cells = s[:]
    cells[N_EVENTS] = 0
    cells[EVENTS : EVENTS + EVENT_SIZE * MAX_EVENTS] = bytes(EVENT_SIZE * MAX_EVENTS)
    unused = FRAMES + FRAME * cells[DEPTH]
    cells[unused:EVENTS] = bytes(EVENTS - unused)
    for route in range(t[N_ROUTES]):
        for kind in range(2):
            posts = range(t[FIRST_POST + route], t[FIRST_POST + route + 1])
            alike = [POSTS + post for post in posts if t[VACANT_POST + post] == kind]
            for cell, piece in zip(alike, sorted(cells[cell] for cell in alike), strict=True):
                cells[cell] = piece
    return bytes(cells)


def in_the_middle(t: Lookup, s: Cells) -> bytes:
    """A situation within a move up to the order in which pieces lie in the hand and were put down."""
    cells, frame = s[:], top(s)
    hand = range(cells[frame + HAND])
    pairs = sorted((cells[frame + HAND_FROM + place], cells[frame + HAND_PIECE + place]) for place in hand)
    for place in hand:
        cells[frame + HAND_FROM + place], cells[frame + HAND_PIECE + place] = pairs[place]
    dropped = slice(frame + DROPPED_AT, frame + DROPPED_AT + cells[frame + DROPPED])
    cells[dropped] = bytes(sorted(cells[dropped]))
    cells[N_EVENTS : N_EVENTS + 1] = b"\0"
    cells[EVENTS : EVENTS + EVENT_SIZE * MAX_EVENTS] = bytes(EVENT_SIZE * MAX_EVENTS)
    return bytes(cells)


def by_list(t: Lookup, s: Cells) -> Iterator[Cells]:
    """What each decision of a move leads to."""
    for code in ACTIVE.legal(t, s):
        if code & 255 in (Kind.LIFT, Kind.DROP, Kind.DONE):
            after = s[:]
            ACTIVE.apply(t, after, code)
            yield after


def by_slots(t: Lookup, s: Cells) -> Iterator[Cells]:
    """What each open slot of a move leads to."""
    for slot in open_now(t, s):
        after = s[:]
        code = taken(t, after, slot)
        if code & 255 in (Kind.LIFT, Kind.DROP, Kind.DONE):
            ACTIVE.apply(t, after, code)
            yield after


def results(game: kontor.Game, ways: Callable[[Lookup, Cells], Iterator[Cells]]) -> tuple[set[bytes], int]:
    """All situations after the move, without those where nothing moved, and how many were met on the way."""
    t = game.state.lookup
    start = game.state.cells[:]
    depth = start[DEPTH] - (start[top(start)] == FrameKind.MOVING)
    posts = settled(t, start)[POSTS : POSTS + 128]
    found: set[bytes] = set()
    met: set[bytes] = set()
    waiting = [start]
    while waiting:
        for after in ways(t, waiting.pop()):
            if after[DEPTH] == depth or after[top(after)] != FrameKind.MOVING:
                found.add(settled(t, after))
            elif (key := in_the_middle(t, after)) not in met:
                met.add(key)
                waiting.append(after)
    return {result for result in found if result[POSTS : POSTS + 128] != posts}, len(met)


MINE = rows("adorf-bedorf 0t - 0m, adorf-dorf 0t 1t, bedorf-cedorf 0t 1m -, bedorf-dorf - 1t, cedorf-dorf 1t -")
THEIRS = rows("adorf-bedorf 1t - 2m, adorf-dorf 1m 0t, bedorf-cedorf 2t - 2t, bedorf-dorf 1t 0t, cedorf-dorf 1t -")
CROWDED = rows("adorf-bedorf 0t 0t -, adorf-dorf 0t 1t, bedorf-cedorf 1m 0m 2t, bedorf-dorf 0t 1t, cedorf-dorf - 2t")
MERCHANTS = rows("adorf-bedorf 0m - 0m, adorf-dorf 0t 0t, bedorf-cedorf 1m - 0m, bedorf-dorf - 1t, cedorf-dorf 1t 1t")
NEUTRAL = rows("adorf-bedorf 1t - nt, adorf-dorf 1m 0t, bedorf-cedorf nt - 0t, bedorf-dorf 0t 1t, cedorf-dorf nt -")
BOOK = [{"book": 3}] * 3


def books(stages: int) -> str:
    return f"book {stages} / book 3 / book 3"


@pytest.mark.parametrize("edition", ["bigbox", "classic"])
@pytest.mark.parametrize("countries", [False, True])
@pytest.mark.parametrize("posts", [MINE, CROWDED])
@pytest.mark.parametrize("stages", [0, 1, 2])
def test_action_d(small: Situation, edition: str, countries: bool, posts: Rows, stages: int) -> None:
    compare(small(countries, edition=edition, posts=posts, abilities=books(stages)), by_slots)


@pytest.mark.parametrize("edition", ["bigbox", pytest.param("classic", marks=pytest.mark.full)])
def test_action_d_with_merchants_from_ships(small: Situation, edition: str) -> None:
    compare(small(edition=edition, posts=MERCHANTS, abilities=books(2)), by_slots)


# The classic edition of the base board has Remove 3 instead (CLASSIC-03).
@pytest.mark.parametrize(("edition", "countries"), [("bigbox", False), ("bigbox", True), ("classic", True)])
def test_the_marker_move_three_with_several_owners(small: Situation, edition: str, countries: bool) -> None:
    game = small(countries, edition=edition, posts=THEIRS, abilities=BOOK, markers="unused move-three")
    game.play("use move-three")
    compare(game, by_slots)


def test_the_marker_move_three_with_neutral_traders(small: Situation) -> None:
    pair = {"players": 2, "duo": "britannia", "supply": "0 0", "abilities": BOOK[:2]}
    game = small(posts=NEUTRAL, markers="unused move-three", **pair)
    game.play("use move-three")
    compare(game, by_slots)


@pytest.mark.parametrize("edition", ["bigbox", "classic"])
@pytest.mark.parametrize("posts", [MINE, THEIRS, CROWDED])
@pytest.mark.parametrize("countries", [False, True])
def test_the_permanent_marker_move_two(small: Situation, edition: str, posts: Rows, countries: bool) -> None:
    moving = {"decision": "moving", "seat": 0, "way": "move-two", "lifts": 2, "hand": [], "dropped": []}
    pending = {"begun": True, "decisions": [{"decision": "turn", "seat": 0}, moving]}
    compare(small(countries, edition=edition, posts=posts, abilities=BOOK, pending=pending), by_slots)


def compare(game: kontor.Game, ways: Callable[[Lookup, Cells], Iterator[Cells]]) -> None:
    """The same results, in fewer situations on the way."""
    all_results, all_met = results(game, by_list)
    found, met = results(game, ways)
    assert len(all_results) > 3
    assert found == all_results
    assert met < all_met


def test_the_comparison_finds_a_lost_result(small: Situation) -> None:
    def without_the_last(t: Lookup, s: Cells) -> Iterator[Cells]:
        yield from list(by_slots(t, s))[:-1]

    game = small(posts=MINE, abilities=books(1))
    assert results(game, without_the_last)[0] < results(game, by_list)[0]
