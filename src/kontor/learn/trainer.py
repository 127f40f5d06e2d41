"""The trainer: collects games of self-play and improves the net by them (PPO), again and again."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from math import isfinite
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from kontor.env.gpu.machine import Machine
from kontor.learn import targets
from kontor.learn.acting import SHARP, Players, Prediction, pick, predict
from kontor.learn.ends import EndedGames
from kontor.learn.mixture import MIXES
from kontor.learn.model import Model, load_arrays
from kontor.learn.place import Place
from kontor.learn.selfplay import Batch, SelfPlay
from kontor.learn.settings import Settings
from kontor.nets.adapting import Weights
from kontor.nets.forward import CLOSED_LOGIT
from kontor.slots.deal import seed_of

GRADIENT_MAX_NORM: Final = 1.0  # length of a gradient
CHANGE_MAX: Final = 20.0  # of the logarithm of a chance, within which its exponential can be computed with
LOG_CHANCE_MIN: Final = -8.0  # of a decision from which the net learns what to do
LOSS_MAX_RATIO: Final = 3.0  # of a decision that turned out badly, beyond which nothing is learned from it
OPPONENT_UPDATES: Final = 8  # updates for which an older net plays before another one does


class Losses(NamedTuple):
    """How an update went, averaged over its batches."""

    policy: float
    entropy: float
    value: float
    aux: float
    divergence: float  # from the net that played
    clipped: float  # share of decisions whose chance changed more than is used
    gradient: float


def drawn(weight: Tensor, size: int, generator: torch.Generator, used: float = 1.0) -> Iterator[Tensor]:
    """Rows for batches of one size, in any order: of a share of them all that have weight, in as few batches as can
    hold them.

    Each batch has about equally many of them, and is filled up with rows of weight 0: a net that was compiled takes
    no other size. Where the rows are not whole batches, some are left over.
    """
    size = min(size, len(weight))
    order = torch.randperm(len(weight), generator=generator, device=weight.device)
    order = order[: max(round(used * len(order)), size)]
    has_weight = weight[order] > 0
    useful = order[has_weight]
    batches = max(min(-(-len(useful) // size), len(order) // size), 1)
    own = min(len(useful) // batches, size)
    others = torch.cat([useful[batches * own :], order[~has_weight]])
    for number in range(batches):
        yield torch.cat([useful[number * own :][:own], others[number * (size - own) :][: size - own]])


class Trainer:
    """A net, its optimiser, its older selves and its games. `advance` makes one update."""

    def __init__(
        self,
        settings: Settings,
        device: str = "cpu",
        threads: int = 1,
        compiles: bool = False,
        machine: Machine | None = None,
    ) -> None:
        """The games live on the machine, if there is one, else the processor steps them."""
        self.settings = settings
        self.device = torch.device(device)
        self.decisions = 0
        self.updates = 0
        self.seconds = 0.0  # spent learning, over all runs
        self.pool: list[dict[str, Tensor]] = []  # older nets, in half precision on the processor
        self.opponents: list[dict[str, Tensor]] = []  # nets from elsewhere, likewise
        torch.manual_seed(settings.seed)
        self.model = Model(settings.shape).to(self.device)
        self.average = Model(settings.shape).to(self.device).requires_grad_(False)  # less noisy than the last net
        self.average.load_state_dict(self.model.state_dict())
        self._opponent = Model(settings.shape).to(self.device).requires_grad_(False)
        self._playing: dict[str, Tensor] | None = None  # the net that is loaded there
        self._sharpness = torch.ones(1, device=self.device)
        on_device = self.device.type == "cuda"
        self.optimiser = torch.optim.AdamW(
            self.model.parameters(), lr=settings.rate, eps=1e-5, weight_decay=settings.decay, fused=on_device
        )
        self.generator = torch.Generator(self.device)
        self.generator.manual_seed(settings.seed)
        self.place = Place(self.device, threads, machine)
        self.play = SelfPlay(settings, MIXES[settings.mix], self.place)
        self.play.reset(settings.seed)
        self.update_seconds = 0.0
        wrap: Callable[[Any], Any] = partial(torch.compile, dynamic=False) if compiles else lambda made: made
        self._predict = wrap(self._plain_predict)
        self._pick = wrap(pick)
        self._against = wrap(self._opponent)
        self._loss = wrap(self._plain_loss)

    def advance(self) -> tuple[Losses, EndedGames]:
        """One collection and one update."""
        began = time.perf_counter()
        settings = self.settings
        shaping = settings.shaping_at(self.decisions)
        batch, ended = self.play.collect(self.players(), shaping, self.generator)
        middle = time.perf_counter()
        losses = self._update(batch)
        if not all(map(isfinite, losses)):
            raise ValueError(
                f"update {self.updates}: not all losses are numbers: {losses}; the last checkpoint is kept"
            )
        self.decisions += settings.games * settings.steps
        self.updates += 1
        self._average()
        if self.updates % settings.pool_every == 0:
            self._remember()
        self.update_seconds += time.perf_counter() - middle
        self.seconds += time.perf_counter() - began
        return losses, ended

    def players(self) -> Players:
        """The net, and in some games another one."""
        return Players(self._predict, self._pick, self._rival(), self._sharpness, self.place.precision)

    def _rival(self) -> Callable[[Tensor], Any] | None:
        """The other net that plays in the league; another one every few updates, half of the time one from elsewhere.

        Those play as the bot `expert` does: by what they find best. Older selves leave something to chance.
        """
        groups = [group for group in (self.pool, self.opponents) if group]
        if not groups or not self.settings.league:
            return None
        number = seed_of(self.settings.seed, self.updates // OPPONENT_UPDATES, 1)
        group = groups[number % len(groups)]
        state = group[number // len(groups) % len(group)]
        if self._playing is not state:
            self._opponent.load_state_dict({name: value.float() for name, value in state.items()})
            self._sharpness.fill_(SHARP if group is self.opponents else 1.0)
            self._playing = state
        forward: Callable[[Tensor], Any] = self._against
        return forward

    def _average(self) -> None:
        with torch.no_grad():
            for mean, weight in zip(self.average.parameters(), self.model.parameters(), strict=True):
                mean.lerp_(weight, self.settings.average)

    def start_from(self, weights: Weights) -> None:
        """Takes over a net from elsewhere, which is also the first of the older ones."""
        for model in (self.model, self.average):
            load_arrays(model, weights)
        self._remember()

    def _remember(self) -> None:
        if self.settings.exploit:
            return
        state = {name: value.detach().half().cpu().clone() for name, value in self.model.state_dict().items()}
        self.pool = [*self.pool, state][-self.settings.pool :]

    def _update(self, batch: Batch) -> Losses:
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate_at(self.decisions, self.updates)
        undecided = torch.tensor(settings.entropy_at(self.decisions), device=self.device)
        count = 0
        sums = torch.zeros(len(Losses._fields), device=self.device)
        for _ in range(settings.epochs):
            for rows in drawn(batch.weight, settings.batch, self.generator, settings.used):
                with self.place.precision():
                    loss, figures = self._loss(Batch(*(part[rows] for part in batch)), undecided)
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                length = nn.utils.clip_grad_norm_(self.model.parameters(), GRADIENT_MAX_NORM)
                self.optimiser.step()
                sums += torch.cat([figures, length.detach()[None]])
                count += 1
        return Losses(*(sums / count).tolist())

    def _plain_predict(self, observations: Tensor, masks: Tensor, seats: Tensor, players: Tensor) -> Prediction:
        return predict(self.model, observations, masks, seats, players)

    def _plain_loss(self, batch: Batch, undecided: Tensor) -> tuple[Tensor, Tensor]:
        settings, weight = self.settings, batch.weight
        answer = self.model(batch.observations)
        logs = functional.log_softmax(answer.slots.masked_fill(batch.masks == 0, CLOSED_LOGIT), 1)
        change = logs.gather(1, batch.chosen[:, None])[:, 0] - batch.log_chance
        change = change.masked_fill(weight == 0, 0)  # an opponent's choice can have no chance, and 0 * inf is not 0
        ratio = change.clamp(-CHANGE_MAX, CHANGE_MAX).exp()
        gain = torch.min(ratio * batch.advantage, ratio.clamp(1 - settings.clip, 1 + settings.clip) * batch.advantage)
        gain = torch.max(gain, LOSS_MAX_RATIO * batch.advantage.clamp_max(0))
        # What was taken since a likely slot was barred: so small a chance is not known well enough to compare with.
        gain = gain.masked_fill(batch.log_chance < LOG_CHANCE_MIN, 0)
        spread = -(logs.exp() * logs.clamp_min(-30)).sum(1)
        seated = targets.there(batch.players)
        off = functional.smooth_l1_loss(answer.utility, batch.utility, reduction="none", beta=0.2)

        def mean(values: Tensor) -> Tensor:
            return (values * weight).sum() / weight.sum().clamp_min(1)

        policy, entropy = -mean(gain), mean(spread)
        value = mean((off * seated).sum(1) / batch.players)
        aux = targets.aux_loss(answer, batch.aux.float(), batch.observations, batch.players, weight)
        loss = policy - undecided * entropy + value + settings.aux * aux
        divergence = mean((ratio - 1) - change.clamp(-CHANGE_MAX, CHANGE_MAX))
        clipped = mean(((ratio - 1).abs() > settings.clip).float())
        return loss, torch.stack([policy, entropy, value, aux, divergence, clipped]).detach()
