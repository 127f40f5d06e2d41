"""What the processes of a server use, as Linux reports it."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

SAMPLE_INTERVAL_S: Final = 0.25
FIRST_HELP: Final = "before everything else on the machine, as if it were quiet (root)"
TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK")
PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")


class Usage(NamedTuple):
    """Processor seconds so far, and bytes in memory."""

    seconds: float
    memory: int


def usage_of(process: int, *, with_children: bool = True) -> Usage:
    """What a process and its children use; nothing where it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return Usage(0.0, 0)
    children = children if with_children else []
    uses = [
        Usage((int(fields[11]) + int(fields[12])) / TICKS_PER_S, int(fields[21]) * PAGE_BYTES),
        *map(usage_of, map(int, children)),
    ]
    return Usage(sum(use.seconds for use in uses), sum(use.memory for use in uses))


def go_first() -> None:
    """Goes on in a process that runs, with all that it starts, before everything else on the machine. The one that was
    started waits for it and ends as it does."""
    if child := os.fork():
        raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    os.setsid()
    os.nice(-20)
    with suppress(FileNotFoundError):  # Linux may weigh sessions instead of processes
        Path("/proc/self/autogroup").write_text("-20")


def never_wait(process: int, policy: int = os.SCHED_RR) -> None:
    """Gives a process a processor whenever it wants one; but not its children, as the processes of bots."""
    for thread in os.listdir(f"/proc/{process}/task"):
        os.sched_setscheduler(int(thread), policy, os.sched_param(1))
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        for thread in os.listdir(f"/proc/{child}/task"):
            os.sched_setscheduler(int(thread), os.SCHED_OTHER, os.sched_param(0))


class UsageMonitor:
    """Samples what a process uses, and keeps the peak."""

    def __init__(self, process: int) -> None:
        self._process = process
        self.first = self.last = usage_of(process)
        self.peak = self.first.memory

    async def run(self) -> None:
        """Samples until it is cancelled."""
        while True:
            self.last = usage_of(self._process)
            self.peak = max(self.peak, self.last.memory)
            await asyncio.sleep(SAMPLE_INTERVAL_S)
