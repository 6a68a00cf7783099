import type { Secrets } from "#app/secrets.ts";
import { OUTCOMES, type Outcome } from "#contract/values/referral.ts";

interface Linking {
  secrets: Pick<Secrets, "personalHash" | "isPersonalHash">;
  baseUrl: string;
}

/** Days for which a mailed link works. */
const LIFE_DAYS = 90;
const DAY_MS = 86_400_000;

/** Returns a token for one use of one row: the row's id, the day it expires, and a keyed hash of use and both. Needs no storage. */
function signed({ secrets }: Pick<Linking, "secrets">, use: string, id: string): string {
  const expiry = Math.ceil(Date.now() / DAY_MS) + LIFE_DAYS;
  return `${id}.${expiry}.${secrets.personalHash(`${use}:${id}:${expiry}`).toString("base64url")}`;
}

/** Returns the id in a token that we signed for this use and that hasn't expired, or null. */
function opened({ secrets }: Pick<Linking, "secrets">, use: string, token: string, now: number): string | null {
  const [id = "", expiry = "", mac = ""] = token.split(".");
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{5,6}$/.test(expiry)) return null;
  const genuine = secrets.isPersonalHash(`${use}:${id}:${expiry}`, Buffer.from(mac, "base64url"));
  return genuine && now < Number(expiry) * DAY_MS ? id : null;
}

/** Returns the link that unsubscribes from referral mails with one click, for List-Unsubscribe and the footer. */
export function unsubscribeLink(context: Linking, accountId: string): string {
  return `${context.baseUrl}/api/referrals/unsubscribe/${signed(context, "referral-unsubscribe", accountId)}`;
}

export function unsubscribeAccount(context: Pick<Linking, "secrets">, token: string, now = Date.now()): string | null {
  return opened(context, "referral-unsubscribe", token, now);
}

/** Returns a link for each possible outcome of a referral. */
export function outcomeLinks(context: Linking, requestId: string): { outcome: Outcome; url: string }[] {
  const token = signed(context, "referral-outcome", requestId);
  return OUTCOMES.map((outcome) => ({
    outcome,
    url: `${context.baseUrl}/referrals/outcome/${token}?answer=${outcome}`,
  }));
}

export function outcomeRequest(context: Pick<Linking, "secrets">, token: string, now = Date.now()): string | null {
  return opened(context, "referral-outcome", token, now);
}
