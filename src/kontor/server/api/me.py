"""The caller as a person: a device that is known, and how they are told about their games."""

import secrets
import time
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from kontor.server.api.deps import Server, answer, body, browser_of, limit, limit_by
from kontor.server.api.describe import call
from kontor.server.api.links import base
from kontor.server.api.opening import device_of, set_cookie
from kontor.server.api.services import Services
from kontor.server.config.flags import ADDRESS
from kontor.server.gateway.limits import Kind
from kontor.server.notices import push
from kontor.server.notices.carriers import MailTarget, PushTarget, WebhookTarget
from kontor.server.notices.outside import Unreachable
from kontor.server.notices.quiet import is_zone
from kontor.server.store.people import OFF, Device, Person, Quiet, Way
from kontor.server.tables.keys import hash_of, new_code, new_token
from kontor.server.tables.problems import refuse
from kontor.server.wire import people as wire
from kontor.words import ENGLISH, LANGUAGES, say

router = APIRouter(prefix="/api/me", tags=["me"])
HEADER: Final = "x-kontor-device"
WAYS: Final = 10  # of one person
TRIES: Final = 5  # wrong codes
WayPath = Annotated[str, Path(alias="way", description="The `id` of a way", max_length=40)]


class Known(NamedTuple):
    """A caller who is known by the secret of a device."""

    services: Services
    person: Person
    device: Device


async def _known(services: Services, request: Request) -> Known:
    """The person of the device that a request comes from. The seats of its browser are theirs."""
    secret = request.headers.get(HEADER)
    found = await services.people.find(hash_of(secret)) if secret else None
    if found is None:
        refuse(401, "device", "This device is not known here.")
    person, device = found
    browser = await browser_of(request)
    if browser is not None and browser != device.browser:
        await services.people.bind(device.key, browser)
        device = device._replace(browser=browser)
    return Known(services, person, device)


def _limited(kind: Kind) -> Any:
    """A dependency that returns the person, within the limit for this kind of request."""

    async def enter(services: Server, request: Request) -> Known:
        limit(services, request, kind)
        return await _known(services, request)

    return Depends(enter)


Reading = Annotated[Known, _limited("read")]
Choosing = Annotated[Known, _limited("act")]
Telling = Annotated[Known, _limited("notice")]  # something may be sent to somebody


@router.post("", **call(wire.Introduced, takes=wire.Introduce, status=201))
async def introduce(
    services: Server, request: Request, wanted: Annotated[wire.Introduce, body(wire.Introduce)]
) -> Response:
    """Makes a new person of whoever uses this browser. The answer has the secret that proves the device."""
    limit(services, request, "notice")
    secret = new_token()
    name = device_of(request.headers.get("user-agent", ""))
    key = new_token()
    browser = await browser_of(request)
    held = browser is not None and bool(await services.store.tables_of(browser, 1))
    device = Device(hash_of(secret), browser if browser and held else hash_of(key), name, time.time())
    zone = wanted.zone if is_zone(wanted.zone) else "UTC"
    person = Person(secrets.token_hex(16), base(services, request), _language(wanted.language), zone, None)
    await services.people.add(person, device)
    await services.people.bind(device.key, device.browser)
    response = answer(wire.Introduced(secret=secret, me=await _me(Known(services, person, device))), 201)
    if not held:  # a browser without seats has no key yet that anybody would know it by
        set_cookie(services, response, key)
    return response


@router.get("", **call(wire.Me, refusals=(401,)))
async def show(me: Reading) -> Response:
    """What the server knows about the caller."""
    return answer(await _me(me))


@router.put("/notices", **call(wire.Me, takes=wire.ChooseNotices, refusals=(401,)))
async def choose(
    me: Choosing, request: Request, wanted: Annotated[wire.ChooseNotices, body(wire.ChooseNotices)]
) -> Response:
    """Language, time zone and quiet hours of the notices."""
    if not is_zone(wanted.zone):
        refuse(422, "zone", "This time zone is not known here.")
    quiet = Quiet(wanted.quiet.since, wanted.quiet.until) if wanted.quiet else None
    site = base(me.services, request)
    person = me.person._replace(site=site, language=_language(wanted.language), zone=wanted.zone, quiet=quiet)
    await me.services.people.choose(person)
    return answer(await _me(me._replace(person=person)))


