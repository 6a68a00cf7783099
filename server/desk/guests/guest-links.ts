import type { Secrets } from "#app/secrets.ts";
import { openedToken, signedToken } from "#mail/signed-token.ts";

const MANAGE = "guest-alerts";
const END = "guest-alerts-end";
/** Between the ids of a token. */
const SEPARATOR = "~";

/** Mail programs cut long headers, so ids are as short as they can be. */
const shortened = (id: string): string => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

function whole(short: string): string {
  const hex = Buffer.from(short, "base64url").toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

interface LinkContext {
  secrets: Pick<Secrets, "personalHash">;
  baseUrl: string;
}

/** Returns the link to the page where a guest confirms, changes and ends their alerts. */
export function guestAlertsLink({ secrets, baseUrl }: LinkContext, guestId: string): string {
  return `${baseUrl}/alerts/${signedToken(secrets, MANAGE, guestId)}`;
}

/** Returns whose alerts a link manages, or null for one that isn't ours or has expired. */
export function guestOfLink({ secrets }: { secrets: Pick<Secrets, "isPersonalHash"> }, token: string): string | null {
  return openedToken(secrets, MANAGE, token, Date.now());
}

/** Returns the List-Unsubscribe link of a mail, which ends the searches whose jobs the mail has and no other. */
export function guestEndLink({ secrets, baseUrl }: LinkContext, guestId: string, searchIds: readonly string[]): string {
  return `${baseUrl}/api/guest-alerts/unsubscribe/${signedToken(secrets, END, [guestId, ...searchIds].map(shortened).join(SEPARATOR))}`;
}

/** Returns which searches a List-Unsubscribe link ends, or null for one that isn't ours or has expired. */
export function searchesOfEndLink(
  { secrets }: { secrets: Pick<Secrets, "isPersonalHash"> },
  token: string,
): { guestId: string; searchIds: string[] } | null {
  const [guestId, ...searchIds] = openedToken(secrets, END, token, Date.now())?.split(SEPARATOR).map(whole) ?? [];
  return guestId === undefined ? null : { guestId, searchIds };
}

/** Returns the page that manages the alerts of a List-Unsubscribe link, which only the address's owner gets; null for a link that has ended. */
export function managePage(
  context: LinkContext & { secrets: Pick<Secrets, "isPersonalHash"> },
  token: string,
): string | null {
  const link = searchesOfEndLink(context, token);
  return link === null ? null : guestAlertsLink(context, link.guestId);
}
