"""The devices of a person, and how another one becomes theirs: by a pass, or by signing in with an OpenID Connect
provider, if the operator has chosen one. That does what a pass does; nothing depends on it."""

import time
from hmac import compare_digest
from typing import Annotated, Final
from urllib.parse import urlsplit

from kontor.server.api.context import Context
from kontor.server.api.deps import DEVICE_HEADER, Identity, PersonActing, identify, name_of
from kontor.server.api.me import become_known, browser_here, new_device, refuse_more, shown
from kontor.server.api.provider import Provider, SignInFlow
from kontor.server.api.routing import Router
from kontor.server.store.people import Person
from kontor.server.store.sign_ins import Pass, PendingSignIn
from kontor.server.tables.keys import hash_of, new_token, new_words, same_words
from kontor.server.tables.problems import Invalid, NotAllowed, NotFound, NotNow, Refused
from kontor.wire import doc
from kontor.wire import people as wire

router = Router("/api/me", "me")
PASS_LINK_VALID_S: Final = 600.0  # for which a link is good
PASS_REFUSED: Final = "This is no longer good, or it never was: make a new one on your other device."
DevicePath = Annotated[str, doc("The `id` of a device", max_length=40)]
KindPath = Annotated[wire.PassKind, doc("The `kind` of a pass")]


@router.post("/passes", status=201, refusals=(401, 409))
async def make_pass(me: PersonActing, wanted: wire.MakePass) -> wire.NewPass:
    """A pass that makes another device one of the caller's: a link that is good once and for ten minutes, or a file or
    words that are good until they are ended. It takes the place of the one before of its kind, and is shown once."""
    if me.browser != me.person.browser:
        raise NotNow("not-here", "This browser has not got your seats yet: POST /api/me/browser first.")
    secret = new_words() if wanted.kind == "words" else new_token()
    until = time.time() + PASS_LINK_VALID_S if wanted.kind == "link" else None
    await me.services.passes.add(me.person.id, Pass(hash_of(secret), wanted.kind, time.time(), until))
    # What stands after # stays in the browser: a messenger that looks at the link beforehand spends nothing.
    link = f"{me.context.base}/me#{secret}" if wanted.kind == "link" else None
    return wire.NewPass(secret=secret, link=link, until=until, me=await shown(me))


@router.delete("/passes/{kind}", refusals=(401,))
async def end_pass(me: PersonActing, kind: KindPath) -> wire.Me:
    """A pass is no longer good."""
    await me.services.passes.drop(me.person.id, kind)
    return await shown(me)


@router.post("/devices", status=201, refusals=(403, 409))
async def add_device(context: Context, wanted: wire.ShowPass) -> wire.Introduced:
    """Shows a pass: this device is its person's from now on. A browser that has seats or a person of its own hands them
    over, which must be meant: a link may come from somebody who wants them."""
    context.limit("notice")
    services = context.services
    text = wanted.secret.strip()
    words = same_words(text)
    if words is None and len(text.split()) > 1:
        raise Invalid("words", "These words cannot be right: one of them is mistyped, missing or in the wrong place.")
    key = hash_of(words or text)
    person = await services.passes.look_at(key, time.time())
    if person is None:
        raise NotAllowed("pass", PASS_REFUSED)
    services.bans.refuse_banned(person.browser)
    before, browser = await identify(context), await context.browser()
    await require_confirmation(context, person, before, browser, bring=wanted.bring)
    secret, device = new_device(context)
    if not await services.passes.spend(person.id, key, device):
        if await services.passes.look_at(key, time.time()) is None:  # somebody else was faster
            raise NotAllowed("pass", PASS_REFUSED)
        refuse_more()
    return await enter(Identity(context, person, device, person.browser), secret, before, browser)


async def require_confirmation(
    context: Context, person: Person, before: Identity | None, browser: str | None, *, bring: bool
) -> None:
    """Refuses a browser that would hand over seats or a person of its own without knowing."""
    is_new = before is None and not (browser and await context.services.store.tables_of(browser, 1))
    if browser != person.browser and not is_new and not bring:
        message = (
            "This browser has seats or a person of its own, which would be handed over: say `bring` if that is meant."
        )
        raise NotNow("bring", message, facts={"name": person.name})


