"""`python -m tools.attacks`

Repeats, from outside and on servers of its own, the attacks that once succeeded: for each of them where it is stopped
(the proxy or Kontor) and what was seen there. Those that the proxy stops go through nginx with the shipped file,
the others straight to Kontor. Ends with 1 if one of them succeeds again. On a busy machine times are longer than they
should be. Linux only.
"""

import argparse
from functools import partial
from typing import Final

from tools.attacks import bots, floods, keys, operator, people, processes, stored
from tools.attacks.common import Attack

by_proxy: Final = partial(Attack, "proxy")
by_kontor: Final = partial(Attack, "Kontor")
ATTACKS: Final[dict[str, tuple[Attack, ...]]] = {
    "H1": (by_kontor(bots.stopped_by_a_stranger),),
    "H2": (by_kontor(floods.messages),),
    "H3": (by_proxy(floods.requests),),
    "M1": (by_proxy(floods.connections),),
    "M2": (by_kontor(bots.not_shared_by_machines),),
    "M3": (by_kontor(bots.stopped_by_the_clock),),
    "M4": (by_kontor(stored.long_log),),
    "M5": (by_kontor(stored.damage),),
    "M6": (by_kontor(keys.fixation),),
    "L1": (by_kontor(processes.orphans),),
    "L2": (by_kontor(keys.leaked_link),),
    "L3": (by_kontor(stored.invitation),),
    "L4": (by_proxy(floods.long_head),),
    "L5": (by_kontor(floods.spectators),),
    "L6": (by_kontor(floods.public_tables),),
    "L7": (by_kontor(stored.names_in_logs), by_kontor(floods.leaves_while_asking)),
    "L8": (by_kontor(processes.hanging_database),),
    "L9": (by_kontor(keys.foreign_host),),
    "L10": (by_kontor(keys.wrong_method),),
    "chat": (by_kontor(stored.removed_words),),
    "health": (by_proxy(floods.health),),
    "search": (by_kontor(floods.searches), by_kontor(floods.searches_postgresql)),
    "imports": (by_kontor(floods.imports),),
    "names": (by_kontor(people.names),),
    "addresses": (by_kontor(people.addresses),),
    "limits": (by_kontor(people.forged_limits),),
    "links": (by_kontor(people.masked_links),),
    "lookups": (by_kontor(people.inner_names),),
    "mail": (by_kontor(people.one_mailbox),),
    "heads": (by_kontor(people.long_heads),),
    "rights": (by_kontor(operator.rights),),
    "reports": (by_kontor(operator.reports),),
    "bans": (by_kontor(operator.banned_again),),
    "work": (by_kontor(operator.proof_of_work),),
    "networks": (by_kontor(people.wide_network),),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="attacks", description="attacks that once succeeded")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(ATTACKS)}")
    options = parser.parse_args()
    succeeded = 0
    for name in options.names or ATTACKS:
        for attack in ATTACKS[name]:
            outcome = attack.run()
            succeeded += not outcome.held
            text = (attack.run.__doc__ or "").partition(": ")[2].splitlines()[0]
            held = f"{'held' if outcome.held else 'FAILED'} by {attack.stopped_by}"
            print(f"{name:9} {held:16} {text}\n{'':26} {outcome.seen}", flush=True)
    return 1 if succeeded else 0


if __name__ == "__main__":
    raise SystemExit(main())
