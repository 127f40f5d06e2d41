"""Words and examples of the OpenAPI document."""

from typing import Any, Final

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
            "modules": ["missions", "favours"],
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
    "Share": {"without names": {"names": False}},
    "Import": {"the text of a file": {"record": "Kontor record 1\nRules: 2\nBoard: hansa\n..."}},
    "Play": {
        "place": {"action": "place t hamburg-luebeck/1", "ply": 0},
        "sent once": {"action": "end", "ply": 12, "stamp": 14, "key": "0c9e2f"},
    },
    "PuzzleLine": {"an answer": {"line": ["end"]}, "to look at it": {"line": []}},
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
    "LessonLine": {
        "the beginning": {"step": 0},
        "a first piece": {"step": 0, "begun": 0, "line": ["place t hamburg-luebeck/1"]},
    },
    "StudyQuestion": {
        "from the beginning": {"position": {"players": 3, "supply": ["5t", "6t", "7t"]}, "asked": ["income 3t"]}
    },
    "StudyAsk": {
        "from the beginning": {"position": {"players": 3, "supply": ["5t", "6t", "7t"]}, "action": "income 3t"}
    },
    "StudyStart": {"four players": {}, "East": {"board": "east", "players": 3}},
    "Undo": {"the last decision": {"stamp": 14}, "back to a ply": {"ply": 4}},
    "Ask": {"place": {"action": "place t hamburg-luebeck/1"}},
    "CheckInvitation": {"from the link": {"invite": "CODE"}},
    "Join": {
        "the first free seat": {"name": "Ben", "key": "7d1f0c52b8e94a63"},
        "invited": {"name": "Ben", "seat": 1, "invite": "CODE"},
    },
    "Open": {"a seat": {"token": "TOKEN"}},
    "Start": {"all are there": {}, "fill with bots": {"fill": "claim"}},
    "HandOver": {"a bot plays on": {"level": "claim"}},
    "Leave": {"for good": {}},
    "Rename": {"a name that nobody minds": {"name": "Player 3"}},
    "TakeBack": {"to ply 12": {"ply": 12}},
    "Reply": {"agreed": {"agree": True, "version": 31}},
    "Days": {"a week": {"days": 7}},
    "Pause": {"a week": {"days": 7}, "no longer": {"days": 0}},
    "Orders": {
        "while asleep": {
            "displaced": {"to": ["bremen-hamburg"], "otherwise": "any", "extras": "stock"},
            "gains": "t",
            "end": True,
        },
        "the next turn": {"plan": ["place t hamburg-luebeck/1", "end"]},
    },
    "PlanLine": {"the beginning": {"line": []}},
    "Say": {"words": {"text": "Well played!"}, "a quick phrase": {"phrase": "good-game"}},
    "SetPace": {"at once": {"pace": 0}},
    "Introduce": {"somebody in Berlin": {"language": "de", "zone": "Europe/Berlin"}},
    "ChooseNotices": {
        "not at night": {"language": "en", "zone": "Europe/London", "quiet": {"since": 1320, "until": 420}}
    },
    "AddWay": {
        "a webhook": {"way": {"kind": "webhook", "url": "https://discord.com/api/webhooks/1/x", "form": "discord"}},
        "mail": {"way": {"kind": "mail", "address": "anna@example.org"}},
    },
    "ChooseName": {"a name": {"name": "Anna"}, "none": {}},
    "MakePass": {"a link": {"kind": "link"}},
    "FinishSignIn": {"what the provider sent back": {"state": "9f86d081884c7d65", "code": "SplxlOBeZQQYbYS6WxSbIA"}},
    "ShowPass": {"words": {"secret": "filaj rozum silup savat niham migif burij tabin"}},
    "NewRestriction": {"no more chat": {"table": "k7c2mq9xwdaf", "seat": 1, "kind": "mute"}},
    "ConfirmWay": {"from the mail": {"code": "k7c2mq9x"}},
    "NewBan": {
        "a network": {"ban": {"kind": "network", "network": "192.0.2.0/24", "note": "spam in the chat"}},
        "whoever holds a seat": {"ban": {"kind": "player", "table": "k7c2mq9xwdaf", "seat": 1}},
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
    "Login": {"password": {"password": "PASSWORD"}},
}
