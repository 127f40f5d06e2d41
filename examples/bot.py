"""A bot that plays over the network: makes a table with two of the server's bots and plays a whole game there.

python examples/bot.py http://127.0.0.1:8000     needs the package websockets, which comes with the server
"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SEATS = [{"kind": "human", "name": "Wire"}, {"kind": "bot", "level": "claim"}, {"kind": "bot", "level": "claim"}]
LATER = ("busy", "store", "too-many")  # refusals that mean: try again


def choose(view: dict[str, Any]) -> str:
    """Builds an office where it can, and does anything where it cannot."""
    legal: list[str] = view["legal"]
    return random.choice([action for action in legal if " office " in action] or legal)


async def play(server: str) -> dict[str, Any]:
    """Plays a whole game and gives the last view of it."""
    body = json.dumps({"seats": SEATS, "pace": 0}).encode()
    with urlopen(Request(f"{server}/api/games", body, {"Content-Type": "application/json"})) as answer:
        table = json.load(answer)
    print("at table", table["id"], flush=True)
    address = f"{server}/api/games/{table['id']}/live".replace("http", "ws", 1)
    token = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
    view: dict[str, Any] = {}
    async for socket in connect(address, additional_headers=token):  # and again when the server restarts
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                view = message.get("view", view)
                if message["type"] == "refused" and message["problem"]["error"] in LATER:
                    await asyncio.sleep(1)
                elif message["type"] != "view":
                    continue
                if view["table"]["status"] in ("over", "aborted"):
                    return view
                if "legal" in view:  # it is our decision
                    decision = {"action": choose(view), "ply": view["ply"], "stamp": view["stamp"]}
                    await socket.send(json.dumps({"type": "play", **decision}))
    return view


if __name__ == "__main__":
    end = asyncio.run(play(sys.argv[1].rstrip("/")))
    print("over after", end["ply"], "decisions, points:", *(seat["total"] for seat in end["scores"]["seats"]))
