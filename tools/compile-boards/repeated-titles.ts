/** Postings of one title that count on one board. Some boards repeat an opening for every town and would otherwise come first. */
export const MOST_OF_ONE_TITLE = 5;

/** Counts titles per board. Returns whether one more posting of this title still counts. */
export function titleCounter(): (board: string, title: string) => boolean {
  const seen = new Map<string, number>();
  return (board, title) => {
    const key = `${board}\n${title.toLowerCase().trim()}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= MOST_OF_ONE_TITLE;
  };
}