async def enter(me: Identity, secret: str, before: Identity | None, browser: str | None) -> wire.Introduced:
    """A new device of a person begins, with what its browser had, and the person it was before."""
    await me.move_in(browser)
    if before is not None and before.person.id != me.person.id:
        await _leave(before, me)
    return wire.Introduced(secret=secret, me=await shown(me))


async def _leave(before: Identity, me: Identity) -> None:
    """The device was somebody else's. If it was their only one, they are the person now, with all their seats: those
    of their own browser, too, which the cookie need not have proved."""
    services, gone = before.services, before.person
    people = services.people
    await people.drop_device(before.device.key, time.time())
    if not await _has_way_back(before) and not await people.devices(gone.id):
        await me.move_seats(gone.browser)
        await before.close_seats()
        await people.join(gone, me.person)


async def _has_way_back(me: Identity) -> bool:
    """Whether a person can come back without any of their devices."""
    return bool(await me.services.passes.of(me.person.id, time.time())) or await me.services.sign_ins.has(me.person.id)


@router.post("/browser", refusals=(401,))
async def complete_link(me: PersonActing) -> wire.Me:
    """Gives this browser the seats of its person, where its cookie proves something else or nothing."""
    if me.browser != me.person.browser:
        await me.move_in(me.browser)
    return await shown(me._replace(browser=me.person.browser))


@router.delete("/devices/{device}", refusals=(401, 404, 409))
async def drop_device(me: PersonActing, device: DevicePath) -> wire.Me:
    """A device is no longer the caller's: it is not known here any more, and its browser holds no seat of theirs. If it
    is another one than this, what it may know besides is no longer good: passes, the sign-in, and links to seats that
    nobody else has opened."""
    devices = await me.services.people.devices(me.person.id)
    gone = next((each for each in devices if name_of("device", each.key) == device), None)
    if gone is None:
        raise NotFound("no-device", "You have no such device.")
    is_own = gone.key == me.device.key
    if is_own and len(devices) == 1 and not await _has_way_back(me):
        raise NotNow("own-device", "This is your only device: make a file or words first, by which you can come back.")
    await me.services.people.drop_device(gone.key, time.time())
    if not is_own:
        return await shown(await me.exchange_browser())
    if me.browser == me.person.browser:
        me.context.set_cookie("", seconds=0)
    return await shown(me)


sign_in = Router("/api/me/sign-in", "me")
SIGN_IN_COOKIE: Final = "kontor-sign-in"
SIGN_IN_TIMEOUT_S: Final = 600  # for which the provider may take its time
RETURN_PATH: Final = "/me"  # the page to which it sends browsers back, which finishes the sign-in
SIGN_IN_OVER: Final = "This sign-in is over, or it was begun in another browser: begin again."


@sign_in.get("", stored=False)
async def show(context: Context) -> wire.SignIn:
    """The provider with which people may sign in here."""
    settings = context.services.settings
    host = urlsplit(settings.oidc_issuer).hostname
    return wire.SignIn(label=settings.oidc_label or host)


@sign_in.post("", status=201, refusals=(404,))
async def begin(context: Context) -> wire.SignInBegun:
    """Sends this browser to the provider, which sends it back to the page `/me` with a `code` and this `state`. The
    answer sets a cookie that is good for ten minutes."""
    context.limit("notice")
    provider = _provider(context)
    before = await identify(context)
    token = new_token()
    flow = SignInFlow.of(token)
    context.slot.end()  # nobody at the same address waits for the provider
    url = await provider.address(flow, f"{context.base}{RETURN_PATH}")
    now = time.time()
    begun = PendingSignIn(hash_of(token), now + SIGN_IN_TIMEOUT_S, before and before.device.key)
    await context.services.sign_ins.keep(begun, now)
    context.set_cookie(token, SIGN_IN_COOKIE, SIGN_IN_TIMEOUT_S)
    return wire.SignInBegun(url=url, state=flow.state)


