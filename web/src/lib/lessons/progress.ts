/** How far somebody is in the lessons; kept on this device. */
import { device } from "$lib/device/storage";

const PROGRESS_KEY = "kontor-lessons";

/** By lesson: the step somebody is at, counted from 0, or that it is finished. */
type Progress = Readonly<Record<string, number | "done">>;

export function progress(): Progress {
  try {
    const found: unknown = JSON.parse(device.read(PROGRESS_KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const known = Object.entries(found).filter(([, at]) => at === "done" || (Number.isInteger(at) && at >= 0));
    return Object.fromEntries(known) as Progress;
  } catch {
    return {};
  }
}

/** What was finished stays finished. */
export function reached(lesson: string, at: number | "done"): void {
  const known = progress();
  if (known[lesson] !== "done") device.write(PROGRESS_KEY, JSON.stringify({ ...known, [lesson]: at }));
}
