import { z } from "zod";
import { ALIAS_MAX, WISHES_MAX } from "#contract/values/referral.ts";
import { CompanyFigures, ReferralCompany } from "../referral.ts";

const PLAIN = "Please use plain text only";
const isPlain = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u.test(text);

/** What a referrer says on their card. An empty alias shows no name. */
export const CardRequest = z.strictObject({
  alias: z
    .string()
    .trim()
    .max(ALIAS_MAX, `Please use at most ${ALIAS_MAX} characters`)
    .refine((text) => isPlain(text) && !text.includes("\n"), PLAIN),
  wishes: z.string().trim().max(WISHES_MAX, `Please use at most ${WISHES_MAX} characters`).refine(isPlain, PLAIN),
  /** Whether the company's page names the alias. */
  credited: z.boolean().default(false),
});
export type CardRequest = z.infer<typeof CardRequest>;

export const CardSlug = z.string().regex(/^[\w-]{22}$/, "This card doesn’t exist");

/** A referrer's card as everybody sees it. Contact details are masked. */
export const CardView = z.object({
  company: ReferralCompany,
  alias: z.string().nullable(),
  wishes: z.string(),
  /** Whether they get new requests now. */
  open: z.boolean(),
  /** Of the company; null below five referrers. */
  figures: CompanyFigures.nullable(),
});
export type CardView = z.infer<typeof CardView>;