@sign_in.post("/finish", status=201, refusals=(403, 404, 409))
async def finish(context: Context, wanted: wire.FinishSignIn) -> wire.Introduced:
    """Shows what the provider sent this browser back with. This device is then that of the person whom the provider
    knows; if it knows nobody here, it knows the person of this browser from now on, or a new one. With `bring`, after a
    refusal that asks for it, no `code` is needed."""
    context.limit("act")
    provider, sign_ins = _provider(context), context.services.sign_ins
    before = await identify(context)
    token = context.cookie(SIGN_IN_COOKIE)
    flow = SignInFlow.of(token)
    is_ours = compare_digest(wanted.state.encode(), flow.state.encode())
    begun = await sign_ins.take(hash_of(token), time.time()) if is_ours else None
    if begun is None or begun.device != (before and before.device.key):
        raise NotAllowed("sign-in-state", SIGN_IN_OVER)
    if (subject := begun.subject) is None:
        if wanted.code is None:
            raise NotAllowed("sign-in-refused", "The provider refused to sign you in. Nothing has changed.")
        context.slot.end()  # as above
        subject = await provider.subject(wanted.code, flow, f"{context.base}{RETURN_PATH}")
    context.set_cookie("", SIGN_IN_COOKIE, 0)
    person = await sign_ins.person(subject)
    if person is None:
        return await _tie(context, wanted, subject, before)
    return await _enter(context, wanted, begun._replace(subject=subject), before, person)


@sign_in.delete("", refusals=(401,))
async def end(me: PersonActing) -> wire.Me:
    """The provider does not know the caller any more. Devices stay theirs."""
    await me.services.sign_ins.untie(me.person.id)
    return await shown(me)


def _provider(context: Context) -> Provider:
    provider = context.services.provider
    if provider is None:
        raise NotFound("no-sign-in", "Nobody can sign in by a provider here.")
    return provider


async def _tie(context: Context, wanted: wire.FinishSignIn, subject: str, before: Identity | None) -> wire.Introduced:
    """Somebody whom the provider has named for the first time: the person of this browser, or a new one."""
    sign_ins = context.services.sign_ins
    person = before.person if before else (await browser_here(context))[2]
    if person is not None and await sign_ins.has(person.id):
        raise NotNow("sign-in-other", "Here you sign in as somebody else at the provider: end that first.")
    if before is not None:
        if not await sign_ins.tie(before.person.id, subject, before.device.key):
            raise NotAllowed("sign-in-state", SIGN_IN_OVER)  # the device was removed, or another was faster
        return await _unchanged(before)
    me, secret = await become_known(context, wanted)
    # If the subject has become somebody's meanwhile, this device is known without it, which its page shows.
    await sign_ins.tie(me.person.id, subject, me.device.key)
    return wire.Introduced(secret=secret, me=await shown(me))


async def _enter(
    context: Context, wanted: wire.FinishSignIn, begun: PendingSignIn, before: Identity | None, person: Person
) -> wire.Introduced:
    """Somebody whom the provider knows, on this device."""
    services = context.services
    services.bans.refuse_banned(person.browser)
    if before is not None and before.person.id == person.id:
        return await _unchanged(before)
    browser = await context.browser()
    try:
        await require_confirmation(context, person, before, browser, bring=wanted.bring)
    except Refused:
        await services.sign_ins.keep(begun, time.time())  # the provider need not be asked again
        raise
    secret, device = new_device(context)
    if not await services.sign_ins.add_device(person.id, begun.subject or "", device):
        if not await services.sign_ins.has(person.id):
            raise NotAllowed("sign-in-state", SIGN_IN_OVER)  # another device ended the sign-in meanwhile
        refuse_more()
    return await enter(Identity(context, person, device, person.browser), secret, before, browser)


async def _unchanged(me: Identity) -> wire.Introduced:
    """The answer to a device that has been this person's all the time."""
    return wire.Introduced(secret=me.context.headers[DEVICE_HEADER], me=await shown(me))
