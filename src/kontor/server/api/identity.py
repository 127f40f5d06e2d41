"""The caller as a person: whose device a request comes from."""

import hashlib
from typing import Annotated, Any, Final, NamedTuple

from starlette.requests import Request

from kontor.server.api.deps import browser_of, cookie_of, limit, refuse_banned
from kontor.server.api.routing import Depends
from kontor.server.api.services import Services
from kontor.server.gateway.limits import Kind
from kontor.server.store.people import Device, Person
from kontor.server.store.restrictions import Restriction
from kontor.server.tables.keys import COOKIE, Caller, hash_of
from kontor.server.tables.problems import NotIdentified, Refused

DEVICE_HEADER: Final = "x-kontor-device"


def unknown_device() -> Refused:
    """For a device that nobody has, or that nobody has any more."""
    return NotIdentified("device", "This device is not known here.")


class Identity(NamedTuple):
    """A caller who is known by the secret of a device."""

    services: Services
    person: Person
    device: Device
    browser: str | None  # that the cookie proves: the person's, if all is well


async def identify(services: Services, request: Request) -> Identity | None:
    """The person of the device that a request comes from, if it shows one."""
    secret = request.headers.get(DEVICE_HEADER)
    found = await services.people.find(hash_of(secret)) if secret else None
    if found is None:
        return None
    refuse_banned(services, Caller(found[0].browser))
    return Identity(services, *found, await browser_of(request))


async def may_be_planted(services: Services, request: Request, browser: str) -> bool:
    """Whether somebody else may have put their own cookie into this browser, to get whatever it gains: those of a
    person are good on all their devices, so without the secret of one they prove nothing. Browsers take a cookie with
    the prefix from nobody but the server."""
    if cookie_of(services) != COOKIE or (owner := await services.people.of_browser(browser)) is None:
        return False
    found = await identify(services, request)
    return found is None or found.person.id != owner.id


def _limited(kind: Kind) -> Any:
    """A dependency that returns the person, within the limit for this kind of request."""

    async def enter(services: Services, request: Request) -> Identity:
        limit(services, request, kind)
        found = await identify(services, request)
        if found is None:
            raise unknown_device()
        return found

    return Depends(enter)


PersonReading = Annotated[Identity, _limited("read")]
PersonActing = Annotated[Identity, _limited("act")]
PersonNotifying = Annotated[Identity, _limited("notice")]  # something may be sent to somebody


def name_of(thing: str, key: str) -> str:
    """What something of a person is called in lists. It proves nothing."""
    return hashlib.sha256(f"{thing} {key}".encode()).hexdigest()[:16]


def restriction_id(restriction: Restriction) -> str:
    """What a restriction is called in the list of whoever made it."""
    return name_of("restrictions", f"{restriction.kind} {restriction.browser}")
