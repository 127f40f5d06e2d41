/** The tiles of the Emperor's Favour: a tile is clicked, then the markers that pay for it. */
import { inOrder } from "$lib/game/moves/notation";
import { ownUnused, plays, put } from "$lib/game/scene";
import { button, cancel, type Said } from "$lib/game/text/prompt";
import { sentence, word } from "$lib/game/text/sentences";
import { type Armed, type Meanings, NOTHING, type Scene } from "$lib/game/types";
import { MARKER_IDS, type MarkerId } from "$lib/wire.gen";
import type { Rule } from "../rules";

type Paying = Extract<Armed, { kind: "tile" }>;

const spelled = (tile: string, paying: readonly MarkerId[]): string => `favour ${tile} paying ${inOrder(paying).join("+")}`;

function meanings(out: Meanings, scene: Scene, armed: Armed): void {
  const tiles = new Set(scene.moves.flatMap(({ text }) => /^favour (\S+)/.exec(text)?.[1] ?? []));
  for (const tile of tiles) {
    const ways = scene.moves.filter(({ text }) => text.startsWith(`favour ${tile} `));
    const only = ways.length === 1 ? (ways[0]?.text.split(" ").at(-1)?.split("+") as MarkerId[]) : [];
    const isArmed = armed.kind === "tile" && armed.tile === tile;
    put(out, `favour:${tile}`, { does: "arm", armed: isArmed ? NOTHING : { kind: "tile", tile, paying: only } }, "quiet");
  }
  if (armed.kind === "tile") payment(out, scene, armed);
}

function payment(out: Meanings, scene: Scene, armed: Paying): void {
  const unused = ownUnused(scene);
  const price = scene.places.numbers.favour_price;
  for (const marker of new Set(unused)) {
    const paid = armed.paying.filter((other) => other === marker).length;
    const there = unused.filter((other) => other === marker).length;
    const without = armed.paying.filter((other) => other !== marker);
    const paying = paid < Math.min(there, price) ? [...armed.paying, marker].slice(-price) : without;
    put(out, `hand:${marker}`, { does: "arm", armed: { ...armed, paying } }, "strong");
  }
  const buy = scene.moves.find(({ text }) => text === spelled(armed.tile, armed.paying));
  if (buy) put(out, "buy", plays(buy), "strong");
}

function prompt(scene: Scene, armed: Armed): Said | null {
  if (armed.kind !== "tile") return null;
  const price = scene.places.numbers.favour_price;
  const buy = armed.paying.length === price;
  const args = { favour: word(`favour-${armed.tile}`), count: armed.paying.length, price };
  return [
    sentence("prompt-favour", args),
    sentence(buy ? "prompt-favour-ready" : "prompt-favour-how", args),
    [...(buy ? [{ ...button("buy", sentence("button-buy")), primary: true }] : []), cancel()],
  ];
}

function fallback(scene: Scene, armed: Armed, kind: string, name: string): string | null {
  if (kind !== "favour" && kind !== "buy") return null;
  const isArmed = armed.kind === "tile";
  const paying = isArmed ? armed.paying : ownUnused(scene).slice(0, scene.places.numbers.favour_price);
  return spelled(isArmed ? armed.tile : name, paying.length ? paying : [MARKER_IDS[0]]);
}

export const rule: Rule = { meanings, prompt, fallback };
