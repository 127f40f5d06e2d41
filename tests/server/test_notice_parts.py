"""The parts of notices: encryption, quiet hours, and addresses that nothing is sent to."""

import asyncio
import re
import socket
import ssl
import subprocess
import threading
import zoneinfo
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from kontor.server.api.channels import mailbox
from kontor.server.notices.outside import DOCUMENT_MAX_BYTES, Outside, Unreachable
from kontor.server.notices.push import Subscription, decode, encode, encrypt, subscription
from kontor.server.notices.time_notices import is_zone, quiet_hours
from kontor.server.notices.words import WEBHOOK_FORMS, Message
from kontor.server.store.people import Quiet
from tests.server.serving import PATIENCE

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


def read(markdown: str) -> str:
    """What CommonMark shows of a text in which everything special is escaped."""
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", markdown)


@pytest.mark.parametrize("name", ["[Win](https://evil.example/x)", "<https://evil.example>", "@everyone", "**_`~|#\\"])
@pytest.mark.parametrize(("form", "key"), [("discord", "content"), ("matrix", "text")])
def test_a_name_is_no_markdown_in_the_room_of_somebody_else(name: str, form: str, key: str) -> None:
    message = Message("decision", "Your decision", f"With {name}", "https://games.example.org/table/abc", "abc")
    line = WEBHOOK_FORMS[form](message)[key]
    said, _, link = line.rpartition(" ")
    assert link == message.link, "that one can be opened"
    assert read(said) == f"Your decision. With {name}"
    assert re.search(r"(?<!\\)(\\\\)*[\[\]()*_~|<>`:#@]", said) is None


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("victim+1@mail.example", "victim@mail.example"),
        ("V.ic.tim@Mail.example", "victim@mail.example"),
        ("v.i.c+t@im@mail.example", "vic@mail.example"),
        ("victim@sub.mail.example", "victim@sub.mail.example"),
    ],
)
def test_addresses_of_one_mailbox_are_known_as_such(address: str, expected: str) -> None:
    assert mailbox(address) == expected


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

    hours = quiet_hours(NIGHT, "Europe/Berlin", at(now))
    assert (hours and hours[1]) == (end and at(end))
    assert quiet_hours(None, "Europe/Berlin", at(now)) is None


def test_a_machine_without_a_list_of_time_zones_knows_one() -> None:
    zoneinfo.reset_tzpath(to=[])
    ZoneInfo.clear_cache()
    try:
        assert is_zone("UTC")
        midnight = 86_400.0 * 20_000
        for zone in ("UTC", "Nowhere/Else"):
            hours = quiet_hours(NIGHT, zone, midnight)
            assert hours
            assert hours[1] == midnight + 60 * NIGHT.until
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


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f.1", "127.1", "no-such-name.invalid"])
async def test_a_name_is_no_way_round_and_does_not_say_whether_it_exists(host: str) -> None:
    with pytest.raises(Unreachable, match=r"^the connection failed$"):
        await Outside().post(f"https://{host}/", {}, b"")
    with pytest.raises(Unreachable, match=r"^the connection failed$"):
        await Outside(["192.0.2.0/24"]).post(f"http://{host}/", {}, b"")


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


async def test_an_allowed_network_opens_no_other() -> None:
    allowed = Outside(["10.0.0.0/8"])
    allowed.check("http://10.1.1.1/")
    for url in ("http://127.0.0.1/", "https://192.168.1.1/", "http://localhost/"):
        with pytest.raises(Unreachable):
            await allowed.post(url, {}, b"")


# Requests to addresses that people gave

HERE = ["127.0.0.0/8", "::1/128"]


@asynccontextmanager
async def answering(answer: bytes, tls: ssl.SSLContext | None = None) -> AsyncIterator[tuple[int, list[bytes]]]:
    """A server that answers everything with these bytes; its port, and the requests that came."""
    came: list[bytes] = []

    async def answer_one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            came.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(answer)
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer_one, "127.0.0.1", 0, ssl=tls)
    async with server:
        yield server.sockets[0].getsockname()[1], came


async def test_a_request_goes_to_the_address_that_was_checked_whatever_its_name_means_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name may mean another address each time it is looked up (DNS rebinding)."""
    looked_up: list[str] = []

    def look_up(host: str, *_: object, **__: object) -> list[Any]:
        looked_up.append(host)
        address = "127.0.0.1" if len(looked_up) == 1 else "192.0.2.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 0))]

    async with answering(b"HTTP/1.1 204 No Content\r\n\r\n") as (port, came):
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        assert await Outside(HERE).post(f"http://hooks.example.org:{port}/a%20b?c=d", {"X-Test": "1"}, b"body") == 204
    assert looked_up == ["hooks.example.org"]
    head, *fields = came[0].decode().lower().strip().split("\r\n")
    assert head == "post /a%20b?c=d http/1.1"
    assert {f"host: hooks.example.org:{port}", "x-test: 1", "content-length: 4"} <= set(fields)


async def test_redirections_are_not_followed_and_cookies_and_proxies_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with answering(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") as (other, came_there):
        moved = f"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{other}/\r\nSet-Cookie: a=b\r\n\r\n"
        async with answering(moved.encode()) as (port, came):
            monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{other}")
            outside = Outside(HERE)
            for _ in range(2):
                assert await outside.fetch(f"http://127.0.0.1:{port}/") == (302, b"")
            assert await outside.post(f"http://127.0.0.1:{port}/", {}, b"") == 302
    assert len(came) == 3
    assert came_there == []
    assert not any(b"cookie:" in request.lower() for request in came)


async def test_of_a_long_answer_only_as_much_is_read_as_is_wanted() -> None:
    endless = b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 10 * DOCUMENT_MAX_BYTES
    async with answering(endless) as (port, _):
        assert await Outside(HERE).post(f"http://127.0.0.1:{port}/", {}, b"") == 200
        with pytest.raises(Unreachable, match="failed"):
            await Outside(HERE).fetch(f"http://127.0.0.1:{port}/")
    for odd in (b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 100_000):
        async with answering(odd) as (port, _):
            with pytest.raises(Unreachable, match="failed"):
                await Outside(HERE).post(f"http://127.0.0.1:{port}/", {}, b"")


async def test_nothing_is_sent_to_somebody_with_a_certificate_that_nobody_vouches_for(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    made += ["-subj", "/CN=x", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)
    async with answering(b"HTTP/1.1 204 No Content\r\n\r\n", tls) as (port, came):
        outside = Outside(HERE)
        with pytest.raises(Unreachable, match="certificate"):
            await outside.post(f"https://127.0.0.1:{port}/", {}, b"secret")
        assert came == []
        outside._tls.load_verify_locations(certificate)
        assert await outside.post(f"https://127.0.0.1:{port}/", {}, b"") == 204
        with pytest.raises(Unreachable, match="certificate"):  # it is for the address, not for this name
            await outside.post(f"https://localhost:{port}/", {}, b"secret")
    assert len(came) == 1
