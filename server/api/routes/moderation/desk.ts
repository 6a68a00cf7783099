import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  CaseResponse,
  CasesResponse,
  CorrectionPreviewResponse,
  CorrectionRequest,
  DecisionRequest,
  LogResponse,
  OpenCaseRequest,
  OpenedCaseResponse,
} from "#contract/schemas/moderation/desk.ts";
import { ACTION_WORDS } from "#contract/values/moderation/decision.ts";
import { decideCase } from "#moderation/desk/decide-case.ts";
import { listCases, listLog } from "#moderation/desk/list-cases.ts";
import { openCase } from "#moderation/desk/look-ups.ts";
import { previewCorrection } from "#moderation/desk/preview-correction.ts";
import { readCase } from "#moderation/desk/read-case.ts";
import { operatorAccess, refusedMeanwhile } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const Numbered = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/, "There is no such case.") });

/** For operators only: everything that waits for one of them, and what they decided. Everybody else gets 404. */
export function deskRoutes(app: App, services: AccountServices): void {
  const { database, accounts } = services;
  const access = refusedMeanwhile(operatorAccess(services, "Please sign in to decide cases."));

  addCall(app, access, ["GET", "/api/operate/cases"], {
    summary: "Cases that wait for an operator",
    description:
      "Notices, reports, suggested boards and disputes, the most urgent first. Leaves out appeals against your own decisions.",
    answer: CasesResponse,
    async run({ accountId }) {
      return await listCases(database, accountId);
    },
  });

  addCall(app, access, ["POST", "/api/operate/cases"], {
    summary: "Open a case",
    description:
      "Takes what a look-up takes, and logs it as one. Returns the case about the account, the job or the company; the same case while it waits.",
    body: OpenCaseRequest,
    answer: OpenedCaseResponse,
    status: 201,
    async run({ accountId, body }) {
      const id = await openCase(database, accountId, body);
      return { data: { id } };
    },
  });

  addCall(app, access, ["GET", "/api/operate/cases/:id"], {
    summary: "One case",
    description: "What it is about, what people said with contact details masked, and what was decided before.",
    params: Numbered,
    answer: CaseResponse,
    async run({ accountId, params: { id } }) {
      return { data: await readCase(database, accountId, id) };
    },
  });

  addCall(app, access, ["POST", "/api/operate/cases/:id/decisions"], {
    summary: "Decide a case or an appeal",
    description:
      "Takes a reason from a list and words. Both go into the log, to everybody who filed a notice with an address, and to everybody whom the decision affects.",
    params: Numbered,
    body: DecisionRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body }) {
      await decideCase(accounts, accountId, id, body);
      return { message: ACTION_WORDS[body.action].outcome };
    },
  });

  addCall(app, access, ["POST", "/api/operate/cases/:id/previews"], {
    summary: "Read a correction",
    description: "Says in words how a correction would be read, and decides nothing.",
    params: Numbered,
    body: CorrectionRequest,
    answer: CorrectionPreviewResponse,
    async run({ accountId, params: { id }, body }) {
      return { data: { words: await previewCorrection(database, accountId, id, body) } };
    },
  });

  addCall(app, access, ["GET", "/api/operate/log"], {
    summary: "What operators decided",
    description: "The latest entries of the log, newest first. The database lets nobody change it.",
    answer: LogResponse,
    async run({ accountId }) {
      return { data: await listLog(database, accountId) };
    },
  });
}
