"""Questions that people ask the bots, where nobody is there to answer, or the answer does not come."""

import json
import logging
import re

import httpx
import pytest

from kontor.server.app import make_app
from kontor.server.bots import analyses
from kontor.server.config.settings import Settings
from tests.server.playing import BOT, HUMAN, eventually
from tests.server.raw import connected
from tests.server.serving import Server
from tests.server.test_study import POSITION


async def test_a_closing_server_and_a_worker_that_fails_are_told_apart_and_in_plain_words(
    sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = make_app(Settings(database=sqlite_url, bot_workers=1))
    services = gateway.app.state.services  # type: ignore[attr-defined]
    await services.start()
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(gateway), base_url="http://localhost") as client:
            table = (await client.post("/api/games", json={"seats": [HUMAN, BOT, BOT]})).json()
            headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}

            async def problems() -> list[tuple[int, str, str]]:
                asked = [
                    await client.get(f"/api/games/{table['id']}/coach", headers=headers),
                    await client.get(f"/api/games/{table['id']}/hint", headers=headers),
                    await client.post("/api/study/analysis", json={"position": POSITION}),
                ]
                assert all("Retry-After" in answer.headers for answer in asked)
                return [(answer.status_code, answer.json()["error"], answer.json()["message"]) for answer in asked]

            monkeypatch.setattr(analyses, "REQUEST_TIMEOUT_S", 0.0)  # a worker has no time at all
            with caplog.at_level(logging.WARNING):
                found = await problems()
            assert found == [(503, "no-answer", "The bots could not work this out; try again.")] * 3
            assert "no reply within 0 s" in caplog.text  # for whoever runs the server
            await services.pool.close()
            assert await problems() == [(503, "closing", "The server is being restarted; try again in a moment.")] * 3
    finally:
        await services.close()


def test_nobody_thinks_about_the_questions_of_whoever_is_gone(sqlite_url: str) -> None:
    many = 40
    with Server(sqlite_url, "--bot-workers", "1") as server, server.client() as client:
        table = client.post("/api/games", json={"seats": [HUMAN, BOT, BOT]}).json()
        token, study = table["seats"][0]["token"], json.dumps({"position": POSITION}).encode()
        head = f"Host: {server.url.removeprefix('http://')}\r\nAuthorization: Bearer {token}\r\n"
        typed = f"Content-Type: application/json\r\nContent-Length: {len(study)}\r\n"
        asked = [
            f"GET /api/games/{table['id']}/coach HTTP/1.1\r\n{head}\r\n".encode(),
            f"POST /api/study/analysis HTTP/1.1\r\n{head}{typed}\r\n".encode() + study,
        ]

        def metric(start: str) -> float:
            lines = server.metrics().splitlines()
            return sum(float(line.rpartition(" ")[2]) for line in lines if re.match(start, line))

        peers = [connected(server.url) for _ in range(many)]
        for number, peer in enumerate(peers):
            peer.sendall(asked[number % 2])
        for peer in peers:
            peer.close()
        eventually(lambda: metric('kontor_http_requests_total.*(coach|analysis).*status="499"') > many / 2)
        eventually(lambda: metric('kontor_queue_jobs{kind="(coach|study)"') == 0)
        assert metric('kontor_queue_seconds_count{kind="(coach|study)"') < many / 2
        assert server.stop() == 0
        assert "Traceback" not in server.log
