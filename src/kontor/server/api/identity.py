"""The caller as a person: whose device a request comes from, and how a device comes to be one of a person's. It gets a
key for the browser that holds the person's seats."""

import hashlib
import time
from typing import Annotated, Final, NamedTuple

from kontor.server import commands
from kontor.server.api.routing import Depends
from kontor.server.api.services import Services
from kontor.server.api.visit import Visit
from kontor.server.store import Damaged, Deleted
from kontor.server.store.base import NO_LIMIT
from kontor.server.store.people import Device, Person
from kontor.server.store.restrictions import Restriction
from kontor.server.tables.hub import Command
from kontor.server.tables.keys import COOKIE, Caller, hash_of, new_token
from kontor.server.tables.problems import NotIdentified, Refused

DEVICE_HEADER: Final = "x-kontor-device"
BROWSER_NAMES: Final = {  # by what they call themselves, and most call themselves Safari too
    "Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome", "CriOS": "Chrome",
    "Safari": "Safari",
}  # fmt: skip
SYSTEM_NAMES: Final = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def unknown_device() -> Refused:
    """For a device that nobody has, or that nobody has any more."""
    return NotIdentified("device", "This device is not known here.")


class Identity(NamedTuple):
    """A caller who is known by the secret of a device."""

    visit: Visit
    person: Person
    device: Device
    browser: str | None  # that the cookie proves: the person's, if all is well

    @property
    def services(self) -> Services:
        return self.visit.services


async def identify(visit: Visit) -> Identity | None:
    """The person of the device that a request comes from, if it shows one."""
    secret = visit.headers.get(DEVICE_HEADER)
    found = await visit.services.people.find(hash_of(secret)) if secret else None
    if found is None:
        return None
    visit.services.bans.refuse(found[0].browser)
    return Identity(visit, *found, await visit.browser())


async def _known(visit: Visit) -> Identity:
    """The person, who must be known."""
    found = await identify(visit)
    if found is None:
        raise unknown_device()
    return found


PersonReading = Annotated[Identity, Depends(_known, "read")]
PersonActing = Annotated[Identity, Depends(_known, "act")]
PersonNotifying = Annotated[Identity, Depends(_known, "notice")]  # something may be sent to somebody


async def may_be_planted(visit: Visit, browser: str) -> bool:
    """Whether somebody else may have put their own cookie into this browser, to get whatever it gains: those of a
    person are good on all their devices, so without the secret of one they prove nothing. Browsers take a cookie with
    the prefix from nobody but the server."""
    if visit.cookie_name() != COOKIE or (owner := await visit.services.people.of_browser(browser)) is None:
        return False
    found = await identify(visit)
    return found is None or found.person.id != owner.id


def name_of(thing: str, key: str) -> str:
    """What something of a person is called in lists. It proves nothing."""
    return hashlib.sha256(f"{thing} {key}".encode()).hexdigest()[:16]


def restriction_id(restriction: Restriction) -> str:
    """What a restriction is called in the list of whoever made it."""
    return name_of("restrictions", f"{restriction.kind} {restriction.browser}")


# Devices and their browsers


def device_named(visit: Visit) -> str:
    """The kind of a browser in few words, for its owner's list: `Firefox, Android`. Nothing else of it is kept."""
    agent = visit.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSER_NAMES.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEM_NAMES.items() if mark in agent), "")
    return ", ".join(part for part in (browser, system) if part)


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
