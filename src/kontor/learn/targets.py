"""Targets: what a net is taught to predict, from the ends of games and from its own later predictions.

Predictions are kept by seat at the table ("absolute"); a net speaks of seats counted from the one that decides
("relative"). All of them are expectations of something that is known at the end of a game, so each state can be taught
what was predicted a little later, or what came true.
"""

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from kontor.learn.batches import points_in
from kontor.learn.model import ModelOutput
from kontor.nets.forward import POINT_SCALE, ROUND_SCALE
from kontor.nets.shape import N_CITY_TOKENS
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features
from kontor.slots.interface import N_OPEN_CATEGORIES, N_OWNERS, OWN_INTERFACE

TARGETS_PER_SEAT: Final = 2 + N_OPEN_CATEGORIES  # winning, ending the game, points
CAUSES_AT: Final = MAX_SEATS * TARGETS_PER_SEAT
ROUNDS_AT: Final = CAUSES_AT + len(OWN_INTERFACE.causes)
CONTROL_AT: Final = ROUNDS_AT + 1
TARGET_WIDTH: Final = CONTROL_AT + N_CITY_TOKENS * N_OWNERS
WIN_MIN_UTILITY: Final = (
    0.25  # utility that nobody reaches without winning, alone or with others (kontor.slots.episode)
)
ABSENT_SEAT_LOGIT: Final = -1e4  # logit of a seat that nobody has


def there(players: Tensor) -> Tensor:
    """Whether a seat is taken."""
    return torch.arange(MAX_SEATS, device=players.device) < players[:, None]


def to_absolute(seats: Tensor, players: Tensor) -> Tensor:
    """Per seat at the table its number counted from the decider; seats that nobody has stay where they are."""
    numbers = torch.arange(MAX_SEATS, device=seats.device)[None]
    return torch.where(there(players), (numbers - seats[:, None]) % players[:, None], numbers)


def to_relative(seats: Tensor, players: Tensor) -> Tensor:
    """The inverse of `to_absolute`."""
    numbers = torch.arange(MAX_SEATS, device=seats.device)[None]
    return torch.where(there(players), (numbers + seats[:, None]) % players[:, None], numbers)


def turned(values: Tensor, index: Tensor) -> Tensor:
    """Values of seats in another order; the seats are the second axis, a third one may follow."""
    if values.dim() == 2:
        return values.gather(1, index)
    return values.gather(1, index[..., None].expand(-1, -1, values.shape[2]))


def turned_all(values: Tensor, index: Tensor) -> Tensor:
    """A row of `predicted` in another order of the seats."""
    count = len(values)
    by_seat = turned(values[:, :CAUSES_AT].view(count, MAX_SEATS, TARGETS_PER_SEAT), index)
    control = values[:, CONTROL_AT:].view(count, N_CITY_TOKENS, N_OWNERS)
    owners = torch.cat([index, torch.full_like(index[:, :1], MAX_SEATS)], 1)
    control = control.gather(2, owners[:, None].expand(-1, N_CITY_TOKENS, -1))
    return torch.cat([by_seat.flatten(1), values[:, CAUSES_AT:CONTROL_AT], control.flatten(1)], 1)


def predicted(answer: ModelOutput, observations: Tensor, players: Tensor) -> Tensor:
    """All that is predicted besides the utility, in a row, relative."""
    absent = ~there(players)
    winning = answer.winning.masked_fill(absent, ABSENT_SEAT_LOGIT).softmax(1)
    ending = answer.ending.masked_fill(absent, ABSENT_SEAT_LOGIT).softmax(1)
    by_seat = torch.cat([winning[..., None], ending[..., None], answer.points], 2).flatten(1)
    rounds = answer.rounds_left + rounds_now(observations)
    return torch.cat([by_seat, answer.causes.softmax(1), rounds[:, None], answer.control.softmax(2).flatten(1)], 1)


def rounds_now(observations: Tensor) -> Tensor:
    """Rounds played, in the scale of the net."""
    return observations[:, features.GAME_ROUNDS].float() / ROUND_SCALE


