import { expect, test } from "vitest";
import { neededWords } from "./needed-words.ts";

/** Writes words with "<" and ">" where no letter may stand beside them. */
const needed = (pattern: RegExp): string[] | null =>
  neededWords(pattern)
    ?.map(({ signs, begins, ends }) => `${begins ? "<" : ""}${signs}${ends ? ">" : ""}`)
    .toSorted() ?? null;

test.each<[RegExp, string[]]>([
  [/visa|sponsor/i, ["sponsor", "visa"]],
  [/salar(?:y|ies)|lön[es]?/i, ["lon", "salarie", "salary"]],
  [/\bpay\b|\bpaid/i, ["<paid", "<pay>"]],
  [/(?<![\p{L}\d])hours?(?!\p{L})/iu, ["<hour>", "<hours>"]],
  [/(?<![a-zÀ-ɏ\d])on-?call/i, ["<on call", "<oncall"]],
  [/h[oi]t+er|cold{2}/i, ["cold", "hit", "hot"]],
  [/\d{1,2} ?(?:weeks|months)/i, ["months", "weeks"]],
  [/we (?:\p{L}{1,12} ){0,3}?offer/iu, ["offer"]],
  [/(?:mit|ohne)? ?erfahrung/i, ["erfahru"]],
  [/visum\w*(?= erteilt)|(?!)/i, ["visum"]],
  [/年収|\$ ?\d|@work/, ["$ 0", "$0", "@work", "~~"]],
  [/\d|visa/, ["0", "visa"]],
])("finds the words that each match of %s holds one of", (pattern, words) => {
  expect(needed(pattern)).toEqual(words);
});

test.each([/\D|visa/, /[^a]+/, /a*/, /(?:visa)?/, /\p{Lu}|x{0,2}/u, /^$/])("finds no such words for %s", (pattern) => {
  expect(needed(pattern)).toBeNull();
});

test("leaves a word end beside a letter with a mark alone, which is no word end to an expression", () => {
  expect(needed(/\béta\b/i)).toEqual(["eta>"]);
  expect(needed(/caf\bé/i)).toEqual(["cafe"]);
});

test("leaves a look around alone that says nothing of the letters beside a word", () => {
  expect(needed(/(?<!\d)visa(?! required)/i)).toEqual(["visa"]);
  expect(needed(/(?!\p{L}{9})visa(?<!\p{L}{9})/iu)).toEqual(["visa"]);
  expect(needed(/(?!\p{L})visa(?<!\p{L})/iu)).toEqual(["visa"]);
});
