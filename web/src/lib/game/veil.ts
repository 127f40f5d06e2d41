/** What several people on one screen may see: everything but the mission of the one who plays now. */
import type { Delta, Preview, Score, Situation } from "$lib/wire.gen";

/** The view as it was before anybody showed a mission: its cities, its points, and the ranks that follow from them. */
export function veiled(view: Situation): Situation {
  if (!view.missions || view.is_over) return view;
  const { seats, hidden } = view.scores;
  const open = seats.map((score) => ({ ...score, missions: 0, total: score.total - score.missions }));
  return {
    ...view,
    missions: view.missions.map(() => null),
    scores: {
      seats: open.map((score, seat) => ({ ...score, rank: 1 + open.filter((_, other) => beats(view, open, other, seat)).length })),
      hidden: hidden.map((names) => (names.includes("missions") ? names : [...names, "missions"])),
    },
  };
}

/** Points, then the less developed Actions, then the network (SCORE-18, -19, -21). */
function beats({ abilities }: Situation, scores: readonly Score[], one: number, other: number): boolean {
  const standing = (seat: number) => [scores[seat]?.total ?? 0, -(abilities[seat]?.actions ?? 0), scores[seat]?.network ?? 0];
  const [mine, theirs] = [standing(one), standing(other)];
  const place = mine.findIndex((value, at) => value !== theirs[at]);
  return place >= 0 && (mine[place] ?? 0) > (theirs[place] ?? 0);
}

/** A preview without the final score, which tells of the mission. */
export function veiledPreview(preview: Preview): Preview {
  const nothing = { before: 0, after: 0 };
  return preview.deltas ? { ...preview, deltas: preview.deltas.map((delta): Delta => ({ ...delta, total: nothing, rank: nothing })) } : preview;
}
