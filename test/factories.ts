import { unstatedFields } from "#test/unstated-fields.ts";
import type { Eligibility } from "#contract/schemas/job.ts";
import { POSTING_FIELD_NAMES } from "#contract/values/job-fields.ts";
import type { MergePosting } from "#dedupe/merge.ts";
import { titleKeys } from "#dedupe/title-key.ts";
import type { Opening } from "#dedupe/opening.ts";
import type { NormalisedPosting } from "#normalise/result.ts";

/** Where a person may live: unstated unless said otherwise. */
export function makeEligibility(given: Partial<Eligibility> = {}): Eligibility {
  return { ...unstatedFields(["eligibility"]).eligibility, ...given };
}

/** Open to people in these countries. */
export function inCountries(...countries: string[]): Eligibility {
  return makeEligibility({ scope: "places", countries, evidence: `location: ${countries.join(", ")}` });
}

const WORDS = (
  "team build service customer review deploy measure design data report plan release support network storage pipeline mentor write test " +
  "improve partner budget launch research interview roadmap incident quality monitor contract language market payment invoice travel"
).split(" ");

/** A text of about `characters` characters that is the same for the same seed and unlike that of any other. */
export function makeText(seed: string, characters = 1200): string {
  let state =
    Array.from(seed).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;
  let text = "";
  while (text.length < characters) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += `${WORDS[state % WORDS.length]}${state % 11 === 0 ? "." : ""} `;
  }
  return text.trim();
}

/** What normalising would make of a remote posting. */
export function makeNormalisedPosting(given: Partial<NormalisedPosting> = {}): NormalisedPosting {
  const text = given.text ?? makeText(given.title ?? "Backend Engineer");
  return {
    ...unstatedFields(POSTING_FIELD_NAMES),
    title: "Backend Engineer",
    roles: ["backend-engineer"],
    jobProfile: "Engineering",
    employmentType: "full-time",
    remote: { verdict: "remote", evidence: "workplace: remote" },
    location: "Remote",
    summary: "Builds the services that customers use.",
    description: `<p>${text}</p>`,
    text,
    descriptionQuality: "full",
    postedAt: null,
    closesAt: null,
    companyName: "Acme Robotics",
    evidence: {},
    ...given,
  };
}

/** A posting as the same-opening comparison sees it. */
export function makeOpening(given: Partial<Opening> = {}): Opening {
  const rawTitle = given.rawTitle ?? "Backend Engineer";
  return {
    boardId: "1",
    sourceKind: "ats",
    rawTitle,
    exactTitle: titleKeys(rawTitle).exact,
    levels: [],
    employmentType: null,
    eligibility: makeEligibility(),
    link: null,
    agency: false,
    text: makeText("an opening"),
    teaser: false,
    ...given,
  };
}

/** A posting as the merge sees it. */
export function makeMergePosting(given: Partial<MergePosting> = {}): MergePosting {
  const seen = new Date("2026-06-01T12:00:00Z");
  return {
    postingId: "1",
    boardId: "1",
    sourceId: "greenhouse",
    sourceKind: "ats",
    url: "https://jobs.acme.example/1",
    normalised: makeNormalisedPosting(),
    firstSeenAt: seen,
    lastSeenAt: seen,
    ...given,
  };
}
