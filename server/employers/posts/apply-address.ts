import { parse } from "tldts";
import { publicUrl } from "#sources/web-address.ts";
import { boardBehind, sources } from "#sources/registry.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { websiteDomain } from "#employers/claims/claim-domain.ts";

/**
 * Returns the address to apply at as it's stored. Any https page will do, but a page of a job board that we read means that the jobs come from
 * there.
 */
export function applyAddress(typed: string): string {
  const address = publicUrl(typed);
  const host = address === null ? "" : (URL.parse(address)?.hostname ?? "");
  const isName = host.endsWith(".example") || parse(host).isIcann === true;
  if (address === null || !address.startsWith("https://") || !isName)
    throw new EmployerError(
      "invalid-input",
      "Please give the https address of a page where people apply",
      "content.applyUrl",
    );
  const board = boardBehind(address);
  if (board !== null)
    throw new EmployerError(
      "invalid-input",
      `This is a page of ${sources.get(board.source)?.name ?? "a job board"}, which we read. Add your board at /boards/new, and all its remote jobs are listed.`,
      "content.applyUrl",
    );
  return address;
}

/** Returns what operators should look at in an address to apply at, in words. */
export const addressMarks = (address: string, domain: string): string[] =>
  websiteDomain(address) === domain ? [] : [`people apply outside ${domain}`];
