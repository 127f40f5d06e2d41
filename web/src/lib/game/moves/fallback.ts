/** The most natural decision behind a click that means nothing now, so that the server can say why. */
import { activeLifted, activePlate, activeSource } from "./follow";
import { ABILITY_IDS, MARKER_IDS, type MarkerId, type RouteFacts } from "$lib/wire.gen";
import { example, partsOf, type Shape, showAmount, usingKind } from "./notation";
import { ownerOf, routeOf, shapeOf } from "../places";
import { freePost, held, nextOffice, ownUnused, pieceAt, stockOf, supplyOf } from "../scene";
import type { Armed, Click, Scene, Sentence, Target } from "../types";
import { awardWords } from "../text/describe";
import { sentence, word } from "$lib/game/text/sentences";
import { MODULE_CHIPS } from "$lib/grammar.gen";
import { firstAnswer, RULES } from "$lib/modules/rules";

const ANY_MARKER = MARKER_IDS[0]; // where there is none to name

/** The notation to ask about, or null where no decision is like this click. */
export function fallback(scene: Scene, armed: Armed, target: Target): string | null {
  const [kind = "", name = ""] = split(target);
  if (armed.kind === "marker") return byMarker(scene, armed.marker, kind, name);
  if (armed.kind === "tile" && kind !== "hand" && kind !== "buy") return null;
  switch (kind) {
    case "post":
      return post(scene, armed, name);
    case "route":
    case "marker":
    case "permanent":
      return route(scene, armed, name);
    case "city":
    case "office":
      return city(scene, cityOf(name));
    case "extra":
      return `route ${likeliest(scene, cityOf(name))} extra ${cityOf(name)} ${wantedShape(scene, armed)}`;
    case "ability":
      return `route ${likeliest(scene, cityOf(name))} develop ${name.split("/")[1]}`;
    case "prestige":
      return `route ${likeliest(scene, scene.places.facts.special_prestige.city)} prestige ${name}`;
    case "swap":
      return swap(scene, cityOf(name));
    default:
      return beside(scene, armed, kind, name);
  }
}

const split = (target: Target): [string, string] => {
  const [kind = "", ...rest] = target.split(":");
  return [kind, rest.join(":")];
};
const cityOf = (name: string): string => name.split("/")[0] ?? name;

// Things on the board

function post(scene: Scene, armed: Armed, name: string): string {
  const { view } = scene;
  const piece = pieceAt(view, name);
  switch (view.decision?.decision) {
    case "settling":
    case "placing-aside":
    case "placing-abroad": {
      const { source, piece } = activeSource(scene, armed) ?? anySource(scene);
      return `settle ${piece} ${name}${source === null ? "" : ` from ${source}`}`;
    }
    case "moving": {
      const active = activeLifted(scene, armed);
      if (active) return `drop ${active[0]} ${name}`;
      return piece === null ? `place t ${name}` : `lift ${name}`;
    }
    case "removing":
      return `remove ${name}`;
    case "replacing":
      return route(scene, armed, routeOf(name));
  }
  if (piece === null) return place(scene, armed, name);
  return ownerOf(piece) === seatOf(scene) ? `lift ${name}` : displace(scene, armed, name, piece);
}

function anySource({ view }: Scene): { source: string | null; piece: Shape } {
  const { decision } = view;
  if (decision?.decision === "settling" && decision.piece) return { source: null, piece: shapeOf(decision.piece) };
  return { source: decision?.decision === "placing-aside" ? "route" : "stock", piece: "t" };
}

function place(scene: Scene, armed: Armed, name: string): string {
  const fee = scene.view.markers.fees?.[routeOf(name)];
  return `place ${wantedShape(scene, armed)} ${name}${fee ? ` paying ${fee}t` : ""}`;
}

