/** Twice the sentences of a batch of postings. */
const MOST_TEXTS = 2000;

/**
 * Returns a function that remembers what a pure one returned for each of the last texts, because the postings of an employer share most of
 * their sentences. Callers must not change the results.
 */
export function remembered<T extends object | string | number | boolean | null>(
  read: (text: string) => T,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_TEXTS) known.clear();
    // A part of a text keeps all of it in memory; a copy doesn't.
    const copy = Buffer.from(text, "utf16le").toString("utf16le");
    const value = read(copy);
    known.set(copy, value);
    return value;
  };
}
