/** What a thing is, and who scores it: the facts of the card that comes when somebody looks at it for a while. */
import type { Situation } from "$lib/wire.gen";
import { abilityWord, favourWord, markerWord } from "$lib/game/text/describe";
import { kindOf, numberOf, ownerOf, type Places } from "$lib/game/places";
import { nextOffice, pieceAt } from "$lib/game/scene";
import type { Arg, Sentence, Target } from "$lib/game/types";
import { sentence, word } from "$lib/game/text/words";

export interface Card {
  title: Sentence;
  facts: Sentence[];
}

type Owner = number | "n";
interface Told {
  view: Situation;
  places: Places;
}

/** Null for something that needs no card: its words say all. */
export function inspect(view: Situation, places: Places, target: Target): Card | null {
  const told = { view, places };
  const [kind = "", name = ""] = target.split(":");
  const [id = "", rest = ""] = name.split("/");
  switch (kind) {
    case "post":
      return { title: plain(places.routeName(id)), facts: [...postFacts(told, name), ...routeFacts(told, id)] };
    case "route":
      return { title: plain(places.routeName(id)), facts: [taken(told, id), ...routeFacts(told, id)] };
    case "city":
    case "extra":
    case "swap":
      return { title: plain(places.cityName(id)), facts: cityFacts(told, id) };
    case "office":
      return { title: plain(places.cityName(id)), facts: officeFacts(told, id, Number(rest)) };
    case "ability":
      return { title: sentence(`ability-${rest}`), facts: [sentence(`ability-${rest}.about`), reached(told, [id])] };
    case "prestige":
      return { title: sentence("term-special-prestige"), facts: prestigeFacts(told, id) };
    case "marker":
      return markerCard(told, id);
    case "permanent":
      return permanentCard(told, id);
    case "desk":
      return deskCard(told, id);
    case "hand":
    case "plate":
    case "kind":
      return { title: sentence(`marker-${id}`), facts: [sentence(`marker-${id}.about`)] };
    case "used":
      return { title: sentence(`marker-${rest}`), facts: [sentence(`marker-${rest}.about`)] };
    case "favour":
      return { title: sentence(`favour-${id}`), facts: favourFacts(told, id) };
    case "award":
      return { title: sentence(id === "east-west" ? "term-east-west" : `region-${id}`), facts: awardFacts(told, id) };
    case "permit":
      return { title: sentence("term-permit"), facts: permitFacts(told, id) };
    case "income":
    case "stock":
    case "supply":
      return { title: sentence(`inspect-${kind}`), facts: [sentence(`inspect-${kind}.about`)] };
    case "safe-conduct":
      return { title: sentence("module-safe-conduct"), facts: [sentence("module-safe-conduct.about")] };
  }
  return null;
}

const plain = (text: string): Sentence => sentence("inspect-name", { text });

/** A player in words; the viewer is addressed. */
function who({ view }: Told, owner: Owner): Arg {
  if (owner === "n") return word("term-neutral-player");
  return owner === view.seat ? word("you") : (view.names[owner] ?? "");
}

// Routes

function postFacts(told: Told, post: string): Sentence[] {
  const { view, places } = told;
  const piece = pieceAt(view, post);
  const kind = places.isShip(post) ? "ship" : "house";
  const number = numberOf(post);
  const out = [sentence(piece ? "inspect-post-taken" : "inspect-post-free", { kind, number })];
  if (piece) out.push(sentence("inspect-piece", { who: who(told, ownerOf(piece)), piece: kindOf(piece) }));
  return out;
}

function taken({ view, places }: Told, route: string): Sentence {
  const posts = places.routes.get(route)?.posts.length ?? 0;
  const count = (view.posts[route] ?? []).filter(Boolean).length;
  return sentence("inspect-route", { count, posts });
}

function routeFacts(told: Told, id: string): Sentence[] {
  const { view, places } = told;
  const route = places.routes.get(id);
  if (!route) return [];
  const out = places.ends(id).flatMap((city) => {
    const owner = view.controllers[city];
    if (owner === undefined) return [];
    return [sentence("inspect-gains", { who: who(told, owner), city: places.cityName(city) }, { city: `city:${city}` })];
  });
  const marker = view.markers.board[id];
  if (marker) out.push(sentence("inspect-marker-here", { marker: markerWord(marker) }));
  if (route.permanent_marker)
    out.push(sentence("inspect-permanent-here", { marker: word(`permanent-${route.permanent_marker}`) }));
  for (const [kind, lying] of [
    ["tribute", view.markers.tributes],
    ["block", view.markers.blocks],
  ] as const)
    for (const [where, owner] of lying ?? [])
      if (where === id) out.push(sentence("inspect-laid", { marker: markerWord(kind), who: who(told, owner) }));
  if (places.isAbroad(route.region))
    out.push(sentence("inspect-region", { region: word(`region-${route.region}`) }));
  return out;
}

// Cities

function cityFacts(told: Told, id: string): Sentence[] {
  const { view, places } = told;
  const city = places.city(id);
  if (!city) return [];
  const out = [control(told, id), next(told, id)];
  for (const ability of city.abilities) out.push(sentence("inspect-develops", { ability: abilityWord(ability) }));
  if (places.facts.special_prestige.city === id) out.push(sentence("inspect-prestige-here"));
  if (places.facts.east_west.includes(id)) out.push(sentence("inspect-end"));
  if (city.permits.length) out.push(...permitFacts(told, id));
  const missing = view.missions?.[view.seat ?? -1]?.includes(id);
  if (missing) out.push(sentence("inspect-mission"));
  return out;
}

