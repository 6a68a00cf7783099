import type { SearchDocument } from "#store/search/search-documents.ts";
import { Dice } from "../search/generated-jobs.ts";

/** How a query was made of a title. */
export const QUERY_KINDS = ["plain", "slip", "beginning", "synonym", "company", "phrase"] as const;

export interface JudgedQuery {
  text: string;
  kind: (typeof QUERY_KINDS)[number];
  /** Relevance by job id: 3, 2 or 1; of the others 0. */
  grades: ReadonlyMap<string, number>;
}

/** Ways to write one thing, written down for this set alone; the first is the one the rule compares. */
const SAME: readonly (readonly string[])[] = [
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

/** Words that say nothing of a job where all are remote. */
const SILENT = /\b(remote|remotely|of|and|the|a|an|for|in|to|at|with|job)\b/g;

function bare(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9+#]+/g, " ").trim();
}

/** A title as the rule compares it: small letters without marks, one spelling for each thing above, no plural `s`. */
function plainTitle(title: string): string {
  let text = ` ${bare(title).replace(SILENT, " ").replace(/ +/g, " ").trim()} `;
  for (const [one, ...others] of SAME) for (const other of others) text = text.replaceAll(` ${other} `, ` ${one} `);
  return text.replace(/([a-z]{3,}[^sui\W])s(?= )/g, "$1").replace(/ +/g, " ");
}

/** What people would type of a title: what stands before the first comma, bracket, bar or spaced dash, without levels. */
function spokenHead(title: string): string {
  const head = title.split(/\s[-–—|]\s|[,(|[/:@]/)[0] ?? "";
  return bare(head).replace(LEVELS, " ").replace(/ +/g, " ").trim();
}

/** The same as the rule compares it. */
function core(title: string): string {
  return plainTitle(spokenHead(title)).trim();
}

interface Judged {
  id: string;
  title: string;
  spoken: string;
  core: string;
  words: ReadonlySet<string>;
  company: string;
}

/**
 * The rule: a job is relevant when its title holds every word meant, in whatever spelling. 3 when they are all that the title's head
 * says besides a level, 2 when they stand side by side in it, 1 otherwise. With a company, the job must be that company's.
 */
function gradesOf(meant: string, company: string | null, jobs: readonly Judged[]): Map<string, number> {
  const words = meant.split(" ");
  const grades = new Map<string, number>();
  for (const job of jobs) {
    if (company !== null && job.company !== company) continue;
    if (!words.every((word) => job.words.has(word))) continue;
    grades.set(job.id, job.core === meant ? 3 : job.title.includes(` ${meant} `) ? 2 : 1);
  }
  return grades;
}

/** Queries of each kind. */
const OF_EACH = 60;
const PHRASES = 30;

/** The lot that the ranking was tuned with. */
export const TUNED_SEED = 5;

/** Queries written from titles drawn by lot, at least 200, each with the jobs that the rule finds relevant. */
export function judgedQueries(documents: readonly SearchDocument[], seed = TUNED_SEED): JudgedQuery[] {
  const jobs = documents.map(({ id, title, companyName }): Judged => {
    const plain = plainTitle(title);
    return {
      id,
      title: plain,
      spoken: spokenHead(title),
      core: core(title),
      words: new Set(plain.trim().split(" ")),
      company: companyName,
    };
  });
  const usable = jobs.filter(
    (job) =>
      /^[a-z]{2,}( [a-z]{2,}){1,3}$/.test(job.spoken) && job.core.includes(" ") && job.title.includes(` ${job.core} `),
  );
  const dice = new Dice(seed);
  const queries: JudgedQuery[] = [];
  const asked = new Set<string>();
  const ask = (
    kind: JudgedQuery["kind"],
    text: string | null,
    meant: string,
    company: string | null = null,
  ): boolean => {
    if (text === null || asked.has(text)) return false;
    asked.add(text);
    queries.push({ text, kind, grades: gradesOf(meant, company, jobs) });
    return true;
  };
  const draw = (kind: JudgedQuery["kind"], count: number, write: (job: Judged) => boolean): void => {
    let made = 0;
    for (let tries = 0; made < count && tries < 50_000; tries += 1) if (write(dice.pick(usable))) made += 1;
    if (made < count) throw new Error(`Only ${made} queries of the kind ${kind} could be written`);
  };
  draw("plain", OF_EACH, (job) => ask("plain", job.spoken, job.core));
  draw("slip", OF_EACH, (job) => ask("slip", withSlip(job.spoken, dice), job.core));
  draw("beginning", OF_EACH, (job) => ask("beginning", withoutEnd(job.spoken), job.core));
  draw("synonym", OF_EACH, (job) => ask("synonym", otherwise(job.spoken, dice), job.core));
  draw("company", OF_EACH, (job) => ask("company", `${job.company} ${job.spoken}`, job.core, job.company));
  draw("phrase", PHRASES, (job) => ask("phrase", `"${job.spoken}"`, job.core));
  return queries;
}

/** One slip in the longest word: a letter left out, doubled, wrong, or two swapped; null below five letters. */
function withSlip(text: string, dice: Dice): string | null {
  const longest = text.split(" ").reduce((a, b) => (b.length > a.length ? b : a));
  if (longest.length < 5) return null;
  const at = 1 + dice.below(longest.length - 2);
  const [before, letter, after] = [longest.slice(0, at), longest[at]!, longest.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    `${before}x${after}`,
    before + after[0]! + letter + after.slice(1),
  ];
  const slipped = dice.pick(slips);
  return slipped === longest ? null : text.replace(longest, slipped);
}

/** The last word as far as it may be typed; null when too little would be left. */
function withoutEnd(text: string): string | null {
  const last = text.split(" ").at(-1)!;
  const typed = Math.ceil(last.length * 0.6);
  return typed < 4 ? null : text.slice(0, text.length - last.length + typed);
}

/** The same in another spelling; null when none is known. */
function otherwise(text: string, dice: Dice): string | null {
  for (const [one, ...others] of SAME) {
    if (` ${text} `.includes(` ${one} `)) return ` ${text} `.replace(` ${one} `, ` ${dice.pick(others)} `).trim();
  }
  return null;
}
