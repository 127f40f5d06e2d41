"""Playing: decisions of people and bots, and taking back; how long the log of a table may grow. And what proves a seat:
its link, the browsers that opened it, and how to end them."""

from typing import Final

from kontor.game import Game
from kontor.rules.notation import NotationError
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entries, Entry
from kontor.server.tables.keys import Caller, handle_of, hash_of
from kontor.server.tables.present import view
from kontor.server.tables.problems import Illegal, Invalid, NotAllowed, NotFound, NotNow, not_allowed
from kontor.server.tables.table import Table
from kontor.wire import requests as wire


def play(table: Table, caller: Caller, request: wire.Play) -> Entries:
    """A decision. A request meant for another moment is refused with the newer view."""
    game, seats = running(table, caller)
    if request.key is not None and _was_stored(table, caller, request, request.key):
        return []
    check_moment(table, caller, request.ply, request.stamp)
    decider = game.decider
    if decider not in seats:
        name = table.seats[decider].name if decider is not None else ""
        raise NotAllowed("not-your-decision", f"It is {name}'s decision, not yours.")
    if table.seats[decider].level is not None:
        raise NotNow("bot-decides", "A bot is playing for this seat: take the seat back first.")
    check_legal(game, request.action)
    return [log.Decided(ply=game.ply, seat=decider, action=request.action, key=request.key)]


def check_legal(game: Game, action: str) -> None:
    try:
        refused = game.why_not(action)
    except NotationError as wrong:
        raise Invalid("notation", str(wrong)) from None
    if refused is not None:
        raise Illegal(refused)


def _was_stored(table: Table, caller: Caller, request: wire.Play, mark: str) -> bool:
    """Whether it was sent before and the answer got lost. It counts as stored until that decision is taken back."""
    for seat in table.seats_of(caller):
        sent = table.sent.get((seat, request.ply, mark))
        if sent is not None:
            if sent.action != request.action or not table.stands(sent):
                message = "Another decision was sent with this key for this ply, or it was taken back."
                raise NotNow("stale", message, view=view(table, caller))
            return True
    return False


def bot_plays(table: Table, ply: int, stamp: int, action: str, level: str) -> Entries:
    """A bot's decision, unless the table went on meanwhile."""
    waiting = table.bot_to_decide()
    if waiting is None or table.stamp != stamp or table.ply != ply:
        return []
    assert table.game is not None
    try:
        refusal = table.game.why_not(action)
    except NotationError:
        return []
    return [] if refusal else [log.Decided(ply=ply, seat=waiting[0], action=action, level=level)]


def players_only(table: Table, caller: Caller, what: str) -> None:
    """Refuses somebody who neither holds a seat nor is the host."""
    if not table.seats_of(caller) and not table.is_host(caller):
        raise not_allowed(caller, "no-seat", f"Only players at the table may {what}.")


def running(table: Table, caller: Caller) -> tuple[Game, list[int]]:
    """The game and the caller's seats."""
    seats = table.seats_of(caller)
    if not seats:
        raise not_allowed(caller, "no-seat", "You do not have a seat at this table.")
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    return table.game, seats


def refuse_in_competition(table: Table) -> None:
    """Refuses what would be unfair to those at other tables."""
    if table.agreed.competition:
        raise NotNow("competition", "This cannot be done in a game of a competition.")


def check_moment(table: Table, caller: Caller, ply: int | None = None, stamp: int | None = None) -> None:
    """Refuses what was meant for another moment, or comes after the end."""
    if (ply is not None and ply != table.ply) or (stamp is not None and stamp != table.stamp):
        message = f"The game has moved on: it is at decision {table.ply}."
        raise NotNow("stale", message, view=view(table, caller))
    if table.status != "running":
        raise NotNow(table.status, "This game is over.", view=view(table, caller))


def undo(table: Table, caller: Caller, request: wire.Undo) -> Entries:
    """Takes back the caller's own decisions, until something hidden was revealed or somebody else had to decide."""
    game, seats = running(table, caller)
    check_moment(table, caller, stamp=request.stamp)
    goal = game.ply - 1 if request.ply is None else request.ply
    if request.ply is not None and request.ply >= game.ply:
        raise NotNow("barrier", f"There is nothing to take back after decision {request.ply}.")
    past = game.copy()
    seat = HOST
    while past.ply > goal:
        if past.barrier is not None:
            raise NotNow("barrier", BARRIERS[past.barrier], view=view(table, caller))
        assert past.last is not None
        seat = past.last.seat
        if seat not in seats:
            raise NotNow("barrier", "You can take back only your own decisions; you may ask the others.")
        past.undo()
    return [log.Undone(ply=goal, seat=seat, alone=True)]


