/** Runs all steps of a build or compaction without yielding. */
export function runToEnd(steps: Generator<void, void>): void {
  while (steps.next().done !== true) continue;
}
