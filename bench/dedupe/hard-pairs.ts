import { readFileSync } from "node:fs";
import path from "node:path";
import { companyDomain, companyKey } from "#dedupe/company-key.ts";
import { applyLink } from "#dedupe/apply-link.ts";
import { titleKeys } from "#dedupe/title-key.ts";
import { matchOpenings, type Placed } from "#ingest/run/match-openings.ts";
import { normalise } from "#normalise/pipeline.ts";
import type { Posting } from "#sources/posting.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { halfOf } from "../quality/judgement.ts";
import { ownAds } from "../quality/own-ads.ts";
import { shareOf } from "../measuring/share.ts";

const FILE = path.join(import.meta.dirname, "hard-pairs.tsv");
const NOW = new Date("2026-11-22T12:00:00Z");
const TEASER_CHARACTERS = 280;
const FOOTER = `Seen on our job site, where more than a thousand employers look for people like you. Sign up for alerts and never
miss a job again. We check each advertisement, but ask you to look twice before you send anybody money or documents. Jobs close when
the employer says so. Write to our support team if something in this advertisement is wrong.`;
const CLIENTS = [
  `Our client makes pumps for dairies in four countries and has been owned by the same family since 1951. The team counts nine
people, the product is sold to farms and to wholesalers, and the plant is being renewed this year. Interviews take place in March.`,
  `Our client runs eleven clinics and a laboratory for rare diseases. Two hundred physicians rely on the department, which was
founded in 2020 and reports to the medical director. A new building opens in autumn, and the start can be agreed freely.`,
];

interface HardPair {
  /** What decides the pair's half for good. */
  id: string;
  kind: string;
  same: boolean;
  ad: string;
  body: string;
  /** The fields of the first, the second and perhaps a third posting. */
  postings: ReadonlyMap<string, string>[];
}

function fieldsOf(cell: string): Map<string, string> {
  return new Map(
    cell
      .split("; ")
      .map((part): [string, string] => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]),
  );
}

export function hardPairs(): HardPair[] {
  return parseTsv("hard-pairs.tsv", readFileSync(FILE, "utf8")).map((row) => ({
    id: ["class", "ad", "body", "first", "second"].map((column) => row[column]).join("|"),
    kind: row["class"] ?? "",
    same: row["verdict"] === "merge",
    ad: row["ad"] ?? "",
    body: row["body"] ?? "",
    postings: [row["first"], row["second"], row["beside"]]
      .filter((cell) => cell !== undefined && cell !== "")
      .map((cell) => fieldsOf(cell ?? "")),
  }));
}

const ads = new Map(ownAds().map(({ id, posting }) => [id, posting]));

