"""Passes, which bring a person to another device. The statements are those of both databases."""

from typing import Final, NamedTuple

from kontor.server.store.base import Statement
from kontor.server.store.people import PERSON, Device, Person, for_person, new_device, one_by_one, person_of
from kontor.server.store.statements import Statements

# A pass by which a device can become somebody's, as `new_device` asks for it
_GOOD: Final = "SELECT 1 FROM passes WHERE key = $6 AND (until IS NULL OR until > $4)"


class Pass(NamedTuple):
    """What makes another device one of a person's."""

    key: str  # a hash
    kind: str  # link, file or words
    made: float
    until: float | None  # it is good once, and before this; None: until it is ended


class Passes:
    """All passes of a store."""

    def __init__(self, store: Statements) -> None:
        self._store = store

    async def of(self, person: str, now: float) -> list[Pass]:
        """The passes of a person that are good, the oldest first. Those that are not are forgotten."""
        await self._store.write("DELETE FROM passes WHERE until <= $1", now)
        found = await self._store.read(
            "SELECT key, kind, made, until FROM passes WHERE person = $1 ORDER BY made, key", person
        )
        return [Pass(*row) for row in found]

    async def add(self, person: str, new: Pass) -> None:
        """A new pass, instead of the one before of its kind."""
        await for_person(
            self._store,
            person,
            Statement("DELETE FROM passes WHERE person = $1 AND kind = $2", (person, new.kind)),
            Statement(
                "INSERT INTO passes (key, person, kind, made, until) VALUES ($1, $2, $3, $4, $5)",
                (new.key, person, new.kind, new.made, new.until),
            ),
        )

    async def drop(self, person: str, kind: str) -> None:
        """Ends a pass."""
        await self._store.write("DELETE FROM passes WHERE person = $1 AND kind = $2", person, kind)

    async def look_at(self, key: str, now: float) -> Person | None:
        """The person of a pass that is good."""
        whose = await self._store.read(
            f"SELECT {PERSON} FROM people JOIN passes ON passes.person = people.id"
            " WHERE passes.key = $1 AND (passes.until IS NULL OR passes.until > $2)",
            *(key, now),
        )
        return next(map(person_of, whose), None)

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
        return bool(await self._store.read("SELECT 1 FROM devices WHERE key = $1", device.key))
