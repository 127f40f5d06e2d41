"""How a browser gets a seat: by a token, and with a new key each time."""

import asyncio
import re
import time
from typing import Final

from starlette.responses import RedirectResponse, Response

from kontor.server.api.context import KEY_BYTES, Context
from kontor.server.api.deps import AtTable, TableId, device_named, may_be_planted
from kontor.server.api.name_policy import check_welcome
from kontor.server.api.routing import AT_TABLE, Router
from kontor.server.commands import playing
from kontor.server.tables.entries import HOST
from kontor.server.tables.hub import LoadedTable
from kontor.server.tables.keys import Caller, hash_of, new_token
from kontor.server.tables.present import refuse_replaced
from kontor.server.tables.problems import NotIdentified
from kontor.wire import answers, requests

router = Router("/api/games/{table}", "seats")
KEY_RENEWAL_TIMEOUT_S: Final = 5.0  # for a browser to show the key that it got by another link
KEY_POLL_INTERVAL_S: Final = 0.1  # between two looks at that
REPLACED_KEY_DELAY_S: Final = 0.5  # until a browser that showed a replaced key is asked again
MAX_REPLACED_KEY_RETRIES: Final = 10  # times; a slow browser has got the answer with its present key by then


@router.post("/open", gives=answers.Opened, refusals=AT_TABLE, also={307: None})
async def open_seat(context: Context, table: TableId, wanted: requests.Open) -> answers.Opened | Response:
    """Gives this browser the seat of a token: the answer sets its cookie. A browser that holds seats already first gets
    a new cookie and is sent here again, to show that it has it; one whose cookie was just replaced is sent here again
    without."""
    seat = await claim_seat(context, table, wanted.token)
    return seat if isinstance(seat, Response) else answers.Opened(id=table, seat=seat)


async def held_by(context: Context, name: str, token: str) -> LoadedTable:
    """The table where a token holds something; refuses any other token. Nothing is changed."""
    holder = Caller(hash_of(token))
    context.services.bans.refuse_banned(holder.key)
    loaded = await context.services.hub.table(name)
    if not loaded.table.seats_of(holder) and not loaded.table.is_host(holder):
        refuse_replaced(loaded.table, holder)
        raise NotIdentified("token", "This link is no longer valid: ask for a new one.")
    context.services.bans.refuse_banned(*loaded.table.keys_of_caller(holder))
    return loaded


async def claim_seat(context: Context, name: str, token: str) -> int | Response:
    """Gives this browser everything the token holds, and returns the seat; or the answer by which it asks again.

    The browser gets a new key for it, because somebody else may know the old one: it may have been planted in the
    browser. If the browser holds other seats, the new key must not be lost on the way, or they would be lost with it:
    so the seat is given only to a browser that has shown its new key, and until then the old one stays valid. A key of
    a person without the secret of one of their devices is replaced at once; the secret gets their seats again.

    A browser may open two links at the same moment. One waits for the other; and a key that was replaced meanwhile is
    never answered with a cookie at once, which would overwrite the one that holds the seats.
    """
    context.limit("act")
    services, loaded = context.services, await held_by(context, name, token)
    holder = Caller(hash_of(token))
    seat = (loaded.table.seats_of(holder) or [HOST])[0]
    key, browser = context.cookie(), await context.browser()
    if key and browser is None and _times_again(context) < MAX_REPLACED_KEY_RETRIES:
        await asyncio.sleep(REPLACED_KEY_DELAY_S)
        return _ask_again(context, None)
    if browser and not playing.open_key(loaded.table, holder, browser):
        context.set_cookie(key)
        return seat  # it holds all that already
    if loaded.table.status == "lobby" and not loaded.table.is_host(holder):
        await check_welcome(services, loaded.table, browser)
    if browser and await may_be_planted(context, browser):
        browser = None
    if browser and (await services.store.tables_of(browser, 1) or await services.people.of_browser(browser)):
        purpose = hash_of(f"open {name} {token}")
        if not await services.store.claim_key(hash_of(key), purpose):
            return _ask_again(context, await new_key(context, purpose))
    else:
        key = new_token()
        browser = hash_of(key)
    here = AtTable(context, loaded, holder)
    await here.change(lambda table: playing.open_key(table, holder, browser, device_named(context)))
    context.set_cookie(key)
    return seat


async def new_key(context: Context, purpose: str, device: str | None = None) -> str | None:
    """A new key for a browser; None if the one it shows is replaced by another that it has got before."""
    context.limit_stored()
    context.count_stored(KEY_BYTES)
    store, shown, key = context.services.store, hash_of(context.cookie()), new_token()
    end = time.monotonic() + KEY_RENEWAL_TIMEOUT_S
    while True:
        patience = KEY_RENEWAL_TIMEOUT_S if time.monotonic() < end else 0.0
        renewal = await store.renew_key(shown, hash_of(key), purpose, time.time(), patience, device)
        if renewal != "busy":
            return key if renewal == "made" else None
        await asyncio.sleep(KEY_POLL_INTERVAL_S)


def _ask_again(context: Context, key: str | None) -> Response:
    """Sends a browser to the same address, with its new key or, a few times, with the one it has by then."""
    asked = "" if key else f"?again={_times_again(context) + 1}"
    if key:
        context.set_cookie(key)
    return RedirectResponse(f"{context.base}{context.path}{asked}", 307)


def _times_again(context: Context) -> int:
    """How often a browser was sent here with the key it has."""
    times = context.query_params.get("again", "")
    return int(times) if re.fullmatch("[0-9]{1,2}", times) else 0
