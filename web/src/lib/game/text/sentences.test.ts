import { describe, expect, it } from "vitest";
import { describeMove } from "./describe";
import { LANGUAGES, messages, speaker } from "$lib/game/fixtures/language";
import { boardTargets, handTargets } from "$lib/game/fixtures/objects";
import { scenes } from "$lib/game/fixtures/read";
import { promptOf, strip } from "./prompt";
import { answer } from "$lib/game/moves/answer";
import { meanings } from "$lib/game/moves/targets";
import { type Armed, NOTHING, type Scene, type Sentence } from "$lib/game/types";
import { parts, sentence, text } from "./sentences";

const all = scenes();
/** Everything that can be armed with a few clicks. */
function armings(scene: Scene): Armed[] {
  const found: Armed[] = [NOTHING];
  for (const armed of found)
    for (const { click } of meanings(scene, armed).values())
      if (click.does === "arm" && !found.some((other) => JSON.stringify(other) === JSON.stringify(click.armed))) found.push(click.armed);
  return found;
}

/** A few sentences of each id: more of the same tell nothing new. */
function few(sentences: Iterable<Sentence>): Sentence[] {
  const found = new Map<string, Sentence[]>();
  for (const words of sentences) {
    const same = found.get(words.id) ?? [];
    if (same.length < 12) found.set(words.id, [...same, words]);
  }
  return [...found.values()].flat();
}

const moves = few(all.flatMap(({ moves, places, view }) => moves.map((move) => describeMove(move, places, view.names))));
const prompts = few(
  all.flatMap((scene) =>
    armings(scene).flatMap((armed) => {
      const { sentence, detail, buttons } = promptOf(scene, armed, []);
      const { income, end } = strip(scene);
      return [sentence, ...(detail ? [detail] : []), ...[income, end, ...buttons].map((button) => button.sentence)];
    }),
  ),
);
const choices = few(
  all.flatMap((scene) =>
    armings(scene).flatMap((armed) =>
      [...meanings(scene, armed).values()].flatMap(({ click }) => {
        if (click.does === "choose") return click.chooser.options.map((option) => option.sentence);
        return click.does === "play" && click.confirm ? [click.confirm] : [];
      }),
    ),
  ),
);
const hints = few(
  all.flatMap((scene) => {
    const known = meanings(scene, NOTHING);
    return [...boardTargets(scene), ...handTargets(scene)].flatMap((target) => {
      const result = answer(scene, NOTHING, known, target);
      return result.does === "say" ? [result.sentence] : [];
    });
  }),
);

describe.each(LANGUAGES)("%s", (language) => {
  const say = speaker(language);

  it.each(Object.entries({ moves, prompts, choices, hints }))("has words for all %s", (_, sentences) => {
    for (const words of sentences) {
      const whole = text(words, say);
      expect(whole).not.toMatch(/[{}$]|undefined|NaN/);
      const pieces = parts(words, say).map((part) => part.text);
      expect(pieces.join("")).toBe(whole);
    }
  });
});

it("never shows more than four buttons", () => {
  for (const scene of all) for (const armed of armings(scene)) expect(promptOf(scene, armed, []).buttons.length).toBeLessThanOrEqual(4);
});

it.each(LANGUAGES)("has the same messages with the same arguments as in English (%s)", (language) => {
  expect(messages(language, ["log", "prompt", "modules"])).toEqual(messages("en", ["log", "prompt", "modules"]));
});

it("tells where the nouns of a sentence are", () => {
  const say = speaker("en");
  const words = sentence("move-place", { piece: "m", post: "Hamburg–Lübeck (1)" }, { post: "post:hamburg-luebeck/1" });
  expect(parts(words, say)).toEqual([
    { text: "Place a merchant on ", target: null },
    { text: "Hamburg–Lübeck (1)", target: "post:hamburg-luebeck/1" },
  ]);
});