function control(told: Told, id: string): Sentence {
  const { view, places } = told;
  const owner = view.controllers[id];
  const offices = places.city(id)?.offices.length ?? 0;
  const count = view.offices[id]?.length ?? 0;
  if (owner === undefined) return sentence("inspect-uncontrolled");
  const line = owner === "n" ? null : view.scores.lines[owner]?.find(({ category, facts }) => category === "cities" && facts.city === id);
  const args = { who: who(told, owner), count, offices, points: line?.points ?? 0 };
  return sentence(places.isGreen(id) ? "inspect-controlled-green" : "inspect-controlled", args);
}

function next({ view, places }: Told, id: string): Sentence {
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

function officeFacts(told: Told, id: string, number: number): Sentence[] {
  const { view, places } = told;
  const space = places.city(id)?.offices[number - 1];
  const piece = view.offices[id]?.[number - 1];
  const out = space ? [spaceWords("inspect-office", space)] : [];
  if (piece) out.push(sentence("inspect-piece", { who: who(told, ownerOf(piece)), piece: kindOf(piece) }));
  const first = nextOffice(view, id);
  if (number > first) out.push(sentence("inspect-not-yet", { number: first }));
  return [...out, control(told, id)];
}

function permitFacts(told: Told, id: string): Sentence[] {
  const { view, places } = told;
  const regions = places.city(id)?.permits ?? [];
  const owner = view.permits?.[id];
  const args = { city: places.cityName(id), count: regions.length, region: word(`region-${regions[0] ?? ""}`) };
  if (owner === undefined) return [sentence("inspect-permit-nobody", args)];
  return [sentence("inspect-permit", { ...args, who: who(told, owner) })];
}

// Markers, tiles, abilities

/** Which routes develop an ability: those that end in these cities. */
function reached({ places }: Told, cities: string[]): Sentence {
  const names = cities.map((city) => places.cityName(city)).join(", ");
  return sentence("inspect-ability-at", { cities: names });
}

function deskCard(told: Told, id: string): Card {
  const { view, places } = told;
  const row = places.desk.find((one) => one.id === id);
  const steps = (row && view.abilities[view.seat ?? 0]?.[row.id]) ?? 0;
  const cities = [...places.cities.values()].filter((city) => row && city.abilities.includes(row.id)).map((city) => city.id);
  const facts = [sentence(`ability-${id}.about`)];
  if (row && row.values[steps + 1] === undefined) facts.push(sentence("inspect-ability-full"));
  else facts.push(reached(told, cities));
  return { title: sentence(`ability-${id}`), facts };
}

function markerCard(told: Told, route: string): Card | null {
  const marker = told.view.markers.board[route];
  if (!marker) return inspect(told.view, told.places, `route:${route}`);
  const name = told.places.routeName(route);
  return {
    title: sentence(`marker-${marker}`),
    facts: [sentence(`marker-${marker}.about`), sentence("inspect-marker-for", { route: name })],
  };
}

function permanentCard({ places }: Told, route: string): Card | null {
  const kind = places.routes.get(route)?.permanent_marker;
  if (!kind) return null;
  const facts = [sentence(`permanent-${kind}.about`), sentence("inspect-permanent-for", { route: places.routeName(route) })];
  return { title: sentence(`permanent-${kind}`), facts };
}

function prestigeFacts(told: Told, value: string): Sentence[] {
  const { view, places } = told;
  const { city, spaces } = places.facts.special_prestige;
  const space = spaces.find(({ prestige }) => String(prestige) === value);
  const owner = view.special_prestige[value];
  const args = {
    value: Number(value),
    numeral: word(`privilege-${space?.privilege ?? "white"}.numeral`),
    city: places.cityName(city),
  };
  const out = [sentence("inspect-prestige", args)];
  if (owner !== undefined) out.push(sentence("inspect-prestige-of", { who: who(told, owner) }));
  return out;
}

function awardFacts(told: Told, id: string): Sentence[] {
  const { view, places } = told;
  if (id !== "east-west") return [sentence("hint-award-region", { region: word(`region-${id}`) }), ...ranking(told, id)];
  const [first = "", second = ""] = places.facts.east_west;
  const out = [sentence("hint-award", { first: places.cityName(first), second: places.cityName(second) })];
  view.east_west.forEach((owner, rank) =>
    out.push(sentence("inspect-connected", { who: who(told, owner), points: places.numbers.east_west[rank] ?? 0 })),
  );
  return out;
}

/** Who stands where in a country now. */
function ranking(told: Told, region: string): Sentence[] {
  return (told.view.regions?.[region] ?? []).map(({ owner, cities, offices }) => 
    sentence("inspect-region-standing", { who: who(told, owner), cities, offices }),
  );
}

function favourFacts(told: Told, id: string): Sentence[] {
  const owner = told.view.favours?.owned.findIndex((tiles) => tiles.some((tile) => tile === id)) ?? -1;
  const about = sentence(`favour-${id}.about`);
  if (owner < 0) return [about, sentence("inspect-favour-price")];
  return [about, sentence("inspect-favour-of", { who: who(told, owner), favour: favourWord(id) })];
}
