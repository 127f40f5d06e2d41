"""The caller as a person: who they are, by which name, on which device, and whom they do not want to meet; and leaving
no trace: the caller is deleted, with their name in all logs."""

import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from typing import Annotated, Final, NoReturn
from urllib.parse import urlsplit

import msgspec

from kontor.server.api.context import Context
from kontor.server.api.deps import (
    Identity,
    PersonActing,
    PersonReading,
    device_named,
    even_banned,
    may_be_planted,
    name_of,
)
from kontor.server.api.name_policy import check_names
from kontor.server.api.routing import AT_TABLE, Depends, Router
from kontor.server.api.seat_claim import new_key
from kontor.server.api.services import Services
from kontor.server.commands import people
from kontor.server.commands.making import readable
from kontor.server.notices.time_notices import is_zone
from kontor.server.store.base import Damaged
from kontor.server.store.channels import MAX_FAILURES, Channel
from kontor.server.store.people import MAX_DEVICES_PER_PERSON, Device, Name, Person
from kontor.server.store.restrictions import Restriction
from kontor.server.tables.hub import LoadedTable
from kontor.server.tables.keys import Caller, hash_of, new_token
from kontor.server.tables.names import may_be_owned, skeleton, spelling
from kontor.server.tables.problems import NotAllowed, NotFound, NotNow, Refused, TableDamaged, Unavailable
from kontor.server.tables.table import Table
from kontor.wire import copied, doc
from kontor.wire import people as wire
from kontor.words import ENGLISH, LANGUAGES

router = Router("/api/me", "me")
restrictions = Router("/api/me/restrictions", "me")
MAX_RESTRICTIONS: Final = 500  # of one person
AtTable = Annotated[str, doc("The id of a table", max_length=40)]
RestrictionPath = Annotated[str, doc("The `id` of a restriction", max_length=40)]


@router.post("", status=201, refusals=(409,))
async def introduce(context: Context, wanted: wire.Introduce) -> wire.Introduced:
    """Makes a new person of the user of this browser. The answer has the secret that proves the device. A browser that
    holds the seats of a person already, but has forgotten its secret, is another device of theirs."""
    context.limit("notice")
    me, secret = await become_known(context, wanted)
    return wire.Introduced(secret=secret, me=await shown(me))


@router.get("", refusals=(401,))
async def show(me: PersonReading) -> wire.Me:
    """What the server knows about the caller."""
    return await shown(me)


@router.put("/name", refusals=(401, 409))
async def choose_name(me: PersonActing, wanted: wire.ChooseName) -> wire.Me:
    """A name that is the caller's alone here, or none: nobody else sits down under it or one that looks like it."""
    name = (wanted.name or "").strip()
    if name:
        if not may_be_owned(readable(name)):
            raise NotNow("name-reserved", f"The name {name} is kept for bots and for players without a name.")
        await check_names(me.services, me.person.browser, [name])
        if skeleton(name) != skeleton(me.person.name):
            me.context.limit("name")
    chosen = Name(name, spelling(name), skeleton(name)) if name else None
    if not await me.services.people.rename(me.person.id, chosen, time.time()):
        raise NotNow("name-taken", f"The name {name} belongs to somebody else on this server.", facts={"name": name})
    return await shown(me._replace(person=me.person._replace(name=name)))


async def become_known(context: Context, wanted: wire.Introduce) -> tuple[Identity, str]:
    """The person whose seats this browser holds, or a new one, on a new device; and the secret of the device."""
    services = context.services
    secret, device = new_device(context)
    before, own, owner = await browser_here(context)
    if owner is not None:
        if not await services.people.add_device(owner.id, device):
            refuse_more()
        me = Identity(context, owner, device, owner.browser)
        await me.move_in(own)
        return me, secret
    if own and await services.store.tables_of(own, 1):
        # The browser gets a new key, because somebody else may know the one it has.
        renewed = await new_key(context, "", device.key)
        browser = own
    else:
        renewed = new_token()
        browser = hash_of(renewed)
    zone = wanted.zone if is_zone(wanted.zone) else "UTC"
    person = Person(secrets.token_hex(16), context.base, language_of(wanted.language), zone, None, browser)
    if renewed is None or not await services.people.add(person, device):
        raise NotNow("busy", "This browser has got a new key meanwhile: try again.")
    me = Identity(context, person, device, browser)
    if browser != before:
        await services.people.give_key(browser, person, device.key, device.made)
        if before:
            await me.move_seats(before)
    context.set_cookie(renewed)
    return me, secret