function displace(scene: Scene, armed: Armed, name: string, victim: string): string {
  const piece = wantedShape(scene, armed);
  const supply = supplyOf(scene.view, seatOf(scene));
  supply[piece] -= 1;
  const { fee = 0 } = scene.view.displaced[victim] ?? {};
  const t = Math.min(fee, Math.max(supply.t, 0));
  const paid = t < fee && supply.m >= fee - t ? { t, m: fee - t } : { t: fee, m: 0 };
  return `displace ${piece} ${name} paying ${showAmount(paid)}`;
}

function route(scene: Scene, armed: Armed, name: string): string {
  switch (scene.view.decision?.decision) {
    case "replacing":
      return `marker ${activePlate(scene, armed) ?? plate(scene)} ${name}`;
    case "neutral":
      return `neutral ${name}`;
  }
  return `route ${name}`;
}

const plate = (scene: Scene): MarkerId => scene.view.markers.plates[seatOf(scene)]?.find((marker) => marker !== null) ?? ANY_MARKER;

function city(scene: Scene, name: string): string {
  switch (scene.view.decision?.decision) {
    case "founding":
      return `found ${name} t`;
    case "neutral":
      return `neutral ${likeliest(scene, name)} office ${name}`;
  }
  return `route ${likeliest(scene, name)} office ${name}`;
}

/** The route at a city that its own pieces are nearest to filling. */
function likeliest({ view, places }: Scene, city: string): string {
  const seat = view.decider ?? view.seat ?? 0;
  const missing = (route: RouteFacts) => route.posts.length - held(view, route.id, seat);
  const routes = places.routesAt(city).toSorted((a, b) => missing(a) - missing(b));
  return routes[0]?.id ?? places.facts.routes[0]?.id ?? "";
}

// Things beside the board

function beside(scene: Scene, armed: Armed, kind: string, name: string): string | null {
  switch (kind) {
    case "chip": {
      const free = freePost(scene);
      return free === null ? null : `place ${name} ${free}`;
    }
    case "hand":
      return name === "extra-office" ? null : byMarker(scene, name as MarkerId, "hand", name);
    case "desk":
      return name === "purse" && !holds(scene, "develop") ? income(scene) : `use develop ${name}`;
    case "income":
      return income(scene);
    case "used":
      return using(scene, usingKind("seat", "marker"), kind, name);
    case "plate":
      return `marker ${name} ${scene.places.facts.routes[0]?.id ?? ""}`;
    case "source": {
      const free = freePost(scene);
      const source = name === "displaced" ? "" : " from stock";
      return free === null ? null : `settle ${name === "m" ? "m" : "t"} ${free}${source}`;
    }
    case "lifted":
      return `drop ${name} ${name}`;
    case "take":
      return `take ${name}`;
    case "develop":
      return "develop privilege";
    case "offer":
      return name;
    case "end":
    case "done":
    case "decline":
      return kind;
  }
  const chip = MODULE_CHIPS.find(({ id }) => id === kind);
  return chip
    ? example(chip.kind, likely(scene, partsOf(chip.kind)))
    : firstAnswer(RULES, (rule) => rule.fallback?.(scene, armed, kind, name));
}

function income(scene: Scene): string {
  const stock = stockOf(scene.view, seatOf(scene));
  return stock.t || !stock.m ? "income 1t" : "income 1m";
}

// Markers

function byMarker(scene: Scene, marker: MarkerId, kind: string, name: string): string | null {
  switch (marker) {
    case "swap":
      if (kind === "hand") return swap(scene, likelySwap(scene));
      return kind === "office" || kind === "city" || kind === "extra" ? swap(scene, cityOf(name), name) : null;
    case "extra-office":
      if (kind !== "city" && kind !== "office" && kind !== "extra") return null;
      return `route ${likeliest(scene, cityOf(name))} extra ${cityOf(name)} t`;
  }
  return using(scene, `use-${marker}`, kind, name) ?? (kind === "hand" ? `use ${marker}` : null);
}

