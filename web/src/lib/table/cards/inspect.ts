/** What a thing is, and who scores it: the facts of the card that comes when somebody looks at it for a while. */
import type { Situation } from "$lib/wire.gen";
import { CONTROL_POINTS } from "$lib/game/moves/card";
import { abilityWord, awardWords, markerWord } from "$lib/game/text/describe";
import { numberOf, ownerOf, type Places, shapeOf } from "$lib/game/places";
import { nextOffice, pieceAt } from "$lib/game/scene";
import type { Arg, Sentence, Target } from "$lib/game/types";
import { sentence, word } from "$lib/game/text/sentences";
import { MODULE_CHIPS } from "$lib/grammar.gen";
import { FACTS } from "$lib/modules/facts";
import { firstAnswer } from "$lib/modules/rules";

export interface Card {
  title: Sentence;
  facts: Sentence[];
}

type Owner = number | "n";
export interface State {
  view: Situation;
  places: Places;
}

/** Null for something that needs no card: its words say all. */
export function inspect(view: Situation, places: Places, target: Target): Card | null {
  const state = { view, places };
  const [kind = "", name = ""] = target.split(":");
  const [id = "", rest = ""] = name.split("/");
  switch (kind) {
    case "post":
      return { title: plain(places.routeName(id)), facts: [...postFacts(state, name), ...routeFacts(state, id)] };
    case "route":
      return { title: plain(places.routeName(id)), facts: [taken(state, id), ...routeFacts(state, id)] };
    case "city":
    case "extra":
    case "swap":
      return { title: plain(places.cityName(id)), facts: cityFacts(state, id) };
    case "office":
      return { title: plain(places.cityName(id)), facts: officeFacts(state, id, Number(rest)) };
    case "ability":
      return { title: sentence(`ability-${rest}`), facts: [sentence(`ability-${rest}.about`), reached(state, [id])] };
    case "prestige":
      return { title: sentence("term-special-prestige"), facts: prestigeFacts(state, id) };
    case "marker":
      return markerCard(state, id);
    case "permanent":
      return permanentCard(state, id);
    case "desk":
      return deskCard(state, id);
    case "hand":
    case "plate":
    case "kind":
      return { title: sentence(`marker-${id}`), facts: [sentence(`marker-${id}.about`)] };
    case "used":
      return { title: sentence(`marker-${rest}`), facts: [sentence(`marker-${rest}.about`)] };
    case "award":
      return { title: sentence(id === "east-west" ? "term-east-west" : `region-${id}`), facts: awardFacts(state, id) };
    case "income":
    case "stock":
    case "supply":
      return { title: sentence(`inspect-${kind}`), facts: [sentence(`inspect-${kind}.about`)] };
  }
  const chip = MODULE_CHIPS.find((one) => one.id === kind);
  if (chip) return { title: sentence(chip.label), facts: [sentence(`${chip.label}.about`)] };
  return firstAnswer(FACTS, (facts) => facts.inspect?.(state, kind, id));
}

const plain = (text: string): Sentence => sentence("inspect-name", { text });

/** A player in words; the viewer is addressed. */
export function who({ view }: State, owner: Owner): Arg {
  if (owner === "n") return word("term-neutral-player");
  return owner === view.seat ? word("you") : (view.names[owner] ?? "");
}

// Routes

function postFacts(state: State, post: string): Sentence[] {
  const { view, places } = state;
  const piece = pieceAt(view, post);
  const kind = places.isShip(post) ? "ship" : "house";
  const number = numberOf(post);
  const out = [sentence(piece ? "inspect-post-taken" : "inspect-post-free", { kind, number })];
  if (piece) out.push(sentence("inspect-piece", { who: who(state, ownerOf(piece)), piece: shapeOf(piece) }));
  return out;
}

function taken({ view, places }: State, route: string): Sentence {
  const posts = places.routes.get(route)?.posts.length ?? 0;
  const count = (view.posts[route] ?? []).filter(Boolean).length;
  return sentence("inspect-route", { count, posts });
}

function routeFacts(state: State, id: string): Sentence[] {
  const { view, places } = state;
  const route = places.routes.get(id);
  if (!route) return [];
  const out = places.ends(id).flatMap((city) => {
    const owner = view.controllers[city];
    if (owner === undefined) return [];
    const args = { who: who(state, owner), city: places.cityName(city), points: CONTROL_POINTS };
    return [sentence("inspect-gains", args, { city: `city:${city}` })];
  });
  const marker = view.markers.board[id];
  if (marker) out.push(sentence("inspect-marker-here", { marker: markerWord(marker) }));
  if (route.permanent_marker) out.push(sentence("inspect-permanent-here", { marker: word(`permanent-${route.permanent_marker}`) }));
  for (const [kind, lying] of [
    ["tribute", view.markers.tributes],
    ["block", view.markers.blocks],
  ] as const)
    for (const [where, owner] of lying ?? [])
      if (where === id) out.push(sentence("inspect-laid", { marker: markerWord(kind), who: who(state, owner) }));
  if (places.isAbroad(route.region)) out.push(sentence("inspect-region", { region: word(`region-${route.region}`) }));
  return out;
}

// Cities

