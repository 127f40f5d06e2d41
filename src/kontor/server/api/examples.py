"""Words of the OpenAPI document, and examples that say more than those of the fields."""

from typing import Any, Final

from kontor import catalog

API_OVERVIEW: Final = """
A table is a game with its people. `POST /api/games` makes one and answers with a token for each seat; the token proves
the seat in every later call (`Authorization: Bearer TOKEN`), or a browser opens the seat's link and keeps a cookie.

Decisions are written in Kontor's notation and name the `ply` they were meant for. What a rule refuses is answered with
422 and the clause; what comes too late with 409 and the newer view. An acknowledged decision is stored.

News come over the WebSocket `/api/games/{table}/live` (also as server-sent events from `/api/games/{table}/events`):
each message is complete, so a client that missed some connects again with `?ply=` and `&version=` of its last view.
""".strip()

BODIES: Final[dict[str, dict[str, Any]]] = {
    "NewGame": {
        "against bots": {
            "board": "hansa",
            "seats": [{"kind": "human", "name": "Anna"}, *[{"kind": "bot", "level": "claim"}] * 2],
        },
        "with friends": {
            "board": "britannia",
            "edition": "bigbox",
            "seats": [{"kind": "human", "name": "Anna", "colour": "blue"}, *[{"kind": "invited"}] * 3],
            "shuffle": True,
        },
        "a decision a day": {
            "seats": [{"kind": "human", "name": "Anna"}, *[{"kind": "open"}] * 2],
            "clock": {"per": "decision", "seconds": 86_400, "vacation": 7, "end": "offer"},
        },
        "two players, with modules": {
            "board": "hansa",
            "modules": list(catalog.fitting("hansa", 2)[:2]),
            "duo": "britannia",
            "seed": 7,
            "seats": [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Ben"}],
        },
    },
    "Continue": {
        "against bots": {
            "ply": 40,
            "seats": [{"kind": "human", "name": "Anna"}, *[{"kind": "bot", "level": "claim"}] * 2],
        }
    },
    "StudyLine": {
        "a route that is nearly full": {
            "position": {
                "players": 3,
                "posts": {"hamburg-luebeck": ["0t", "0t", None]},
                "supply": ["5t", "6t", "7t"],
                "markers": {"stack": ["swap", "swap"]},
            },
            "line": ["place t hamburg-luebeck/3"],
        }
    },
    "Orders": {
        "while asleep": {
            "displaced": {"to": ["bremen-hamburg"], "otherwise": "any", "extras": "stock"},
            "gains": "t",
            "end": True,
        },
        "the next turn": {"plan": ["place t hamburg-luebeck/1", "end"]},
    },
    "Say": {"words": {"text": "Well played!"}, "a quick phrase": {"phrase": "good-game"}},
    "AddWay": {
        "a webhook": {"way": {"kind": "webhook", "url": "https://discord.com/api/webhooks/1/x", "form": "discord"}},
        "mail": {"way": {"kind": "mail", "address": "anna@example.org"}},
    },
    "NewBan": {
        "a network": {"ban": {"kind": "network", "network": "192.0.2.0/24", "note": "spam in the chat"}},
        "the player at a seat": {"ban": {"kind": "player", "table": "k7c2mq9xwdaf", "seat": 1}},
    },
    "NewCompetition": {
        "a league for a move a day": {
            "name": "Winter league",
            "form": "league",
            "size": 4,
            "rounds": 5,
            "clock": {"per": "decision", "seconds": 86_400, "vacation": 7},
        },
        "a tournament of an evening": {
            "name": "Friday cup",
            "form": "tournament",
            "size": 3,
            "rounds": 3,
            "clock": {"per": "game", "seconds": 2_700, "increment": 30},
            "fill": "easy",
        },
    },
}
