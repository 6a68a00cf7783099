import { Command, InvalidArgumentError, Option } from "commander";
import type { Job } from "#contract/schemas/job.ts";
import type { FeaturedResponse, JobsResponse } from "#contract/schemas/jobs-query.ts";
import type { CommandContext } from "./context.ts";
import { EXIT } from "./shell/finish-command.ts";

const TIMEOUT_MS = 30_000;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const COLUMN_GAP = "  ";
const MAX_WIDTHS = { role: 44, company: 24, location: 28, pay: 24 };

interface SearchOptions {
  url?: string;
  key?: string;
  limit: number;
  eligible?: boolean;
  [filter: string]: unknown;
}

/** Options that are parameters of the search of the same name. */
const FILTERS: readonly (readonly [flags: string, description: string])[] = [
  ["--role <roles>", "roles, such as backend-engineer"],
  ["--location <places>", "places, such as germany,europe"],
  ["--experience-level <levels>", "entry, junior, mid, senior, lead"],
  ["--employment-type <type>", "full-time, part-time, contract or internship"],
  ["--lives-in <country>", "the country you live in, such as PT"],
  ["--tech-stack <technologies>", "technologies, such as typescript (needs a key)"],
  ["--company <companies>", "slugs of companies (needs a key)"],
  ["--industry <industries>", "industries (needs a key)"],
  ["--date-posted <window>", "today, week or month (needs a key)"],
  ["--salary-min <dollars>", "US dollars a year (needs a key)"],
  ["--sort-by <order>", "date, salary or relevance"],
];

/** `jobs …`: searches the jobs of any installation. */
export function jobsCommand(context: CommandContext): Command {
  const command = new Command("jobs");
  const search = command
    .command("search")
    .description("print the live jobs that match, as a table or as JSON")
    .argument("[words...]", "words that a job holds")
    .option("--url <address>", "the installation; this one's BASE_URL by default")
    .addOption(
      new Option("--key <key>", "your API key; without one, at most 9 jobs and fewer filters").env("AFIELD_KEY"),
    )
    .option("--eligible", "with --lives-in: only jobs that you can be hired for")
    .option("--limit <jobs>", "jobs to print, at most 50", wholeLimit, 20);
  for (const [flags, description] of FILTERS) search.option(flags, description);
  search.action(async (words: string[], options: SearchOptions) => {
    const origin = options.url ?? context.config().baseUrl;
    if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
      command.error(`"${origin}" is not the address of an installation. Write one such as https://jobs.example.org.`, {
        exitCode: EXIT.wrongUse,
      });
    const answer = await callSearch(origin, words, options).catch((error: unknown) =>
      command.error(error instanceof SearchFailed ? error.message : unreachable(origin)),
    );
    context.data(answer);
    for (const line of table(answer, options.limit, origin)) context.out(line);
  });
  return command;
}

class SearchFailed extends Error {}

function wholeLimit(text: string): number {
  const limit = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > 50) throw new InvalidArgumentError("Write a whole number from 1 to 50.");
  return limit;
}

async function callSearch(
  origin: string,
  words: readonly string[],
  { key, eligible, limit, ...options }: SearchOptions,
): Promise<JobsResponse | FeaturedResponse> {
  const url = new URL(key === undefined ? "/api/jobs/featured" : "/api/jobs", origin);
  const names = FILTERS.map(([flags]) => new Option(flags).attributeName());
  for (const name of names) {
    const value = options[name];
    if (typeof value === "string") url.searchParams.set(name, value);
  }
  if (words.length > 0) url.searchParams.set("q", words.join(" "));
  if (eligible === true) url.searchParams.set("eligible", "only");
  if (key !== undefined) url.searchParams.set("limit", String(limit));
  const response = await fetch(url, {
    headers: { accept: "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    // A redirect would carry the key to another address.
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = (await response.json()) as (JobsResponse | FeaturedResponse) & { message?: string };
  if (!response.ok) throw new SearchFailed(body.message ?? `The installation answered ${response.status}.`);
  const unknown = names.filter((name) => body.meta.ignored.includes(name));
  if (unknown.length > 0)
    throw new SearchFailed(`${unknown.join(", ")}: only with an API key. Set AFIELD_KEY or --key, or leave it out.`);
  return body;
}

function unreachable(origin: string): string {
  return `No Afield answers at ${origin}. Is it running? Name another installation with --url.`;
}

/** Returns the lines of a table: one job a line, its page below. */
function table({ data, total }: JobsResponse | FeaturedResponse, limit: number, origin: string): string[] {
  if (total === 0) return ["No job matches. Try fewer filters."];
  const jobs = data.slice(0, limit);
  const rows = jobs.map((job) => cells(job));
  const widths = Object.entries(MAX_WIDTHS).map(([name, most]) =>
    Math.min(most, Math.max(...rows.map((row) => lettersOf(row[name as keyof typeof MAX_WIDTHS]).length))),
  );
  const lines = rows.flatMap((row, at) => {
    const columns = [row.role, row.company, row.location, row.pay].map((text, column) => fit(text, widths[column]!));
    const { slug, id } = jobs[at]!;
    return [[...columns, row.posted].join(COLUMN_GAP), `${COLUMN_GAP}${new URL(`/job/${slug}-${id}`, origin).href}`];
  });
  return [
    ...lines,
    jobs.length < total ? `${jobs.length} of ${total} jobs.` : `${total} ${total === 1 ? "job" : "jobs"}.`,
  ];
}

function cells({ role, company, location, salary, postedAt }: Job) {
  const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
  return {
    role: oneLine(role),
    company: oneLine(company.name),
    location: oneLine(location),
    pay: oneLine(salary ?? "–"),
    posted: postedAt.slice(0, 10),
  };
}

function fit(text: string, width: number): string {
  const letters = lettersOf(text);
  return letters.length > width
    ? `${letters.slice(0, width - 1).join("")}…`
    : text.padEnd(width + text.length - letters.length);
}

/** Returns what a reader takes for the letters of a text. */
function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
