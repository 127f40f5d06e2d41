"""How a device comes to be one of a person's: it gets a key for the browser that holds the person's seats."""

import time

from starlette.requests import Request

from kontor.server import commands
from kontor.server.api.seat_claim import device_of
from kontor.server.api.services import Services
from kontor.server.store import Damaged, Deleted
from kontor.server.store.base import NO_LIMIT
from kontor.server.store.people import Device, Person
from kontor.server.tables.hub import Command
from kontor.server.tables.keys import Caller, hash_of, new_token
from kontor.server.tables.problems import Refused


def device_named(request: Request) -> str:
    """What a device is called in the list of its owner."""
    return device_of(request.headers.get("user-agent", ""))


async def move_in(services: Services, before: str | None, person: Person, device: Device) -> str:
    """A key of its person for a device, to be kept in its cookie; and the person has the seats that its browser held
    until now."""
    key = new_token()
    await services.people.give_key(hash_of(key), person, device.key, time.time())
    if before and before != person.browser:
        await move_seats(services, before, person, device)
    return key


async def exchange_browser(services: Services, person: Person, device: Device) -> Person:
    """Another browser holds the person's seats from now on. Connections of devices that are no longer theirs end, in
    every process, because the browser by which they play holds nothing any more; the others connect again."""
    after = person._replace(browser=hash_of(new_token()))
    while not await services.people.exchange_browser(person, after.browser):
        if (found := await services.people.find(device.key)) is None:
            raise Deleted
        person = found[0]  # another device of theirs was faster
    await _change_all(
        services,
        person.browser,
        lambda table: commands.exchange_key(table, person.browser, after.browser, device.name),
    )
    return after


async def move_seats(services: Services, before: str, person: Person, device: Device) -> None:
    """The seats of a browser are a person's, too, and so are names that it left elsewhere."""
    await services.people.had(person.id, before)
    await _change_all(
        services, before, lambda table: commands.open_key(table, Caller(before), person.browser, device.name)
    )


async def close_seats(services: Services, browser: str) -> None:
    """A browser holds nothing any more: what it held is its person's, by another one."""
    await _change_all(services, browser, lambda table: commands.close_key(table, browser))


async def _change_all(services: Services, browser: str, command: Command) -> None:
    """Changes all tables at which a browser holds something."""
    for listed in await services.store.tables_of(browser, NO_LIMIT):
        try:
            await services.hub.change(await services.hub.table(listed.table), command)
        except (Damaged, Refused):  # nobody can play there
            continue
