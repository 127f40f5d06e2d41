"""The forward pass in C says what numpy says, on every board."""

from dataclasses import dataclass
from typing import Any, cast

import numpy as np
import pytest

from kontor.backends import COMPILED, REASON
from kontor.backends.compiled import CompiledBackend
from kontor.backends.net import CompiledNet
from kontor.bots.net_bot import NET_FILE
from kontor.env.vector import Buffers
from kontor.nets.blocks import Floats
from kontor.nets.file import Net, read
from kontor.nets.forward import CLOSED_LOGIT, POINT_SCALE, Expectation, Player, softmax
from kontor.nets.shape import N_CITY_TOKENS, Shape
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features
from kontor.slots.interface import N_OWNERS, SEAT_VALUES
from tests.nets.making import TINY, untaught
from tests.nets.test_forward import every_board, midgame

GAMES, MOMENTS = 32, (0, 10, 30, 60, 100)
RELATIVE, ABSOLUTE = 2e-6, 1e-4  # logits reach 200, and floats have seven digits
UNEVEN = Shape(width=7, hidden=9, wide=13, middle=5, blocks=3, grounds=3)  # which no loop of vectors divides


@dataclass
class Said:
    """What the net in C says of several situations."""

    logits: Floats
    values: Floats
    control: Floats


@pytest.fixture
def compiled() -> CompiledBackend:
    """The compiled rules; without them there is nothing to compare."""
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    return cast(CompiledBackend, COMPILED)


def halves(net: Net) -> bytes:
    """The weights as a file has them."""
    return b"".join(np.asarray(net.weights[name], np.float16).tobytes() for name, _ in net.shape.arrays())


def in_halves(net: Net) -> Net:
    """The same net as it is after it was written and read."""
    rounded = {name: np.asarray(weights, np.float16).astype(np.float32) for name, weights in net.weights.items()}
    return Net(net.shape, rounded, net.trained)


def said_of(net: CompiledNet, out: Buffers) -> Said:
    answers = [net.answer(*rows) for rows in zip(out.observations, out.masks, strict=True)]
    return Said(*(np.stack([np.array(part, np.float32) for part in parts]) for parts in zip(*answers, strict=True)))


def assert_expects(said: Said, expected: Expectation) -> None:
    """Everything that numpy expects, from the numbers that C says."""
    by_seat = said.values[:, : MAX_SEATS * SEAT_VALUES].reshape(-1, MAX_SEATS, SEAT_VALUES)
    control = said.control.reshape(-1, N_CITY_TOKENS, N_OWNERS)[:, : expected.control.shape[1]]
    assert np.allclose(by_seat[..., 0], expected.utility, RELATIVE, ABSOLUTE)
    assert np.allclose(by_seat[..., 3:] * POINT_SCALE, expected.points, RELATIVE, ABSOLUTE * POINT_SCALE)
    assert np.allclose(softmax(said.values[:, MAX_SEATS * SEAT_VALUES : -1]), expected.causes, atol=ABSOLUTE)
    assert np.allclose(softmax(control), expected.control, atol=ABSOLUTE)


@every_board
def test_the_net_of_kontor_says_the_same_in_c(options: dict[str, Any], compiled: CompiledBackend) -> None:
    net = read(NET_FILE)
    player, other = Player(net), compiled.net(net.shape, halves(net))
    for steps in MOMENTS:
        out = midgame(options, GAMES, steps)
        said, logits = said_of(other, out), player.logits(out.observations, out.masks)
        assert np.allclose(said.logits, logits, RELATIVE, ABSOLUTE)
        assert np.allclose(softmax(said.logits), softmax(logits), atol=ABSOLUTE)
        assert (said.logits.argmax(-1) == logits.argmax(-1)).all()
        assert_expects(said, player.expect(out.observations))


@every_board
@pytest.mark.parametrize("shape", [TINY, UNEVEN], ids=["even", "uneven"])
def test_a_net_of_any_shape_says_the_same_in_c(
    shape: Shape, options: dict[str, Any], compiled: CompiledBackend
) -> None:
    net, out = in_halves(untaught(shape)), midgame(options)
    said, player = said_of(compiled.net(shape, halves(net)), out), Player(net)
    assert np.allclose(said.logits, player.logits(out.observations, out.masks), atol=ABSOLUTE)
    assert (said.logits[out.masks == 0] == CLOSED_LOGIT).all()
    assert_expects(said, player.expect(out.observations))


def test_half_precision_numbers_are_widened_exactly(compiled: CompiledBackend) -> None:
    """Very small ones too. The net answers with the bias of what it expects, where all else is 0."""
    weights = {name: np.zeros(form, np.float16) for name, form in TINY.arrays()}
    few = np.array([1, -1, 2**-24, -(2**-24), 3 * 2**-20, 2**-14, 65504, -65504, 0.1, -0.0], np.float16)
    weights["values.bias"][: len(few)] = few
    net = Net(TINY, {name: each.astype(np.float32) for name, each in weights.items()}, {})
    said = said_of(compiled.net(TINY, halves(net)), midgame({"players": 4}, games=1, steps=1))
    assert np.array_equal(said.values[0, : len(few)], few.astype(np.float32))


def test_what_is_no_net_and_no_observation_is_refused(compiled: CompiledBackend) -> None:
    net, out = untaught(), midgame({"players": 4}, games=1, steps=1)
    weights, (observation,), (mask,) = halves(net), out.observations.copy(), out.masks
    with pytest.raises(ValueError, match=r"shape=\(8, 8\): expected 6 sizes from 1 to 4096"):
        compiled.net((8, 8), weights)
    with pytest.raises(ValueError, match="bytes of weights; expected"):
        compiled.net(TINY, weights[2:])
    other = compiled.net(TINY, weights)
    with pytest.raises(ValueError, match="an observation: expected"):
        other.answer(observation[1:], mask)
    for feature, wrong in ((features.GAME_ROUTES, 41), (features.GAME_CITIES, -1), (features.ROUTE_ENDS, 40)):
        broken = observation.copy()
        broken[feature] = wrong
        with pytest.raises(ValueError, match="an observation of no board"):
            other.answer(broken, mask)
