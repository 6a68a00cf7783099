import { z } from "zod";
import {
  MAX_POST_PAY,
  MAX_POST_TEXT,
  MAX_POST_TITLE,
  MAX_WEEKLY_HOURS,
  MIN_POST_TEXT,
  MIN_WEEKLY_HOURS,
  POST_STATES,
} from "#contract/values/employers/direct-posts.ts";
import { EMPLOYMENT_TYPES, SalaryPeriod } from "../job.ts";
import { storable } from "../stored-text.ts";

const Pay = z.number("Please give an amount").positive("Please give an amount").max(MAX_POST_PAY);
const Hours = z.number().min(MIN_WEEKLY_HOURS).max(MAX_WEEKLY_HOURS);

/** What an employer says about an opening in a direct post. Everything is required but the hours and visas. */
export const PostContent = z
  .strictObject({
    title: storable(z.string().trim().min(3, "Please give the title of the job").max(MAX_POST_TITLE)),
    /** Plain text; a line that begins with "- " is an item of a list. */
    description: storable(
      z
        .string()
        .trim()
        .min(MIN_POST_TEXT, `Please describe the job in at least ${MIN_POST_TEXT} characters`)
        .max(MAX_POST_TEXT, `Please keep the description to ${MAX_POST_TEXT} characters`),
    ),
    /** The https address of a page, or a mailbox, which is stored with `mailto:` before it. */
    applyUrl: storable(
      z
        .string()
        .trim()
        .max(500)
        .regex(
          /^(?:https:\/\/|(?:mailto:)?[^\s/:?@]+@)/i,
          "Please give an address that starts with https://, or an email address",
        ),
    ),
    /** ISO 3166-1 alpha-2 codes in upper case; none for a job that people can do from everywhere. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/, "Please choose countries")).max(250),
    isWorldwide: z.boolean(),
    salary: z
      .strictObject({
        min: Pay,
        max: Pay,
        currency: z.string().regex(/^[A-Z]{3}$/, "Please choose a currency"),
        period: SalaryPeriod,
      })
      .refine(({ min, max }) => min <= max, {
        message: "The highest pay has to be at least the lowest",
        path: ["max"],
      }),
    employmentType: z.enum(EMPLOYMENT_TYPES, "Please choose the kind of contract"),
    weeklyHours: z
      .strictObject({ min: Hours, max: Hours })
      .refine(({ min, max }) => min <= max, { message: "The most hours have to be at least the fewest", path: ["max"] })
      .nullable(),
    /** Whether there is an opening now; false for a pool of people for later. */
    isVacancy: z.boolean("Please say whether there is a vacancy"),
    /** Whether software helps to choose among applicants. */
    usesAiScreening: z.boolean("Please say whether software helps to choose"),
    visaSponsorship: z.enum(["yes", "no"]).nullable(),
  })
  .refine(({ countries, isWorldwide }) => isWorldwide === (countries.length === 0), {
    message: "Please choose the countries in which people can do the job, or that it’s open worldwide",
    path: ["countries"],
  });
export type PostContent = z.infer<typeof PostContent>;

/** How a post reads by the rules that all postings are read by. */
export const PostReading = z.object({
  /** Why it wouldn't be listed, in words; null for one that would. */
  problem: z.string().nullable(),
  title: z.string(),
  location: z.string(),
  salary: z.string().nullable(),
  employmentType: z.string().nullable(),
  /** Sanitised HTML. */
  description: z.string(),
});
export type PostReading = z.infer<typeof PostReading>;

/** A direct post, for people who speak for its company. */
export const DirectPost = z.object({
  id: z.string(),
  state: z.enum(POST_STATES),
  /** What was typed last. */
  draft: PostContent,
  /** Whether the draft says something else than what was sent. */
  isChanged: z.boolean(),
  /** Null until a worker has read the draft. */
  reading: PostReading.nullable(),
  /** When it ends unless somebody says that it's still open; null until it was first listed. */
  expiresAt: z.iso.datetime().nullable(),
  /** Whether the site shows a listed post as it was sent; false for the moments that takes. */
  isShown: z.boolean(),
  /** Whether reading a listed post took too long: it's read again, and the site keeps what it shows. */
  isLate: z.boolean(),
  /** Whether an operator undid what was sent, so that it can't be listed again until one allows it. */
  isUndone: z.boolean(),
  /** Whether an operator looks at what changed since one looked last. */
  isLookedAt: z.boolean(),
  /** Its job, once listed. */
  job: z.object({ id: z.string(), slug: z.string(), isOpen: z.boolean() }).nullable(),
  /** The decision about a refused post. */
  refusal: z.object({ ground: z.string(), words: z.string() }).nullable(),
});
export type DirectPost = z.infer<typeof DirectPost>;

/** `GET /api/me/employers/{id}/posts`. */
export const DirectPostsResponse = z.object({
  data: z.object({
    /** The job board of the company that we read; while there is one, jobs are posted there. */
    board: z.string().nullable(),
    posts: z.array(DirectPost),
  }),
});
export type DirectPostsResponse = z.infer<typeof DirectPostsResponse>;

/** `POST /api/me/employers/{id}/posts` and `PUT …/posts/{post}`. */
export const PostDraftRequest = z.strictObject({ content: PostContent });
export const PostDraftResponse = z.object({ data: z.object({ id: z.string() }) });

/** `POST /api/direct-posts/{post}/address`: where people apply by mail. */
export const ApplyAddressResponse = z.object({ data: z.object({ address: z.string(), subject: z.string() }) });
export type ApplyAddressResponse = z.infer<typeof ApplyAddressResponse>;

/** `POST /api/direct-posts/answers`: the answer by the link of a mail. */
export const StillOpenRequest = z.strictObject({ token: z.string().min(1).max(200), isOpen: z.boolean() });
/** `POST /api/direct-posts/look`. */
export const StillOpenLookRequest = z.strictObject({ token: z.string().min(1).max(200) });
export const StillOpenResponse = z.object({
  data: z.object({ title: z.string(), company: z.string(), endsAt: z.iso.datetime() }),
});
export type StillOpenResponse = z.infer<typeof StillOpenResponse>;
