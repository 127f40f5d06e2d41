import { describe, expect, it } from "vitest";
import { scenes } from "../fixtures/read";
import { clicksTo } from "../fixtures/counts";
import { type Move, type MoveKind, parse } from "./notation";
import { bestIncomes } from "./turn";
import { answer } from "./answer";
import { meanings } from "./targets";
import { boardTargets, handTargets } from "../fixtures/objects";
import { NOTHING, type Scene } from "../types";

const all = scenes();
const KINDS: MoveKind[] = [
  "income",
  "place",
  "displace",
  "settle",
  "decline",
  "lift",
  "drop",
  "remove",
  "done",
  "route",
  "use",
  "use-develop",
  "use-swap",
  "use-exchange",
  "use-move-three",
  "use-remove-three",
  "use-tribute",
  "use-block",
  "use-safe-conduct-paying",
  "favour",
  "take",
  "develop-privilege",
  "found",
  "neutral",
  "marker",
  "end",
];

/** The clicks that ux allows for a decision, from neutral to done. */
function budget(scene: Scene, move: Move): number {
  switch (move.kind) {
    case "income":
      return bestIncomes(scene).length > 1 ? 2 : 1;
    case "place":
      return (move.piece === "m" ? 2 : 1) + (move.paying ? 1 : 0);
    case "displace":
    case "use-develop":
    case "use-swap":
    case "use-tribute":
    case "use-block":
    case "route":
    case "use-safe-conduct-paying":
    case "found":
    case "neutral":
      return 2;
    case "use-exchange":
      return 3;
    case "favour":
      return 4;
    case "settle":
      return move.from === undefined ? 1 : 2;
    case "drop":
      return (scene.view.decision?.hand?.length ?? 0) > 1 ? 2 : 1;
    case "lift":
      return 2;
    case "marker":
      return 2;
    case "end":
      return scene.view.actions_left ? 2 : 1;
    default:
      return 1;
  }
}

describe("every legal move", () => {
  it.each(all.map((scene, number) => [number, scene.view.side, scene.view.decision?.decision, scene] as const))(
    "of decision %i (%s, %s) can be clicked within its budget",
    (_number, _side, _decision, scene) => {
      const clicks = clicksTo(scene);
      const tooFar = scene.moves
        .filter((move) => move.kind !== "income" || bestIncomes(scene).includes(move))
        .filter((move) => (clicks.get(move.text) ?? Infinity) > budget(scene, move))
        .map((move) => `${move.text}: ${clicks.get(move.text)}`);
      expect(tooFar).toEqual([]);
    },
  );

  it("is there: the kept decisions cover all kinds", () => {
    const kinds = new Set(all.flatMap((scene) => scene.moves.map((move) => move.kind)));
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe("every object", () => {
  const clicks = all.flatMap((scene) => {
    const known = meanings(scene, NOTHING);
    const objects = [...boardTargets(scene), ...handTargets(scene)];
    return objects.map((target) => ({ scene, target, result: answer(scene, NOTHING, known, target) }));
  });

  it("asks only what the server can read, and nothing that is legal", () => {
    for (const { scene, target, result } of clicks) {
      if (result.does !== "ask") continue;
      if (parse(result.action).text !== result.action || scene.view.legal?.includes(result.action))
        expect.unreachable(`${target}: ${result.action}`);
    }
  });

  it("says something of its own only for what is no decision", () => {
    const said = clicks.filter(({ result }) => result.does === "say").map(({ target }) => target.split(":")[0]);
    expect([...new Set(said)].sort()).toEqual(["award", "hand", "office", "seat"]);
  });
});

describe("meanings", () => {
  it("only play what is legal", () => {
    for (const scene of all) {
      const legal = new Set(scene.moves.map((move) => move.text));
      for (const [target, { click }] of meanings(scene, NOTHING)) {
        const first = click.does === "play" ? click.moves[0] : click.does === "choose" ? click.chooser.options[0]?.moves[0] : null;
        if (first) expect(legal.has(first.text), `${target}: ${first.text}`).toBe(true);
      }
    }
  });
});
