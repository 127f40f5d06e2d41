"""A run: learns for some minutes or updates, with a log, curves, checkpoints and a gauntlet at each of them."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import torch

from kontor.learn import checkpoint
from kontor.learn.contest import contest
from kontor.learn.curves import draw
from kontor.learn.ends import EndedGames
from kontor.learn.model import Model
from kontor.learn.standings import ALL_KINDS
from kontor.learn.trainer import Losses, Trainer

LOG_FILE, CURVES_FILE = "log.jsonl", "curves.svg"
LOG_INTERVAL_S: Final = 10.0  # seconds between two lines of the log


@dataclass(frozen=True, slots=True)
class Limits:
    """When a run ends, and how often it writes a checkpoint."""

    seconds: float | None = None
    updates: int | None = None
    save_every: float = 120.0  # seconds
    gauntlet_games: int = 0  # at each checkpoint
    gauntlet_jobs: int = 1


class Run:
    """Learns and writes all about it into a folder."""

    def __init__(self, trainer: Trainer, folder: Path, limits: Limits, say: Callable[[str], None]) -> None:
        self.trainer = trainer
        self.folder = folder
        self.limits = limits
        self.say = say
        self._gauntlet: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def go(self) -> None:
        """Learns until a limit is reached; the last thing it does is a checkpoint."""
        trainer, limits = self.trainer, self.limits
        began = reported = saved = time.perf_counter()
        first = trainer.updates
        period = _Period(trainer)
        while not self._is_over(time.perf_counter() - began, trainer.updates - first):
            period.add(*trainer.advance())
            now = time.perf_counter()
            if now - reported > LOG_INTERVAL_S:
                self._note(period.figures())
                period, reported = _Period(trainer), now
            if now - saved > limits.save_every:
                self.save(with_gauntlet=True)
                saved = time.perf_counter()
        if period.updates:
            self._note(period.figures())
        self.save(with_gauntlet=False)
        self._wait_for_gauntlet()
        if trainer.settings.exploit:
            self._contest()
        (self.folder / CURVES_FILE).write_text(draw(read_log(self.folder)), "utf-8")

    def _is_over(self, seconds: float, updates: int) -> bool:
        limits = self.limits
        return (limits.seconds is not None and seconds >= limits.seconds) or (
            limits.updates is not None and updates >= limits.updates
        )

    def facts(self) -> dict[str, Any]:
        """What a net says of its training."""
        trainer = self.trainer
        start = trainer.settings.start
        return {
            **({"from": start} if start else {}),
            "by": trainer.settings.by or "unknown",
            "mix": trainer.settings.mix,
            "decisions": trainer.decisions,
            "minutes": round(trainer.seconds / 60, 1),
            "device": torch.cuda.get_device_name() if trainer.device.type == "cuda" else "processor",
        }

    def save(self, with_gauntlet: bool) -> None:
        """A checkpoint, and a gauntlet beside the training where the last one is over."""
        checkpoint.save(self.trainer, self.folder, self.facts())
        if not with_gauntlet or not self.limits.gauntlet_games:
            return
        if self._gauntlet is not None and self._gauntlet.poll() is None:
            return
        net = self.folder / "gauntlet.net"
        net.write_bytes((self.folder / checkpoint.NET_NAME).read_bytes())
        facts = json.dumps({"decisions": self.trainer.decisions, "minutes": self.trainer.seconds / 60})
        games, jobs = str(self.limits.gauntlet_games), str(self.limits.gauntlet_jobs)
        command = [sys.executable, "-m", "kontor.learn.gauntlet", str(net), "--games", games, "--jobs", jobs]
        out = str(self.folder / LOG_FILE)
        self._gauntlet = subprocess.Popen([*command, "--out", out, "--facts", facts])

    def _wait_for_gauntlet(self) -> None:
        if self._gauntlet is not None:
            self._gauntlet.wait()
            (self.folder / "gauntlet.net").unlink(missing_ok=True)

    def _contest(self) -> None:
        """Notes what the exploiter wins against the net that it learned to beat, if both take what they find best."""
        trainer = self.trainer
        model = Model(trainer.settings.shape).to(trainer.device)
        model.load_state_dict({name: value.float() for name, value in trainer.opponents[0].items()})
        found = contest(trainer.average, model, trainer.settings, trainer.place)
        self._write({"decisions": trainer.decisions, "exploited": found})
        self.say(f"after {trainer.decisions / 1e6:.1f} M decisions, both taking what they find best")
        for name, standing in found.items():
            self.say(f"{name}: {standing}")

    def _write(self, entry: dict[str, Any]) -> None:
        with (self.folder / LOG_FILE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def _note(self, figures: dict[str, Any]) -> None:
        self._write(figures)
        against = figures["against"].get(ALL_KINDS)
        self.say(
            f"{figures['minutes']:6.1f} min {figures['decisions'] / 1e6:7.1f} M  {figures['speed'] / 1e3:5.0f} k/s  "
            f"games {figures['games']:6d} of {figures['length']:5.0f}  capped {100 * figures['capped']:5.2f} %  "
            f"rounds {figures['rounds']:4.1f}  winner {figures['winner']:4.1f}  entropy {figures['entropy']:.3f}  "
            f"value {figures['value']:.4f}  aux {figures['aux']:.3f}  divergence {figures['divergence']:.4f}  "
            f"waiting {100 * figures['waiting']:2.0f} acting {100 * figures['acting']:2.0f} "
            f"updating {100 * figures['updating']:2.0f} %" + (f"  against others {against}" if against else "")
        )


class _Period:
    """What happened between two lines of the log."""

    def __init__(self, trainer: Trainer) -> None:
        self.updates = 0
        self._trainer = trainer
        self._began = time.perf_counter()
        self._decisions = trainer.decisions
        self._spent = self._clocks()
        self._losses: list[Losses] = []
        self._ended: list[EndedGames] = []

    def _clocks(self) -> dict[str, float]:
        return {**self._trainer.play.seconds, "updating": self._trainer.update_seconds}

    def add(self, losses: Losses, ended: EndedGames) -> None:
        self.updates += 1
        self._losses.append(losses)
        self._ended.append(ended)

    def figures(self) -> dict[str, Any]:
        """A line of the log."""
        trainer, seconds = self._trainer, time.perf_counter() - self._began
        games = sum(ended.games for ended in self._ended)
        count = trainer.decisions - self._decisions
        causes = [sum(counts) for counts in zip(*(ended.causes for ended in self._ended if ended.causes), strict=True)]
        return {
            "updates": trainer.updates,
            "decisions": trainer.decisions,
            "minutes": trainer.seconds / 60,
            "speed": count / seconds,
            "games": games,
            "length": count / max(games, 1),
            "capped": sum(ended.capped for ended in self._ended) / max(games, 1),
            "rounds": sum(ended.rounds for ended in self._ended) / max(games, 1),
            "winner": sum(ended.winner for ended in self._ended) / max(games, 1),
            "causes": causes,
            "against": trainer.play.standings.take(),
            "rate": trainer.settings.rate_at(trainer.decisions, trainer.updates),
            **{
                name: sum(values) / len(values)
                for name, values in zip(Losses._fields, zip(*self._losses, strict=True), strict=True)
            },
            **{name: (spent - self._spent[name]) / seconds for name, spent in self._clocks().items()},
        }


def read_log(folder: Path) -> list[dict[str, Any]]:
    """The entries of a log; a line that was cut off is left out."""
    entries = []
    for text in (folder / LOG_FILE).read_text("utf-8").splitlines():
        try:
            entries.append(json.loads(text))
        except ValueError:
            continue
    return entries
