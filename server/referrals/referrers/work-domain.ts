import { parse } from "tldts";
import { isAcademic, isFreeMail } from "#normalise/company/mail-domains.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/** First labels of hosts whose addresses former or not yet employed people have. */
const NOT_STAFF = new Set(
  "alum alumni alumnae alumnus alumno alumnos exalumnos ehemalige student students stud studenti studenten estudiante estudiantes etu etudiant post forever".split(
    " ",
  ),
);

/** Returns whether a host's addresses belong to alumni or students, as in `alumni.stanford.edu`, `stanfordalumni.org` or `acme-alumni.com`. */
function isAlumni(host: string, domainWithoutSuffix: string): boolean {
  const labels = host.split(".");
  return labels.slice(0, -2).some((label) => NOT_STAFF.has(label)) || /alum(?:ni|nae)?$/.test(domainWithoutSuffix);
}

/**
 * The registrable domain of a work address, such as `acme.com` of `ana@mail.acme.com`. Refuses addresses that anybody can
 * have, addresses of alumni and students, and hosts under a shared suffix, where a domain says nothing about an employer.
 */
export function workDomain(email: string): string {
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  // Sample companies have names under an ending reserved for examples, so that a fresh install can try referrals.
  if (host.endsWith(".example")) return host.split(".").slice(-2).join(".");
  const { domain, domainWithoutSuffix, isPrivate, isIcann, isIp } = parse(host, { allowPrivateDomains: true });
  if (domain === null || isIp === true || (isIcann !== true && isPrivate !== true)) {
    throw new ReferralError(
      "invalid-input",
      `Emails from outside can’t reach an address at ${host}. Please use the work address that people outside your company write to.`,
      "email",
    );
  }
  if (isPrivate === true || isFreeMail(host)) {
    throw new ReferralError(
      "free-mail",
      "Please use the address your employer gave you. Anybody can have an address there, so it says nothing about where you work.",
      "email",
    );
  }
  if (isAlumni(host, domainWithoutSuffix ?? "")) {
    throw new ReferralError(
      "free-mail",
      "Please use the address your employer gave you. Alumni and students have addresses there too.",
      "email",
    );
  }
  return isAcademic(domain) ? host : domain;
}
