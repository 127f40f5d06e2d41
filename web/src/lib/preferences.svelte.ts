/** What a person prefers on this device. No secrets here: seats are proved by a cookie. */
const KEY = "kontor-preferences";

/** The choices of each preference; the first one is the usual one. */
export const CHOICES = {
  palette: ["classic", "cb"],
  assist: ["quiet", "off", "strong"],
  animation: ["normal", "quick", "off"],
  pace: [600, 0, 300, 1200, 2500],
  sound: [true, false],
  projection: [true, false],
  gains: ["m", "t", "ask"],
  guide: [true, false],
  autoEnd: [false, true],
} as const;

export type Name = keyof typeof CHOICES;
export type Value<N extends Name> = (typeof CHOICES)[N][number];
type Stored = { [N in Name]?: Value<N> } & { name?: string };

function stored(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
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
  /** A turn without actions and markers ends by itself. */
  get autoEnd() {
    return this.get("autoEnd");
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
    localStorage.setItem(KEY, JSON.stringify(all));
    this.show();
  }

  private show() {
    const root = document.documentElement.dataset;
    root.palette = this.palette;
    root.motion = this.animation;
  }
}

export const preferences = new Preferences();
