"""The door: who is let in, and who has to go when there is no room."""

import asyncio
import gc
import ipaddress

import pytest

from kontor.server.config.settings import Settings
from kontor.server.gateway import door, room_for, rush
from kontor.server.gateway.door import EACH_TURN, Door
from kontor.server.gateway.limits import Limits, Pace, Room
from kontor.server.gateway.rush import Rush
from kontor.server.monitoring.metrics import Metrics
from tests.server.gated import counted
from tests.server.storing import awaited
from tests.server.test_limits import ANNA, BERT, Clock


class Guest:
    """A connection that does what the test says."""

    def __init__(self, home: Door) -> None:
        self.client: str | None = None
        self.pace = Pace()
        self.is_stuck = False
        self.ended = ""
        self.begun = False
        self._home = home

    def shed(self, reason: str) -> None:
        self.ended = reason
        self._home.leave(self)

    def begin(self) -> None:
        self.begun = True


class House:
    """A door with room for a few."""

    def __init__(self, room: int = 3, enabled: bool = True) -> None:
        self.clock = Clock()
        self.metrics = Metrics()
        proxies = ipaddress.ip_network("10.0.0.0/8")
        self.door = Door(Room(room, 2, 1), Limits(enabled), self.metrics, lambda peer: peer in proxies, self.clock)

    def come(self, peer: str = ANNA) -> tuple[Guest, bytes | None]:
        guest = Guest(self.door)
        return guest, self.door.enter(guest, peer)

    def fill(self, number: int, peer: str = ANNA) -> list[Guest]:
        """So many come, all of whom are let in."""
        came = [self.come(peer) for _ in range(number)]
        assert [refusal for _, refusal in came] == [None] * number
        return [guest for guest, _ in came]


def test_an_address_may_have_so_many_connections_and_others_have_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "EACH", 3)
    house = House(room=100)
    guests = house.fill(3)
    _, refusal = house.come()
    assert refusal is not None
    assert refusal.startswith(b"HTTP/1.1 429 ")
    assert b"retry-after: 10\r\n" in refusal
    assert refusal.endswith(b'{"error":"too-many","message":"Too many connections are open: close one first."}')
    house.fill(3, BERT)
    for many in ("127.0.0.1", "::1", "10.1.2.3", ""):
        house.fill(10, many)
    house.door.leave(guests[0])
    house.fill(1)
    assert counted(house.metrics, 'kontor_connections_shed_total{why="client"} 1.0')


def test_networks_of_ipv6_count_as_one_address_and_there_may_be_no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "EACH", 2)
    house = House(room=100)
    house.fill(1, "2001:db8::1")
    house.fill(1, "2001:db8::2")
    assert house.come("2001:db8::3")[1] is not None
    House(room=100, enabled=False).fill(10)


def test_who_waits_longest_for_a_request_makes_room() -> None:
    house = House()
    first, second, third = house.fill(3)
    house.door.works(first)
    fourth, refusal = house.come()
    assert refusal is None
    assert [guest.ended for guest in (first, second, third)] == ["", "idle", ""]
    house.door.waits(first)
    house.fill(1)
    assert (first.ended, third.ended, fourth.ended) == ("", "idle", "")


def test_who_does_not_read_makes_room_if_nobody_waits() -> None:
    house = House()
    guests = house.fill(3)
    for guest in guests:
        house.door.works(guest)
    _, refusal = house.come()
    assert refusal is not None
    assert refusal.startswith(b"HTTP/1.1 503 ")
    guests[1].is_stuck = True
    assert house.come()[1] is not None, "it was looked for a moment ago"
    house.clock.now += 1
    house.fill(1)
    assert [guest.ended for guest in guests] == ["", "unread", ""]
    assert counted(house.metrics, 'kontor_connections_shed_total{why="full"} 2.0')


def test_nobody_is_remembered_who_is_gone() -> None:
    house = House(room=100)
    for guest in house.fill(5):
        house.door.leave(guest)
        house.door.leave(guest)
        house.door.waits(guest)
    assert (len(house.door._peers), len(house.door._each), len(house.door._waiting)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("files", "wanted", "expected"),
    [
        (100_000, 5000, Room(6000, 5000, 3750)),
        (4052, 5000, Room(4000, 3000, 2250)),
        (256, 5000, Room(204, 153, 114)),
        (256, 8, Room(204, 8, 6)),
        (20, 5000, Room(16, 12, 9)),
    ],
)
def test_there_is_room_for_as_many_as_files_can_be_open(
    files: int, wanted: int, expected: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "_open_files", lambda: files)
    assert room_for(Settings(max_connections=wanted, bot_workers=1)) == expected


@awaited
async def test_of_those_who_come_at_once_only_a_few_begin_in_each_turn_of_the_event_loop() -> None:
    house = House(room=100)
    crowd = house.fill(2 * EACH_TURN + 2)
    at_once = [guest for guest in crowd if house.door.begins(guest)]
    assert at_once == crowd[:EACH_TURN]
    gone, others = crowd[EACH_TURN], crowd[EACH_TURN + 1 :]
    gone.shed("idle")
    for turn in range(2):
        await asyncio.sleep(0)
        begun = min(len(others), (turn + 1) * EACH_TURN)
        assert [guest.begun for guest in others] == [True] * begun + [False] * (len(others) - begun)
    assert not gone.begun
    await asyncio.sleep(0)
    assert house.door.begins(crowd[0]), "when nobody waits any more, nobody has to"


@awaited
async def test_no_garbage_is_looked_for_while_many_begin_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rush, "LENGTH", 0.05)
    clock = Clock()
    sockets = Rush(clock)

    def begin(number: int, seconds: float) -> bool:
        """So many sockets begin, one after the other; whether that is a rush."""
        for _ in range(number):
            clock.now += seconds / number
            sockets.count()
        return not gc.isenabled()

    async def calm() -> None:
        while not gc.isenabled():
            await asyncio.sleep(0.01)

    try:
        assert not begin(3 * rush.MANY, 4 * rush.MOMENT)
        clock.now += 2 * rush.MOMENT
        assert begin(rush.MANY, rush.MOMENT / 2)
        await calm()
        assert not begin(rush.MANY, rush.MOMENT / 2), "it is soon looked for again, however many come"
        clock.now += rush.BETWEEN
        assert begin(rush.MANY, rush.MOMENT / 2)
        await calm()
    finally:
        gc.enable()
