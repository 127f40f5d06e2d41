"""kontor.wasm in Node.js decides, observes, rates and answers as the rules in Python do."""

from pathlib import Path

import numpy as np
import pytest

from kontor import backends
from kontor.bots.net_bot import NET_FILE
from kontor.nets.file import read
from kontor.nets.forward import POINT_SCALE, Player, softmax
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features
from kontor.slots.interface import N_OWNERS, SEAT_VALUES
from tests.play.configurations import ALL, Configuration, named, with_every_fact
from tests.wasm.scripts import bundled, said_by_node
from tests.wasm.traces import order, seen, situations, trace
from tools.compile.wasm import FOLDER, NAME

DECISIONS = 120
FEW = 30  # for the plain rules, which are slower
WASM = FOLDER / NAME
BOARDS = (
    "hansa-4-bigbox-missions-favours-promos",
    "hansa-2-bigbox-duo-classic",
    "east-3-bigbox",
    "britannia-5-classic",
)
RELATIVE, ABSOLUTE = 2e-6, 1e-4  # logits reach 200, and floats have seven digits


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What plays by kontor.wasm."""
    return bundled(tmp_path_factory.mktemp("script"))


@with_every_fact
def test_node_plays_as_the_rules_do(configuration: Configuration, script: Path) -> None:
    """Cells, lists, masks, observations, utilities, ratings, hidden cells, a whole game of mostly the rule bot."""
    played = order(configuration, DECISIONS)
    (said,) = said_by_node(script, "traces", [WASM], [played])
    assert said == trace(backends.COMPILED or backends.PLAIN, configuration.new(seed=1).state.lookup, played)
    assert said["over"]


@with_every_fact
def test_node_plays_as_the_plain_rules_do(configuration: Configuration, script: Path) -> None:
    played = order(configuration, FEW, evaluated=FEW - 1, bot=0)
    (said,) = said_by_node(script, "traces", [WASM], [played])
    assert said == trace(backends.PLAIN, configuration.new(seed=1).state.lookup, played)


@pytest.mark.parametrize("board", BOARDS)
def test_node_answers_by_a_net_as_numpy_does(board: str, script: Path) -> None:
    configuration, player = named(board), Player(read(NET_FILE))
    played = order(configuration, DECISIONS)
    (answers,) = said_by_node(script, "answers", [WASM, NET_FILE], [played])
    backend, t = backends.COMPILED or backends.PLAIN, configuration.new(seed=1).state.lookup
    for (_, s), said in zip(situations(backend, t, played), answers, strict=False):
        observation, mask = seen(backend, t, s)
        logits = player.one(observation, mask)[np.frombuffer(mask, bool)]
        expected = player.foresee([observation])
        assert np.allclose(said["logits"], logits, RELATIVE, ABSOLUTE)
        assert np.argmax(said["logits"]) == logits.argmax()
        by_seat = np.array(said["values"][: MAX_SEATS * SEAT_VALUES]).reshape(MAX_SEATS, SEAT_VALUES)
        assert np.allclose(by_seat[:, 0], expected.utility, RELATIVE, ABSOLUTE)
        assert np.allclose(by_seat[:, 3:] * POINT_SCALE, expected.points, RELATIVE, ABSOLUTE * POINT_SCALE)
        cities = observation[features.GAME_CITIES]
        control = softmax(np.array(said["control"], np.float32).reshape(-1, N_OWNERS)[:cities])
        assert np.allclose(control, expected.control[0], atol=ABSOLUTE)
    assert len(answers) > DECISIONS / 2


def test_the_comparison_finds_a_difference(script: Path) -> None:
    played = order(ALL[0], DECISIONS)
    said, other = said_by_node(script, "traces", [WASM], [played, {**played, "seed": played["seed"] + 1}])
    assert {of for of in said if said[of] == other[of]} <= {"lookup", "over", "utilities"}
