import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ACCENTED_WORDS, ACCENTED_LANGUAGES, withoutAccents } from "#normalise/text/plain/accents.ts";
import { parseTsv } from "#taxonomy/tsv.ts";

const TABLES = [
  "short-ads.tsv",
  "fact-sheets.tsv",
  "stated-requirements.tsv",
  "stated-workplace.tsv",
  "salary/pay-sentences.tsv",
  "terms/term-frames.tsv",
  "education/education-trained.tsv",
];
/** How many times as often as the same letters without accents a word must occur, so that it is likelier meant by them. */
const LIKELIER = 4;
const SHORTEST = 2;

/** Returns the words with accents of the sentences that the readers are tested with, by language, and the file that holds them. */
export function accentedWordsText(): string {
  const counts = new Map(ACCENTED_LANGUAGES.map((language) => [language, new Map<string, number>()]));
  for (const table of TABLES) {
    const file = path.join(import.meta.dirname, "../../server/normalise", table);
    for (const { language = "", text, sentence, fact, frame } of parseTsv(table, readFileSync(file, "utf8"))) {
      const ofLanguage = counts.get(language);
      for (const word of (text ?? sentence ?? fact ?? frame ?? "").toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
        ofLanguage?.set(word, (ofLanguage.get(word) ?? 0) + 1);
    }
  }
  const lines = [...counts].map(([language, words]) => {
    const likeliest = new Map<string, string>();
    for (const [word, count] of words) {
      const plain = withoutAccents(word);
      const isLikelier =
        count >= LIKELIER * (words.get(plain) ?? 0) && count > (words.get(likeliest.get(plain) ?? "") ?? 0);
      if (plain !== word && plain.length >= SHORTEST && isLikelier) likeliest.set(plain, word);
    }
    return `${language}\t${[...likeliest.values()].toSorted().join(" ")}`;
  });
  return `language\twords\n${lines.join("\n")}\n`;
}

if (import.meta.main) {
  writeFileSync(ACCENTED_WORDS, accentedWordsText());
  process.stdout.write(`Written: ${ACCENTED_WORDS}\n`);
}
