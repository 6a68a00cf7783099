/** Where a page asks how the first reading goes. */
export const FIRST_READING_PATH = "/api/first-reading";

const count = new Intl.NumberFormat("en");

/** Returns the line that says how far the first reading is, for the terminal and the site. */
export function firstReadingText({
  boards,
  boardsRead,
  jobs,
}: {
  boards: number;
  boardsRead: number;
  jobs: number;
}): string {
  return `Reading real boards: ${count.format(boardsRead)} of ${count.format(boards)} · ${count.format(jobs)} jobs`;
}
