import { z } from "zod";
import { CASE_ACTIONS, GROUND_NAMES } from "#contract/values/moderation/decision.ts";
import {
  CATEGORIES,
  EXPLAIN_NOTICE,
  MAX_NOTICE_WORDS,
  MIN_NOTICE_WORDS,
  needsWords,
  NOTICE_SUBJECTS,
} from "#contract/values/moderation/notice.ts";
import { EmailAddress } from "../auth.ts";
import { storable } from "../stored-text.ts";

/** What a notice is about: a job's id, a company's slug, the id of a referral whose message it is, or a path of this site. */
const About = z
  .strictObject({ kind: z.enum(NOTICE_SUBJECTS), id: storable(z.string().min(1).max(300)) })
  .refine(({ kind, id }) => kind !== "page" || /^\/(?!\/)/.test(id), {
    message: "Please give an address of this site",
    path: ["id"],
  });

/** `POST /api/notices`. */
export const NoticeRequest = z
  .strictObject({
    about: About,
    category: z.enum(CATEGORIES, `category must be one of: ${CATEGORIES.join(" | ")}`),
    words: storable(z.string().trim().max(MAX_NOTICE_WORDS, `At most ${MAX_NOTICE_WORDS} characters.`)).default(""),
    /** Where the decision is sent. */
    email: EmailAddress.optional(),
    goodFaith: z.literal(true, "Please confirm that what you say is accurate and complete"),
  })
  .refine(({ category, words }) => !needsWords(category) || words.length >= MIN_NOTICE_WORDS, {
    message: EXPLAIN_NOTICE,
    path: ["words"],
  });
export type NoticeRequest = z.input<typeof NoticeRequest>;

export const FiledNoticeResponse = z.object({
  data: z.object({
    /** For people to quote. */
    number: z.string(),
    /** Opens the status page: keep it secret. */
    token: z.string(),
  }),
});
export type FiledNoticeResponse = z.infer<typeof FiledNoticeResponse>;

export const NoticeStatus = z.object({
  number: z.string(),
  about: z.object({
    kind: z.enum(NOTICE_SUBJECTS),
    title: z.string(),
    /** Its page; null once it has none. */
    path: z.string().nullable(),
  }),
  category: z.enum(CATEGORIES),
  words: z.string(),
  sentAt: z.iso.datetime(),
  /** Whether the decision is sent by email. */
  mailed: z.boolean(),
  state: z.enum(["waiting", "decided", "appealed"]),
  /** The statement of reasons; null before there is a decision. */
  decision: z
    .object({
      action: z.enum(CASE_ACTIONS),
      ground: z.enum(GROUND_NAMES),
      words: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
  mayAppeal: z.boolean(),
});
export type NoticeStatus = z.infer<typeof NoticeStatus>;

/** `POST /api/notices/{token}/appeal`. */
export const AppealRequest = z.strictObject({
  words: storable(
    z
      .string({ error: "Please say why you disagree" })
      .trim()
      .min(MIN_NOTICE_WORDS, `Please say why you disagree, in at least ${MIN_NOTICE_WORDS} characters`)
      .max(MAX_NOTICE_WORDS, `At most ${MAX_NOTICE_WORDS} characters.`),
  ),
});
export type AppealRequest = z.infer<typeof AppealRequest>;

export const NoticeResponse = z.object({ data: NoticeStatus });
export type NoticeResponse = z.infer<typeof NoticeResponse>;
