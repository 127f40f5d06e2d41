"""Games on a Ray cluster: the same games with the same results as here (extra `cluster`)."""

import os
import socket
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import ray

from kontor.bots.arena import Result
from kontor.tournament.errors import SeriesError
from kontor.tournament.ledger import identity
from kontor.tournament.series import Fixture

_PATIENCE: Final = 5.0  # seconds
LOCAL: Final = "local"  # the address that starts a cluster on this machine
_AHEAD: Final = 2  # games sent per core, so that none waits for us


def play_there(fixtures: Mapping[int, Fixture], address: str) -> Iterator[tuple[int, Result]]:
    """The games by number with their results, as they end."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster started here reports to nobody
    try:
        _knock(address)
        dashboard = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, logging_level="error", **dashboard)
    except (OSError, RuntimeError, ValueError) as problem:
        raise SeriesError(f"there is no Ray cluster at {address!r}: {problem}") from None
    try:
        yield from _played(fixtures, ray.remote(_play))
    except ray.exceptions.RayError as problem:
        raise SeriesError(f"the Ray cluster at {address!r} failed: {problem}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """OSError if nobody answers; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), _PATIENCE).close()


def _played(fixtures: Mapping[int, Fixture], remote: Any) -> Iterator[tuple[int, Result]]:
    waiting = iter(fixtures.items())
    sent: dict[Any, int] = {}
    while True:
        cores = int(ray.cluster_resources().get("CPU", 1))  # a cluster may grow
        for _ in range(max(1, cores) * _AHEAD - len(sent)):
            for number, fixture in waiting:
                sent[remote.remote(fixture)] = number
                break
        if not sent:
            return
        done, _ = ray.wait(list(sent))
        for ref in done:
            theirs, outcome = ray.get(ref)
            if theirs != _ours():
                raise SeriesError("the Ray cluster has other rules or bots than this machine: install the same Kontor")
            yield sent.pop(ref), outcome


def _play(fixture: Fixture) -> tuple[dict[str, Any], Result]:
    return _ours(), fixture.play()


@cache
def _ours() -> dict[str, Any]:
    return identity()
