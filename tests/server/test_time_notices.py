"""Notices about time: who is warned before it runs out, and who is told that it has, once and over restarts."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Literal

import pytest

from kontor.languages import LANGUAGES
from kontor.server.monitoring import clock
from kontor.server.notices.notices import CHECK_AGAIN_S
from kontor.server.notices.time_notices import BEFORE_QUIET_S, PRESENT_S, lapse_of, quiet_hours, warning_moment
from kontor.server.notices.words import notice_of
from kontor.server.store.channels import Channel, Channels, Notice, Pending, Recipient
from kontor.server.store.people import Device, People, Person, Quiet
from kontor.server.tables import entries as log
from kontor.wire.requests import Clock
from tests.server.knowing import Known
from tests.server.playing import HUMAN, Json, Table, browser, eventually
from tests.server.receiving import Sink, http_sink
from tests.server.serving import Server
from tests.server.storing import change, opened, sql
from tests.server.test_clocks import DAYS, Timed

HOUR, DAY = 3600.0, 86_400.0
NIGHT = Quiet(22 * 60, 7 * 60)
RECIPIENT = Recipient("ben", None, ("w",))
has_runs = pytest.mark.skipif(clock.boot_id() is None, reason="the system does not name its runs")


@pytest.fixture
def sink() -> Iterator[Sink]:
    with http_sink() as sink:
        yield sink


def serving(url: str) -> Server:
    """A server on which everybody is told at once; where a database allows it, of two processes."""
    several = ("--workers", "2") if url.startswith("postgres") else ()
    return Server(url, "--notice-after", "0.01", "--notice-networks", "127.0.0.1", *several)


def pass_time(url: str, seconds: float) -> None:
    """While no server runs, time passes on the clocks of its tables."""
    asyncio.run(sql(url, f"UPDATE machines SET began = began + {seconds}"))


def told(sink: Sink, path: str) -> list[Json]:
    """What a webhook was told."""
    return [json.loads(request.body) for request in sink.at(path)]


def events(sink: Sink, path: str) -> list[str]:
    return [each["event"] for each in told(sink, path)]


def turn_of_anna_is_over(url: str, sink: Sink, path: str, **agreed: object) -> str:
    """A table with clocks where Anna has played her turn, and Ben was told so. No server runs any more."""
    with ExitStack() as stack:
        server = stack.enter_context(serving(url))
        client = stack.enter_context(browser(server))
        seats = [{**HUMAN, "name": name} for name in ("Anna", "Ben", "Cy")]
        clocks = {"per": "decision", "seconds": int(3 * DAY), **agreed}
        table = Table(client, seats, shuffle=False, clock=clocks)
        ben = Known(server, stack)
        ben.sit_down(table.people[1].token, table.id)
        ben.webhook(sink, path)
        anna = table.people[0]
        eventually(lambda: anna.decide("end" if "end" in anna.view()["legal"] else "income 2t")["decider"])
        eventually(lambda: events(sink, path) == ["decision"])
        assert server.stop() == 0
    return table.id


def everything_is_sent(url: str) -> bool:
    """Whether nothing is left to be laid out or to be sent, of what is due by now."""
    open_marks = "SELECT 1 FROM tables WHERE expired_at IS NOT NULL OR notify_since IS NOT NULL OR warn_at <= $1"
    if url.startswith("sqlite"):
        open_marks = open_marks.replace("$1", "?")
    steady = asyncio.run(sql(url, "SELECT max(began) FROM machines"))[0][0] - clock.began() + clock.now()
    return not asyncio.run(sql(url, open_marks, steady)) and not asyncio.run(sql(url, "SELECT 1 FROM notices"))


# Over a real server


@has_runs
def test_a_player_is_warned_once_before_time_runs_out_and_told_when_it_has(served_url: str, sink: Sink) -> None:
    name = turn_of_anna_is_over(served_url, sink, "/ben")
    pass_time(served_url, 2.4 * DAY)
    with serving(served_url):
        eventually(lambda: everything_is_sent(served_url))
    assert events(sink, "/ben") == ["decision"], "it is too early"
    pass_time(served_url, 0.2 * DAY)
    for _ in range(2):  # once, however often the server starts
        with serving(served_url):
            eventually(lambda: len(sink.at("/ben")) == 2 and everything_is_sent(served_url))
    warning = told(sink, "/ben")[1]
    assert (warning["event"], warning["title"]) == ("warning", "Your time is running out")
    assert "The game with Anna, Cy is waiting for you. Time left: about 9 h." in warning["text"]
    assert warning["link"].endswith(f"/table/{name}")
    pass_time(served_url, 0.5 * DAY)
    for _ in range(2):
        with serving(served_url):
            eventually(lambda: len(sink.at("/ben")) == 3 and everything_is_sent(served_url))
    expired = told(sink, "/ben")[2]
    assert (expired["event"], expired["title"]) == ("expired", "Your time has run out")
    assert "Now a bot plays for you until you take your seat back." in expired["text"]


@has_runs
@pytest.mark.parametrize(("end", "what"), [("offer", "You have lost your seat"), ("abort", "It has ended without")])
def test_a_player_is_told_what_became_of_the_seat_when_time_was_up(
    sqlite_url: str, sink: Sink, end: str, what: str
) -> None:
    turn_of_anna_is_over(sqlite_url, sink, "/ben", end=end)
    pass_time(sqlite_url, 4 * DAY)
    with serving(sqlite_url):
        eventually(lambda: len(sink.at("/ben")) > 1 and everything_is_sent(sqlite_url))
    assert events(sink, "/ben") == ["decision", "expired"], "for a warning it was too late"
    assert what in told(sink, "/ben")[1]["text"]


@has_runs
def test_that_time_was_up_is_told_after_quiet_hours(sqlite_url: str, sink: Sink) -> None:
    turn_of_anna_is_over(sqlite_url, sink, "/ben")
    asyncio.run(sql(sqlite_url, "UPDATE people SET quiet_from = 0, quiet_until = 1439, zone = 'UTC'"))
    pass_time(sqlite_url, 3 * DAY)
    postponed = "SELECT kind FROM notices WHERE due > ?"
    with serving(sqlite_url):
        eventually(lambda: asyncio.run(sql(sqlite_url, postponed, clock.now())) == [("expired",)])
    assert events(sink, "/ben") == ["decision"]
    asyncio.run(sql(sqlite_url, "UPDATE people SET quiet_from = NULL, quiet_until = NULL"))
    asyncio.run(sql(sqlite_url, "UPDATE notices SET due = 0"))
    with serving(sqlite_url):
        eventually(lambda: events(sink, "/ben") == ["decision", "expired"])


@has_runs
@pytest.mark.parametrize(
    ("mute", "unmute"),
    [
        ("UPDATE channels SET failures = 9", "UPDATE channels SET failures = 0"),
        ("UPDATE people SET browser = 'x' || browser", "UPDATE people SET browser = substr(browser, 2)"),
    ],
    ids=["no way works", "nobody is known"],
)
def test_somebody_who_can_be_reached_only_shortly_before_time_is_up_is_warned_too(
    served_url: str, sink: Sink, mute: str, unmute: str
) -> None:
    turn_of_anna_is_over(served_url, sink, "/ben")
    asyncio.run(sql(served_url, mute))
    pass_time(served_url, 2.6 * DAY)
    with serving(served_url):
        eventually(lambda: everything_is_sent(served_url))
    asyncio.run(sql(served_url, unmute))
    pass_time(served_url, CHECK_AGAIN_S)
    with serving(served_url):
        eventually(lambda: events(sink, "/ben") == ["decision", "warning"])


@has_runs
def test_what_lapsed_long_ago_is_not_told_when_notices_are_switched_on(sqlite_url: str, sink: Sink) -> None:
    turn_of_anna_is_over(sqlite_url, sink, "/ben")
    pass_time(sqlite_url, 3.1 * DAY)
    lapsed = "SELECT 1 FROM tables WHERE expired_at IS NOT NULL"
    with Server(sqlite_url, "--no-notices"):
        eventually(lambda: asyncio.run(sql(sqlite_url, lapsed)))
    pass_time(sqlite_url, 1.1 * DAY)
    with serving(sqlite_url):
        eventually(lambda: everything_is_sent(sqlite_url))
    assert events(sink, "/ben") == ["decision"]


# When


def waiting(agreed: Clock, due: float) -> Timed:
    """A table whose first player has time until a moment, and was never seen."""
    timed = Timed(agreed)
    timing = timed.table.timing
    assert timing is not None
    timing.since = due - timing.left[0]
    assert timed.table.clock_due() == due
    return timed


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("due", "moment"),
    [
        ("2026-11-19 06:00", "2026-11-18 18:00"),  # twelve hours before
        ("2026-11-19 12:00", "2026-11-18 21:45"),  # at midnight they want to hear nothing: before the night
        ("2026-11-19 18:00", "2026-11-18 21:45"),
        ("2026-11-19 19:00", "2026-11-19 07:00"),
    ],
)
def test_a_warning_that_would_come_in_quiet_hours_comes_before_them(due: str, moment: str) -> None:
    timed = waiting(DAYS, at(due))
    sleeper = RECIPIENT._replace(quiet=NIGHT)
    assert warning_moment(timed.table, 0, [sleeper]) == pytest.approx(at(moment), abs=0.01)
    assert warning_moment(timed.table, 0, [RECIPIENT]) == pytest.approx(at(due) - 12 * HOUR, abs=0.01)
    assert warning_moment(timed.table, 0, []) is None


def test_quiet_hours_begin_on_the_day_before_if_they_last_over_midnight() -> None:
    assert quiet_hours(NIGHT, "UTC", at("2026-11-19 03:00")) == (at("2026-11-18 22:00"), at("2026-11-19 07:00"))
    assert quiet_hours(NIGHT, "UTC", at("2026-11-19 23:00")) == (at("2026-11-19 22:00"), at("2026-11-20 07:00"))
    assert quiet_hours(NIGHT, "UTC", at("2026-11-19 07:00")) is None
    assert quiet_hours(None, "UTC", at("2026-11-19 03:00")) is None
    assert BEFORE_QUIET_S < HOUR


def test_whoever_has_just_done_something_is_warned_later_or_not_at_all() -> None:
    timed = waiting(DAYS, 10 * DAY)
    timed.table.seats[0].seen = 9.5 * DAY - 10
    assert warning_moment(timed.table, 0, [RECIPIENT]) == timed.table.seats[0].seen + PRESENT_S
    timed.table.seats[0].seen = 10 * DAY - 60
    assert warning_moment(timed.table, 0, [RECIPIENT]) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ["bot", "offer", "abort"])
def test_both_are_said_in_every_language(language: str, end: Literal["bot", "offer", "abort"]) -> None:
    timed = Timed(Clock(per="decision", seconds=60, end=end))
    ben = Person("ben", "https://kontor.example", language, "UTC", None, "b")
    said = [
        notice_of("warning", ben, timed.table, 0, 5 * HOUR + 1),
        notice_of("warning", ben, timed.table, 0, 61.0),
        notice_of("warning", ben, timed.table, 0, 5.0),
        notice_of("expired", ben, timed.table, 0),
    ]
    assert [each.event for each in said] == ["warning", "warning", "warning", "expired"]
    assert all(each.title and "Player 2" in each.text for each in said)
    assert " 5 " in said[0].text
    assert " 1 " in said[1].text
    assert " 1 " in said[2].text, "never: about 0 minutes"


# What is stored


async def with_ben(url: str) -> None:
    async with opened(url) as store:
        ben = Person("ben", "https://kontor.example", "en", "UTC", None, "browser")
        assert await People(store).add(ben, Device("device", "Firefox", 1.0))
        assert await Channels(store).add(Channel("w", "ben", "webhook", "{}", "", 0, 0, 1.0))


async def test_one_process_warns_and_a_warning_is_not_repeated_until_time_is_up_at_another_moment(
    served_url: str,
) -> None:
    await with_ben(served_url)
    async with opened(served_url) as store:
        channels = Channels(store)
        await store.append(change("t", 1, notify_since=90.0, warn_at=100.0))
        assert await channels.warnings_pending(99.0, 9) == []
        (pending,) = await channels.warnings_pending(100.0, 9)
        assert pending == Pending("t", 100.0, False, "warning")
        await channels.warn_later([pending], 120.0)
        assert not await channels.queue(pending, [RECIPIENT], ["n"], 100.0, 100.0), "another process was faster"
        (pending,) = await channels.warnings_pending(120.0, 9)
        assert await channels.queue(pending, [RECIPIENT], ["n"], 120.0, 120.0)
        assert not await channels.queue(pending, [RECIPIENT], ["again"], 120.0, 120.0)
        assert [(notice.id, notice.kind) for notice in await channels.due(120.0, 9)] == [("n", "warning")]
        assert await channels.decisions_pending(9999.0, 60.0, 9) == [], "whoever is warned knows that the game waits"
        await store.append(change("t", 2, warn_at=100.0, keeps_warning=True))
        assert await channels.warnings_pending(9999.0, 9) == []
        await store.append(change("t", 3, warn_at=300.0))
        assert [each.since for each in await channels.warnings_pending(9999.0, 9)] == [300.0]
        await store.append(change("t", 4))
        assert await channels.warnings_pending(9999.0, 9) == []


async def test_of_several_whose_time_was_up_nobody_is_forgotten(served_url: str) -> None:
    await with_ben(served_url)
    async with opened(served_url) as store:
        channels = Channels(store)
        await store.append(change("t", 1))
        assert await channels.expiries_pending(9) == []
        await store.append(change("t", 2, expired_at=100.0))
        (pending,) = await channels.expiries_pending(9)
        await store.append(change("t", 3, expired_at=101.0))
        assert not await channels.queue(pending, [RECIPIENT], ["n"], 102.0, 102.0), "it knew only one of them"
        (pending,) = await channels.expiries_pending(9)
        assert pending == Pending("t", 100.0, True, "expired", 3)
        assert await channels.queue(pending, [RECIPIENT], ["n"], 102.0, 102.0)
        assert await channels.expiries_pending(9) == []
        assert [notice.kind for notice in await channels.due(102.0, 9)] == ["expired"]


async def test_a_warning_takes_the_place_of_a_notice_that_was_not_sent_yet(served_url: str) -> None:
    await with_ben(served_url)
    async with opened(served_url) as store:
        channels = Channels(store)
        await store.append(change("t", 1, notify_since=90.0, warn_at=100.0))
        assert await channels.queue(Pending("t", 90.0, True), [RECIPIENT], ["late"], 95.0, 95.0)
        (pending,) = await channels.warnings_pending(100.0, 9)
        assert await channels.queue(pending, [RECIPIENT], ["n"], 100.0, 100.0)
        assert [notice.id for notice in await channels.due(100.0, 9)] == ["n"]


def test_a_table_knows_whose_time_was_up_after_somebody_else_took_the_seat() -> None:
    timed = Timed(Clock(per="decision", seconds=60, end="offer"))
    keys = tuple(timed.table.seats[0].keys)
    timed.add(60, log.Expired(seat=0, level="easy"))
    timed.add(61, log.Joined(seat=0, name="Dora", colour="red", key="d"))
    assert [(lapse.seat, lapse.at, lapse.keys) for lapse in timed.table.lapses] == [(0, 60, keys)]


def test_whoever_is_back_need_not_be_told_that_time_was_up() -> None:
    timed = Timed(Clock(per="decision", seconds=60))
    (key,) = timed.table.seats[0].keys
    ben = Person("ben", "https://kontor.example", "en", "UTC", None, key)
    notice = Notice("n", "table", 0, 61.0, Channel("w", "ben", "webhook", "{}", "", 0, 0, 1.0), ben, "expired")
    assert lapse_of(timed.table, notice) is None
    timed.add(60, log.Expired(seat=0, level="easy"))
    lapse = lapse_of(timed.table, notice)
    assert lapse is not None
    assert lapse.seat == 0
    timed.add(62, log.Handed(seat=0, level=None))
    assert lapse_of(timed.table, notice) is None
