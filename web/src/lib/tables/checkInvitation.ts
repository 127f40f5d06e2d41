/** Apart from what else is done with tables: the page of a table begins with this, and needs nothing of the rest. */
import { post } from "$lib/server/api";
import { codeOf } from "$lib/server/problem";

/** Whether an invitation can be used; one that could not be asked about is shown, and joining with it tells more. */
export async function checkInvitation(table: string, invite: string): Promise<boolean> {
  try {
    await post(`api/games/${encodeURIComponent(table)}/invite/check`, { invite });
  } catch (wrong) {
    return codeOf(wrong) !== "invite";
  }
  return true;
}
