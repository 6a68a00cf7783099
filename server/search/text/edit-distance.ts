/**
 * Returns the number of edits between two words (Damerau-Levenshtein): insertions, deletions, substitutions and swaps
 * of two neighbours. With `asPrefix`, compares `word` with the closest prefix of `other`. Returns `maxEdits + 1` if
 * there are more.
 */
export function editDistance(word: string, other: string, maxEdits: number, asPrefix = false): number {
  if (!asPrefix && Math.abs(word.length - other.length) > maxEdits) return maxEdits + 1;
  const width = Math.min(other.length, word.length + maxEdits);
  let previous: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (
        row > 1 &&
        column > 1 &&
        word.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      )
        cost = Math.min(cost, previous[column - 2]! + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > maxEdits) return maxEdits + 1;
    previous = last;
    last = current;
  }
  const distance = asPrefix ? Math.min(...last) : (last[other.length] ?? maxEdits + 1);
  return Math.min(distance, maxEdits + 1);
}
