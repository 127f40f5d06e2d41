"""`python -m tools.attacks`

Repeats, from outside and on servers of its own, the attacks that once succeeded: one line each with what was seen. Ends
with 1 if one of them succeeds again. On a busy machine times are longer than they should be. Linux only.
"""

import argparse
from typing import Final

from tools.attacks import bots, floods, keys, processes, stored
from tools.attacks.common import Attack

ATTACKS: Final[dict[str, tuple[Attack, ...]]] = {
    "H1": (bots.stopped_by_a_stranger,),
    "H2": (floods.messages,),
    "H3": (floods.requests,),
    "M1": (floods.connections,),
    "M2": (bots.not_shared_by_machines,),
    "M3": (bots.stopped_by_the_clock,),
    "M4": (stored.long_log,),
    "M5": (stored.damage,),
    "M6": (keys.fixation,),
    "L1": (processes.orphans,),
    "L2": (keys.leaked_link,),
    "L3": (stored.invitation,),
    "L4": (floods.long_head,),
    "L5": (floods.spectators,),
    "L6": (floods.public_tables,),
    "L7": (stored.names_in_logs, floods.leaves_while_asking),
    "L8": (processes.hanging_database,),
    "L9": (keys.foreign_host,),
    "L10": (keys.wrong_method,),
    "chat": (stored.removed_words,),
    "health": (floods.health,),
    "search": (floods.searches,),
    "imports": (floods.imports,),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="attacks", description="attacks that once succeeded")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(ATTACKS)}")
    options = parser.parse_args()
    succeeded = 0
    for name in options.names or ATTACKS:
        for attack in ATTACKS[name]:
            outcome = attack()
            succeeded += not outcome.held
            text = (attack.__doc__ or "").partition(": ")[2].splitlines()[0]
            print(f"{name:7} {'held' if outcome.held else 'FAILED':7} {text}\n{'':15} {outcome.seen}", flush=True)
    return 1 if succeeded else 0


if __name__ == "__main__":
    raise SystemExit(main())
