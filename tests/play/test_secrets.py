"""Nobody learns what is hidden from views, events, records or lists of decisions (TURN-14, MISSION-04, MARKER-13)."""

import json
from random import Random

import kontor
from tests.play.configurations import ALL, PAIRS_COVERED, Configuration, on, seeds_of, with_every_fact
from tests.play.notations import Notations
from tests.play.policies import claim_first, goal_of
from tests.play.twins import seen_places, twin

with_missions = on([configuration for configuration in ALL if "missions" in configuration.modules], PAIRS_COVERED)
SEED = 918273645546372819  # of a form that no other number in a view has
EVERY = 16  # decisions between two looks at a game
EVERY_TWIN = 48  # decisions between two twins, besides the moments when a marker is drawn or placed


def known(game: kontor.Game, seat: int | None, seed: int) -> dict[str, str]:
    """All that a seat is told, as JSON text."""
    told = {"view": json.dumps(game.view(seat)), "events": json.dumps(game.events(seat))}
    if not game.is_over:  # at the end the record is complete
        told["record"] = game.record_for(seat)
    if game.decider == seat and seat is not None:
        told["legal"] = json.dumps(game.legal_actions())
        refusals = [game.why_not(text) for text in Notations(game, Random(seed)).sample(10)]
        told["refusals"] = json.dumps(refusals)
    return told


def markers_move(game: kontor.Game) -> bool:
    """Whether the last decision drew, showed or placed a marker."""
    last = game.last
    return last is not None and any(event.kind in ("drew", "looked", "replaced") for event in last.events)


@with_every_fact
def test_twin_worlds_look_the_same(configuration: Configuration) -> None:
    for seed in seeds_of(configuration, 1):
        game, random = configuration.new(seed), Random(seed)
        while True:
            if markers_move(game) or game.ply % EVERY_TWIN == 0 or game.is_over:
                for viewer in (None, *range(configuration.players)):
                    other = twin(game, viewer, random)
                    assert known(other, viewer, game.ply) == known(game, viewer, game.ply), f"seed {seed}"
            if game.is_over:
                break
            game.play(claim_first(game, random, goal_of(game, seed)))


@with_missions
def test_the_twins_do_differ(configuration: Configuration) -> None:
    """The comparison above would see a leak: the hidden parts are really other ones."""
    game, random = configuration.new(seed=1), Random(1)
    for _ in range(60):
        game.play(claim_first(game, random, "markers"))
    worlds = [twin(game, 0, random).position() for _ in range(5)]
    assert any(world["missions"][1:] != game.position()["missions"][1:] for world in worlds)
    assert any(world["markers"]["stack"] != game.position()["markers"]["stack"] for world in worlds)
    assert len(seen_places(game, None)) < 12


@with_missions
def test_missions_are_shown_to_their_owner_and_to_all_at_the_end(configuration: Configuration) -> None:
    game, random = configuration.new(seed=3), Random(3)
    cards = game.position()["missions"]
    while not game.is_over:
        if game.ply % EVERY == 0:
            for viewer in (None, *range(configuration.players)):
                shown = game.view(viewer)["missions"]
                assert shown == [card if owner == viewer else None for owner, card in enumerate(cards)]
        game.play(claim_first(game, random))
    for viewer in (None, *range(configuration.players)):
        assert game.view(viewer)["missions"] == cards
        assert game.view(viewer)["scores"]["hidden"] == [[]] * configuration.players


@with_missions
def test_projected_scores_leave_out_the_missions_of_others_and_say_so(configuration: Configuration) -> None:
    game, random = configuration.new(seed=4), Random(4)
    while not game.is_over:
        if game.ply % EVERY == 0:
            for viewer in (None, *range(configuration.players)):
                told = game.view(viewer)["scores"]
                assert told == game.projection(viewer)
                for owner, (score, full) in enumerate(zip(told["seats"], game.scores(), strict=True)):
                    hidden = owner != viewer
                    assert told["hidden"][owner] == (["missions"] if hidden else [])
                    assert score["missions"] == (0 if hidden else full.missions)
                    assert score["total"] == full.total - (full.missions if hidden else 0)
        game.play(claim_first(game, random))
    assert game.projection(0)["hidden"] == [[], *[["missions"]] * (configuration.players - 1)]
    assert [score["missions"] for score in game.projection(None)["seats"]] == [0] * configuration.players


@with_every_fact
def test_views_and_events_hold_neither_seed_nor_pile_nor_plates_of_others(configuration: Configuration) -> None:
    game, random = configuration.new(SEED), Random(11)
    for _ in range(250):
        for viewer in (None, *range(configuration.players)):
            view = game.view(viewer)
            assert view["markers"]["stack"] == len(game.position()["markers"]["stack"])
            plates = view["markers"]["plates"]
            assert all(face is None for owner, plate in enumerate(plates) if owner != viewer for face in plate)
            assert str(SEED) not in json.dumps([view, game.events(viewer)[-5:]])
        if game.is_over:
            break
        game.play(claim_first(game, random, "markers"))
    assert str(SEED) not in game.record()


@with_every_fact
def test_an_own_replacement_is_face_down_until_the_turn_ends(configuration: Configuration) -> None:
    game, random = configuration.new(seed=12), Random(12)
    looked = 0
    while not game.is_over:
        plates = game.view(game.turn)["markers"]["plates"][game.turn]
        if game.legal_actions()[0].startswith("marker "):
            assert None not in plates
            looked += 1
        elif "end" in game.legal_actions() and configuration.edition == "bigbox":
            drawn = game.position().get("pending", {}).get("face_down", 0)
            assert plates[len(plates) - drawn :] == [None] * drawn
        game.play(claim_first(game, random, "markers"))
    assert looked
