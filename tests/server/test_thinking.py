"""Questions that people ask the bots, where nobody is there to answer, or the answer does not come."""

import logging

import httpx
import pytest

from kontor.server.app import make_app
from kontor.server.bots import analyses
from kontor.server.config.settings import Settings
from tests.server.playing import BOT, HUMAN
from tests.server.storing import awaited
from tests.server.test_study import POSITION


@awaited
async def test_a_closing_server_and_a_worker_that_fails_are_told_apart_and_in_plain_words(
    sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = make_app(Settings(database=sqlite_url, bot_workers=1))
    services = gateway._app.state.services  # type: ignore[attr-defined]
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

            monkeypatch.setattr(analyses, "HANGS", 0.0)  # a worker has no time at all
            with caplog.at_level(logging.WARNING):
                found = await problems()
            assert found == [(503, "no-answer", "The bots could not work this out; try again.")] * 3
            assert "no reply within 0 s" in caplog.text  # for whoever runs the server
            await services.pool.close()
            assert await problems() == [(503, "closing", "The server is being restarted; try again in a moment.")] * 3
    finally:
        await services.close()
