/** A text as the ascending 32-bit hashes of its three-word shingles, and its number of word characters. */
export interface TextSketch {
  shingles: Uint32Array;
  characters: number;
}

const SHINGLE_WORDS = 3;

/** A text with fewer word characters is a teaser, too short to tell two openings apart. */
export const ENOUGH_CHARACTERS = 400;

/** Makes the sketch of a plain text, ignoring case and punctuation. */
export function sketchText(text: string): TextSketch {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const hashes = words.map(hashWord);
  const shingles = new Uint32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
  for (let at = 0; at < shingles.length; at += 1) {
    let hash = 0;
    for (let word = at; word < at + SHINGLE_WORDS; word += 1)
      hash = (Math.imul(hash, 0x9e3779b1) ^ (hashes[word] ?? 0)) >>> 0;
    shingles[at] = hash;
  }
  return { shingles: distinct(shingles.sort()), characters: words.reduce((sum, word) => sum + word.length + 1, 0) };
}

/** Hashes UTF-16 units by FNV-1a. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function distinct(sorted: Uint32Array): Uint32Array {
  let kept = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const value = sorted[at] ?? 0;
    if (kept === 0 || value !== sorted[kept - 1]) sorted[kept++] = value;
  }
  return sorted.slice(0, kept);
}

/** Returns the share, from 0 to 1, that two texts have in common: of the smaller one (`containment`) and of their union (`jaccard`). */
export function textOverlap(a: TextSketch, b: TextSketch): { containment: number; jaccard: number } {
  const [left, right] = [a.shingles, b.shingles];
  let shared = 0;
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const difference = (left[i] ?? 0) - (right[j] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  const smaller = Math.min(left.length, right.length);
  if (smaller === 0) return { containment: 0, jaccard: 0 };
  return { containment: shared / smaller, jaccard: shared / (left.length + right.length - shared) };
}
