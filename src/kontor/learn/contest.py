"""A contest: one copy of a net against copies of another in thousands of games, each of which takes what it finds best.

python -m kontor.learn.contest NET OTHER --games 8192
"""

import argparse
import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

import torch
from torch import Tensor

from kontor.env.gpu.machine import Gpu
from kontor.learn.acting import Players, predict
from kontor.learn.argument_types import count
from kontor.learn.error_line import one_line_errors
from kontor.learn.mixture import MIXES
from kontor.learn.model import Model, load_arrays
from kontor.learn.place import Place
from kontor.learn.selfplay import SelfPlay
from kontor.learn.settings import EXPLOITING, Settings
from kontor.learn.standings import Standing
from kontor.nets.file import read
from kontor.nets.forward import CLOSED_LOGIT

CONTEST_SEED: Final = 20
CONTEST_STEPS: Final = 8  # decisions of a game between two looks at who is left


def best(logits: Tensor, barred: Tensor, noise: Tensor) -> tuple[Tensor, Tensor]:
    """The best slot of each game."""
    chosen = logits.masked_fill(barred, CLOSED_LOGIT).argmax(1)
    return chosen, torch.zeros_like(noise[:, 0])


def contest(net: Model, other: Model, settings: Settings, place: Place) -> dict[str, Standing]:
    """What the net wins, by kind of game: of each game that is dealt at the beginning, played to its end."""
    settings = settings.changed(**EXPLOITING, steps=CONTEST_STEPS)
    play = SelfPlay(settings, MIXES[settings.mix], place)
    play.reset(CONTEST_SEED)
    play.standings.only_first_games()
    sharpness = torch.ones(1, device=place.device)
    players = Players(partial(predict, net), best, other, sharpness, place.precision)
    generator = torch.Generator(place.device)
    while play.standings.left():
        play.advance(players, generator)
    play.close()
    return play.standings.take()


def _model(path: Path, place: Place) -> Model:
    net = read(path)
    model: Model = Model(net.shape).to(place.device).requires_grad_(False)
    load_arrays(model, net.weights)
    return model


@one_line_errors
def main(arguments: Iterable[str] | None = None) -> int:
    """Plays a contest and prints what the net wins."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.contest", description=__doc__)
    parser.add_argument("net", type=Path, help="the file of the net that sits alone")
    parser.add_argument("other", type=Path, help="the file of the net that has the other seats")
    parser.add_argument("--games", type=count, default=8192, help="side by side, each once (default: 8192)")
    parser.add_argument("--mix", choices=MIXES, default="all", help="which games (default: all)")
    args = parser.parse_args(None if arguments is None else list(arguments))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    machine = Gpu(0, "torch") if device.type == "cuda" else None
    place = Place(device, os.cpu_count() or 1, machine)
    torch.set_float32_matmul_precision("high")
    settings = Settings().changed(mix=args.mix, games=args.games)
    for name, standing in contest(_model(args.net, place), _model(args.other, place), settings, place).items():
        print(f"{name}: {standing}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
