import { z } from "zod";
import { AppealRequest } from "#contract/schemas/moderation/notice.ts";
import { StatementResponse } from "#contract/schemas/moderation/statement.ts";
import { contestDecision } from "#moderation/statements/contest-decision.ts";
import { readStatement } from "#moderation/statements/read-statement.ts";
import { openAccess, refusedMeanwhile } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const access = refusedMeanwhile(openAccess);
const Token = z.object({ token: z.string().max(200).meta({ description: "The secret part of the mailed address" }) });

/** Registers the calls of people whom a decision affects: read its reasons, and appeal. Nobody needs to log in. */
export function statementsRoutes(app: App, { accounts }: AccountServices): void {
  addCall(app, access, ["GET", "/api/statements/:token"], {
    summary: "Read why something was decided",
    description: "For the person who got the mail: the token is secret.",
    params: Token,
    answer: StatementResponse,
    async run({ params: { token } }) {
      return { data: await readStatement(accounts, token) };
    },
  });

  addCall(app, access, ["POST", "/api/statements/:token/appeal"], {
    summary: "Appeal a decision that affects me",
    description: "For the person who got the mail, once and within six months. Another operator reads the appeal.",
    params: Token,
    body: AppealRequest,
    answer: StatementResponse,
    async run({ params: { token }, body: { words }, client }) {
      await contestDecision(accounts, token, words, client);
      return { data: await readStatement(accounts, token) };
    },
  });
}
