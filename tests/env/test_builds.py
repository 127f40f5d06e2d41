"""The compiled rules and the plain ones give the same results, to the last cell."""

import json
from random import Random
from typing import cast

import pytest

import kontor
from kontor import boards
from kontor.backends import COMPILED, PLAIN, REASON, running
from kontor.rules.backend import Backend
from kontor.rules.cells import ACTIONS_LEFT, LOOKUP_SIZE, RANDOM, ROUNDS, SITUATION
from kontor.slots import observe
from kontor.slots.choose import CHOSEN, CHOSEN_AT
from tests.env.traces import WAYS, plain_trace, tables_of, unlike_game, unlike_traces
from tests.play.configurations import Configuration, everywhere, named, seeds_of, with_every_fact
from tests.play.policies import kind_first
from tests.play.test_random_games import midgame
from tests.support import situation

DECISIONS = 100
HANSA = "hansa-4-bigbox-missions-favours-promos"


@pytest.fixture
def compiled() -> Backend:
    """The compiled rules; without them there is nothing to compare."""
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    return COMPILED


@everywhere
def test_random_play_leaves_the_same_trace(compiled: Backend, configuration: Configuration) -> None:
    seed = seeds_of(configuration, 1)[0]
    assert list(unlike_traces(compiled, configuration, seed, DECISIONS)) == []


@everywhere
def test_both_builds_allow_and_do_the_same_at_every_decision(compiled: Backend, configuration: Configuration) -> None:
    seed = seeds_of(configuration, 1)[0]
    assert list(unlike_game(compiled, configuration, seed, DECISIONS)) == []


def test_both_builds_count_the_turns_of_a_standstill_alike(compiled: Backend) -> None:
    """Random play hardly ever leads to one."""
    games = []
    for backend in (PLAIN, compiled):
        with running(backend):
            games.append(named("hansa-2-bigbox-duo-classic-standstill").new(seed=1))
    plain, other = games
    for action in ("place t hamburg-luebeck/2", *["end"] * 13, "claim"):
        assert other.play(action) == plain.play(action)
        assert other.state.cells == plain.state.cells
        assert other.legal_actions() == plain.legal_actions()
    assert plain.end_clause == "HOUSE-01"


def test_a_trace_tells_games_apart() -> None:
    t = tables_of(named(HANSA))
    traces = [plain_trace(t, seed, 40, way) for seed in range(2) for way in WAYS]
    assert len(set(traces)) == len(traces)
    assert plain_trace(t, 0, 40, WAYS[1]) == traces[1]


def test_the_comparison_finds_a_difference(compiled: Backend) -> None:
    class Odd:
        deal, legal, observe = compiled.deal, compiled.legal, compiled.observe
        open_slots, utilities, enter, step = compiled.open_slots, compiled.utilities, compiled.enter, compiled.step
        evaluator = compiled.evaluator

        @staticmethod
        def apply(t: bytes, s: bytearray, code: int) -> None:
            compiled.apply(t, s, code)
            s[ACTIONS_LEFT] ^= 4

        @staticmethod
        def random_play(t: bytes, seed: int, decisions: int, cap: int, way: int) -> int:
            return int(compiled.random_play(t, seed + 1, decisions, cap, way))

    odd = cast(Backend, Odd)
    assert list(unlike_game(odd, named(HANSA), 1, 10))
    assert len(list(unlike_traces(odd, named(HANSA), 1, 10))) == len(WAYS)


@with_every_fact
def test_a_game_played_compiled_is_replayed_plain(configuration: Configuration, compiled: Backend) -> None:
    with running(compiled):
        game = midgame(configuration, seed=3, decisions=60)
    text, events = game.record(), game.events(0)
    with running(PLAIN):
        again = kontor.load(text)
    assert (game.state.rules.backend, again.state.rules.backend) == (compiled, PLAIN)
    assert (again.record(), again.position(), again.events(0)) == (text, game.position(), events)
    assert again.legal_actions() == game.legal_actions()


