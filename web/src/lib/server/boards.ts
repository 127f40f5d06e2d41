/** What never changes while a server runs, asked for once: the sides of the boards and the rules. */
import { get } from "./api";
import type { BoardPaper, FieldGuide, Geometry, LessonList, RuleBook } from "$lib/wire.gen";

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (answer === undefined) {
    answer = get<T>(path);
    asked.set(path, answer);
    answer.catch(() => asked.delete(path));
  }
  return answer;
}

/** A side as it is printed and as it is drawn. */
export const board = (side: string): Promise<BoardPaper> => once<BoardPaper>(`api/boards/${encodeURIComponent(side)}`);

/** The boards that the head of the page preloads: they are fetched now, even if they are drawn much later. */
export function expectBoards(): void {
  for (const { pathname } of [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][href^="api/boards/"]')].map(
    ({ href }) => new URL(href),
  ))
    void board(decodeURIComponent(pathname.split("/").at(-1) ?? ""));
}

export const mapShape = async (side: string): Promise<Geometry> => (await board(side)).geometry;

/** The rules in a language, or in English where they are not written in it. */
export const rules = (language: string): Promise<RuleBook> => once<RuleBook>(`api/rules?language=${language}`);

/** The figures of the field guide. */
export const fieldGuide = (): Promise<FieldGuide> => once<FieldGuide>("api/guide");

/** All lessons in their order. */
export const lessons = (): Promise<LessonList> => once<LessonList>("api/lessons");
