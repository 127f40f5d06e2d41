/** Makes a table and goes there, or says why not. */
import { router } from "$lib/page/router.svelte";
import { Attempt } from "$lib/server/attempt.svelte";
import type { Setup } from "$lib/tables/setup";
import { create } from "$lib/tables/tables";
import { ready } from "./prepare";

export class TableCreation extends Attempt {
  open(setup: Setup): Promise<boolean> {
    return this.run(async () => router.go(`table/${(await create(ready(setup))).id}`));
  }
}
