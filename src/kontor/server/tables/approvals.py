"""Who must agree to a proposal at a table."""

from kontor.server.tables.seat import Asked
from kontor.server.tables.table import Table


def may_answer(table: Table, asked: Asked) -> list[int]:
    """The seats whose people have not agreed yet."""
    return [number for number, seat in enumerate(table.seats) if seat.keys and number not in asked.agreed]


def must_agree(table: Table, asked: Asked) -> list[int]:
    """Those whose agreement is required.

    A substitute bot agrees to taking back its own decisions: its player need not come back for that. It does
    not agree to taking back its player's decisions, and never to the end of the game. Somebody who was replaced while
    away is not waited for at all.
    """

    def bot_agrees(number: int) -> bool:
        if table.seats[number].replaced:
            return True
        stands_in = table.seats[number].level is not None
        return stands_in and asked.proposal == "takeback" and not table.decided_in_person(number, asked.ply)

    return [number for number in may_answer(table, asked) if not bot_agrees(number)]
