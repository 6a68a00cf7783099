import { brand } from "#contract/values/brand.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/** Says what is missing before addresses on a domain make referrers, and how to prove it. */
export function unprovedDomain(domain: string, claimedBy: readonly string[]): ReferralError {
  const missing =
    claimedBy.length === 0
      ? `No company on this site has proved that it uses ${domain} yet.`
      : `A job board says that ${claimedBy.join(" or ")} uses ${domain}, but one board isn’t proof.`;
  const offer = `Email ${brand.supportEmail} from that address with a link to a page of your employer that shows the domain, and we’ll check it and add it.`;
  return new ReferralError("unknown-domain", `${missing} ${offer}`, "email");
}
