import type { FastifyRequest } from "fastify";
import { tokenHash } from "#accounts/tokens.ts";
import { CONFIRM_PASSKEY, PASSKEY_COUNTS_H } from "#contract/values/employers/passkeys.ts";
import { ApiError } from "../api-error.ts";
import { bearerToken, requireAccount } from "../bearer.ts";
import type { Services, SignedInAccount } from "../services.ts";

/** For calls that a stolen session mustn't make. The client has a passkey shown and calls again. */
export function passkeyUnconfirmed(): ApiError {
  return new ApiError(403, CONFIRM_PASSKEY, "Please show a passkey to go on.");
}

/** The hash that names the session of a request. */
export const sessionOf = (request: FastifyRequest): Buffer => tokenHash(bearerToken(request) ?? "");

/** Refuses an account in whose session no passkey was shown within the last hours. */
export function requireShownPasskey({ passkeyAgeS }: SignedInAccount): void {
  if (passkeyAgeS == null || passkeyAgeS > PASSKEY_COUNTS_H * 3600) throw passkeyUnconfirmed();
}

/** Runs before a request is validated: callers without a live session get 401, sessions without a shown passkey 403. */
export function requirePasskey(
  { sessions }: Pick<Services, "sessions">,
  signInText: string,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const account = await requireAccount(request, sessions, signInText);
    requireShownPasskey(account);
    request.accountId = account.id;
  };
}
