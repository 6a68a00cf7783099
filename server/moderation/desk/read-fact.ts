import { CORRECTABLE_FACTS, type CompanyCorrection, type CompanyFact } from "#contract/values/moderation/correction.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { companyLinkedin } from "#employers/statements/company-linkedin.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { typedAddress } from "#employers/statements/typed-address.ts";
import { companySizes, employeesOf } from "#taxonomy/company-sizes.ts";
import { industries, namesOfIndustries } from "#taxonomy/industries.ts";

const MOST_INDUSTRIES = 3;
const LONGEST_ADDRESS = 300;
/** What says that there is no such thing. */
const NONE = "none";

/** Reads what an operator wrote about a fact of a company. Nothing written takes corrections back. Throws ModerationError for what we can't read. */
export function readFact(field: CompanyFact, text: string): CompanyCorrection {
  if (text === "") return { field, value: null, words: "" };
  const read = READERS[field](text);
  if (read === null)
    throw new ModerationError(
      "invalid-input",
      `Please write it like this: ${CORRECTABLE_FACTS[field].hint}`,
      "correction",
    );
  return { field, ...read };
}

type Read = Pick<CompanyCorrection, "value" | "words"> | null;

const READERS: Record<CompanyFact, (text: string) => Read> = {
  size(text) {
    const wanted = plain(text.replace(/ employees$/i, "").replaceAll("–", "-"));
    const size = companySizes.find(({ value }) => plain(employeesOf(value) ?? "") === wanted);
    return size === undefined ? null : { value: size.value, words: `${employeesOf(size.value)} employees` };
  },
  industries(text) {
    const named = text
      .split(",")
      .map(plain)
      .filter((part) => part !== "")
      .map((part) => industries.find(({ slug, name }) => plain(name) === part || slug === part)?.slug);
    if (named.length === 0 || named.length > MOST_INDUSTRIES || named.includes(undefined)) return null;
    const value = [...new Set(named as string[])].toSorted();
    return { value, words: namesOfIndustries(value).join(", ") };
  },
  linkedin(text) {
    try {
      return asIs(companyLinkedin(text));
    } catch (error) {
      if (error instanceof EmployerError) return null;
      throw error;
    }
  },
  website: address,
  logo: (text) => (/^https:/i.test(text) || plain(text) === NONE ? address(text) : null),
};

const plain = (text: string): string => text.trim().toLowerCase();
const asIs = (value: string): Read => ({ value, words: value });

function address(text: string): Read {
  if (plain(text) === NONE) return { value: "", words: NONE };
  const url = text.length > LONGEST_ADDRESS ? null : typedAddress(text);
  return url === null ? null : asIs(url);
}
