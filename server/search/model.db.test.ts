import { afterAll, beforeAll, expect, test } from "vitest";
import type { Eligibility } from "#contract/schemas/job.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { ancestors, descendants, placeByCode, placeBySlug } from "#taxonomy/places.ts";
import { testDatabase } from "#test/database/database.ts";
import { makeEligibility } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";
import type { SearchModel } from "./model.ts";
import { openModel } from "#test/search/open-model.ts";

const database = await testDatabase();
const DAY = 24 * 3_600_000;
const NOW = Date.now();
const JOBS = 1500;

const everything: JobsQuery = { ...EVERY_JOB, limit: 50 };

/** Returns a seeded random number generator, so that every run is the same. */
function seededRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const pick = <T>(roll: (sides: number) => number, values: readonly T[]): T => values[roll(values.length)]!;
const few = <T>(roll: (sides: number) => number, values: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: roll(most + 1) }, () => pick(roll, values))),
];

const areas: Partial<Eligibility>[] = [
  { scope: "worldwide" },
  { scope: "worldwide", excluded: ["US"] },
  { scope: "places", regions: ["europe"] },
  { scope: "places", regions: ["europe"], excluded: ["GB"] },
  { scope: "places", countries: ["DE"] },
  { scope: "places", countries: ["US"] },
  { scope: "places", states: ["US-CA", "US-TX"] },
  { scope: "places", countries: ["BR", "FR"] },
  { scope: "unstated" },
];

const ROLES = ["software-engineer", "product-manager", "data-scientist", "designer"];
const TECH = ["react", "python", "go", "rust", "kubernetes", "java"];
const INDUSTRIES = ["saas", "fintech"];
const LEVELS = ["entry", "junior", "mid", "senior", "lead"];
const SOURCES = ["greenhouse", "remotive", "lever"];
/** Companies that accept referral requests: one with a free slot, one without. */
const REFERABLE = ["company-4", "company-9"];
const SIZES = ["1,10", "11,50", "10001+", null];

async function saveJob(roll: (sides: number) => number, id: string | null, closed: boolean): Promise<string> {
  const eligibility = makeEligibility({ evidence: "test", ...pick(roll, areas) });
  const columns = {
    slug: "job",
    company_id: String(1 + roll(20)),
    title: pick(roll, ["Job", "Senior Rust Engineer", "Rusty Pipe Fitter", "Sales, Enterprise"]),
    summary: "",
    description: "",
    text: "",
    location: "",
    eligibility: JSON.stringify(eligibility),
    remote_evidence: "",
    roles: few(roll, ROLES, 2),
    levels: few(roll, LEVELS, 2),
    employment_type: pick(roll, ["full-time", "full-time", "contract", null]),
    tech_stack: few(roll, TECH, 4),
    industries: few(roll, INDUSTRIES, 2),
    company_size: pick(roll, SIZES),
    education: pick(roll, ["bachelor degree", null]),
    salary_yearly_usd: pick(roll, [null, 50_000, 80_000.5, 120_000]),
    url: "https://example.org/apply",
    posted_at: new Date(NOW - roll(40 * 24) * 3_600_000),
    posted_at_is_first_seen: false,
    first_seen_at: new Date(NOW),
    last_seen_at: new Date(NOW),
    closed_at: closed ? new Date(NOW) : null,
    closed_reason: closed ? "gone" : null,
    agency: roll(4) === 0,
    sources: few(roll, SOURCES, 2),
  };
  const names = Object.keys(columns);
  const values = Object.values(columns);
  const marks = names.map((_, index) => `$${index + 1}`);
  const text =
    id === null
      ? `insert into job (${names.join()}) values (${marks.join()}) returning id`
      : `update job set (${names.join()}) = (${marks.join()}) where id = ${id} returning id`;
  return await inBulkTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string }>(text, values);
    await recordChanges(client, [{ jobId: rows[0]!.id, kind: closed ? "closed" : "changed" }]);
    return rows[0]!.id;
  });
}

