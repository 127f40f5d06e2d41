"""Files of nets: a line of facts as JSON, then all weights as half-precision numbers. Bad ones are refused."""

import json
import zlib
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kontor.nets.adapting import Weights, adapted
from kontor.nets.shape import Shape
from kontor.slots.interface import OWN_INTERFACE, Interface

NET_MAGIC: Final = b"kontor net 2\n"
FILE_MAX_BYTES: Final = 3_000_000  # of a file
HEADER_MAX_BYTES: Final = 60_000


class NetError(ValueError):
    """Why a file is not used as a net, in one line."""


class Net(NamedTuple):
    """A net with the facts about its training: who trained it, how long, on what."""

    shape: Shape
    weights: Weights
    trained: dict[str, Any]


def write(path: Path, net: Net) -> None:
    """Writes a file that `read` reads; a reader always finds the old file or the new one."""
    parts = [np.asarray(net.weights[name], np.float16).tobytes() for name, _ in net.shape.arrays()]
    body = b"".join(parts)
    head = {
        "interface": OWN_INTERFACE._asdict(),
        "shape": net.shape._asdict(),
        "check": zlib.crc32(body),
        "trained": net.trained,
    }
    new = path.with_suffix(path.suffix + ".new")
    try:
        new.write_bytes(NET_MAGIC + json.dumps(head, sort_keys=True).encode() + b"\n" + body)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def read(path: Path) -> Net:
    """The net in a file; NetError where it cannot be used."""
    try:
        data = path.read_bytes()
    except OSError as wrong:
        raise NetError(f"{path}: {wrong.strerror}") from None
    head, body = _parted(path, data)
    theirs = _interface(path, head.get("interface"))
    shape = _shape(path, head.get("shape"))
    expected = 2 * shape.weights(theirs)
    if len(body) != expected:
        raise NetError(f"{path}: {len(body)} bytes of weights; expected {expected}, the file is damaged")
    if zlib.crc32(body) != head.get("check"):
        raise NetError(f"{path}: the weights are damaged, their check sum is wrong")
    numbers = np.frombuffer(body, np.float16).astype(np.float32)
    if not np.isfinite(numbers).all():
        raise NetError(f"{path}: not all weights are numbers")
    weights, first = {}, 0
    for name, form in shape.arrays(theirs):
        after = first + int(np.prod(form))
        weights[name] = numbers[first:after].reshape(form)
        first = after
    trained = head.get("trained")
    weights = weights if theirs == OWN_INTERFACE else adapted(weights, theirs)
    return Net(shape, weights, trained if isinstance(trained, dict) else {})


def _parted(path: Path, data: bytes) -> tuple[dict[str, Any], bytes]:
    if not data.startswith(NET_MAGIC):
        raise NetError(f"{path}: not a net")
    end = data.find(b"\n", len(NET_MAGIC), len(NET_MAGIC) + HEADER_MAX_BYTES)
    try:
        head = json.loads(data[len(NET_MAGIC) : end]) if end >= 0 else None
    except ValueError:
        head = None
    if not isinstance(head, dict):
        raise NetError(f"{path}: the facts at its beginning are damaged")
    return head, data[end + 1 :]


def _interface(path: Path, parts: object) -> Interface:
    if not isinstance(parts, dict) or set(parts) != set(Interface._fields):
        raise NetError(f"{path}: what the net reads and answers is damaged")
    for name, ids in parts.items():
        if not isinstance(ids, list) or len(set(map(str, ids))) < len(ids):
            raise NetError(f"{path}: what the net reads and answers is damaged: {name}")
        known = set(getattr(OWN_INTERFACE, name)).intersection(map(str, ids))
        if 2 * len(known) < len(ids):
            raise NetError(
                f"{path}: a net for another game: this version of Kontor knows {len(known)} of its {len(ids)} {name}"
            )
    return Interface(**{name: tuple(map(str, ids)) for name, ids in parts.items()})


def _shape(path: Path, sizes: object) -> Shape:
    if not isinstance(sizes, dict):
        raise NetError(f"{path}: the sizes of the net are damaged")
    if set(sizes) != set(Shape._fields):
        here = ", ".join(Shape._fields)
        raise NetError(f"{path}: a net with the sizes {', '.join(sizes)}; this version of Kontor has {here}")
    if not all(type(size) is int and 0 < size <= 4096 for size in sizes.values()):
        raise NetError(f"{path}: the sizes of the net are damaged")
    return Shape(**sizes)
