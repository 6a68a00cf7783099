import { EmploymentType, Level, VisaSponsorship } from "#contract/schemas/job.ts";
import {
  CORRECTABLE,
  CORRECTABLE_FACTS,
  type CompanyFact,
  type CorrectableField,
  type Correction,
  type JobCorrection,
  type JobField,
} from "#contract/values/moderation/correction.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { readFact } from "./read-fact.ts";
import { readSalary } from "#normalise/salary/salary.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { placeByCode, places } from "#taxonomy/places.ts";

const LONGEST_TITLE = 200;

/** Reads what an operator wrote about a field. Nothing written takes corrections back. Throws ModerationError for what we can't read. */
export function readCorrection(field: CorrectableField, written: string): Correction {
  const text = written.trim();
  if (field in CORRECTABLE_FACTS) return readFact(field as CompanyFact, text);
  return readField(field as JobField, text);
}

function readField(field: JobField, text: string): JobCorrection {
  const value = text === "" ? null : READERS[field](text);
  if (value === undefined)
    throw new ModerationError("invalid-input", `Please write it like this: ${CORRECTABLE[field].hint}`, "correction");
  return { field, value } as JobCorrection;
}

const READERS = {
  title: (text) => (text.length <= LONGEST_TITLE ? text : undefined),
  countries: (text) => (/^worldwide$/i.test(text) ? [] : readList(text, countryCode)?.toSorted()),
  salary: (text) =>
    readSalary({ field: { text }, title: "", prepared: prepareText(""), country: null }).value ?? undefined,
  levels: (text) => readList(text, (part) => Level.safeParse(part.toLowerCase()).data),
  employmentType: (text) => EmploymentType.safeParse(text.toLowerCase()).data,
  visaSponsorship: (text) => VisaSponsorship.safeParse(text.toLowerCase()).data,
} satisfies { [Field in JobField]: (text: string) => JobCorrection["value"] | undefined };

/** Reads what stands between commas; undefined if one part says nothing. */
function readList<Item>(text: string, read: (part: string) => Item | undefined): Item[] | undefined {
  const items = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(read);
  return items.includes(undefined) ? undefined : [...new Set(items as Item[])];
}

function countryCode(part: string): string | undefined {
  const byCode = placeByCode(part.toUpperCase());
  if (byCode?.kind === "country") return part.toUpperCase();
  const name = part.toLowerCase();
  return places.find((place) => place.kind === "country" && place.name.toLowerCase() === name)?.code ?? undefined;
}