const codes = (slugs: readonly string[]): string[] => slugs.flatMap((slug) => placeBySlug(slug)?.code ?? []);

/** Returns the hide rules of a search as a condition for the jobs that stay. */
function hiding({ hide }: JobsQuery, mark: (value: unknown) => string): string {
  const words = hide.keywords.map((keyword) => `\\m${keyword.replaceAll(" ", "[^a-z0-9]+")}\\M`);
  return `not (c.slug = any(${mark(hide.companies)}::text[])
    or j.id = any(${mark(hide.jobs)}::bigint[])
    or (j.agency and ${mark(hide.agencies)}::boolean)
    or (j.sources <> '{}' and j.sources <@ ${mark(hide.sources)}::text[])
    or (j.title || ' | ' || c.name) ~* any(${mark(words)}::text[]))`;
}

/** Finds the ids and the total of a query with plain SQL over the base tables. */
async function askPostgres(query: JobsQuery): Promise<{ ids: string[]; total: number; hidden: number }> {
  const where = ["j.closed_at is null"];
  const values: unknown[] = [];
  const add = (condition: (mark: (value: unknown) => string) => string): void => {
    where.push(condition((value) => `$${values.push(value)}`));
  };
  if (query.role.length > 0) add((mark) => `j.roles && ${mark(query.role)}::text[]`);
  if (query.techStack.length > 0) add((mark) => `j.tech_stack && ${mark(query.techStack)}::text[]`);
  if (query.industry.length > 0) add((mark) => `j.industries && ${mark(query.industry)}::text[]`);
  if (query.experienceLevel.length > 0) add((mark) => `j.levels && ${mark(query.experienceLevel)}::text[]`);
  if (query.company.length > 0) add((mark) => `c.slug = any(${mark(query.company)}::text[])`);
  if (query.education.length > 0) add((mark) => `j.education = any(${mark(query.education)}::text[])`);
  if (query.employmentType !== null) add((mark) => `j.employment_type = ${mark(query.employmentType)}`);
  if (query.companySize !== null) add((mark) => `j.company_size = ${mark(query.companySize)}`);
  if (query.datePosted !== null) {
    const days = { today: 1, week: 7, month: 30 }[query.datePosted];
    add((mark) => `j.posted_at >= ${mark(new Date(NOW - days * DAY))}::timestamptz`);
  }
  if (query.salaryMin !== null) {
    add(
      (mark) =>
        `j.salary_yearly_usd >= ${mark(query.salaryMin)} or (${String(query.salaryUnstated)} and j.salary_yearly_usd is null)`,
    );
  }
  if (query.location.length > 0) {
    add((mark) =>
      query.location
        .map((place) => {
          const finding = place === "worldwide" ? [place] : [place, ...ancestors(place), ...descendants(place)];
          return `((j.eligibility->>'scope' = 'worldwide' or j.eligibility->'regions' ?| ${mark(finding)}::text[]
        or (j.eligibility->'countries') || (j.eligibility->'states') ?| ${mark(place === "worldwide" ? [] : codes(finding))}::text[])
        and not j.eligibility->'excluded' ?| ${mark(codes([place, ...ancestors(place)]))}::text[])`;
        })
        .join(" or "),
    );
  }
  if (query.eligibleOnly && query.homeCountry !== null) {
    const within = ancestors(placeByCode(query.homeCountry)!.slug);
    add(
      (mark) => `(j.eligibility->>'scope' = 'worldwide' or j.eligibility->'countries' ? ${mark(query.homeCountry)}
        or j.eligibility->'regions' ?| ${mark(within)}::text[]) and not j.eligibility->'excluded' ?| ${mark([query.homeCountry, ...within])}::text[]`,
    );
  }
  if (query.acceptsReferrals) add((mark) => `c.slug = any(${mark(REFERABLE)}::text[])`);
  const open = where.map((each) => `(${each})`).join(" and ");
  add((mark) => hiding(query, mark));
  const order = {
    salary: "j.salary_yearly_usd desc nulls last, ",
    referable: `${chance()}, `,
    date: "",
    relevance: "",
    // Without a profile to match.
    match: "",
  }[query.sortBy];
  const from = `from job j join company c on c.id = j.company_id where ${where.map((each) => `(${each})`).join(" and ")}`;
  const page = await database.pool.query<{ id: string }>(
    `select j.id ${from} order by ${order} j.posted_at desc, j.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
    values,
  );
  const count = await database.pool.query<{ n: number }>(`select count(*)::int as n ${from}`, values);
  const all = await database.pool.query<{ n: number }>(
    // The last values belong to the hide rules, which this query leaves out.
    `select count(*)::int as n from job j join company c on c.id = j.company_id where ${open}`,
    values.slice(0, -5),
  );
  const total = count.rows[0]!.n;
  return { ids: page.rows.map(({ id }) => id), total, hidden: all.rows[0]!.n - total };
}

/** Ranks companies with referrers first, and the one with a free slot before the other. */
function chance(): string {
  return `coalesce(array_position(array['${REFERABLE.join("', '")}'], c.slug), 9)`;
}

function randomQuery(roll: (sides: number) => number): JobsQuery {
  const often = <T>(value: T, otherwise: T): T => (roll(3) === 0 ? value : otherwise);
  return {
    ...EVERY_JOB,
    role: often(few(roll, ROLES, 2), []),
    location: often(
      few(
        roll,
        ["worldwide", "europe", "germany", "united-states", "california", "latin-america", "united-kingdom"],
        2,
      ),
      [],
    ),
    experienceLevel: often(few(roll, LEVELS, 2), []),
    employmentType: often(pick(roll, ["full-time", "internship", null]), null),
    techStack: often(few(roll, [...TECH, "cobol"], 2), []),
    company: often(few(roll, ["company-1", "company-2", "company-3"], 3), []),
    industry: often(few(roll, INDUSTRIES, 2), []),
    companySize: often(pick(roll, SIZES), null),
    education: often(few(roll, ["bachelor degree"], 1), []),
    datePosted: often(pick(roll, ["today", "week", "month", null] as const), null),
    salaryMin: often(pick(roll, [50_000, 80_000, 100_000]), null),
    salaryUnstated: roll(2) === 0,
    homeCountry: pick(roll, [null, "DE", "GB", "US", "BR", "JP"]),
    eligibleOnly: roll(3) === 0,
    hide: {
      companies: often(few(roll, ["company-4", "company-5", "company-6"], 3), []),
      keywords: often(few(roll, ["rust", "sales enterprise", "company 7", "rusty"], 2), []),
      sources: often(few(roll, [...SOURCES, "unheard-of"], 2), []),
      jobs: often(few(roll, ["1", "2", "3", "40", "999999"], 3), []),
      agencies: roll(3) === 0,
    },
    acceptsReferrals: roll(6) === 0,
    sortBy: pick(roll, ["date", "salary", "referable"] as const),
    page: 1 + roll(3),
    limit: 1 + roll(50),
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function expectSameAsPostgres(model: SearchModel, queries: number, seed: number): Promise<void> {
  const roll = seededRandom(seed);
  for (let asked = 0; asked < queries; asked += 1) {
    const query = randomQuery(roll);
    const { ids, total, hidden } = model.query(query, { counts: asked % 2 === 0, now: NOW });
    expect({ query, ids, total, hidden }).toEqual({ query, ...(await askPostgres(query)) });
  }
}

async function saveAccount(name: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into account (email, email_key, name, password_hash, terms_version)
     values ($1 || '@example.com', $1 || '@example.com', 'Ana', 'x', '1') returning id`,
    [name],
  );
  return rows[0]!.id;
}

