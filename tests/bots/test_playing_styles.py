"""Playing styles: bots that play by a net lean to what suits them, among decisions that are about equally good."""

from pathlib import Path
from random import Random

import pytest

import kontor
from kontor.bots import LEVELS, Bot, BotError, BotView, fallbacks, make, net_bot, registry
from kontor.bots.arena import play_game
from kontor.bots.net_bot import NET_VARIABLE, NetBot
from kontor.bots.net_search import STYLE_MAX_BONUS, NetSearchBot
from kontor.bots.playing_styles import (
    CONSIDERED_MIN_LIKELIHOOD,
    MAX_UTILITY_COST,
    PLAYING_STYLES,
    PREDICTED,
    Prospect,
    leaning,
    likely,
    preferred,
)
from kontor.bots.rule_bot import RuleBot
from kontor.slots import slots
from tests.play.twins import twin

NAMES = [f"{level}:{style}" for level in registry.NET_LEVELS for style in PLAYING_STYLES]


# Names


@pytest.mark.parametrize("name", NAMES)
def test_a_level_that_plays_by_the_net_has_every_style(name: str, net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NET_VARIABLE, str(net))
    game = kontor.new_game(players=3, seed=1)
    view, legal = BotView(game, 0), game.legal_actions()
    answers = {make(name, 1).choose(view, legal, 60.0) for _ in range(2)}
    assert len(answers) == 1, "the seed decides"
    assert answers <= set(legal)


@pytest.mark.parametrize("style", ["bulider", "", "builder:blocker", "Builder"])
def test_an_unknown_style_is_refused_in_one_line(style: str) -> None:
    with pytest.raises(BotError) as refused:
        make(f"expert:{style}")
    told = f"bot='expert:{style}': there is no style {style!r}: expected one of builder, blocker, racer"
    assert str(refused.value) == told


def test_only_what_plays_by_the_net_has_a_style() -> None:
    with pytest.raises(BotError, match="bot='easy:builder': only hard, expert, master have a style"):
        make("easy:builder")
    assert [registry.without_style(name) for name in ("expert:racer", "expert", "easy:racer", "a:B")] == [
        "expert",
        "expert",
        "easy:racer",
        "a:B",
    ]


def test_below_a_bot_with_a_style_are_the_levels_below_its_own() -> None:
    assert fallbacks("expert:racer") == ("expert:racer", *LEVELS[LEVELS.index("hard") :: -1])


def test_without_a_net_a_rule_bot_without_a_style_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NET_VARIABLE, str(tmp_path / "none.net"))
    assert isinstance(make("hard:builder"), RuleBot)


# Which slot is taken


def test_what_leans_most_is_taken_where_it_costs_little() -> None:
    usual, better, dear = (
        Prospect(0.5, 1.0),
        Prospect(0.5 - MAX_UTILITY_COST, 2.0),
        Prospect(0.49 - MAX_UTILITY_COST, 9.0),
    )
    assert preferred([7, 8, 9], 7, [usual, better, dear]) == 8
    assert preferred([7, 8], 7, [usual, dear]) == 7
    assert preferred([7, 8], 8, [dear, usual]) == 8, "the usual one need not be the likeliest"
    assert preferred([7, 8], 7, [usual, usual]) == 7, "the likelier of equals"
    assert preferred([7, 8], 8, []) == 8, "where one would end the game, as without a style"


def test_slots_are_considered_as_far_as_they_are_likely() -> None:
    logits = [-1e9, 0.0, 3.0, 1.0, 2.9, 0.5]
    assert likely(logits, 1.0, 9) == [2]
    assert likely(logits, CONSIDERED_MIN_LIKELIHOOD, 9) == [2, 4, 3]
    assert likely(logits, CONSIDERED_MIN_LIKELIHOOD, 2) == [2, 4]


