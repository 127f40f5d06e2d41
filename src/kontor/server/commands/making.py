"""Creating a table, starting its game, and going on at another table: a rematch, or from a moment of the game. A game
that was played elsewhere, or is to be shown without its names, becomes a table by its record."""

import secrets
from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from kontor import bots, catalog
from kontor.game import Game
from kontor.moments import dealt_again
from kontor.rules.chance import Chance
from kontor.rules.ruleset import RULES_VERSION
from kontor.server.commands.playing import players_only, refuse_in_competition
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entries, Entry
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.names import BOT_NAMES, is_invisible
from kontor.server.tables.present import seat_shown
from kontor.server.tables.problems import Invalid, NotAllowed, NotNow
from kontor.server.tables.replays import is_open
from kontor.server.tables.rules_versions import begin_game
from kontor.server.tables.seat import assigned_colours
from kontor.server.tables.table import Table
from kontor.wire import requests as wire
from kontor.wire.requests import PLAYER_COLOURS

SEED_BITS: Final = 62  # of what is dealt again


def create(
    wanted: wire.NewGame,
    tokens: Sequence[str | None],
    host: str,
    invite: str | None,
    position: dict[str, Any] | None = None,
) -> list[Entry]:
    """The first entries of a new table. `tokens` are for the people's seats; the first person is also the host."""
    try:
        options = catalog.options(players=len(wanted.seats), **log.options_of(wanted))
    except ValueError as wrong:
        raise Invalid("option", str(wrong)) from None
    colours = assigned_colours([seat.colour for seat in wanted.seats])
    created = log.Created(
        **log.options_of(options),
        places=tuple(map(_place, range(len(wanted.seats)), wanted.seats, colours, tokens)),
        host=hash_of(host),
        invite=None,
        invited=hash_of(invite) if invite else None,
        clock=None if wanted.clock is None else clock_of(wanted.clock),
        absence=wanted.absence if wanted.clock is None else None,
        comeback=wanted.comeback if wanted.clock is None else wanted.clock.end == "bot",
        seed=wanted.seed,
        public=wanted.public,
        spectators=wanted.spectators,
        pace=wanted.pace,
        shuffle=wanted.shuffle,
        rules=RULES_VERSION,
        position=position,
    )
    first = next((token for token in tokens if token is not None), None)
    return [created, *([log.Opened(seat=HOST, key=hash_of(first))] if first else [])]


def _place(number: int, seat: wire.SeatWanted, colour: str, token: str | None) -> log.Place:
    match seat:
        case wire.BotSeat():
            level = known_level(seat.level)
            return log.Place(kind="bot", name=readable(seat.name or BOT_NAMES[number]), colour=colour, level=level)
        case wire.HumanSeat():
            assert token is not None
            name = readable(seat.name or f"Player {number + 1}")
            return log.Place(kind="human", name=name, colour=colour, key=hash_of(token))
        case wire.InvitedSeat():
            return log.Place(kind="invited", name=readable(seat.name) if seat.name else "", colour=colour)
        case wire.OpenSeat():
            return log.Place(kind="open", name="", colour=colour)


def clock_of(wanted: wire.Clock) -> log.Clock:
    if wanted.increment and wanted.per == "decision":
        raise Invalid("clock", "Time is added only to a clock for the whole game.")
    return log.Clock(**(msgspec.structs.asdict(wanted) | {"level": known_level(wanted.level or bots.QUICK_LEVEL)}))


def readable(name: str) -> str:
    """A printable name, as records require."""
    if not name.isprintable() or not name.strip() or is_invisible(name):
        raise Invalid("name", f"The name {name!r} cannot be shown: expected visible characters.")
    return name


def known_level(level: str) -> str:
    """A level that exists, with a style that it has."""
    if not bots.is_offered(level):
        styles = (
            f"; {', '.join(bots.NET_LEVELS)} also with a style, {' or '.join(bots.PLAYING_STYLES)}, as expert:builder"
        )
        raise Invalid("level", f"There is no bot level '{level}': expected one of {', '.join(bots.levels())}{styles}.")
    return level


def start(table: Table, caller: Caller, request: wire.Start, owned: Collection[int] = ()) -> Entries:
    """Starts the game; free seats go to bots if the host says so. `owned`: the seats that are named after somebody to
    whom that name belongs, so that a bot gets another one."""
    if not table.is_host(caller):
        raise NotAllowed("not-host", "Only the host may start the game.")
    if table.status != "lobby":
        raise NotNow("started", "This game has already started.")
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if free and request.fill is None:
        raise NotNow("free-seats", f"Free seats: {len(free)}. Wait for players, or fill them with bots.")
    names = [readable(name) for name in request.names]
    filled = [
        log.Handed(seat=number, level=known_level(request.fill or ""), name=name or BOT_NAMES[number])
        for number, name in zip_longest(free, names[: len(free)])
    ]
    renamed = [log.Renamed(seat=each.seat, name=each.name or "") for each in filled if each.seat in owned]
    return [*renamed, *filled, begin(table)]


def begin(table: Table) -> log.Started:
    """The entry that sets the game up."""
    order = list(range(len(table.seats)))
    if table.agreed.shuffle:
        secrets.SystemRandom().shuffle(order)
    seed = table.agreed.seed if table.agreed.seed is not None else secrets.randbits(128)
    game = begin_game(table.agreed.rules, table.options, Chance(seed), position=table.agreed.position)
    chance = {name: tuple(results) for name, results in game.start.chance.items()}
    return log.Started(order=tuple(order), chance=chance, salt=secrets.token_hex(16))


# Another game


