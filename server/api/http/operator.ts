import type { FastifyRequest } from "fastify";
import { isOperator } from "#store/referrals/operators.ts";
import { notFound } from "./api-error.ts";
import { requireAccount } from "./bearer.ts";
import { requireShownPasskey } from "./employers/passkey.ts";
import type { Services } from "./services.ts";

/**
 * Runs before a request is validated: everybody but operators gets 404, callers without a live session get 401, and operators who haven't
 * shown a passkey in this session get 403.
 */
export function requireOperator(
  { sessions, database }: Pick<Services, "sessions" | "database">,
  signInText: string,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const account = await requireAccount(request, sessions, signInText);
    if (!(await isOperator(database.db, account.id))) throw notFound();
    requireShownPasskey(account);
    request.accountId = account.id;
  };
}
