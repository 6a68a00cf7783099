import type { Secrets } from "#app/secrets.ts";
import { openedToken, signedToken } from "#mail/signed-token.ts";

const USE = "alert-unsubscribe";

/** Returns the link that ends a person's job alerts with one click, for List-Unsubscribe and the footer. */
export function alertUnsubscribeLink(
  context: { secrets: Pick<Secrets, "personalHash">; baseUrl: string },
  accountId: string,
): string {
  return `${context.baseUrl}/api/alerts/unsubscribe/${signedToken(context.secrets, USE, accountId)}`;
}

/** Returns whose alerts a token ends, or null for one that isn't ours or has expired. */
export function alertUnsubscribeAccount(
  { secrets }: { secrets: Pick<Secrets, "isPersonalHash"> },
  token: string,
): string | null {
  return openedToken(secrets, USE, token, Date.now());
}
