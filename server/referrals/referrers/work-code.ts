import type { Secrets } from "#app/secrets.ts";

/** Keyed hash of the code mailed to a referrer's work address. The code itself is never stored. */
export function workCodeHash(secrets: Pick<Secrets, "personalHash">, accountId: string, code: string): Buffer {
  return secrets.personalHash(`referrer-code:${accountId}:${code}`);
}
