"""What happened and what is asked, in words."""

from typing import Any

import pytest

import kontor
from kontor.cli.event_words import EVENT_PHRASES, last_lines, news, phrase
from kontor.cli.question import SENTENCES, offers, question
from kontor.cli.scene import scene_of
from kontor.game import Game
from kontor.rules.frames import NAMES
from tests.cli.typist import BOARDS, played
from tests.support import situation

QUESTIONS = 100  # every game is longer


def told(game: Game, seat: int | None = None, since: int = 0) -> list[str]:
    return [line.plain for line in news(scene_of(game, seat), game, since)]


def test_every_kind_of_decision_has_a_sentence() -> None:
    assert set(NAMES.values()) == set(SENTENCES)


@pytest.mark.parametrize("options", BOARDS, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize("level", ["claim", "random"])
def test_every_event_and_question_of_a_game_is_told(options: dict[str, Any], level: str) -> None:
    game = played(1500, level, **options)
    scene = scene_of(game, 0)
    for event in game.events(0):
        assert event["event"] in EVENT_PHRASES, event
        assert "{" not in phrase(scene, event)
    assert told(game)
    for _ in range(QUESTIONS):  # back from the end, or from where it was broken off
        game.undo()
        seen = scene_of(game, game.decider)
        assert question(seen, [str(action) for action in game.legal_actions()]).plain


def test_the_decisions_of_a_turn_are_one_line() -> None:
    game = kontor.new_game(players=3, seed=1, names=["Ann", "Ben (claim)", "Cy"])
    for action in (
        "place t hamburg-luebeck/1",
        "place t hamburg-luebeck/2",
        "end",
        "place m hamburg-stade/1",
        "end",
        "end",
    ):
        game.play(action)
    assert told(game) == [
        "0 Ann: placed a trader on hamburg-luebeck/1, hamburg-luebeck/2",
        "1 Ben: placed a merchant on hamburg-stade/1",
        "2 Cy: ended the turn",
    ]
    assert told(game, since=4) == ["1 Ben: ended the turn", "2 Cy: ended the turn"]


def test_a_displacement_and_its_answer() -> None:
    game = situation(supply="5t 5t 5t", posts="hamburg-luebeck 1m - -", markers="stack swap")
    game.play("displace t hamburg-luebeck/1 paying 2t")
    scene = scene_of(game, 1)
    asked = question(scene, [])
    assert asked.plain == (
        "You – Player 1 displaced your merchant on hamburg-luebeck: settle it as near as possible and up to 2 more."
    )
    game.play("settle m hamburg-stade/1")
    assert "you may settle up to 2 more" in question(scene_of(game, 1), []).plain
    game.play("decline")
    assert told(game, 1) == [
        "0 Player 1: displaced your merchant on hamburg-luebeck/1 with a trader, paying 2t",
        "1 Player 2: settled a merchant on hamburg-stade/1; declined",
    ]


def test_a_route_with_its_points() -> None:
    game = situation(
        posts="hamburg-luebeck 0t 0t 0t", offices="hamburg 1t", markers="hamburg-luebeck swap, stack develop"
    )
    moves = [str(action) for action in game.legal_actions()]
    assert question(scene_of(game, 0), moves).plain == "You – your turn, 2 actions left. Full routes: hamburg-luebeck."
    game.play("route hamburg-luebeck office luebeck")
    assert told(game, 0) == [
        "0 Player 1: established hamburg-luebeck; +1 prestige for Player 2 (Hamburg); took the marker swap; "
        "opened an office (trader) in Lübeck; +1 prestige for you (Lübeck)"
    ]
    game.play("end")
    assert told(game, 0, since=1) == ["0 Player 1: drew develop"]
    assert told(game, 1, since=1) == ["0 Player 1: ended the turn"]
    assert "place the new marker (develop) at a free route" in question(scene_of(game, 0), []).plain
    assert "place the new marker (face down) at a free route" in question(scene_of(game, 1), []).plain


def test_a_move_in_hand_is_named() -> None:
    game = kontor.new_game(players=3, seed=1)
    for action in ("place t hamburg-luebeck/1", "place t hamburg-luebeck/2", *["end"] * 3, "lift hamburg-luebeck/1"):
        game.play(action)
    assert asked(game) == ("You – in hand: trader from hamburg-luebeck/1. Drop it, or lift up to 1 more.")
    game.play("drop hamburg-luebeck/1 hamburg-stade/1")
    game.play("done")
    assert told(game, 0)[-1].endswith("moved your trader from hamburg-luebeck/1 to hamburg-stade/1")


def asked(game: Game) -> str:
    """What the one who decides is asked."""
    return question(scene_of(game, game.decider), [str(action) for action in game.legal_actions()]).plain


@pytest.mark.parametrize(
    ("edition", "placing", "moving"),
    [
        ("bigbox", "settle 2 pieces, or decline.", "lift up to 2 more, or done."),
        ("classic", "settle 2 pieces, as far as possible.", "lift up to 2 more."),
    ],
)
def test_a_way_out_is_named_only_where_it_is_legal(edition: str, placing: str, moving: str) -> None:
    for route, sentence in (("calais-southampton", placing), ("carlisle-isle-of-man", moving)):
        game = situation(
            board="britannia", edition=edition, markers="stack swap", abilities="book 2", supply="3t 3t 3t",
            posts=f"{route} 0t 0m 0m, chester-hereford 1t - - -",
        )  # fmt: skip
        game.play(f"route {route}")
        assert asked(game).endswith(sentence)


@pytest.mark.parametrize(("stock", "pieces"), [(8, "2 pieces"), (1, "1 piece")])
def test_a_tribute_is_all_or_nothing(stock: int, pieces: str) -> None:
    game = situation(
        modules=["promos"], posts="hamburg-luebeck 0t 0t 0t", supply=f"5t+1m {10 - stock}t+1m",
        markers={"stack": ["swap"], "tributes": [["hamburg-luebeck", 1]]},
    )  # fmt: skip
    game.play("route hamburg-luebeck office luebeck")
    assert asked(game) == f"You – you may take {pieces} from your stock because of what Player 1 did, or decline."


def test_few_moves_are_listed_and_many_counted() -> None:
    assert offers(["take t", "decline"]).plain == "1 take t  2 decline"
    many = [f"place t hamburg-luebeck/{post}" for post in range(12)]
    assert offers([*many, "use plus-3", "use develop book", "end"]).plain == "place (12)  use plus-3  use develop  end"


def test_an_event_of_another_version_is_told_as_it_is() -> None:
    scene = scene_of(kontor.new_game(), 0)
    assert phrase(scene, {"ply": 3, "event": "eclipse", "city": "hamburg"}) == "eclipse city hamburg"


def test_long_news_keep_their_end() -> None:
    game = played(60, players=3)
    lines = news(scene_of(game, 0), game, 0)
    kept = last_lines(lines, 80, 4)
    assert len(kept) == 4
    assert kept[0].plain == "... (type log for all)"
    assert last_lines(lines, 80, 0) == []