def came_true(finals: NDArray[np.int8], rewards: NDArray[np.float32]) -> NDArray[np.float32]:
    """What `predicted` should have been, absolute, from the last observations of seat 0."""
    count = len(finals)
    out = np.zeros((count, TARGET_WIDTH), np.float32)
    rows = np.arange(count)
    players = finals[:, features.GAME_PLAYERS].astype(np.int64)
    by_seat = out[:, :CAUSES_AT].reshape(count, MAX_SEATS, TARGETS_PER_SEAT)
    winners = rewards > WIN_MIN_UTILITY
    cause = finals[:, features.GAME_ENDING].astype(np.int64)
    seated = np.arange(MAX_SEATS) < players[:, None]
    anybody = (cause == 0)[:, None] * seated / players[:, None]  # broken off: who would have won and ended it is open
    by_seat[..., 0] = winners / np.maximum(winners.sum(1, keepdims=True), 1) + anybody
    by_seat[rows, finals[:, features.GAME_TURN], 1] = cause > 0
    by_seat[..., 1] += anybody
    by_seat[..., 2:] = points_in(finals) / POINT_SCALE
    out[rows, CAUSES_AT + cause] = 1
    out[:, ROUNDS_AT] = finals[:, features.GAME_ROUNDS] / ROUND_SCALE
    cities = finals[:, features.CITIES_AT : features.PLAYERS_AT].reshape(count, N_CITY_TOKENS, -1)
    owner = cities[..., features.CITY_CONTROLLER].astype(np.int64) - 1
    owner = np.where((owner < 0) | (owner >= players[:, None]), MAX_SEATS, owner)
    control = out[:, CONTROL_AT:].reshape(count, N_CITY_TOKENS, N_OWNERS)
    np.put_along_axis(control, owner[..., None], 1, 2)
    return out


def potential(observations: Tensor, players: Tensor) -> Tensor:
    """Points on the way, relative: a fortieth of the lead and an eightieth of the points if it ended now."""
    points = points_in(observations).float().sum(-1)
    points = points.masked_fill(~there(players), -1e3)
    best = points.topk(2, 1).values
    other = torch.where(points == best[:, :1], best[:, 1:], best[:, :1])
    return (((points - other) / 40).clamp(-1, 1) + points / 80).masked_fill(~there(players), 0)


def aux_loss(answer: ModelOutput, target: Tensor, observations: Tensor, players: Tensor, weight: Tensor) -> Tensor:
    """How far all predictions besides the utility are off, relative; averaged with the weights of the positions."""
    count = len(target)
    seated = there(players)
    by_seat = target[:, :CAUSES_AT].view(count, MAX_SEATS, TARGETS_PER_SEAT)
    winning = functional.log_softmax(answer.winning.masked_fill(~seated, ABSENT_SEAT_LOGIT), 1)
    ending = functional.log_softmax(answer.ending.masked_fill(~seated, ABSENT_SEAT_LOGIT), 1)
    causes = functional.log_softmax(answer.causes, 1)
    control = functional.log_softmax(answer.control, 2)
    loss = -(by_seat[..., 0] * winning * seated).sum(1)
    loss = loss - 0.3 * (by_seat[..., 1] * ending * seated).sum(1)
    loss = loss - 0.3 * (target[:, CAUSES_AT:ROUNDS_AT] * causes).sum(1)
    points = functional.smooth_l1_loss(answer.points, by_seat[..., 2:], reduction="none", beta=0.2)
    loss = loss + (points.sum(2) * seated).sum(1) / players
    rounds = target[:, ROUNDS_AT] - rounds_now(observations)
    loss = loss + 0.3 * functional.smooth_l1_loss(answer.rounds_left, rounds, reduction="none", beta=0.2)
    exists = observations[:, features.CITIES_AT : features.PLAYERS_AT].view(count, N_CITY_TOKENS, -1)[..., 0].float()
    of_cities = -(target[:, CONTROL_AT:].view(count, N_CITY_TOKENS, N_OWNERS) * control).sum(2)
    loss = loss + 0.5 * (of_cities * exists).sum(1) / exists.sum(1)
    return (loss * weight).sum() / weight.sum().clamp_min(1)
