import { RankedChoice, type SeededRandom } from "./seeded-random.ts";

/** Number of distinct words, about as many as 100,000 postings have apart from names and numbers. */
const WORDS = 60_000;
const SYLLABLES =
  "an be co de en fi ga ho in ka le mo ne or pa qui re st tu ve wo xi yo za pro con ter tion ment ing ble".split(" ");

const ONE_SYLLABLE_WORDS = 16;

/** Returns the word of a frequency rank. As in real texts, common words are short: one syllable, then two or more. */
function wordOf(rank: number): string {
  let word = "";
  for (
    let rest = rank < ONE_SYLLABLE_WORDS ? rank + 1 : rank + 1000;
    rest > 0;
    rest = Math.floor(rest / SYLLABLES.length)
  )
    word += SYLLABLES[rest % SYLLABLES.length]!;
  return word;
}

// Fitted to 3,000 published postings: the 126 most frequent words make up 45 % of a text, the first 1,000 79 %, the
// first 4,000 95 %.
const words = new RankedChoice(
  Array.from({ length: WORDS }, (_, rank) => wordOf(rank)),
  (rank) => 1 / ((rank + 12) * (1 + (rank / 2000) ** 1.2)),
);

/**
 * Share of repeated words in a text, from 3,000 published postings: 3,000 characters have about 445 words, 250 of them
 * distinct.
 */
const REPEATED_SHARE = 0.2;

/** Generates a text of about `characters` characters with a Zipf distribution of words and realistic repetition. */
export function generatedText(random: SeededRandom, characters: number): string {
  const written: string[] = [];
  let length = 0;
  while (length < characters) {
    const repeats = written.length > 0 && random.next() < REPEATED_SHARE;
    const word = repeats ? random.pick(written) : words.pick(random);
    written.push(word);
    length += word.length + 1;
  }
  return written.join(" ");
}
