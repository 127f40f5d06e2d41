"""What tests run in a page: each file here is one function."""

from pathlib import Path


def script(name: str) -> str:
    """The function of a file, as a page evaluates it."""
    return (Path(__file__).parent / f"{name}.js").read_text("utf-8")
