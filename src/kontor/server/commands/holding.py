"""What proves a seat: its link, the browsers that opened it, and how to end them."""

from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entries
from kontor.server.tables.keys import Caller, handle_of, hash_of
from kontor.server.tables.problems import NotFound, NotNow, not_allowed
from kontor.server.tables.table import Table


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
