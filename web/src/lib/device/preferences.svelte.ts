/** What a person prefers on this device. No secrets here: seats are proved by a cookie. */
import { device } from "./storage";

const KEY = "kontor-preferences";

/** The choices of each preference; the first one is the usual one. */
export const CHOICES = {
  palette: ["classic", "cb"],
  assist: ["quiet", "off", "strong"],
  animation: ["normal", "quick", "off"],
  pace: [600, 0, 300, 1200, 2500], // milliseconds that bots wait, at tables made on this device
  sound: [true, false],
  volume: [60, 15, 30, 100], // percent
  projection: [true, false],
  gains: ["m", "t", "ask"], // which pieces that others' turns bring are taken first, or only when asked
  guide: [true, false], // first steps are shown at the table
  coach: [false, true], // a coach speaks in games against bots
  autoEnd: [false, true], // a turn without actions and markers ends by itself
  confirm: [true, false], // a tap shows what it would do and waits for a second one
  shortcuts: [true, false], // single keys give commands
  size: [100, 115, 130, 150, 200], // of the text, in percent of the browser's
  contrast: ["normal", "high"],
} as const;

type Name = keyof typeof CHOICES;
export type Value<N extends Name> = (typeof CHOICES)[N][number];
type Stored = { [N in Name]?: Value<N> } & { name?: string; keys?: Record<string, string> };

function stored(): Stored {
  try {
    const found: unknown = JSON.parse(device.read(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Stored) : {};
  } catch {
    return {};
  }
}

class Preferences {
  private all = $state<Stored>(stored());

  constructor() {
    this.show();
  }

  get<N extends Name>(name: N): Value<N> {
    const choices: readonly Value<N>[] = CHOICES[name];
    const wish = this.all[name] as Value<N> | undefined;
    return wish !== undefined && choices.includes(wish) ? wish : (choices[0] as Value<N>);
  }

  set<N extends Name>(name: N, value: Value<N>) {
    this.keep({ ...this.all, [name]: value });
  }

  /** Commands with another key than the usual one. */
  get keys(): Record<string, string> {
    return this.all.keys ?? {};
  }
  set keys(keys: Record<string, string>) {
    this.keep({ ...this.all, keys });
  }

  /** The name shown to others; empty until one was given. */
  get name(): string {
    return typeof this.all.name === "string" ? this.all.name : "";
  }
  set name(name: string) {
    this.keep({ ...this.all, name: name.slice(0, 40) });
  }

  private keep(all: Stored) {
    this.all = all;
    device.write(KEY, JSON.stringify(all));
    this.show();
  }

  private show() {
    const root = document.documentElement.dataset;
    root.palette = this.get("palette");
    root.motion = this.get("animation");
    root.contrast = this.get("contrast");
    root.size = String(this.get("size"));
  }
}

const kept = new Preferences();
const readers = Object.keys(CHOICES).map((name) => [name, { get: () => kept.get(name as Name) }]);

/** Each choice can be read by its name: `preferences.palette`. */
export const preferences = Object.defineProperties(kept, Object.fromEntries(readers) as PropertyDescriptorMap) as Preferences & {
  readonly [N in Name]: Value<N>;
};
