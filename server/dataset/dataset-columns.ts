import { statedPeriod } from "#contract/values/salary/short-salary.ts";
import type { DatasetColumn, DatasetColumnType } from "#contract/schemas/dataset.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Job } from "#contract/schemas/job.ts";
import { levelsOf } from "#store/search/job-levels.ts";
import { linkWithoutContact, maskAddressesAndNumbers as mask } from "#normalise/text/contacts.ts";
import { sources } from "#sources/registry.ts";
import type { JobEvidence } from "#store/search/job-pages.ts";

export interface DatasetJob {
  job: Job;
  evidence: JobEvidence;
  /** The job's page on this site. */
  pageUrl: string;
}

export type DatasetValue = string | number | boolean | Date | readonly string[] | null;
/** One job's values, in the order of the columns. */
export type DatasetRow = readonly DatasetValue[];

interface Column extends DatasetColumn {
  value: (job: DatasetJob) => DatasetValue | undefined;
}

/** Declares a column whose value a job may lack. */
function optional(type: DatasetColumnType, name: string, description: string, value: Column["value"]): Column {
  return { name, type, required: false, description, value };
}

/** Declares a column that every job has. */
function required(type: DatasetColumnType, name: string, description: string, value: Column["value"]): Column {
  return { ...optional(type, name, description, value), required: true };
}

const link = (url: string, { pageUrl }: DatasetJob): string => linkWithoutContact(url, pageUrl);

/** Languages with the level where one is stated: `de C1`. */
function languages({ evidence: { fields } }: DatasetJob, isRequired: boolean): string[] {
  return fields.languagesAsked
    .filter(({ required: isAsked }) => isAsked === isRequired)
    .map(({ language, level }) => (level === null ? language : `${language} ${level}`));
}

type Fields = DatasetJob["evidence"]["fields"];
type NamesOf<T> = { [K in keyof Fields]: Fields[K] extends T ? K : never }[keyof Fields];

/** Declares a column of a bound that a posting may state. */
function bound(name: string, description: string, field: NamesOf<Bounds | null>, which: keyof Bounds): Column {
  return optional("number", name, description, ({ evidence }) => evidence.fields[field]?.[which]);
}

/** Declares a column of a word that a posting may state. */
function fact(name: string, description: string, field: NamesOf<string | null>): Column {
  return optional("text", name, description, ({ evidence }) => evidence.fields[field]);
}

/** What postings say about the terms of a job. */
const TERM_COLUMNS: readonly Column[] = [
  fact("ad_language", "The language of the posting, ISO 639-1", "adLanguage"),
  required(
    "texts",
    "languages_required",
    "Languages that people must know, ISO 639-1, each with its level where stated: de C1",
    (each) => languages(each, true),
  ),
  required("texts", "languages_welcome", "Languages that are only welcome, written alike", (each) =>
    languages(each, false),
  ),
  required(
    "texts",
    "work_authorisation",
    "Countries in which people must be allowed to work already, ISO 3166-1, or EU",
    ({ evidence }) => evidence.fields.workAuthorisation,
  ),
  fact("security_clearance", "required where people need a security clearance", "securityClearance"),
  bound("years_min", "The least years of experience asked for", "yearsAsked", "min"),
  bound("years_max", "The most years of experience asked for", "yearsAsked", "max"),
  fact("degree_optional", "yes where experience replaces the degree", "degreeOptional"),
];

/** What postings say about hours, contract, applying, travel and pay beside the base. */
const CONDITION_COLUMNS: readonly Column[] = [
  bound("hours_min", "The least hours a week", "hoursAsked", "min"),
  bound("hours_max", "The most hours a week", "hoursAsked", "max"),
  bound("contract_months_min", "The least months that the contract runs", "contractMonths", "min"),
  bound("contract_months_max", "The most months that the contract runs", "contractMonths", "max"),
  fact(
    "deadline",
    "dated where there is a last day to apply, rolling where applications are read as they come",
    "deadline",
  ),
  fact("apply_by", "The last day to apply: 2026-12-31", "applicationDeadline"),
  fact("travel", "none, some, or the most travel in percent of the time: 10, 25, 50 or 100", "travel"),
  bound("travel_percent_min", "The least travel in percent of the time", "travelPercent", "min"),
  bound("travel_percent_max", "The most travel in percent of the time", "travelPercent", "max"),
  fact("on_call", "yes or no: whether people are on call", "onCall"),
  fact(
    "vacancy",
    "open where the posting says that there is an opening, pool where it collects people for later",
    "vacancy",
  ),
  required(
    "texts",
    "disclosures",
    "ai-screening, no-ai-screening: whether AI screens applicants; pay-law: pay is stated because a law demands it",
    ({ evidence }) => evidence.fields.disclosures,
  ),
  required(
    "texts",
    "extra_pay",
    "Any of on-target, commission, bonus, equity: what is paid beside the base",
    ({ evidence }) => evidence.fields.extraPay,
  ),
  bound("on_target_min", "The lowest on-target pay stated", "onTargetPay", "min"),
  bound("on_target_max", "The highest on-target pay stated", "onTargetPay", "max"),
  optional(
    "number",
    "form_questions",
    "Questions of the employer's form beside name, contact and documents",
    ({ evidence }) => evidence.fields.applicationForm?.questions,
  ),
  optional(
    "number",
    "form_essays",
    "Those of them that take long answers or a video",
    ({ evidence }) => evidence.fields.applicationForm?.essays,
  ),
  optional(
    "text",
    "on_target_currency",
    "Its currency, ISO 4217",
    ({ evidence }) => evidence.fields.onTargetPay?.currency,
  ),
  optional(
    "text",
    "on_target_period",
    "hour, day, week, month or year",
    ({ evidence }) => evidence.fields.onTargetPay?.period,
  ),
];

