"""The one list of decisions is whole: every kind has its place, and every file that exports entries is in it."""

from importlib import import_module
from pkgutil import walk_packages

import pytest

from kontor.rules import modules, steps
from kontor.rules.action import Kind
from kontor.rules.decisions import COSTS, EARLY, ENTRIES, PERFORM, arguments
from kontor.rules.entry import NO_FLAG, Entry
from kontor.rules.frames import TYPES, FrameKind
from kontor.rules.steps import take
from tools.compile.emit import MODULES

FILES = [
    file.name
    for package in (steps, modules)
    for file in walk_packages(package.__path__, f"{package.__name__}.")
    if not file.ispkg
]


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_exports_entries_is_in_the_list_and_translated(name: str) -> None:
    own: tuple[Entry, ...] = getattr(import_module(name), "ENTRIES", ())
    assert set(own) <= set(ENTRIES)
    assert name in MODULES


def test_every_kind_of_decision_belongs_to_a_frame() -> None:
    assert {kind for entry in ENTRIES for kind in entry.kinds} == set(Kind)
    assert set(TYPES) == set(FrameKind) == {entry.frame for entry in ENTRIES}


def test_every_decision_of_a_frame_has_one_effect() -> None:
    asked = [(entry.frame, kind) for entry in ENTRIES for kind in entry.kinds]
    assert len(asked) == len(set(asked))
    assert set(asked) == {(frame, kind) for frame, effects in PERFORM.items() for kind in effects}


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name)
def test_a_decision_that_is_not_asked_for_has_one_clause_that_says_why(kind: Kind) -> None:
    """Between actions a follow-up comes too early, and a decision of a module that is not in play is absent."""
    in_turn = [entry for entry in ENTRIES if entry.frame == FrameKind.TURN and kind in entry.kinds]
    clauses = {clause for entry in ENTRIES if kind in entry.kinds for clause in (entry.early, entry.absent) if clause}
    always_asked = bool(in_turn) and all(entry.flag == NO_FLAG for entry in in_turn)
    assert len(clauses) == (0 if always_asked else 1)
    assert (kind in EARLY) == (not in_turn)
    absent = any(entry.absent for entry in in_turn)
    assert absent == (bool(in_turn) and not always_asked)


def test_only_the_five_actions_cost_one() -> None:
    assert {entry.frame for entry in ENTRIES if entry.costs} == {FrameKind.TURN}
    assert {kind.name.partition("_")[0] for kind in COSTS} == {"INCOME", "PLACE", "DISPLACE", "LIFT", "ROUTE"}


def test_an_effect_takes_the_kind_only_where_it_asks_for_it() -> None:
    given: tuple[int, ...] = (Kind.TAKE_AMOUNT, 1, 2, 3, 4)
    assert given[arguments(take.perform)] == given[:3]
    assert given[arguments(lambda t, s, traders: None)] == (1,)
    assert given[arguments(lambda t, s: None)] == ()
