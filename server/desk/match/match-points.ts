import type { MatchPoint } from "#contract/schemas/desk/match.ts";
import type { SalaryRange } from "#contract/schemas/job.ts";
import { optionLabel } from "#contract/values/filters.ts";
import { readPlaceSentences } from "#normalise/place/sentences.ts";
import { prepareText, type PreparedText } from "#normalise/text/prepared-text.ts";
import {
  countryPoints,
  hoursPoints,
  KNOCK_OUT,
  lacksPermit,
  levelPoints,
  type MatchTarget,
  MOST_POINTS,
  needsVisa,
  payPoints,
} from "#search/match/match-rules.ts";
import type { MatchableJob } from "#store/search/matchable-jobs.ts";
import { toYearlyUsd } from "#taxonomy/money.ts";
import type { MatchedPerson } from "./matched-person.ts";
import { matchTarget, withImplied } from "./match-target.ts";
import { neededLanguages } from "./needed-languages.ts";
import { type NeededSkills, neededSkills } from "./needed-skills.ts";
import { countryName, languageName, profileLines, type ProfileLines } from "./profile-lines.ts";

interface Compared {
  person: MatchedPerson;
  target: MatchTarget;
  lines: ProfileLines;
  job: MatchableJob;
  prepared: PreparedText;
}

type Fit = MatchPoint["fit"];

/**
 * Compares a person with a job point by point: first what may rule it out, then the role, then what the posting requires and would like.
 * A point needs a sentence of the posting and a line of the profile; where one says nothing there is no point.
 */
export function matchPoints(person: MatchedPerson, job: MatchableJob, now: Date): MatchPoint[] {
  const compared: Compared = {
    person,
    target: matchTarget(person, now),
    lines: profileLines(person),
    job,
    prepared: prepareText(job.description),
  };
  const needs = neededSkills(job.title, compared.prepared, job.companyName).flatMap((need) => skillsOf(compared, need));
  const points = [
    ...countryPoint(compared),
    ...hoursPoint(compared),
    ...permitPoint(compared),
    ...levelPoint(compared),
    ...payPoint(compared),
    ...rolePoint(compared),
    ...needs,
    ...languagePoints(compared),
  ];
  return points.filter(({ job: quote, profile }) => quote.trim() !== "" && profile !== "");
}

function rule(about: MatchPoint["about"], name: string, fit: Fit, quotes: [job: string, profile: string | null]) {
  const [job, profile] = quotes;
  return profile === null ? [] : [{ about, need: "rule" as const, fit, name, job, profile }];
}

function countryPoint({ person: { country }, target, lines, job: { eligibility } }: Compared): MatchPoint[] {
  if (country === null) return [];
  const points = countryPoints(eligibility, target);
  const fit: Fit = points === KNOCK_OUT ? "no" : points === MOST_POINTS.country ? "yes" : "unclear";
  return rule("country", countryName(country), fit, [eligibility.evidence, lines.country]);
}

function hoursPoint({ target, lines, job: { eligibility }, prepared }: Compared): MatchPoint[] {
  const { timeZones } = eligibility;
  if (timeZones === null || target.workday === null) return [];
  const points = hoursPoints(timeZones, target);
  const fit: Fit = points === KNOCK_OUT ? "no" : points * 2 >= MOST_POINTS.hours ? "yes" : "unclear";
  const said = readPlaceSentences(prepared).zones?.evidence;
  const sign = (hours: number): string => `UTC${hours < 0 ? "" : "+"}${hours}`;
  const field = `time zones: ${sign(timeZones.from)} to ${sign(timeZones.to)}`;
  return rule("hours", "Working hours", fit, [said ?? field, lines.hours]);
}

