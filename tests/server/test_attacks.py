"""The attacks that are repeated: where each of them is stopped, and that it is tried there."""

import inspect

import pytest

from tools.attacks import bots, floods, keys, operator, people, processes, stored
from tools.attacks.__main__ import ATTACKS
from tools.attacks.common import Attack, Outcome

EVERY = [pytest.param(attack, id=attack.run.__name__) for attacks in ATTACKS.values() for attack in attacks]


@pytest.mark.parametrize("attack", EVERY)
def test_an_attack_is_tried_where_it_is_stopped(attack: Attack) -> None:
    assert attack.stopped_by in ("proxy", "Kontor")
    through_nginx = "behind_proxy(" in inspect.getsource(attack.run)
    assert through_nginx == (attack.stopped_by == "proxy")


def test_every_attack_is_in_the_list() -> None:
    listed = {attack.run for attacks in ATTACKS.values() for attack in attacks}
    written = {
        found
        for module in (bots, floods, keys, operator, people, processes, stored)
        for name, found in inspect.getmembers(module, inspect.isfunction)
        if found.__module__ == module.__name__ and not name.startswith("_")
        if inspect.signature(found).return_annotation is Outcome
    }
    assert written == listed
