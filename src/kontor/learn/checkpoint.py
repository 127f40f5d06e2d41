"""Checkpoints: a folder with all that a run needs to go on exactly where it stopped.

Each file begins with a digest of the rest, because torch loads most damaged files as if nothing had happened. It is
written beside the old one and then takes its place. All files name the same update: a folder in which they do not,
after a crash between two of them, is refused.
"""

import hashlib
import json
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import torch

from kontor.env.gpu.errors import GpuError
from kontor.env.gpu.machine import Machine
from kontor.learn.mixture import MIXES, digest
from kontor.learn.settings import FIXED_SETTINGS, Settings
from kontor.learn.trainer import Trainer
from kontor.nets.file import Net, write
from kontor.nets.shape import Shape
from kontor.slots import features, slots
from kontor.slots.interface import OWN_INTERFACE

WEIGHTS_FILE, OPTIMISER_FILE, POOL_FILE, GAMES_FILE = "weights.pt", "optimiser.pt", "pool.pt", "games.pt"
CHECKPOINT_FILES: Final = (WEIGHTS_FILE, OPTIMISER_FILE, POOL_FILE, GAMES_FILE)
NET_NAME: Final = "kontor.net"
CHECKPOINT_FORMAT: Final = 3
CHECKPOINT_MAGIC: Final = b"kontor checkpoint\n"
TORCH_MAGIC: Final = b"PK"  # what a file of torch begins with, and so do files from before there were digests


def versions() -> dict[str, Any]:
    """What a run depends on: it goes on only where all of this is the same."""
    reads = hashlib.sha256(json.dumps(OWN_INTERFACE).encode()).hexdigest()[:16]
    return {"net": reads, "slots": slots.VERSION, "observation": features.VERSION}


class CheckpointError(ValueError):
    """Why a run cannot go on from a checkpoint, in one line."""


