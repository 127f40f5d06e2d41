"""The actions of a board that were made so far, in a table that C looks them up in: several times as fast as Python.

The table holds the addresses of the actions. They stay where they are, because the lexicon keeps every action that it
makes, and the table keeps the lexicon.
"""

from collections.abc import Iterable
from ctypes import Structure, addressof, byref, c_int64, c_void_p
from typing import Final

from kontor.backends.library import Functions
from kontor.rules.action import Action
from kontor.rules.notation import Lexicon

FIRST_PLACES: Final = 4096
FREE: Final = -1  # in place of a number


class _Table(Structure):
    """kontor_table of native.c."""

    _fields_ = (("numbers", c_void_p), ("objects", c_void_p), ("places", c_int64))


class KnownActions:
    """The actions of a lexicon by their codes."""

    def __init__(self, functions: Functions, lexicon: Lexicon) -> None:
        self._add = functions["table_add"]
        self._lexicon = lexicon
        self._actions: dict[int, Action] = {}
        self._make_room(FIRST_PLACES)

    def _make_room(self, places: int) -> None:
        """A fresh table with this number of places."""
        self._numbers, self._objects = (c_int64 * places)(*[FREE] * places), (c_void_p * places)()
        self._table = _Table(addressof(self._numbers), addressof(self._objects), places)
        self.pointer = byref(self._table)
        self._lay(self._actions.values())

    def _lay(self, actions: Iterable[Action]) -> None:
        for action in actions:
            self._add(self.pointer, c_int64(action.code), c_void_p(id(action)))

    def actions(self, codes: Iterable[int]) -> list[Action]:
        """The actions of these codes, which are known from now on."""
        found = self._lexicon.actions(codes)
        new = {action.code: action for action in found if action.code not in self._actions}
        self._actions |= new
        if 2 * len(self._actions) < self._table.places:
            self._lay(new.values())
        else:
            self._make_room(4 * self._table.places)
        return found
