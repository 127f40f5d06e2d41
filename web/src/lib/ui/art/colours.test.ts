/** Colours of players can be told from each other and from the board, by every kind of vision. Distances are those of CIE76. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const TOKENS = readFileSync("src/tokens.css", "utf-8");
type Rgb = readonly [number, number, number];

/** The values of the rules with one of these selectors; later ones count. */
function values(...selectors: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, heads = "", body = ""] of TOKENS.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!heads.split(",").some((head) => selectors.includes(head.trim()))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+)/g)) found.set(name, value.trim());
  }
  return found;
}

// How eyes without one kind of cone see linear light: Machado, Oliveira, Fernandes 2009, severity 1.
const VISIONS: Record<string, readonly Rgb[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(colour: string): Rgb {
  expect(colour, "a colour").toMatch(/^#[\da-f]{6}$/i);
  const part = (start: number) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (rows: readonly Rgb[], [r, g, b]: Rgb): Rgb => rows.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Rgb;
const XYZ: readonly Rgb[] = [
  [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
];

function lab(colour: string, vision: string): Rgb {
  const seen = times(VISIONS[vision] ?? [], linear(colour)).map((part) => Math.min(Math.max(part, 0), 1)) as unknown as Rgb;
  const [x, y, z] = times(XYZ, seen).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (one: string, other: string, vision: string): number => {
  const [a, b] = [lab(one, vision), lab(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const PALETTES = { usual: [":root"], "colour-blind": [":root", '[data-palette="cb"]'] };
const GROUNDS = ["--b-land", "--b-sea", "--b-ribbon", "--b-post"];
const colours = (palette: keyof typeof PALETTES): string[] =>
  [0, 1, 2, 3, 4].map((seat) => values(...PALETTES[palette]).get(`--p${seat}`) ?? "");

function nearest(all: readonly string[], others: readonly string[], vision: string): number {
  return Math.min(...all.flatMap((one) => others.filter((other) => other !== one).map((other) => apart(one, other, vision))));
}

describe("colours of players", () => {
  it("of the usual palette are far from each other; for other eyes there are emblems", () => {
    expect(nearest(colours("usual"), colours("usual"), "normal")).toBeGreaterThan(30);
  });

  it.each(Object.keys(VISIONS))("of the colour-blind palette are far from each other to %s eyes", (vision) => {
    expect(nearest(colours("colour-blind"), colours("colour-blind"), vision)).toBeGreaterThan(40);
  });

  it.each(["light", "dark"])("stand out from the %s board, in both palettes", (theme) => {
    const tokens = values(":root", `[data-theme="${theme}"]`);
    const board = GROUNDS.flatMap((name) => tokens.get(name) ?? []);
    expect(board).toHaveLength(GROUNDS.length);
    for (const palette of ["usual", "colour-blind"] as const)
      expect(nearest(colours(palette), board, "normal"), palette).toBeGreaterThan(20);
  });
});
