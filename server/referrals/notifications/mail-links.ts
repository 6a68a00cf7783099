import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#app/secrets.ts";
import { OUTCOMES, type Outcome } from "#contract/values/referral.ts";

interface Linking {
  secrets: Pick<Secrets, "personalHash">;
  baseUrl: string;
}

/** Returns a token for one use of one row: the row's id, and a keyed hash of use and id. Needs no storage. */
function signed({ secrets }: Pick<Linking, "secrets">, use: string, id: string): string {
  return `${id}.${secrets.personalHash(`${use}:${id}`).toString("base64url")}`;
}

/** Returns the id in a token that we signed for this use, or null. */
function opened({ secrets }: Pick<Linking, "secrets">, use: string, token: string): string | null {
  const [id = "", mac = ""] = token.split(".");
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  const expected = secrets.personalHash(`${use}:${id}`);
  const given = Buffer.from(mac, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Returns the link that unsubscribes from referral mails with one click, for List-Unsubscribe and the footer. */
export function unsubscribeLink(context: Linking, accountId: string): string {
  return `${context.baseUrl}/api/referrals/unsubscribe/${signed(context, "referral-unsubscribe", accountId)}`;
}

export function unsubscribeAccount(context: Pick<Linking, "secrets">, token: string): string | null {
  return opened(context, "referral-unsubscribe", token);
}

/** Returns a link for each possible outcome of a referral. */
export function outcomeLinks(context: Linking, requestId: string): { outcome: Outcome; url: string }[] {
  const token = signed(context, "referral-outcome", requestId);
  return OUTCOMES.map((outcome) => ({
    outcome,
    url: `${context.baseUrl}/referrals/outcome/${token}?answer=${outcome}`,
  }));
}

export function outcomeRequest(context: Pick<Linking, "secrets">, token: string): string | null {
  return opened(context, "referral-outcome", token);
}
