import { expect, it } from "vitest";
import { standings } from "./countries";

const cities = ["cardiff", "chester", "conway", "london"].map((id) => ({ id, regions: id === "london" ? ["england"] : ["wales"] }));
const rank = (view: Partial<Parameters<typeof standings>[0]>) =>
  standings({ controllers: {}, offices: {}, extra_offices: {}, ...view }, cities, "wales").map(({ owner, cities, offices }) => [owner, cities, offices]);

it("ranks by cities, then by all offices of the country (BRIT-56, -57, -64)", () => {
  const offices = { cardiff: ["0t"], chester: ["1t", "0t"], conway: ["2t", "2m"], london: ["0t", "0t"] };
  const controllers = { cardiff: 0, chester: 1, conway: 2, london: 0 } as const;
  expect(rank({ offices, controllers, extra_offices: { chester: ["1t", "1t"] } })).toEqual([
    [1, 1, 3],
    [0, 1, 2],
    [2, 1, 2],
  ]);
});

it("places those without a city after all who have one, by their offices (BRIT-60); the rest is not in it (BRIT-62)", () => {
  const offices = { chester: ["1t", "0t", "nt", "0t"], london: ["2t"] };
  expect(rank({ offices, controllers: { chester: "n", london: 2 } })).toEqual([
    ["n", 1, 1],
    [0, 0, 2],
    [1, 0, 1],
  ]);
});
