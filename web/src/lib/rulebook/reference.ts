/** The rules reference: what holds in a game, in which order, and how it is found. */
import { folded } from "$lib/language/folded";
import type { RuleClause } from "$lib/wire.gen";

export type { RuleClause };

export interface Chapter {
  file: string; // "02"
  title: string;
  sections: Section[];
}

interface Section {
  id: string; // "02-3": the same in every language
  title: string; // none before the first heading
  clauses: RuleClause[];
}

/** The clauses that hold in a game with this scope. */
export function inGame(clauses: readonly RuleClause[], scope: readonly string[]): RuleClause[] {
  return clauses.filter((clause) => clause.scope.some((tag) => scope.includes(tag)));
}

/** By file and section, in the order of the reference. */
export function chapters(clauses: readonly RuleClause[]): Chapter[] {
  const all: Chapter[] = [];
  for (const clause of clauses) {
    const file = clause.file.slice(0, 2);
    let chapter = all.at(-1);
    if (chapter?.file !== file) all.push((chapter = { file, title: clause.chapter, sections: [] }));
    const title = clause.section === clause.chapter ? "" : clause.section;
    let section = chapter.sections.at(-1);
    if (!section || section.title !== title)
      chapter.sections.push((section = { id: `${file}-${chapter.sections.length}`, title, clauses: [] }));
    section.clauses.push(clause);
  }
  return all;
}

// Search

/** For each word asked for: itself and what means the same. */
export function alternatives(query: string, groups: readonly string[][]): string[][] {
  const wanted: string[][] = [];
  let rest = folded(query).trim();
  const phrases = groups.flatMap((group) => group.filter((word) => / /.test(word)).map((word) => ({ word, group })));
  for (const { word, group } of phrases.sort((a, b) => b.word.length - a.word.length)) {
    if (!rest.includes(folded(word))) continue;
    rest = rest.replace(folded(word), " ");
    wanted.push([folded(word), ...group.filter((other) => other !== word)]);
  }
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const same = groups.filter((group) => group.some((other) => means(word, folded(other)))).flat();
    wanted.push([word, ...new Set(same.filter((other) => folded(other) !== word))]);
  }
  return wanted;
}

/** Whether a word, perhaps half typed or with an ending, is this one. */
function means(word: string, known: string): boolean {
  return (word.length >= 3 && known.startsWith(word)) || (known.length >= 4 && word.startsWith(known));
}

export interface Found {
  clauses: RuleClause[];
  /** What was found besides the words themselves. */
  also: string[];
  /** All that may be marked in the text. */
  marks: string[];
}

/** The clauses that hold every word or something that means the same, the best ones first. */
export function search(clauses: readonly RuleClause[], query: string, groups: readonly string[][]): Found {
  const spellings = alternatives(query, groups);
  const wanted = spellings.map((words) => words.map(folded));
  const ranked = clauses
    .map((clause, place) => ({ clause, place, rank: rankOf(clause, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.place - b.place);
  return {
    clauses: ranked.map(({ clause }) => clause),
    also: [...new Set(spellings.flatMap(([, ...others]) => others))].slice(0, 8),
    marks: wanted.flat(),
  };
}

function rankOf(clause: RuleClause, wanted: readonly string[][]): number {
  if (wanted.length === 0) return 0;
  const id = folded(clause.id);
  const title = folded(clause.section);
  const text = spelled(clause.text);
  const ruling = spelled(clause.ruling ?? "");
  let rank = id.startsWith("example") ? -1 : 0;
  for (const words of wanted) {
    const own = words[0] ?? "";
    const best = Math.max(
      ...words.map((word) => {
        const exact = word === own ? 1 : 0;
        if (id.startsWith(word)) return 8 + exact;
        if (text.includes(word)) return 4 + exact + (title.includes(word) ? 2 : 0);
        return ruling.includes(word) || title.includes(word) ? 2 + exact : 0;
      }),
    );
    if (best === 0) return 0;
    rank += best;
  }
  return rank;
}

/** "Lübeck", "lubeck" and "luebeck" find the same. */
function spelled(text: string): string {
  const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
  const plain = folded(text);
  const long = text.toLowerCase().replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
  return long === plain ? plain : `${plain} ${long}`;
}

// Text

export interface Part {
  text: string;
  clause?: string; // it names this clause
  marked?: boolean; // it was searched for
}

const CLAUSE = /\b[A-Z]+(?:-[A-Z]+)*-\d{2,3}\b/g;

/** A text in parts: names of clauses become links, words that were searched for are marked. */
export function partsOf(text: string, marks: readonly string[] = []): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(CLAUSE)) {
    parts.push(...markedParts(text.slice(end, match.index), marks));
    parts.push({ text: match[0], clause: match[0] });
    end = match.index + match[0].length;
  }
  parts.push(...markedParts(text.slice(end), marks));
  return parts;
}

function markedParts(text: string, marks: readonly string[]): Part[] {
  const words = marks.filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  if (words.length === 0) return text ? [{ text }] : [];
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  const parts: Part[] = [];
  let end = 0;
  for (const match of folded(text).matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    parts.push({ text: text.slice(match.index, end), marked: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
