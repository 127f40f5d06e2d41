"""Acting: the net decides for a fleet of games, one decision in each at a time, and records what to learn from.

On an accelerator a step is recorded once and then replayed as a whole (a CUDA graph): its hundred launches, one by one,
would take four times as long, since each waits for the interpreter, which the threads that step games need too.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from kontor.learn import targets
from kontor.learn.batches import must_act
from kontor.learn.fleet import Fleet
from kontor.learn.gpu_fleet import GpuFleet
from kontor.learn.model import ModelOutput
from kontor.nets.forward import CLOSED_LOGIT
from kontor.rules.ids import MAX_SEATS
from kontor.slots import observe, slots

SHARP: Final = 1e4  # logits multiplied by this leave hardly anything to chance
Forward = Callable[[Tensor], ModelOutput]
Precision = Callable[[], AbstractContextManager[object]]


class Prediction(NamedTuple):
    """What a net predicts for many games at once, by seat at the table; closed slots have CLOSED_LOGIT."""

    logits: Tensor
    utility: Tensor
    aux: Tensor
    potential: Tensor


def predict(forward: Forward, observations: Tensor, masks: Tensor, seats: Tensor, players: Tensor) -> Prediction:
    """Runs a net."""
    answer = forward(observations)
    index = targets.to_absolute(seats, players)
    return Prediction(
        logits=answer.slots.masked_fill(masks == 0, CLOSED_LOGIT),
        utility=targets.turned(answer.utility, index),
        aux=targets.turned_all(targets.predicted(answer, observations, players), index),
        potential=targets.turned(targets.potential(observations, players), index),
    )


def pick(logits: Tensor, barred: Tensor, noise: Tensor) -> tuple[Tensor, Tensor]:
    """A slot for each game by chance, none that is barred, and the logarithm of its chance among all of them.

    So the net learns what a barred slot would have cost. The noise is even between 0 and 1.
    """
    allowed = logits.masked_fill(barred, CLOSED_LOGIT)
    chosen = (allowed - torch.log(-torch.log(noise.clamp(1e-10, 1 - 1e-7)))).argmax(1)
    return chosen, functional.log_softmax(logits, 1).gather(1, chosen[:, None])[:, 0]


class Players(NamedTuple):
    """Who decides: `predict` and `pick` as above, compiled or not, and an older net for some seats."""

    predict: Callable[[Tensor, Tensor, Tensor, Tensor], Prediction]
    pick: Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor]]
    opponent: Forward | None
    sharpness: Tensor  # a number that the opponent's logits are multiplied by: the greater, the less is left to chance
    precision: Precision


class Rollout(NamedTuple):
    """What is stored of each decision: a row for each step, a column for each game. The last step is only evaluated."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    utility: Tensor
    aux: Tensor
    potential: Tensor
    chosen: Tensor
    log_chance: Tensor
    weight: Tensor  # 0 where an older net or a rule bot decided

    @classmethod
    def empty(cls, steps: int, games: int, device: torch.device) -> "Rollout":
        """Room for these steps, and for the evaluation after the last one."""

        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps + 1, games, *shape), dtype=dtype, device=device)

        return cls(
            observations=zeros(observe.WIDTH, dtype=torch.int8),
            masks=zeros(slots.WIDTH, dtype=torch.uint8),
            seats=zeros(dtype=torch.int64),
            utility=zeros(MAX_SEATS),
            aux=zeros(targets.TARGET_WIDTH, dtype=torch.float16 if device.type == "cuda" else torch.float32),
            potential=zeros(MAX_SEATS),
            chosen=zeros(dtype=torch.int64),
            log_chance=zeros(),
            weight=zeros(),
        )


class SeatAssignment(NamedTuple):
    """Which seats of which games are special: a row for each game."""

    old: Tensor  # those that older nets have
    ruled: Tensor  # those that rule bots have; the fleet knows what they take
    busy: Tensor  # those that may not end a turn while they can do something else


class Actor:
    """Decides for the games of a fleet, whose columns of the rollout it fills."""

    def __init__(
        self, fleet: Fleet | GpuFleet, rollout: Rollout, players: Tensor, league: Tensor, seats: SeatAssignment
    ) -> None:
        """`league` has the numbers of the games in which an older net decides for some seats."""
        device = players.device
        self.fleet = fleet
        self._rollout = rollout
        self._players = players
        self._league = league
        self._assignment = seats
        self._ending = torch.arange(slots.WIDTH, device=device) == slots.END_TURN
        self._step = torch.zeros(1, dtype=torch.int64, device=device)
        self._noise = torch.zeros((fleet.games, slots.WIDTH), device=device)
        self._chosen = torch.zeros(fleet.games, dtype=torch.int32, device=device)
        self._recorded: dict[bool, torch.cuda.CUDAGraph | None] = {}  # without and with an older net

    def begin(self) -> None:
        """The next decision is the first one of a collection."""
        self._step.zero_()

    def act(self, who: Players, generator: torch.Generator) -> Tensor:
        """Decides in every game, and records it."""
        self._noise.uniform_(generator=generator)
        variant = who.opponent is not None
        if not self._noise.is_cuda or variant not in self._recorded:  # compiled when it first runs, so recorded later
            self._recorded[variant] = None
            self._decide(who)
        else:
            graph = self._recorded[variant] or self._record(who)
            self._recorded[variant] = graph
            graph.replay()
        return self._chosen

    def _record(self, who: Players) -> torch.cuda.CUDAGraph:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, capture_error_mode="thread_local"):
            self._decide(who)
        return graph

    def _decide(self, who: Players) -> None:
        fleet = self.fleet
        device = self._noise.device
        observations, masks, seats = (
            part.to(device, non_blocking=True) for part in (fleet.observations, fleet.masks, fleet.seats)
        )
        seats = seats.long()
        is_old, is_ruled, is_busy = (which.gather(1, seats[:, None])[:, 0] for which in self._assignment)
        barred = must_act(masks, is_busy)[:, None] & self._ending
        with who.precision():
            prediction = who.predict(observations, masks, seats, self._players)
            logits = prediction.logits
            if who.opponent is not None:
                league = self._league
                theirs = who.opponent(observations[league]).slots * who.sharpness
                theirs = theirs.masked_fill(masks[league] == 0, CLOSED_LOGIT)
                logits = logits.index_copy(0, league, torch.where(is_old[league, None], theirs, logits[league]))
        chosen, log_chance = who.pick(logits, barred, self._noise)
        weight = (~(is_ruled | is_old) if who.opponent is not None else ~is_ruled).float()
        row = Rollout(
            observations=observations,
            masks=masks,
            seats=seats,
            utility=prediction.utility,
            aux=prediction.aux,
            potential=prediction.potential,
            chosen=chosen,
            log_chance=log_chance,
            weight=weight,
        )
        for column, values in zip(self._rollout, row, strict=True):
            column.index_copy_(0, self._step, values.to(column.dtype)[None])
        self._chosen.copy_(chosen)
        self._step += 1
