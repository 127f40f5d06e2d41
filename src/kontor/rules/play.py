"""A decision from its listing to its effect, in numbers only. Which step serves which frame is in rules.decisions.

`legal`, `perform` and `proceed` look the steps up; for the compiled rules tools/compile/dispatch.py writes the same
three as branches.
"""

from kontor.rules import hooks
from kontor.rules.basics import note
from kontor.rules.cells import ACTIONS_LEFT, BEGUN, DEPTH, ENDING, N_EVENTS, TURN, Cells, Lookup, Moves
from kontor.rules.decisions import LEGAL, PERFORM, PROCEED
from kontor.rules.entry import NO_FLAG
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind, top


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    """All legal decisions in a fixed order; none when the game is over."""
    if s[DEPTH]:
        for lists, costs, flag in LEGAL[s[top(s)]]:
            if (flag == NO_FLAG or t[flag]) and (not costs or s[ACTIONS_LEFT]):
                lists(t, s, out)


def apply(t: Lookup, s: Cells, code: int) -> None:
    """Carries out a legal decision and everything that follows by itself, until somebody must decide."""
    s[N_EVENTS] = 0
    if s[top(s)] == FrameKind.TURN:
        s[BEGUN] = 1
    hooks.decided(t, s, code)
    perform(t, s, code)
    _proceed(t, s)
    if s[ENDING] and (not s[DEPTH] or s[top(s)] == FrameKind.TURN):
        s[DEPTH] = 0  # END-07: all actions left are lost, and no marker is placed (END-11)
        s[ACTIONS_LEFT] = 0
        note(s, EventCode.OVER, s[ENDING], 0, 0, 0)


def perform(t: Lookup, s: Cells, code: int) -> None:
    """The effect of a decision alone; one of the five actions uses an action up (TURN-02, TURN-03)."""
    kind = code & 255
    carry_out, taken, costs = PERFORM[s[top(s)]][kind]
    if costs:
        s[ACTIONS_LEFT] -= 1
    carry_out(t, s, *code.to_bytes(5, "little")[taken])


def _proceed(t: Lookup, s: Cells) -> None:
    """Carries on until somebody must decide."""
    while s[DEPTH]:
        depth = s[DEPTH]
        at = top(s)
        frame = s[at]
        turn = s[TURN]
        proceed(t, s)
        if s[TURN] != turn:
            hooks.turn_ended(t, s)
        if s[DEPTH] == depth and s[at] == frame:
            return


def proceed(t: Lookup, s: Cells) -> None:
    """One step of it: a frame ends by itself when nobody could use it; between actions a neutral route may fill."""
    for carry_on, flag in PROCEED[s[top(s)]]:
        if flag == NO_FLAG or t[flag]:
            carry_on(t, s)