function cityFacts(state: State, id: string): Sentence[] {
  const { places } = state;
  const city = places.city(id);
  if (!city) return [];
  const out = [control(state, id), next(state, id)];
  for (const ability of city.abilities) out.push(sentence("inspect-develops", { ability: abilityWord(ability) }));
  if (places.facts.special_prestige.city === id) out.push(sentence("inspect-prestige-here"));
  if (places.facts.east_west.includes(id)) out.push(sentence("inspect-end"));
  return [...out, ...FACTS.flatMap((facts) => facts.cityFacts?.(state, id) ?? [])];
}

function control(state: State, id: string): Sentence {
  const { view, places } = state;
  const owner = view.controllers[id];
  const offices = places.city(id)?.offices.length ?? 0;
  const count = view.offices[id]?.length ?? 0;
  if (owner === undefined) return sentence("inspect-uncontrolled");
  const line = owner === "n" ? null : view.scores.lines[owner]?.find(({ category, facts }) => category === "cities" && facts.city === id);
  const args = { who: who(state, owner), count, offices, points: line?.points ?? 0 };
  return sentence(places.isGreen(id) ? "inspect-controlled-green" : "inspect-controlled", args);
}

function next({ view, places }: State, id: string): Sentence {
  if (places.isGreen(id)) return sentence("inspect-green");
  const space = places.city(id)?.offices[nextOffice(view, id) - 1];
  return space ? spaceWords("inspect-next", space) : sentence("inspect-full");
}

function spaceWords(id: string, space: { privilege: string; shape: string; prestige: number }): Sentence {
  return sentence(id, {
    numeral: word(`privilege-${space.privilege}.numeral`),
    privilege: word(`privilege-${space.privilege}`),
    piece: space.shape === "merchant" ? "m" : "t",
    points: space.prestige,
  });
}

function officeFacts(state: State, id: string, number: number): Sentence[] {
  const { view, places } = state;
  const space = places.city(id)?.offices[number - 1];
  const piece = view.offices[id]?.[number - 1];
  const out = space ? [spaceWords("inspect-office", space)] : [];
  if (piece) out.push(sentence("inspect-piece", { who: who(state, ownerOf(piece)), piece: shapeOf(piece) }));
  const first = nextOffice(view, id);
  if (number > first) out.push(sentence("inspect-not-yet", { number: first }));
  return [...out, control(state, id)];
}

// Markers, tiles, abilities

/** Which routes develop an ability: those that end in these cities. */
function reached({ places }: State, cities: string[]): Sentence {
  const names = cities.map((city) => places.cityName(city)).join(", ");
  return sentence("inspect-ability-at", { cities: names });
}

function deskCard(state: State, id: string): Card {
  const { view, places } = state;
  const row = places.desk.find((one) => one.id === id);
  const steps = (row && view.abilities[view.seat ?? 0]?.[row.id]) ?? 0;
  const cities = [...places.cities.values()].filter((city) => row && city.abilities.includes(row.id)).map((city) => city.id);
  const facts = [sentence(`ability-${id}.about`)];
  if (row && row.values[steps + 1] === undefined) facts.push(sentence("inspect-ability-full"));
  else facts.push(reached(state, cities));
  return { title: sentence(`ability-${id}`), facts };
}

function markerCard(state: State, route: string): Card | null {
  const marker = state.view.markers.board[route];
  if (!marker) return inspect(state.view, state.places, `route:${route}`);
  const name = state.places.routeName(route);
  return {
    title: sentence(`marker-${marker}`),
    facts: [sentence(`marker-${marker}.about`), sentence("inspect-marker-for", { route: name })],
  };
}

function permanentCard({ places }: State, route: string): Card | null {
  const kind = places.routes.get(route)?.permanent_marker;
  if (!kind) return null;
  const facts = [sentence(`permanent-${kind}.about`), sentence("inspect-permanent-for", { route: places.routeName(route) })];
  return { title: sentence(`permanent-${kind}`), facts };
}

function prestigeFacts(state: State, value: string): Sentence[] {
  const { view, places } = state;
  const { city, spaces } = places.facts.special_prestige;
  const space = spaces.find(({ prestige }) => String(prestige) === value);
  const owner = view.special_prestige[value];
  const args = { value: Number(value), numeral: word(`privilege-${space?.privilege ?? "white"}.numeral`), city: places.cityName(city) };
  const out = [sentence("inspect-prestige", args)];
  if (owner !== undefined) out.push(sentence("inspect-prestige-of", { who: who(state, owner) }));
  return out;
}

function awardFacts(state: State, id: string): Sentence[] {
  const { view, places } = state;
  const out = [awardWords(places, id)];
  if (id !== "east-west") return [...out, ...ranking(state, id)];
  view.east_west.forEach((owner, rank) =>
    out.push(sentence("inspect-connected", { who: who(state, owner), points: places.numbers.east_west[rank] ?? 0 })),
  );
  return out;
}

/** The ranks in a country at this moment. */
function ranking(state: State, region: string): Sentence[] {
  return (state.view.regions?.[region] ?? []).map(({ owner, cities, offices }) =>
    sentence("inspect-region-rank", { who: who(state, owner), cities, offices }),
  );
}
