/** What several people on one screen may see: everything but the secrets of the one who plays now. */
import type { Delta, Preview } from "$lib/wire.gen";

/** A preview without the final score, from which a secret could be read. */
export function veiledPreview(preview: Preview): Preview {
  const nothing = { before: 0, after: 0 };
  return preview.deltas
    ? { ...preview, deltas: preview.deltas.map((delta): Delta => ({ ...delta, total: nothing, rank: nothing })) }
    : preview;
}
