"""The appraiser that stands for a net: chances, points and decisions as the net sees them. Needs numpy."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kontor.bots.appraiser import Evaluation, Points, Ratings
from kontor.bots.bot_view import BotView
from kontor.bots.net_bot import decide
from kontor.bots.playing_styles import PREDICTED
from kontor.nets.forward import Player
from kontor.rules.cells import DEPTH, PLAYERS, Cells
from kontor.rules.frames import SEAT, top
from kontor.rules.scoreline import CATEGORIES, Category
from kontor.rules.scoring import points
from kontor.slots import observe, slots
from kontor.slots.interface import N_OPEN_CATEGORIES

MAX_DECISIONS_RATED: Final = 12  # decisions of a situation
assert len(PREDICTED) == N_OPEN_CATEGORIES
Masks: TypeAlias = NDArray[np.uint8]


class _Path(NamedTuple):
    """Slots that were chosen of a decision: how likely they are, what follows, the decision once it is complete."""

    chance: float  # as a logarithm
    cells: Cells
    code: int


class NetAppraiser:
    """By a net. Situations are evaluated as the seat that must decide sees them, from what the view shows."""

    ranks: Final = True

    def __init__(self, player: Player) -> None:
        self._player = player

    def evaluate(self, views: Sequence[BotView]) -> list[Evaluation]:
        seen = np.concatenate([_observed(view, view.cells) for view in views])
        expected = self._player.expect(seen)
        found = []
        for view, winning, by_seat in zip(views, expected.winning.tolist(), expected.points.tolist(), strict=True):
            players, first = view.lookup[PLAYERS], view.cells[top(view.cells) + SEAT]
            order = [(seat - first) % players for seat in range(players)]
            sheets = [_sheet(view, seat, by_seat[place]) for seat, place in enumerate(order)]
            total = sum(winning[place] for place in order)
            found.append(Evaluation([winning[place] / total for place in order], sheets))
        return found

    def rate(self, view: BotView) -> Ratings:
        """The likeliest decisions, and the logarithms of their chances."""
        paths = [_Path(0.0, view.cells[:], 0)]
        while any(not path.code for path in paths):
            complete = [path for path in paths if path.code]
            further = self._further(view, [path for path in paths if not path.code])
            paths = sorted([*complete, *further], key=lambda path: -path.chance)[:MAX_DECISIONS_RATED]
        return [path.code for path in paths], [path.chance for path in paths]

    def best(self, view: BotView, cells: Cells) -> int | None:
        """The decision that the net would make in a situation of the same game; None where there is none."""
        if not cells[DEPTH]:
            return None
        return decide(view, cells, lambda _, seen, mask: self._player.best(seen, mask))

    def _further(self, view: BotView, paths: Sequence[_Path]) -> list[_Path]:
        """Each path with one more slot, in every likely way."""
        masks = [bytearray(slots.WIDTH) for _ in paths]
        for path, mask in zip(paths, masks, strict=True):
            view.backend.open_slots(view.lookup, path.cells, mask)
        opened: Masks = np.frombuffer(b"".join(masks), np.uint8).reshape(len(paths), -1)
        logits = self._player.logits(np.concatenate([_observed(view, path.cells) for path in paths]), opened)
        found = []
        for path, row, mask in zip(paths, logits, opened, strict=True):
            most = row.max()
            total = most + np.log(np.exp(row[mask != 0] - most).sum())
            for slot in np.argsort(-row, kind="stable")[: min(MAX_DECISIONS_RATED, int(mask.sum()))].tolist():
                cells = path.cells[:]
                code = view.backend.choose(view.lookup, cells, slot)
                found.append(_Path(path.chance + float(row[slot] - total), cells, code))
        return found


def _observed(view: BotView, cells: Cells) -> NDArray[np.int8]:
    """What the seat that must decide sees of a situation, in a row."""
    seen = bytearray(observe.WIDTH)
    view.backend.observe(view.lookup, cells, cells[top(cells) + SEAT], seen)
    return np.frombuffer(seen, np.int8)[None]


def _sheet(view: BotView, seat: int, predicted: Sequence[float]) -> Points:
    """The points of a seat at the end. Missions are as far as they are fulfilled now, where the view shows them."""
    sheet = dict(zip(PREDICTED, (max(0.0, each) for each in predicted), strict=True))
    sheet[Category.MISSIONS.name.lower()] = float(points(view.lookup, view.cells, seat, Category.MISSIONS))
    return {**{name: sheet[name] for name in CATEGORIES}, "total": sum(sheet.values())}