async def browser_here(context: Context) -> tuple[str | None, str | None, Person | None]:
    """The browser that the cookie proves, the same unless the cookie may be planted, and whose seats it holds."""
    before = await context.browser()
    own = before if before and not await may_be_planted(context, before) else None
    return before, own, await context.services.people.of_browser(own) if own else None


def new_device(context: Context) -> tuple[str, Device]:
    """The secret of a new device, and the device."""
    secret = new_token()
    return secret, Device(hash_of(secret), device_named(context), time.time())


def refuse_more() -> NoReturn:
    """Refuses more devices of one person than there is room for."""
    raise NotNow("too-many-devices", f"You already have {MAX_DEVICES_PER_PERSON} devices: remove one of them first.")


async def shown(me: Identity) -> wire.Me:
    """What the caller may see of themselves, and nobody else."""
    services, person = me.services, me.person
    return copied(
        wire.Me,
        person,
        here=me.browser == person.browser,
        quiet=person.quiet and wire.QuietHours(*person.quiet),
        ways=[_way(way) for way in await services.channels.of(person.id)],
        push=services.notices.carriers.vapid.public,
        mail=services.notices.carriers.mail is not None,
        notices=services.settings.notices,
        signs_in=await services.sign_ins.has(person.id),
        devices=[
            copied(wire.DeviceInfo, each, id=name_of("device", each.key), you=each.key == me.device.key)
            for each in await services.people.devices(person.id)
        ],
        passes=[copied(wire.PassInfo, each) for each in await services.passes.of(person.id, time.time())],
        restrictions=[
            copied(wire.RestrictionInfo, each, id=_restriction_id(each))
            for each in await services.restrictions.of(person.id)
        ],
    )


def language_of(wish: str) -> str:
    """A language that notices can have."""
    return wish if wish in LANGUAGES else ENGLISH


def _way(way: Channel) -> wire.WayInfo:
    facts = msgspec.json.decode(way.target)
    to = facts.get("address") or urlsplit(facts.get("url") or facts.get("endpoint")).hostname
    more = {"to": to, "form": facts.get("form"), "endpoint": facts.get("endpoint")}
    return copied(wire.WayInfo, way, **more, confirmed=not way.code, failing=way.failures >= MAX_FAILURES)


# Restrictions


@restrictions.post("", status=201, refusals=AT_TABLE)
async def restrict(me: PersonActing, wanted: wire.NewRestriction) -> wire.Me:
    """The caller does not want to read somebody (`mute`), or to have them at tables of their own (`block`)."""
    services, person = me.services, me.person
    table = (await services.hub.table(wanted.table)).table
    if wanted.seat >= len(table.seats):
        raise NotFound("no-seat", f"This table has no seat {wanted.seat}.")
    caller = Caller(person.browser)
    if not table.seats_of(caller) and not table.is_host(caller):
        raise NotAllowed("no-seat", "Only players at the table may mute or block somebody there.")
    others = _people_at(table, wanted.seat, person.browser)
    if not others and person.browser in table.seats[wanted.seat].keys:
        raise NotNow("yourself", "This is your own seat.")
    if not others:
        raise NotNow("nobody", "Nobody sits here who could be muted or blocked.")
    if len(await services.restrictions.of(person.id)) >= MAX_RESTRICTIONS:
        message = f"You already mute or block {MAX_RESTRICTIONS} people: end one of these first."
        raise NotNow("too-many-restrictions", message)
    name = table.seats[wanted.seat].name
    for other in others:
        await services.restrictions.add(person.id, Restriction(other, wanted.kind, name, time.time()))
    return await shown(me)


