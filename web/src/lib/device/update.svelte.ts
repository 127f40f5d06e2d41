/** The service worker: it shows pages without a network, and says when there is a newer version of them. */
import { words } from "$lib/language/i18n.svelte";

const CHECK_INTERVAL_MS = 3_600_000; // between questions whether there is one

class Newer {
  /** A newer version is here; it begins when somebody wants it. */
  isReady = $state(false);
  private registration: ServiceWorkerRegistration | undefined;

  /** Once the page is shown. Pages that are not served safely have no service workers. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register(new URL("worker.js", document.baseURI)).catch(() => undefined);
    if (!registration) return; // blocked: the page works without it
    this.registration = registration;
    navigator.serviceWorker.onmessage = ({ ports }) => ports[0]?.postMessage(location.href); // it asks which page is shown
    void this.speak();
    this.isReady = this.waits;
    const follow = () => registration.installing?.addEventListener("statechange", () => (this.isReady = this.waits));
    follow();
    registration.addEventListener("updatefound", follow);
    setInterval(() => void registration.update().catch(() => undefined), CHECK_INTERVAL_MS);
  }

  /** The words of the chosen language are kept for times without a network. */
  async speak(): Promise<void> {
    if (this.registration) (await navigator.serviceWorker.ready).active?.postMessage({ language: words.language });
  }

  /** Begins the newer version. */
  begin(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.registration?.waiting?.postMessage("now");
  }

  later(): void {
    this.isReady = false;
  }

  private get waits(): boolean {
    return Boolean(this.registration?.waiting && navigator.serviceWorker.controller);
  }
}

export const newer = new Newer();
