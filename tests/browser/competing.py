"""Competitions, for tests that look at their pages."""

from itertools import count

from tests.server.playing import Json, fine
from tests.server.serving import Server

NAMES = ("Bartholomäus", "Kunigunde", "Mechthild von Lüneburg", "Dietrich")
PLAN: Json = {"name": "Friday cup", "form": "tournament", "size": 3, "rounds": 2, "fill": "easy"}
CLOCK: Json = {"per": "decision", "seconds": 86_400}
_numbers = count(1)


def running_competition(server: Server) -> str:
    """Where a tournament is in its first round, with four people and two bots."""
    number = next(_numbers)  # a name belongs to one person
    path = "/api/club/competitions"
    for name in NAMES:
        with server.client() as somebody:
            somebody.headers["X-Kontor-Device"] = somebody.post("/api/me", json={}).json()["secret"]
            fine(somebody.put("/api/me/name", json={"name": f"{name} {number}"}))
            if name == NAMES[0]:
                organiser = dict(somebody.headers)
                made = somebody.post(path, json={**PLAN, "clock": CLOCK})
                assert made.status_code == 201, made.text
                path += f"/{made.json()['id']}"
            fine(somebody.post(f"{path}/join"))
    with server.client() as host:
        fine(host.post(f"{path}/start", headers=organiser))
    return path.replace("/api/club/competitions", "/club/competition")
