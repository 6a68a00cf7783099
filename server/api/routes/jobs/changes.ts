import { z } from "zod";
import { type Change, ChangesResponse } from "#contract/schemas/changes.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { sendJson } from "#api/cache/response-cache.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { App, Services } from "#api/http/services.ts";
import { given, texts, wholeNumber } from "#api/params/raw-params.ts";
import { bulkJob, bulkPermission } from "#api/results/bulk-job.ts";
import { type ChangePosition, changesAt, latestPosition, PositionGoneError } from "#store/search/change-pages.ts";
import type { JobChange } from "#store/catalogue/job-changes.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { jobEvidence } from "#store/search/job-pages.ts";

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const SHAPE = /^([\d/]{3,60})~(\d{1,20})~(\d{1,18})$/;

const since = given
  .transform((raw, context): ChangePosition | null => {
    const [text, second] = texts(raw);
    if (text === undefined) return null;
    const position = second === undefined && text.length <= 200 ? readCursor(text) : null;
    if (position === null)
      context.addIssue({ code: "custom", message: "since must be a cursor that an earlier answer gave as `next`" });
    return position;
  })
  .meta({ description: "The `next` of an earlier answer. Without it: no changes, and the cursor of now." });

const limit = wholeNumber("limit", 1, MAX_LIMIT, `At most so many changes; ${DEFAULT_LIMIT} by default.`);

/** `GET /api/changes`: what happened to jobs since a cursor, for programs that keep a copy. */
export function changesRoute(app: App, services: Services): void {
  const { database, responses } = services;
  app.get("/api/changes", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "What has changed since",
      description:
        "Jobs that opened, changed or closed since a cursor, oldest first, each with the job as it is now, its evidence and the attributions that sources require. Continue with `next`, for up to 30 days. Leaves out jobs of sources that don't allow bulk output, e-mail addresses and telephone numbers.",
      querystring: z.looseObject({ since, limit }),
      response: { 200: ChangesResponse, 400: ErrorBody, 410: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ query }, reply) {
      if (query.since === null) {
        const next = writeCursor(await latestPosition(database));
        return reply.header("cache-control", "no-store").send({ data: [], next, more: false });
      }
      const position = query.since;
      const most = query.limit ?? DEFAULT_LIMIT;
      return sendJson(reply, responses, {
        key: ["changes", position, most],
        cacheControl: "public, no-cache",
        make: () => changesPage(services, position, most),
      });
    },
  });
}

async function changesPage(services: Services, position: ChangePosition, most: number): Promise<ChangesResponse> {
  const page = await changesAt(services.database, position, most).catch((error: unknown) => {
    throw error instanceof PositionGoneError ? cursorGone() : error;
  });
  return { data: await withJobs(services, page.changes), next: writeCursor(page.next), more: page.more };
}

/** Adds to each change the job as it is now, never from a cache: its sources decide what may be passed on. Leaves out jobs that may never be passed on, and those that are gone. */
async function withJobs({ config, database }: Services, changes: readonly JobChange[]): Promise<Change[]> {
  const ids = [...new Set(changes.map(({ jobId }) => jobId))];
  const [jobs, evidence] = await Promise.all([jobsByIds(database, ids), jobEvidence(database, ids)]);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return changes.flatMap(({ jobId, kind, createdAt }): Change[] => {
    const job = byId.get(jobId);
    const facts = evidence.get(jobId);
    const permission = job === undefined || facts === undefined ? "never" : bulkPermission(job);
    if (job === undefined || facts === undefined || permission === "never") return [];
    const at = createdAt.toISOString();
    if (permission === "withdrawn")
      return [{ jobId, kind: job.provenance?.closedAt === undefined ? "withdrawn" : "closed", at, job: null }];
    return [{ jobId, kind, at, job: bulkJob(job, facts, `${config.baseUrl}/job/${job.slug}-${job.id}`) }];
  });
}

function readCursor(cursor: string): ChangePosition | null {
  const [, identity, xid, seq] = SHAPE.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  return identity === undefined || xid === undefined || seq === undefined || BigInt(xid) >= 2n ** 64n
    ? null
    : { identity, xid, seq };
}

function writeCursor({ identity, xid, seq }: ChangePosition): string {
  return Buffer.from(`${identity}~${xid}~${seq}`, "latin1").toString("base64url");
}

function cursorGone(): ApiError {
  const text = "This cursor can't be continued: it is more than 30 days behind, or the catalogue was restored since.";
  return new ApiError(410, "cursor-gone", `${text} Read what you need again, then begin with a call without since.`, {
    field: "since",
  });
}
