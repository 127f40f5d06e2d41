"""Ends of games: what is kept of them while games are collected, and what is known of all of them together."""

from typing import Final, NamedTuple, Protocol

import torch
from torch import Tensor

from kontor.learn.batches import points_in
from kontor.learn.fleet import Fleet
from kontor.learn.gpu_fleet import GpuFleet
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features, observe
from kontor.slots.episode import CAPPED

N_CAUSES: Final = 6


class Ends(NamedTuple):
    """A row for each game that ended: at which place of a collection (step times games, plus game), and how."""

    places: Tensor
    dones: Tensor
    finals: Tensor
    rewards: Tensor


class EndedGames(NamedTuple):
    """What is known of games that ended."""

    games: int = 0
    capped: int = 0
    rounds: float = 0.0  # sums over all games
    winner: float = 0.0
    causes: tuple[int, ...] = ()

    @classmethod
    def of(cls, ends: Ends) -> "EndedGames":
        """Their sums."""
        finals = ends.finals
        points = points_in(finals).long().sum(2)
        causes = torch.bincount(finals[:, features.GAME_ENDING].long(), minlength=N_CAUSES)
        capped, rounds = (ends.dones == CAPPED).sum(), finals[:, features.GAME_ROUNDS].long().sum()
        sums = torch.stack([capped, rounds, points.amax(1).sum(), *causes]).tolist()
        return cls(len(finals), sums[0], float(sums[1]), float(sums[2]), tuple(sums[3:]))


class Notes(Protocol):
    """Collects the ends of games, step by step."""

    def clear(self) -> None:
        """A collection begins."""

    def note(self, step: int, first: int, fleet: "Fleet | GpuFleet") -> None:
        """How a step of a fleet ended, whose games begin at this place of a row."""

    def ends(self) -> Ends | None:
        """All that were noted; None where no game ended."""


class HostNotes:
    """Of games that the processor steps: the few rows that matter, at once."""

    def __init__(self, games: int, device: torch.device) -> None:
        self._games, self._device = games, device
        self._found: list[Ends] = []

    def clear(self) -> None:
        self._found = []

    def note(self, step: int, first: int, fleet: "Fleet | GpuFleet") -> None:
        rows = fleet.dones.nonzero()[:, 0]
        if len(rows):
            place = rows + (step * self._games + first)
            self._found.append(Ends(place, fleet.dones[rows], fleet.finals[rows], fleet.rewards[rows]))

    def ends(self) -> Ends | None:
        if not self._found:
            return None
        return Ends(*(torch.cat(parts).to(self._device) for parts in zip(*self._found, strict=True)))


class DeviceNotes:
    """Of games that live on a GPU: all rows, since to ask which of them matter would be to wait."""

    def __init__(self, steps: int, games: int, device: torch.device) -> None:
        self._dones = torch.zeros((steps, games), dtype=torch.uint8, device=device)
        self._finals = torch.zeros((steps, games, observe.WIDTH), dtype=torch.int8, device=device)
        self._rewards = torch.zeros((steps, games, MAX_SEATS), device=device)

    def clear(self) -> None:
        self._dones.zero_()

    def note(self, step: int, first: int, fleet: "Fleet | GpuFleet") -> None:
        columns = slice(first, first + fleet.games)
        self._dones[step, columns] = fleet.dones
        self._finals[step, columns] = fleet.finals
        self._rewards[step, columns] = fleet.rewards

    def ends(self) -> Ends | None:
        places = self._dones.view(-1).nonzero()[:, 0]
        if not len(places):
            return None
        return Ends(
            places,
            self._dones.view(-1)[places],
            self._finals.view(-1, observe.WIDTH)[places],
            self._rewards.view(-1, MAX_SEATS)[places],
        )
