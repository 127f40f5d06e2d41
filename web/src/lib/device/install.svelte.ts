/** Putting Kontor among the programs of a device, where the browser offers that. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  private offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // asked for by our own button, not at once
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  get isPossible(): boolean {
    return this.offer !== null;
  }

  async ask(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const install = new Install();
