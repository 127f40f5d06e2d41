"""What calls depend on: the caller at a table, and the caller as a person: whose device a request comes from, and how a
device comes to be one of a person's. It gets a key for the browser that holds the person's seats."""

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Concatenate, Final, NamedTuple, ParamSpec

from kontor.server.api.context import Context
from kontor.server.api.routing import Depends
from kontor.server.api.services import Services
from kontor.server.commands import playing
from kontor.server.store.base import NO_LIMIT, Damaged, Deleted
from kontor.server.store.people import Device, Person
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Command, LoadedTable
from kontor.server.tables.keys import COOKIE, Caller, hash_of, new_token
from kontor.server.tables.present import refuse_replaced, view
from kontor.server.tables.problems import NotIdentified, Refused
from kontor.server.tables.table import Table
from kontor.wire import doc
from kontor.wire.answers import TableView

Given = ParamSpec("Given")
CompetitionId = Annotated[str, doc("The id of a competition", max_length=20)]
TableId = Annotated[str, doc("The id of a table")]


class AtTable(NamedTuple):
    context: Context
    loaded: LoadedTable
    caller: Caller

    @property
    def services(self) -> Services:
        return self.context.services

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.loaded.table

    async def change(self, command: Command) -> bool:
        """Changes the table, within the limit of its log, and of what a client may store."""
        self.context.limit_stored()
        size = await self.services.hub.change(
            self.loaded, lambda table: playing.within_log_limit(table, command(table))
        )
        self.context.count_stored(size)
        return size > 0

    async def perform(
        self,
        command: Callable[Concatenate[Table, Caller, Given], Sequence[Entry]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> TableView:
        """Carries out a command of the caller, and returns their newest view."""
        await self.change(lambda table: command(table, self.caller, *given, **named))
        return view(self.table, self.caller)


async def at_table(context: Context, table: TableId) -> AtTable:
    """The caller at the table with this id. A token that is not valid there is refused."""
    services, caller = context.services, await context.caller()
    loaded = await services.hub.table(table)
    if context.bearer() is not None and not loaded.table.seats_of(caller) and not loaded.table.is_host(caller):
        refuse_replaced(loaded.table, caller)
        raise NotIdentified("token", "This token is not valid at this table.")
    services.bans.refuse_banned(*loaded.table.keys_of_caller(caller))
    services.bots.look(loaded)
    await services.presence.note(loaded, caller)
    services.notices.seen(loaded, caller)
    return AtTable(context, loaded, caller)


async def _same_context(context: Context) -> Context:
    return context


Reading = Annotated[AtTable, Depends(at_table, "read")]
Asking = Annotated[AtTable, Depends(at_table, "ask")]
Replaying = Annotated[AtTable, Depends(at_table, "replay")]
Studying = Annotated[AtTable, Depends(at_table, "study")]
Acting = Annotated[AtTable, Depends(at_table, "act")]
StudyContext = Annotated[Context, Depends(_same_context, "study")]


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

    context: Context
    person: Person
    device: Device
    browser: str | None  # that the cookie proves: the person's, if all is well

    @property
    def services(self) -> Services:
        return self.context.services

    async def move_in(self, before: str | None) -> None:
        """This device gets a key of the person, in its cookie, and the person the seats that its browser held."""
        key = new_token()
        await self.services.people.give_key(hash_of(key), self.person, self.device.key, time.time())
        if before and before != self.person.browser:
            await self.move_seats(before)
        self.context.set_cookie(key)

    async def move_seats(self, before: str) -> None:
        """The seats of a browser are the person's, too, and so are names that it left elsewhere."""
        own, name = self.person.browser, self.device.name
        await self.services.people.record_former_browser(self.person.id, before)
        await self._change_all(before, lambda table: playing.open_key(table, Caller(before), own, name))

    async def close_seats(self) -> None:
        """The browser of the person holds nothing any more: what it held is somebody's, by another one."""
        browser = self.person.browser
        await self._change_all(browser, lambda table: playing.close_key(table, browser))

    async def exchange_browser(self) -> "Identity":
        """Another browser holds the person's seats from now on. Connections of devices that are no longer theirs end,
        in every process, because the browser by which they play holds nothing any more; the others connect again."""
        person, people, name = self.person, self.services.people, self.device.name
        after = hash_of(new_token())
        while not await people.exchange_browser(person, after):
            if (found := await people.find(self.device.key)) is None:
                raise Deleted
            person = found[0]  # another device of theirs was faster
        await self._change_all(person.browser, lambda table: playing.exchange_key(table, person.browser, after, name))
        return self._replace(person=self.person._replace(browser=after), browser=after)

    async def _change_all(self, browser: str, command: Command) -> None:
        """Changes all tables at which a browser holds something."""
        for listed in await self.services.store.tables_of(browser, NO_LIMIT):
            try:
                await self.services.hub.change(await self.services.hub.table(listed.table), command)
            except (Damaged, Refused):  # nobody can play there
                continue


async def identify(context: Context) -> Identity | None:
    """The person of the device that a request comes from, if it shows one."""
    secret = context.headers.get(DEVICE_HEADER)
    found = await context.services.people.find(hash_of(secret)) if secret else None
    if found is None:
        return None
    context.services.bans.refuse(found[0].browser)
    return Identity(context, *found, await context.browser())


async def identified(context: Context) -> Identity:
    """The person, who must be known."""
    found = await identify(context)
    if found is None:
        raise unknown_device()
    return found


async def even_banned(context: Context) -> Identity:
    """The person, who must be known, also somebody who is banned or warned: their data are still theirs."""
    found = await context.services.people.find(hash_of(context.headers.get(DEVICE_HEADER, "")))
    if found is None:
        raise unknown_device()
    return Identity(context, *found, await context.proved_browser())


PersonReading = Annotated[Identity, Depends(identified, "read")]
PersonActing = Annotated[Identity, Depends(identified, "act")]
PersonNotifying = Annotated[Identity, Depends(identified, "notice")]  # something may be sent to somebody


async def may_be_planted(context: Context, browser: str) -> bool:
    """Whether somebody else may have put their own cookie into this browser, to get whatever it gains: those of a
    person are good on all their devices, so without the secret of one they prove nothing. Browsers take a cookie with
    the prefix from nobody but the server."""
    if context.cookie_name() != COOKIE or (owner := await context.services.people.of_browser(browser)) is None:
        return False
    found = await identify(context)
    return found is None or found.person.id != owner.id


def name_of(thing: str, key: str) -> str:
    """What something of a person is called in lists. It proves nothing."""
    return hashlib.sha256(f"{thing} {key}".encode()).hexdigest()[:16]


def device_named(context: Context) -> str:
    """The kind of a browser in few words, for its owner's list: `Firefox, Android`. Nothing else of it is kept."""
    agent = context.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSER_NAMES.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEM_NAMES.items() if mark in agent), "")
    return ", ".join(part for part in (browser, system) if part)
