"""What was said at a table."""

from typing import Final

import msgspec

from kontor.server.tables import entries as log
from kontor.server.tables.holders import Holders
from kontor.server.wire.answers import Line

CHAT_KEPT: Final = 500  # lines that are sent; older ones stay in the log


class Talk(Holders):
    """The part of a Table that is about chat."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 0
        self.chat: list[Line] = []
        self.removed: tuple[int, ...] = ()  # the versions of lines of chat that are no longer shown

    # Folding

    def _said(self, entry: log.Said) -> None:
        text = entry.text if entry.words is None else entry.words.text
        if text is None and entry.phrase is None:
            return  # it was removed
        self.chat.append(
            Line(
                version=self.version,
                at=self.updated,
                seat=entry.seat,
                name=self.seats[entry.seat].name,
                text=text,
                phrase=entry.phrase,  # type: ignore[arg-type]  # phrases of the past stay readable
            )
        )
        del self.chat[:-CHAT_KEPT]

    def _removed(self, entry: log.Removed) -> None:
        self.chat = [line for line in self.chat if line.version != entry.line]
        self.removed += (entry.line,)

    def _rename_lines(self, seat: int, name: str) -> None:
        self.chat = [msgspec.structs.replace(line, name=name) if line.seat == seat else line for line in self.chat]
