/** What a person prefers on this device. No secrets here: seats are proved by a cookie. */
import { device } from "./storage";

const KEY = "kontor-preferences";

/** The choices of each preference; the first one is the usual one. */
export const CHOICES = {
  palette: ["classic", "cb"],
  assist: ["quiet", "off", "strong"],
  animation: ["normal", "quick", "off"],
  pace: [600, 0, 300, 1200, 2500],
  sound: [true, false],
  volume: [60, 15, 30, 100],
  projection: [true, false],
  gains: ["m", "t", "ask"],
  guide: [true, false],
  coach: [false, true],
  autoEnd: [false, true],
  confirm: [true, false],
  shortcuts: [true, false],
  size: [100, 115, 130, 150, 200],
  contrast: ["normal", "high"],
} as const;

export type Name = keyof typeof CHOICES;
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

  get palette() {
    return this.get("palette");
  }
  get assist() {
    return this.get("assist");
  }
  get animation() {
    return this.get("animation");
  }
  /** Milliseconds that bots wait, at tables made on this device. */
  get pace() {
    return this.get("pace");
  }
  get sound() {
    return this.get("sound");
  }
  get projection() {
    return this.get("projection");
  }
  /** How pieces that others' turns bring are taken: merchants or traders first, or only when asked. */
  get gains() {
    return this.get("gains");
  }

  /** First steps are shown at the table. */
  get guide() {
    return this.get("guide");
  }
  /** A coach speaks in games against bots. */
  get coach() {
    return this.get("coach");
  }
  /** A turn without actions and markers ends by itself. */
  get autoEnd() {
    return this.get("autoEnd");
  }

  /** A tap shows what it would do and waits for a second one. */
  get confirm() {
    return this.get("confirm");
  }
  /** Single keys give commands. */
  get shortcuts() {
    return this.get("shortcuts");
  }
  /** The size of the text, in percent of the browser's. */
  get size() {
    return this.get("size");
  }
  get contrast() {
    return this.get("contrast");
  }
  /** How loud sounds are, in percent. */
  get volume() {
    return this.get("volume");
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
    root.palette = this.palette;
    root.motion = this.animation;
    root.contrast = this.contrast;
    root.size = String(this.size);
  }
}

export const preferences = new Preferences();
