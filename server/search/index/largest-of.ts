/** Bits of a count that one step of the search for the least of the largest looks at: its counters stay in the processor's cache. */
const STEP_BITS = 11;
const STEP = 2 ** STEP_BITS;

/**
 * Returns the codes of the `limit` highest counts above zero, in no particular order, among `codes` or, if that is null, all codes. Code 0 stands for no
 * value and is left out. Of equal counts at the limit, those that come first are returned. Nothing is sorted, because there may be
 * hundreds of thousands.
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

/** Returns the count that fewer than `limit` of the candidates exceed and at least `limit` reach, found from its highest bits down. */
function countReachedBy(limit: number, counts: Int32Array, candidates: Uint32Array, highest: number): number {
  const bits = 32 - Math.clz32(highest);
  let least = 0;
  let wanted = limit;
  for (let shift = Math.ceil(bits / STEP_BITS) * STEP_BITS; shift > 0;) {
    const above = least / 2 ** shift;
    shift -= STEP_BITS;
    const having = new Uint32Array(STEP);
    for (const code of candidates) {
      const part = counts[code]! >>> shift;
      if (Math.floor(part / STEP) === above) having[part % STEP]! += 1;
    }
    let digit = STEP - 1;
    for (; having[digit]! < wanted; digit -= 1) wanted -= having[digit]!;
    least += digit * 2 ** shift;
  }
  return least;
}
