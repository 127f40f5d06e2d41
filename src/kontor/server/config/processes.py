"""What the processes that a server starts to think and to rate get from it."""

import os
from typing import Final

OF_THE_SERVER: Final = ("KONTOR_", "PG")  # prefixes of variables: our settings, and those that PostgreSQL clients read


def worker_environment() -> dict[str, str]:
    """The environment of a worker, without the secrets that the server reads from its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OF_THE_SERVER)}
    return {**kept, "PYTHONHASHSEED": "0"}  # sets have the same order in all workers
