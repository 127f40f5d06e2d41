"""What was said at a table, and who left or joined during the game."""

from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec

from kontor.server.tables import entries as log
from kontor.server.tables.holders import Holders
from kontor.server.wire.answers import Line, SeatChange

CHAT_KEPT: Final = 500  # lines that are sent; older ones stay in the log
SEAT_CHANGES_KEPT: Final = 100


class ChatLog(Holders):
    """The part of a Table that is about chat, and about who comes and goes."""

    def __init__(self) -> None:
        super().__init__()
        self.chat: list[Line] = []
        self.removed: tuple[int, ...] = ()  # the versions of lines of chat that are no longer shown
        self.seat_changes: tuple[SeatChange, ...] = ()

    # Folding

    def _said(self, entry: log.Said) -> None:
        if entry.text is None and entry.phrase is None:
            return  # it was deleted
        self.chat.append(
            Line(
                version=self.version,
                at=self.updated,
                seat=entry.seat,
                name=self.seats[entry.seat].name,
                text=entry.text,
                phrase=entry.phrase,  # type: ignore[arg-type]  # phrases of the past stay readable
            )
        )
        del self.chat[:-CHAT_KEPT]

    def _removed(self, entry: log.Removed) -> None:
        self._remove_lines([entry.line])

    def _remove_lines(self, versions: Sequence[int]) -> None:
        gone = set(versions)
        self.chat = [line for line in self.chat if line.version not in gone]
        self.removed += tuple(versions)

    def _rename_lines(self, seat: int, name: str) -> None:
        self.chat = [msgspec.structs.replace(line, name=name) if line.seat == seat else line for line in self.chat]
        self._rename_changes({each.version for each in self.seat_changes if each.seat == seat}, name)

    def _rename_changes(self, versions: Collection[int], name: str) -> None:
        self.seat_changes = tuple(
            msgspec.structs.replace(each, name=name) if each.version in versions else each for each in self.seat_changes
        )

    def _note_change(
        self, seat: int, ply: int, change: Literal["left", "replaced", "expired", "returned", "joined"]
    ) -> None:
        new = SeatChange(version=self.version, ply=ply, seat=seat, name=self.seats[seat].name, change=change)
        self.seat_changes = (*self.seat_changes, new)[-SEAT_CHANGES_KEPT:]
