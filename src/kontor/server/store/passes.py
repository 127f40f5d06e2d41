"""Passes, which bring a person to another device."""

from typing import Final, NamedTuple

from kontor.server.store.base import Statement, insert
from kontor.server.store.people import Device, Person, find_person, for_person, is_device, new_device, one_by_one
from kontor.server.store.statements import Part

# A pass by which a device can become somebody's, as `new_device` asks for it
_GOOD: Final = "SELECT 1 FROM passes WHERE key = $6 AND (until IS NULL OR until > $4)"


class Pass(NamedTuple):
    """What makes another device one of a person's."""

    key: str  # a hash
    kind: str  # link, file or words
    made: float
    until: float | None  # it is good once, and before this; None: until it is ended


class Passes(Part):
    async def of(self, person: str, now: float) -> list[Pass]:
        """The passes of a person that are good, the oldest first. Those that are not are forgotten."""
        await self._store.write("DELETE FROM passes WHERE until <= $1", now)
        sql = "SELECT key, kind, made, until FROM passes WHERE person = $1 ORDER BY made, key"
        return await self._rows(Pass, sql, person)

    async def add(self, person: str, new: Pass) -> None:
        """A new pass, instead of the one before of its kind."""
        await for_person(
            self._store,
            person,
            Statement("DELETE FROM passes WHERE person = $1 AND kind = $2", (person, new.kind)),
            insert("passes (key, kind, made, until, person)", (*new, person)),
        )

    async def drop(self, person: str, kind: str) -> None:
        await self._store.write("DELETE FROM passes WHERE person = $1 AND kind = $2", person, kind)

    async def look_at(self, key: str, now: float) -> Person | None:
        """The person of a pass that is good."""
        joined = "JOIN passes ON passes.person = people.id WHERE passes.key = $1 AND (until IS NULL OR until > $2)"
        return await find_person(self._store, joined, key, now)

    async def spend(self, person: str, key: str, device: Device) -> bool:
        """Another device of a person, who is shown a pass of theirs by it: one that is good once is spent by that, but
        not where they have as many devices as allowed, or the pass is no longer good. False then."""
        await self._store.together(
            one_by_one(person),
            new_device(person, device, key, proved=_GOOD),
            Statement(
                "DELETE FROM passes WHERE key = $1 AND until IS NOT NULL AND"
                " EXISTS (SELECT 1 FROM devices WHERE key = $2)",
                (key, device.key),
            ),
        )
        return await is_device(self._store, device)