/** The use of a marker with what was clicked; null where its decision names nothing like it. */
function using(scene: Scene, use: string | undefined, kind: string, name: string): string | null {
  const given = clicked(kind, name);
  const parts = use === undefined ? [] : partsOf(use);
  if (use === undefined || !given || !Object.keys(given).every((part) => parts.includes(part))) return null;
  return example(use, { ...likely(scene, parts, given.seat), ...given });
}

/** What a click names, by the part of the notation; null where it can be no use of a marker. */
function clicked(kind: string, name: string): Record<string, string> | null {
  const [first = "", second = ""] = name.split("/");
  switch (kind) {
    case "hand":
      return {};
    case "desk":
      return { ability: name };
    case "seat":
      return { seat: name };
    case "used":
      return { seat: first, marker: second };
    case "route":
    case "marker":
    case "permanent":
    case "post":
      return { route: routeOf(name) };
  }
  return null;
}

/** What could stand in a decision: of markers one of the own, or a used one of the seat that is named too. */
function likely(scene: Scene, parts: readonly string[], named?: string): Record<string, string> {
  const { view, places } = scene;
  const own = seatOf(scene);
  const seat =
    named === undefined
      ? Math.max(
          view.names.findIndex((_, other) => other !== own),
          0,
        )
      : Number(named);
  const route = places.facts.routes[0]?.id ?? "";
  return {
    piece: "t",
    amount: "1t",
    route,
    post: `${route}/1`,
    city: places.facts.cities[0]?.id ?? "",
    ability: ABILITY_IDS[0],
    marker: (parts.includes("seat") ? view.markers.used[seat] : ownUnused(scene))?.[0] ?? ANY_MARKER,
    number: "1",
    seat: String(seat),
  };
}

/** Two neighbouring offices of a city, with the one that was clicked. */
function swap({ view }: Scene, city: string, office = ""): string {
  const number = Number(office.split("/")[1] ?? 1);
  const last = view.offices[city]?.length ?? 0;
  const left = Math.max(1, number >= last ? last - 1 : number);
  return `use swap ${city} ${left} ${left + 1}`;
}

function likelySwap(scene: Scene): string {
  const seat = seatOf(scene);
  const rows = Object.entries(scene.view.offices).filter(([, row]) => row.length > 1);
  const own = rows.find(([, row]) => row.some((piece) => ownerOf(piece) === seat));
  return (own ?? rows[0] ?? Object.entries(scene.view.offices)[0])?.[0] ?? scene.places.facts.cities[0]?.id ?? "";
}

const holds = (scene: Scene, marker: MarkerId): boolean => scene.view.markers.unused[seatOf(scene)]?.includes(marker) ?? false;

const seatOf = ({ view }: Scene): number => view.decider ?? view.seat ?? 0;

function wantedShape(scene: Scene, armed: Armed): Shape {
  if (armed.kind === "piece") return armed.piece;
  const supply = supplyOf(scene.view, seatOf(scene));
  return supply.t || !supply.m ? "t" : "m";
}

/** What to say where no decision is like the click, or where somebody else decides. */
export function hint({ view, places, moves }: Scene, target: Target): Click {
  if (view.is_over || view.decider === null) return say(sentence("hint-over"));
  if (!moves.length) return say(sentence("hint-not-yours", { who: view.names[view.decider] ?? "" }));
  const [kind, name] = split(target);
  switch (kind) {
    case "award":
      return say(awardWords(places, name), name === "east-west" ? "EASTWEST-01" : "BRIT-55");
    case "seat":
      return say(sentence("hint-seat", { who: view.names[Number(name)] ?? "" }));
    case "hand":
      return say(sentence("hint-extra-office", { marker: word("marker-extra-office") }), "MARKER-39");
    case "office": {
      const args = { city: places.cityName(cityOf(name)), number: nextOffice(view, cityOf(name)) };
      return say(sentence("hint-leftmost", args), "OFFICE-03");
    }
  }
  return say(sentence("hint-nothing"));
}

const say = (words: Sentence, clause: string | null = null): Click => ({ does: "say", sentence: words, clause });
