import { z } from "zod";
import { REASON_MAX, REPORT_REASONS, REQUEST_STATES } from "#contract/values/referral.ts";
import { LookedUpDomain } from "./moderation/look-ups.ts";
import { ReferralCompany, ReferralJob, TimelineLine } from "./referral.ts";

/** What an operator can do about a report. */
export const MEASURES = ["dismissed", "warned", "suspended"] as const;
export type Measure = (typeof MEASURES)[number];

const Reason = z
  .string({ error: "Please give a reason for the audit log" })
  .trim()
  .min(1, "Please give a reason for the audit log")
  .max(REASON_MAX, `Please keep the reason to ${REASON_MAX} characters`)
  .refine((text) => text.isWellFormed() && !text.includes("\u0000"), "Please use plain text only");

export const SettleRequest = z.strictObject({
  verdict: z.enum(["confirmed", "refunded"], { error: "Please choose a verdict" }),
  reason: Reason,
});
export const ResolveRequest = z.strictObject({
  measure: z.enum(MEASURES, { error: "Please choose a measure" }),
  reason: Reason,
});
export const LiftRequest = z.strictObject({ reason: Reason });

/** A person as an operator sees them, without contact details. */
export const ReviewedPerson = z.object({ name: z.string(), reports: z.int(), suspended: z.boolean() });
export type ReviewedPerson = z.infer<typeof ReviewedPerson>;

/** A request under review. Contact details are masked in all of its texts. */
export const ReviewedRequest = z.object({
  id: z.string(),
  state: z.enum(REQUEST_STATES),
  job: ReferralJob,
  company: ReferralCompany,
  /** Null once the account is erased. */
  seeker: ReviewedPerson.nullable(),
  /** The referrer who holds it; null while nobody does, and once the account is erased. */
  referrer: ReviewedPerson.nullable(),
  why: z.string(),
  evidence: z.string(),
  confirmation: z.string().nullable(),
  timeline: z.array(TimelineLine),
  messages: z.array(z.object({ at: z.iso.datetime(), by: z.enum(["seeker", "referrer"]), body: z.string() })),
});
export type ReviewedRequest = z.infer<typeof ReviewedRequest>;

export const ReviewedReport = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  about: z.enum(["seeker", "referrer"]),
  reason: z.enum(REPORT_REASONS),
  /** Whether a pattern in a text made it, instead of a person. */
  marked: z.boolean(),
  note: z.string(),
  person: ReviewedPerson.nullable(),
  request: ReviewedRequest,
});
export type ReviewedReport = z.infer<typeof ReviewedReport>;

export const AuditLine = z.object({
  at: z.iso.datetime(),
  operator: z.string(),
  action: z.string(),
  requestId: z.string().nullable(),
  reason: z.string(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** The oldest cases that wait for an operator, and the audit log, newest first. */
export const ReviewResponse = z.object({
  /** How many disputes and reports wait in all. */
  waiting: z.object({ disputes: z.int(), reports: z.int() }),
  disputes: z.array(z.object({ since: z.iso.datetime(), request: ReviewedRequest })),
  reports: z.array(ReviewedReport),
  /** Domains that lately made referrers and have something about them that is typical of fake employees. */
  domains: z.array(LookedUpDomain),
  suspended: z.array(z.object({ id: z.string(), name: z.string(), since: z.iso.datetime(), reason: z.string() })),
  audit: z.array(AuditLine),
});
export type ReviewResponse = z.infer<typeof ReviewResponse>;
