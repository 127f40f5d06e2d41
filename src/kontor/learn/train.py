"""What `kontor train` does with its flags; from here on torch is needed."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from kontor.backends import plain_notice
from kontor.env.gpu import GpuError
from kontor.env.gpu.machine import Gpu, Machine
from kontor.learn import bench, checkpoint
from kontor.learn.checkpoint import CheckpointError
from kontor.learn.command import changes_of
from kontor.learn.opponents import beginning, opponent
from kontor.learn.run import Limits, Run
from kontor.learn.settings import EXPLOITING, FROM_A_NET, Settings
from kontor.learn.trainer import Trainer


def train(args: argparse.Namespace, say: Callable[[str], None]) -> None:
    """Runs the command; ValueError, in one line, where something is wrong."""
    changes = changes_of(args)
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    chosen = _device(device)
    threads = args.threads or max((os.cpu_count() or 1) - 1, 1)
    compiles = chosen.type == "cuda" and not args.no_compile
    if chosen.type == "cpu":
        torch.set_num_threads(1)
    torch.set_float32_matmul_precision("high")
    if notice := plain_notice():
        say(notice)
    machine = None if args.processor_games else _machine(device, say)
    if args.bench:
        for line in bench.bench(Settings().changed(**changes), device, threads, compiles, machine):
            say(line)
        return
    if args.folder is None:
        raise ValueError("expected a folder for the run, or --bench")
    if args.minutes is None and args.updates is None:
        raise ValueError("expected --minutes or --updates")
    folder = Path(args.folder)
    how = {"device": device, "threads": threads, "compiles": compiles, "machine": machine}
    trainer = _trainer(folder, changes, args, how, say)
    if args.opponents:
        trainer.opponents = [opponent(Path(name), trainer.settings.shape) for name in args.opponents]
    seconds = None if args.minutes is None else 60 * args.minutes
    limits = Limits(seconds, args.updates, args.save_every, args.gauntlet, args.gauntlet_jobs)
    Run(trainer, folder, limits, say).go()


def _device(name: str) -> torch.device:
    """What the net is on."""
    try:
        device = torch.device(name)
    except RuntimeError:
        device = None
    if device is None or device.type not in ("cuda", "cpu"):
        raise ValueError(f"device={name!r}: expected cuda or cpu")
    if device.type == "cuda" and (device.index or 0) >= torch.cuda.device_count():
        raise ValueError(f"device={name!r}: there is no such GPU")
    if device.index:
        torch.cuda.set_device(device)  # for all that names none
    return device


def _machine(device: str, say: Callable[[str], None]) -> Machine | None:
    """Where the games live: on the GPU that the net is on, if they can."""
    chosen = torch.device(device)
    if chosen.type != "cuda":
        return None
    try:
        return Gpu(chosen.index or 0, "torch")
    except GpuError as wrong:
        say(f"the processor steps the games: {wrong}")
        return None


def _trainer(
    folder: Path, changes: dict[str, Any], args: argparse.Namespace, how: dict[str, Any], say: Callable[[str], None]
) -> Trainer:
    start = args.start or args.exploit
    if (folder / checkpoint.WEIGHTS_FILE).exists():
        if start:
            raise CheckpointError(f"{folder}: this run has begun; --from and --exploit are for a new one")
        trainer = checkpoint.load(folder, changes, **how)
        say(f"going on after {trainer.decisions:,} decisions")
        return trainer
    if folder.exists() and any(folder.iterdir()):
        raise CheckpointError(f"{folder}: there is something, but not a checkpoint")
    if not start:
        settings = Settings().changed(**changes)
        say(f"a new net of {settings.shape.weights():,} weights")
        return Trainer(settings, **how)
    net = beginning(Path(start))
    usual = EXPLOITING if args.exploit else FROM_A_NET
    settings = Settings().changed(**{"shape": net.shape, "start": net.trained, **usual, **changes})
    if settings.shape != net.shape:
        raise ValueError(f"{start}: a net of shape {','.join(map(str, net.shape))}; a run from it has the same")
    if args.exploit and settings.league < 1:
        raise ValueError("league: to exploit a net, all games are against it")
    trainer = Trainer(settings, **how)
    trainer.start_from(net.weights)
    if args.exploit:
        trainer.opponents = [opponent(Path(args.exploit), settings.shape)]
    say(f"from {start}: a net of {settings.shape.weights():,} weights")
    return trainer
