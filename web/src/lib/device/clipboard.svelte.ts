/** Copies a text, and remembers for a moment that it did. */
const SHOWN_MS = 2500;

export class Copier {
  done = $state(false);

  /** A field that holds the text helps where the page has no clipboard of its own: without https. */
  async copy(text: string, field?: HTMLInputElement): Promise<void> {
    this.done = (await toClipboard(text)) || byHand(text, field);
    if (this.done) setTimeout(() => (this.done = false), SHOWN_MS);
  }
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function byHand(text: string, given?: HTMLInputElement): boolean {
  const field = given ?? document.body.appendChild(Object.assign(document.createElement("input"), { value: text, readOnly: true }));
  field.select();
  const done = document.execCommand("copy");
  if (!given) field.remove();
  return done;
}
