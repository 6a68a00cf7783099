import type { FastifyRequest } from "fastify";
import { isOperator } from "#store/referrals/operators.ts";
import { notFound } from "./api-error.ts";
import { requireAccount } from "./bearer.ts";
import type { Services } from "./services.ts";

/** Runs before a request is validated: everybody but operators gets 404, and callers without a live session get 401. */
export function requireOperator(
  { sessions, database }: Pick<Services, "sessions" | "database">,
  signInText: string,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.accountId = (await requireAccount(request, sessions, signInText)).id;
    if (!(await isOperator(database.db, request.accountId))) throw notFound();
  };
}
