import { Parser } from "htmlparser2";
import { parseJsonTextIds } from "#sources/json-text-ids.ts";
import { z } from "zod";
import { amount, placeText, readItems, readRoot, type LoosePosting } from "#sources/read.ts";
import type { ReadResult, SourceAnswer } from "#sources/source.ts";

type Fields = Record<string, unknown>;

/** Returns the schema.org JobPosting objects in a page's `application/ld+json` scripts. Skips invalid scripts. */
export function jobPostingsIn(html: string): Fields[] {
  const scripts: string[] = [];
  let open = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name === "script" && /^application\/ld\+json/i.test(attributes["type"] ?? "");
      if (open) scripts.push("");
    },
    ontext(text) {
      if (open) scripts[scripts.length - 1] += text;
    },
    onclosetag() {
      open = false;
    },
  });
  parser.end(html);
  return scripts.flatMap(parsed).flatMap(flattened).filter(isJobPosting);
}

/** Returns the fields of a JobPosting that a source's list lacks. */
export function fieldsOfJobPosting(posting: Fields): Omit<LoosePosting, "company"> {
  const pay = asFields(posting["baseSalary"]);
  const range = asFields(pay["value"]);
  const unit = asText(range["unitText"] ?? pay["unitText"]).toLowerCase();
  const period = (["hour", "day", "week", "month", "year"] as const).find((name) => unit.startsWith(name));
  const [min, max] = [range["minValue"] ?? range["value"], range["maxValue"] ?? range["value"]].map(
    (value) => amount.safeParse(value).data,
  );
  return {
    title: asText(posting["title"]),
    body: asText(posting["description"]),
    locations: asList(posting["jobLocation"]).map(placeOf),
    eligibleLocations: asList(posting["applicantLocationRequirements"]).map((place) =>
      asText(asFields(place)["name"] ?? place),
    ),
    employmentType: asList(posting["employmentType"]).map(asText).join(", "),
    workplace:
      asText(posting["jobLocationType"]) === "TELECOMMUTE"
        ? { value: "remote", evidence: "jobLocationType: TELECOMMUTE" }
        : undefined,
    salary: max ? { min, max, currency: asText(pay["currency"] ?? range["currency"]), period } : undefined,
    postedAt: asText(posting["datePosted"]),
    closesAt: asText(posting["validThrough"]),
  };
}

/** Returns the employer that a JobPosting names. */
export function companyOfJobPosting(posting: Fields): LoosePosting["company"] {
  const organization = asFields(posting["hiringOrganization"]);
  const logo = organization["logo"];
  return {
    name: asText(organization["name"] ?? posting["hiringOrganization"]),
    website: asText(organization["sameAs"]),
    logoUrl: asText(asFields(logo)["url"] ?? logo),
  };
}

/** Reads a detail by the page's first JobPosting; the result is empty for a page without one. */
export function postingOfPage(sourceId: string, { request, payload }: SourceAnswer, url = request.url): ReadResult {
  const found = jobPostingsIn(readRoot(sourceId, z.string(), payload)).slice(0, 1);
  return readItems(found, z.record(z.string(), z.unknown()), (posting) => ({
    ...fieldsOfJobPosting(posting),
    externalId: request.externalId ?? "",
    url,
    company: companyOfJobPosting(posting),
  }));
}

function parsed(script: string): unknown[] {
  try {
    return [parseJsonTextIds(script.replace(/^\s*(<!--|\/\/<!\[CDATA\[)|(-->|\/\/\]\]>)\s*$/g, ""))];
  } catch {
    return [];
  }
}

function flattened(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(flattened);
  const fields = asFields(value);
  return [fields, ...asList(fields["@graph"]).map(asFields)];
}

function isJobPosting(fields: Fields): boolean {
  return asList(fields["@type"]).includes("JobPosting");
}

function placeOf(place: unknown): string {
  const fields = asFields(place);
  const address = asFields(fields["address"]);
  const country = address["addressCountry"];
  return (
    placeText(
      asText(address["addressLocality"]),
      asText(address["addressRegion"]),
      asText(asFields(country)["name"] ?? country),
    ) || asText(fields["address"] ?? fields["name"])
  );
}

function asFields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Some systems write this word for a missing value. */
const NOTHING = "UNAVAILABLE";

function asText(value: unknown): string {
  return typeof value === "string" ? (value === NOTHING ? "" : value) : typeof value === "number" ? String(value) : "";
}
