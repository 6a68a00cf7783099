import { z } from "zod";

export const Session = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows"; null if the browser doesn't say. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Up to five minutes old. */
  lastUsedAt: z.iso.datetime(),
  /** Whether this is the session of the call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const SessionsResponse = z.object({ data: z.array(Session) });
export type SessionsResponse = z.infer<typeof SessionsResponse>;
