"""Where nets decide and learn, and where their games are stepped."""

from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

import torch

from kontor.env.gpu.machine import Machine


class Place(NamedTuple):
    """A device for nets, and a machine for games; without one, the processor steps them by some threads."""

    device: torch.device
    threads: int = 1
    machine: Machine | None = None

    def precision(self) -> AbstractContextManager[object]:
        """Half precision on an accelerator."""
        return torch.autocast("cuda", torch.bfloat16) if self.device.type == "cuda" else nullcontext()
