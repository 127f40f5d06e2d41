"""What a bot is handed: what its seat may know, and nothing from which it could learn more."""

from collections.abc import Iterator
from random import Random
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import kontor
from kontor.backends import COMPILED, REASON
from kontor.bots import BUDGET, BotView, by_kind, make
from kontor.rules import hidden
from kontor.rules.action import Kind
from kontor.rules.cells import EVENTS, MAX_PILE, PILE, PILE_COUNT, PLATE, PLATES, RANDOM, SITUATION
from kontor.rules.ids import MARKER_IDS
from kontor.rules.modules.missions.play import MISSIONS
from kontor.rules.state import State
from kontor.slots.choose import CHOSEN
from tests.env.situations import open_now, states, taken
from tests.play.configurations import Configuration, seeds_of, with_every_fact
from tests.play.policies import claim_first, goal_of
from tests.support import situation


def moments(configuration: Configuration, decisions: int, every: int) -> Iterator[kontor.Game]:
    """A game at every so manieth decision."""
    seed = seeds_of(configuration, 1)[0]
    game, random = configuration.new(seed), Random(seed)
    while not game.is_over and game.ply < decisions:
        if game.ply % every == 0:
            yield game
        game.play(claim_first(game, random, goal_of(game, seed)))
    yield game


# The same as others are told


def nameless(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "names": [f"Seat {seat}" for seat in range(len(view["names"]))]}


def test_a_view_does_not_tell_who_the_others_are() -> None:
    game = kontor.new_game(players=3, seed=1, names=("Anna", "hard", "random"))
    assert BotView(game, 0).as_dict()["names"] == ["Seat 0", "Seat 1", "Seat 2"]


@with_every_fact
def test_a_view_tells_what_the_view_of_the_game_tells(configuration: Configuration) -> None:
    for game in moments(configuration, 160, 8):
        for seat in range(configuration.players):
            assert BotView(game, seat).as_dict() == nameless(game.view(seat))


def test_at_the_end_a_view_shows_all_missions() -> None:
    game = kontor.new_game(players=3, seed=1, modules=("missions",))
    bots = [make("claim", seat) for seat in range(3)]
    while game.decider is not None:
        game.play(bots[game.decider].choose(BotView(game, game.decider), game.legal_actions(), BUDGET))
    assert [BotView(game, seat).as_dict() for seat in range(3)] == [nameless(game.view(seat)) for seat in range(3)]
    assert None not in BotView(game, 0).as_dict()["missions"]


@with_every_fact
def test_who_must_decide_finds_the_same_decisions_in_what_is_not_hidden(configuration: Configuration) -> None:
    for game in moments(configuration, 250, 1):
        if game.decider is not None:
            view = BotView(game, game.decider)
            assert view.backend.legal(view.lookup, view.cells) == [action.code for action in game.legal_actions()]


def test_a_seat_that_is_none_has_no_view() -> None:
    for seat in (-1, 3, None, True):
        with pytest.raises(ValueError, match=f"seat={seat}: expected 0 to 2"):
            BotView(situation(), seat)  # type: ignore[arg-type]


# Nothing else


def reachable(thing: object) -> Iterator[object]:
    """All objects that an object leads to; code leads nowhere."""
    seen: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, type | ModuleType | FunctionType):
            continue
        seen[id(one)] = one
        yield one
        if isinstance(one, MethodType):
            waiting.append(one.__self__)
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            waiting += one
        names = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
        waiting += [getattr(one, name) for name in names if hasattr(one, name)]
        waiting += vars(one).values() if hasattr(one, "__dict__") else ()


def test_a_view_leads_to_no_game_and_to_no_situation_but_the_redacted_one() -> None:
    game = kontor.new_game(players=3, seed=1, modules=("missions", "promos"))
    view = BotView(game, 1)
    found = list(reachable(view))
    assert any(thing is view.cells for thing in found)
    assert [thing for thing in found if isinstance(thing, kontor.Game | State)] == []
    rows = [thing for thing in found if isinstance(thing, bytes | bytearray) and len(thing) >= SITUATION]
    assert {id(row) for row in rows} == {id(view.cells), id(view.lookup)}
    assert any(isinstance(thing, kontor.Game) for thing in reachable([game]))  # it would be found


