import { z } from "zod";
import type { Level } from "#contract/schemas/job.ts";
import { JOB_FIELDS, POSTING_FIELD_NAMES } from "#contract/values/job-fields.ts";
import { dropReason } from "#normalise/publish-rules.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { normalise } from "#normalise/pipeline.ts";
import { readStatedSalary } from "#normalise/salary/salary.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import type { Posting } from "#sources/posting.ts";
import { industryBySlug } from "#taxonomy/industries.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";

const text = z.string().nullish();

/** One line of input: a raw posting in a form that is easy to type. */
const RawPosting = z.object({
  title: text,
  company: text,
  location: z.union([z.string(), z.array(z.string())]).nullish(),
  text,
  salary: z.union([z.string(), z.number()]).nullish(),
  employmentType: text,
  /** A source's flag: true or a word such as `hybrid`; false means nothing, because many sources default to it. */
  remote: z.union([z.boolean(), z.string()]).nullish(),
  postedAt: z.union([z.string(), z.number()]).nullish(),
  url: text,
});
type RawPosting = z.infer<typeof RawPosting>;

function workplaceOf(remote: RawPosting["remote"]): Posting["workplace"] {
  if (remote === true) return { value: "remote", evidence: "remote: true" };
  if (typeof remote !== "string") return undefined;
  const evidence = `remote: ${remote}`;
  if (/hybrid/i.test(remote)) return { value: "hybrid", evidence };
  if (/^(?:remote|fully[ _-]?remote|true|yes|1|telecommute)$/i.test(remote.trim()))
    return { value: "remote", evidence };
  return /^(?:on-?_?site|in-?_?office|office|in-?_?person)$/i.test(remote.trim())
    ? { value: "onsite", evidence }
    : undefined;
}

function toPosting(raw: RawPosting, line: number): Posting {
  const workplace = workplaceOf(raw.remote);
  const locations = typeof raw.location === "string" ? [raw.location] : (raw.location ?? []);
  return {
    externalId: String(line),
    url: raw.url ?? "",
    title: raw.title ?? "",
    company: { name: raw.company ?? "" },
    locations: locations.filter((location) => location.trim() !== ""),
    ...(raw.text == null ? {} : { body: raw.text }),
    ...(raw.salary == null ? {} : { salary: { text: String(raw.salary) } }),
    ...(raw.employmentType == null ? {} : { employmentType: raw.employmentType }),
    ...(raw.postedAt == null ? {} : { postedAt: raw.postedAt }),
    ...(workplace === undefined ? {} : { workplace }),
  };
}

/** Returns the salary, including one without a currency or period that is not a salary range yet. */
function salaryOf(normalised: NormalisedPosting, posting: Posting): object | null {
  if (normalised.salary !== null) return normalised.salary;
  const country = normalised.eligibility.countries.length === 1 ? (normalised.eligibility.countries[0] ?? null) : null;
  const read = readStatedSalary({
    field: posting.salary,
    title: posting.title,
    prepared: prepareAd(posting.body, posting.title).prepared,
    country,
  });
  if (read === null) return null;
  const { text, min, max, currency, period } = read.statement;
  return { text, min, max, currency, period, yearlyUsd: null };
}

function explanationOf(normalised: NormalisedPosting, posting: Posting, now: Date): object {
  const has = (level: Level) => normalised.levels.includes(level);
  const { scope, countries, regions, states, excluded, timeZones, evidence } = normalised.eligibility;
  const names = (slugs: readonly string[], name: (slug: string) => string | undefined) =>
    slugs.map((slug) => name(slug) ?? slug);
  return {
    role: normalised.title,
    ...plainFields(normalised),
    salary: salaryOf(normalised, posting),
    education: normalised.education,
    url: posting.url === "" ? null : posting.url,
    techStack: names(normalised.techStack, (slug) => technologyBySlug(slug)?.name),
    industries: names(normalised.industries, (slug) => industryBySlug(slug)?.name),
    experienceLevel: {
      isEntry: has("entry"),
      isJunior: has("junior"),
      isMidLevel: has("mid"),
      isSenior: has("senior"),
      isLead: has("lead"),
    },
    company: { name: normalised.companyName },
    roles: names(normalised.roles, (slug) => roleBySlug(slug)?.title),
    remote: normalised.remote,
    eligibility: { scope, countries, regions, states, excluded, timeZones, evidence },
    postedAt: normalised.postedAt,
    published: dropReason(normalised, now) === null,
    dropReason: dropReason(normalised, now),
    evidence: normalised.evidence,
  };
}

/** The fields that a card carries as they are; `explained` words the places and the roles itself. */
function plainFields(normalised: NormalisedPosting): object {
  const plain = POSTING_FIELD_NAMES.filter(
    (name) => JOB_FIELDS[name].card === "asIs" && name !== "eligibility" && name !== "roles",
  );
  return Object.fromEntries(plain.map((name) => [name, normalised[name]]));
}

/** Explains one line of input, or returns an error that names the line. */
export function explainLine(line: string, number: number, now: Date): { ok: boolean; output: object } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return {
      ok: false,
      output: {
        line: number,
        error: `line ${number} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      },
    };
  }
  const raw = RawPosting.safeParse(value);
  if (!raw.success) {
    const issue = raw.error.issues[0];
    const field = issue?.path.join(".") ?? "";
    return {
      ok: false,
      output: {
        line: number,
        error: `line ${number} is not a raw posting: ${field === "" ? "" : `${field}: `}${issue?.message ?? "wrong shape"}`,
      },
    };
  }
  const posting = toPosting(raw.data, number);
  return {
    ok: true,
    output: explanationOf(normalise(posting, { sourceId: "explain", sourceKind: "ats", now }), posting, now),
  };
}
