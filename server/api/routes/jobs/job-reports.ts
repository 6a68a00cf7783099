import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ReportRequest } from "#contract/schemas/job-page.ts";
import { noteReport } from "#moderation/desk/note-voice.ts";
import { insertJobReport } from "#store/operations/job-reports.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { isJobId, jobNotFound } from "./job.ts";

/** `POST /api/jobs/:id/reports`: reports that something is wrong with a job. Needs no account; limited per hour. */
export function jobReportsRoute(app: App, { database, accounts }: AccountServices): void {
  app.post("/api/jobs/:id/reports", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Report a job",
      description: "Tells the operators what is wrong with a job. The same report from the same network counts once.",
      params: z.object({ id: z.string() }),
      body: ReportRequest,
      response: { 200: MessageResponse, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const { id } = request.params;
      if (!isJobId(id)) throw jobNotFound();
      const { network } = clientOf(request);
      await accounts.limiter.take("reportPerNetwork", network);
      const { reason, note } = request.body;
      const jobExists = await insertJobReport(database, {
        jobId: id,
        reason,
        note: note === undefined || note === "" ? null : note,
        networkHash: accounts.secrets.personalHash(`report:${network}`),
      });
      if (!jobExists) throw jobNotFound();
      await noteReport(database, id, reason);
      return reply.header("cache-control", "no-store").send({ message: "Thank you. A person will look at this job." });
    },
  });
}
