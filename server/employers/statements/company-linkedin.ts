import { EmployerError } from "#employers/employer-error.ts";

const HOST = /^(?:(?:www|m|[a-z]{2})\.)?linkedin\.com$/;
/** Numbers or a name, without marks that mean something in an address or in HTML. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;
/** Letters that look like each other, so that a name with both imitates another one. */
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LONGEST_NAME = 100;

/**
 * Returns the address of a company's page on LinkedIn in the one form in which we store it: `https://www.linkedin.com/company/acme`. Takes what
 * people copy: pages of a country, tabs of the page, parameters, no scheme. Throws EmployerError for any other address.
 */
export function companyLinkedin(typed: string): string {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  const [, kind, name, ...rest] = url?.pathname.split("/") ?? [];
  const isOurs =
    url !== null && HOST.test(url.hostname) && url.username === "" && url.password === "" && url.port === "";
  const company = isOurs && kind === "company" && rest.length <= 3 ? companyName(name ?? "") : null;
  if (company === null)
    throw new EmployerError(
      "invalid-input",
      "Please give the address of your company’s page, such as https://www.linkedin.com/company/acme",
      "linkedin",
    );
  return `https://www.linkedin.com/company/${encodeURIComponent(company)}`;
}

/** LinkedIn ignores case, so that one page has one address here. Null for what is no name. */
function companyName(written: string): string | null {
  try {
    const name = decodeURIComponent(written).normalize("NFKC").toLowerCase();
    const isName = name.length <= LONGEST_NAME && NAME.test(name);
    return isName && !(LATIN.test(name) && LIKE_LATIN.test(name)) ? name : null;
  } catch {
    return null;
  }
}