BARRIERS = {
    "nothing": "There is nothing to take back.",
    "revealed": "Something hidden was revealed, so this cannot be taken back; you may ask the others.",
    "asked": "Someone else has had to decide since, so this cannot be taken back; you may ask the others.",
    "over": "The game is over.",
}


MAX_LOG_ENTRIES: Final = 20_000  # entries; a long game has a thousand
LIMIT_FOR_SEEN: Final = 10_000  # somebody who only has the table open must not fill the log
LIMIT_FOR_ASKING: Final = 21_000  # for agreeing on the end


def within_log_limit(table: Table, entries: Entries) -> Entries:
    """Refuses entries beyond the limit. Decisions and the end of the game are always possible: they are few."""
    if entries and table.version + len(entries) > _limit_for(entries[0]):
        raise NotNow("full-log", "The log of this table is full: you can only play on, leave or end the game.")
    return entries


def _limit_for(entry: Entry) -> float:
    match entry:
        case log.Decided() | log.Expired() | log.Left() | log.Aborted() | log.Rematched():
            return float("inf")
        case log.Answered() | log.Proposed(proposal="abort"):
            return LIMIT_FOR_ASKING
        case log.Seen():
            return LIMIT_FOR_SEEN
    return MAX_LOG_ENTRIES


def own_seat(table: Table, caller: Caller, seat: int | None) -> int:
    """A seat of the caller: this one, or the only one."""
    seats = table.seats_of(caller)
    if seat is not None and seat in seats:
        return seat
    if seat is not None or not seats:
        raise not_allowed(caller, "no-seat", "You do not hold this seat.")
    if len(seats) > 1:
        raise NotNow("which-seat", f"You hold several seats: say which one of {', '.join(map(str, seats))}.")
    return seats[0]


def link(table: Table, caller: Caller, seat: int, token: str) -> Entries:
    """A new link for one of the caller's seats, to open it in another browser; the one before becomes invalid."""
    return [log.Linked(seat=own_seat(table, caller, seat), key=hash_of(token))]


def revoke_link(table: Table, caller: Caller, seat: int) -> Entries:
    """The link of one of the caller's seats becomes invalid."""
    token = table.seats[own_seat(table, caller, seat)].token
    if token is None:
        return []
    _not_own(caller, token)
    return [log.Linked(seat=seat, key=None)]


def open_key(table: Table, holder: Caller, key: str, device: str = "") -> Entries:
    """Gives a browser's key everything a token holds."""
    held = [*table.seats_of(holder), *([HOST] if table.is_host(holder) else [])]
    return [
        log.Opened(seat=number, key=key, device=device)
        for number in held
        if key not in (table.host_keys if number == HOST else table.seats[number].keys)
    ]


def exchange_key(table: Table, before: str, after: str, device: str) -> Entries:
    """Moves everything that one browser holds to another one. Links that only it used before become invalid: the
    people at the first one may know them."""
    opened = open_key(table, Caller(before), after, device)
    seats = table.seats_of(Caller(before))
    links = [
        log.Linked(seat=seat, key=None)
        for seat in seats
        if table.seats[seat].token and {*table.seats[seat].keys} <= {before, after, table.seats[seat].token}
    ]
    return [*opened, *links, *close_key(table, before)]


def close_key(table: Table, browser: str) -> Entries:
    """A browser holds nothing any more."""
    held = [*table.seats_of(Caller(browser)), *([HOST] if browser in table.host_keys else [])]
    return [log.Closed(seat=seat, key=browser) for seat in held]


def end_key(table: Table, caller: Caller, handle: str) -> Entries:
    """A browser or link no longer holds the caller's seats, nor the host's rights if the caller has them."""
    own = table.seats_of(caller)
    hosts = table.host_keys if table.is_host(caller) else []
    every = {*hosts, *(key for seat in own for key in table.seats[seat].keys)}
    key = next((key for key in every if handle_of(table.id, key) == handle), None)
    if key is None:
        raise NotFound("no-key", "Nothing of that name holds one of your seats.")
    _not_own(caller, key)
    links = [log.Linked(seat=seat, key=None) for seat in own if table.seats[seat].token == key]
    held = [seat for seat in own if key in table.seats[seat].keys and table.seats[seat].token != key]
    if key in hosts and not links:
        held.append(HOST)
    return [*links, *(log.Closed(seat=seat, key=key) for seat in held)]


def _not_own(caller: Caller, key: str) -> None:
    if key == caller.key:
        raise NotNow("own-key", "You are using this one yourself. To give up the seat, leave it.")
