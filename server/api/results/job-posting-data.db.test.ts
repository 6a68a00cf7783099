import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { JobPageResponse } from "#contract/schemas/job-page.ts";
import { seedSampleJobs } from "#ingest/seed-sample-jobs.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";

const database = await testDatabase();
let api: AccountApi;

beforeAll(async () => {
  await seedSampleJobs({ database, log: silentLog, now: new Date() });
  api = await accountApi(database);
}, 120_000);
afterAll(() => api.close());

const typed = <T extends string>(type: T) => z.literal(type);
const amount = z.strictObject({
  "@type": typed("QuantitativeValue"),
  value: z.number().positive().optional(),
  minValue: z.number().positive().optional(),
  maxValue: z.number().positive().optional(),
  unitText: z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
});

/** Google's rules for a remote job: required members, and the shapes of recommended ones. Rejects anything else. */
const GooglesJobPosting = z.strictObject({
  "@context": z.literal("https://schema.org/"),
  "@type": typed("JobPosting"),
  title: z.string().min(1),
  description: z.string().regex(/^<(p|ul|ol|h3|h4|h5|blockquote|pre|hr)/),
  datePosted: z.iso.datetime().refine((date) => Date.parse(date) <= Date.now(), "posted in the future"),
  validThrough: z.iso.datetime().optional(),
  hiringOrganization: z.strictObject({
    "@type": typed("Organization"),
    name: z.string().min(1),
    sameAs: z.url().optional(),
  }),
  identifier: z.strictObject({ "@type": typed("PropertyValue"), name: z.string(), value: z.string().regex(/^\d+$/) }),
  url: z.url(),
  directApply: z.literal(false),
  jobLocationType: z.literal("TELECOMMUTE"),
  applicantLocationRequirements: z
    .array(
      z.discriminatedUnion("@type", [
        z.strictObject({ "@type": typed("Country"), name: z.string().regex(/^[A-Z]{2}$/) }),
        z.strictObject({ "@type": typed("State"), name: z.string().regex(/^.+, [A-Z]{2}$/) }),
      ]),
    )
    .min(1),
  employmentType: z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "INTERN"]).optional(),
  baseSalary: z
    .strictObject({ "@type": typed("MonetaryAmount"), currency: z.string().regex(/^[A-Z]{3}$/), value: amount })
    .optional(),
  industry: z.string().min(1).optional(),
  skills: z.string().min(1).optional(),
  educationRequirements: z
    .strictObject({
      "@type": typed("EducationalOccupationalCredential"),
      credentialCategory: z.enum([
        "high school",
        "associate degree",
        "bachelor degree",
        "professional certificate",
        "postgraduate degree",
      ]),
    })
    .optional(),
});

/** Retries while the server sheds load, as it may on a machine that is busy with other tests. */
async function answerFor(id: string) {
  for (;;) {
    const answer = await api.app.inject(`/api/jobs/${id}`);
    if (answer.statusCode !== 503) return answer;
    await sleep(50);
  }
}

/** Sources whose terms forbid passing their jobs on to Google Jobs. */
const NEVER_ANNOUNCED = new Set(["jobicy", "remotive"]);

test("exactly the sample jobs that state where their people may live and may be passed on have structured data by Google's rules", async () => {
  const { rows } = await database.pool.query<{ id: string }>("select id from job where closed_at is null order by id");
  expect(rows.length).toBeGreaterThan(300);
  let described = 0;
  let kept = 0;
  for (const { id } of rows) {
    const answer = await answerFor(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, structuredData } = JobPageResponse.parse(answer.json());
    const isKept = data.sources.some(({ source, leads }) => leads && NEVER_ANNOUNCED.has(source));
    if (isKept) kept += 1;
    expect(structuredData === null, `job ${id}`).toBe(data.eligibility.scope === "unstated" || isKept);
    if (structuredData === null) continue;
    described += 1;
    const { success, error } = GooglesJobPosting.safeParse(structuredData);
    expect(success, `job ${id}: ${error?.message ?? ""}`).toBe(true);
    expect(structuredData).toMatchObject({ title: data.role, description: data.description });
  }
  expect(described).toBeGreaterThan(250);
  expect(kept).toBeGreaterThan(0);
}, 120_000);
