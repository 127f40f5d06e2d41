"""Possible situations: all that a seat knows, and any of what it does not know."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import kontor
from kontor.backends import ACTIVE
from kontor.bots import BotView
from kontor.rules.cells import DEPTH, PILE, PILE_COUNT, PLATE, PLATES, RANDOM, Cells
from kontor.rules.ids import MARKER_IDS
from kontor.rules.modules.missions.cards import missions
from kontor.rules.modules.missions.play import MISSIONS
from tests.bots.test_view import moments
from tests.play.configurations import Configuration, named, with_every_fact
from tests.play.invariants import broken, markers_of
from tests.play.policies import claim_first
from tests.support import situation

MISSIONS_GAME = named("hansa-4-bigbox-missions-favours")


def world(game: kontor.Game, cells: Cells) -> kontor.Game:
    """The game in another situation."""
    other = game.copy()
    other.state.cells[:] = cells
    other._legal = None
    return other


def pile_of(cells: Cells) -> list[str]:
    return [MARKER_IDS[code] for code in cells[PILE : PILE + cells[PILE_COUNT]]]


def hidden(game: kontor.Game, seat: int) -> Counter[str]:
    """The markers in places where a seat may not look, as the position tells them."""
    markers, left = game.position()["markers"], game.position().get("pending", {})
    count = Counter(markers["stack"])
    for owner, plate in enumerate(markers["plates"]):
        face_down = left.get("face_down", 0) if owner == game.turn else 0
        count += Counter(plate[len(plate) - face_down :] if owner == seat else plate)
    if seat != game.turn:
        count += Counter(left.get("drawn", []))
    return count


def unseen(game: kontor.Game, seat: int) -> Counter[str]:
    """All markers that a seat has not seen: those hidden, and those left out of the game."""
    return hidden(game, seat) + (Counter(game.state.rules.markers.pile) - Counter(game.start.chance["pile"]))


@with_every_fact
def test_a_possible_situation_is_sound_and_looks_the_same_to_the_seat(configuration: Configuration) -> None:
    for number, game in enumerate(moments(configuration, 160, 20)):
        for seat in range(configuration.players):
            view = BotView(game, seat)
            other = world(game, view.possible(number))
            assert BotView(other, seat).cells == view.cells
            assert other.view(seat) == game.view(seat)
            assert broken(other) == []
            assert sum(markers_of(other.position()).values()) == sum(markers_of(game.position()).values())
            cards = other.position().get("missions", [])
            assert len({tuple(card) for card in cards}) == len(cards)
            assert cards[seat : seat + 1] == game.position().get("missions", [])[seat : seat + 1]
            if game.decider == seat:
                assert other.legal_actions() == game.legal_actions()


@with_every_fact
def test_the_markers_of_a_possible_situation_are_some_that_were_not_seen(configuration: Configuration) -> None:
    for number, game in enumerate(moments(configuration, 160, 20)):
        for seat in range(configuration.players):
            other = world(game, BotView(game, seat).possible(number))
            assert hidden(other, seat).total() == hidden(game, seat).total()
            assert hidden(other, seat) - unseen(game, seat) == Counter()


def test_every_unseen_marker_turns_up_everywhere() -> None:
    game, random = MISSIONS_GAME.new(seed=5), Random(5)
    while len(game.state.pile) > 6 or not game.state.plate(game.turn):
        game.play(claim_first(game, random, "markers"))
    seat = (game.turn + 1) % 4
    view = BotView(game, seat)
    kinds = set(unseen(game, seat))
    assert len(kinds) > 2
    worlds = [view.possible(seed) for seed in range(400)]
    for place in range(len(game.state.pile)):
        assert {pile_of(cells)[place] for cells in worlds} == kinds
    plate = PLATES + PLATE * game.turn
    assert {MARKER_IDS[cells[plate + 1]] for cells in worlds} == kinds


def test_an_unseen_marker_is_as_likely_as_there_are_of_it() -> None:
    game = kontor.new_game(players=3, seed=2)
    count, worlds = unseen(game, 0), 3000
    tops = Counter(pile_of(BotView(game, 0).possible(seed))[-1] for seed in range(worlds))
    for kind, number in count.items():
        expected = worlds * number / count.total()
        assert 0.8 * expected < tops[kind] < 1.2 * expected, kind


def test_every_unseen_mission_turns_up_at_every_other_seat_alike() -> None:
    game = MISSIONS_GAME.new(seed=1)
    own = game.state.cells[MISSIONS + 2]
    worlds = [BotView(game, 2).possible(seed)[MISSIONS : MISSIONS + 4] for seed in range(1600)]
    assert {cards[2] for cards in worlds} == {own}
    others = set(range(1, 1 + len(missions()))) - {own}
    for seat in (0, 1, 3):
        dealt = Counter(cards[seat] for cards in worlds)
        assert set(dealt) == others
        assert min(dealt.values()) > 140  # 200 are expected of each
        assert max(dealt.values()) < 260


def test_a_seed_gives_a_situation_of_its_own() -> None:
    view = BotView(MISSIONS_GAME.new(seed=1), 0)
    assert view.possible(7) == view.possible(7)
    assert view.possible(Random(7)) == view.possible(Random(7))
    assert len({bytes(view.possible(seed)) for seed in range(50)}) == 50
    random = Random(7)
    assert view.possible(random) != view.possible(random)
    assert view.possible(-1) == view.possible(2**32 - 1) == view.possible(2**64 - 1)
    assert view.cells == BotView(MISSIONS_GAME.new(seed=1), 0).cells


def test_the_end_of_a_game_hides_nothing_any_more() -> None:
    *_, game = moments(MISSIONS_GAME, 3000, 3000)
    assert game.is_over
    cards = game.state.cells[MISSIONS : MISSIONS + 4]
    assert BotView(game, 1).possible(1)[MISSIONS : MISSIONS + 4] == cards


def test_a_situation_that_cannot_be_may_hide_more_markers_than_there_are() -> None:
    game = situation(markers="unused swap swap swap")
    marker = MARKER_IDS.index("plus-4")
    game.state.set_pile([marker] * 12)
    game.state.set_plate(1, [marker] * 9)
    view = BotView(game, 0)
    cells = view.possible(3)
    plate = cells[PLATES + PLATE + 1 : PLATES + PLATE + 10]
    assert all(pile_of(cells))
    assert all(plate)
    assert BotView(world(game, cells), 0).cells == view.cells


def test_a_written_position_may_not_tell_the_own_mission() -> None:
    game = kontor.from_position({"board": "hansa", "players": 3, "modules": ["missions"]})
    cells = BotView(game, 0).possible(1)
    assert cells[MISSIONS] == 0
    assert 0 not in cells[MISSIONS + 1 : MISSIONS + 3]


@with_every_fact
def test_a_possible_situation_can_be_played_on(configuration: Configuration) -> None:
    """Also when markers are drawn and looked at: the pieces and markers stay those of the game."""
    game, random = configuration.new(seed=3), Random(3)
    for _ in range(60):
        game.play(claim_first(game, random))
    other = world(game, BotView(game, game.decider or 0).possible(1))
    for code in _random_play(other, random, 150):
        ACTIVE.apply(other.state.lookup, other.state.cells, code)
        other._legal = None
    assert broken(other, reached=False) == []


def _random_play(game: kontor.Game, random: Random, decisions: int) -> Iterator[int]:
    t, s = game.state.lookup, game.state.cells
    for _ in range(decisions):
        if s[DEPTH]:
            codes = ACTIVE.legal(t, s)
            kinds = {code & 255 for code in codes}
            kind = random.choice(sorted(kinds))
            yield random.choice([code for code in codes if code & 255 == kind])


def test_the_dice_of_a_possible_situation_are_thrown_by_its_seed() -> None:
    view = BotView(MISSIONS_GAME.new(seed=1), 0)
    assert len({bytes(view.possible(seed)[RANDOM : RANDOM + 4]) for seed in range(20)}) == 20
