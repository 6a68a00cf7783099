import fc from "fast-check";
import { expect, test } from "vitest";
import { folded } from "./folded-expression.ts";

const SENTENCES = [
  "Du arbeitest REMOTE in Österreich, 38,5 Stunden/Woche.",
  "Pracujesz ZDALNIE z całej Polski – umowa B2B.",
  "Télétravail possible (2 jours/semaine), CDI à Paris.",
  "フルリモート（在宅勤務OK）",
  "İstanbul'da ofis, REMOTE değil.",
  "𝗥𝗲𝗺𝗼𝘁𝗲 role: Senior Engineer, “Payments”",
  "Die GRÖẞTE Straße; ſenior, 2 K",
];
const PATTERNS = [
  /(?<!\p{L})(?:remote|zdalnie|télétravail)(?!\p{L})/iu,
  /(?<place>(?:in|z|à) \p{Lu}?\p{L}+)(?:, (\d[\d.,]*))?/iu,
  /[^a-zÀ-ɏ\d ]+/i,
  /\b(?:senior|größte|straße)\b/iu,
  /[\p{L}-]{3,}(?= ?\/)|在宅(?:勤務)?|\p{N}+/giu,
  /(?:ö|ß|k|s)+/gi,
  /\W(\w)?/giu,
];

function everyMatch(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`)), (match) => ({
    index: match.index,
    found: [...match],
    groups: { ...match.groups },
  }));
}

const read = (match: RegExpExecArray | null) =>
  match && { index: match.index, input: match.input, found: [...match], groups: { ...match.groups } };

test.each(PATTERNS)("finds what %s finds, as it is written", (pattern) => {
  const sentence = fc.oneof(
    fc.constantFrom(...SENTENCES),
    fc.array(fc.constantFrom(...Array.from(SENTENCES.join(" "))), { maxLength: 40 }).map((parts) => parts.join("")),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  );
  fc.assert(
    fc.property(sentence, (text) => {
      const [own, plain] = [folded(pattern), new RegExp(pattern.source, pattern.flags)];
      expect(read(own.exec(text))).toEqual(read(plain.exec(text)));
      expect(own.lastIndex).toBe(plain.lastIndex);
      expect(own.test(text)).toBe(plain.test(text));
      expect(everyMatch(text, folded(pattern))).toEqual(everyMatch(text, pattern));
      const mark = (found: string, ...rest: unknown[]) => `<${found}|${rest.length}>`;
      expect(text.replace(folded(pattern), mark)).toBe(text.replace(pattern, mark));
      expect(text.split(folded(pattern))).toEqual(text.split(pattern));
    }),
    { numRuns: 300 },
  );
});

test("goes on behind its last match only where it is global", () => {
  const [all, one] = [folded(/visa/gi), folded(/visa/i)];
  expect([all.exec("Visa, VISA")?.index, all.exec("Visa, VISA")?.index, all.exec("Visa, VISA")]).toEqual([0, 6, null]);
  expect([one.exec("Visa, VISA")?.index, one.exec("Visa, VISA")?.index]).toEqual([0, 0]);
});

test("two expressions of the same source don't disturb each other", () => {
  const [one, other] = [folded(/visa/gi), folded(/visa/gi)];
  expect(one.exec("VISA and visa")?.index).toBe(0);
  expect(other.exec("VISA and visa")?.index).toBe(0);
  expect(one.exec("VISA and visa")?.index).toBe(9);
});

test("an expression that minds the case stays as it is", () => {
  const pattern = /\bIT\b/u;
  expect(folded(pattern)).toBe(pattern);
});
