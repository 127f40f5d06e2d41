"""The extras of the distribution: packages that parts of Kontor need, and the line that says how to install them."""

from typing import Final

DISTRIBUTION: Final = "kontor-game"  # what pip installs; on PyPI, `kontor` is somebody else's package


def missing_package(package: str, extra: str) -> str:
    """That a package is missing, and the command that installs it into this environment."""
    return f"the package {package} is missing; install it with: pip install '{DISTRIBUTION}[{extra}]'"
