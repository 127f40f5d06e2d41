import { describe, expect, it } from "vitest";
import { SIDES, side, view } from "$lib/game/fixtures/boardSide";
import { along, awards, centre, curve, extraPlaces, officePlaces, outline, shieldPlace, fixedTargets, type Outline } from "./geometry";
import { HEIGHT, RING, SLOT, WIDTH } from "./measures";
import { platePlaces } from "./plates";
import type { Box } from "./look";

const east = side("east");
const city = (id: string) => east.facts.cities.find((one) => one.id === id)!;
const overlap = (a: Box, b: Box) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

function extent(form: Outline): Box {
  if (form.form === "circle") return [form.x - form.r, form.y - form.r, 2 * form.r, 2 * form.r];
  return form.form === "box" ? [form.x, form.y, form.width, form.height] : [form.x, form.y, 0, 0];
}

describe.each(SIDES)("on %s", (name) => {
  const data = side(name);
  const all = fixedTargets(data);

  it("everything that stands there has a form inside of the map", () => {
    for (const target of all) {
      const form = outline(data, target);
      expect(form, target).not.toBeNull();
      const [x, y, width, height] = extent(form!);
      expect(Math.min(x - RING, y - RING, WIDTH - RING - x - width, HEIGHT - RING - y - height), target).toBeGreaterThan(-6);
    }
  });

  it("no target is there twice", () => {
    expect(new Set(all).size).toBe(all.length);
  });

  it("what answers for two posts does not overlap", () => {
    const posts = all.filter((target) => target.startsWith("post:")).map((target) => outline(data, target));
    for (const [i, a] of posts.entries())
      for (const b of posts.slice(i + 1))
        if (a?.form === "circle" && b?.form === "circle") expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r);
  });

  it("a city answers on at least 44 px of height at the smallest size", () => {
    for (const one of data.facts.cities) {
      const form = outline(data, `city:${one.id}`);
      expect(form?.form === "box" && (form.height * 821) / WIDTH).toBeGreaterThanOrEqual(44);
    }
  });

  it("the shield of a controller covers nothing", () => {
    const things = all.filter((target) => /^(post|permanent):/.test(target)).map((target) => extent(outline(data, target)!));
    const markers = data.facts.routes.map((route) => extent(outline(data, `marker:${route.id}`)!));
    for (const [id, place] of Object.entries(data.geometry.cities)) {
      const [x, y] = shieldPlace(place.plaque);
      const shield: Box = [x - 9, y - 10, 18, 20];
      for (const [tx, ty, width, height] of [...things, ...markers])
        expect(overlap(shield, [tx + 5, ty + 5, width - 10, height - 10]), id).toBe(false);
    }
  });

  it("plates lie beside the marker, and beside each other", () => {
    for (const route of data.facts.routes) {
      const [x, y] = data.geometry.routes[route.id]!.marker;
      const places = [[x, y], ...platePlaces(data, route.id, 2)] as [number, number][];
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1]), route.id).toBeGreaterThan(30);
    }
  });
});

describe("places", () => {
  it("the offices of a Hanseatic city are where they are printed", () => {
    const place = east.geometry.cities.danzig!;
    expect(officePlaces(city("danzig"), place).map(({ at }) => at)).toEqual(place.slots);
  });

  it("a green city shrinks its gate places once more than four are needed", () => {
    const place = east.geometry.cities.dresden!;
    expect(officePlaces(city("dresden"), place, 3)).toHaveLength(4);
    expect(officePlaces(city("dresden"), place, 3)[0]).toEqual({ at: place.slots[0], scale: 1 });
    const crowded = officePlaces(city("dresden"), place, 6);
    expect(crowded).toHaveLength(7);
    expect(crowded[0]!.scale).toBeCloseTo(4 / 7);
    expect(crowded[0]!.at[0] - (SLOT / 2) * crowded[0]!.scale).toBeCloseTo(place.slots[0]![0] - SLOT / 2);
  });

  it("extra offices go outwards to the left, and share the room from the third on", () => {
    const place = east.geometry.cities.danzig!;
    expect(extraPlaces(place, 1).map(({ at }) => at[0])).toEqual(place.extra.map(([x]) => x));
    const three = extraPlaces(place, 3);
    expect(three.map(({ at }) => at[0])).toEqual(three.map(({ at }) => at[0]).sort((a, b) => b - a));
    expect(three[2]!.at[0] - (SLOT / 2) * three[2]!.scale).toBeCloseTo(place.extra[1][0] - SLOT / 2);
  });

  it("a city answers for its extra offices too", () => {
    const alone = outline(east, "city:danzig");
    const grown = outline(east, "city:danzig", view({ extra_offices: { danzig: ["0t", "1t"] } }));
    expect(extent(grown!)[0]).toBeLessThan(extent(alone!)[0]);
  });

  it("the next extra office has its place beside those that stand", () => {
    const first = centre(east, "extra:danzig");
    const second = centre(east, "extra:danzig", view({ extra_offices: { danzig: ["0t"] } }));
    expect(second!.x).toBe(first!.x - SLOT);
  });

  it("Waren has two scrolls side by side", () => {
    const [a, b] = [centre(east, "ability:waren/actions")!, centre(east, "ability:waren/purse")!];
    expect(b.x - a.x).toBe(80);
    expect(b.y).toBe(a.y);
  });

  it("a swap lies above and between its two offices", () => {
    const [left, right] = east.geometry.cities.danzig!.slots;
    expect(centre(east, "swap:danzig/1-2")).toEqual({ x: (left![0] + right![0]) / 2, y: left![1] - 20 });
  });

  it.each(["post:danzig-malmoe/9", "city:bay", "ability:danzig/book", "award:wales", "office:danzig/9", "chip:t", "nonsense"])(
    "%s is not on this board",
    (target) => {
      expect(outline(east, target)).toBeNull();
      expect(centre(east, target)).toBeNull();
    },
  );

  it("awards are those of the side", () => {
    expect(awards(east).map(({ award }) => award)).toEqual(["east-west"]);
    expect(awards(side("britannia-45")).map(({ award }) => award)).toEqual(["east-west", "wales", "scotland"]);
  });
});

describe("routes", () => {
  const path = "M0 0 L10 0 C20 0 30 10 30 20 L30 40";

  it("the curve leaves out the straight ends", () => {
    expect(curve(path)).toBe("M10 0C20 0 30 10 30 20");
  });

  it("points along the curve begin and end with it", () => {
    expect(along(path, 0)).toEqual([10, 0]);
    expect(along(path, 1)).toEqual([30, 20]);
  });
});
