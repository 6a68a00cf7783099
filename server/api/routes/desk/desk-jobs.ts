import { z } from "zod";
import { DeskJobsResponse, JobId } from "#contract/schemas/desk/saved.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { MAX_DESK_JOBS } from "#contract/values/desk/saved.ts";
import { deskJobs } from "#store/desk/desk-jobs.ts";
import type { App, Services } from "#api/http/services.ts";

const Ids = z
  .string({ error: "Please name jobs" })
  .transform((text) => text.split(","))
  .pipe(z.array(JobId).max(MAX_DESK_JOBS, `At most ${MAX_DESK_JOBS} jobs at once.`));

/** `GET /api/desk/jobs`: what jobs say now, for a guest's desk, which lives in the browser. */
export function deskJobsRoute(app: App, { database }: Services): void {
  app.get("/api/desk/jobs", {
    config: { bucket: "network", cost: 2 },
    schema: {
      summary: "What saved jobs say now",
      description: "Salary, place, eligibility and whether they are open. Leaves out unknown jobs.",
      querystring: z.object({ ids: Ids.meta({ description: "Ids of jobs, separated by commas" }) }),
      response: { 200: DeskJobsResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ query: { ids } }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await deskJobs(database.db, ids) });
    },
  });
}