@restrictions.delete("/{restriction}", refusals=(401, 404))
async def lift(me: PersonActing, restriction: RestrictionPath) -> wire.Me:
    """The caller no longer mutes or blocks somebody."""
    found = await me.services.restrictions.of(me.person.id)
    other = next((each for each in found if _restriction_id(each) == restriction), None)
    if other is None:
        raise NotFound("no-restriction", "You have no restriction of that id.")
    await me.services.restrictions.lift(me.person.id, other)
    return await shown(me)


@restrictions.get("", refusals=(401, 404))
async def restrictions_at_table(me: PersonReading, table: AtTable) -> wire.RestrictionsAtTable:
    """Which seats of a table belong to people whom the caller mutes or blocks."""
    seats = (await me.services.hub.table(table)).table.seats
    found = await me.services.restrictions.of(me.person.id)
    seats_meant = [
        copied(wire.SeatRestriction, each, id=_restriction_id(each), seat=number)
        for each in found
        for number, seat in enumerate(seats)
        if each.browser in seat.keys
    ]
    return wire.RestrictionsAtTable(restrictions=seats_meant)


def _people_at(table: Table, seat: int, own: str) -> list[str]:
    """The browsers of the player at a seat, without the caller's. A browser that holds several seats, because the
    table was made there, belongs to the player at the first of them."""
    found = table.seats[seat]
    return [key for key in found.keys if key not in (found.token, own) and table.seats_of(Caller(key))[0] == seat]


def _restriction_id(restriction: Restriction) -> str:
    """The name of a restriction in the list of the person who made it."""
    return name_of("restrictions", f"{restriction.kind} {restriction.browser}")


@router.delete("", refusals=(401,))
async def delete(me: Annotated[Identity, Depends(even_banned, "act")]) -> None:
    """Deletes the caller: devices, passes, name, notices, addresses, and whom they mute or block. Bots play on at their
    seats. In all logs they have no name and said nothing."""
    services, person = me.services, me.person
    browsers = known = await services.people.browsers(person.id)
    while known:  # until no other device gave them another browser meanwhile
        browsers = known
        await forget_everywhere(services, browsers)
        if await services.people.delete(person.id, len(browsers)):
            break
        known = await services.people.browsers(person.id)
    await forget_everywhere(services, browsers)  # another device may have sat down somewhere meanwhile
    await services.store.scrub()
    me.context.set_cookie("", seconds=0)


async def forget_everywhere(services: Services, browsers: Collection[str]) -> None:
    """All tables forget who has or had these browsers. If one cannot do so now, this fails after all others did."""
    failed: Refused | None = None
    for name in await services.store.tables_of_browsers(browsers):
        try:
            await forget_at(services, await services.hub.table(name), browsers)
        except Damaged:  # nobody can read it any more
            continue
        except Refused as refused:
            if isinstance(refused, TableDamaged | Unavailable):  # tried again, the rest is deleted, too
                failed = failed or refused
    if failed is not None:
        raise failed


async def forget_at(services: Services, loaded: LoadedTable, browsers: Collection[str]) -> None:
    """A table forgets a person. What lies beside its log comes last: until then it is found when this is repeated."""
    await services.hub.change(loaded, lambda table: people.delete_person(table, browsers))
    await services.filing.club.take_out(loaded.table.id)
    if True in loaded.table.shared:
        with suppress(NotFound):  # it is just being made, and forgets them afterwards
            await forget_copy(services, loaded.table, loaded.table.shared[True])
    await services.hub.delete_private(loaded)


async def forget_copy(services: Services, original: Table, copy: str) -> None:
    """The copy of a finished game for others to look at forgets whom the original has forgotten."""
    gone = [number for number, seat in enumerate(original.seats) if original.occupants[seat.occupant].is_forgotten]
    loaded = await services.hub.table(copy)
    await services.hub.change(loaded, lambda table: people.forget_occupants(table, gone))
    await services.hub.delete_private(loaded)
