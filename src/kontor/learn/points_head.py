"""Teaches a net to expect final points better and leaves the rest of it alone.

python -m kontor.learn.points_head NET NEW --seconds 140 --steps 30000

While a net learns, what it expects follows play that changes. Here it plays games of the whole mix with itself, at a
temperature of 1. Then some units are added to the layer that values are read from, which only points use; they and the
weights of points are fitted to the points at the end of those games.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from kontor.bots.net_bot import DUEL_PLAYERS, load
from kontor.env.slotgame import MAX_ROUNDS
from kontor.learn.acting import pick
from kontor.learn.argument_types import count, period
from kontor.learn.batches import must_act, points_in
from kontor.learn.error_line import one_line_errors
from kontor.learn.fleet import Fleet
from kontor.learn.mixture import MIXES
from kontor.learn.model import Model, load_arrays
from kontor.nets.file import FILE_MAX_BYTES, Net, write
from kontor.nets.forward import CLOSED_LOGIT, POINT_SCALE
from kontor.nets.shape import Shape
from kontor.rules.ids import MAX_SEATS
from kontor.slots import slots
from kontor.slots.episode import CAPPED
from kontor.slots.interface import N_OPEN_CATEGORIES, SEAT_VALUES

DECISIONS_PER_SAMPLE: Final = 4  # decisions
VALIDATION_STRIDE: Final = 20  # one game in this many validates instead of training
LEARNING_RATE: Final = 2e-3  # step size; it falls to nothing
TOTAL_ERROR_WEIGHT: Final = 1.0  # weight of the error of a seat's sum, beside that of each category
POINT_OUTPUTS: Final = (
    np.arange(MAX_SEATS * SEAT_VALUES).reshape(MAX_SEATS, -1)[:, -N_OPEN_CATEGORIES:].ravel()
)  # of the values


class FinishedGame(NamedTuple):
    """A game: samples `first` to `after` of its place."""

    place: int
    first: int
    after: int
    points: NDArray[np.int8]  # by seat at the table and category


class Samples(NamedTuple):
    """Situations of whole games, game after game."""

    known: Tensor  # of the game as a whole, a row each
    points: Tensor  # at the end, by seat counted from the one that decides; in POINT_SCALE
    seated: Tensor  # which seats there are
    lengths: Tensor  # of each game


class SampleCollector:
    """Games that a net plays with itself, of which every fourth situation is kept."""

    def __init__(self, model: Model, mix: str, games: int, threads: int) -> None:
        self.device = next(model.parameters()).device
        on_device = self.device.type == "cuda"
        self._fleet = Fleet(MIXES[mix], games, 0, MAX_ROUNDS, threads, on_device)
        self._fleet.reset(seed=1)
        self._decide = torch.compile(model.decide, dynamic=False) if on_device else model.decide
        self._duels = (self._fleet.players <= DUEL_PLAYERS).to(self.device)
        self._ending = torch.arange(slots.WIDTH, device=self.device) == slots.END_TURN
        self._first = np.zeros(games, np.int64)
        self._known: list[Tensor] = []
        self.seats: list[NDArray[np.int32]] = []
        self.ended: list[FinishedGame] = []

    def play(self, seconds: float, say: Callable[[str], None]) -> None:
        """Plays for this long."""
        began = reported = time.perf_counter()
        steps = 0
        while (now := time.perf_counter()) - began < seconds:
            self._fleet.step(self._chosen(keep=steps % DECISIONS_PER_SAMPLE == 0))
            self._fleet.wait()
            self._note_ends()
            steps += 1
            if now - reported > 10:
                say(f"{now - began:4.0f} s  {len(self.ended):,} games")
                reported = now

    def _chosen(self, keep: bool) -> NDArray[np.int32]:
        fleet = self._fleet
        masks = fleet.masks.to(self.device)
        with torch.no_grad(), torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, game = self._decide(fleet.observations.to(self.device))
        if keep:
            self._known.append(game.half())
            self.seats.append(fleet.seats.numpy().copy())
        barred = must_act(masks, self._duels)[:, None] & self._ending
        chosen, _ = pick(logits.masked_fill(masks == 0, CLOSED_LOGIT), barred, torch.rand_like(logits))
        numbers: NDArray[np.int32] = chosen.to(torch.int32).cpu().numpy()
        return numbers

    def _note_ends(self) -> None:
        fleet, after = self._fleet, len(self._known)
        dones, points = fleet.dones.numpy(), points_in(fleet.finals)
        for place in np.nonzero(dones)[0].tolist():
            first, self._first[place] = int(self._first[place]), after
            if dones[place] != CAPPED and first < after:
                self.ended.append(FinishedGame(place, first, after, points[place, : int(fleet.players[place])].copy()))

    def samples(self, ended: Iterable[FinishedGame]) -> Samples:
        """The situations of some of the games."""
        seats = np.stack(self.seats)
        at, places, points, seated, lengths = [], [], [], [], []
        for game in ended:
            length, players = game.after - game.first, len(game.points)
            number = np.arange(MAX_SEATS)[None] + seats[game.first : game.after, game.place, None]
            sheet = game.points[number % players].astype(np.float32)
            sheet[:, players:] = 0
            at.append(np.arange(game.first, game.after))
            places.append(np.full(length, game.place))
            points.append(sheet / POINT_SCALE)
            seated.append(np.tile(np.arange(MAX_SEATS) < players, (length, 1)))
            lengths.append(length)
        rows = [torch.from_numpy(np.concatenate(part)).to(self.device) for part in (at, places)]
        known = torch.stack(self._known)[rows[0], rows[1]]
        sheets, there = (torch.from_numpy(np.concatenate(part)).to(self.device) for part in (points, seated))
        return Samples(known, sheets, there, torch.tensor(lengths, device=self.device))


class PointsHead(nn.Module):
    """Reads points from what is known of a game: by the units that there are, and by added ones."""

    def __init__(self, net: Net, added: int) -> None:
        super().__init__()
        weights = {name: torch.from_numpy(value) for name, value in net.weights.items()}
        self.register_buffer("expect", weights["expect.weight"])
        self.register_buffer("bias", weights["expect.bias"])
        self.added = nn.Linear(net.shape.wide, added)
        self.points = nn.Linear(net.shape.grounds + added, len(POINT_OUTPUTS))
        with torch.no_grad():
            self.points.weight.zero_()
            self.points.weight[:, : net.shape.grounds] = weights["values.weight"][:, POINT_OUTPUTS].T
            self.points.bias.copy_(weights["values.bias"][POINT_OUTPUTS])

    def forward(self, known: Tensor) -> Tensor:
        known = known.float()
        grounds = functional.relu(torch.cat([known @ self.expect + self.bias, self.added(known)], 1))
        return self.points(grounds).view(-1, MAX_SEATS, N_OPEN_CATEGORIES)


def fit(head: PointsHead, samples: Samples, steps: int, batch: int) -> None:
    """Fits a head to how games ended."""
    optimiser = torch.optim.AdamW(head.parameters(), lr=LEARNING_RATE, weight_decay=1e-3)
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * (1 - step / steps)
        rows = torch.randint(len(samples.known), (batch,), device=samples.known.device)
        seated = samples.seated[rows]
        off = (head(samples.known[rows]) - samples.points[rows]) * seated[..., None]
        loss = (off.square().sum() + TOTAL_ERROR_WEIGHT * off.sum(2).abs().sum()) / seated.sum()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()


def midgame_error(head: PointsHead, samples: Samples) -> float:
    """The mean error of a seat's points in the middle of a game."""
    rows = samples.lengths.cumsum(0) - samples.lengths + samples.lengths // 2
    seated = samples.seated[rows]
    with torch.no_grad():
        off = (head(samples.known[rows]) - samples.points[rows]).sum(2).abs() * seated
    return POINT_SCALE * float(off.sum() / seated.sum())


