import { z } from "zod";

/** What a person did in the last 30 days. */
export const RecentActivity = z.object({
  /** Jobs saved, and still saved. */
  saved: z.number().int(),
  /** Applications sent. */
  applied: z.number().int(),
  /** Applications that a company answered, in whatever way. */
  answered: z.number().int(),
  /** Applications with an interview. */
  interviewed: z.number().int(),
  /** People met through referrals. */
  met: z.number().int(),
});
export type RecentActivity = z.infer<typeof RecentActivity>;

export const Activity = z.object({
  /** Applications that were sent and are on the desk. */
  applications: z.number().int(),
  savedJobs: z.number().int(),
  /** People met through referrals: who accepted this person's requests, and whose requests they accepted. */
  connections: z.number().int(),
  recent: RecentActivity,
});
export type Activity = z.infer<typeof Activity>;

/** `GET /api/me/activity`. */
export const ActivityResponse = z.object({ data: Activity });
export type ActivityResponse = z.infer<typeof ActivityResponse>;
