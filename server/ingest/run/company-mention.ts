import { companyDomain, companyKey, hasMixedScripts, slugify } from "#dedupe/company-key.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { PostingCompany } from "#sources/posting.ts";
import type { MentionedBy } from "#store/catalogue/company-mention.ts";
import type { CompanyMention } from "#store/catalogue/company-mention.ts";

type CompanyFields = Pick<NormalisedPosting, "companyName" | "employeeStrength" | "companySize" | "industries">;

const LONGEST_NAME = 200;

/** Converts the employer of a posting to the keys and fields of the company table. Sample companies get keys of their own. */
export function companyMention(company: PostingCompany, normalised: CompanyFields, by: MentionedBy): CompanyMention {
  const { website, linkedin, logoUrl } = company;
  const name =
    normalised.companyName
      .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
      .trim()
      .slice(0, LONGEST_NAME) || "Unknown company";
  const domain = companyDomain(website);
  const space = by.sample ? "sample:" : "";
  return {
    nameKey: `${space}name:${companyKey(name) || name.toLowerCase()}`,
    domainKey: domain === null ? null : `${space}domain:${domain}`,
    name,
    nameFlag: hasMixedScripts(name) ? "mixed-script" : null,
    slug: slugify(name),
    domain,
    website: website ?? null,
    linkedin: linkedin ?? null,
    logoUrl: logoUrl ?? null,
    employeeStrength: normalised.employeeStrength,
    sizeValue: normalised.companySize,
    industries: normalised.industries,
    ...by,
  };
}
