import { readFileSync } from "node:fs";
import path from "node:path";
import { parseTsv } from "#taxonomy/tsv.ts";
import { lettersOf, MODEL_LANGUAGES } from "#normalise/terms/short-text-language.ts";
import type { LabelledSentence } from "./fit-model.ts";

const SERVER = path.join(import.meta.dirname, "../../server");
/** Tables of sentences with their languages. */
const TABLES = [
  "salary/pay-sentences.tsv",
  "stated-requirements.tsv",
  "stated-workplace.tsv",
  "fact-sheets.tsv",
  "education/education-trained.tsv",
];
/** How many sentences of one table are taken of a language; of English twice as many, since most ads are English. */
const MOST = 250;
/** Words of the piece that is taken from each sentence, too: short ads are short. */
const PIECE = 4;
/** One in so many technologies. */
const ONE_IN = 4;

/** What designers fill pages with, which looks like a language that it isn't. */
const FILLER =
  "Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor invidunt ut labore et dolore magna aliquyam erat, sed diam voluptua. At vero eos et accusam et justo duo dolores et ea rebum. Stet clita kasd gubergren, no sea takimata sanctus est Lorem ipsum dolor sit amet. Duis autem vel eum iriure dolor in hendrerit in vulputate velit esse molestie consequat, vel illum dolore eu feugiat nulla facilisis at vero eros et accumsan. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.";
const FILLER_WORDS = 12;

function rowsOf(folder: string, file: string): Record<string, string>[] {
  return parseTsv(file, readFileSync(path.join(SERVER, folder, file), "utf8"));
}

/** Returns about as many rows as asked for, from all over a table. */
function spread<T>(rows: readonly T[], most: number): T[] {
  const step = Math.max(1, rows.length / most);
  return Array.from({ length: Math.min(rows.length, most) }, (_, at) => rows[Math.floor(at * step)]!);
}

/** Returns some words of a text that follow each other; which ones depends on its place. */
function pieceOf(text: string, at: number): string {
  const words = text.split(/\s+/);
  const start = (at * 7) % Math.max(1, words.length - PIECE + 1);
  return words.slice(start, start + PIECE).join(" ");
}

/** Returns the texts that the model of languages learns from: sentences and pieces of them, and lists of technologies, which are of no language. */
export function languageSentences(): LabelledSentence[] {
  const sentences = TABLES.flatMap((table) => {
    const rows = rowsOf("normalise", table);
    return MODEL_LANGUAGES.flatMap((answer) => {
      const own = rows
        .filter(({ language }) => language === answer)
        .map(({ sentence, fact }) => sentence ?? fact ?? "");
      return spread(own, answer === "en" ? 2 * MOST : MOST).flatMap((text, at) => [
        { text, answer },
        { text: pieceOf(text, at), answer },
      ]);
    });
  });
  const names = rowsOf("taxonomy", "technologies.tsv").map(({ name = "" }) => name);
  const lists = names
    .filter((_, at) => at % ONE_IN === 0)
    .map((_, at) => ({ text: names.slice(at * ONE_IN, at * ONE_IN + 1 + (at % ONE_IN)).join(", "), answer: "none" }));
  const filler = FILLER.split(" ").map((_, at, words) => ({
    text: words.slice(at, at + FILLER_WORDS).join(" "),
    answer: "none",
  }));
  return [...sentences, ...lists, ...filler].map(({ text, answer }) => ({ text: lettersOf(text), answer }));
}
