import { z } from "zod";
import { storable } from "../stored-text.ts";

const words = (missing: string, most: number) =>
  storable(z.string({ error: missing }).trim().min(1, missing).max(most, `At most ${most} characters.`));

/** `POST /api/operate/look-ups`. */
export const LookUpRequest = z.strictObject({
  /** The whole e-mail address of an account, or the address or number of a job. */
  about: words("Please give an e-mail address or a job’s link", 300),
  reason: words("Please say why", 500),
});
export type LookUpRequest = z.infer<typeof LookUpRequest>;

export const LookUpResponse = z.object({
  data: z.object({
    /** Null when there is no such account. Name and address are masked. */
    person: z
      .object({
        name: z.string(),
        address: z.string(),
        registeredAt: z.iso.datetime(),
        isVerified: z.boolean(),
        isSuspended: z.boolean(),
        isReferrer: z.boolean(),
        /** Referrals they asked for. */
        requests: z.int(),
      })
      .nullable(),
    /** Null when there is no such job. */
    job: z
      .object({ title: z.string(), company: z.string(), path: z.string(), isOpen: z.boolean(), cases: z.int() })
      .nullable(),
  }),
});
export type LookUpResponse = z.infer<typeof LookUpResponse>;

export const LookUpsResponse = z.object({
  /** The latest, newest first. */
  data: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      kind: z.enum(["person", "job"]),
      reason: z.string(),
      found: z.boolean(),
      operator: z.string().nullable(),
    }),
  ),
});
export type LookUpsResponse = z.infer<typeof LookUpsResponse>;
