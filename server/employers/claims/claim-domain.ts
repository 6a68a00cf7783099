import { domainToASCII } from "node:url";
import { parse } from "tldts";
import { isFreeMail } from "#normalise/company/mail-domains.ts";
import { EmployerError } from "#employers/employer-error.ts";

/**
 * Returns the registrable domain that somebody claims a company with, in ASCII, so that a look-alike in other letters is another domain.
 * Refuses what says nothing about a company: domains where anybody gets a name or an address, and parts of a domain, which a company may
 * have handed to somebody else.
 */
export function claimDomain(text: string): string {
  const typed = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/\.$/, "");
  const host = domainToASCII(typed.toLowerCase()).replace(/^www\./, "");
  // Sample companies have names under an ending reserved for examples.
  const { domain, isPrivate, isIcann, isIp } = host.endsWith(".example")
    ? { domain: host.split(".").slice(-2).join("."), isPrivate: false, isIcann: true, isIp: false }
    : parse(host, { allowPrivateDomains: true });
  if (host === "" || domain === null || isIp === true || (isIcann !== true && isPrivate !== true))
    throw new EmployerError("invalid-input", "Please give a domain such as acme.com", "domain");
  if (isPrivate === true || isFreeMail(host))
    throw new EmployerError(
      "invalid-input",
      `Anybody can get a name or an address at ${domain}, so it says nothing about a company.`,
      "domain",
    );
  if (host !== domain)
    throw new EmployerError(
      "invalid-input",
      `Please give the whole domain, ${domain}. A part of it may belong to somebody else.`,
      "domain",
    );
  return domain;
}

/** Returns the registrable domain of a website, or null. */
export function websiteDomain(website: string | null): string | null {
  const host = website === null ? undefined : URL.parse(website)?.hostname;
  if (host === undefined) return null;
  if (host.endsWith(".example")) return host.split(".").slice(-2).join(".");
  return parse(host, { allowPrivateDomains: true }).domain;
}
