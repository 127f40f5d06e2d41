"""Files of nets: what was written is read, and whatever is wrong is said in one line."""

import json
import re
import zlib
from pathlib import Path

import numpy as np
import pytest

from kontor.nets.adapting import GLOBAL_NUMBERS, UNTRAINED_LOGIT
from kontor.nets.file import FILE_MAX_BYTES, NET_MAGIC, NetError, read, write
from kontor.nets.forward import Player
from kontor.nets.shape import Shape
from kontor.slots import slots
from kontor.slots.interface import OWN_INTERFACE, Interface
from tests.nets.making import TINY, untaught
from tests.nets.test_forward import midgame

NEW = re.compile("block|claim|HOUSE-01|idle")  # what a net of the next test does not know


@pytest.fixture
def path(tmp_path: Path) -> Path:
    write(tmp_path / "a.net", untaught())
    return tmp_path / "a.net"


def refused(path: Path) -> str:
    """Why a file is refused: one line that names it."""
    with pytest.raises(NetError) as why:
        read(path)
    said = str(why.value)
    assert said.startswith(f"{path}: ")
    assert "\n" not in said
    return said.removeprefix(f"{path}: ")


def test_a_net_is_read_as_it_was_written(path: Path) -> None:
    net, again = untaught(), read(path)
    assert (again.shape, again.trained) == (net.shape, {"by": "nobody"})
    assert all(np.allclose(again.weights[name], net.weights[name], atol=1e-3) for name, _ in net.shape.arrays())


def test_a_net_of_the_usual_shape_is_small_enough_for_the_package(tmp_path: Path) -> None:
    write(tmp_path / "b.net", untaught(Shape()))
    assert (tmp_path / "b.net").stat().st_size < FILE_MAX_BYTES


def changed(path: Path, **interface: object) -> None:
    """Changes what a file says that its net reads and answers."""
    first, end = len(NET_MAGIC), path.read_bytes().index(b"\n", len(NET_MAGIC))
    head = json.loads(path.read_bytes()[first:end])
    head["interface"].update(interface)
    path.write_bytes(NET_MAGIC + json.dumps(head).encode() + path.read_bytes()[end:])


def test_a_net_for_another_game_is_refused(path: Path) -> None:
    changed(path, causes=[f"cause {number}" for number in range(len(OWN_INTERFACE.causes))])
    assert refused(path) == "a net for another game: this version of Kontor knows 0 of its 6 causes"


@pytest.mark.parametrize("causes", [None, 3, ["END-01", "END-01"]])
def test_an_interface_that_cannot_be_is_refused(path: Path, causes: object) -> None:
    changed(path, causes=causes)
    assert refused(path) == "what the net reads and answers is damaged: causes"


def test_a_file_without_an_interface_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"interface"', b'"other"'))
    assert refused(path) == "what the net reads and answers is damaged"


def test_a_net_from_before_a_marker_slot_and_end_condition_plays_on(tmp_path: Path) -> None:
    """What is new to it changes nothing: it does not see it, and takes it only where nothing else is open."""
    before = Interface(*(tuple(id for id in ids if not NEW.search(id)) for ids in OWN_INTERFACE))
    assert all(len(old) <= len(new) for old, new in zip(before, OWN_INTERFACE, strict=True))
    dice = np.random.default_rng(1)
    weights = {name: np.asarray(dice.normal(0, 0.2, form), np.float32) for name, form in TINY.arrays(before)}
    body = b"".join(np.asarray(array, np.float16).tobytes() for array in weights.values())
    head = {"interface": before._asdict(), "shape": TINY._asdict(), "check": zlib.crc32(body)}
    (tmp_path / "old.net").write_bytes(NET_MAGIC + json.dumps(head).encode() + b"\n" + body)
    net, out = read(tmp_path / "old.net"), midgame({"players": 4, "modules": ("missions", "favours", "promos")})
    assert {name: array.shape for name, array in net.weights.items()} == dict(TINY.arrays())
    logits = Player(net).logits(out.observations, np.ones_like(out.masks))
    new = [slot for slot, choice in slots.GLOBAL_CHOICES.items() if NEW.search(choice.id)]
    assert (logits[:, new] == UNTRAINED_LOGIT).all()
    assert (
        np.abs(np.delete(logits[:, GLOBAL_NUMBERS], [list(GLOBAL_NUMBERS).index(slot) for slot in new], 1)) < 100
    ).all()
    only_new = np.zeros_like(out.masks)
    only_new[:, new[0]] = 1
    assert (Player(net).logits(out.observations, only_new).argmax(1) == new[0]).all()
    assert (Player(net).expect(out.observations).causes[:, OWN_INTERFACE.causes.index("HOUSE-01")] == 0).all()


def test_a_cut_file_is_refused(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-10])
    assert "the file is damaged" in refused(path)
    path.write_bytes(whole[:100])
    assert refused(path) == "the facts at its beginning are damaged"
    path.write_bytes(b"")
    assert refused(path) == "not a net"


def test_a_changed_weight_is_noticed(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[-1] ^= 1
    path.write_bytes(whole)
    assert refused(path) == "the weights are damaged, their check sum is wrong"


def test_weights_that_are_not_numbers_are_refused(tmp_path: Path) -> None:
    net = untaught()
    net.weights["game.bias"][0] = np.nan
    write(tmp_path / "nan.net", net)
    assert refused(tmp_path / "nan.net") == "not all weights are numbers"


@pytest.mark.parametrize("sizes", [b'"width": 0', b'"width": 8.5'])
def test_sizes_that_cannot_be_are_refused(path: Path, sizes: bytes) -> None:
    path.write_bytes(path.read_bytes().replace(b'"width": 8', sizes))
    assert refused(path) == "the sizes of the net are damaged"


def test_a_net_of_other_sizes_is_told_from_a_damaged_one(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"width": 8', b'"other": 8'))
    assert refused(path) == (
        "a net with the sizes blocks, grounds, hidden, middle, wide, other; "
        "this version of Kontor has width, hidden, wide, middle, blocks, grounds"
    )


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.net") == "No such file or directory"
