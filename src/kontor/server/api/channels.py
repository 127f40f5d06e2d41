"""The notification channels of the caller, which the API calls ways."""

import secrets
import time
from typing import Annotated, Final, NoReturn

import msgspec

from kontor.server.api.context import limit_by
from kontor.server.api.deps import Identity, PersonActing, PersonNotifying
from kontor.server.api.me import language_of, shown
from kontor.server.api.routing import Router
from kontor.server.api.services import Services
from kontor.server.config.values import MAIL_ADDRESS
from kontor.server.notices import push
from kontor.server.notices.outside import Unreachable
from kontor.server.notices.time_notices import is_zone
from kontor.server.store.channels import MAX_CHANNELS_PER_PERSON, Channel
from kontor.server.store.people import Quiet
from kontor.server.tables.keys import hash_of, new_code
from kontor.server.tables.problems import Invalid, NotAllowed, NotFound, NotNow
from kontor.wire import doc
from kontor.wire import people as wire
from kontor.words import say

router = Router("/api/me", "me")
MAX_CODE_TRIES: Final = 5  # wrong codes
WayPath = Annotated[str, doc("The `id` of a way", max_length=40)]


@router.put("/notices", refusals=(401,))
async def choose(me: PersonActing, wanted: wire.ChooseNotices) -> wire.Me:
    """Language, time zone and quiet hours of the notices."""
    if not is_zone(wanted.zone):
        raise Invalid("zone", "This time zone is not known here.")
    quiet = Quiet(wanted.quiet.since, wanted.quiet.until) if wanted.quiet else None
    language = language_of(wanted.language)
    person = me.person._replace(site=me.context.base, language=language, zone=wanted.zone, quiet=quiet)
    await me.services.people.choose(person)
    return await shown(me._replace(person=person))


@router.post("/ways", status=201, refusals=(401, 409))
async def add_way(me: PersonNotifying, wanted: wire.AddWay) -> wire.Me:
    """A new channel for notifications. Mail is sent only once the code that comes by mail was shown."""
    services = me.services
    if not services.settings.notices:
        raise NotNow("no-notices", "This server sends no notices.")
    if len(await services.channels.of(me.person.id)) >= MAX_CHANNELS_PER_PERSON:
        _refuse_more()
    _check(services, wanted.way)
    kind, target = str(wanted.way.__struct_config__.tag), msgspec.json.encode(wanted.way).decode()
    way = Channel(secrets.token_hex(16), me.person.id, kind, target, "", 0, 0, time.time())
    if isinstance(wanted.way, wire.NewMail):
        code = new_code()
        way = way._replace(code=hash_of(code))
        me.context.slot.end()  # nobody at the same address waits for a server of mail
        await _send_code(me, way, wanted.way.address, code)
    if not await services.channels.add(way):
        _refuse_more()
    return await shown(me)


def _refuse_more() -> NoReturn:
    raise NotNow("too-many-ways", f"You already have {MAX_CHANNELS_PER_PERSON} ways to be told: end one of them first.")


@router.post("/ways/{way}/confirm", refusals=(401, 403, 404))
async def confirm_way(me: PersonNotifying, way: WayPath, wanted: wire.ConfirmWay) -> wire.Me:
    """Shows the code that was sent to a mail address."""
    channel = await _own(me, way)
    code = wanted.code.strip().lower().replace(" ", "").replace("-", "")
    if channel.code and not await me.services.channels.confirm(channel.id, hash_of(code), MAX_CODE_TRIES):
        raise NotAllowed("code", "This is not the code that was sent, or it was mistyped too often.")
    return await shown(me)


@router.post("/ways/{way}/try", refusals=(401, 404, 409))
async def try_way(me: PersonNotifying, way: WayPath) -> wire.Tried:
    """Sends something at once, and says whether it arrived."""
    channel = await _own(me, way)
    if channel.code:
        raise NotNow("not-confirmed", "Show the code that was sent to this address first.")
    me.context.slot.end()  # the receiver may take seconds to answer
    why = await me.services.notices.try_channel(me.person, channel)
    return wire.Tried(arrived=why is None, why=why)


@router.delete("/ways/{way}", refusals=(401, 404))
async def drop_way(me: PersonActing, way: WayPath) -> wire.Me:
    """Deletes a channel. Nothing of it is kept."""
    await me.services.channels.drop((await _own(me, way)).id)
    return await shown(me)


async def _own(me: Identity, way: str) -> Channel:
    found = next((each for each in await me.services.channels.of(me.person.id) if each.id == way), None)
    if found is None:
        raise NotFound("no-way", "You are not told by this way.")
    return found


def _check(services: Services, wanted: wire.NewWay) -> None:
    """Refuses what nothing can be sent to."""
    outside = services.notices.carriers.outside
    try:
        match wanted:
            case wire.NewPush():
                outside.check(wanted.endpoint)
                push.subscription(wanted.endpoint, wanted.key, wanted.secret)
            case wire.NewWebhook():
                outside.check(wanted.url)
            case wire.NewMail() if services.notices.carriers.mail is None:
                raise NotNow("no-mail", "This server sends no mail.")
            case wire.NewMail() if not MAIL_ADDRESS.fullmatch(wanted.address):
                raise ValueError("it is no mail address")
    except (Unreachable, ValueError) as wrong:
        raise Invalid("address", f"Nothing can be sent to this address: {wrong}.") from None


def mailbox(address: str) -> str:
    """What many addresses have in common that lead to one mailbox: large providers ignore dots and what follows a +."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


async def _send_code(me: Identity, way: Channel, address: str, code: str) -> None:
    """Asks the owner of a mailbox whether they want this."""
    limit_by(me.services, "mailbox_code", mailbox(address))
    limit_by(me.services, "mail_total", "everybody")
    subject, text = (say(f"notice-mail-code-{part}", {"code": code}, me.person.language) for part in ("head", "text"))
    try:
        await me.services.notices.carriers.send_mail(me.person, way, subject, f"{text}\n")
    except Unreachable as wrong:
        raise Invalid("address", f"Nothing can be sent to this address: {wrong}.") from None
