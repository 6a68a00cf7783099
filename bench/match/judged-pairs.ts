import { readFileSync } from "node:fs";
import path from "node:path";
import type { MatchPoint } from "#contract/schemas/desk/match.ts";
import { normalise } from "#normalise/pipeline.ts";
import { areasOf, excludedAreas } from "#taxonomy/place-areas.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { topUsd } from "#desk/match/match-points.ts";
import type { MatchableJob } from "#store/search/matchable-jobs.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { emptySearchDocument } from "#test/search/search-document.ts";

/** When the pairs are judged. */
export const JUDGED_AT = new Date("2026-01-15T12:00:00Z");

/** An invented posting, read as an ingest run reads it. */
export interface JudgedPosting {
  key: string;
  read: NormalisedPosting;
  matched: MatchableJob;
  document: SearchDocument;
}

/** What a person's judge says of one posting. */
export interface Judgement {
  person: string;
  posting: string;
  /** 3: would apply today; 2: good; 1: a stretch; 0: not for them. A job with a knock-out has 0. */
  grade: number;
  knockOuts: readonly MatchPoint["about"][];
}

const folder = import.meta.dirname;

/** Reads `postings.md`: a heading `key · title · company · location` and the body of each posting. */
export function judgedPostings(): JudgedPosting[] {
  const parts = readFileSync(path.join(folder, "postings.md"), "utf8").split(/^# /m).slice(1);
  return parts.map((part, index) => {
    const end = part.indexOf("\n");
    const [key = "", title = "", company = "", location = ""] = part.slice(0, end).split(" · ");
    const read = normalise(
      {
        externalId: key,
        url: `https://jobs.example.org/${key}`,
        title,
        company: { name: company },
        body: part.slice(end).trim(),
        locations: [location],
        workplace: { value: "remote", evidence: "remote: true" },
      },
      { sourceId: "judged", sourceKind: "ats", now: JUDGED_AT },
    );
    return { key, read, matched: matchableOf(read), document: documentOf(read, index + 1) };
  });
}

function matchableOf(read: NormalisedPosting): MatchableJob {
  const { title, companyName, description, evidence, eligibility, levels, roles, salary, visaSponsorship } = read;
  return { title, companyName, description, evidence, eligibility, levels, roles, salary, visaSponsorship };
}

function documentOf(read: NormalisedPosting, id: number): SearchDocument {
  const { title, summary, text, eligibility, roles, levels, techStack, visaSponsorship, salary } = read;
  return {
    ...emptySearchDocument,
    id: String(id),
    title,
    summary,
    text,
    eligibility,
    roles,
    levels,
    techStack,
    visaSponsorship,
    companyName: read.companyName,
    areas: areasOf(eligibility),
    excludedAreas: excludedAreas(eligibility),
    timeZones: eligibility.timeZones,
    salaryYearlyUsd: salary?.yearlyUsd ?? null,
    salaryTopUsd: salary === null || salary.max === null ? null : topUsd(salary),
    // One day for all, so that no order gains by it.
    postedAt: JUDGED_AT.getTime(),
  };
}

/** Reads `judgements.tsv`: every person with every posting. */
export function judgements(): Judgement[] {
  const file = path.join(folder, "judgements.tsv");
  return parseTsv(file, readFileSync(file, "utf8")).map(({ person = "", posting = "", grade, knockOuts = "" }) => ({
    person,
    posting,
    grade: Number(grade),
    knockOuts: knockOuts.split("|").filter((each) => each !== "") as Judgement["knockOuts"],
  }));
}
