import type { PostContent } from "#contract/schemas/employers/posts.ts";
import type { EmployerStatement } from "#contract/schemas/employers/statements.ts";
import { utcRange } from "#contract/values/utc-offset.ts";
import type { ChangeRow } from "#store/employers/statements.ts";
import { uploadHash } from "#store/employers/uploaded-logos.ts";
import { employeesOf } from "#taxonomy/company-sizes.ts";
import { namesOfIndustries } from "#taxonomy/industries.ts";
import { placeByCode } from "#taxonomy/places.ts";

/** Says in words what an entry says for its company. */
export function changeWords({ field, value, subjectId }: Pick<ChangeRow, "field" | "value" | "subjectId">): string {
  if (field === "filled") return `job ${subjectId} is ${value === true ? "filled" : "open"}`;
  if (field === "disowned" && value === null) return `nothing about board ${subjectId}`;
  if (field === "disowned") return `board ${subjectId} is ${value === true ? "not ours" : "ours"}`;
  if (field === "post")
    return value === null ? `post ${subjectId} is closed` : `post ${subjectId}: ${(value as PostContent).title}`;
  if (field === "website") return typeof value === "string" ? `website ${value}` : "no website";
  if (field === "logo") return logoWords(value);
  if (field === "size") return value === null ? "nothing about its size" : `${employeesOf(value as string)} employees`;
  if (field === "linkedin") return value === null ? "nothing about LinkedIn" : `LinkedIn ${value as string}`;
  if (field === "industries") return industriesWords(value as string[] | null);
  return value === null ? "nothing about where we hire" : statementWords(value as EmployerStatement);
}

const industriesWords = (slugs: string[] | null): string =>
  slugs === null ? "nothing about its industries" : `industries ${namesOfIndustries(slugs).join(", ")}`;

function logoWords(value: unknown): string {
  if (typeof value !== "string") return "no logo";
  const hash = uploadHash(value);
  return hash === null ? `logo ${value}` : `an uploaded logo (${hash.slice(0, 8)})`;
}

function statementWords({ countries, timeZones, visaSponsorship }: EmployerStatement): string {
  const parts = [
    ...(countries.length === 0 ? [] : [countries.map((code) => placeByCode(code)?.name ?? code).join(", ")]),
    ...(timeZones === null ? [] : [utcRange(timeZones)]),
    ...(visaSponsorship === null ? [] : [visaSponsorship === "yes" ? "visas" : "no visas"]),
  ];
  if (parts.length === 0) return "nothing about where we hire";
  return `${countries.length === 0 ? "about hiring: " : "can hire in "}${parts.join("; ")}`;
}
