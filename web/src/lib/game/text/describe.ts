/** Decisions in words: what the move list, choosers and buttons say. */
import type { Amount, Benefit, Move, MoveOf } from "../moves/notation";
import { numberOf, type Places, routeOf } from "../places";
import type { Arg, Sentence } from "../types";
import { sentence, word } from "./sentences";
import { MODULE_FORMS } from "$lib/wire.gen";

/** An amount of pieces in words. */
export function amountWords({ t, m }: Amount): Arg {
  const traders = word("traders", { count: t });
  const merchants = word("merchants", { count: m });
  return t && m ? word("amount-both", { traders, merchants }) : m ? merchants : traders;
}

export const markerWord = (marker: string): Arg => word(`marker-${marker}`);
export const abilityWord = (ability: string): Arg => word(`ability-${ability}`);
export const favourWord = (favour: string): Arg => word(`favour-${favour}`);

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

/** Whose move it is does not matter: the sentence names what is done. */
export function describeMove(move: Move, places: Places, names: readonly string[] = []): Sentence {
  const at = (post: string) => postName(post, places);
  const post = (target: string) => ({ post: `post:${target}` });
  switch (move.kind) {
    case "income":
      return sentence("move-income", { amount: amountWords(move.amount) });
    case "place": {
      const args = { piece: move.piece, post: at(move.post) };
      if (!move.paying) return sentence("move-place", args, post(move.post));
      return sentence("move-place-paying", { ...args, fee: amountWords(move.paying) }, post(move.post));
    }
    case "displace":
      return sentence("move-displace", { piece: move.piece, post: at(move.post), fee: amountWords(move.paying) }, post(move.post));
    case "settle":
      return settle(move, places);
    case "lift":
    case "remove":
      return sentence(`move-${move.kind}`, { post: at(move.post) }, post(move.post));
    case "drop":
      if (move.from === move.to) return sentence("move-put-back", { post: at(move.to) }, post(move.to));
      return sentence("move-drop", { from: at(move.from), post: at(move.to) }, post(move.to));
    case "decline":
    case "done":
    case "end":
      return sentence(`move-${move.kind}`);
    case "route":
      return route(move, places);
    case "use":
      return sentence("move-use", { marker: markerWord(move.marker) }, { marker: `hand:${move.marker}` });
    case "use-develop":
      return sentence("move-use-develop", { ability: abilityWord(move.ability) });
    case "use-swap":
      return sentence(
        "move-use-swap",
        { city: places.cityName(move.city), left: move.left, right: move.right },
        { city: `city:${move.city}` },
      );
    case "use-exchange":
      return sentence("move-use-exchange", { marker: markerWord(move.marker), who: names[move.seat] ?? "" });
    case "use-lay":
      return sentence(
        "move-use-lay",
        { marker: markerWord(move.marker), route: places.routeName(move.route) },
        { route: `route:${move.route}` },
      );
    case "safe-conduct":
      return sentence("move-safe-conduct", { marker: markerWord(move.paying) });
    case "favour":
      return sentence("move-favour", {
        favour: favourWord(move.favour),
        first: markerWord(move.paying[0] ?? ""),
        second: markerWord(move.paying[1] ?? ""),
      });
    case "take":
      return sentence("move-take", { amount: amountWords(move.amount) });
    case "develop":
      return sentence("move-develop", { ability: abilityWord("privilege") });
    case "found":
      return sentence("move-found", { piece: move.piece, city: places.cityName(move.city) }, { city: `city:${move.city}` });
    case "neutral":
      return neutral(move, places);
    case "marker":
      return sentence(
        "move-marker",
        { marker: markerWord(move.marker), route: places.routeName(move.route) },
        { route: `route:${move.route}` },
      );
    case "other":
      return ofModule(move.text, places) ?? sentence("move-other", { text: move.text });
  }
}

function settle(move: MoveOf<"settle">, places: Places): Sentence {
  const args = { piece: move.piece, post: postName(move.post, places) };
  const nouns = { post: `post:${move.post}` };
  if (move.source === null) return sentence("move-settle", args, nouns);
  if (!move.source.includes("/")) return sentence("move-settle-extra", { ...args, source: move.source }, nouns);
  return sentence("move-settle-from", { ...args, from: postName(move.source, places) }, nouns);
}

function route(move: MoveOf<"route">, places: Places): Sentence {
  const name = places.routeName(move.route);
  const { id, args } = benefitWords(move.benefit, places);
  return sentence(`move-route-${id}`, { route: name, ...args }, { route: `route:${move.route}` });
}

/** What step 3 takes, without its route: for the route card. */
export function describeBenefit(benefit: Benefit, places: Places): Sentence {
  const { id, args } = benefitWords(benefit, places);
  return sentence(`benefit-${id}`, args);
}

function benefitWords(benefit: Benefit, places: Places): { id: Benefit["take"]; args: Record<string, Arg> } {
  const id = benefit.take;
  switch (id) {
    case "nothing":
      return { id, args: {} };
    case "office":
      return { id, args: { city: places.cityName(benefit.city) } };
    case "develop":
      return { id, args: { ability: abilityWord(benefit.ability) } };
    case "prestige":
      return { id, args: { value: benefit.value } };
    case "extra":
      return { id, args: { city: places.cityName(benefit.city), piece: benefit.piece } };
  }
}

function neutral(move: MoveOf<"neutral">, places: Places): Sentence {
  const route = places.routeName(move.route);
  const nouns = { route: `route:${move.route}` };
  if (move.city === null) return sentence("move-neutral", { route }, nouns);
  return sentence("move-neutral-office", { route, city: places.cityName(move.city) }, nouns);
}

/** What a word in the form of a decision stands for. */
const WORDS: Record<string, (value: string, places: Places) => Arg> = {
  route: (id, places) => places.routeName(id),
  city: (id, places) => places.cityName(id),
  post: (id, places) => postName(id, places),
  marker: (id) => markerWord(id),
  ability: (id) => abilityWord(id),
  favour: (id) => favourWord(id),
};

/** The words of the form that a decision of an optional rule has; undefined where this page does not know it. */
function formOf(said: readonly string[]): string[] | undefined {
  return MODULE_FORMS.map((form) => form.split(" ")).find((words) => words.length === said.length && words[0] === said[0]);
}

export const isOfModule = ({ text }: Move): boolean => formOf(text.split(" ")) !== undefined;

/** A decision of an optional rule: `move-` and its first word, with what varies. */
function ofModule(text: string, places: Places): Sentence | null {
  const said = text.split(" ");
  const form = formOf(said);
  if (!form) return null;
  const args: Record<string, Arg> = {};
  for (const [place, word] of form.entries()) {
    const name = /^\{(\w+)\}$/.exec(word)?.[1];
    if (name) args[name] = WORDS[name]?.(said[place] ?? "", places) ?? said[place] ?? "";
  }
  return sentence(`move-${said[0]}`, args);
}
