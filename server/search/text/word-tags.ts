/** How tags are made: each letter changes them so, and the inverse of a step takes the last letter back. */
export const TAG_A = 0x811c9dc5 | 0;
export const STEP_A = 0x01000193;
export const TAG_B = 0;
export const STEP_B = 0x2c1b3c6d;
export const BACK_A = inverseOf(STEP_A);
export const BACK_B = inverseOf(STEP_B);

/** Two numbers of 32 bits that tell words apart: among a million different words two share both by a chance of one in 37 million. */
export function tagsOf(word: string): [a: number, b: number] {
  let a = TAG_A;
  let b = TAG_B;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    a = Math.imul(a ^ letter, STEP_A);
    b = (Math.imul(b, STEP_B) + letter) | 0;
  }
  return [a, b];
}

/** What undoes the multiplication by an odd number in 32 bits; each round doubles the bits that are right. */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let round = 0; round < 5; round += 1) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}
