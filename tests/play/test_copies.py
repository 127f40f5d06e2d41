"""A seat's copy of the record: complete after the end, before it only what that seat may know."""

import re
from pathlib import Path
from random import Random

import pytest

import kontor
from kontor.record import Start
from kontor.replay import RecordError
from kontor.rules.chance import Chance
from tests.play.configurations import Configuration, named, with_every_fact
from tests.play.policies import claim_first
from tests.play.twins import twin_position

RECORDS = sorted((Path(__file__).resolve().parent.parent / "records").glob("*.kontor"))
FULL = named("hansa-3-bigbox-missions-favours")


def played(configuration: Configuration, seed: int, decisions: int) -> kontor.Game:
    """A running game in which markers are drawn."""
    game, random = configuration.new(seed), Random(seed)
    for _ in range(decisions):
        game.play(claim_first(game, random, "markers"))
    assert not game.is_over
    return game


def hidden_lines(game: kontor.Game, seat: int | None) -> list[str]:
    """The lines of the complete record that the copy does not have."""
    copy = game.record_for(seat).split("\n")
    return [line for line in game.record().split("\n") if line not in copy]


@with_every_fact
def test_a_copy_has_every_line_but_those_that_tell_something_hidden(configuration: Configuration) -> None:
    game = played(configuration, seed=5, decisions=120)
    for seat in (None, *range(configuration.players)):
        lines = game.record_for(seat).split("\n")
        assert lines[:3] == ["Kontor record 1", f"Seen by: {'spectator' if seat is None else seat}", "Rules: 2"]
        assert lines[-3:] == ["Result: *", "End", ""]
        hidden = [line.partition(":")[0] for line in hidden_lines(game, seat) if not line.startswith("  drew ")]
        assert hidden == ["Setup pile", *(["Setup missions"] if "missions" in configuration.modules else [])]
        assert not any(line.startswith(("Setup pile", "  drew")) for line in lines)


def test_what_is_open_on_the_table_at_the_start_stays() -> None:
    game = FULL.new(seed=1)
    copy = game.record_for(None)
    assert f"Setup taverns: {', '.join(game.start.chance['taverns'])}\n" in copy
    assert f"Setup favours: {', '.join(game.start.chance['favours'])}\n" in copy


def test_of_the_missions_only_the_own_one_is_told() -> None:
    game = FULL.new(seed=1)
    cards = game.start.chance["missions"]
    assert f"\nSetup missions: {cards[0]}, ?, ?\n" in game.record_for(0)
    assert f"\nSetup missions: ?, ?, {cards[2]}\n" in game.record_for(2)
    assert "mission-" not in game.record_for(None)


def test_the_markers_that_a_player_looked_at_are_told_to_that_player_alone() -> None:
    game = played(FULL, seed=5, decisions=120)
    told: dict[int | None, list[str]] = {
        seat: re.findall("^  looked (.+)$", game.record_for(seat), re.MULTILINE) for seat in (None, 0, 1, 2)
    }
    looks = [event for event in game.events() if event["event"] == "looked"]
    assert len(looks) > 3
    for seat in range(3):
        seen = [event["markers"] for event in game.events(seat) if "markers" in event]
        assert told[seat] == [", ".join(markers) for markers in seen]
        assert len(seen) == [event["seat"] for event in looks].count(seat)
    assert told[None] == []


@pytest.mark.parametrize("file", RECORDS[::6], ids=lambda file: file.stem)
def test_after_the_end_everybody_gets_the_complete_record(file: Path) -> None:
    game = kontor.load(file.read_text("utf-8"))
    for seat in (None, *range(game.options.players)):
        assert game.record_for(seat) == game.record()
    game.undo()
    assert game.record_for(0) != game.record()


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_copy_cannot_be_replayed_and_the_refusal_says_so_at_its_line(seat: int | None) -> None:
    with pytest.raises(RecordError, match=r"^line 2: a seat's copy of a running game cannot be replayed$") as refused:
        kontor.load(played(FULL, seed=1, decisions=10).record_for(seat))
    assert refused.value.line == 2


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_a_copy_for_nobody_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=r"^seat="):
        FULL.new(seed=1).record_for(seat)


def test_a_chance_result_of_which_nobody_says_who_may_know_it_stays_hidden() -> None:
    chance = Chance(seed=1)
    chance.deal("secret", ("a", "b"), 2)
    chance.deal("own", ("a", "b"), 2, known_to="owners")
    chance.deal("open", ("a", "b"), 2, known_to="everybody")
    start = Start(chance.results, None, chance.known_to)
    assert list(start.seen_by(None)) == ["open"]
    assert list(start.seen_by(1)) == ["own", "open"]


@with_every_fact
def test_copies_of_games_that_began_with_a_position_are_the_same_in_twin_worlds(configuration: Configuration) -> None:
    random = Random(7)
    game = played(configuration, seed=7, decisions=40)
    differing = 0
    for _ in range(12):
        for _ in range(7):
            if not game.is_over:
                game.play(claim_first(game, random, "markers"))
        if game.is_over:
            break
        for viewer in (None, *range(configuration.players)):
            position = game.position()
            other = twin_position(position, viewer, random)
            differing += other != position
            assert_same_copies(kontor.from_position(position), kontor.from_position(other), viewer, random)
    assert differing


def assert_same_copies(game: kontor.Game, other: kontor.Game, viewer: int | None, random: Random) -> None:
    """Both games go on alike until a marker that nobody saw before shows."""
    while not game.is_over and game.barrier != "revealed" and game.ply < 5:
        assert other.record_for(viewer) == game.record_for(viewer)
        action = claim_first(game, random)
        if action not in other.legal_actions():  # it places a marker that the twin does not have
            return
        game.play(action)
        other.play(str(action))


def test_a_game_from_a_position_tells_the_view_of_its_start() -> None:
    game = kontor.from_position(played(FULL, seed=5, decisions=40).position())
    line = next(line for line in game.record_for(1).split("\n") if line.startswith("Position: "))
    position = kontor.load(game.record()).start.position
    assert position is not None
    assert f'"missions": [null, {str(position["missions"][1]).replace(chr(39), chr(34))}, null]' in line
    assert f'"stack": {len(position["markers"]["stack"])}' in line
