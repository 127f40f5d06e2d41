"""A game that was played elsewhere, or is to be shown without its names: its record becomes a table of its own."""

import secrets
from collections.abc import Sequence
from typing import Final

from kontor.game import Game
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entries, Entry
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.problems import Invalid, NotNow, not_allowed
from kontor.server.tables.table import Table
from kontor.server.wire.requests import PLAYER_COLOURS

IMPORT_MAX_DECISIONS: Final = 1500  # of a record that comes in; a long game has 500
PART_DECISIONS: Final = 50  # in one entry: read at once, so that others must not wait for long


def refuse_long_record(decisions: int) -> None:
    """Refuses a game that has more decisions than anybody plays."""
    if decisions > IMPORT_MAX_DECISIONS:
        message = f"The record has {decisions} decisions: expected at most {IMPORT_MAX_DECISIONS}."
        raise Invalid("long-record", message, facts={"most": IMPORT_MAX_DECISIONS})


def import_game(game: Game, host: str, colours: Sequence[str] = PLAYER_COLOURS) -> list[Entry]:
    """All entries of a table with this game. Nobody sits there, and it does not go on; whoever has the token is the
    host."""
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
    if not table.seats_of(caller) and not table.is_host(caller):
        raise not_allowed(caller, "no-seat", "Only players at the table may share it.")
    if table.game is None or not table.game.is_over:
        raise NotNow(table.status, "This game is not over yet.")
    game = table.game.copy()
    if not names:
        game.names = tuple(f"Player {seat + 1}" for seat in range(len(table.seats)))
    return game


def shared(table: Table, copy: str, names: bool) -> Entries:
    """Records at the table where others may look at it; if somebody was faster, theirs stays."""
    return [] if names in table.shared else [log.Shared(table=copy, names=names)]
