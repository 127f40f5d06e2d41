"""The club: public tables with filters, finished games, ratings, profiles, and all games as data."""

import re
import zlib
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from kontor import bots, catalog
from kontor.server.api.context import Context
from kontor.server.api.forms import GZIP_TYPE, Stream
from kontor.server.api.routing import Depends, Router, encode
from kontor.server.club.showing import PROFILE_MAX_GAMES, profile, rating_info
from kontor.server.commands.making import known_level
from kontor.server.gateway.scheduler import WorkSlot
from kontor.server.store.base import uncompressed
from kontor.server.store.club import Club, FinishedSeat
from kontor.server.store.searching import Finished, Place, Wanted
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.lists import TableFilter, public_page
from kontor.server.tables.names import spelling
from kontor.server.tables.problems import Invalid, NotFound
from kontor.wire import club as wire
from kontor.wire import copied, doc

router = Router("/api/club", "club")
PAGE_SIZE: Final = 30  # games or tables
DUMP_BATCH_SIZE: Final = 100  # games that are read at once
MAX_RATINGS_LISTED: Final = 500  # players in a rating list
GAME_FILTERS: Final = frozenset({"name", "player", "level", "board", "players", "edition"})  # of finished games
_AFTER: Final = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)_([a-z0-9]{12})")

Board = Annotated[str, doc("Only on this board", max_length=40)]
Players = Annotated[int, doc("Only games of this number of players", ge=2, le=5)]
Edition = Annotated[str, doc("Only in this edition", max_length=20)]
After = Annotated[str, doc("`next` of the page before", max_length=40)]


async def _entered(context: Context) -> Context:
    """The context, if the server has a club."""
    if not context.services.settings.club:
        raise NotFound("no-club", "This server has no club: no archive, ratings, profiles or competitions.")
    return context


async def _searching(context: Context) -> Context:
    """The same, within the limit for searches if there are filters."""
    context.limit("read" if GAME_FILTERS.isdisjoint(context.query_params) else "search")
    return await _entered(context)


Reading = Annotated[Context, Depends(_entered, "read")]
Searching = Annotated[Context, Depends(_searching)]
Counting = Annotated[Context, Depends(_entered, "replay")]
Dumping = Annotated[Context, Depends(_entered, "dump")]
Uncounted = Annotated[Context, Depends(_entered)]  # who somebody is counts already


@router.get("/tables", compressed=True, refusals=(404,))
async def tables(
    context: Reading,
    board: Board | None = None,
    players: Players | None = None,
    edition: Edition | None = None,
    module: Annotated[str, doc("Only with this module", max_length=20)] | None = None,
    clock: Annotated[bool, doc("Only with clocks, or only without")] | None = None,
    free: Annotated[bool, doc("Only with a free seat, or only without")] | None = None,
    bots: Annotated[bool, doc("Only with bots, or only without")] | None = None,
    after: After | None = None,
) -> wire.ClubTables:
    """Public tables that are in the lobby or running, the last changed first."""
    _check_agreed(board, edition)
    _check("module", module, catalog.MODULES)
    wanted = TableFilter(board, players, edition, module, clock, free, bots)
    services = context.services
    found = await public_page(services.hub, services.public_tables, wanted, place_of(after), PAGE_SIZE + 1)
    more = next_of(found[PAGE_SIZE - 1].updated, found[PAGE_SIZE - 1].id) if len(found) > PAGE_SIZE else None
    return wire.ClubTables(tables=found[:PAGE_SIZE], next=more)


@router.get("/games", compressed=True, refusals=(404,))
async def games(
    context: Searching,
    name: Annotated[str, doc("How the name of a player begins", max_length=40)] | None = None,
    player: Annotated[str, doc("Somebody with this name of their own", max_length=40)] | None = None,
    level: Annotated[str, doc("Only with a bot of this level", max_length=80)] | None = None,
    board: Board | None = None,
    players: Players | None = None,
    edition: Edition | None = None,
    since: Annotated[float, doc("Ended at this time or later, in seconds since 1970")] | None = None,
    until: Annotated[float, doc("Ended before this time")] | None = None,
    after: After | None = None,
) -> wire.ClubGames:
    """Finished games of public tables, the newest first."""
    _check_agreed(board, edition)
    if level is not None:
        level = bots.without_style(known_level(level))
    club = context.services.filing.club
    person = None if player is None else (await _person(club, player))[0]
    folded = spelling(name) if name else None
    wanted = Wanted(folded, person, level, board, players, edition, since, until)
    found = await club.games(wanted, place_of(after), PAGE_SIZE + 1)
    more = next_of(found[PAGE_SIZE - 1].ended, found[PAGE_SIZE - 1].table) if len(found) > PAGE_SIZE else None
    return wire.ClubGames(games=await _shown(club, found[:PAGE_SIZE]), next=more)


