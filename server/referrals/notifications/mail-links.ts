import type { Secrets } from "#app/secrets.ts";
import { openedToken, signedToken } from "#mail/signed-token.ts";
import { OUTCOMES, type Outcome } from "#contract/values/referral.ts";

interface Linking {
  secrets: Pick<Secrets, "personalHash" | "isPersonalHash">;
  baseUrl: string;
}

/** Returns the link that unsubscribes from referral mails with one click, for List-Unsubscribe and the footer. */
export function unsubscribeLink(context: Linking, accountId: string): string {
  return `${context.baseUrl}/api/referrals/unsubscribe/${signedToken(context.secrets, "referral-unsubscribe", accountId)}`;
}

export function unsubscribeAccount(context: Pick<Linking, "secrets">, token: string, now = Date.now()): string | null {
  return openedToken(context.secrets, "referral-unsubscribe", token, now);
}

/** Returns the links that answer an offer. Their secret is in the fragment, which browsers send to nobody. */
export function answerLinks(
  { baseUrl }: Pick<Linking, "baseUrl">,
  token: string,
): { acceptLink: string; declineLink: string } {
  const page = `${baseUrl}/referrals/offer`;
  return { acceptLink: `${page}#accept.${token}`, declineLink: `${page}#decline.${token}` };
}

/** Returns a link for each possible outcome of a referral. */
export function outcomeLinks(context: Linking, requestId: string): { outcome: Outcome; url: string }[] {
  const token = signedToken(context.secrets, "referral-outcome", requestId);
  return OUTCOMES.map((outcome) => ({
    outcome,
    url: `${context.baseUrl}/referrals/outcome/${token}?answer=${outcome}`,
  }));
}

export function outcomeRequest(context: Pick<Linking, "secrets">, token: string, now = Date.now()): string | null {
  return openedToken(context.secrets, "referral-outcome", token, now);
}
