"""Disguise: teaches a net to play some kinds of games as it plays kinds that are like them.

    python -m kontor.learn.disguise NET OUT [--updates N] [--games N]

Two nets that pass in turn never learn that acting is better, if nothing but the end of a game counts. Where self-play
ended like that in a kind of game, the net is shown the same situations as if they were of a kind that it plays well,
and its answers there become what is taught here. In all other kinds it is taught its own answers, so that it keeps
them.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

from kontor.learn import targets
from kontor.learn.acting import CLOSED, pick
from kontor.learn.fleet import Fleet
from kontor.learn.mix import MIXES, Part
from kontor.learn.model import Answer, Model, load_arrays
from kontor.nets.file import Net, NetError, read, write
from kontor.rules import cells as at
from kontor.slots import features, slots

SEED: Final = 20
CAP: Final = 40
KEPT: Final = 16_384  # situations that are drawn from
BATCH: Final = 128
RATE: Final = 1e-4
VALUES: Final = 4.0  # weight of what is expected, beside the decisions
EDITION: Final = slice(features.GAME_EDITION, features.GAME_EDITION + at.MODULE_SWITCHES - at.EDITION_SWITCHES)
STANDSTILL: Final = features.GAME_MODULES + at.HAS_STANDSTILL - at.MODULE_SWITCHES


def is_disguised(part: Part) -> bool:
    """Whether a kind of game is taught as another one: duels of the classic edition or with claims of a standstill."""
    options = part.options
    if options["players"] != 2 or options["board"] != "hansa":
        return False
    return options.get("edition") == "classic" or "standstill" in options["modules"]


def disguised(observations: Tensor, masks: Tensor, rows: Tensor) -> tuple[Tensor, Tensor]:
    """The same with some rows as duels of the Big Box, in which nobody claims a standstill."""
    observations, masks = observations.clone(), masks.clone()
    observations[rows, EDITION] = 0
    observations[rows, STANDSTILL] = 0
    others = masks[rows].sum(1) - masks[rows, slots.CLAIM] > 0
    masks[rows, slots.CLAIM] *= (~others).to(masks.dtype)
    return observations, masks


class Lesson:
    """A net, how it answered at first, and the games from which situations are taken."""

    def __init__(self, net: Net, mix: Sequence[Part], games: int) -> None:
        torch.manual_seed(SEED)
        chosen = [part for part in mix if is_disguised(part)]
        ordinary = [part for part in mix if not is_disguised(part)]
        even = [Part(sum(part.share for part in ordinary) / len(chosen), part.options) for part in chosen]
        mix = [*ordinary, *even]
        self.net = net
        self.model, self._teacher = Model(net.shape), Model(net.shape).requires_grad_(False)
        for model in (self.model, self._teacher):
            load_arrays(model, net.weights)
        self._optimiser = torch.optim.Adam(self.model.parameters(), lr=RATE)
        self._fleet = Fleet(mix, games, 0, CAP, threads=1, pinned=False)
        self._fleet.reset(SEED)
        self._rows = torch.from_numpy(self._fleet.parts >= len(ordinary))
        self._kept: list[tuple[Tensor, ...]] = []

    def advance(self) -> float:
        """One decision in every game, and one update; returns how far the net is from what it is taught."""
        fleet = self._fleet
        seen, opened = disguised(fleet.observations, fleet.masks, self._rows)
        now = (fleet.observations.clone(), fleet.masks.clone(), seen, opened, fleet.players)
        self._kept = [*self._kept, now][-max(1, KEPT // fleet.games) :]
        with torch.no_grad():
            logits = self._teacher(seen).slots.masked_fill(opened == 0, CLOSED)
            chosen, _ = pick(logits, torch.rand_like(logits))
        fleet.step(chosen.to(torch.int32).numpy())
        fleet.wait()
        return self._learn()

    def _learn(self) -> float:
        pages = torch.randint(len(self._kept), (BATCH,)).tolist()
        rows = torch.randint(self._fleet.games, (BATCH,)).tolist()
        own, masks, seen, opened, players = (
            torch.stack([self._kept[page][part][row] for page, row in zip(pages, rows, strict=True)])
            for part in range(5)
        )
        with torch.no_grad():
            taught = self._teacher(seen)
        loss = _distance(self.model(own), taught, masks, opened, players)
        self._optimiser.zero_grad()
        loss.backward()
        self._optimiser.step()
        return float(loss.detach())


def _distance(answer: Answer, taught: Answer, masks: Tensor, opened: Tensor, players: Tensor) -> Tensor:
    """How far answers are from those that are taught: decisions, and what is expected."""
    logs = functional.log_softmax(answer.slots.masked_fill(masks == 0, CLOSED), 1)
    goal = functional.softmax(taught.slots.masked_fill(opened == 0, CLOSED), 1)
    seated = targets.there(players)
    loss = functional.kl_div(logs, goal, reduction="batchmean")
    off = functional.mse_loss(answer.utility, taught.utility, reduction="none")
    points = functional.mse_loss(answer.points, taught.points, reduction="none").sum(2)
    winning = functional.log_softmax(answer.winning.masked_fill(~seated, targets.ABSENT), 1)
    hoped = functional.softmax(taught.winning.masked_fill(~seated, targets.ABSENT), 1)
    expected = ((off + points) * seated).sum(1).mean() + functional.kl_div(winning, hoped, reduction="batchmean")
    rest = functional.mse_loss(answer.rounds_left, taught.rounds_left) + functional.mse_loss(
        answer.control, taught.control
    )
    return loss + VALUES * expected + rest


def main(arguments: Iterable[str] | None = None) -> int:
    """Teaches a net and writes it."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.disguise", description=__doc__)
    parser.add_argument("net", type=Path, help="the file of the net")
    parser.add_argument("out", type=Path, help="the file that is written")
    parser.add_argument("--updates", type=int, default=600, help="decisions in every game, and updates (default: 600)")
    parser.add_argument("--games", type=int, default=96, help="games side by side (default: 96)")
    parser.add_argument("--mix", choices=MIXES, default="all", help="which games (default: all)")
    args = parser.parse_args(None if arguments is None else list(arguments))
    torch.set_num_threads(1)
    try:
        lesson = Lesson(read(args.net), MIXES[args.mix], args.games)
    except (NetError, ValueError) as wrong:
        print(f"kontor: {wrong}", file=sys.stderr)
        return 2
    total, count = 0.0, 0
    for number in range(1, args.updates + 1):
        total, count = total + lesson.advance(), count + 1
        if number % 25 == 0 or number == args.updates:
            print(f"{number:5d} of {args.updates} updates, distance {total / count:.4f}", flush=True)
            total, count = 0.0, 0
    facts = {**lesson.net.trained, "disguise": args.updates}
    write(args.out, Net(lesson.net.shape, lesson.model.arrays(), facts))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
