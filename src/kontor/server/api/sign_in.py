"""Signing in with an OpenID Connect provider, if the operator has chosen one.

It does what a pass does: somebody whom the provider knows is the same person on another device. Nothing depends on it.
"""

import time
from hmac import compare_digest
from typing import Final
from urllib.parse import urlsplit

from kontor.server.api.context import Context
from kontor.server.api.devices import enter, require_confirmation
from kontor.server.api.identity import DEVICE_HEADER, Identity, PersonActing, identify
from kontor.server.api.me import become_known, browser_here, new_device, refuse_more, shown
from kontor.server.api.provider import Provider, SignInFlow
from kontor.server.api.routing import Router
from kontor.server.store.people import Person
from kontor.server.store.sign_ins import PendingSignIn
from kontor.server.tables.keys import hash_of, new_token
from kontor.server.tables.problems import NotAllowed, NotFound, NotNow, Refused
from kontor.server.wire import people as wire

router = Router("/api/me/sign-in", "me")
SIGN_IN_COOKIE: Final = "kontor-sign-in"
SIGN_IN_TIMEOUT_S: Final = 600  # for which the provider may take its time
RETURN_PATH: Final = "/me"  # the page to which it sends browsers back, which finishes the sign-in
SIGN_IN_OVER: Final = "This sign-in is over, or it was begun in another browser: begin again."


@router.get("", stored=False)
async def show(context: Context) -> wire.SignIn:
    """The provider with which people may sign in here."""
    settings = context.services.settings
    host = urlsplit(settings.oidc_issuer).hostname
    return wire.SignIn(label=settings.oidc_label or host)


@router.post("", status=201, refusals=(404,))
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


@router.post("/finish", status=201, refusals=(403, 404, 409))
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


@router.delete("", refusals=(401,))
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
    services.bans.refuse(person.browser)
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
