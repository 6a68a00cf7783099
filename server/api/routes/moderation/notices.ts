import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  AppealRequest,
  FiledNoticeResponse,
  NoticeRequest,
  NoticeResponse,
} from "#contract/schemas/moderation/notice.ts";
import { appealNotice } from "#moderation/notices/appeal-notice.ts";
import { fileNotice } from "#moderation/notices/file-notice.ts";
import { noticeStatus } from "#moderation/notices/notice-status.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const Token = z.object({ token: z.string().max(200).meta({ description: "The secret part of the notice’s address" }) });

/** Registers the calls of notices: file one, and see where it stands. Nobody needs an account. */
export function noticesRoutes(app: App, { accounts }: AccountServices): void {
  app.post("/api/notices", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "File a notice",
      description:
        "Tells the operators what is illegal or wrong about a job, a company, a message or a page. Answers with a number at once. The same notice again adds nothing. Limited per hour and network.",
      body: NoticeRequest,
      response: { 201: FiledNoticeResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      const { goodFaith: _, ...notice } = request.body;
      const data = await fileNotice(accounts, notice, clientOf(request));
      return reply.code(201).header("cache-control", "no-store").send({ data });
    },
  });

  app.get("/api/notices/:token", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "See where a notice stands",
      description: "For the person who filed it: the token is secret.",
      params: Token,
      response: { 200: NoticeResponse, ...REFUSALS },
    },
    async handler({ params: { token } }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await noticeStatus(accounts, token) });
    },
  });

  app.post("/api/notices/:token/appeal", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Appeal the decision about a notice",
      description: "For the person who filed it, once and within six months. Another operator reads the appeal.",
      params: Token,
      body: AppealRequest,
      response: { 200: NoticeResponse, ...REFUSALS, 409: ErrorBody },
    },
    async handler(request, reply) {
      const { token } = request.params;
      await appealNotice(accounts, token, request.body.words, clientOf(request));
      return reply.header("cache-control", "no-store").send({ data: await noticeStatus(accounts, token) });
    },
  });
}
