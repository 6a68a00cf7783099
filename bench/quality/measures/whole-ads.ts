import type { SalaryRange } from "#contract/schemas/job.ts";
import { normalise } from "#normalise/pipeline.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import { type Judgement, judgeSet, judgeValue } from "../judgement.ts";
import { allowed, isDisputed, type Label, type OwnAd, ownAds } from "../own-ads.ts";
import { judgeTerms } from "../own-ad-terms.ts";
import { placesOf, placesRead, sameSet } from "../open-places.ts";
import { technologySlug } from "../technology-names.ts";

export const CORPUS = "own_ads";
const NOW = new Date("2026-11-22T12:00:00Z");

export function readWholeAd(posting: Posting): NormalisedPosting {
  return normalise(posting, { sourceId: "bench", sourceKind: "ats", now: NOW });
}

/** Writes a salary as labels do; amounts in whole units, as the contract stores them. */
export function salaryWords(salary: Pick<SalaryRange, "min" | "max" | "currency" | "period"> | null): string {
  if (salary === null) return "";
  const whole = (amount: number | null) => (amount === null ? "" : String(Math.round(amount * 100) / 100));
  return `${whole(salary.min)}-${whole(salary.max)} ${salary.currency} ${salary.period}`;
}

/** A label of one amount means that amount as lower and upper bound. */
export function salaryLabel(label: string): string {
  const [range = "", currency = "", period = ""] = label.split(" ");
  if (range === "") return "";
  const [min = "", max = min] = range.split("-");
  const plain = (amount: string) => (amount === "" ? "" : String(Number(amount)));
  return `${plain(min)}-${plain(max)} ${currency} ${period}`;
}

type Verdict = Pick<Judgement, "found" | "labelled" | "right" | "agrees">;

/** Remote against anything else. */
export function judgeRemote(verdict: string, labels: readonly string[]): Verdict {
  const fits = labels.includes(verdict) || (verdict !== "remote" && labels.some((label) => label !== "remote"));
  const labelled = fits ? verdict === "remote" : labels[0] === "remote";
  return {
    found: Number(verdict === "remote"),
    labelled: Number(labelled),
    right: Number(fits && labelled),
    agrees: fits,
  };
}

export function judgePlaces(
  ad: Pick<OwnAd, "labels">,
  read: Pick<NormalisedPosting, "eligibility">,
): Partial<Record<string, Verdict>> {
  const found = placesRead(read.eligibility);
  const labels = allowed(ad, "where").map((label) => placesOf(label));
  const same = labels.find((label) => label?.scope === found.scope && sameSet(label.countries, found.countries));
  const stated = Number(found.scope !== "unstated");
  const label = same ?? labels[0];
  const countries = {
    found: stated,
    labelled: Number(label?.scope !== "unstated"),
    right: same === undefined ? 0 : stated,
    agrees: same !== undefined,
  };
  const states =
    label === undefined || label.states.size === 0 ? undefined : judgeSet([...found.states], [...label.states]);
  // Regions are written out as countries, so what a region leaves out is judged there; only stated exclusions are judged here.
  const isStated = label !== undefined && (label.scope === "worldwide" || label.excluded.size > 0);
  const exclusions = isStated ? judgeSet([...found.excluded], [...label.excluded]) : undefined;
  return { countries, states, exclusions };
}

function judgeTech(ad: OwnAd, read: NormalisedPosting): Verdict {
  const names = (label: Label) => (ad.labels.get(label) ?? "").split(",").filter((name) => name.trim() !== "");
  const slugs = (label: Label) => names(label).map((name) => technologySlug(name) ?? `(not in the taxonomy) ${name}`);
  const implied = slugs("tech").flatMap((slug) => technologyBySlug(slug)?.implies ?? []);
  return judgeSet(read.techStack, slugs("tech"), [...slugs("tech?"), ...implied]);
}

/** A level that follows from years of experience alone is neither right nor wrong where the ad names none. */
function judgeLevels(ad: OwnAd, read: NormalisedPosting): Verdict {
  const levels = allowed(ad, "level").map((label) => label.split(",").toSorted().join(","));
  const isByYears =
    ad.labels.has("years") && levels.includes("") && !/^(?:title|level): /.test(read.evidence["levels"] ?? "");
  return judgeValue(isByYears ? "" : read.levels.toSorted().join(","), levels);
}

/** Judges every labelled field of an ad. `corpus` is the set that it belongs to. */
export function judgeAd(ad: OwnAd, corpus: string): Judgement[] {
  const read = readWholeAd(ad.posting);
  const judged = (field: string, label: Label, verdict: Verdict | undefined): Judgement[] =>
    verdict === undefined
      ? []
      : [{ field, corpus, id: ad.id, language: ad.language, disputed: isDisputed(ad, label), ...verdict }];
  const value = (field: string, label: Label, is: string, labels = allowed(ad, label)) =>
    judged(field, label, judgeValue(is, labels));
  const visa = { yes: "offered", no: "refused" };
  const isRemote = ad.labels.get("remote") === "remote";
  const places = isRemote ? judgePlaces(ad, read) : {};
  return [
    ...judged("remote", "remote", judgeRemote(read.remote.verdict, allowed(ad, "remote"))),
    ...Object.entries(places).flatMap(([field, verdict]) => judged(field, "where", verdict)),
    ...value("salary", "salary", salaryWords(read.salary), allowed(ad, "salary").map(salaryLabel)),
    ...judged("level", "level", judgeLevels(ad, read)),
    ...value("employment", "type", read.employmentType ?? ""),
    ...value("education", "edu", read.education ?? ""),
    ...judged("tech", "tech", judgeTech(ad, read)),
    ...value("title", "name", read.title, ad.labels.has("name") ? allowed(ad, "name") : [ad.posting.title.trim()]),
    ...judgeTerms(ad, read).map((judgement) => ({ ...judgement, corpus, id: ad.id, language: ad.language })),
    ...value("visa", "visa", read.visaSponsorship === null ? "" : visa[read.visaSponsorship]),
  ];
}

export function measure(): Promise<Judgement[]> {
  return Promise.resolve(ownAds().flatMap((ad) => judgeAd(ad, CORPUS)));
}
