import { getDomain } from "tldts";
import { companyKey } from "#dedupe/company-key.ts";

const SHORTEST_LABEL = 3;

/**
 * Returns whether a board that a site's page leads to may be that site's own: an employer that the board states is the site's
 * domain or one of the page's names. True when the board states none.
 */
export function mayBelongToSite(
  page: { address: string; names: readonly string[] },
  stated: readonly string[],
): boolean {
  if (stated.length === 0) return true;
  const label = companyKey((getDomain(page.address) ?? "").split(".")[0] ?? "");
  const names = page.names.map(companyKey);
  return stated.map(companyKey).some((key) => {
    if (key.length < SHORTEST_LABEL) return names.includes(key);
    const isDomain = label.length >= SHORTEST_LABEL && (key.startsWith(label) || label.startsWith(key));
    return isDomain || names.some((name) => name.includes(key));
  });
}