@with_every_fact
def test_what_machines_note_changes_neither_positions_nor_views_nor_records(configuration: Configuration) -> None:
    """Slots chosen so far, dice and rounds are cells of their own, which people never see."""
    game = midgame(configuration, seed=5, decisions=50)
    noted = game.copy()
    cells = noted.state.cells
    cells[CHOSEN], cells[CHOSEN_AT], cells[RANDOM], cells[ROUNDS] = 1, 7, 99, 12
    for _ in range(5):
        if not game.is_over:
            assert noted.legal_actions() == game.legal_actions()
            action = kind_first(game, Random(game.ply))
            assert noted.play(action) == game.play(action)
        assert noted.position() == game.position()
        assert [noted.view(seat) for seat in (None, 0)] == [game.view(seat) for seat in (None, 0)]
        assert noted.record() == game.record()
    again = kontor.from_position(json.loads(json.dumps(noted.position()))).state.cells
    assert (again[CHOSEN], again[RANDOM], again[ROUNDS]) == (0, 0, 0)


# The edge


def test_the_edge_refuses_cells_of_a_wrong_size(compiled: Backend) -> None:
    t, s = tables_of(named(HANSA)), bytearray(SITUATION)
    short, observation = bytearray(SITUATION - 1), bytearray(observe.WIDTH - 1)
    calls: dict[str, tuple[object, ...]] = {
        "legal": (t, short),
        "apply": (t, short, 0),
        "deal": (bytes(LOOKUP_SIZE + 1), s, 0),
        "observe": (t, s, 0, observation),
        "random_play": (t[1:], 0, 1, 1, 0),
    }
    for name, given in calls.items():
        with pytest.raises(ValueError, match=r"cells|lookup"):
            getattr(compiled, name)(*given)


TRIBUTES = 2  # in the box (PROMO-02)


@pytest.mark.parametrize("seat", [-1, 4, 250])
def test_the_edge_refuses_a_seat_that_nobody_has(compiled: Backend, seat: int) -> None:
    t, s = tables_of(named(HANSA)), bytearray(SITUATION)
    with pytest.raises(ValueError, match=f"seat={seat}: expected 0 to 3"):
        compiled.observe(t, s, seat, bytearray(observe.WIDTH))


def crowded() -> kontor.Game:
    """As many decisions as a position may hold, and all tributes of the box at the city where the next office comes."""
    decisions = [{"decision": "turn", "seat": 0}, *({"decision": "founding", "seat": 0} for _ in range(23))]
    belgard = [route.id for route in boards.board("east").routes if "belgard" in route.ends]
    tributes = [[belgard[number % len(belgard)], 1 + number % 3] for number in range(TRIBUTES)]
    return situation(
        board="east", players=4, modules=["promos"], supply="5t 5t 5t 5t", markers={"tributes": tributes},
        pending={"begun": True, "decisions": decisions},
    )  # fmt: skip


@pytest.mark.parametrize("plain", [False, True])
def test_every_tribute_finds_room_above_all_decisions(plain: bool, compiled: Backend) -> None:
    with running(PLAIN if plain else compiled):
        game = crowded()
    game.play("found belgard t")
    assert [frame["decision"] for frame in game.position()["pending"]["decisions"][-TRIBUTES:]] == ["taking"] * TRIBUTES
    for _ in range(TRIBUTES):
        assert "decline" in game.legal_actions()
        game.play("decline")
    assert "found belgard t" in game.legal_actions()


def test_compiled_says_which_build_runs() -> None:
    assert kontor.compiled == (COMPILED is not None) == (kontor.compiled_reason == "compiled")
    assert kontor.new_game().state.rules.backend is (COMPILED or PLAIN)


def test_both_backends_offer_every_function_of_the_protocol(compiled: Backend) -> None:
    for name in ("IS_COMPILED", *(name for name in vars(Backend) if not name.startswith("_"))):
        assert hasattr(PLAIN, name)
        assert hasattr(compiled, name)
    assert (PLAIN.IS_COMPILED, compiled.IS_COMPILED) == (False, True)
