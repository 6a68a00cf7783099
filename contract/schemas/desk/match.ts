import { z } from "zod";
import { Job } from "../job.ts";

/** What a point of a match is about. */
export const MATCH_SUBJECTS = ["country", "hours", "permit", "level", "pay", "role", "skill", "language"] as const;

/** One reason why a job fits a person or doesn't. It quotes both sides. */
export const MatchPoint = z.object({
  about: z.enum(MATCH_SUBJECTS),
  /** `rule`: one that fails rules the job out. `must` and `nice`: what the posting requires, and what it would like. */
  need: z.enum(["rule", "must", "nice"]),
  fit: z.enum(["yes", "no", "unclear"]),
  /** What it is in a word or two, such as `PostgreSQL`. */
  name: z.string(),
  /** The posting's sentence, or its field such as `location: Remote, EU`. */
  job: z.string(),
  /** The line of the profile. */
  profile: z.string(),
});
export type MatchPoint = z.infer<typeof MatchPoint>;

/** `GET /api/me/match/jobs/:id`; null while the account has no profile to match. */
export const JobMatchResponse = z.object({ data: z.object({ points: z.array(MatchPoint) }).nullable() });
export type JobMatchResponse = z.infer<typeof JobMatchResponse>;

/** What the points of a job add up to. */
export const MatchSummary = z.object({
  id: z.string(),
  /** What rules it out. */
  ruledOut: z.array(z.enum(MATCH_SUBJECTS)),
  /** How many of the posting's requirements the profile has, and how many there are. */
  met: z.int(),
  required: z.int(),
});
export type MatchSummary = z.infer<typeof MatchSummary>;

/** `GET /api/me/match/jobs?ids=`; null while the account has no profile to match. Unknown ids are left out. */
export const MatchSummariesResponse = z.object({ data: z.array(MatchSummary).nullable() });
export type MatchSummariesResponse = z.infer<typeof MatchSummariesResponse>;

/** A job picked for a person, with the reasons. */
export const Recommendation = z.object({
  job: Job,
  /** Whether we first saw it since the time that the call names. */
  isNew: z.boolean(),
  reasons: z.array(MatchPoint),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** `GET /api/me/match/recommendations`; null while the account has no profile to match. */
export const RecommendationsResponse = z.object({ data: z.array(Recommendation).nullable() });
export type RecommendationsResponse = z.infer<typeof RecommendationsResponse>;
