import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  ApplicationResponse,
  ApplicationsResponse,
  StoredApplicationsResponse,
  WriteApplicationsRequest,
  WriteApplicationsResponse,
} from "#contract/schemas/desk/application.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { deleteApplication } from "#desk/applications/delete-application.ts";
import { listApplications, readApplication, wholeApplications } from "#desk/applications/read-applications.ts";
import { writeApplications } from "#desk/applications/write-applications.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { seekerRequestFor } from "#referrals/seekers/my-referrals.ts";

const READ = { 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const WRITE = { 400: ErrorBody, 409: ErrorBody, 413: ErrorBody, ...READ };
/** 500 applications of an import, or a few with long postings. */
const WRITE_BYTES_MAX = 12 * 1024 * 1024;
export const ApplicationParams = z.object({
  id: z.uuid().toLowerCase().meta({ description: "Id of the application" }),
});

/** Registers the calls of all of a seeker's applications: list, write, copy of everything. */
export function applicationsRoutes(app: App, { database, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.get("/api/me/applications", {
    config: { bucket: "network", cost: 2, scope: "desk:read" },
    schema: {
      summary: "My applications",
      description: "Newest first, without removed ones.",
      needsAccount: true,
      response: { 200: ApplicationsResponse, ...READ },
    },
    preValidation,
    async handler(request, reply) {
      const data = await listApplications(database.db, request.accountId);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/applications", {
    config: { bucket: "network", cost: 2, scope: "desk:write" },
    bodyLimit: WRITE_BYTES_MAX,
    schema: {
      summary: "Create or change applications",
      description:
        "Adds events to up to 500 applications, and creates those that don’t exist. Clients make the ids, so a repeated write changes nothing. Changes of different fields never conflict; of one field the later change counts, and both stay in the history.",
      needsAccount: true,
      body: WriteApplicationsRequest,
      response: { 200: WriteApplicationsResponse, ...WRITE },
    },
    preValidation,
    async handler(request, reply) {
      const data = await writeApplications(database, request.accountId, request.body.applications);
      // The account was erased after its session was checked.
      if (data === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.get("/api/me/applications/whole", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "All my applications with their events",
      description: "In the form in which POST /api/me/applications takes them.",
      needsAccount: true,
      querystring: z.object({
        postings: z
          .enum(["true", "false"])
          .default("true")
          .meta({ description: "Whether to send the copied postings" }),
      }),
      response: { 200: StoredApplicationsResponse, 400: ErrorBody, ...READ },
    },
    preValidation,
    async handler(request, reply) {
      const whole = await wholeApplications(database.db, request.accountId);
      const data = request.query.postings === "true" ? whole : whole.map((each) => ({ ...each, posting: null }));
      return reply.header("cache-control", "no-store").send({ data });
    },
  });
}

/** Registers the calls of one application: read and delete. */
export function applicationRoutes(app: App, { accounts, config, database, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);
  const referralsLive = !config.comingSoon.includes("referrals");

  app.get("/api/me/applications/:id", {
    config: { bucket: "network", cost: 1, scope: "desk:read" },
    schema: {
      summary: "One of my applications",
      description: "Its events, the posting as copied and as it is now, and the referral request for the same job.",
      needsAccount: true,
      params: ApplicationParams,
      response: { 200: ApplicationResponse, 400: ErrorBody, ...READ },
    },
    preValidation,
    async handler(request, reply) {
      const application = await readApplication(database.db, request.accountId, request.params.id);
      const asked =
        referralsLive && application.jobId !== null
          ? await seekerRequestFor(accounts, request.accountId, application.jobId)
          : null;
      const referral = asked && { id: asked.id, state: asked.state, timeline: asked.timeline };
      return reply.header("cache-control", "no-store").send({ data: { ...application, referral } });
    },
  });

  app.post("/api/me/applications/:id/delete", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Delete an application for good",
      description: "With its events and files. A late copy from another device doesn’t bring it back.",
      needsAccount: true,
      params: ApplicationParams,
      response: { 200: MessageResponse, ...WRITE },
    },
    preValidation,
    async handler(request, reply) {
      await deleteApplication(database, request.accountId, request.params.id);
      return reply.header("cache-control", "no-store").send({ message: "Deleted for good." });
    },
  });
}
