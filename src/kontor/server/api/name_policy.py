"""Who may use which name at a table, and who may sit down there."""

import time
from collections.abc import Iterable
from typing import Final

from kontor.server.api.services import Services
from kontor.server.tables.names import has_odd_signs, is_reserved, mixes_alphabets, skeleton, skeletons
from kontor.server.tables.problems import Invalid, NotAllowed, NotNow
from kontor.server.tables.table import Table

UNUSED_NAME_KEPT_S: Final = 30 * 86_400.0  # for which a name is kept for somebody who plays nowhere


async def check_names(services: Services, browser: str | None, people: Iterable[str], bots: Iterable[str] = ()) -> None:
    """Refuses names of bots for people, and names that belong to somebody else, or look like theirs, for anybody."""
    people = list(people)
    for name in people:
        if is_reserved(name):
            message = f"The name {name} is kept for bots: choose another one."
            raise NotNow("name-reserved", message, facts={"name": name})
    every = (*people, *bots)
    looks = {name: skeletons(name) for name in every}
    wanted = set[str]().union(*looks.values())
    others = {owner.skeleton for owner in await services.people.owners(wanted) if owner.browser != browser}
    if others and await services.people.free_unused(others, time.time() - UNUSED_NAME_KEPT_S):
        others = {owner.skeleton for owner in await services.people.owners(wanted) if owner.browser != browser}
    for name in every:
        if not others.isdisjoint(looks[name]):
            message = f"The name {name} belongs to somebody else on this server: choose another one."
            raise NotNow("name-taken", message, facts={"name": name})
        refuse_banned_name(services, name)
        _refuse_misleading(name)


def refuse_banned_name(services: Services, name: str) -> None:
    """Refuses a name that looks like one of somebody who is banned, also as the label of a seat."""
    if services.bans.has_name(skeletons(name)):
        raise NotAllowed("name-banned", f"The name {name} is banned here: choose another one.", facts={"name": name})


def _refuse_misleading(name: str) -> None:
    """Refuses a name of letters of several alphabets, or with signs that can be taken for letters."""
    if mixes_alphabets(name):
        message = f"The name {name} has letters of several alphabets: use those of one."
        raise Invalid("name-mixed", message, facts={"name": name})
    if has_odd_signs(name):
        message = f"The name {name} has signs that can be taken for letters: use letters, digits and usual punctuation."
        raise Invalid("name-signs", message, facts={"name": name})


async def owned_labels(services: Services, table: Table) -> set[int]:
    """The free seats of a lobby that are named after somebody to whom the name belongs: no bot may play by it."""
    free = {number: skeleton(seat.name) for number, seat in enumerate(table.seats) if seat.is_free and seat.name}
    owned = {owner.skeleton for owner in await services.people.owners(set(free.values()))}
    return {number for number, label in free.items() if label in owned}


async def check_rematch(services: Services, table: Table) -> None:
    """Refuses another game that would bring people together of whom one blocks another. It does not say who."""
    browsers = sorted({key for seat in table.seats for key in seat.keys if key != seat.token})
    for browser in browsers:
        if await services.restrictions.blocks([other for other in browsers if other != browser], browser):
            raise NotNow("no-rematch", "These players cannot go on together: make a new table.")


async def check_welcome(services: Services, table: Table, browser: str | None) -> None:
    """Refuses somebody whom the host blocks. It does not say more than that."""
    if browser is not None and await services.restrictions.blocks(table.host_keys, browser):
        raise NotAllowed("not-welcome", "You cannot sit down at this table.")
