import { z } from "zod";
import { MAX_SITE_NOTICE, SITE_NOTICE_KINDS } from "#contract/values/moderation/site-notice.ts";
import { storable } from "../stored-text.ts";

/** What operators say to everybody on every page, for a time. */
export const SiteNotice = z.object({
  id: z.string(),
  kind: z.enum(SITE_NOTICE_KINDS),
  words: z.string(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type SiteNotice = z.infer<typeof SiteNotice>;

/** Something that a setting switches on or off, or holds back. */
const Switch = z.object({
  name: z.string(),
  isOn: z.boolean(),
  /** What follows from it, in words. */
  effect: z.string(),
  /** The setting that decides, and how to change it. */
  setting: z.string(),
});
export type SiteSwitch = z.infer<typeof Switch>;

/** `GET /api/operate/site`. */
export const DeskSiteResponse = z.object({
  data: z.object({
    /** What was set last and isn’t over; null if there is nothing. It may lie ahead. */
    notice: SiteNotice.nullable(),
    switches: z.array(Switch),
  }),
});
export type DeskSiteResponse = z.infer<typeof DeskSiteResponse>;

/** `PUT /api/operate/site/notice`: null takes the notice off. */
export const SiteNoticeRequest = z.strictObject({
  notice: z
    .strictObject({
      kind: z.enum(SITE_NOTICE_KINDS),
      words: storable(
        z
          .string({ error: "Please write what to say" })
          .trim()
          .min(1, "Please write what to say")
          .max(MAX_SITE_NOTICE, `At most ${MAX_SITE_NOTICE} characters.`),
      ),
      from: z.iso.datetime("Please say from when"),
      until: z.iso.datetime("Please say until when"),
    })
    .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
      message: "It has to end after it begins",
      path: ["until"],
    })
    .refine(({ until }) => Date.parse(until) > Date.now(), { message: "That time is over", path: ["until"] })
    .nullable(),
});
export type SiteNoticeRequest = z.infer<typeof SiteNoticeRequest>;
