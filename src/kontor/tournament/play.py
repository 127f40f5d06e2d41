"""Plays series: in this process, in several, or on a cluster; with a ledger it continues where it stopped."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from kontor.bots.arena import Result
from kontor.cluster import Cluster, ClusterError
from kontor.tournament.errors import SeriesError
from kontor.tournament.ledger import Ledger, identity
from kontor.tournament.series import Fixture, Match, Series, fixtures
from kontor.tournament.workers import play_here


def play(
    all_series: Sequence[Series], jobs: int = 1, ray: str | None = None, keep: Path | None = None
) -> Iterator[tuple[int, Match]]:
    """Every game with its number: first those already saved, then the others as they end.

    `ray` is the address of a cluster, `keep` the file of the ledger. The results are the same in every case.
    """
    planned = fixtures(all_series)
    ledger = None if keep is None else Ledger(keep, all_series)
    kept = {} if ledger is None else dict(ledger.results)
    try:
        yield from ((number, Match(planned[number], result)) for number, result in sorted(kept.items()))
        rest = {number: fixture for number, fixture in enumerate(planned) if number not in kept}
        played = play_here(rest, jobs) if ray is None else _on_cluster(rest, ray)
        for number, result in played:
            if ledger is not None:
                ledger.add(number, result)
            yield number, Match(planned[number], result)
    finally:
        if ledger is not None:
            ledger.close()


def _on_cluster(rest: Mapping[int, Fixture], address: str) -> Iterator[tuple[int, Result]]:
    try:
        with Cluster(address, identity) as cluster:
            yield from cluster.run({number: fixture.play for number, fixture in rest.items()})
    except ClusterError as wrong:
        raise SeriesError(str(wrong)) from None
