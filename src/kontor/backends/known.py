"""The actions of a board that were made so far, in a table that C looks them up in: several times as fast as Python.

The table holds the addresses of the actions, which are kept beside it.

Threads share a table. C reads it while it holds Python's lock, but a thread may take the pointer, wait, and call C
later: so a table that was replaced must live until nobody points to it.
"""

import threading
from collections.abc import Iterable
from ctypes import Structure, addressof, byref, c_int64, c_void_p
from typing import Any, Final

from kontor.backends.library import Functions
from kontor.rules.action import Action
from kontor.rules.notation import Lexicon

FIRST_PLACES: Final = 4096
GROWTH: Final = 4
FREE: Final = -1  # in place of a number


class _Table(Structure):
    """kontor_table of native.c, with the rows that it points to."""

    _fields_ = (("numbers", c_void_p), ("objects", c_void_p), ("places", c_int64))
    rows: tuple[Any, Any]  # ctypes does not know that it points to them, and would give their memory back


class KnownActions:
    """The actions of a lexicon by their codes; `pointer` is for kontor_table_list."""

    def __init__(self, functions: Functions, lexicon: Lexicon) -> None:
        self._add = functions["table_add"]
        self._lexicon = lexicon
        self._actions: dict[int, Action] = {}
        self._adding = threading.Lock()
        self._replace_table(FIRST_PLACES)

    def _replace_table(self, places: int) -> None:
        """A table with this number of places, which is complete before anybody sees it."""
        numbers, objects = (c_int64 * places)(*[FREE] * places), (c_void_p * places)()
        table = _Table(addressof(numbers), addressof(objects), places)
        table.rows = numbers, objects
        pointer = byref(table)
        self._lay(pointer, self._actions.values())
        self._places, self.pointer = places, pointer

    def _lay(self, pointer: Any, actions: Iterable[Action]) -> None:
        for action in actions:
            self._add(pointer, c_int64(action.code), c_void_p(id(action)))

    def actions(self, codes: Iterable[int]) -> list[Action]:
        """The actions of these codes, which are known from now on."""
        with self._adding:
            found = self._lexicon.actions(codes)
            new = {action.code: action for action in found if action.code not in self._actions}
            self._actions |= new
            places = self._places
            while places <= 2 * len(self._actions):  # C looks until it finds a free place: half of them are free
                places *= GROWTH
            if places > self._places:
                self._replace_table(places)
            else:
                self._lay(self.pointer, new.values())
            return found
