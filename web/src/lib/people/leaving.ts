/** What this browser knows of a person: all of it as a file, or nothing any more. */
import { device } from "$lib/device/storage";
import type { Export } from "$lib/wire.gen";
import { ask, dropDevice, SECRETS } from "./me";

const SEEN = "kontor-seen"; // what the service worker has kept of tables

/** The tables that were seen here are no longer for whoever uses this browser. */
export const forgetSeen = async (): Promise<void> => void (await globalThis.caches?.delete(SEEN));

async function forget() {
  for (const secret of SECRETS) device.write(secret, "");
  await forgetSeen();
}

/** This browser is nobody's. */
export const signOut = (id: string): Promise<void> => dropDevice(id).then(forget);

/** Deletes the person. */
export const deleteMe = (): Promise<void> => ask("DELETE").then(forget);

/** Everything that is stored about the person, on the server and in this browser. */
export async function allData(): Promise<Blob> {
  const stored = await ask<Export>("GET", "/export");
  const browser = Object.entries(localStorage).filter(([key]) => key.startsWith("kontor") && !SECRETS.includes(key));
  return new Blob([JSON.stringify({ ...stored, browser: Object.fromEntries(browser) }, null, 1)], { type: "application/json" });
}
