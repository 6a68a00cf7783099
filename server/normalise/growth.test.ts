import { describe, expect, test } from "vitest";
import type { Posting } from "#sources/posting.ts";
import { normalise } from "./pipeline.ts";

const now = new Date("2026-06-01T12:00:00Z");
const plain: Posting = {
  externalId: "a",
  url: "https://jobs.example/a",
  title: "Baker",
  company: { name: "Cloudberry" },
};

/** Text in the field it is meant for. Bodies come as text and as escaped HTML. */
const fields: Record<string, (text: string) => Partial<Posting>> = {
  text: (body) => ({ body }),
  html: (text) => ({ body: `<p>${text.replaceAll("<", "&lt;")}</p>` }),
  "short fields": (text) => ({
    title: text,
    excerpt: text,
    company: { name: text, employees: text, industries: [text] },
    locations: [text],
    eligibleLocations: [text],
    timeZones: [text],
    tags: [text],
    salary: { text },
    employmentType: text,
    department: text,
    level: text,
    education: text,
    closesAt: text,
    postedAt: text,
  }),
};

/** What backtracking expressions fail on: separators, openings without an end, and words that begin a longer match. */
const units = [
  "a@",
  "a@b.",
  "/",
  "://",
  "http://",
  " ",
  "\t",
  "\n- ",
  "(((",
  "[(",
  "1,1,1,",
  "- - -",
  "...",
  ".1.",
  "<b>",
  "<br>",
  "<!--",
  '<div id="a',
  "&amp;",
  "é\u0301",
  "𝒜",
  "c++ ",
  "c, ",
  "$1,000 - ",
  "1 to ",
  "remote ",
  "remote job no ",
  "1 ",
  "2 days a month ",
  "hq ",
  "office role ",
  " residents",
  "applicants residing ",
  "kh",
  ",\t+\t",
  "do   ",
  "\t \t",
  "using the    ",
  "0% n o v ",
  "en dni de unt",
  "0 week podróż służbowi ",
  "heltid ",
  "fh ",
  "ein fh ",
  " telt",
  "accompagn",
  "0 dni de ",
  "paid tim ",
  "n-e",
  "ä-tj",
  "ajęzykíuz",
  "your home from no office ",
  "we earn on average 5,000 ",
  "nł",
  "年r",
  "daily 年収",
  "alumni de ou",
  "netj",
  "/m",
  "mid ",
  "in the US or ",
  "UTC+1 to ",
  "+1 more ",
  "bachelor/",
  "bachelor, a/an/",
  "Please mention the word **A** ",
  "part-time is a ",
  "20 to 40 hours or ",
  "a contract of 6 to 9 ",
  "apply by ",
  "travel of up to ",
  "on-call for ",
  "in accordance with the law ",
  "we use ai to screen ",
  "this is not an opening ",
  "receive a check to buy ",
];

const SMALL = 12_000;
const TIMES = 8;
/** Linear work takes 8 times as long for 8 times the text, quadratic work 64 times. */
const MOST_GROWTH = 32;
/** Below this, CPU time says more about the garbage collector than about the text. */
const NOTICEABLE_MS = 60;

function cpuMs(posting: Posting): number {
  const before = process.cpuUsage();
  normalise(posting, { sourceId: "gem", sourceKind: "ats", now });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns how much longer the long text takes than the short one, at the best of three tries. */
function growth(make: (text: string) => Partial<Posting>, unit: string): number {
  const text = unit.repeat(Math.ceil((SMALL * TIMES) / unit.length));
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > MOST_GROWTH; attempt += 1) {
    const long = cpuMs({ ...plain, ...make(text) });
    if (long < NOTICEABLE_MS) return 0;
    const short = Math.max(cpuMs({ ...plain, ...make(text.slice(0, SMALL)) }), 1);
    least = Math.min(least, long / short);
  }
  return least;
}

describe("normalising hostile text takes time in proportion to its length", () => {
  normalise({ ...plain, body: "We bake remotely." }, { sourceId: "gem", sourceKind: "ats", now });
  test.each(Object.keys(fields))("in %s", { timeout: 120_000 }, (field) => {
    const make = fields[field] ?? (() => ({}));
    const steep = units.map((unit) => ({ unit, growth: growth(make, unit) }));
    expect(steep.filter((each) => each.growth > MOST_GROWTH)).toEqual([]);
  });
});
