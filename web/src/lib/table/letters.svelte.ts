/** What is typed to reach the board: letters on everything that can be done, and the names of cities. */
import { folded } from "$lib/folded";
import type { TableStore } from "$lib/game/store/table.svelte";
import type { Target } from "$lib/game/types";
import type { Focus } from "./focus";

const LETTERS = "asdfhjklweruionmcvpgtbqzxy"; // those under the fingers first

/** A code for each target: one letter where they are few, else two. None begins another. */
export function codes(targets: readonly Target[]): Map<string, Target> {
  const one = [...LETTERS];
  const all = targets.length <= one.length ? one : one.flatMap((first) => one.map((second) => first + second));
  return new Map(targets.slice(0, all.length).map((target, place) => [all[place] as string, target]));
}

export class Letters {
  private shown = $state.raw<{ codes: ReadonlyMap<string, Target>; moment: unknown } | null>(null);
  /** The letters on what can be done, until anything changes. */
  readonly codes = $derived.by(() => (this.shown?.moment === this.moment() ? this.shown!.codes : null));
  readonly labels = $derived(this.codes && new Map([...this.codes].map(([code, target]) => [target, code])));

  /** `moment` answers something else as soon as anything changed. */
  constructor(
    private readonly store: TableStore,
    private readonly focus: Focus,
    private readonly moment: () => unknown,
  ) {}

  /** Shows the letters; those of one target do it. Says whether more may be typed. */
  type(letters: string | null, merchant: boolean): boolean {
    const all = letters === "" ? codes([...this.store.look.legal.keys()]) : this.codes;
    const target = letters ? all?.get(letters) : undefined;
    this.shown = letters === null || target || !all ? null : { codes: all, moment: this.moment() };
    if (target) {
      this.focus.on(target);
      void this.store.click(target, merchant ? "m" : undefined);
    }
    return !target && letters !== null && [...(all?.keys() ?? [])].some((code) => code.startsWith(letters));
  }

  /** The focus goes to the first city that begins like this. */
  goTo(letters: string): void {
    const cities = [...(this.store.places?.cities.values() ?? [])];
    const found = letters && cities.find((city) => folded(city.name).startsWith(folded(letters)));
    this.store.point(found ? `city:${found.id}` : null);
    if (found) this.focus.on(`city:${found.id}`);
  }
}
