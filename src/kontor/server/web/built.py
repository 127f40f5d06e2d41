"""Where the built client is, and what to do where an installation is without it."""

from pathlib import Path
from typing import Final

STATIC_FOLDER: Final = Path(__file__).parents[1] / "static"
INDEX_FILE: Final = STATIC_FOLDER / "index.html"
ADVICE: Final = (
    "Run ./kontor serve --help in a clone, which builds them; if you installed Kontor with pip, "
    "install it again from that clone, or from a wheel that make wheels made there."
)


def missing_pages() -> list[str]:
    """A warning for a server that is started without pages."""
    if INDEX_FILE.is_file():
        return []
    return [f"the pages for browsers are missing, so only programs can use this server. {ADVICE}"]
