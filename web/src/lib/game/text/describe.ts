/** Decisions in words: what the move list, choosers and buttons say. */
import { type Amount, amountTaken, type Benefit, type Move, readAmount, taken, varying } from "../moves/notation";
import { numberOf, type Places, routeOf } from "../places";
import type { Arg, Sentence } from "../types";
import { sentence, word } from "./sentences";
import { TILES } from "$lib/grammar.gen";
import type { KnownMove } from "$lib/wire.gen";

/** An amount of pieces in words. */
export function amountWords({ t, m }: Amount): Arg {
  const traders = word("traders", { count: t });
  const merchants = word("merchants", { count: m });
  return t && m ? word("amount-both", { traders, merchants }) : m ? merchants : traders;
}

export const markerWord = (marker: string): Arg => word(`marker-${marker}`);
export const abilityWord = (ability: string): Arg => word(`ability-${ability}`);

/** The value of an ability in words: a number, a colour of Privilege, or all. */
export function valueWords(value: number | string): Arg {
  if (typeof value === "number") return value;
  return word(value === "all" ? "purse-all" : `privilege-${value}`);
}

/** What an award on the board is for, and what it is worth: `east-west`, or a country. */
export function awardWords(places: Places, award: string): Sentence {
  const { east_west, regions } = places.numbers;
  const [best = 0, middle = 0, least = 0] = award === "east-west" ? east_west : regions;
  const points = { best, middle, least };
  if (award !== "east-west") return sentence("hint-award-region", { region: word(`region-${award}`), ...points });
  const [first = "", second = ""] = places.facts.east_west;
  const args = { first: places.cityName(first), second: places.cityName(second), ...points };
  return sentence("hint-award", args, { first: `city:${first}`, second: `city:${second}` });
}

/** A post in words: its route and number. */
export const postName = (post: string, places: Places): string => `${places.routeName(routeOf(post))} (${numberOf(post)})`;

/** What has a name of its own: the messages are `marker-swap`. */
export const THINGS = ["ability", "marker", "region", ...Object.values(TILES)];
/** What a part of a decision stands for, where its value alone does not say it. */
const WORDS: Record<string, (value: never, places: Places) => Arg> = {
  route: (id: string, places) => places.routeName(id),
  city: (id: string, places) => places.cityName(id),
  post: (id: string, places) => postName(id, places),
  amount: amountWords,
  ...Object.fromEntries(THINGS.map((thing) => [thing, (id: string) => word(`${thing}-${id}`)])),
};

const USE = "use-";

/** The same for a value as it is written. */
export function partWords(part: string, text: string, places: Places, names: readonly string[]): Arg {
  if (part === "seat") return names[Number(text)] ?? text;
  if (part === "piece") return text.slice(-1);
  return WORDS[part]?.((part === "amount" ? readAmount(text) : text) as never, places) ?? text;
}

/** Whose move it is does not matter: the sentence names what is done. */
export function describeMove(move: Move, places: Places, names: readonly string[] = []): Sentence {
  if (move.kind === "other") return sentence("move-other", { text: move.text });
  const { id, args, nouns } = varied(move, places, names);
  const own = ownWords(move, places);
  return sentence(own?.[0] ?? id, { ...args, ...own?.[1] }, nouns);
}

/** `move-` and the kind of the decision, with the marker it uses and what varies in it; of several markers the second is NAME2. */
function varied(move: KnownMove, places: Places, names: readonly string[]): Sentence {
  const args: Record<string, Arg> = move.kind.startsWith(USE) ? { marker: markerWord(move.kind.slice(USE.length)) } : {};
  const nouns: Record<string, string> = {};
  for (const { name, part, value } of varying(move)) {
    if (part === "seat") args[name] = names[Number(value)] ?? "";
    else if (Array.isArray(value))
      for (const [place, marker] of value.entries()) args[`${name}${place ? place + 1 : ""}`] = markerWord(marker);
    else args[name] = WORDS[part]?.(value as never, places) ?? String(value);
    if (part === "route" || part === "post") nouns[part] = `${part}:${String(value)}`;
    if (part === "city" && name === part) nouns[name] = `city:${String(value)}`;
  }
  return sentence(`move-${move.kind}`, args, nouns);
}

/** The messages that are named otherwise, or need more words than their decision has. */
function ownWords(move: KnownMove, places: Places): [id: string, args: Record<string, Arg>] | undefined {
  switch (move.kind) {
    case "place":
      return move.paying && ["move-place-paying", { fee: amountWords(move.paying) }];
    case "displace":
      return ["move-displace", { fee: amountWords(move.paying) }];
    case "settle":
      if (move.from === undefined) return;
      return move.from.includes("/")
        ? ["move-settle-from", { from: postName(move.from, places) }]
        : ["move-settle-extra", { source: move.from }];
    case "drop":
      if (move.post === move.post2) return ["move-put-back", {}];
      return ["move-drop", { from: postName(move.post, places), post: postName(move.post2, places) }];
    case "route":
      return [`move-route-${taken(move)}`, benefitArgs(move, places)];
    case "neutral":
      return move.office === undefined ? undefined : ["move-neutral-office", { city: places.cityName(move.office) }];
    case "use-move-three":
    case "use-remove-three":
      return ["move-use", {}];
    case "use-swap":
      return ["move-use-swap", { left: move.number, right: move.number2 }];
    case "take":
      return ["move-take", { amount: amountWords(amountTaken(move)) }];
    case "develop-privilege":
      return ["move-develop", { ability: abilityWord("privilege") }];
  }
}

/** What step 3 takes, without its route: for the route card. */
export const describeBenefit = (benefit: Benefit, places: Places): Sentence =>
  sentence(`benefit-${taken(benefit)}`, benefitArgs(benefit, places));

function benefitArgs({ office, develop, prestige, extra = office, piece }: Benefit, places: Places): Record<string, Arg> {
  return {
    ...(extra === undefined ? {} : { city: places.cityName(extra) }),
    ...(develop === undefined ? {} : { ability: abilityWord(develop) }),
    ...(prestige === undefined ? {} : { value: prestige }),
    ...(piece === undefined ? {} : { piece }),
  };
}
