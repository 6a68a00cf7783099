import { z } from "zod";
import { JobMatchResponse, MatchSummariesResponse, RecommendationsResponse } from "#contract/schemas/desk/match.ts";
import { JobId } from "#contract/schemas/desk/saved.ts";
import { countMatch, MATCH_SUMMARIES_MAX } from "#contract/values/desk/match-counts.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { NO_HIDE_RULES } from "#contract/values/search-settings.ts";
import { deskMarks } from "#desk/marks.ts";
import { accountPerson } from "#desk/match/account-match.ts";
import { matchPoints } from "#desk/match/match-points.ts";
import { recommend } from "#desk/match/recommend.ts";
import { searchSettings } from "#store/accounts/search-settings.ts";
import { matchableJob, matchableJobs } from "#store/search/matchable-jobs.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { isJobId, jobNotFound } from "#api/routes/jobs/job.ts";

const REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const Ids = z
  .string({ error: "Please name jobs" })
  .transform((text) => [...new Set(text.split(","))])
  .pipe(z.array(JobId).max(MATCH_SUMMARIES_MAX, `At most ${MATCH_SUMMARIES_MAX} jobs at once.`));

/** How a job fits the account's profile, and which jobs fit it best. */
export function matchRoutes(app: App, { database, log, sessions, search, cards }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.get("/api/me/match/jobs/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "How a job fits me",
      description:
        "What may rule the job out, what it requires and what it would like, each with the posting's sentence and my profile's line. `data` is null until my profile names a role or a skill.",
      needsAccount: true,
      params: z.object({ id: z.string() }),
      response: { 200: JobMatchResponse, 404: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler({ params: { id }, accountId }, reply) {
      const job = isJobId(id) ? await matchableJob(database, id) : null;
      if (job === null) throw jobNotFound();
      const person = await accountPerson(database, accountId);
      const data = person && { points: matchPoints(person, job, new Date()) };
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.get("/api/me/match/jobs", {
    config: { bucket: "network", cost: 3 },
    schema: {
      summary: "How jobs of a list fit me",
      description:
        "What rules each job out, and how many of its requirements my profile has. Leaves out unknown jobs. `data` is null until my profile names a role or a skill.",
      needsAccount: true,
      querystring: z.object({ ids: Ids.meta({ description: "Ids of jobs, separated by commas" }) }),
      response: { 200: MatchSummariesResponse, 400: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler({ query: { ids }, accountId }, reply) {
      const person = await accountPerson(database, accountId);
      if (person === null) return reply.header("cache-control", "no-store").send({ data: null });
      const [jobs, now] = [await matchableJobs(database, ids), new Date()];
      const data = ids.flatMap((id) => {
        const job = jobs.get(id);
        return job === undefined ? [] : [{ id, ...countMatch(matchPoints(person, job, now)) }];
      });
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.get("/api/me/match/recommendations", {
    config: { bucket: "network", cost: 3 },
    schema: {
      summary: "Jobs that fit me",
      description:
        "At most nine jobs of the last 30 days, two of a company, each with its reasons; those first seen after `since` come first. `data` is null until my profile names a role or a skill.",
      needsAccount: true,
      querystring: z.object({ since: z.iso.datetime().optional().meta({ description: "When I last looked." }) }),
      response: { 200: RecommendationsResponse, 400: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler({ query: { since }, accountId }, reply) {
      if (!search.ready) throw searchNotReady();
      const person = await accountPerson(database, accountId);
      if (person === null) return reply.header("cache-control", "no-store").send({ data: null });
      const [settings, marks] = await Promise.all([
        searchSettings(database.db, accountId),
        deskMarks({ database, log }, accountId),
      ]);
      const readJob = (id: string) => matchableJob(database, id);
      const data = await recommend(
        { search, cards, readJob, now: new Date() },
        {
          person,
          hide: settings?.hide ?? NO_HIDE_RULES,
          known: new Set(Object.keys(marks.jobs)),
          since: since === undefined ? null : new Date(since),
        },
      );
      return reply.header("cache-control", "no-store").send({ data });
    },
  });
}
