"""Logs: one line per record, and never a secret in one."""

import json
import logging
import re
import secrets
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from kontor.server.monitoring.logs import Cleaner, fields, set_up
from kontor.server.tables.keys import hash_of, new_table_id, new_token
from tests.server.gated import Gated
from tests.server.serving import PATIENCE, UNHURRIED

LOGGER = logging.getLogger("kontor.tables")
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in (*UVICORN, "kontor"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.NOTSET)
        logger.disabled = False


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What was logged since."""
    return capsys.readouterr().err.splitlines()


def only(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = lines(capsys)
    return line


def test_text_is_one_line_with_fields(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text", "info")
    LOGGER.info("started", extra=fields(table="abc", seats=4, name="Anna von Lübeck", ms=1.25, level=None, done=True))
    line = only(capsys)
    assert re.match(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO kontor.tables started ", line)
    assert line.endswith(' started table=abc seats=4 name="Anna von Lübeck" ms=1.25 level=None done=True')


def test_json_is_one_object_with_fields(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("json", "info")
    LOGGER.info("started %s", "well", extra=fields(table="abc", seats=4, message="another", logger="x"))
    told = json.loads(only(capsys))
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told.pop("time"))
    assert told == {"level": "INFO", "logger": "kontor.tables", "message": "started well", "table": "abc", "seats": 4}


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_can_break_a_line_or_make_one_up(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up(form, "info")
    evil = 'x\n2026-01-01T00:00:00.000Z INFO kontor forged\r\x1b[31m\u2028"=\x85\ud800'
    LOGGER.info("said %s", evil, extra=fields(text=evil))
    line = only(capsys)
    assert not re.search(r"[\x00-\x1f\x85\u2028]", line)
    assert line.count("\\u001b[31m\\u2028") == 2


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_stays_on_its_line(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up(form, "info")
    try:
        raise RuntimeError("Authorization: Bearer sesame")
    except RuntimeError:
        LOGGER.exception("failed")
    line = only(capsys)
    assert "Traceback (most recent call last)" in line
    assert "in test_a_traceback_stays_on_its_line" in line
    assert "RuntimeError: Authorization: ***" in line
    assert "sesame" not in line, "nor in the line of source"


def test_levels_are_those_of_the_settings_and_others_only_warn(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text", "info")
    LOGGER.debug("no")
    logging.getLogger("asyncpg").info("no")
    logging.getLogger("websockets.server").debug("no")
    logging.getLogger("uvicorn.access").info("no")
    logging.getLogger("uvicorn.error").info("yes 1")
    logging.getLogger("asyncpg").warning("yes 2")
    LOGGER.info("yes 3")
    assert [line[-5:] for line in lines(capsys)] == ["yes 1", "yes 2", "yes 3"]
    set_up("text", "debug")
    LOGGER.debug("yes")
    logging.getLogger("websockets.server").debug("no")
    assert only(capsys).endswith(" yes")
    set_up("text", "error")
    LOGGER.warning("no")
    logging.getLogger("uvicorn.error").info("no")
    assert lines(capsys) == []


def test_a_record_that_cannot_be_written_is_not_shown_raw(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text", "info")
    LOGGER.info("two %s %s", "sesame")
    assert re.fullmatch(r"a log record of kontor.tables \(test_logs.py:\d+\) could not be written", only(capsys))


# Secrets


@pytest.mark.parametrize(
    "text",
    [
        "Authorization: Bearer sesame",
        "headers {'authorization': 'Basic sesame', 'host': 'x'}",
        "[(b'cookie', b'kontor-key=sesame; other=sesame')]",
        "Set-Cookie: kontor-pass=1.sesame; HttpOnly",
        "X-Kontor-Password: sesame",
        "sent bearer sesame, refused",
        "GET /api/games/abc?token=sesame&ply=3 HTTP/1.1",
        "GET /seat/abc?sesame",
        "could not connect to postgresql://anna:sesame@db/kontor",
        "Open(token='sesame')",
        '{"password": "sesame"}',
        "the server's password is geheimes Wort, sesame",
    ],
)
def test_a_secret_is_struck_out(text: str) -> None:
    cleaned = Cleaner(["geheimes Wort", "geheimes Wort, sesame", ""]).text(text)
    assert "sesame" not in cleaned
    assert "***" in cleaned
    assert "geheim" not in cleaned


@pytest.mark.parametrize("name", ["token", "Token", "key", "cookie", "authorization", "password", "link", "invite"])
def test_a_field_that_is_named_like_a_secret_is_struck_out(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for form in ("text", "json"):
        set_up(form, "info")
        LOGGER.info("x", extra=fields(**{name: "sesame", "seat": 1}))
        line = only(capsys)
        assert "sesame" not in line
        assert "***" in line


def test_tokens_and_their_hashes_are_struck_out_wherever_they_are() -> None:
    cleaner = Cleaner()
    for _ in range(2000):
        token = new_token()
        for secret in (token, hash_of(token), secrets.token_urlsafe(32), secrets.token_hex(16)):
            assert cleaner.text(f"seat/{secret}: 'x{secret}' {secret}.") == "seat/***: '***' ***."


def test_what_is_no_secret_stays() -> None:
    table = new_table_id()
    for text in (
        f"table {table} started",
        "request method=GET route=/api/games/{table}/live status=200",
        "the store failed: ConnectionRefusedError: [Errno 111] Connect call failed ('127.0.0.1', 5432)",
        "asyncpg.exceptions.InvalidAuthorizationSpecificationError in test_a_password_shorter_than_8_characters",
        "PROMETHEUS_MULTIPROC_DIR is not set. Why? See docs/hosting.md",
        "Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)",
        'File "/srv/kontor/.venv/lib/python3.11/site-packages/uvicorn/protocols/websockets/websockets_sansio_impl.py"',
    ):
        assert Cleaner().text(text) == text


@pytest.mark.parametrize("piece", ["a", "1", "A", "aA", "a_", "?a", "/?", "//a", "key=", "cookie:", "a@", "-"])
def test_a_long_text_is_cleaned_at_once_and_cut(piece: str) -> None:
    assert len(Cleaner().text(piece * 200_000)) <= 20_000  # hangs where a pattern tries too much


@pytest.mark.parametrize("form", ["text", "json"])
async def test_a_served_request_leaves_no_secret_in_the_log(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    secret = "sesame"
    gated = Gated(password="open sesame!", host="127.0.0.1")
    set_up(form, "debug", gated.settings.secrets)
    with gated.served() as address:
        headers = {
            "Authorization": f"Bearer {secret}", "Cookie": f"kontor-key={secret}", "X-Kontor-Password": "open sesame!",
        }  # fmt: skip
        with httpx.Client(base_url=f"http://{address}", headers=headers, timeout=PATIENCE) as client:
            assert client.get(f"/api/games/{secret}?token={secret}").status_code == 200
            assert client.get(f"/seat/abc/{secret}").status_code == 404
            assert client.get(f"/api/games/{secret}", headers={"X-Kontor-Password": secret}).status_code == 401
            assert client.get("/api/broken/open%20sesame!").status_code == 500
        url = f"ws://{address}/api/games/{secret}/live?token={secret}"
        async with connect(url, additional_headers=headers, **UNHURRIED) as websocket:
            await websocket.send(secret)
            assert await websocket.recv() == secret.upper()
    logged = lines(capsys)
    assert secret not in "\n".join(logged).lower()
    for told in ("/api/games/{table}", "unmatched", "/api/broken/{table}", "/api/games/{table}/live"):
        assert any(told in line and "kontor.http" in line for line in logged), told
    assert any("Traceback" in line and "no luck with ***" in line for line in logged)
    assert any("Started server process" in line for line in logged)
