/**
 * Returns the item that a key moves to from item `at`, wrapping around at the ends, or undefined if the key moves
 * nowhere.
 */
export function rovingTarget(
  key: string,
  at: number,
  count: number,
  [back, forward]: readonly [string, string],
): number | undefined {
  const target = { [forward]: at + 1, [back]: at - 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? undefined : (target + count) % count;
}