function adNamed(id: string): Posting {
  const ad = ads.get(id);
  if (ad === undefined) throw new Error(`hard-pairs.tsv: there is no ad ${id}`);
  return ad;
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The texts of both postings. */
function bodies(text: string, change: string): [string, string] {
  if (change.startsWith("other:")) return [text, adNamed(change.slice("other:".length)).body ?? ""];
  const rest = plain(text).slice(plain(text).length / 2);
  const changed: Record<string, [string, string]> = {
    same: [text, text],
    teaser: [text, `${plain(text).slice(0, TEASER_CHARACTERS)}…`],
    cut: [text, plain(text).slice(0, plain(text).length * 0.6)],
    footer: [text, `${text}\n${FOOTER}`],
    front: [text, `${FOOTER}\n${text}`],
    client: [`${CLIENTS[0]}\n${rest}`, `${CLIENTS[1]}\n${rest}`],
  };
  const both = changed[change];
  if (both === undefined) throw new Error(`hard-pairs.tsv: unknown change of a text: ${change}`);
  return both;
}

interface Known {
  id: string;
  domain: string | null;
}

/** Tells employers apart as the store does: by domain, else by name unless their domains differ. */
function employerOf(name: string, website: string | undefined, known: Known[]): string {
  const domain = companyDomain(website);
  const key = companyKey(name);
  const same = known.find(
    (each) =>
      (domain !== null && each.domain === domain) ||
      (each.id.startsWith(`${key} `) && (domain === null || each.domain === null)),
  );
  if (same !== undefined) return same.id;
  const id = `${key} ${known.length}`;
  known.push({ id, domain });
  return id;
}

function unmatched(
  at: number,
  base: Posting,
  body: string,
  fields: ReadonlyMap<string, string>,
): Omit<Placed, "companyId"> & { posting: Posting } {
  const board = fields.get("b") ?? "";
  const sourceKind = board.startsWith("site") ? "board" : "ats";
  const website = fields.get("s");
  const type = fields.get("e");
  const company = { name: fields.get("c") ?? base.company.name ?? "" };
  const place = fields.get("l");
  const posting: Posting = {
    externalId: String(at),
    url: fields.get("u") ?? `https://${board}.example/jobs/${at}`,
    title: fields.get("t") ?? base.title,
    company: website === undefined ? company : { ...company, website },
    locations: place === undefined ? (base.locations ?? []) : [place],
    body,
    ...(type === undefined ? {} : { employmentType: type }),
  };
  const read = normalise(posting, { sourceId: board, sourceKind, now: NOW });
  const { key, exact } = titleKeys(read.title, { places: posting.locations, company: read.companyName });
  return {
    postingId: String(at),
    posting,
    titleKey: key,
    jobId: null,
    fresh: true,
    evidence: "",
    opening: {
      boardId: board,
      sourceKind,
      rawTitle: posting.title,
      exactTitle: exact,
      link: applyLink(posting.url),
      agency: read.agency,
      levels: read.levels,
      employmentType: read.employmentType,
      eligibility: read.eligibility,
      text: read.text,
      teaser: read.descriptionQuality === "teaser",
    },
  };
}

function isMerged({ ad, body, postings }: HardPair): boolean {
  const base = adNamed(ad);
  const [first, second] = bodies(base.body ?? "", body);
  const beside = postings[2];
  const open = [
    unmatched(0, base, first, postings[0] ?? new Map()),
    ...(beside === undefined ? [] : [unmatched(2, base, adNamed(beside.get("x") ?? "").body ?? "", beside)]),
    unmatched(1, base, second, postings[1] ?? new Map()),
  ];
  const known: Known[] = [];
  const withEmployers = open.map(({ posting: { company }, ...rest }) => ({
    ...rest,
    companyId: employerOf(company.name ?? "", company.website, known),
  }));
  return matchOpenings(withEmployers, []).some(({ postings: together }) =>
    ["0", "1"].every((id) => together.some(({ postingId }) => postingId === id)),
  );
}

interface Counted {
  pairs: number;
  merged: number;
  shouldMerge: number;
  rightlyMerged: number;
}

function count(pairs: readonly HardPair[]): Counted {
  const counted: Counted = { pairs: pairs.length, merged: 0, shouldMerge: 0, rightlyMerged: 0 };
  for (const pair of pairs) {
    const merged = isMerged(pair);
    counted.merged += Number(merged);
    counted.shouldMerge += Number(pair.same);
    counted.rightlyMerged += Number(merged && pair.same);
  }
  return counted;
}

/** Prints precision and recall of merging on the hard pairs, per class and half; returns them. */
export function measureHardPairs(): object {
  const pairs = hardPairs();
  const halves = Map.groupBy(pairs, ({ id }) => halfOf({ corpus: "hard_pairs", id }));
  const groups: [string, HardPair[]][] = [...Map.groupBy(pairs, ({ kind }) => kind), ...halves, ["all", pairs]];
  return Object.fromEntries(
    groups.map(([kind, ofKind]) => {
      const { merged, shouldMerge, rightlyMerged } = count(ofKind);
      const figures = { precision: shareOf(rightlyMerged, merged), recall: shareOf(rightlyMerged, shouldMerge) };
      const words = (share: ReturnType<typeof shareOf>) =>
        share === null ? "–" : `${share.percent.toFixed(1)} [${share.low.toFixed(0)}–${share.high.toFixed(0)}]`;
      console.log(
        `hard pairs, ${kind.padEnd(12)}${String(ofKind.length).padStart(5)}  precision ${words(figures.precision).padStart(14)}  recall ${words(figures.recall).padStart(14)}`,
      );
      return [kind, { pairs: ofKind.length, ...figures }];
    }),
  );
}
