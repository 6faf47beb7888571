// An update may hold several pictures: what was seen after each thing that happened.
import type { LogEntry, LogLine, Update } from "../protocol";
import { renewed } from "./renew";

/** What is seen at one moment, and what has happened since the picture before. */
export interface Picture {
  view: unknown;
  lines: LogLine[];
  /** All that the update has told by then. */
  log: LogEntry[];
}

/** The entries before a number, and so many lines of that one. */
function until(log: LogEntry[], n: number, lines: number): LogEntry[] {
  return log.filter((entry) => entry.n <= n).map((entry) => (entry.n < n ? entry : { n, lines: entry.lines.slice(0, lines) }));
}

/** The pictures of an update, for one who has seen `before`; the last one is how things stand. A terse one tells what
 * is not as in the picture before it. */
export function pictures(update: Update, before: unknown, terse = false): Picture[] {
  let view = before;
  let told = 0;
  const picture = (log: LogEntry[]): Picture => {
    const lines = log.flatMap((entry) => entry.lines);
    const fresh = lines.slice(told);
    told = lines.length;
    return { view, lines: fresh, log };
  };
  const between = (update.scenes ?? []).map((scene) => {
    view = scene.whole ? scene.view : renewed(view, scene.view);
    return picture(until(update.log, scene.n, scene.lines));
  });
  view = update.whole ? update.view : renewed(terse ? view : before, update.view);
  return [...between, picture(update.log)];
}
