import { getDomainWithoutSuffix } from "tldts";
import { nameSkeleton } from "#dedupe/look-alike.ts";
import type { DomainFacts } from "./domain-facts.ts";

/** So many people on one network may be an office, or one person with several mailboxes. */
const LEAST_ON_ONE_NETWORK = 3;

/** Returns a domain without its public suffix: `acme` of `acme.co.uk`. */
export function labelOf(domain: string): string {
  return getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) ?? domain;
}

/**
 * Returns what about a domain is typical of fake employees, in words for operators. A mark decides nothing: honest domains have some too.
 * `companyIds` are the companies that somebody names for the domain.
 */
export function domainMarks(
  domain: string,
  companyIds: ReadonlySet<string>,
  { referrers, fromOneNetwork, resembled }: DomainFacts,
): string[] {
  const people = referrers.reduce((sum, { count }) => sum + count, 0);
  const imitated = resembled.flatMap(({ id, name, domains }) => {
    const isOwn = companyIds.has(id) || domains.includes(domain);
    if (!isOwn) return [`reads like ${name}, another company`];
    const own = domains.find((each) => each !== domain && imitates(domain, each));
    return own === undefined ? [] : [`reads like ${own}, the company’s other domain`];
  });
  return [
    ...new Set(imitated),
    ...(referrers.length > 1 ? [`has referrers of ${referrers.map(({ company }) => company).join(" and ")}`] : []),
    ...(fromOneNetwork >= LEAST_ON_ONE_NETWORK && fromOneNetwork * 2 > people
      ? [`${fromOneNetwork} of its ${people} referrers log in from one network`]
      : []),
  ];
}

/** The same name under another ending is usual: acme.com and acme.io. One with words for hiring or look-alike letters isn't. */
function imitates(domain: string, own: string): boolean {
  const [a, b] = [labelOf(domain), labelOf(own)];
  return a !== b && a.length >= b.length && nameSkeleton(a) === nameSkeleton(b);
}
