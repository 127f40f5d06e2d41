"""Files of nets: what was written is read, and whatever is wrong is said in one line."""

from pathlib import Path

import numpy as np
import pytest

from kontor.nets import file
from kontor.nets.file import MOST_BYTES, NetError, read, write
from kontor.nets.shape import Shape
from tests.nets.making import untaught


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
    assert (tmp_path / "b.net").stat().st_size < MOST_BYTES


@pytest.mark.parametrize("name", ["slots", "observation", "inputs"])
def test_a_net_for_other_versions_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    here = file.versions()
    monkeypatch.setattr(file, "versions", lambda: {**here, name: "other"})
    assert refused(path) == f"a net for {name} {here[name]!r}; this version of Kontor has 'other'"


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
