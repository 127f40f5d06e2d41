"""What many calls depend on: the caller at a table, within the limit for a kind of request."""

from collections.abc import Callable, Sequence
from typing import Annotated, Concatenate, NamedTuple, ParamSpec

from kontor.server.api.context import Context
from kontor.server.api.routing import Depends
from kontor.server.api.services import Services
from kontor.server.commands import playing
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Command, LoadedTable
from kontor.server.tables.keys import Caller
from kontor.server.tables.present import refuse_replaced, view
from kontor.server.tables.problems import NotIdentified
from kontor.server.tables.table import Table
from kontor.server.wire import doc
from kontor.server.wire.answers import TableView

Given = ParamSpec("Given")
CompetitionId = Annotated[str, doc("The id of a competition", max_length=20)]
TableId = Annotated[str, doc("The id of a table")]


class AtTable(NamedTuple):
    context: Context
    loaded: LoadedTable
    caller: Caller

    @property
    def services(self) -> Services:
        return self.context.services

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.loaded.table

    async def change(self, command: Command) -> bool:
        """Changes the table, within the limit of its log."""
        return await self.services.hub.change(
            self.loaded, lambda table: playing.within_log_limit(table, command(table))
        )

    async def perform(
        self,
        command: Callable[Concatenate[Table, Caller, Given], Sequence[Entry]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> TableView:
        """Carries out a command of the caller, and returns their newest view."""
        await self.change(lambda table: command(table, self.caller, *given, **named))
        return view(self.table, self.caller)


async def at_table(context: Context, table: TableId) -> AtTable:
    """The caller at the table with this id. A token that is not valid there is refused."""
    services, caller = context.services, await context.caller()
    loaded = await services.hub.table(table)
    if context.bearer() is not None and not loaded.table.seats_of(caller) and not loaded.table.is_host(caller):
        refuse_replaced(loaded.table, caller)
        raise NotIdentified("token", "This token is not valid at this table.")
    services.bots.look(loaded)
    await services.presence.note(loaded, caller)
    services.notices.seen(loaded, caller)
    return AtTable(context, loaded, caller)


async def _same_context(context: Context) -> Context:
    return context


Reading = Annotated[AtTable, Depends(at_table, "read")]
Asking = Annotated[AtTable, Depends(at_table, "ask")]
Replaying = Annotated[AtTable, Depends(at_table, "replay")]
Studying = Annotated[AtTable, Depends(at_table, "study")]
Acting = Annotated[AtTable, Depends(at_table, "act")]
StudyContext = Annotated[Context, Depends(_same_context, "study")]