/** Saves a verified referrer who accepts one request a week; with `busy`, has one already. */
async function saveReferrer(company: string, { busy = false, paused = false, ended = false }): Promise<void> {
  const { rows } = await database.pool.query<{ id: string; company_id: string }>(
    `insert into referrer (account_id, company_id, domain, mailbox_hash, weekly_capacity, paused, ended_at)
     select $1, id, 'example.com', convert_to(slug, 'utf8'), 1, $3, case when $4 then now() end from company where slug = $2
     returning id, company_id`,
    [await saveAccount(company), company, paused, ended],
  );
  if (!busy) return;
  await database.pool.query(
    `with asked as (
       insert into referral_request (seeker_id, job_id, company_id, why, evidence, deadline)
       select $1, id, $2, '', '', now() + interval '7 days' from job order by id limit 1 returning id)
     insert into referral_offer (request_id, referrer_id, offer_round, lapses_at) select id, $3, 1, now() + interval '1 day' from asked`,
    [await saveAccount(`seeker of ${company}`), rows[0]!.company_id, rows[0]!.id],
  );
}

let model: SearchModel;

beforeAll(async () => {
  for (let number = 1; number <= 20; number += 1) {
    await database.pool.query("insert into company (slug, name) values ($1, $2)", [
      `company-${number}`,
      `Company ${number}`,
    ]);
  }
  const roll = seededRandom(1);
  for (let number = 0; number < JOBS; number += 1) await saveJob(roll, null, roll(10) === 0);
  await saveReferrer(REFERABLE[0]!, {});
  await saveReferrer(REFERABLE[1]!, { busy: true });
  await saveReferrer("company-11", { paused: true });
  await saveReferrer("company-12", { ended: true });
  model = await openModel({ database, log: silentLog, referrals: true });
});

