import { beforeEach, expect, it } from "vitest";
import { device } from "$lib/device/storage";
import { progress, reached } from "./progress";

beforeEach(() => device.write("kontor-lessons", "{}"));

it("keeps where somebody is, and that a lesson is finished", () => {
  reached("routes", 2);
  reached("pieces", 0);
  expect(progress()).toEqual({ routes: 2, pieces: 0 });
  reached("routes", "done");
  reached("routes", 1); // looked at again
  expect(progress()).toEqual({ routes: "done", pieces: 0 });
});

it("believes nothing that is no progress", () => {
  device.write("kontor-lessons", '{"routes": -1, "pieces": "half", "end": 3}');
  expect(progress()).toEqual({ end: 3 });
  device.write("kontor-lessons", "[");
  expect(progress()).toEqual({});
});
