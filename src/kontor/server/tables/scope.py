"""Which clauses of the rules hold in a game: those whose scope has one of its tags."""

from typing import Final

from kontor import boards, catalog
from kontor.catalog import Options

# The reference has shorter names for some.
EDITION_TAGS: Final = {"britannia-2014": "brit2014"}
DUO_TAGS: Final = {"classic": "duo-pl", "britannia": "duo-br"}


def scope(options: Options) -> list[str]:
    """The tags of a game: its edition with the rules that it has on this board, its modules, its form for two."""
    rules = dict(boards.board(catalog.side(options.board, options.players)).editions)[options.edition]
    tags = {options.edition, EDITION_TAGS.get(rules, rules)}
    tags |= {catalog.MODULES[name].tag or name for name in options.modules}
    if options.edition != "classic":  # chapters about boards are about the newer edition
        tags.add(options.board)
    if options.duo is not None:
        tags.add(DUO_TAGS[options.duo])
    return sorted(tags)
