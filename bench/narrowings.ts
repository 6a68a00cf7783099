import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Posting } from "#sources/posting.ts";
import { normalise } from "#normalise/pipeline.ts";
import { readEligibility } from "#normalise/place/eligibility.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { recordedPostings } from "./agreement/recorded-postings.ts";

const MOST_POSTINGS = 8;
const SAMPLE = 100;
/** Decides which rows are read by hand; another seed would be another sample. */
const SEED = "afield-narrowings-1";
const NOW = new Date("2026-11-22T12:00:00Z");
const VERDICTS = path.join(import.meta.dirname, "quality", "narrowings.tsv");

/** A reading that takes a job away from people: a sentence that narrows where it is open, or a verdict against a board's word. */
interface Narrowing {
  source: string;
  id: string;
  kind: "places" | "verdict";
  value: string;
  sentence: string;
}

const EMPTY = prepareText(undefined);

function narrowingsOf(source: string, posting: Posting): Narrowing[] {
  const read = normalise(posting, { sourceId: source, sourceKind: "board", now: NOW });
  const found: Narrowing[] = [];
  const { countries, regions, states, excluded, scope, evidence } = read.eligibility;
  const words = (places: Pick<typeof read.eligibility, "scope" | "countries" | "regions" | "states" | "excluded">) =>
    [
      places.scope,
      ...places.countries,
      ...places.regions,
      ...places.states,
      ...places.excluded.map((code) => `-${code}`),
    ].join(" ");
  const byFields = readEligibility({
    title: posting.title,
    locations: posting.locations ?? [],
    eligibleLocations: posting.eligibleLocations ?? [],
    timeZones: posting.timeZones ?? [],
    prepared: EMPTY,
  });
  const row = { source, id: posting.externalId };
  const value = words({ scope, countries, regions, states, excluded });
  if (read.remote.verdict === "remote" && scope !== "worldwide" && value !== words(byFields))
    found.push({ ...row, kind: "places", value, sentence: evidence });
  const isPromised = posting.workplace?.value === "always" || posting.workplace?.value === "remote";
  if (isPromised && read.remote.verdict !== "remote")
    found.push({ ...row, kind: "verdict", value: read.remote.verdict, sentence: read.remote.evidence });
  return found;
}

/** The sources with most recorded postings. */
function postingsBySource(): [string, Posting[]][] {
  return recordedPostings()
    .map(([source, recorded]): [string, Posting[]] => [source, recorded.map(({ posting }) => posting)])
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_POSTINGS);
}

const keyOf = ({ source, id, kind }: Pick<Narrowing, "source" | "id" | "kind">) => `${source} ${kind} ${id}`;
const orderOf = (row: Narrowing) =>
  createHash("sha256")
    .update(`${SEED}\n${keyOf(row)}`)
    .digest("hex");

/** Compares what is read now with the rows judged by hand (`right` or `wrong`, with the value judged). */
function judged(now: ReadonlyMap<string, Narrowing>): object {
  if (!existsSync(VERDICTS)) return { judged: 0 };
  const counts = { judged: 0, wrong: 0, stillWrong: 0, changedFromWrong: 0, changedFromRight: [] as string[] };
  for (const { source = "", id = "", kind, value, verdict } of parseTsv(
    "narrowings.tsv",
    readFileSync(VERDICTS, "utf8"),
  )) {
    const isKept = now.get(keyOf({ source, id, kind: kind === "places" ? "places" : "verdict" }))?.value === value;
    counts.judged += 1;
    if (verdict === "wrong") {
      counts.wrong += 1;
      if (isKept) counts.stillWrong += 1;
      else counts.changedFromWrong += 1;
    } else if (!isKept) counts.changedFromRight.push(`${source} ${id}`);
  }
  return counts;
}

/**
 * Lists, on the eight sources with most recorded postings, each sentence that narrows where a remote job is open and each verdict
 * against a source that says remote. `--sample` prints only the rows to read by hand.
 */
export function run(flags: readonly string[] = []): Promise<object> {
  const chosen = postingsBySource().filter(([, postings]) => postings.length > 0);
  if (chosen.length === 0) {
    console.log("SKIPPED: the recorded feeds beside the repository are absent; nothing was read.");
    return Promise.resolve({ skipped: true });
  }
  const all = chosen.flatMap(([source, postings]) => postings.flatMap((posting) => narrowingsOf(source, posting)));
  const ordered = all.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
  for (const row of flags.includes("--sample") ? ordered.slice(0, SAMPLE) : all)
    console.log([row.source, row.id, row.kind, row.value, row.sentence.replace(/\s+/g, " ")].join("\t"));
  const count = (kind: Narrowing["kind"]) => all.filter((row) => row.kind === kind).length;
  return Promise.resolve({
    sources: Object.fromEntries(chosen.map(([source, postings]) => [source, postings.length])),
    narrowings: count("places"),
    verdicts: count("verdict"),
    ...judged(new Map(all.map((row) => [keyOf(row), row]))),
  });
}
