import type { Dice } from "./generated-jobs.ts";

/** Different words of all texts, about as many as a hundred thousand postings hold besides names and numbers. */
const WORDS = 60_000;
const SYLLABLES =
  "an be co de en fi ga ho in ka le mo ne or pa qui re st tu ve wo xi yo za pro con ter tion ment ing ble".split(" ");

const sums = new Float64Array(WORDS);
let sum = 0;
for (let rank = 0; rank < WORDS; rank += 1) sums[rank] = sum += 1 / (rank + 3);

/** Common words are short, as in life. */
function wordOf(rank: number): string {
  let word = "";
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]!;
  return word;
}

const words = Array.from({ length: WORDS }, (_, rank) => wordOf(rank));

/** A text of about so many characters, its words as frequent as words are (Zipf). */
export function generatedText(dice: Dice, characters: number): string {
  let text = "";
  while (text.length < characters) {
    const target = dice.next() * sum;
    let low = 0;
    let high = WORDS - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! < target) low = middle + 1;
      else high = middle;
    }
    text += text === "" ? words[low]! : ` ${words[low]!}`;
  }
  return text;
}