def test_a_builder_leans_to_own_cities_a_blocker_against_others_a_racer_to_the_end() -> None:
    even = [[5.0] * len(PREDICTED) for _ in range(3)]

    def leant(name: str, category: str, seat: int, points: float, rounds: float) -> float:
        sheets = [[*sheet] for sheet in even]
        sheets[seat][PREDICTED.index(category)] += points
        return leaning(PLAYING_STYLES[name], 1, sheets, rounds) - leaning(PLAYING_STYLES[name], 1, even, 9.0)

    changes = [("cities", 1, 2.0, 9.0), ("network", 1, 2.0, 9.0), ("cities", 0, 2.0, 9.0), ("cities", 1, 0.0, 8.0)]
    assert [leant("builder", *change) for change in changes] == [2, 1, 0, 0]
    assert [leant("blocker", *change) for change in changes] == [0, 0, -1, 0]
    assert [leant("racer", *change) for change in changes] == [0, 0, 0, 1]


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_no_decision_costs_more_than_it_may(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the net that comes with Kontor, in the first decisions of a game."""
    taken = list[tuple[Prospect, Prospect]]()

    def recorded(considered: list[int], usual: int, found: list[Prospect]) -> int:
        slot = preferred(considered, usual, found)
        if found:
            taken.append((found[considered.index(usual)], found[considered.index(slot)]))
        return slot

    monkeypatch.setattr(net_bot, "preferred", recorded)
    play_game(
        kontor.catalog.options(players=4), [f"{level}:{name}" for name in (*PLAYING_STYLES, "racer")], 1, 0, cap=120
    )
    assert all(other.utility >= usual.utility - MAX_UTILITY_COST for usual, other in taken)
    assert any(other.leaning > usual.leaning for usual, other in taken), "else a style would make no difference"


def test_an_error_of_a_level_stays_one(net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn beyond the likely slots is taken, so that a style does not make a level stronger."""
    monkeypatch.setattr(net_bot, "likely", lambda logits, share, most: [logits.index(max(logits))])
    game = kontor.new_game(players=3, seed=2)
    view, legal = BotView(game, 0), game.legal_actions()

    def found(style: bool) -> list[str]:
        bots = [NetBot(seed, 4.0, net, PLAYING_STYLES["racer"] if style else None) for seed in range(8)]
        for bot in bots if not style else ():
            view.possible(bot._random)  # as many random numbers are used
        return [bot.choose(view, legal, 1.0) for bot in bots]

    assert found(True) == found(False)


# What is hidden, and the search


def test_bots_with_a_style_decide_alike_in_twin_worlds(net: Path) -> None:
    game = kontor.new_game(players=3, modules=("missions",), seed=2)
    for number in range(12):
        assert game.decider is not None
        views = [BotView(world, game.decider) for world in (game, twin(game, game.decider, Random(number)))]
        legal = game.legal_actions()
        alike: list[list[Bot]] = [
            [NetBot(number, 0.0, net, PLAYING_STYLES["builder"]) for _ in views],
            [NetSearchBot(number, 300, path=net, style=PLAYING_STYLES["blocker"]) for _ in views],
        ]
        for bots in alike:
            here, there = (bot.choose(view, legal, 60.0) for bot, view in zip(bots, views, strict=True))
            assert here == there
        game.play(here)


def test_in_a_search_a_style_is_worth_little(net: Path) -> None:
    game = kontor.new_game(players=3, seed=2)
    view, mask = BotView(game, 0), bytearray(slots.WIDTH)
    view.backend.open_slots(view.lookup, view.cells, mask)
    tried = [slot for slot in range(slots.WIDTH) if mask[slot]][:5]
    extra = NetSearchBot(1, 300, path=net, style=PLAYING_STYLES["racer"])._leanings(tried, view, mask)
    assert min(extra) == 0
    assert max(extra) == pytest.approx(STYLE_MAX_BONUS)
    assert NetSearchBot(1, 300, path=net)._leanings(tried, view, mask) == [0] * 5
