/**
 * Typing errors between two words, up to `most`: a letter too many, missing, wrong, or two neighbours swapped count one each. With
 * `asPrefix` whatever follows in `other` is free. Gives `most + 1` when there are more.
 */
export function editDistance(word: string, other: string, most: number, asPrefix = false): number {
  if (!asPrefix && Math.abs(word.length - other.length) > most) return most + 1;
  const width = Math.min(other.length, word.length + most);
  let before: number[] = [];
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
        cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = current;
  }
  const distance = asPrefix ? Math.min(...last) : (last[other.length] ?? most + 1);
  return Math.min(distance, most + 1);
}
