import type { Secrets } from "#app/secrets.ts";

/** Days for which a mailed link works. */
const LIFE_DAYS = 90;
const DAY_MS = 86_400_000;

/** Returns a token for one use of one row, or of several: its id, the day it expires, and a keyed hash of use and both. Needs no storage. */
export function signedToken(secrets: Pick<Secrets, "personalHash">, use: string, id: string): string {
  const expiry = Math.ceil(Date.now() / DAY_MS) + LIFE_DAYS;
  return `${id}.${expiry}.${secrets.personalHash(`${use}:${id}:${expiry}`).toString("base64url")}`;
}

/** Returns the id in a token that we signed for this use and that hasn't expired, or null. */
export function openedToken(
  secrets: Pick<Secrets, "isPersonalHash">,
  use: string,
  token: string,
  now: number,
): string | null {
  const [id = "", expiry = "", mac = ""] = token.split(".");
  if (!/^[\w~-]{22,150}$/.test(id) || !/^\d{5,6}$/.test(expiry)) return null;
  const genuine = secrets.isPersonalHash(`${use}:${id}:${expiry}`, Buffer.from(mac, "base64url"));
  return genuine && now < Number(expiry) * DAY_MS ? id : null;
}