function permitPoint({ target, lines, job }: Compared): MatchPoint[] {
  const { eligibility, visaSponsorship, evidence } = job;
  if (visaSponsorship === null || (visaSponsorship === "yes" && !needsVisa(eligibility, target))) return [];
  const fit: Fit = lacksPermit(eligibility, visaSponsorship, target) ? "no" : "yes";
  return rule("permit", "Work permit", fit, [evidence["visaSponsorship"] ?? "", lines.permits]);
}

function levelPoint({ target, lines, job: { levels, evidence, title } }: Compared): MatchPoint[] {
  if (levels.length === 0) return [];
  const points = levelPoints(levels, target);
  const fit: Fit = points === KNOCK_OUT ? "no" : points === MOST_POINTS.level ? "yes" : "unclear";
  const name = levels.map((level) => optionLabel("experienceLevel", level)).join(", ");
  return rule("level", name, fit, [evidence["levels"] ?? `title: ${JSON.stringify(title)}`, lines.level]);
}

function payPoint({ target, lines, job: { salary } }: Compared): MatchPoint[] {
  if (salary === null || target.payFloorUsd === null) return [];
  const points = payPoints(salary.yearlyUsd, topUsd(salary), target);
  const fit: Fit = points === KNOCK_OUT ? "no" : points === MOST_POINTS.pay ? "yes" : "unclear";
  return rule("pay", "Pay", fit, [salary.text, lines.pay]);
}

/** Returns the most that a salary pays in US dollars a year; infinite where its range is open. */
export function topUsd({ max, currency, period }: SalaryRange): number {
  return max === null ? Infinity : (toYearlyUsd(max, currency, period) ?? Infinity);
}

/** A role that is the wanted one or a kind of it is a full match. */
const FULL_ROLE = 0.8;

function rolePoint({ person, target, lines, job: { roles, title } }: Compared): MatchPoint[] {
  const earned = Math.max(0, ...target.roles.map(([slug, points]) => (roles.includes(slug) ? points : 0)));
  const wanted = person.roles.find((slug) => roles.includes(slug)) ?? person.roles[0];
  if (earned === 0 || wanted === undefined) return [];
  const fit: Fit = earned >= MOST_POINTS.role * FULL_ROLE * 0.9 ? "yes" : "unclear";
  const profile = lines.role(wanted);
  return [
    {
      about: "role",
      need: "must",
      fit,
      name: profile.replace(/^Role: /, ""),
      job: `title: ${JSON.stringify(title)}`,
      profile,
    },
  ];
}

/** Returns a point for each technology of a sentence. Where one of several will do, those that the person lacks are no points. */
function skillsOf({ person, lines }: Compared, { need, sentence, technologies, anyOf }: NeededSkills): MatchPoint[] {
  const ownOf = (slug: string): string | undefined =>
    person.skills.find((own) => own === slug || withImplied([own]).has(slug));
  const known = technologies.filter(({ slug }) => ownOf(slug) !== undefined);
  const missing = anyOf && known.length > 0 ? [] : technologies.filter((each) => !known.includes(each));
  const base = { about: "skill" as const, need, job: sentence };
  const lacking = { ...base, fit: "no" as const, profile: lines.skills };
  return [
    ...known.map(({ slug, name }) => ({ ...base, fit: "yes" as const, name, profile: lines.skill(ownOf(slug)!) })),
    ...(anyOf && missing.length > 1
      ? [{ ...lacking, name: missing.map(({ name }) => name).join(" or ") }]
      : missing.map(({ name }) => ({ ...lacking, name }))),
  ];
}

function languagePoints({ person: { languages }, lines, prepared }: Compared): MatchPoint[] {
  const all = lines.languages;
  if (all === null) return [];
  return neededLanguages(prepared).flatMap(({ need, sentence, codes }) =>
    codes.map((code): MatchPoint => {
      const spoken = languages.some((each) => each.code === code);
      const name = languageName(code);
      const profile = spoken ? lines.language(code) : all;
      return { about: "language", need, fit: spoken ? "yes" : "no", name, job: sentence, profile };
    }),
  );
}
