"""Master with more time, on two cores. Try it: kontor play --bots examples.deep:Deep"""

from kontor.bots.search_bot import SearchBot
from kontor.bots.weights import DEFAULT_WEIGHTS


class Deep(SearchBot):
    """Tries much more than long-search. It answers the same on any number of cores, but on two of them sooner."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, DEFAULT_WEIGHTS, tries=3000, cores=2)
