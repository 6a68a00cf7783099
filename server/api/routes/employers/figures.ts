import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { FiguresResponse, ViewReport } from "#contract/schemas/employers/figures.ts";
import { companyFigures } from "#employers/figures/company-figures.ts";
import { addReported } from "#store/employers/figures.ts";
import { employerAccess } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import { ClaimParams, claimNumber } from "#api/http/employers/claim-number.ts";
import type { AccountServices, App, Services } from "#api/http/services.ts";
import { countsView } from "#api/views/counts-view.ts";
import { createViewCounter } from "#api/views/view-counter.ts";

const STORE_MS = 60_000;

/** `POST /api/views`: counts that a browser showed a page, or that its reader went to apply. No request costs a write: counts are stored once a minute. */
export function viewsRoute(app: App, { database, log }: Services): void {
  const views = createViewCounter(
    (counts) => addReported(database.pool, counts),
    (error) => log.warn({ err: error }, "storing views failed"),
  );
  const timer = setInterval(() => void views.store(), STORE_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await views.store();
  });

  app.post("/api/views", {
    config: { bucket: "network", cost: 0.2 },
    schema: {
      summary: "Report that a page was shown",
      description:
        "For our own pages: employers see how often theirs were shown. Counts numbers only, without cookies or addresses, and nothing from browsers that send DNT or Sec-GPC.",
      body: ViewReport,
      response: { 204: z.null(), 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      if (countsView(request)) views.count(request.body);
      return reply.code(204).header("cache-control", "no-store").send(null);
    },
  });
}

/** Registers the figures of a company that people speak for. */
export function employerFiguresRoute(app: App, services: AccountServices): void {
  addCall(app, employerAccess(services), ["GET", "/api/me/employers/:id/figures"], {
    summary: "The company’s figures",
    description:
      "How often its page and its jobs’ pages were shown, and its jobs applied to, saved and found by alerts, on each of the last 90 days. A day’s count of one to four is withheld.",
    params: ClaimParams,
    answer: FiguresResponse,
    run: async ({ accountId, params: { id } }) => ({
      data: await companyFigures(services.accounts, accountId, claimNumber(id)),
    }),
  });
}
