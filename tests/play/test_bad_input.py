"""Wrong options, wrong positions and garbage are refused with one clear line, and nothing is changed by them."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kontor
from kontor.rules.notation import FORMS
from tests.play.configurations import ALL, GAMES, Configuration, per_configuration

PILE = ["plus-3", "plus-3", "plus-4", "plus-4", "develop", "develop", "swap", "swap", *["extra-office"] * 3, "exchange"]

# options -> words that the refusal must hold: the option, and what is allowed or the value
OPTIONS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"board": "atlantis"}, ("board", "atlantis", "hansa")),
    ({"board": None}, ("board", "None")),
    ({"board": ["hansa"]}, ("board",)),
    ({"players": 1}, ("players", "1", "5")),
    ({"players": 2}, ("players", "2")),
    ({"players": 6}, ("players", "6", "5")),
    ({"players": "4"}, ("players", "'4'")),
    ({"players": 4.0}, ("players", "4.0")),
    ({"players": True}, ("players", "True")),
    ({"players": None}, ("players", "None")),
    ({"edition": "first"}, ("edition", "first", "bigbox", "classic")),
    ({"edition": 1}, ("edition", "1")),
    ({"edition": "classic", "modules": ("missions",)}, ("missions", "classic")),
    ({"edition": "classic", "modules": ("favours",)}, ("favours", "classic")),
    ({"modules": ("dragons",)}, ("modules", "dragons", "missions")),
    ({"modules": "missions"}, ("modules", "missions")),
    ({"modules": 3}, ("modules", "3")),
    ({"modules": None}, ("modules", "None")),
    ({"modules": (["missions"],)}, ("modules",)),
    ({"modules": ("safe-conduct",)}, ("modules", "safe-conduct")),
    ({"players": 3, "duo": "classic"}, ("duo", "classic")),
    ({"players": 4, "duo": "britannia"}, ("duo", "britannia")),
    ({"duo": 7}, ("duo", "7")),
    ({"pile": PILE}, ("pile", "promos")),
    ({"modules": ("promos",), "pile": PILE[:-1]}, ("pile", "12", "11")),
    ({"modules": ("promos",), "pile": [*PILE, "swap"]}, ("pile", "12", "13")),
    ({"modules": ("promos",), "pile": [*PILE[:-1], "crown"]}, ("pile", "crown")),
    ({"modules": ("promos",), "pile": ["block"] * 12}, ("pile", "block")),
    ({"modules": ("promos",), "pile": [*PILE[:-1], None]}, ("pile", "None")),
    ({"modules": ("promos",), "pile": [*PILE[:-1], []]}, ("pile",)),
    ({"modules": ("promos",), "pile": 12}, ("pile", "12")),
    ({"modules": ("promos",), "pile": "swap"}, ("pile",)),
    ({"names": ["Ada", "Ben"]}, ("names", "4", "2")),
    ({"names": ["Ada", "Ben", "Cem", "Dora", "Eva"]}, ("names", "4", "5")),
    ({"names": "Anna"}, ("names",)),
    ({"names": [1, 2, 3, 4]}, ("names",)),
    ({"names": ["Ada", "Ben", None, "Dora"]}, ("names",)),
    ({"names": 4}, ("names", "4")),
]

# position -> words that the refusal must hold
POSITIONS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"supply": ["12t+1m", "6t+1m", "7t+1m"]}, ("SETUP-36", "seat 0")),  # 15 + 1 + 12 = 28 traders
    ({"supply": ["5t+2m", "6t+1m", "7t+1m"]}, ("SETUP-36", "seat 0")),  # 3 + 2 = 5 merchants
    ({"posts": {"hamburg-luebeck": ["1m", "1m", None]}, "supply": ["5t", "6t", "7t"]}, ("SETUP-36", "seat 1")),
    ({"offices": {"atlantis": ["0t"]}}, ("offices", "atlantis")),
    ({"posts": {"atlantis-rome": ["0t"]}}, ("posts", "atlantis-rome")),
    ({"posts": {"hamburg-luebeck": ["0t"]}}, ("posts", "hamburg-luebeck")),
    ({"posts": {"hamburg-luebeck": ["0x", None, None]}}, ("posts", "0x")),
    ({"posts": {"hamburg-luebeck": ["7t", None, None]}}, ("posts", "7t")),
    ({"posts": {"hamburg-luebeck": ["nt", None, None]}}, ("posts", "nt")),
    ({"posts": {"hamburg-luebeck": "0t"}}, ("posts", "hamburg-luebeck")),
    ({"posts": [["0t"]]}, ("posts",)),
    ({"offices": {"minden": ["0t", None, "1t"]}}, ("offices", "minden", "OFFICE-03")),
    ({"offices": {"goslar": ["0t", "1t"]}}, ("offices", "goslar", "SETUP-12")),
    ({"extra_offices": {"minden": ["0t"]}}, ("extra_offices", "minden")),
    ({"special_prestige": {"10": 0}}, ("special_prestige", "10")),
    ({"special_prestige": {"8": 3}}, ("special_prestige", "3")),
    ({"abilities": [{"magic": 1}, {}, {}]}, ("abilities", "magic")),
    ({"abilities": [{"keys": 5}, {}, {}]}, ("abilities", "5")),
    ({"abilities": [{}]}, ("abilities", "3")),
    ({"prestige": [-1, 0, 0]}, ("prestige", "-1")),
    ({"prestige": ["3", 0, 0]}, ("prestige", "'3'")),
    ({"east_west": [0, 0]}, ("east_west",)),
    ({"east_west": [3]}, ("east_west",)),
    ({"east_west": [True]}, ("east_west",)),
    ({"turn": 3}, ("turn", "3")),
    ({"actions_left": -1}, ("actions_left", "-1")),
    ({"actions_left": 1.0}, ("actions_left", "1.0")),
    ({"markers": {"board": {"bremen-osnabrueck": "crown"}}}, ("markers", "crown")),
    ({"markers": {"board": {"atlantis-rome": "swap"}}}, ("markers", "atlantis-rome")),
    ({"markers": {"unused": [["remove-three"], [], []]}}, ("markers", "remove-three")),
    ({"markers": {"unused": [["block"], [], []]}}, ("markers", "block")),
    ({"markers": {"stack": "swap"}}, ("markers", "stack")),
    ({"markers": {"treasure": []}}, ("markers", "treasure")),
    ({"treasure": 1}, ("treasure",)),
    ({"board": "atlantis"}, ("board", "atlantis")),
    ({"players": 6}, ("players", "6")),
    ({"missions": [None, None, None]}, ("missions",)),
    ({"modules": ["missions"], "missions": [["minden"], None, None]}, ("missions", "minden")),
    ({"modules": ["missions"], "missions": [["dortmund", "minden", "lueneburg"]] * 2 + [None]}, ("missions", "twice")),
    ({"modules": ["favours"], "favours": {"display": ["crown"]}}, ("favours", "crown")),
    ({"modules": ["favours"], "favours": {"display": ["tithe", "tithe"]}}, ("favours", "twice")),
    ({"modules": ["promos"], "markers": {"blocks": [["atlantis-rome", 0]]}}, ("markers", "atlantis-rome")),
    ({"markers": {"blocks": [["hamburg-luebeck", 0]]}}, ("markers", "blocks")),
    ({"pending": {"mystery": 1}}, ("pending", "mystery")),
    ({"pending": {"ending": "END-99"}}, ("pending", "END-99")),
    ({"pending": {"over": True}}, ("pending", "over")),
    ({"pending": {"decisions": []}}, ("pending", "decisions")),
    ({"pending": []}, ("pending",)),
]


def assert_one_line(error: ValueError, words: tuple[str, ...]) -> None:
    message = str(error)
    assert message
    assert "\n" not in message
    assert [word for word in words if word not in message] == [], message


@pytest.mark.parametrize(("options", "words"), OPTIONS, ids=lambda value: str(value)[:60])
def test_wrong_options_are_refused_by_name(options: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the words are checked below
        kontor.new_game(**options)
    assert_one_line(refused.value, words)


@pytest.mark.parametrize(("facts", "words"), POSITIONS, ids=lambda value: str(value)[:60])
def test_wrong_positions_are_refused_by_name(facts: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the words are checked below
        kontor.from_position({"board": "hansa", "players": 3, **facts})
    assert_one_line(refused.value, words)


@pytest.mark.parametrize("junk", [None, 3, "hansa", [], ["board"]], ids=str)
def test_a_position_that_is_no_object_is_refused(junk: Any) -> None:
    with pytest.raises(ValueError, match="position: expected an object"):
        kontor.from_position(junk)


def test_undo_at_the_start_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to undo"):
        ALL[0].new(seed=1).undo()


@pytest.mark.parametrize("ply", [-1, 2, True, 0.0, "0", None], ids=str)
def test_going_back_to_a_moment_that_was_not_there_is_refused_and_changes_nothing(ply: Any) -> None:
    game = ALL[0].new(seed=1)
    game.play(game.legal_actions()[0])
    before = game.record()
    with pytest.raises(ValueError, match=r"ply=.*: expected 0 to 1"):
        game.undo_to(ply)
    assert game.record() == before


words = st.sampled_from(sorted({word for form in FORMS.values() for word in form.split(" ")}))
IDS = [
    "hamburg-luebeck", "hamburg-luebeck/1", "hamburg-luebeck/4", "minden", "t", "m", "0t", "1t+0m", "8", "swap",
    "malmoe-visby", "malmoe-visby/2", "waren", "carlisle-richmond/1", "london",
]  # fmt: skip
ids = st.sampled_from(IDS)


@pytest.mark.parametrize("configuration", ALL[:: len(ALL) // 3], ids=lambda configuration: configuration.id)
@settings(max_examples=max(300, per_configuration(0)), deadline=None, derandomize=len(ALL) >= GAMES)
@given(
    text=st.one_of(st.text(max_size=40), st.lists(st.one_of(words, ids, st.text(max_size=4)), max_size=7).map(" ".join))
)
def test_garbage_is_no_notation_and_changes_nothing(configuration: Configuration, text: str) -> None:
    game = configuration.new(seed=1)
    before = game.position()
    for ask in (game.parse, game.why_not, game.play):
        try:
            ask(text)
        except kontor.NotationError as error:
            assert_one_line(error, ())
        except kontor.IllegalAction:
            assert str(game.parse(text)) == text
        else:  # a spelling that is one after all
            assert str(game.parse(text)) == text
            if ask == game.play:
                game.undo()
    assert game.position() == before


GARBLED = [
    "", " ", "End", "end ", " end", "end\n", "END", "place", "place  t hamburg-luebeck/1", "place t hamburg-luebeck/01",
    "place t hamburg-luebeck/0", "place T hamburg-luebeck/1", "place t Hamburg-Luebeck/1", "place t hamburg-lübeck/1",
    "place t luebeck-hamburg/1", "income 0t", "income 03t", "income 3", "income t", "income 1m+2t", "income 3t+0m",
    "income 100t", "income 10m", "use swap minden 0 1", "use swap minden 1", "use plus-5", "use", "route",
    "route hamburg-luebeck office", "route hamburg-luebeck office rome", "favour mastery paying plus-3+swap",
    "favour mastery paying swap+", "favour mastery paying", "take", "take 0", "settle t hamburg-luebeck/1 from",
    "settle t hamburg-luebeck/1 from hand", "use exchange 9 swap", "marker crown hamburg-luebeck", "end end",
    "place\tt hamburg-luebeck/1", "place t hamburg-luebeck/\u0661", "income \u0663t", "end\u00a0",
]  # fmt: skip


@pytest.mark.parametrize("text", GARBLED)
def test_only_the_canonical_spelling_is_read(text: str) -> None:
    game = ALL[0].new(seed=1)
    before = game.position()
    for ask in (game.parse, game.why_not, game.play):
        with pytest.raises(kontor.NotationError) as refused:
            ask(text)
        assert str(refused.value)
        assert "\n" not in str(refused.value)
    assert game.position() == before


@pytest.mark.parametrize("junk", [None, 3, b"end", ["end"], {}], ids=str)
def test_a_decision_that_is_no_text_is_refused(junk: Any) -> None:
    game = ALL[0].new(seed=1)
    for ask in (game.parse, game.why_not, game.play):
        with pytest.raises((kontor.NotationError, TypeError)):
            ask(junk)
