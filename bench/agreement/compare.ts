import { createHash } from "node:crypto";
import { fieldType } from "#normalise/employment/field-type.ts";
import { readEligibility } from "#normalise/place/eligibility.ts";
import { normalise } from "#normalise/pipeline.ts";
import { readRemote } from "#normalise/remote.ts";
import { readSalary } from "#normalise/salary/salary.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { type PreparedText, prepareText } from "#normalise/text/prepared-text.ts";
import { fold } from "#taxonomy/fold.ts";
import { type OpenPlaces, placesRead, sameSet } from "../quality/open-places.ts";
import { salaryWords } from "../quality/measures/whole-ads.ts";
import type { RecordedPosting } from "./recorded-postings.ts";

export const FIELDS = ["remote", "remote by default", "countries", "salary", "employment"] as const;
export type Field = (typeof FIELDS)[number];
export type Half = "development" | "validation";

/** What an employer states in a field of the source, and what its text says. */
export interface Comparison {
  field: Field;
  source: string;
  language: string;
  half: Half;
  id: string;
  stated: string;
  /** `""` where the text doesn't say. */
  said: string;
  agrees: boolean;
  /** The sentence that decided what the text says. */
  evidence: string;
}

type Value = Pick<Comparison, "stated" | "said" | "agrees" | "evidence">;

const NOW = new Date("2026-11-22T12:00:00Z");
const EMPTY = prepareText(undefined);
/** Shorter texts are the teasers of lists, which say little. */
const SHORTEST = 400;

/** Returns the name that an employer's postings share across sources and boards. */
export function employerOf({ board, posting }: RecordedPosting): string {
  const name = fold(posting.company.name ?? "").replace(/[^\p{L}\d]/gu, "");
  return name === "" ? board : name;
}

/** The half of an employer, so that its boilerplate is in one half only. */
export function halfOfEmployer(employer: string): Half {
  const [first = 0] = createHash("sha256").update(`agreement\n${employer}`).digest();
  return first % 2 === 0 ? "development" : "validation";
}

/** Keeps one of an employer's openings that have the same text and state the same workplace: a list of thirty towns is one ad. */
export function oncePerText(recorded: readonly RecordedPosting[]): RecordedPosting[] {
  const keyOf = (each: RecordedPosting) =>
    [employerOf(each), each.posting.workplace?.value ?? "", each.posting.body ?? each.posting.excerpt ?? ""].join("\n");
  return [...new Map(recorded.map((each) => [keyOf(each), each])).values()];
}

/** A flag that is off, or a list of places without the word for remote: the employer may just have left it so. */
const LEFT_OFF = /: false$|^locations: /;

/** Returns whether the source says on-site only because nobody said remote. */
export function isByDefault({ posting: { workplace } }: RecordedPosting): boolean {
  return workplace?.value === "onsite" && LEFT_OFF.test(workplace.evidence);
}

/** Compares the place of work. The title, the locations and the tags are hidden: many sources write them by the field. */
export function compareRemote(
  { posting: { workplace } }: RecordedPosting,
  prepared: PreparedText,
  language: string | null,
): Value | null {
  if (workplace === undefined) return null;
  const stated = workplace.value === "always" ? "remote" : workplace.value;
  const hidden = { title: "", locations: [], tags: [], workplace: undefined };
  const { verdict, evidence } = readRemote({ ...hidden, prepared: { ...prepared, signals: [] }, language });
  const said = verdict === "unknown" ? "" : verdict;
  return { stated, said, agrees: (said === "remote") === (stated === "remote"), evidence };
}

/** Compares where applicants may live, with regions written out as countries. */
function compareCountries(
  { posting: { eligibleLocations = [] } }: RecordedPosting,
  prepared: PreparedText,
  language: string | null,
): Value | null {
  if (eligibleLocations.length === 0) return null;
  const hidden = { title: "", locations: [], eligibleLocations: [], timeZones: [], prepared: EMPTY };
  const stated = placesRead(readEligibility({ ...hidden, eligibleLocations }));
  if (stated.scope === "unstated") return null;
  const read = readEligibility({ ...hidden, prepared, language });
  const said = placesRead(read);
  const agrees = said.scope === stated.scope && sameSet(said.countries, stated.countries);
  return { stated: placeWords(stated), said: placeWords(said), agrees, evidence: read.evidence };
}

const placeWords = ({ scope, countries }: OpenPlaces) =>
  scope === "places" ? [...countries].toSorted().join(" ") : scope === "worldwide" ? scope : "";

function compareSalary(recorded: RecordedPosting): Value | null {
  const { salary: field, ...hidden } = recorded.posting;
  if (field === undefined) return null;
  const stated = salaryWords(readSalary({ field, title: "", prepared: EMPTY, country: null }).value);
  if (stated === "") return null;
  const { salary, evidence } = normalise(hidden, contextOf(recorded));
  const said = salaryWords(salary);
  return { stated, said, agrees: said === stated, evidence: evidence["salary"] ?? "" };
}

function compareEmployment(recorded: RecordedPosting): Value | null {
  const { employmentType: field = "", ...hidden } = recorded.posting;
  const stated = fieldType(field);
  if (stated === null) return null;
  const read = normalise(hidden, contextOf(recorded));
  const said = read.employmentType ?? "";
  return { stated, said, agrees: said === stated, evidence: read.evidence["employmentType"] ?? "" };
}

const contextOf = ({ source }: RecordedPosting) => ({ sourceId: source, sourceKind: "board" as const, now: NOW });

/** Compares every field that the source states with what the text alone says. */
export function compare(recorded: RecordedPosting): Comparison[] {
  const { source, posting } = recorded;
  const { prepared, language } = prepareAd(posting.body ?? posting.excerpt, posting.title);
  if (prepared.text.length < SHORTEST) return [];
  const header = {
    source,
    language: language ?? "–",
    half: halfOfEmployer(employerOf(recorded)),
    id: posting.externalId,
  };
  const remote = compareRemote(recorded, prepared, language);
  const values: Record<Field, Value | null> = {
    remote: isByDefault(recorded) ? null : remote,
    "remote by default": isByDefault(recorded) ? remote : null,
    countries: compareCountries(recorded, prepared, language),
    salary: compareSalary(recorded),
    employment: compareEmployment(recorded),
  };
  return FIELDS.flatMap((field) => (values[field] === null ? [] : [{ field, ...header, ...values[field] }]));
}