/** The columns of the open dataset: facts of a job, without its description. E-mail addresses and telephone numbers are masked. */
const COLUMNS: readonly Column[] = [
  required("text", "id", "The job's id on this site, the same in every edition", ({ job }) => job.id),
  required("text", "title", "The job's title", ({ job }) => mask(job.role)),
  required("text", "company", "The employer's name", ({ job }) => mask(job.company.name)),
  required("text", "company_slug", "The employer on this site", ({ job }) => job.company.slug),
  optional("text", "company_url", "The employer's website", ({ job }) =>
    job.company.url === undefined ? null : linkWithoutContact(job.company.url, null),
  ),
  required("text", "location", "Where people may live, as shown on this site", ({ job }) => mask(job.location)),
  required("text", "eligible_scope", "worldwide, places or unstated", ({ job }) => job.eligibility.scope),
  required(
    "texts",
    "eligible_countries",
    "Countries whose residents can be hired, ISO 3166-1",
    ({ job }) => job.eligibility.countries,
  ),
  required(
    "texts",
    "eligible_regions",
    "Regions whose residents can be hired, such as europe",
    ({ job }) => job.eligibility.regions,
  ),
  required(
    "texts",
    "eligible_states",
    "States whose residents can be hired, ISO 3166-2",
    ({ job }) => job.eligibility.states,
  ),
  required("texts", "excluded_places", "Places whose residents cannot be hired", ({ job }) => job.eligibility.excluded),
  optional(
    "number",
    "utc_offset_from",
    "Working hours asked for: the lowest UTC offset",
    ({ job }) => job.eligibility.timeZones?.from,
  ),
  optional(
    "number",
    "utc_offset_to",
    "Working hours asked for: the highest UTC offset",
    ({ job }) => job.eligibility.timeZones?.to,
  ),
  required("text", "eligible_evidence", "The words of the posting that decide where people may live", ({ job }) =>
    mask(job.eligibility.evidence),
  ),
  required("text", "remote_evidence", "The words of the posting that make the job remote", ({ evidence }) =>
    mask(evidence.remoteEvidence),
  ),
  optional("text", "employment_type", "full-time, part-time, contract or internship", ({ job }) => job.employmentType),
  required("texts", "levels", "Any of entry, junior, mid, senior, lead", ({ job }) => levelsOf(job)),
  required("texts", "roles", "Roles, the best first", ({ job }) => job.roles),
  required("texts", "technologies", "Technologies that the posting names", ({ job }) => job.techStack),
  required("texts", "industries", "The employer's industries", ({ job }) => job.industries),
  optional("text", "education", "The education asked for", ({ job }) => job.education),
  optional(
    "text",
    "visa_sponsorship",
    "Whether the employer sponsors a visa: yes or no",
    ({ job }) => job.visaSponsorship,
  ),
  ...TERM_COLUMNS,
  ...CONDITION_COLUMNS,
  optional("number", "salary_min", "The lowest salary stated", ({ job }) => job.salaryRange?.min),
  optional("number", "salary_max", "The highest salary stated", ({ job }) => job.salaryRange?.max),
  optional("text", "salary_currency", "Its currency, ISO 4217", ({ job }) => job.salaryRange?.currency),
  optional("text", "salary_period", "hour, day, week, month or year", ({ job }) => statedPeriod(job)),
  optional(
    "number",
    "salary_yearly_usd",
    "The middle of the range in US dollars a year",
    ({ job }) => job.salaryRange?.yearlyUsd,
  ),
  required("time", "posted_at", "When it was posted", ({ job }) => new Date(job.postedAt)),
  required(
    "flag",
    "posted_at_is_first_seen",
    "Whether no source states a date, so posted_at is first_seen_at",
    ({ job }) => job.postedAtIsFirstSeen,
  ),
  required("time", "first_seen_at", "When this site first saw it", ({ job }) => new Date(job.firstSeenAt)),
  required("time", "last_seen_at", "When a source last listed it", ({ job }) => new Date(job.lastSeenAt)),
  required("text", "page_url", "Its page on this site", ({ pageUrl }) => pageUrl),
  required("text", "apply_url", "Where to apply", (each) => link(each.job.url, each)),
  required("texts", "sources", "Ids of the sources that carry it, the leading one first", ({ job }) =>
    job.sources.map(({ source }) => source),
  ),
  required("texts", "source_urls", "Its page at each source", (each) =>
    each.job.sources.map(({ url }) => link(url, each)),
  ),
  required("texts", "attributions", "What must be shown next to it, each with its link in source_urls", ({ job }) =>
    job.sources.map(({ source }) => sources.get(source)?.terms.attribution ?? ""),
  ),
];

export const DATASET_COLUMNS: readonly DatasetColumn[] = COLUMNS.map(({ value: _value, ...column }) => column);

/** Returns a job's values in the order of the columns. */
export function datasetRow(job: DatasetJob): DatasetValue[] {
  return COLUMNS.map(({ value }) => value(job) ?? null);
}
