/** Makes a table and goes there, or says why not. */
import { problemText } from "$lib/problem";
import { router } from "$lib/router.svelte";
import type { Setup } from "$lib/setup";
import { create } from "$lib/tables";
import { ready } from "./prepare";

export class Opening {
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
