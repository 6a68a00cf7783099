import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

/**
 * Tells by the words and groups of letters of a sentence which answers to a question it speaks for. It is a logistic regression for each answer, whose
 * weights `fit-model.ts` learned from labelled sentences. It knows no grammar, so it serves as a second opinion beside rules, not instead of them.
 */
export interface SentenceModel {
  /** Returns the log odds of each answer, in the order of the file: 0 is undecided, 2.2 is nine to one for it. */
  logOddsOf(text: string): number[];
}

/** Buckets that words and groups of letters are hashed into. Of 16,000 many collide, and 262,000 don't do better than 65,000. */
export const BUCKETS = 65_536;
const SHORTEST_GROUP = 2;
const LONGEST_GROUP = 5;
/** A sentence as values by bucket, in the order in which they first occur. */
export type Features = ReadonlyMap<number, number>;

const SPACE = 0x20;
/** Returns the character at a place of a text, before and behind which spaces stand. */
const unitAt = (text: string, at: number): number => (at < 0 || at >= text.length ? SPACE : text.charCodeAt(at));

/** FNV-1a with a final mix, so that the low bits depend on every letter. */
function bucketOf(text: string, from: number, to: number, seed: number): number {
  let hash = seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ unitAt(text, at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % BUCKETS;
}

const WORDS = 2_166_136_261;
const LETTERS = 84_696_351;

function wordCounts(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  let previous = -1;
  for (let start = 0; start < text.length;) {
    const space = text.indexOf(" ", start);
    const end = space === -1 ? text.length : space;
    count(counts, bucketOf(text, start, end, WORDS));
    if (previous !== -1) count(counts, bucketOf(text, previous, end, WORDS));
    previous = start;
    start = end + 1;
  }
  return counts;
}

/**
 * Counts groups of letters within words, whose start and end count as a letter. The spaces around a text aren't joined to it: V8 may put a joined text
 * together again for each character that is read, which took minutes for a long one.
 */
function letterCounts(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (let start = -1; start <= text.length; start += 1)
    for (let length = 1; length <= LONGEST_GROUP && start + length <= text.length + 1; length += 1) {
      if (length >= SHORTEST_GROUP) count(counts, bucketOf(text, start, start + length, LETTERS));
      if (length > 1 && unitAt(text, start + length - 1) === SPACE) break;
    }
  return counts;
}

const count = (counts: Map<number, number>, bucket: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + 1);

/** Returns a text in lower case with every digit string as `#` and every sign as a word of its own. */
const inWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d+/g, "#")
    .replace(/[^\p{L}\p{M}#\s]/gu, " $& ")
    .replace(/\s+/g, " ")
    .trim();

/** Returns the features of a sentence. Its words count as much as its letters, however long it is. */
export function featuresOf(sentence: string): Features {
  const text = inWords(sentence);
  const features = new Map<number, number>();
  for (const counts of [wordCounts(text), letterCounts(text)]) {
    let squares = 0;
    for (const times of counts.values()) squares += (1 + Math.log(times)) ** 2;
    const length = Math.sqrt(squares);
    for (const [bucket, times] of counts)
      features.set(bucket, (features.get(bucket) ?? 0) + (1 + Math.log(times)) / length);
  }
  return features;
}

/** What speaks for one answer: weights as whole numbers from -127 to 127 of one unit. A file holds a line for each answer: its name, bias, unit and compressed values in base64. */
export interface Weights {
  answer: string;
  bias: number;
  unit: number;
  values: Int8Array;
}

/** Returns the model whose weights a file holds. Throws if they aren't those of this version. */
export function readModel(file: string, answers: readonly string[]): SentenceModel {
  const all = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): Weights => {
      const [answer = "", bias, unit, values = ""] = line.split("\t");
      return {
        answer,
        bias: Number(bias),
        unit: Number(unit),
        values: new Int8Array(inflateRawSync(Buffer.from(values, "base64"))),
      };
    });
  const isWhole = all.every(
    ({ answer, bias, unit, values }, at) =>
      answer === answers[at] && Number.isFinite(bias * unit) && values.length === BUCKETS,
  );
  if (!isWhole || all.length !== answers.length)
    throw new Error(
      `${file} doesn't hold the weights of ${answers.join(", ")}: npm exec -- node tools/sentence-models/fit-models.ts --write`,
    );
  return modelOf(all);
}

/** Returns the model of given weights. */
export function modelOf(all: readonly Weights[]): SentenceModel {
  return {
    logOddsOf(text) {
      const features = [...featuresOf(text)];
      return all.map(({ bias, unit, values }) => {
        let sum = 0;
        for (const [bucket, value] of features) sum += value * values[bucket]!;
        return bias + sum * unit;
      });
    },
  };
}
