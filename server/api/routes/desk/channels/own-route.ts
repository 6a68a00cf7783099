import type { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };

interface OwnRoute<Response extends z.ZodType> {
  summary: string;
  description?: string;
  response: Response;
  cost?: number;
}

/** Returns what describes a call for something of the caller's own: only they may make it. */
export function ownRoute<Response extends z.ZodType>(
  { sessions }: Pick<AccountServices, "sessions">,
  { summary, description = "", response, cost = 1 }: OwnRoute<Response>,
) {
  return {
    config: { bucket: "network" as const, cost },
    schema: { summary, description, needsAccount: true, response: { 200: response, ...REFUSALS } },
    preValidation: requireDeskAccount(sessions),
  };
}
