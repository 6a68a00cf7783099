import { randomInt } from "node:crypto";
import { CODE_LENGTH, CODE_LETTERS } from "#contract/values/referral.ts";
import type { Secrets } from "#app/secrets.ts";

/** Returns a new code as two groups of four letters and digits. */
export function newWorkCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
}

/** Keyed hash of the code mailed to a referrer's work address, in any spelling. The code itself is never stored. */
export function workCodeHash(secrets: Pick<Secrets, "personalHash">, accountId: string, code: string): Buffer {
  return secrets.personalHash(codeOf(accountId, code));
}

/** Returns whether the hash is that of the code, in any spelling. */
export function isWorkCode(
  secrets: Pick<Secrets, "isPersonalHash">,
  accountId: string,
  code: string,
  hash: Buffer,
): boolean {
  return secrets.isPersonalHash(codeOf(accountId, code), hash);
}

function codeOf(accountId: string, code: string): string {
  return `referrer-code:${accountId}:${code.replaceAll(/[ -]/g, "").toUpperCase()}`;
}
