"""A preview tells what a decision would do, and nothing that the deciding seat may not know."""

from random import Random

import msgspec
import pytest

import kontor
from kontor.rules.action import Action, Kind
from kontor.server.api.positions import preview
from kontor.server.tables.problems import Illegal, Invalid
from kontor.wire.study import AmountChange, NumberChange
from tests.play.configurations import Configuration, seeds_of, with_every_fact
from tests.play.policies import claim_first, goal_of
from tests.play.twins import twin
from tests.support import play, situation

FULL_ROUTE = {"hamburg-luebeck": ["0t", "0t", "0t"]}
EVERY = 24  # decisions between two looks at a game
FEW, OF_A_KIND = 40, 3  # so many decisions are all previewed; of more, so many of each kind


def sent(game: kontor.Game, action: str) -> bytes:
    """The preview for the seat that decides, as it is sent."""
    return msgspec.json.encode(preview(game, action))


def some(game: kontor.Game, random: Random) -> list[Action]:
    """All legal decisions if they are few, otherwise some of each kind."""
    legal = game.legal_actions()
    if len(legal) <= FEW:
        return legal
    kinds: dict[Kind, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.kind, []).append(action)
    return [action for group in kinds.values() for action in random.sample(group, min(OF_A_KIND, len(group)))]


def test_a_placed_piece_costs_an_action_and_comes_from_the_supply() -> None:
    game = situation()
    told = preview(game, "place t hamburg-luebeck/1")
    assert (told.barrier, told.asks, told.ends_game, told.clause) == (None, None, False, None)
    own, *others = told.deltas
    assert own.supply == AmountChange("5t+1m", "4t+1m")
    assert own.actions == NumberChange(2, 1)
    assert own.stock.before == own.stock.after
    assert [delta.seat for delta in others] == [1, 2]
    assert all(
        getattr(delta, key).before == getattr(delta, key).after for delta in others for key in ("supply", "rank")
    )
    placed = {"event": "placed", "ply": 0, "piece": "0t", "post": "hamburg-luebeck/1"}
    assert msgspec.to_builtins(told.events) == [placed]
    assert (game.ply, game.view()["posts"]) == (0, {})


def test_an_office_changes_offices_points_and_ranks() -> None:
    game = situation(posts=FULL_ROUTE, offices={"hamburg": ["1t"]}, supply=["5t", "6t", "7t"])
    told = preview(game, "route hamburg-luebeck office luebeck")
    own, other, _ = told.deltas
    assert own.offices == NumberChange(0, 1)
    assert own.prestige == NumberChange(0, 1)  # printed at the first office of Lübeck
    assert own.total == NumberChange(0, 4)  # and the control of the city, and the network
    assert other.prestige == NumberChange(0, 1)  # controls Hamburg
    assert other.total == NumberChange(3, 4)
    assert (own.rank, other.rank) == (NumberChange(2, 1), NumberChange(1, 1))


def test_a_displacement_says_whom_it_asks() -> None:
    game = situation(posts={"dortmund-paderborn": [None, "2t", None]})
    told = preview(game, "displace t dortmund-paderborn/2 paying 1t")
    assert (told.barrier, told.asks) == ("asked", 2)


def test_a_marker_drawn_unseen_is_no_barrier_and_looking_at_it_tells_nothing_else() -> None:
    markers = {"board": {"hamburg-luebeck": "swap"}, "stack": ["plus-4"]}
    game = situation(posts=FULL_ROUTE, markers=markers)
    told = preview(game, "route hamburg-luebeck")
    assert told.barrier is None
    assert {"event": "drew", "ply": 0, "seat": 0} in msgspec.to_builtins(told.events)
    game.play("route hamburg-luebeck")
    nothing: dict[str, object] = {"asks": None, "ends_game": False, "clause": None, "deltas": [], "events": []}
    assert msgspec.json.decode(sent(game, "end")) == {"action": "end", "barrier": "revealed", **nothing}


def test_the_end_of_the_game_is_told_with_its_clause() -> None:
    markers = {"board": {"hamburg-luebeck": "swap"}, "stack": []}
    game = situation(posts=FULL_ROUTE, markers=markers)
    told = preview(game, "route hamburg-luebeck")
    assert (told.barrier, told.asks, told.ends_game, told.clause) == ("over", None, True, "END-02")


def test_an_end_that_waits_for_somebody_is_told_by_the_decision_that_brings_it_and_the_last_one() -> None:
    game = situation(
        modules=["promos"],
        posts=FULL_ROUTE,
        markers={"board": {"hamburg-luebeck": "swap"}, "stack": [], "tributes": [["hamburg-luebeck", 1]]},
    )
    told = preview(game, "route hamburg-luebeck office luebeck")
    assert (told.barrier, told.asks, told.ends_game, told.clause) == ("asked", 1, True, "END-02")
    play(game, "route hamburg-luebeck office luebeck")
    told = preview(game, "take 2t")
    assert (told.barrier, told.ends_game, told.clause) == ("over", True, "END-02")


def test_what_is_refused_has_no_preview() -> None:
    game = situation()
    with pytest.raises(Illegal, match=r"^illegal: "):
        preview(game, "route hamburg-luebeck")
    with pytest.raises(Invalid, match=r"^notation: "):
        preview(game, "dance")


@with_every_fact
def test_what_a_preview_tells_is_what_happens(configuration: Configuration) -> None:
    for seed in seeds_of(configuration, 1):
        game, random = configuration.new(seed), Random(seed)
        while not game.is_over and game.ply < 250:
            action, seat = claim_first(game, random, goal_of(game, seed)), game.decider
            assert seat is not None
            told = preview(game, action)
            since = game.ply
            game.play(action)
            if told.barrier == "revealed":
                assert not told.deltas
                assert not told.events
                continue
            assert told.barrier == game.barrier
            assert told.asks == (game.decider if game.decider != seat else None)
            assert msgspec.to_builtins(told.events) == game.events(seat, since)
            view = game.view(seat)
            for key in ("prestige", "supply", "stock"):
                assert [getattr(delta, key).after for delta in told.deltas] == view[key]
            assert told.deltas[game.turn].actions.after == game.actions_left
            assert [delta.total.after for delta in told.deltas] == [s["total"] for s in game.projection(seat)["seats"]]


@with_every_fact
def test_previews_are_the_same_in_twin_worlds(configuration: Configuration) -> None:
    """Also those of the decision that ends the game, though its end shows all missions."""
    for seed in seeds_of(configuration, 1):
        game, random = configuration.new(seed), Random(seed)
        while not game.is_over:
            if game.ply % EVERY == 0 or any(event.chance for event in (game.last.events if game.last else ())):
                assert_same_previews(game, some(game, random), random)
            game.play(claim_first(game, random, goal_of(game, seed)))
        last = game.undo()
        assert_same_previews(game, [last, *some(game, random)], random)


def assert_same_previews(game: kontor.Game, actions: list[Action], random: Random) -> None:
    assert game.decider is not None
    other = twin(game, game.decider, random)
    for action in actions:
        assert sent(other, str(action)) == sent(game, action)