afterAll(() => model.close());

test("finds what plain SQL finds, in the same order", async () => {
  expect(model.ready).toBe(true);
  await expectSameAsPostgres(model, 150, 2);
});

test("applies new, changed, closed and reopened jobs after commit, in every process", async () => {
  const other = await openModel({ database, log: silentLog, referrals: true });
  const roll = seededRandom(3);
  for (let change = 0; change < 150; change += 1) {
    const id = roll(3) === 0 ? null : String(1 + roll(JOBS));
    await saveJob(roll, id, id !== null && roll(3) === 0);
  }
  const marker = await saveJob(seededRandom(4), null, false);
  const sees = (each: SearchModel): boolean =>
    each.query({ ...everything, limit: 50 }, { counts: false }).total === model.size && holds(each, marker);
  await until(() => sees(model) && sees(other));
  await expectSameAsPostgres(model, 80, 5);
  await expectSameAsPostgres(other, 80, 5);
  await other.close();
});

function holds(each: SearchModel, id: string): boolean {
  for (let page = 1; ; page += 1) {
    const { ids } = each.query({ ...everything, page }, { counts: false });
    if (ids.includes(id)) return true;
    if (ids.length === 0) return false;
  }
}

test("does not skip a change that took its number early but committed late", async () => {
  const id = await saveJob(seededRandom(6), null, false);
  await until(() => holds(model, id));
  const slow = await database.pool.connect();
  await slow.query("begin");
  await slow.query("update job set closed_at = now(), closed_reason = 'gone' where id = $1", [id]);
  await recordChanges(slow, [{ jobId: id, kind: "closed" }]);
  const quick = await saveJob(seededRandom(7), null, false);
  await until(() => holds(model, quick));
  expect(holds(model, id)).toBe(true);
  await slow.query("commit");
  slow.release();
  await until(() => !holds(model, id));
});

test("receives changes again after the loss of its listening connection", async () => {
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'afield-listen' and datname = current_database()",
  );
  const id = await saveJob(seededRandom(8), null, false);
  await until(() => holds(model, id));
  expect(model.ready).toBe(true);
});

test("reports which jobs have changed, and finds companies by slug and by name", async () => {
  const told: (readonly string[] | null)[] = [];
  model.onChange((ids) => told.push(ids));
  const before = model.version;
  const id = await saveJob(seededRandom(9), null, false);
  await until(() => told.some((ids) => ids?.includes(id)));
  expect(model.version).toBeGreaterThan(before);
  expect(model.companies.nameOf("company-1")).toBe("Company 1");
  expect(model.companies.slugOf("COMPANY 1")).toBe("company-1");
});
