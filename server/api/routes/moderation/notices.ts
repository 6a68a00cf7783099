import { z } from "zod";
import {
  AppealRequest,
  FiledNoticeResponse,
  NoticeRequest,
  NoticeResponse,
} from "#contract/schemas/moderation/notice.ts";
import { appealNotice } from "#moderation/notices/appeal-notice.ts";
import { fileNotice } from "#moderation/notices/file-notice.ts";
import { noticeStatus } from "#moderation/notices/notice-status.ts";
import { openAccess, refusedMeanwhile } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const Token = z.object({ token: z.string().max(200).meta({ description: "The secret part of the notice’s address" }) });

/** Registers the calls of notices: file one, and see where it stands. Nobody needs an account. */
export function noticesRoutes(app: App, { accounts }: AccountServices): void {
  addCall(app, openAccess, ["POST", "/api/notices"], {
    summary: "File a notice",
    description:
      "Tells the operators what is illegal or wrong about a job, a company, a message or a page. Answers with a number at once. The same notice again adds nothing. Limited per hour and network.",
    body: NoticeRequest,
    answer: FiledNoticeResponse,
    status: 201,
    async run({ body: { goodFaith: _, ...notice }, client }) {
      return { data: await fileNotice(accounts, notice, client) };
    },
  });

  addCall(app, openAccess, ["GET", "/api/notices/:token"], {
    summary: "See where a notice stands",
    description: "For the person who filed it: the token is secret.",
    params: Token,
    answer: NoticeResponse,
    async run({ params: { token } }) {
      return { data: await noticeStatus(accounts, token) };
    },
  });

  addCall(app, refusedMeanwhile(openAccess), ["POST", "/api/notices/:token/appeal"], {
    summary: "Appeal the decision about a notice",
    description: "For the person who filed it, once and within six months. Another operator reads the appeal.",
    params: Token,
    body: AppealRequest,
    answer: NoticeResponse,
    async run({ params: { token }, body: { words }, client }) {
      await appealNotice(accounts, token, words, client);
      return { data: await noticeStatus(accounts, token) };
    },
  });
}