@with_every_fact
def test_what_is_hidden_is_blank(configuration: Configuration) -> None:
    for game in moments(configuration, 120, 10):
        real = game.state
        for seat in range(configuration.players):
            cells = BotView(game, seat).cells
            assert cells[PILE_COUNT] == len(real.pile)
            assert not any(cells[PILE : PILE + MAX_PILE])
            assert not any(cells[RANDOM : RANDOM + 4])
            assert not any(cells[EVENTS:])
            for owner in range(configuration.players):
                plate = cells[PLATES + PLATE * owner : PLATES + PLATE * (owner + 1)]
                known = len(real.plate(owner)) - (real.face_down if owner == real.turn else 0) if owner == seat else 0
                assert plate[0] == len(real.plate(owner))
                assert plate[1 : 1 + known] == real.plate(owner)[:known]
                assert not any(plate[1 + known :])
                if owner != seat and not game.is_over:
                    assert cells[MISSIONS + owner] == 0
                else:
                    assert cells[MISSIONS + owner] == real.cells[MISSIONS + owner]


def test_an_own_plate_is_known_once_it_may_be_looked_at() -> None:
    def seen(face_down: int, seat: int) -> list[str]:
        pending = {"begun": True, "face_down": face_down} if face_down else {}
        game = situation(markers="plates swap plus-3, stack swap swap", pending=pending)
        plate = BotView(game, seat).cells[PLATES : PLATES + 3]
        return [str(plate[0]), *(MARKER_IDS[code] for code in plate[1:])]

    assert seen(0, 0) == ["2", "swap", "plus-3"]
    assert seen(1, 0) == ["2", "swap", ""]  # MARKER-13
    assert seen(2, 0) == ["2", "", ""]
    assert seen(0, 1) == ["2", "", ""]


def test_nobody_else_sees_what_is_being_chosen() -> None:
    game = situation(posts="coellen-warburg 1t - - -", supply="5t+1m 5t 5t")
    state = game.state
    before = [BotView(game, seat).cells for seat in range(3)]
    picks = [slot for slot in open_now(state.lookup, state.cells) if slot and not taken(*_copied(state), slot)]
    assert taken(state.lookup, state.cells, picks[0]) == 0
    assert state.cells[CHOSEN]
    assert [BotView(game, seat).cells == before[seat] for seat in range(3)] == [False, True, True]


def _copied(state: State) -> tuple[bytes, bytearray]:
    return state.lookup, state.cells[:]


def test_a_view_is_a_copy() -> None:
    game = kontor.new_game(players=3, seed=1)
    kept = game.position()
    view = BotView(game, 0)
    view.backend.apply(view.lookup, view.cells, game.legal_actions()[0].code)
    assert view.as_dict() != game.view(0)
    view.cells[:] = bytes(SITUATION)
    assert game.position() == kept
    game.play(game.legal_actions()[0])
    assert not any(view.cells)


# Quick facts


def test_a_view_answers_quick_questions_about_routes() -> None:
    game = situation(posts="goettingen-quedlinburg 0t 1t -", markers="bremen-minden swap, stack swap", actions_left=1)
    view = BotView(game, 1)
    route = view.board.route_number["goettingen-quedlinburg"]
    assert (view.seat, view.ply, view.actions_left) == (1, 0, 1)
    assert (view.held(route), view.free(route), view.board.length[route]) == (1, 1, 3)
    assert BotView(game, 2).held(route) == 0
    assert [name for number, name in enumerate(view.board.routes) if view.has_marker(number)] == ["bremen-minden"]
    assert view.options == game.options


def test_ships_are_free_posts_too() -> None:
    game = kontor.new_game(board="east", players=3, seed=1)
    view = BotView(game, 0)
    assert [view.free(route) for route in range(len(view.board.routes))] == list(view.board.length)


def test_a_view_knows_which_swap_gains_control() -> None:
    game = situation(offices="goettingen 0t 1t, coellen 1t 0t", markers="unused swap")
    view = BotView(game, 0)
    swaps = by_kind(game.legal_actions())[Kind.USE_SWAP]
    assert {str(swap): view.gains_control(swap) for swap in swaps} == {
        "use swap goettingen 1 2": True,
        "use swap coellen 1 2": False,
    }
    assert view.cells == BotView(game, 0).cells


def test_legal_actions_are_grouped_in_the_order_of_their_kinds() -> None:
    legal = situation().legal_actions()
    groups = by_kind(legal)
    assert list(groups) == list(dict.fromkeys(action.kind for action in legal))
    assert [action for group in groups.values() for action in group] == legal


# Both builds


@with_every_fact
def test_both_builds_hide_and_fill_alike(configuration: Configuration) -> None:
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    for number, state in enumerate(states(configuration, 120, 6)):
        for seat in state.rules.seats:
            one, two = state.cells[:], state.cells[:]
            hidden.hide(state.lookup, one, seat)
            COMPILED.hide(state.lookup, two, seat)
            assert one == two
            hidden.fill(state.lookup, one, seat, number)
            COMPILED.fill(state.lookup, two, seat, number)
            assert one == two
    for seat in (-1, configuration.players):
        with pytest.raises(ValueError, match=f"seat={seat}: expected 0 to"):
            COMPILED.hide(state.lookup, one, seat)
