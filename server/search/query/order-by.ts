/** Below this many keys comparing is faster than dealing them into buckets. */
const DEAL_FROM = 16_384;
const DIGITS = 4;
const BUCKETS = 65_536;

/**
 * Positions in ascending order of their keys; equal keys stay in the order of `start`, or of their position. Keys that
 * come in order cost one look each; many keys are dealt by their 16-bit digits, which takes a tenth of the time that
 * comparing takes.
 */
export function orderBy(keys: Float64Array, start?: Uint32Array): Uint32Array {
  const order = start?.slice() ?? Uint32Array.from(keys, (_, index) => index);
  if (isInOrder(keys, order)) return order;
  if (keys.length >= DEAL_FROM) return dealt(keys, order);
  // TypedArray sort is stable, so equal keys stay as they are.
  return order.sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : 0));
}

function isInOrder(keys: Float64Array, order: Uint32Array): boolean {
  for (let at = 1; at < order.length; at += 1) if (keys[order[at - 1]!]! > keys[order[at]!]!) return false;
  return true;
}

function dealt(keys: Float64Array, order: Uint32Array): Uint32Array {
  const digits = sortableDigits(keys);
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  const next = new Uint32Array(BUCKETS);
  for (let digit = 0; digit < DIGITS; digit += 1) {
    next.fill(0);
    for (let at = digit; at < digits.length; at += DIGITS) next[digits[at]!]! += 1;
    let sum = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const held = next[bucket]!;
      next[bucket] = sum;
      sum += held;
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

/** The bits of each key, changed so that they order as the keys do, in 16-bit digits from the lowest. */
function sortableDigits(keys: Float64Array): Uint16Array {
  const digits = new Uint16Array(keys.slice().buffer);
  for (let at = 0; at < digits.length; at += DIGITS) {
    const high = digits[at + 3]!;
    if (high & 0x8000) for (let digit = 0; digit < DIGITS; digit += 1) digits[at + digit] = ~digits[at + digit]!;
    else digits[at + 3] = high | 0x8000;
  }
  return digits;
}
