/** Makes a table and goes there, or says why not. */
import { problemText } from "$lib/server/problem";
import { router } from "$lib/page/router.svelte";
import type { Setup } from "$lib/tables/setup";
import { create } from "$lib/tables/tables";
import { ready } from "./prepare";

export class TableCreation {
  busy = $state(false);
  problem = $state("");

  async open(setup: Setup): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      const { id } = await create(ready(setup));
      router.go(`table/${id}`);
    } catch (wrong) {
      this.problem = problemText(wrong);
      this.busy = false;
    }
  }
}
