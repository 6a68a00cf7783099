import { COMPANY_FACTS } from "#contract/values/moderation/correction.ts";
import { z } from "zod";
import { MAX_OFFSET, MIN_OFFSET } from "#contract/values/employers/statement-limits.ts";
import { MAX_INDUSTRIES } from "#contract/values/job-fields.ts";
import { storable } from "../stored-text.ts";

const OFFSET = `Please give an offset from ${MIN_OFFSET} to ${MAX_OFFSET}, in quarters of an hour`;
const Offset = z.number(OFFSET).min(MIN_OFFSET, OFFSET).max(MAX_OFFSET, OFFSET).multipleOf(0.25, OFFSET);

/** Where a company can hire people, in which hours they work, and whether it sponsors visas. Null or empty means that it doesn't say. */
export const EmployerStatement = z.strictObject({
  /** ISO 3166-1 alpha-2 codes in upper case; none if the company doesn't say. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, "Please choose countries")).max(250),
  /** Required working hours, as UTC offsets. */
  timeZones: z
    .strictObject({ from: Offset, to: Offset })
    .refine(({ from, to }) => from <= to, { message: "The first time zone has to be the western one" })
    .nullable(),
  visaSponsorship: z.enum(["yes", "no"]).nullable(),
});
export type EmployerStatement = z.infer<typeof EmployerStatement>;

/** What a company states about itself. Null or empty means that it doesn't say, so that what the sources say holds. */
export const CompanyFacts = z.strictObject({
  /** A choice of the filter, such as `51,200`. */
  size: z.string().max(20).nullable(),
  /** Slugs of industries. */
  industries: z.array(z.string().max(60)).max(MAX_INDUSTRIES, `Please choose at most ${MAX_INDUSTRIES} industries`),
  /** The address of its page on LinkedIn. */
  linkedin: storable(z.string().trim().max(300)).nullable(),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** `PUT /api/me/employers/{id}/facts`: what is left out stays. */
export const FactsRequest = CompanyFacts.partial();
export type FactsRequest = z.infer<typeof FactsRequest>;
/** `PUT /api/me/employers/{id}/statement`: null takes the statement back. */
export const StatementRequest = z.strictObject({ statement: EmployerStatement.nullable() });
/** `PUT /api/me/employers/{id}/website`. */
export const WebsiteRequest = z.strictObject({
  website: storable(z.string().trim().min(1, "Please give an address").max(300)),
});
/** `PUT /api/me/employers/{id}/logo`: the address of a picture. */
export const LogoRequest = z.strictObject({
  logo: storable(z.string().trim().min(1, "Please give an address").max(300)),
});

const Change = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  field: z.enum(["statement", "website", "logo", "filled", "disowned", "post", "size", "industries", "linkedin"]),
  /** Null once the person's account is erased. */
  by: z.string().nullable(),
  value: z.unknown(),
  /** The entry in words. */
  words: z.string(),
  /** The number of the job, the board or the post that it is about. */
  subject: z.string().nullable(),
  /** Whether it undoes an earlier one. */
  isUndo: z.boolean(),
  /** Whether it is what holds now, so that it can be undone. */
  isCurrent: z.boolean(),
});

/** `GET /api/me/employers/{id}/changes`. */
export const EmployerChangesResponse = z.object({
  data: z.object({
    statement: EmployerStatement.nullable(),
    facts: CompanyFacts,
    /** The facts that operators corrected, which the company can't change meanwhile. */
    corrected: z.array(z.enum(COMPANY_FACTS)),
    /** What the sources say of the company, which holds where it states nothing. */
    read: z.object({
      /** Its number of employees, as they write it. */
      employees: z.string().nullable(),
      /** Slugs of industries. */
      industries: z.array(z.string()),
      linkedin: z.string().nullable(),
    }),
    website: z.string().nullable(),
    /** The address that the logo comes from. Null for an uploaded picture, too. */
    logo: z.string().nullable(),
    isLogoUploaded: z.boolean(),
    /** Whether the last try to make the logo from its source failed. */
    isLogoRefused: z.boolean(),
    /** The latest 50, newest first. */
    changes: z.array(Change),
  }),
});
export type EmployerChangesResponse = z.infer<typeof EmployerChangesResponse>;

/** `PUT /api/me/employers/{id}/jobs/{job}/filled`. */
export const FilledRequest = z.strictObject({ filled: z.boolean() });
/** `PUT /api/me/employers/{id}/boards/{board}/disowned`. */
export const DisownedRequest = z.strictObject({ disowned: z.boolean() });

/** `GET /api/me/employers/{id}/listing`. */
export const ListingResponse = z.object({
  data: z.object({
    /** The newest 100: open, or marked as filled. */
    jobs: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string(), isFilled: z.boolean() })),
    boards: z.array(
      z.object({
        id: z.string(),
        source: z.string(),
        token: z.string(),
        isDisowned: z.boolean(),
        /** Whether the company says that it is its own. */
        isConfirmed: z.boolean(),
        /** False for a board that lists other companies too. */
        mayDisown: z.boolean(),
      }),
    ),
  }),
});
export type ListingResponse = z.infer<typeof ListingResponse>;
