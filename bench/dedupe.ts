import { measureHardPairs } from "./dedupe/hard-pairs.ts";
import { goldRows } from "./quality/gold.ts";
import { companyKey } from "#dedupe/company-key.ts";
import { ENOUGH_CHARACTERS, sketchText, textOverlap } from "#dedupe/near-text.ts";
import { compareOpenings } from "#dedupe/same-opening.ts";
import { titleKeys } from "#dedupe/title-key.ts";
import type { Opening } from "#dedupe/opening.ts";
import { matchOpenings, type Placed } from "#ingest/run/match-openings.ts";
import { makeOpening, makeText } from "#test/factories.ts";

interface Ad {
  company: string;
  title: string;
  text: string;
}

/** Changes that other boards make to a posting. */
const MUTATIONS: Record<string, (ad: Ad) => Ad> = {
  footer: (ad) => ({ ...ad, text: `${ad.text}\n${makeText(ad.company, 350)}` }),
  "cut to 60 %": (ad) => ({ ...ad, text: ad.text.slice(0, ad.text.length * 0.6) }),
  "cut to 600 characters": (ad) => ({ ...ad, text: ad.text.slice(0, 600) }),
  "without its introduction": (ad) => ({ ...ad, text: ad.text.slice(ad.text.length * 0.2) }),
  "sections reordered": (ad) => ({ ...ad, text: sections(ad.text).toReversed().join(" ") }),
  "a word in sixty changed": (ad) => ({
    ...ad,
    text: ad.text
      .split(" ")
      .map((word, at) => (at % 60 === 30 ? "altered" : word))
      .join(" "),
  }),
  "capitals and dashes": (ad) => ({ ...ad, text: ad.text.toUpperCase().replaceAll(", ", " – ") }),
  "title with gender mark and mode": (ad) => ({ ...ad, title: `${ad.title} (m/w/d) - Remote, Full-time` }),
  "company with legal form": (ad) => ({ ...ad, company: `${ad.company}, Inc.` }),
};

/**
 * Measures recall, false merges and growth of the same-opening rules. Without the labelled set, measures only growth.
 */
export async function run(): Promise<object> {
  const ads = (goldRows("linkedin_1k_descriptions", "postings.csv") ?? [])
    .map((row) => ({ company: row["company_name"] ?? "", title: row["title"] ?? "", text: row["description"] ?? "" }))
    .filter((ad) => ad.company !== "" && sketchText(ad.text).characters >= ENOUGH_CHARACTERS);
  return {
    bench: "dedupe",
    copies: ads.length > 0 ? copiesFound(ads) : "skipped: no labelled set",
    ...falseMerges(ads),
    hardPairs: measureHardPairs(),
    growth: growth(),
  };
}

function openingOf(ad: Ad, boardId: string, sourceKind: Opening["sourceKind"]): Opening {
  return makeOpening({ boardId, sourceKind, rawTitle: ad.title, text: ad.text });
}

/** Splits a text into six parts between sentences. */
function sections(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const size = Math.ceil(sentences.length / 6);
  return Array.from({ length: 6 }, (_, at) => sentences.slice(at * size, (at + 1) * size).join(" "));
}

function isMerged(a: Ad, b: Ad, sameBoard: boolean): boolean {
  if (companyKey(a.company) !== companyKey(b.company) || titleKeys(a.title).key !== titleKeys(b.title).key)
    return false;
  return compareOpenings(openingOf(a, "1", "ats"), openingOf(b, sameBoard ? "1" : "2", sameBoard ? "ats" : "board"))
    .same;
}

function copiesFound(ads: readonly Ad[]): object {
  const byMutation: Record<string, string> = {};
  let found = 0;
  let tried = 0;
  for (const [name, mutate] of Object.entries(MUTATIONS)) {
    const count = ads.filter((ad) => isMerged(ad, mutate(ad), false)).length;
    byMutation[name] = `${count}/${ads.length}`;
    found += count;
    tried += ads.length;
  }
  return { tried, found, share: found / tried, byMutation };
}

/**
 * Counts merges of postings of one company with different titles: they are different openings, however similar their
 * texts.
 */
function falseMerges(ads: readonly Ad[]): object {
  let pairs = 0;
  let byTextAlone = 0;
  const merged: string[] = [];
  for (const group of Map.groupBy(ads, (ad) => companyKey(ad.company)).values()) {
    for (const [at, a] of group.entries()) {
      for (const b of group.slice(at + 1)) {
        if (a.title === b.title) continue;
        pairs += 1;
        if (textOverlap(sketchText(a.text), sketchText(b.text)).containment >= 0.9) byTextAlone += 1;
        if (isMerged(a, b, true) || isMerged(a, b, false)) merged.push(`${a.company}: ${a.title} = ${b.title}`);
      }
    }
  }
  return {
    differentTitlePairs: pairs,
    falseMerges: merged.length,
    falselyMerged: merged,
    falseMergesByTextAlone: byTextAlone,
  };
}

const SIZES = [10_000, 20_000, 40_000, 80_000];
const SIZES_IN_FULL = [...SIZES, 250_000, 500_000, 1_000_000];

/** Measures microseconds per posting as the number of postings grows; constant if growth is linear. */
function growth(): object {
  const sizes = process.argv.includes("--full") ? SIZES_IN_FULL : SIZES;
  const rows = sizes.map((size) => {
    const postings = Array.from({ length: size }, (_, at) => syntheticPosting(at));
    const started = performance.now();
    const jobs = matchOpenings(postings, []);
    return {
      postings: size,
      jobs: jobs.length,
      microsecondsEach: Math.round(((performance.now() - started) * 1000) / size),
    };
  });
  const [first, last] = [rows[0]?.microsecondsEach ?? 1, rows.at(-1)?.microsecondsEach ?? 1];
  return { rows, ratioLargestToSmallest: Number((last / first).toFixed(2)) };
}

/** Generates a posting. Every third is a copy of the one before it, and each company and title has ten openings. */
function syntheticPosting(at: number): Placed {
  const original = at % 3 === 2 ? at - 1 : at;
  const bucket = Math.floor(original / 10);
  return {
    postingId: String(at),
    companyId: String(bucket % 5000),
    titleKey: `title ${bucket}`,
    jobId: null,
    fresh: true,
    evidence: "",
    opening: makeOpening({ boardId: String(at % 3), text: makeText(`opening ${original}`, 700) }),
  };
}