@router.post("/ways", **call(wire.Me, takes=wire.AddWay, status=201, refusals=(401, 409)))
async def add_way(me: Telling, wanted: Annotated[wire.AddWay, body(wire.AddWay)]) -> Response:
    """A new way to be told. Mail is sent only once the code that comes by mail was shown."""
    services = me.services
    if not services.settings.notices:
        refuse(409, "no-notices", "This server sends no notices.")
    if len(await services.people.ways(me.person.id)) >= WAYS:
        refuse(409, "too-many-ways", f"You already have {WAYS} ways to be told: end one of them first.")
    code = new_code()
    target = _target(services, wanted.way)
    hashed = hash_of(code) if isinstance(target, MailTarget) else ""
    facts = (type(wanted.way).__struct_config__.tag, msgspec.json.encode(target).decode(), hashed, 0, 0, time.time())
    way = Way(secrets.token_hex(16), me.person.id, *facts)  # type: ignore[arg-type]
    if isinstance(target, MailTarget):
        await _send_code(me, way, code)
    await services.people.add_way(way)
    return answer(await _me(me), 201)


@router.post("/ways/{way}/confirm", **call(wire.Me, takes=wire.ConfirmWay, refusals=(401, 403, 404)))
async def confirm_way(
    me: Telling, name: WayPath, wanted: Annotated[wire.ConfirmWay, body(wire.ConfirmWay)]
) -> Response:
    """Shows the code that was sent to a mail address."""
    way = await _own(me, name)
    code = wanted.code.strip().lower().replace(" ", "").replace("-", "")
    if way.code and not await me.services.people.confirm_way(way.id, hash_of(code), TRIES):
        refuse(403, "code", "This is not the code that was sent, or it was mistyped too often.")
    return answer(await _me(me))


@router.post("/ways/{way}/try", **call(wire.Tried, refusals=(401, 404, 409)))
async def try_way(me: Telling, name: WayPath) -> Response:
    """Sends something at once, and says whether it arrived."""
    way = await _own(me, name)
    if way.code:
        refuse(409, "not-confirmed", "Show the code that was sent to this address first.")
    why = await me.services.notices.try_way(me.person, way)
    return answer(wire.Tried(arrived=why is None, why=why))


@router.delete("/ways/{way}", **call(wire.Me, refusals=(401, 404)))
async def drop_way(me: Choosing, name: WayPath) -> Response:
    """Ends a way to be told. Nothing of it is kept."""
    await me.services.people.drop_way((await _own(me, name)).id)
    return answer(await _me(me))


async def _own(me: Known, name: str) -> Way:
    way = next((way for way in await me.services.people.ways(me.person.id) if way.id == name), None)
    if way is None:
        refuse(404, "no-way", "You are not told by this way.")
    return way


def _language(wish: str) -> str:
    return wish if wish in LANGUAGES else ENGLISH


def _target(services: Services, wanted: wire.NewWay) -> PushTarget | WebhookTarget | MailTarget:
    """Where to send to, if that is possible at all."""
    try:
        match wanted:
            case wire.NewPush():
                services.notices.carriers.outside.check(wanted.endpoint)
                push.subscription(wanted.endpoint, wanted.key, wanted.secret)
                return PushTarget(wanted.endpoint, wanted.key, wanted.secret)
            case wire.NewWebhook():
                services.notices.carriers.outside.check(wanted.url)
                return WebhookTarget(wanted.url, wanted.form)
            case wire.NewMail():
                if services.notices.carriers.mail is None:
                    refuse(409, "no-mail", "This server sends no mail.")
                if not ADDRESS.fullmatch(wanted.address):
                    raise ValueError("it is no mail address")
                return MailTarget(wanted.address)
    except (Unreachable, ValueError) as wrong:
        refuse(422, "address", f"Nothing can be sent to this address: {wrong}.")


async def _send_code(me: Known, way: Way, code: str) -> None:
    """Asks the owner of a mailbox whether they want this."""
    address = msgspec.json.decode(way.target, type=MailTarget).address
    limit_by(me.services, "mail", address.lower())
    subject, text = (say(f"notice-mail-code-{part}", {"code": code}, me.person.language) for part in ("head", "text"))
    try:
        await me.services.notices.carriers.send_mail(me.person, way, subject, f"{text}\n")
    except Unreachable as wrong:
        refuse(422, "address", f"Nothing can be sent to this address: {wrong}.")


async def _me(me: Known) -> wire.Me:
    services, person = me.services, me.person
    return wire.Me(
        language=person.language,
        zone=person.zone,
        quiet=wire.QuietHours(since=person.quiet.since, until=person.quiet.until) if person.quiet else None,
        ways=[_shown(way) for way in await services.people.ways(person.id)],
        push=services.notices.carriers.vapid.public,
        mail=services.notices.carriers.mail is not None,
        notices=services.settings.notices,
    )


def _shown(way: Way) -> wire.WayInfo:
    facts = msgspec.json.decode(way.target)
    to = facts.get("address") or urlsplit(facts.get("url") or facts.get("endpoint")).hostname
    return wire.WayInfo(
        id=way.id,
        kind=way.kind,  # type: ignore[arg-type]  # one of those that NewWay knows
        to=to,
        form=facts.get("form"),
        confirmed=not way.code,
        failing=way.failures >= OFF,
        endpoint=facts.get("endpoint"),
        made=way.made,
    )