def save(trainer: Trainer, folder: Path, facts: dict[str, Any]) -> None:
    """Writes a checkpoint, and the net as bots play it."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = trainer.settings
    head = {
        "format": CHECKPOINT_FORMAT,
        "updates": trainer.updates,
        "decisions": trainer.decisions,
        "seconds": trainer.seconds,
        "settings": json.dumps(settings.as_dict()),
        "mix": digest(MIXES[settings.mix]),
        "versions": json.dumps(versions()),
    }
    contents: dict[str, dict[str, Any]] = {
        WEIGHTS_FILE: {
            **head,
            "model": trainer.model.state_dict(),
            "average": trainer.average.state_dict(),
            "random": trainer.generator.get_state(),
        },
        OPTIMISER_FILE: {"updates": trainer.updates, "optimiser": trainer.optimiser.state_dict()},
        POOL_FILE: {"updates": trainer.updates, "pool": trainer.pool, "opponents": trainer.opponents},
        GAMES_FILE: {"updates": trainer.updates, "fleets": trainer.play.saved()},
    }
    try:
        for name, content in contents.items():
            write_part(folder / f"{name}.new", content)
        for name in CHECKPOINT_FILES:
            (folder / f"{name}.new").replace(folder / name)
    finally:
        for name in CHECKPOINT_FILES:
            (folder / f"{name}.new").unlink(missing_ok=True)
    write(folder / NET_NAME, Net(settings.shape, trainer.average.arrays(), facts))


def load(
    folder: Path,
    changes: dict[str, Any],
    device: str,
    threads: int,
    compiles: bool,
    machine: Machine | None = None,
) -> Trainer:
    """A trainer that goes on from a checkpoint, with some settings changed. CheckpointError, and nothing is done."""
    parts = {name: read_part(folder / name) for name in CHECKPOINT_FILES}
    head = parts[WEIGHTS_FILE]
    if head.get("format") != CHECKPOINT_FORMAT:
        raise CheckpointError(f"{folder}: not a checkpoint of this version of Kontor")
    if any(part.get("updates") != head["updates"] for part in parts.values()):
        raise CheckpointError(f"{folder}: its files are of different moments; the last checkpoint was not completed")
    here = json.dumps(versions())
    if head["versions"] != here:
        raise CheckpointError(f"{folder}: learned with {head['versions']}; this version of Kontor has {here}")
    before = Settings.from_dict(json.loads(head["settings"]))
    for name in FIXED_SETTINGS:
        if name in changes and changes[name] != getattr(before, name):
            there, asked = _shown(getattr(before, name)), _shown(changes[name])
            raise CheckpointError(f"{folder}: {name} is {there} there and cannot become {asked}")
    if before.mix not in MIXES or head["mix"] != digest(MIXES[before.mix]):
        raise CheckpointError(f"{folder}: the mix {before.mix!r} was another one when it was written")
    trainer = Trainer(before.changed(**changes), device, threads, compiles, machine)
    try:
        trainer.model.load_state_dict(head["model"])
        trainer.average.load_state_dict(head["average"])
        optimiser = parts[OPTIMISER_FILE]["optimiser"]
        for group in optimiser["param_groups"]:
            group["fused"] = trainer.device.type == "cuda"  # it may have been saved on the other kind of machine
        trainer.optimiser.load_state_dict(optimiser)
        trainer.play.restore(parts[GAMES_FILE]["fleets"])
        if (
            head["random"].device == trainer.generator.get_state().device
            and head["random"].shape == trainer.generator.get_state().shape
        ):
            trainer.generator.set_state(head["random"])
        trainer.pool = list(parts[POOL_FILE]["pool"])
    except (GpuError, torch.OutOfMemoryError):
        raise  # the files are whole
    except (KeyError, RuntimeError, ValueError, zlib.error) as wrong:
        raise CheckpointError(f"{folder}: damaged: {' '.join(str(wrong).split())[:200]}") from None
    if not all(
        bool(torch.isfinite(weight).all()) for net in (trainer.model, trainer.average) for weight in net.parameters()
    ):
        raise CheckpointError(f"{folder}: not all weights are numbers")
    trainer.opponents = list(parts[POOL_FILE].get("opponents", ()))  # runs from before have none
    trainer.updates, trainer.decisions, trainer.seconds = head["updates"], head["decisions"], head["seconds"]
    return trainer


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, Shape) else repr(value)  # as the flag has it


def write_part(path: Path, content: dict[str, Any]) -> None:
    """Writes one file of a checkpoint."""
    body = BytesIO()
    torch.save(content, body)
    with path.open("wb") as file:
        file.write(CHECKPOINT_MAGIC + hashlib.sha256(body.getbuffer()).digest())
        file.write(body.getbuffer())


def read_part(path: Path) -> dict[str, Any]:
    """The content of one file; CheckpointError where it is damaged."""
    try:
        found = torch.load(BytesIO(_body(path)), map_location="cpu", weights_only=True)
    except CheckpointError:
        raise
    except Exception as wrong:  # torch reports a damaged file in many ways
        raise CheckpointError(f"{path}: damaged: {type(wrong).__name__}") from None
    if not isinstance(found, dict):
        raise CheckpointError(f"{path}: damaged")
    return found


def _body(path: Path) -> bytes:
    """What torch has written."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise CheckpointError(f"{path}: there is no such file") from None
    except OSError as wrong:
        raise CheckpointError(f"{path}: {wrong.strerror}") from None
    if data.startswith(TORCH_MAGIC):
        return data
    first = len(CHECKPOINT_MAGIC) + hashlib.sha256().digest_size
    if (
        not data.startswith(CHECKPOINT_MAGIC)
        or hashlib.sha256(data[first:]).digest() != data[len(CHECKPOINT_MAGIC) : first]
    ):
        raise CheckpointError(f"{path}: damaged: its digest is wrong")
    return data[first:]
