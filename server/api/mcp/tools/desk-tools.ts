import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { ApplicationsResponse, WriteApplicationsResponse } from "#contract/schemas/desk/application.ts";
import type { SavedState } from "#contract/schemas/desk/saved.ts";
import { NOTE_MAX, SHORT_TEXT_MAX, STAGES } from "#contract/values/desk/application.ts";
import { ToolError } from "../rest-call.ts";
import { type Tool, tool, type ToolContext } from "../tool.ts";

const JobId = z.string().regex(/^[1-9]\d{0,17}$/, "Use the id of a job, such as 123");

/** Tools on what the member has saved. */
export const SAVED_TOOLS: readonly Tool[] = [
  tool({
    name: "save_job",
    title: "Save a job",
    description: "Saves a job to the member's list. Safe to repeat. Needs an API key with the scope desk:write.",
    input: z.object({ id: JobId }),
    readOnly: false,
    scope: "desk:write",
    async run({ id }, { call }) {
      const { data } = await call<{ data: SavedState }>({ method: "PUT", path: `/api/me/saved-jobs/${id}`, body: {} });
      return data;
    },
  }),
];

const EventInput = z.object({
  applicationId: z.uuid().optional().describe("Id of an application, from list_applications"),
  jobId: JobId.optional().describe("Instead: a job. Its application is created if the member has none"),
  event: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("step"),
      stage: z.enum(STAGES),
      on: z.iso.date().describe("The day it happened, YYYY-MM-DD"),
      note: z.string().max(NOTE_MAX).optional(),
    }),
    z.object({ kind: z.literal("note"), text: z.string().min(1).max(NOTE_MAX) }),
    z.object({
      kind: z.literal("next"),
      text: z.string().min(1).max(SHORT_TEXT_MAX),
      due: z.iso.datetime({ offset: true }).describe("When the next step is due"),
    }),
  ]),
});

/** Tools on the member's applications. */
export const APPLICATION_TOOLS: readonly Tool[] = [
  tool({
    name: "list_applications",
    title: "List applications",
    description: "The member's applications with stage and next step. Needs an API key with the scope desk:read.",
    input: z.object({}),
    readOnly: true,
    scope: "desk:read",
    async run(_input, { call }) {
      const { data } = await call<ApplicationsResponse>({ path: "/api/me/applications" });
      return {
        applications: data.map(({ id, jobId, title, company, url, stage, round, since, appliedOn, labels, next }) => ({
          id,
          jobId,
          title,
          company,
          url,
          stage,
          round,
          since,
          appliedOn,
          labels,
          next: next && { text: next.text, due: next.due },
        })),
      };
    },
  }),
  tool({
    name: "add_application_event",
    title: "Add to an application",
    description:
      "Adds a step (such as applied or interview, with its day), a note or a next step to an application. Only adds, never removes. Needs an API key with the scope desk:write.",
    input: EventInput,
    readOnly: false,
    scope: "desk:write",
    async run({ applicationId, jobId, event: { kind, ...set } }, context) {
      if ((applicationId === undefined) === (jobId === undefined))
        throw new ToolError("Name either applicationId or jobId.");
      const id = applicationId ?? (await applicationOf(jobId!, context)) ?? randomUUID();
      const madeAt = new Date().toISOString();
      const body = {
        applications: [
          {
            id,
            ...(jobId !== undefined && { jobId }),
            events: [{ id: randomUUID(), thing: randomUUID(), madeAt, kind, set }],
          },
        ],
      };
      const { data } = await context.call<WriteApplicationsResponse>({
        method: "POST",
        path: "/api/me/applications",
        body,
      });
      return { ...data[0] };
    },
  }),
];

async function applicationOf(jobId: string, { call }: ToolContext): Promise<string | undefined> {
  const { data } = await call<ApplicationsResponse>({ path: "/api/me/applications" });
  return data.find((application) => application.jobId === jobId)?.id;
}
