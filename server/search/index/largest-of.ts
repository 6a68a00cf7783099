/**
 * Returns the codes of the `limit` highest counts above zero, in no particular order, among `codes` or, if that is null, all codes. Code 0 stands for no
 * value and is left out. Of equal counts at the limit, those that come first are returned. Uses a histogram, so that finding the largest 300 companies doesn't sort tens of thousands.
 */
export function largestOf(counts: Int32Array, codes: Uint32Array | null, limit: number): number[] {
  const length = codes?.length ?? counts.length;
  const above = new Uint32Array(length);
  let found = 0;
  let highest = 0;
  for (let at = 0; at < length; at += 1) {
    const code = codes === null ? at : codes[at]!;
    const count = counts[code]!;
    if (code === 0 || count <= 0) continue;
    above[found++] = code;
    if (count > highest) highest = count;
  }
  const candidates = above.subarray(0, found);
  if (found <= limit) return [...candidates];
  const least = countReachedBy(limit, counts, candidates, highest);
  const largest: number[] = [];
  for (const code of candidates) if (counts[code]! > least) largest.push(code);
  for (const code of candidates) {
    if (largest.length >= limit) break;
    if (counts[code] === least) largest.push(code);
  }
  return largest;
}

/** Returns a count that fewer than `limit` of the candidates exceed and at least `limit` reach. */
function countReachedBy(limit: number, counts: Int32Array, candidates: Uint32Array, highest: number): number {
  const withCount = new Uint32Array(highest + 1);
  for (const code of candidates) withCount[counts[code]!]! += 1;
  let least = highest;
  for (let reached = withCount[highest]!; reached < limit; reached += withCount[least]!) least -= 1;
  return least;
}
