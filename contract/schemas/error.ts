import { z } from "zod";

/** Body of every error response: a text for people, a stable code for programs. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  /** The invalid request parameter or body field, if there is one. */
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
