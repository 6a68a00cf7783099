import { z } from "zod";
import { storable } from "../stored-text.ts";

const words = (missing: string, most: number) =>
  storable(z.string({ error: missing }).trim().min(1, missing).max(most, `At most ${most} characters.`));

/** A job as operators find it. `removed` is off the site by a decision or a hold. */
const LookedUpJob = z.object({
  title: z.string(),
  company: z.string(),
  path: z.string(),
  state: z.enum(["open", "closed", "removed"]),
  cases: z.int(),
});
export type LookedUpJob = z.infer<typeof LookedUpJob>;

/** `POST /api/operate/look-ups`. */
export const LookUpRequest = z.strictObject({
  /** The whole e-mail address of an account, the link, number or title words of a job, the link of a company, or a domain. */
  about: words("Please give an e-mail address, a job’s or company’s link, words of a title, or a domain", 300),
  reason: words("Please say why", 500),
});
export type LookUpRequest = z.infer<typeof LookUpRequest>;

/** A domain of work addresses. */
export const LookedUpDomain = z.object({
  domain: z.string(),
  /** Where its addresses prove employment; null if they prove nothing. */
  company: z.string().nullable(),
  /** The rule that decides. */
  rule: z.string(),
  /** Companies that an operator, an employer or a trusted board names for it. */
  namedFor: z.array(z.string()),
  referrers: z.int(),
  /** What is typical of fake employees; decides nothing. */
  marks: z.array(z.string()),
});
export type LookedUpDomain = z.infer<typeof LookedUpDomain>;

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
    job: LookedUpJob.nullable(),
    /** Jobs with the words in their titles, the newest first, 20 at most. */
    jobs: z.array(LookedUpJob),
    /** Null when there is no such company, or a domain was asked for. */
    company: z
      .object({
        name: z.string(),
        path: z.string(),
        /** Whose word its name and page rest on. */
        identity: z.string(),
        /** Whether its jobs wait until an operator has judged its claim to the name or domain. */
        isHeld: z.boolean(),
      })
      .nullable(),
    /** The company’s domains, or the one that was asked for. */
    domains: z.array(LookedUpDomain),
  }),
});
export type LookUpResponse = z.infer<typeof LookUpResponse>;

export const LookUpsResponse = z.object({
  /** The latest, newest first. */
  data: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      kind: z.enum(["person", "job", "company"]),
      reason: z.string(),
      found: z.boolean(),
      operator: z.string().nullable(),
    }),
  ),
});
export type LookUpsResponse = z.infer<typeof LookUpsResponse>;
