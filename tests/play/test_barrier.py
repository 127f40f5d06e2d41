"""How far a player may take decisions back: until something hidden showed or somebody else had to decide."""

from random import Random

import kontor
from tests.play.configurations import Configuration, named, with_every_fact
from tests.play.policies import claim_first
from tests.support import play, situation

WITH_MARKER = {"posts": "hamburg-luebeck 0t 0t 0t", "markers": "hamburg-luebeck swap, stack plus-3 plus-4 develop"}
TWO_FULL = {
    "posts": "hamburg-luebeck 0t 0t 0t, goslar-magdeburg 0t 0t",
    "markers": "hamburg-luebeck swap, goslar-magdeburg swap, stack plus-3 plus-4",
}
DISPLACED = {"posts": "dortmund-paderborn - 1m -", "supply": "5t 6t 7t"}


def after(game: kontor.Game, *decisions: str) -> str | None:
    """The barrier once these decisions are played."""
    return play(game, *decisions).barrier


def undone(game: kontor.Game) -> str | None:
    """The barrier once the last decision is taken back."""
    game.undo()
    return game.barrier


def test_before_the_first_decision_there_is_nothing_to_take_back() -> None:
    game = situation()
    assert after(game) == "nothing"
    play(game, "income 3t")
    assert undone(game) == "nothing"


def test_an_own_action_may_be_taken_back_until_the_turn_ends() -> None:
    game = situation()
    assert after(game, "income 3t") is None
    assert after(game, "end") == "asked"


def test_a_marker_drawn_unseen_is_no_barrier_but_looking_at_it_is() -> None:
    game = situation(**WITH_MARKER)
    assert {"event": "drew", "seat": 0} in game.play("route hamburg-luebeck")
    assert after(game) is None
    assert after(game, "end") == "revealed"


def test_a_replacement_may_be_taken_back_while_another_is_left_but_not_the_look() -> None:
    game = play(situation(**TWO_FULL), "route hamburg-luebeck", "route goslar-magdeburg", "end")
    assert after(game, "marker plus-3 goslar-magdeburg") is None
    assert undone(game) == "revealed"
    assert after(game, "marker plus-3 hamburg-luebeck", "marker plus-4 goslar-magdeburg") == "asked"


def test_a_marker_drawn_at_the_end_of_a_classic_turn_is_a_barrier() -> None:
    game = situation(edition="classic", **TWO_FULL)
    assert after(game, "route hamburg-luebeck", "route goslar-magdeburg") is None
    assert after(game, "end") == "revealed"
    assert after(game, "marker plus-3 hamburg-luebeck") == "revealed"  # the second one was drawn


def test_a_displacement_is_a_barrier_and_the_answer_may_be_taken_back_to_its_beginning() -> None:
    game = situation(**DISPLACED)
    assert (after(game, "displace t dortmund-paderborn/2 paying 2t"), game.decider) == ("asked", 1)
    assert after(game, game.legal_actions()[0]) is None
    assert (after(game, game.legal_actions()[0]), game.decider) == (None, 1)
    assert undone(game) is None
    assert (undone(game), game.decider) == ("asked", 1)  # what came before is the other player's
    assert after(game, game.legal_actions()[0]) is None
    assert (after(game, "decline"), game.decider) == ("asked", 0)
    assert after(game, "place t dortmund-paderborn/1") is None


def test_a_favour_owner_who_is_asked_is_a_barrier() -> None:
    game = situation(modules=["favours"], favours={"owned": [[], ["tithe"], []]})
    assert (after(game, "income 3t"), game.decider) == ("asked", 1)


def test_a_gain_in_somebody_elses_turn_may_be_changed_until_that_one_decides() -> None:
    game = situation(modules=["favours"], favours={"owned": [[], ["tithe"], []]})
    assert (after(game, "income 3t", "take t"), game.decider) == (None, 0)
    assert (undone(game), game.decider) == ("asked", 1)  # the income is not theirs
    assert (after(game, "decline"), game.decider) == ("asked", 0)


def test_the_end_of_the_game_is_a_barrier() -> None:
    markers = {"board": {"hamburg-luebeck": "swap"}, "stack": []}
    game = situation(posts=WITH_MARKER["posts"], markers=markers)
    assert (after(game, "route hamburg-luebeck"), game.end_clause) == ("over", "END-02")


@with_every_fact
def test_what_may_be_taken_back_told_no_secret_and_asked_nobody_else(configuration: Configuration) -> None:
    game, random = configuration.new(seed=2), Random(2)
    deciders = [game.decider]
    barriers = set()
    while not game.is_over and game.ply < 300:
        game.play(claim_first(game, random, "markers"))
        deciders.append(game.decider)
        barriers.add(game.barrier)
        back = game.copy()
        while back.barrier is None:
            assert back.last is not None
            assert deciders[back.ply] == deciders[back.ply - 1] is not None or back.last.is_gain
            told = [back.events(seat, since=back.ply - 1) for seat in range(configuration.players)]
            assert told == [back.events(None, since=back.ply - 1)] * configuration.players
            back.undo()
    assert barriers >= {None, "asked", "revealed"}


def test_a_copy_and_a_loaded_game_have_the_same_barrier() -> None:
    game, random = named("hansa-3-classic").new(seed=3), Random(3)
    for _ in range(60):
        game.play(claim_first(game, random, "markers"))
        assert game.copy().barrier == kontor.load(game.record()).barrier == game.barrier
