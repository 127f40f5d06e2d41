/** How the server is: whether it can be reached, and whether it asks for its password first. */
const RETRY_INTERVAL_MS = 2000;

class Server {
  offline = $state(false);
  locked = $state(false);
  /** Grows when the server is back or unlocked: what was loaded before should be loaded again. */
  era = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  lost() {
    this.offline = true;
    this.timer ??= setTimeout(() => void this.look(), RETRY_INTERVAL_MS);
  }

  found() {
    if (!this.offline) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.offline = false;
    this.era += 1;
  }

  lock() {
    this.locked = true;
  }

  unlock() {
    this.locked = false;
    this.era += 1;
  }

  private async look() {
    this.timer = undefined;
    try {
      await fetch(new URL("api/health", document.baseURI), { cache: "no-store" });
      this.found();
    } catch {
      this.lost();
    }
  }
}

export const server = new Server();
