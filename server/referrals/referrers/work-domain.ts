import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "tldts";
import { ReferralError } from "#referrals/referral-error.ts";

const freeMail: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, "free-mail-domains.txt"), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#")),
);

/**
 * The registrable domain of a work address, such as `acme.com` of `ana@mail.acme.com`. Refuses addresses that anybody can
 * have, and hosts under a shared suffix, where a domain says nothing about an employer.
 */
export function workDomain(email: string): string {
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const { domain, isPrivate, isIcann, isIp } = parse(host, { allowPrivateDomains: true });
  if (domain === null || isIp === true || (isIcann !== true && isPrivate !== true)) {
    throw new ReferralError("invalid-input", "Please enter a valid email address", "email");
  }
  if (isPrivate === true || freeMail.has(domain) || freeMail.has(host)) {
    throw new ReferralError(
      "free-mail",
      "Please use the address your employer gave you. Anybody can have an address there, so it says nothing about where you work.",
      "email",
    );
  }
  return domain;
}
