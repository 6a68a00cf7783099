import type { SearchDocument } from "#store/search/search-documents.ts";
import { SeededRandom } from "../search/seeded-random.ts";

/** How a query is derived from a title. */
export const QUERY_KINDS = ["plain", "typo", "prefix", "synonym", "company", "phrase"] as const;

export interface JudgedQuery {
  text: string;
  kind: (typeof QUERY_KINDS)[number];
  /** Relevance by job id: 3, 2 or 1; 0 for other jobs. */
  grades: ReadonlyMap<string, number>;
}

/** Spellings of the same thing, listed for this set only. The rule compares the first one. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["software engineer", "swe", "software developer"],
  ["frontend", "front end"],
  ["backend", "back end"],
  ["fullstack", "full stack"],
  ["site reliability engineer", "sre"],
  ["kubernetes", "k8s"],
  ["machine learning", "ml"],
  ["quality assurance", "qa"],
  ["devops", "dev ops"],
  ["nodejs", "node js"],
  ["dotnet", "net"],
  ["golang", "go"],
  ["business development representative", "bdr"],
  ["sales development representative", "sdr"],
  ["user experience", "ux"],
  ["human resources", "hr"],
  ["senior", "sr"],
  ["ecommerce", "e commerce"],
];

const LEVELS = /\b(senior|junior|jr|lead|staff|principal|associate|entry level|mid|intern|i|ii|iii|iv|\d+)\b/g;

/** Words that carry no information where every job is remote. */
const STOP_WORDS = /\b(remote|remotely|of|and|the|a|an|for|in|to|at|with|job)\b/g;

function bare(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9+#]+/g, " ").trim();
}

/** Normalises a title for the rule: lower case without marks, one of the spellings above, no plural `s`. */
function plainTitle(title: string): string {
  let text = ` ${bare(title).replace(STOP_WORDS, " ").replace(/ +/g, " ").trim()} `;
  for (const [one, ...others] of SPELLINGS)
    for (const other of others) text = text.replaceAll(` ${other} `, ` ${one} `);
  return text.replace(/([a-z]{3,}[^sui\W])s(?= )/g, "$1").replace(/ +/g, " ");
}

/**
 * Returns what people would type of a title: everything before the first comma, bracket, bar or spaced dash, without
 * levels.
 */
function typedPart(title: string): string {
  const head = title.split(/\s[-–—|]\s|[,(|[/:@]/)[0] ?? "";
  return bare(head).replace(LEVELS, " ").replace(/ +/g, " ").trim();
}

/** Returns the typed part of a title, normalised for the rule. */
function core(title: string): string {
  return plainTitle(typedPart(title)).trim();
}

interface Judged {
  id: string;
  title: string;
  typed: string;
  core: string;
  words: ReadonlySet<string>;
  company: string;
}

/**
 * Grades jobs by the rule: a job is relevant if its title has every intended word, in any spelling. 3 if these are all
 * the words of the title's typed part, 2 if the title has them in sequence, else 1. With a company, only its jobs are
 * relevant.
 */
function gradesOf(intended: string, company: string | null, jobs: readonly Judged[]): Map<string, number> {
  const words = intended.split(" ");
  const grades = new Map<string, number>();
  for (const job of jobs) {
    if (company !== null && job.company !== company) continue;
    if (!words.every((word) => job.words.has(word))) continue;
    grades.set(job.id, job.core === intended ? 3 : job.title.includes(` ${intended} `) ? 2 : 1);
  }
  return grades;
}

/** Queries per kind. */
const PER_KIND = 60;
const PHRASES = 30;

/** The seed that the ranking was tuned with. */
export const TUNED_SEED = 5;

/** Derives at least 200 queries from random titles, each with the jobs that the rule finds relevant. */
export function judgedQueries(documents: readonly SearchDocument[], seed = TUNED_SEED): JudgedQuery[] {
  const jobs = documents.map(({ id, title, companyName }): Judged => {
    const plain = plainTitle(title);
    return {
      id,
      title: plain,
      typed: typedPart(title),
      core: core(title),
      words: new Set(plain.trim().split(" ")),
      company: companyName,
    };
  });
  const usable = jobs.filter(
    (job) =>
      /^[a-z]{2,}( [a-z]{2,}){1,3}$/.test(job.typed) && job.core.includes(" ") && job.title.includes(` ${job.core} `),
  );
  const random = new SeededRandom(seed);
  const queries: JudgedQuery[] = [];
  const texts = new Set<string>();
  const add = (
    kind: JudgedQuery["kind"],
    text: string | null,
    intended: string,
    company: string | null = null,
  ): boolean => {
    if (text === null || texts.has(text)) return false;
    texts.add(text);
    queries.push({ text, kind, grades: gradesOf(intended, company, jobs) });
    return true;
  };
  const draw = (kind: JudgedQuery["kind"], count: number, write: (job: Judged) => boolean): void => {
    let drawn = 0;
    for (let tries = 0; drawn < count && tries < 50_000; tries += 1) if (write(random.pick(usable))) drawn += 1;
    if (drawn < count) throw new Error(`Only ${drawn} queries of the kind ${kind} could be derived`);
  };
  draw("plain", PER_KIND, (job) => add("plain", job.typed, job.core));
  draw("typo", PER_KIND, (job) => add("typo", withTypo(job.typed, random), job.core));
  draw("prefix", PER_KIND, (job) => add("prefix", withoutEnd(job.typed), job.core));
  draw("synonym", PER_KIND, (job) => add("synonym", otherSpelling(job.typed, random), job.core));
  draw("company", PER_KIND, (job) => add("company", `${job.company} ${job.typed}`, job.core, job.company));
  draw("phrase", PHRASES, (job) => add("phrase", `"${job.typed}"`, job.core));
  return queries;
}

/**
 * Makes a typo in the longest word: a letter omitted, doubled or wrong, or two swapped. Returns null below five
 * letters.
 */
function withTypo(text: string, random: SeededRandom): string | null {
  const longest = text.split(" ").reduce((a, b) => (b.length > a.length ? b : a));
  if (longest.length < 5) return null;
  const at = 1 + random.below(longest.length - 2);
  const [before, letter, after] = [longest.slice(0, at), longest[at]!, longest.slice(at + 1)];
  const typos = [
    before + after,
    before + letter + letter + after,
    `${before}x${after}`,
    before + after[0]! + letter + after.slice(1),
  ];
  const misspelt = random.pick(typos);
  return misspelt === longest ? null : text.replace(longest, misspelt);
}

/** Cuts off the end of the last word. Returns null if too little would remain. */
function withoutEnd(text: string): string | null {
  const last = text.split(" ").at(-1)!;
  const typed = Math.ceil(last.length * 0.6);
  return typed < 4 ? null : text.slice(0, text.length - last.length + typed);
}

/** Returns the text in another spelling, or null if none is known. */
function otherSpelling(text: string, random: SeededRandom): string | null {
  for (const [one, ...others] of SPELLINGS) {
    if (` ${text} `.includes(` ${one} `)) return ` ${text} `.replace(` ${one} `, ` ${random.pick(others)} `).trim();
  }
  return null;
}
