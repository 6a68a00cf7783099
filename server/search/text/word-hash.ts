/** Constants of two rolling hashes. Multiplying by the inverse of a factor removes the last letter. */
export const SEED_A = 0x811c9dc5 | 0;
export const FACTOR_A = 0x01000193;
export const SEED_B = 0;
export const FACTOR_B = 0x2c1b3c6d;
export const INVERSE_A = inverseOf(FACTOR_A);
export const INVERSE_B = inverseOf(FACTOR_B);

/**
 * Returns two 32-bit hashes of a word. Among a million words, the chance that any two share both is one in 37 million.
 */
export function hashWord(word: string): [a: number, b: number] {
  let a = SEED_A;
  let b = SEED_B;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    a = Math.imul(a ^ letter, FACTOR_A);
    b = (Math.imul(b, FACTOR_B) + letter) | 0;
  }
  return [a, b];
}

/** Returns the multiplicative inverse of an odd number modulo 2^32 (Newton: each round doubles the correct bits). */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let round = 0; round < 5; round += 1) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}