def rematch_of(table: Table) -> list[Entry]:
    """The first entries of the next table for the same people; the first seat moves on by one. Where nobody is left, a
    bot plays, under a name of its own: the log would keep that of the person for ever."""
    agreed = table.agreed
    count = len(table.seats)
    order = [(number + 1) % count for number in range(count)]
    seats = [table.seats[number] for number in order]
    left = [not seat.keys and (seat.vacated or seat.kind != "bot") for seat in seats]
    taken = {seat.name for seat, is_left in zip(seats, left, strict=True) if not is_left}
    unused = (name for name in BOT_NAMES if name not in taken)
    places = tuple(
        log.Place(
            kind="human" if seat.keys else "bot",
            name=next(unused) if is_left else seat.name,
            colour=seat.colour,
            level=None if seat.keys else seat.level or bots.QUICK_LEVEL,
            key=seat.token,
        )
        for seat, is_left in zip(seats, left, strict=True)
    )
    created = msgspec.structs.replace(
        agreed,
        places=places,
        host=table.host_keys[0],
        invite=None,
        invited=None,  # its game begins at once
        seed=None,
        pace=table.pace,
        rules=RULES_VERSION,
        position=None,
        competition="",
        beside=(),
    )
    browsers = [(number, key) for number, seat in enumerate(seats) for key in seat.keys if key != seat.token]
    hosts = [(HOST, key) for key in table.host_keys[1:]]
    opened = [log.Opened(seat=number, key=key, device=table.known[key].device) for number, key in (*browsers, *hosts)]
    return [created, *opened]


def may_rematch(table: Table, caller: Caller) -> None:
    """Refuses a rematch before the end, and to anybody who did not play."""
    players_only(table, caller, "ask for another game")
    if table.game is None or table.status == "running":
        raise NotNow(table.status, "This game is not over yet.")
    if table.agreed.imported:
        raise NotNow("imported", "This game was played elsewhere: nobody is at the table for another one.")


def rematched(table: Table, successor: str) -> Entries:
    """Records at the table where its people went on."""
    return [] if table.rematch == successor else [log.Rematched(table=successor)]


def go_on(table: Table, caller: Caller, wanted: wire.Continue) -> tuple[wire.NewGame, dict[str, Any]]:
    """What the new table agrees on, and the position that it begins with.

    Everything is dealt again that the caller could not know at that moment: in a running game at the caller's seat, in
    a game that is over at the seat that the caller takes now.
    """
    eyes = seat_shown(table, caller)
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    if table.status == "running":
        refuse_in_competition(table)
    if table.status == "running" and sum(seat.kind == "human" for seat in table.seats) > 1:
        raise NotNow("running", "This game goes on between people: wait until it is over.")
    if wanted.ply > table.ply:
        raise Invalid("invalid", f"The game has {table.ply} decisions: expected one of its moments.")
    if len(wanted.seats) != len(table.seats):
        raise Invalid("invalid", f"The game has {len(table.seats)} seats: expected as many.")
    game = table.game.copy()
    game.undo_to(wanted.ply)
    if game.is_over:
        raise NotNow("over", "The game is over at this moment: nothing can go on.")
    if is_open(table):
        eyes = next((place for place, seat in enumerate(wanted.seats) if isinstance(seat, wire.HumanSeat)), None)
    settled = wire.NewGame(seats=wanted.seats, pace=wanted.pace, **log.options_of(table.agreed))
    return settled, dealt_again(game, eyes, secrets.randbits(SEED_BITS))


IMPORT_MAX_DECISIONS: Final = 1500  # of a record that comes in; a long game has 500
PART_DECISIONS: Final = 50  # in one entry: read at once, so that others must not wait for long


def refuse_long_record(decisions: int) -> None:
    """Refuses a game that has more decisions than anybody plays."""
    if decisions > IMPORT_MAX_DECISIONS:
        message = f"The record has {decisions} decisions: expected at most {IMPORT_MAX_DECISIONS}."
        raise Invalid("long-record", message, facts={"most": IMPORT_MAX_DECISIONS})


def import_game(game: Game, host: str, colours: Sequence[str] = PLAYER_COLOURS) -> list[Entry]:
    """All entries of a table with this game. Nobody sits there, and it does not go on; who holds the token is host."""
    refuse_long_record(game.ply)
    created = log.Created(
        **log.options_of(game.options),
        places=tuple(
            log.Place(kind="human", name=name, colour=colour) for name, colour in zip(game.names, colours, strict=False)
        ),
        host=hash_of(host),
        invite=None,
        seed=None,
        public=False,
        spectators=True,
        pace=0,
        shuffle=False,
        rules=game.rules_version,
        position=None if game.start.position is None else dict(game.start.position),
        imported=True,
    )
    chance = {name: tuple(results) for name, results in game.start.chance.items()}
    started = log.Started(order=tuple(range(game.options.players)), chance=chance, salt=secrets.token_hex(16))
    actions = tuple(map(str, game.actions()))
    parts = [actions[first : first + PART_DECISIONS] for first in range(0, len(actions), PART_DECISIONS)]
    replayed = [log.Replayed(actions=part) for part in parts]
    return [created, started, *replayed, *([] if game.is_over else [log.Aborted()])]


def shared_game(table: Table, caller: Caller, names: bool) -> Game:
    """The finished game for others to look at, without names if so wished."""
    players_only(table, caller, "share it")
    if table.game is None or not table.game.is_over:
        raise NotNow(table.status, "This game is not over yet.")
    game = table.game.copy()
    if not names:
        game.names = tuple(f"Player {seat + 1}" for seat in range(len(table.seats)))
    return game


def shared(table: Table, copy: str, names: bool) -> Entries:
    """Records at the table where others may look at it; if somebody was faster, theirs stays."""
    return [] if names in table.shared else [log.Shared(table=copy, names=names)]
