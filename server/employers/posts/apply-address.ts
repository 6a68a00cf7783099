import { domainToASCII } from "node:url";
import { parse } from "tldts";
import { MAILTO } from "#contract/values/employers/apply-by-mail.ts";
import { publicUrl } from "#sources/web-address.ts";
import { boardBehind, sources } from "#sources/registry.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { websiteDomain } from "#employers/claims/claim-domain.ts";

const FIELD = "content.applyUrl";
/** Letters that need no encoding in a link or a mail. `?`, `&` and `%` could add recipients or a text. */
const MAILBOX = /^(?:mailto:)?([a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?)@([^\s@/?#%&:,;<>"\\]{3,253})$/iu;

/**
 * Returns the address to apply at as it's stored. Any https page will do, but a page of a job board that we read means that the jobs come from
 * there. A mailbox has to be exactly at the domain that the company was claimed with.
 */
export function applyAddress(typed: string, domain: string): string {
  return /^https:/i.test(typed) ? applyPage(typed) : applyMailbox(typed, domain);
}

function applyPage(typed: string): string {
  const address = publicUrl(typed);
  const host = address === null ? "" : (URL.parse(address)?.hostname ?? "");
  const isName = host.endsWith(".example") || parse(host).isIcann === true;
  if (address === null || !isName)
    throw new EmployerError("invalid-input", "Please give the https address of a page where people apply", FIELD);
  const board = boardBehind(address);
  if (board !== null)
    throw new EmployerError(
      "invalid-input",
      `This is a page of ${sources.get(board.source)?.name ?? "a job board"}, which we read. Add your board at /boards/new, and all its remote jobs are listed.`,
      FIELD,
    );
  return address;
}

/** A look-alike of the domain in other letters is another name in ASCII. */
function applyMailbox(typed: string, domain: string): string {
  const [, mailbox = "", host = ""] = MAILBOX.exec(typed) ?? [];
  if (mailbox === "" || mailbox.includes("..") || domainToASCII(host.toLowerCase()) !== domain)
    throw new EmployerError("invalid-input", `Please use a plain email address that ends with @${domain}`, FIELD);
  return `${MAILTO}${mailbox}@${domain}`;
}

/** Returns what operators should look at in an address to apply at, in words. */
export function addressMarks(address: string, domain: string): string[] {
  const isOwn = address.startsWith(MAILTO) ? address.endsWith(`@${domain}`) : websiteDomain(address) === domain;
  return isOwn ? [] : [`people apply outside ${domain}`];
}
