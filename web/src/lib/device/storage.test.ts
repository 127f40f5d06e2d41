import { afterEach, expect, it, vi } from "vitest";
import { device } from "./storage";

afterEach(() => vi.unstubAllGlobals());

it("keeps things for as long as the page is open where a browser blocks its storage", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  expect(device.read("kontor-test")).toBeNull();
  device.write("kontor-test", "1");
  expect(device.read("kontor-test")).toBe("1");
});
