import { AccountError } from "../account-error.ts";
import type { AccountContext } from "../accounts.ts";

/*
 * The library is imported where it is used, because its certificates and encodings take time and memory that most processes never need.
 */

/** The context and caller of a call about passkeys. A challenge belongs to the session, so the caller brings the session's hash. */
export type PasskeyContext = Pick<AccountContext, "database" | "baseUrl" | "log">;
export interface PasskeyCaller {
  accountId: string;
  session: Buffer;
}

/** Where passkeys of this site work: the host and the origin of its configured address. */
export function passkeySite({ baseUrl }: Pick<AccountContext, "baseUrl">): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl);
  return { rpID: hostname, origin };
}

export function passkeyRefused(): AccountError {
  return new AccountError("token-rejected", "That passkey didn’t work. Please try again.");
}
