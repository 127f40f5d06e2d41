"""Work shared among processes. The result of each part comes as soon as it is done."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Part = TypeVar("Part")
Found = TypeVar("Found")


def in_parallel(work: Callable[[Part], Found], parts: Sequence[Part], jobs: int) -> Iterator[tuple[Part, Found]]:
    """Each part with what came of it, in the order in which they end; `jobs` is the number of processes."""
    if jobs <= 1:
        yield from ((part, work(part)) for part in parts)
        return
    with ProcessPoolExecutor(min(jobs, max(len(parts), 1)), get_context("spawn")) as pool:
        waiting = {pool.submit(work, part): part for part in parts}
        for ended in as_completed(waiting):
            yield waiting[ended], ended.result()
