"""The parts of notices: encryption, quiet hours, and addresses that nothing is sent to."""

import asyncio
import socket
import threading
import zoneinfo
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from kontor.server.notices.outside import Outside, Unreachable
from kontor.server.notices.push import Subscription, decode, encode, encrypt, subscription
from kontor.server.notices.quiet import is_zone, silent_until
from kontor.server.store.people import Quiet
from tests.server.serving import PATIENCE
from tests.server.storing import awaited

NIGHT = Quiet(22 * 60, 7 * 60 + 30)


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    to = Subscription("https://push.example.net/", decode(key), decode("BTBZMqHH6r4Tts7J_aSIgg"))
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        to,
        key="yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(("key", "secret"), [("AAAA", "A" * 22), ("A" * 43, "A" * 22), ("!", "A" * 22), ("", "")])
def test_a_browser_that_cannot_be_written_to_is_refused(key: str, secret: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        subscription("https://push.example.net/", key, secret)


@pytest.mark.skipif(not is_zone("Europe/Berlin"), reason="this machine has no list of time zones")
@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-11-17 21:59", None),
        ("2026-11-17 22:00", "2026-11-18 07:30"),
        ("2026-11-18 03:00", "2026-11-18 07:30"),
        ("2026-11-18 07:30", None),
        ("2026-10-24 23:00", "2026-10-25 07:30"),  # the night in which the clocks are put back
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(now: str, end: str | None) -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()

    assert silent_until(NIGHT, "Europe/Berlin", at(now)) == (end and at(end))
    assert silent_until(None, "Europe/Berlin", at(now)) is None


def test_a_machine_without_a_list_of_time_zones_knows_one() -> None:
    zoneinfo.reset_tzpath(to=[])
    ZoneInfo.clear_cache()
    try:
        assert is_zone("UTC")
        midnight = 86_400.0 * 20_000
        for zone in ("UTC", "Nowhere/Else"):
            assert silent_until(NIGHT, zone, midnight) == midnight + 60 * NIGHT.until
    finally:
        zoneinfo.reset_tzpath()


@pytest.mark.parametrize(
    "url",
    [
        *("https://127.0.0.1/", "https://10.1.2.3/", "https://192.168.0.1:8443/x", "https://169.254.169.254/latest/"),
        *(
            "https://[::1]/",
            "https://[fe80::1]/",
            "https://[fd00::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://0.0.0.0/",
            "https://[fec0::1]/",
        ),
        *("https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://100.64.0.1/", "https://224.0.0.1/"),
        *(
            "http://example.org/",
            "ftp://example.org/",
            "https://user@example.org/",
            "https://:x@example.org/",
            "https:///x",
            "https://a b/",
            "x",
        ),
        *("https://example.org:99999/", f"https://example.org/{'x' * 500}", "https://example.org/\r\nHost: x"),
    ],
)
def test_an_address_that_is_not_on_the_internet_is_refused(url: str) -> None:
    with pytest.raises(Unreachable):
        Outside().check(url)


@awaited
async def test_a_name_is_no_way_round_and_neither_is_another_spelling() -> None:
    for url in ("https://localhost/", "https://2130706433/", "https://0x7f.1/", "https://127.1/"):
        with pytest.raises(Unreachable, match=r"not on the internet|failed"):
            await Outside().post(url, {}, b"")


@awaited
async def test_a_name_that_is_never_found_keeps_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()

    def hang(*_: object, **__: object) -> list[object]:
        found.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    outside = Outside()
    asked = [asyncio.create_task(outside.post(f"https://{number}.example.org/", {}, b"")) for number in range(40)]
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(0)
            assert await asyncio.to_thread(int) == 0, "records, checkpoints and analyses have threads"
    finally:
        found.set()
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        outside.close()


@awaited
async def test_an_allowed_network_opens_no_other() -> None:
    allowed = Outside(["10.0.0.0/8"])
    allowed.check("http://10.1.1.1/")
    for url in ("http://127.0.0.1/", "https://192.168.1.1/", "http://localhost/"):
        with pytest.raises(Unreachable):
            await allowed.post(url, {}, b"")
