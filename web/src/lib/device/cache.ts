/** What the service worker keeps for times without a network. */

/** Nothing of a table is kept any longer: it was seen from a seat that this browser has lost. */
export function forgetKept(table: string): void {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined; // only on pages served safely
  workers?.controller?.postMessage({ forget: table });
}
