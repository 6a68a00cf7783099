import { createHash } from "node:crypto";
import type { ReplayAnswer } from "#http/replay-server.ts";
import { type SampleCompany, sampleCompanies } from "./companies.ts";
import { drawFrom, hashOf } from "./draw.ts";
import { sampleFeeds } from "./boards/all.ts";
import { domainOf } from "./boards/feed.ts";
import { drawLogo } from "./marks.ts";
import { sampleOpenings, type SampleOpening } from "./opening.ts";

export interface SampleBoard {
  source: string;
  token: string;
  companyName: string;
}

const AGGREGATORS = ["remotive", "himalayas"] as const;
const isAggregator = (source: string) => AGGREGATORS.some((name) => name === source);

/** The boards of the sample catalogue: one per employer, and the two remote job boards. */
export const sampleBoards: readonly SampleBoard[] = [
  ...sampleCompanies
    .filter((company) => !isAggregator(company.source))
    .map(({ source, token, name }) => ({ source, token, companyName: name })),
  { source: "remotive", token: "all", companyName: "Remotive" },
  { source: "himalayas", token: "all", companyName: "Himalayas" },
];

/** What company data would say about an employer, apart from its openings. */
export interface SampleCompanyProfile {
  name: string;
  website: string;
  linkedin: string;
  logoUrl: string;
  employees: string;
  industries: string[];
}

export const sampleCompanyProfiles: readonly SampleCompanyProfile[] = sampleCompanies.map((company) => ({
  name: company.name,
  website: `https://${domainOf(company)}`,
  linkedin: `https://linkedin.example/company/${company.token}`,
  logoUrl: `https://${domainOf(company)}/logo.svg`,
  employees: String(company.employees),
  industries: company.industries,
}));

const HOUR = 3_600_000;
const HIMALAYAS_PAGE = 20;

/**
 * Answers a request to a source's real address from the sample catalogue; null for an unknown address. Dates count back from the last
 * full six hours before `now`, so that a board read twice in a row is unchanged.
 */
export function answerSample(host: string, path: string, query: URLSearchParams, now: Date): ReplayAnswer | null {
  const at = Math.floor(now.getTime() / (6 * HOUR)) * 6 * HOUR;
  const [, first = "", second = "", third = "", , fifth = ""] = path.split("/");
  if (host === "boards-api.greenhouse.io") return board("greenhouse", third, at);
  if (host === "api.lever.co") return board("lever", third, at);
  if (host === "api.ashbyhq.com") return board("ashby", third, at);
  if (host === "apply.workable.com") return board("workable", fifth, at);
  if (host.endsWith(".recruitee.com")) return board("recruitee", host.split(".")[0]!, at);
  if (host.endsWith(".jobs.personio.de")) return board("personio", host.split(".")[0]!, at);
  if (host === "remotive.com" && second === "remote-jobs") return answer(remoteBoard("remotive", at));
  if (host === "remotive.com" && third === "logo") return remotiveLogo(second);
  if (host === "himalayas.app" && first === "jobs") return himalayasPage(at, Number(query.get("offset") ?? 0));
  if (host === "cdn-images.himalayas.app") return logo(sampleCompanies.find((company) => company.token === first));
  return path === "/logo.svg" ? logo(sampleCompanies.find((company) => domainOf(company) === host)) : null;
}

function board(source: SampleCompany["source"], token: string, at: number): ReplayAnswer | null {
  const company = sampleCompanies.find((known) => known.source === source && known.token === token);
  if (company === undefined) return null;
  const openings = sampleOpenings.filter((opening) => opening.company === company);
  return answer(sampleFeeds[source](company, openings, at));
}

/** The job boards carry the employers without a board of their own, and a second copy of some openings of the others. */
function remoteBoard(source: (typeof AGGREGATORS)[number], at: number): string {
  const openings = sampleOpenings.filter((opening) => opening.company.source === source || isCopied(opening, source));
  return sampleFeeds[source](sampleCompanies[0]!, openings, at);
}

function isCopied({ company, workplace, key }: SampleOpening, onto: (typeof AGGREGATORS)[number]): boolean {
  if (isAggregator(company.source) || workplace !== "remote" || key.includes("@")) return false;
  const draw = drawFrom(`${key}/copied`);
  return draw.chance(0.13) && draw.one(AGGREGATORS) === onto;
}

function himalayasPage(at: number, offset: number): ReplayAnswer {
  const feed = JSON.parse(remoteBoard("himalayas", at)) as { jobs: unknown[] };
  const from = Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
  return answer(JSON.stringify({ ...feed, offset: from, jobs: feed.jobs.slice(from, from + HIMALAYAS_PAGE) }));
}

function remotiveLogo(id: string): ReplayAnswer | null {
  const opening = sampleOpenings.find(({ key }) => String(2_200_000 + (hashOf(key) % 700_000)) === id);
  return logo(opening?.company);
}

function logo(company: SampleCompany | undefined): ReplayAnswer | null {
  return company ? { headers: { "content-type": "image/svg+xml" }, body: drawLogo(company.logo) } : null;
}

function answer(body: string): ReplayAnswer {
  const type = body.startsWith("<?xml") ? "application/xml; charset=utf-8" : "application/json; charset=utf-8";
  return {
    headers: { "content-type": type, etag: `W/"${createHash("sha1").update(body).digest("hex").slice(0, 20)}"` },
    body,
  };
}
