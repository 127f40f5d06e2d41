"""Levels: each plays every kind of game to its end, and stands above those below it. Seeds are fixed."""

import math
import time
from typing import Any

import pytest

import kontor
from kontor.bots import BOTS, BUDGET, LEVELS, QUICK_LEVEL, BotView, FallbackBot, make, search_bot
from kontor.bots.arena import derive, play_result
from kontor.bots.rule_bot import LONG_GAME_MIN_DECISIONS, lasts_long
from kontor.bots.search_bot import SearchBot
from kontor.bots.weights import DEFAULT_WEIGHTS, WEIGHT_SETS
from kontor.catalog import options
from kontor.rules.cells import BEGUN, COMPLETED, LIMIT
from tests.play.configurations import Configuration, with_every_fact
from tests.support import situation

pytestmark = pytest.mark.skipif(not kontor.compiled, reason="takes minutes with plain rules")


def play(game: kontor.Game, names: list[str], seed: int) -> list[FallbackBot]:
    bots = [FallbackBot(name, derive(seed, seat)) for seat, name in enumerate(names)]
    while game.decider is not None and game.ply < 3000:
        game.play(bots[game.decider].choose(BotView(game, game.decider), game.legal_actions(), BUDGET))
    return bots


def wins(one: str, others: str, games: int) -> int:
    """First places of one bot against three others, in all seats in turn."""
    won = 0
    for number in range(games):
        names = [others] * 4
        names[number % 4] = one
        game = kontor.new_game(players=4, seed=number // 4)
        play(game, names, number)
        won += game.scores()[number % 4].rank == 1
    return won


@with_every_fact
def test_the_rule_bot_plays_every_kind_of_game_to_its_end(configuration: Configuration) -> None:
    names = [("rule", *WEIGHT_SETS)[seat] for seat in range(configuration.players)]
    # With two, both may run short of pieces between the neutral traders; whoever still can must end it then.
    for seed in (11, 12, 13) if configuration.players == 2 else (11,):
        game = configuration.new(seed)
        bots = play(game, names, seed)
        assert game.is_over
        assert [bot.failures for bot in bots] == [0] * configuration.players


def test_a_game_that_lasts_long_is_ended_by_whoever_can() -> None:
    """Seat 0 is behind and loses by the end. It does without it for a while, but not for ever."""
    game = situation(**ENDING, prestige=[19, 40, 40, 40])
    view = BotView(game, 0)
    assert make("rule", 1).choose(view, game.legal_actions(), BUDGET) != "route hamburg-luebeck"
    view.ply = LONG_GAME_MIN_DECISIONS + 1
    action = make("rule", 1).choose(view, game.legal_actions(), BUDGET)
    game.play(action)
    assert game.is_over


def test_where_a_game_lasts_long_the_route_that_ends_it_is_begun() -> None:
    """By a seat that is behind, which would rather delay the end before. The pile is empty, one action is left."""
    markers = "stack, bremen-minden swap"
    game = situation(players=4, markers=markers, prestige=[3, 12, 3, 3], supply="5t 5t 5t 5t", actions_left=1)
    view = BotView(game, 0)
    assert "bremen-minden" not in str(make("blocker", 1).choose(view, game.legal_actions(), BUDGET))
    view.ply = LONG_GAME_MIN_DECISIONS + 1
    assert make("blocker", 1).choose(view, game.legal_actions(), BUDGET) == "place t bremen-minden/1"


def test_patience_is_shorter_where_nothing_brings_the_end_closer() -> None:
    """Half of it in a game that has just begun, all of it where all cities are complete; more for five players."""
    new, near, three, five = (BotView(kontor.new_game(players=players), 0) for players in (4, 4, 3, 5))
    near.cells[COMPLETED] = near.lookup[LIMIT]

    def patience(view: BotView) -> int:
        view.ply = 0
        while not lasts_long(view):
            view.ply += 1
        return view.ply - 1

    assert [patience(view) for view in (new, near, three, five)] == [310, 620, 310, 387]


@pytest.mark.parametrize(
    "number", [12, 86, *(pytest.param(one, marks=pytest.mark.full) for one in (123, 149, 167, 186))]
)
def test_styles_end_their_games_in_time(number: int) -> None:
    """These lasted for 26 to 35 rounds without the endgame weights."""
    levels = (list(WEIGHT_SETS) * 2)[number % 5 : number % 5 + 4]
    assert 8 <= play_result(options(players=4), levels, 1, number).rounds <= 25


@pytest.mark.parametrize(
    ("one", "others", "least"),
    [("easy", "random", 12), ("medium", "claim", 8), ("rule", "claim", 9), ("rule", "medium", 5)],
)
def test_a_level_beats_what_is_below(one: str, others: str, least: int) -> None:
    """By far not as often as it does: this is no measurement (docs/ratings.md), but a broken bot would not get here."""
    assert wins(one, others, 12) >= least


def test_levels_are_bots_and_the_quick_one_is_among_them() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert LEVELS.index(QUICK_LEVEL) < LEVELS.index("master")


# Search


def middle(seed: int = 4, plies: int = 80) -> kontor.Game:
    """A game in which somebody has actions to take."""
    game = kontor.new_game(players=4, seed=seed, modules=("missions",))
    bot = make("medium", seed)
    while game.decider is not None and (game.ply < plies or "income 3t" not in game.legal_actions()):
        game.play(bot.choose(BotView(game, game.decider), game.legal_actions(), BUDGET))
    return game


def answers(bot: SearchBot, count: int) -> list[str]:
    """What it decides for the seat on turn, everybody else being easy."""
    game = middle()
    found: list[str] = []
    seat, easy = game.decider, make("easy", 1)
    while len(found) < count and game.decider is not None:
        view, legal = BotView(game, game.decider), game.legal_actions()
        action = bot.choose(view, legal, BUDGET) if game.decider == seat else easy.choose(view, legal, BUDGET)
        assert action in legal
        if game.decider == seat:
            found.append(str(action))
        game.play(action)
    return found


def test_search_answers_the_same_for_the_same_seed_on_any_number_of_cores() -> None:
    one = answers(SearchBot(7, DEFAULT_WEIGHTS, 120), 12)
    assert one == answers(SearchBot(7, DEFAULT_WEIGHTS, 120), 12)
    assert one == answers(SearchBot(7, DEFAULT_WEIGHTS, 120, cores=2), 12)


def test_search_keeps_its_tree_within_a_turn() -> None:
    game = middle(seed=6)  # a turn with several actions
    bot = SearchBot(3, DEFAULT_WEIGHTS, 60)
    seat, kept = game.decider, 0
    assert seat is not None
    while game.decider == seat:
        action = bot.choose(BotView(game, seat), game.legal_actions(), BUDGET)
        known = bot._root and bot._root.children.get(bot._chosen)
        game.play(action)
        if known and game.decider == seat and len(game.legal_actions()) > 1:
            kept += bot._expected(BotView(game, seat)) is known
            bot._root = None
    assert kept > 0


def counted(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows by one with every try."""
    tries: list[None] = []
    one_try = search_bot._try

    def counting(*args: Any) -> None:
        tries.append(None)
        one_try(*args)

    monkeypatch.setattr(search_bot, "_try", counting)
    return tries


def test_search_shares_its_tries_out_over_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first decisions get most, all of them together no more than there are, and the next turn as many again."""
    tries = counted(monkeypatch)
    bot, game = SearchBot(3, DEFAULT_WEIGHTS, 200), middle()
    assert game.decider is not None
    view = BotView(game, game.decider)

    def taken(begun: bool) -> int:
        view.cells[BEGUN] = begun
        bot._root = None  # nothing is known from before
        tries.clear()
        bot.choose(view, game.legal_actions(), math.inf)
        return len(tries)

    for _ in range(2):
        turn = [taken(begun=False), *(taken(begun=True) for _ in range(29))]
        assert turn == sorted(turn, reverse=True)
        assert 40 < turn[0] <= 50
        assert turn[-1] == 0
        assert sum(turn) <= 200


def test_what_the_tree_knows_is_not_taken_from_the_tries_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = counted(monkeypatch)
    bot, game = SearchBot(3, DEFAULT_WEIGHTS, 200), middle(seed=5)
    seat, inherited = game.decider, 0
    assert seat is not None
    while game.decider == seat:
        before = len(tries)
        action = bot.choose(BotView(game, seat), game.legal_actions(), math.inf)
        if bot._root:
            inherited += sum(bot._root.tries) - (len(tries) - before)
        assert bot._left == 200 - len(tries)
        game.play(action)
    assert inherited > 0


def test_search_without_tries_decides_by_what_it_knows() -> None:
    """A long turn, in which there is none left: what the tree has tried most, or else what is rated best."""
    game = middle()
    assert game.decider is not None
    view = BotView(game, game.decider)
    bot = SearchBot(3, DEFAULT_WEIGHTS, 0)
    root = bot._root_for(view)
    assert bot._halve(root, view, 0, math.inf) == 0
    for number, times in ((0, 2), (2, 3), (1, 1)):
        for _ in range(times):
            root.note(number, [0] * 4)
    assert bot._halve(root, view, 3, math.inf) == 2
    assert sum(root.tries) == 6


def test_what_search_found_with_the_endgame_weights_is_not_reused() -> None:
    bot, game = SearchBot(3, DEFAULT_WEIGHTS, 200), middle()
    seat = game.decider
    assert seat is not None

    def inherited(ply: int) -> int:
        """Tries that are known from the decision before."""
        view = BotView(game, seat)
        view.ply = LONG_GAME_MIN_DECISIONS + 1
        later = game.copy()
        later.play(bot.choose(view, game.legal_actions(), math.inf))
        assert bot._root is not None
        assert bot._chosen in bot._root.children
        after = BotView(later, seat)
        after.ply = ply
        return sum(bot._root_for(after).tries)

    assert inherited(LONG_GAME_MIN_DECISIONS + 2) > 0
    assert inherited(0) == 0


def test_search_tries_all_that_it_rates() -> None:
    game = middle()
    assert game.decider is not None
    for tries in (0, 45):
        _, values = SearchBot(3, DEFAULT_WEIGHTS, tries).rated(BotView(game, game.decider))
        assert len(values) > 1
        assert min(values) > -search_bot.UNTRIED_SCORE // 2


def test_search_rates_nothing_where_the_game_is_over() -> None:
    game = situation(**ENDING, prestige=[19, 0, 0, 0])
    game.play("route hamburg-luebeck")
    assert game.is_over
    assert SearchBot(3, DEFAULT_WEIGHTS, 60).rated(BotView(game, 0)) == ([], [])


def test_search_answers_in_time_when_the_budget_is_short() -> None:
    game = middle()
    assert game.decider is not None
    bot = SearchBot(3, DEFAULT_WEIGHTS, 1_000_000)  # which would take minutes
    for _ in range(20):  # while other programs use the machine it may be late
        began = time.monotonic()
        assert bot.choose(BotView(game, game.decider), game.legal_actions(), 4.0) in game.legal_actions()
        if time.monotonic() - began < 4:
            return
    pytest.fail("it is always late")


# A route that ends the game: 19 points and the control of Hamburg.
ENDING: dict[str, Any] = {
    "players": 4, "posts": "hamburg-luebeck 0t 0t 0t", "offices": "hamburg 0t", "actions_left": 1,
}  # fmt: skip


@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("random", "claim", "easy")])
def test_the_win_that_is_there_is_taken(name: str) -> None:
    game = situation(**ENDING, prestige=[19, 3, 3, 3])
    action = make(name, 1).choose(BotView(game, 0), game.legal_actions(), BUDGET)
    game.play(action)
    assert game.is_over
    assert game.scores()[0].rank == 1
