import type { ViewReport } from "#contract/schemas/employers/figures.ts";
import type { ReportedCount } from "#store/employers/figures.ts";

/** Pages whose counts wait at a time. Reports of further pages are dropped, so that inventing pages can't fill the memory. */
const MOST_PAGES = 20_000;

/** Counts what browsers report in memory. */
export interface ViewCounter {
  count(report: ViewReport): void;
  /** Stores what was counted since the last time in one go; what can't be stored waits for the next time. Never throws. */
  store(): Promise<void>;
}

/** Creates the counter of this process. It knows pages and numbers only. */
export function createViewCounter(
  add: (counts: readonly ReportedCount[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): ViewCounter {
  let waiting = new Map<string, ReportedCount>();
  function put(counted: ReportedCount): void {
    const name = `${counted.kind} ${counted.key}`;
    const known = waiting.get(name);
    if (known !== undefined) known.count += counted.count;
    else if (waiting.size < MOST_PAGES) waiting.set(name, { ...counted });
  }
  return {
    count: (report) =>
      put({ kind: report.kind, key: report.kind === "company-view" ? report.company : report.job, count: 1 }),
    async store() {
      const counts = [...waiting.values()];
      if (counts.length === 0) return;
      waiting = new Map();
      try {
        await add(counts);
      } catch (error) {
        for (const each of counts) put(each);
        onFailure(error);
      }
    },
  };
}