@router.get("/games.jsonl.gz", gives=bytes, refusals=(404,))
async def dump(context: Dumping) -> Response:
    """All finished games of public tables with their records, one JSON object a line, the newest first; compressed."""
    headers = {"Content-Disposition": 'attachment; filename="games.jsonl.gz"'}
    lines = _lines(context.services.filing.club, context.slot)
    return Stream(context.services.scheduler, context.client_name, lines, headers=headers, media_type=GZIP_TYPE)


@router.get("/ratings", compressed=True, refusals=(404,))
async def ratings(
    context: Reading, scope: Annotated[str, doc("Of which games, one of `scopes`; empty: all", max_length=60)] = ""
) -> wire.ClubRatings:
    """The rating list of people and bots, the strongest first."""
    _check("scope", scope, _scopes())
    club = context.services.filing.club
    found = [rating_info(each) for each in await club.ratings(MAX_RATINGS_LISTED, scope=scope)]
    return wire.ClubRatings(scopes=await club.scopes(), ratings=found)


@router.get("/players/{name:path}", refusals=(404,))
async def player(
    context: Counting, name: Annotated[str, doc("A name of somebody's own", max_length=40)]
) -> wire.Profile:
    """The games of a person in figures."""
    club = context.services.filing.club
    person, own = await _person(club, name)
    return await _profile(club, own, None, Wanted(person=person), person)


@router.get("/bots/{level}", refusals=(404,))
async def bot(context: Counting, level: Annotated[str, doc("The level of a bot", max_length=80)]) -> wire.Profile:
    """The games of a level of bots in figures, with all its styles."""
    level = bots.without_style(level)
    if level not in bots.levels():
        raise NotFound("level", "There is no bot of this level.")
    return await _profile(context.services.filing.club, bots.title(level), level, Wanted(level=level), level)


def _check_agreed(board: str | None, edition: str | None) -> None:
    """Refuses what nobody can agree on: all games would be looked at for it."""
    boards = catalog.board_names()
    _check("board", board, boards)
    _check("edition", edition, {edition: None for board in boards for edition in catalog.editions(board)})


def _check(filter_name: str, value: str | None, allowed: Collection[str]) -> None:
    if value is not None and value not in allowed:
        raise Invalid("invalid", f"{filter_name}={value!r}: expected one of {', '.join(map(repr, allowed))}.")


def _scopes() -> list[str]:
    """All parts of the games that there could be ratings for."""
    numbers = range(catalog.MIN_PLAYERS, catalog.MAX_PLAYERS + 1)
    return ["", *(f"board:{name}" for name in catalog.board_names()), *(f"players:{number}" for number in numbers)]


async def _person(club: Club, name: str) -> tuple[str, str]:
    found = await club.person(spelling(name))
    if found is None:
        raise NotFound("no-player", "No player here has registered this name.")
    return found


async def _profile(club: Club, name: str, level: str | None, wanted: Wanted, key: str) -> wire.Profile:
    played = await club.played(wanted, PROFILE_MAX_GAMES)
    recent = await _shown(club, await club.games(wanted, None, PAGE_SIZE))
    return profile(name, level, played, await club.ratings(MAX_RATINGS_LISTED, player=key), recent)


async def _shown(club: Club, games: Sequence[Finished]) -> list[wire.ClubGame]:
    seats = await club.seats([game.table for game in games])
    return [_game(game, seats[game.table]) for game in games]


def _game(game: Finished, seats: Sequence[FinishedSeat]) -> wire.ClubGame:
    shown = [copied(wire.ClubSeat, seat, known=seat.person is not None) for seat in seats]
    return copied(wire.ClubGame, game, rated=bool(game.rated), modules=game.modules.split(), seats=shown)


def place_of(after: str | None) -> Place | None:
    """Where the page before ended."""
    if after is None:
        return None
    if (found := _AFTER.fullmatch(after)) is None:
        raise Invalid("invalid", "after: expected `next` of the page before.")
    return Place(float(found[1]), found[2])


def next_of(at: float, table: str) -> str:
    """The same as a text, for the next page."""
    return f"{at:.9f}_{table}"


async def _lines(club: Club, slot: WorkSlot) -> AsyncIterator[bytes]:
    """All games, a page of them at a time. Each page waits for a slot: there may be very many."""
    pack = zlib.compressobj(wbits=16 + zlib.MAX_WBITS)
    after: Place | None = None
    slicer = TimeSlicer()
    while found := await club.records(after, DUMP_BATCH_SIZE):
        some = bytearray()
        async with slot:
            shown = await _shown(club, [game for game, _ in found])
            for game, (_, record) in zip(shown, found, strict=True):
                line = encode({**msgspec.to_builtins(game), "record": uncompressed(record)})
                some += pack.compress(line + b"\n")
                await slicer.pause()
        yield bytes(some)
        last = found[-1][0]
        after = Place(last.ended, last.table)
    yield pack.flush()
