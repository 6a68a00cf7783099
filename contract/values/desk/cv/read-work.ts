import type { Level } from "#contract/schemas/job.ts";
import { type CvFinding, type CvLine, evidenceOf } from "./cv-reading.ts";
import { type Period, periodsIn, yearsCovered } from "./periods.ts";
import type { RoleReader } from "./role-reader.ts";
import { fold } from "./tokens.ts";

export interface WorkReading {
  /** The lines with titles of jobs. */
  titles: Set<string>;
  roles: CvFinding<string>[];
  level: CvFinding<Level> | null;
  years: CvFinding<number> | null;
}

/** A line of this many words or more is a sentence. */
const TITLE_WORDS = 14;
const MOST_ROLES = 3;
const BULLET = /^\s*(?:[•▪●◦*·‣–—-])\s+/u;

const isTitleLike = ({ text }: CvLine) =>
  !BULLET.test(text) && !/[.!?]\s*$/.test(text) && text.split(/\s+/).length < TITLE_WORDS;

const LEVEL_WORDS: [Level, RegExp][] = [
  [
    "entry",
    /\b(?:intern|internship|trainee|working student|werkstudent|werkstudentin|praktikant|praktikantin|stagiaire|alternant|alternante|becario|becaria|estagiario|estagiaria|apprentice|graduate)\b/,
  ],
  ["junior", /\b(?:junior|jr|debutant|debutante)\b/],
  [
    "lead",
    /\b(?:lead|leader|leiter|leiterin|teamleiter|teamleiterin|principal|staff|head|director|directora|directeur|directrice|diretor|diretora|cto|vp|chief|lider|jefe|jefa)\b/,
  ],
  ["senior", /\b(?:senior|sr|experimente|experimentee|erfahrener|erfahrene|seniora)\b/],
  ["mid", /\b(?:mid|middle|intermediate|confirme|confirmee|pleno|mid-level|semi-senior)\b/],
];

/** Returns the level that a title says. */
function levelIn(title: string): Level | undefined {
  const folded = fold(title).replaceAll("semi senior", "semi-senior");
  if (folded.includes("semi-senior")) return "mid";
  return LEVEL_WORDS.find(([, words]) => words.test(folded))?.[0];
}

/** The level that so many years of work usually mean; used only when no title says one, and never for sure. */
function levelOfYears(years: number): Level {
  return years < 1 ? "entry" : years < 3 ? "junior" : years < 6 ? "mid" : "senior";
}

/**
 * Reads what the person does: the roles of the headline and of the latest job for sure, those of earlier jobs to decide. `now` is the month in
 * which the CV is read.
 */
export function readWork(
  { head, summary, work: written }: { head: readonly CvLine[]; summary: readonly CvLine[]; work: readonly CvLine[] },
  { reader, now }: { reader: RoleReader; now: number },
): WorkReading {
  const work = withoutBreaks(written, now);
  const headline = titlesIn(head.filter(isTitleLike), reader);
  const jobs = jobTitles(work, reader, now);
  const current = jobs.filter(({ latest }) => latest);
  const roles: CvFinding<string>[] = [];
  const add = (title: Title | undefined, sure: boolean) => {
    if (title === undefined || roles.length >= MOST_ROLES || roles.some(({ value }) => value === title.role)) return;
    roles.push({ value: title.role, sure, evidence: evidenceOf(title.line.text) });
  };
  add(headline[0], true);
  for (const title of current) add(title, true);
  for (const title of headline.slice(1)) add(title, false);
  for (const title of jobs) add(title, false);
  if (roles.length === 0) add(titlesIn(summary, reader)[0], false);

  const periods = work.flatMap(({ text }) => periodsIn(text, now));
  const years = periods.length === 0 ? null : yearsFinding(work, periods, now);
  const level = levelFinding([...headline.slice(0, 1), ...current, ...jobs.slice(0, 1)], years);
  return { roles, level, years, titles: new Set([...headline, ...jobs].map(({ line }) => line.text)) };
}

function yearsFinding(work: readonly CvLine[], periods: readonly Period[], now: number): CvFinding<number> {
  const dated = work.filter(({ text }) => periodsIn(text, now).length > 0);
  return { value: yearsCovered(periods), sure: true, evidence: evidenceOf(dated.map(({ text }) => text).join(" · ")) };
}

function levelFinding(titles: readonly Title[], years: CvFinding<number> | null): CvFinding<Level> | null {
  for (const { line } of titles) {
    const level = levelIn(line.text);
    if (level !== undefined) return { value: level, sure: true, evidence: evidenceOf(line.text) };
  }
  return years === null
    ? null
    : { value: levelOfYears(years.value), sure: false, evidence: `${years.value} years of work` };
}

interface Title {
  role: string;
  line: CvLine;
}

function titlesIn(lines: readonly CvLine[], reader: RoleReader): Title[] {
  return lines.flatMap((line) => {
    const role = reader(line.text);
    return role === null ? [] : [{ role, line }];
  });
}

/** Joins a time that a narrow column broke over two lines: `2019 –` and `today`. */
function withoutBreaks(lines: readonly CvLine[], now: number): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before !== undefined && !BULLET.test(line.text) && isBroken(before.text, line.text, now))
      whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

function isBroken(before: string, text: string, now: number): boolean {
  const apart = periodsIn(text, now).length + (/[–—-]\s*$/.test(before) ? 0 : periodsIn(before, now).length);
  return /\d{4}/.test(before) && periodsIn(`${before} ${text}`, now).length > apart;
}

/** How far from its title the time of a job stands, in lines. */
const NEAR_LINES = 2;

/** The titles of the jobs: for each time the nearest line that is one, the earlier of two. The latest jobs' periods end last. */
function jobTitles(work: readonly CvLine[], reader: RoleReader, now: number): (Title & { latest: boolean })[] {
  const titles = work.flatMap((line, at) => {
    const role = isTitleLike(line) ? reader(line.text) : null;
    return role === null ? [] : [{ role, line, at }];
  });
  const dated = work.flatMap(({ text }, at) => periodsIn(text, now).map(({ to }) => ({ at, to })));
  if (dated.length === 0) return titles.map(({ role, line }) => ({ role, line, latest: false }));
  const newest = Math.max(...dated.map(({ to }) => to));
  return dated.flatMap(({ at, to }) => {
    const [nearest] = titles
      .filter((title) => Math.abs(title.at - at) <= NEAR_LINES)
      .sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at) || one.at - other.at);
    return nearest === undefined ? [] : [{ role: nearest.role, line: nearest.line, latest: to === newest }];
  });
}
