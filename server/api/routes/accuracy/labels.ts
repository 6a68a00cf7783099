import { z } from "zod";
import { giveVerdict } from "#accuracy/give-verdict.ts";
import { todaysCards } from "#accuracy/todays-cards.ts";
import { LabelsResponse, VerdictRequest, VerdictResponse } from "#contract/schemas/accuracy.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import type { Verdict } from "#contract/values/accuracy/judging.ts";
import { ApiError, notFound } from "#api/http/api-error.ts";
import { requireOperator } from "#api/http/operator.ts";
import type { App, Services } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const Numbered = z.object({ id: z.string().regex(/^\d{1,18}$/, "There is no such card.") });

/** For operators only: today's cards and their verdicts. Everybody else gets 404. */
export function labelsRoutes(app: App, services: Services): void {
  const { database } = services;
  const preValidation = requireOperator(services, "Please sign in to label jobs.");

  app.get("/api/operate/labels", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "The cards to label today",
      description:
        "Ten fields of published jobs, drawn on the first call of a day (UTC). For operators; everybody else gets 404.",
      needsAccount: true,
      response: { 200: LabelsResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await todaysCards(database, accountId) });
    },
  });

  app.put("/api/operate/labels/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Give a card its verdict",
      description: "Replaces an earlier verdict; safe to repeat.",
      needsAccount: true,
      params: Numbered,
      body: VerdictRequest,
      response: { 200: VerdictResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, params, body }, reply) {
      return reply.header("cache-control", "no-store").send(await give(accountId, params.id, body.verdict));
    },
  });

  app.delete("/api/operate/labels/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Take back the verdict on a card",
      description: "The card waits again; safe to repeat.",
      needsAccount: true,
      params: Numbered,
      response: { 200: VerdictResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, params }, reply) {
      return reply.header("cache-control", "no-store").send(await give(accountId, params.id, null));
    },
  });

  async function give(accountId: string, id: string, verdict: Verdict | null): Promise<VerdictResponse> {
    const outcome = await giveVerdict(database, accountId, id, verdict);
    if (outcome === "unknown-card") throw notFound();
    if (outcome !== "done") {
      const message = `This verdict doesn't fit the card. Choose one of: ${outcome.allowed.join(", ")}.`;
      throw new ApiError(400, "invalid-verdict", message, { field: "verdict" });
    }
    return { data: { id, verdict } };
  }
}