def grown(net: Net, head: PointsHead, facts: dict[str, object]) -> Net:
    """The net with the added units, which nothing but points is read from."""
    state = {name: value.detach().cpu().numpy() for name, value in head.named_parameters()}
    values, bias = net.weights["values.weight"], net.weights["values.bias"].copy()
    added = state["added.weight"].shape[0]
    values = np.concatenate([values, np.zeros((added, values.shape[1]), np.float32)])
    values[:, POINT_OUTPUTS], bias[POINT_OUTPUTS] = state["points.weight"].T, state["points.bias"]
    weights = {
        **net.weights,
        "expect.weight": np.concatenate([net.weights["expect.weight"], state["added.weight"].T], 1),
        "expect.bias": np.concatenate([net.weights["expect.bias"], state["added.bias"]]),
        "values.weight": values,
        "values.bias": bias,
    }
    return Net(net.shape._replace(grounds=net.shape.grounds + added), weights, {**net.trained, **facts})


@one_line_errors
def main(arguments: Iterable[str] | None = None) -> int:
    """Teaches a net and writes the new one."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.points_head", description=__doc__)
    parser.add_argument("net", type=Path, help="the file of the net")
    parser.add_argument("new", type=Path, help="the file to write")
    parser.add_argument("--seconds", type=period, default=140, help="of play (default: 140)")
    parser.add_argument("--steps", type=count, default=30_000, help="of fitting (default: 30000)")
    parser.add_argument("--games", type=count, default=8192, help="side by side (default: 8192)")
    parser.add_argument("--mix", choices=MIXES, default="all", help="which games (default: all)")
    parser.add_argument("--added", type=count, default=192, help="units (default: 192)")
    parser.add_argument("--batch", type=count, default=16384, help="situations per step (default: 16384)")
    args = parser.parse_args(None if arguments is None else list(arguments))
    net = load(args.net).net
    _check(args.new, net.shape._replace(grounds=net.shape.grounds + args.added))
    write(args.new, taught(net, args))
    return 0


def _check(new: Path, shape: Shape) -> None:
    """ValueError, before anything is played, where the net could not be written."""
    if (size := 2 * shape.weights()) > FILE_MAX_BYTES:
        raise ValueError(f"{new}: it would have {size:,} bytes of weights; expected at most {FILE_MAX_BYTES:,}")
    if new.is_dir() or not new.parent.is_dir():
        raise ValueError(f"{new}: not a file that can be written")


def taught(net: Net, args: argparse.Namespace) -> Net:
    """Plays, fits and compares."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    model = Model(net.shape).to(device).requires_grad_(False)
    load_arrays(model, net.weights)
    collector = SampleCollector(model, args.mix, args.games, max((os.cpu_count() or 1) - 1, 1))
    collector.play(args.seconds, lambda line: print(line, flush=True))
    if len(collector.ended) < VALIDATION_STRIDE:
        raise ValueError(f"only {len(collector.ended)} games ended; play for longer")
    compared, learned = (
        collector.ended[::VALIDATION_STRIDE],
        [game for n, game in enumerate(collector.ended) if n % VALIDATION_STRIDE],
    )
    head, kept_back = PointsHead(net, args.added).to(device), collector.samples(compared)
    before = midgame_error(head, kept_back)
    fit(head, collector.samples(learned), args.steps, args.batch)
    after = midgame_error(head, kept_back)
    print(f"{len(learned):,} games; at half-time of {len(compared):,} others off by {before:.2f}, now by {after:.2f}")
    return grown(net, head, {"games for points": len(learned)})


if __name__ == "__main__":
    raise SystemExit(main())
