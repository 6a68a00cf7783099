import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countStrata } from "#accuracy/count-strata.ts";
import { AccuracyResponse, type LabelCard, LabelsResponse } from "#contract/schemas/accuracy.ts";
import {
  CARDS_PER_DAY,
  FEWEST_LABELS,
  VERDICTS_ON_SILENCE,
  VERDICTS_ON_VALUE,
} from "#contract/values/accuracy/judging.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import { accuracyReport } from "#accuracy/accuracy-report.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { carriedBy } from "#test/search/carried-by.ts";
import { saveTestJob, type TestJob } from "#test/search/saved-job.ts";
import { SeededRandom } from "../../../../bench/search/seeded-random.ts";

const URL = "/api/operate/labels";
const database = await testDatabase();
let api: AccountApi;
let operator: { token: string; id: string };
let colleague: { token: string; id: string };

async function newOperator(name: string): Promise<{ token: string; id: string }> {
  const { token, email } = await api.signedIn({ name, email: `${name}@example.com` });
  const { rows } = await sql<{ id: string }>`select id from account where email_key = ${email}`.execute(database.db);
  await makeOperator(database.db, rows[0]!.id);
  return { token, id: rows[0]!.id };
}

async function saveJob(source: string, job: Partial<TestJob>, rulesVersion = RULES_VERSION): Promise<string> {
  const id = await saveTestJob(database, { title: "Engineer", company: "Kestrow Grid", ...job });
  await carriedBy(database, id, source, { rulesVersion });
  return id;
}

beforeAll(async () => {
  api = await accountApi(database);
  operator = await newOperator("odette");
  colleague = await newOperator("ahond");
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate accuracy_label, accuracy_stratum`.execute(database.db);
  await sql`update job set closed_at = now(), closed_reason = 'test' where closed_at is null`.execute(database.db);
});

async function cards(of = operator): Promise<LabelCard[]> {
  return LabelsResponse.parse((await api.get(URL, of)).body).data;
}

const stratumOf = ({ field, source, hasValue }: Pick<LabelCard, "field" | "source" | "hasValue">) =>
  `${field} ${source} ${hasValue}`;
const give = (id: string, verdict: string, of = operator) => api.put(`${URL}/${id}`, { verdict }, of);
const anotherDay = () => sql`update accuracy_label set drawn_at = drawn_at - interval '1 day'`.execute(database.db);

describe("the strata", () => {
  it("are counted as the jobs say, by the source that decided each value", async () => {
    await saveJob("greenhouse", { salaryYearlyUsd: 90_000, education: "master degree" });
    await saveJob("greenhouse", {});
    const shared = await saveTestJob(database, { title: "Welder", company: "Globex", education: "bachelor degree" });
    await carriedBy(database, shared, "lever", { rulesVersion: RULES_VERSION, facts: { education: null } });
    await carriedBy(database, shared, "remotive", {
      leads: false,
      rulesVersion: RULES_VERSION,
      facts: { education: "bachelor degree" },
    });
    await saveTestJob(database, { title: "Baker", company: "Acme", sample: true, education: "master degree" });
    await countStrata(database, { jobsPerStep: 2 });
    const { rows } = await sql<{ stratum: string; jobs: number; candidates: string[] }>`
      select concat_ws(' ', field, source, has_value) as stratum, jobs, candidates::text[] from accuracy_stratum
      where field in ('education', 'salary', 'remote') order by 1`.execute(database.db);
    expect(rows.map(({ stratum, jobs }) => [stratum, jobs])).toEqual([
      ["education greenhouse f", 1],
      ["education greenhouse t", 1],
      ["education remotive t", 1],
      ["remote greenhouse t", 2],
      ["remote lever t", 1],
      ["salary greenhouse f", 1],
      ["salary greenhouse t", 1],
      ["salary lever f", 1],
    ]);
    expect(rows.find(({ stratum }) => stratum === "education remotive t")!.candidates).toEqual([shared]);
  });

  it("draw each job with the same probability", async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => saveJob("greenhouse", {})));
    const random = new SeededRandom(3);
    const drawn = new Map(ids.map((id) => [id, 0]));
    for (let round = 0; round < 40; round += 1) {
      await countStrata(database, { random: () => random.next() });
      const { rows } = await sql<{ id: string }>`
        select unnest(candidates)::text as id from accuracy_stratum where field = 'remote'`.execute(database.db);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
      for (const { id } of rows) drawn.set(id, drawn.get(id)! + 1);
    }
    // 20 of 40 jobs in each of 40 rounds: 20 draws of a job, standard deviation 3.2; 400 of the older half, standard deviation 10.
    for (const count of drawn.values()) expect(Math.abs(count - 20)).toBeLessThan(5 * 3.2);
    const older = ids.toSorted((a, b) => Number(a) - Number(b)).slice(0, 20);
    expect(Math.abs(older.reduce((sum, id) => sum + drawn.get(id)!, 0) - 400)).toBeLessThan(5 * 10);
  });
});

describe("the cards of a day", () => {
  it("are ten, each of another stratum, stay the same, and say what the jobs say", async () => {
    await saveJob("greenhouse", { salaryYearlyUsd: 90_000, evidence: { salary: "We pay $90000 a year" } });
    await saveJob("lever", { techStack: ["go"] });
    await countStrata(database);
    const first = await cards();
    expect(first).toHaveLength(CARDS_PER_DAY);
    expect(new Set(first.map(stratumOf)).size).toBe(CARDS_PER_DAY);
    expect(await cards()).toEqual(first);
    expect(first.every(({ verdict, hasValue, value }) => verdict === null && hasValue === (value !== null))).toBe(true);
  });

  it("come from the least labelled strata, never twice in a version of the rules, until all is labelled", async () => {
    const jobs = [
      await saveJob("greenhouse", { salaryYearlyUsd: 90_000, evidence: { salary: "We pay $90000 a year" } }),
      await saveJob("greenhouse", { salaryYearlyUsd: 80_000 }),
      await saveJob("lever", { levels: ["senior"] }, RULES_VERSION - 1),
    ];
    const seen = new Map<string, LabelCard>();
    for (let day = 0; ; day += 1) {
      await countStrata(database);
      const today = await cards();
      if (today.length === 0) break;
      const labels = Map.groupBy(seen.values(), stratumOf);
      const ofDrawn = today.map((card) => labels.get(stratumOf(card))?.length ?? 0);
      expect(ofDrawn, `day ${day}`).toEqual(ofDrawn.toSorted((a, b) => a - b));
      for (const card of today) {
        expect(seen.has(`${card.jobId} ${card.field}`)).toBe(false);
        seen.set(`${card.jobId} ${card.field}`, card);
        expect((await give(card.id, "right")).status).toBe(200);
      }
      await anotherDay();
    }
    const pay = [...seen.values()].filter(({ field }) => field === "salary");
    expect(pay.map(({ jobId }) => jobId).toSorted()).toEqual([jobs[0]!, jobs[1]!].toSorted());
    expect(pay.find(({ jobId }) => jobId === jobs[0])).toMatchObject({
      value: { min: 90_000, currency: "USD" },
      evidence: "We pay $90000 a year",
      title: "Engineer",
      company: "Kestrow Grid",
      text: "All of it.",
    });
    // Older rules read the third job, so it waits until it has been read again.
    expect([...seen.values()].some(({ jobId }) => jobId === jobs[2])).toBe(false);
  });

  it("keep yesterday's waiting cards that still hold, and drop those whose job has closed or changed", async () => {
    const jobs = await Promise.all(["a", "b", "c"].map((source) => saveJob(source, { education: "master degree" })));
    await countStrata(database);
    const yesterday = await cards();
    await give(yesterday[0]!.id, "right");
    await anotherDay();
    await sql`update job set closed_at = now(), closed_reason = 'test' where id = ${jobs[0]}`.execute(database.db);
    await sql`update job set education = 'bachelor degree' where id = ${jobs[1]}`.execute(database.db);
    const today = (await cards()).map(({ id }) => id);
    for (const { id, jobId, field } of yesterday.slice(1))
      expect(today.includes(id), field).toBe(jobId !== jobs[0] && (jobId !== jobs[1] || field !== "education"));
    expect(today).not.toContain(yesterday[0]!.id);
    expect(today).toHaveLength(CARDS_PER_DAY);
  });

  it("are drawn once by requests at the same time, and each operator has others", async () => {
    for (const source of ["a", "b"]) await saveJob(source, {});
    await countStrata(database);
    const all = await Promise.all([cards(), cards(), cards(colleague), cards()]);
    expect(all[1]).toEqual(all[0]);
    expect(all[3]).toEqual(all[0]);
    const keys = [...all[0], ...all[2]].map(({ jobId, field }) => `${jobId} ${field}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are an empty list before jobs are counted", async () => {
    expect(await cards()).toEqual([]);
  });
});

describe("a verdict", () => {
  beforeEach(async () => {
    await saveJob("greenhouse", { salaryYearlyUsd: 90_000, education: "master degree" });
    await countStrata(database);
  });

  it("replaces an earlier one, is safe to repeat, and can be taken back", async () => {
    const [{ id }] = (await cards()) as [LabelCard];
    const stored = async () =>
      (
        await sql<Record<string, unknown>>`select verdict, labelled_at from accuracy_label where id = ${id}`.execute(
          database.db,
        )
      ).rows[0]!;
    await give(id, "unclear");
    expect(await give(id, "right")).toMatchObject({ status: 200, body: { data: { id, verdict: "right" } } });
    const once = await stored();
    await give(id, "right");
    expect(await stored()).toEqual(once);
    expect((await cards())[0]).toMatchObject({ id, verdict: "right" });
    for (let again = 0; again < 2; again += 1)
      expect(await api.delete(`${URL}/${id}`, operator)).toMatchObject({
        status: 200,
        body: { data: { verdict: null } },
      });
    expect((await cards())[0]).toMatchObject({ id, verdict: null });
  });

  it("must fit the card, and must be the operator's own", async () => {
    for (const { id, hasValue } of await cards()) {
      const allowed = hasValue ? VERDICTS_ON_VALUE : VERDICTS_ON_SILENCE;
      for (const verdict of ["right", "wrong", "not-stated", "missed", "unclear", "maybe"] as const) {
        const { status, body } = await give(id, verdict);
        expect(status, verdict).toBe((allowed as readonly string[]).includes(verdict) ? 200 : 400);
        if (status === 400) expect(body).toMatchObject({ field: "verdict", message: expect.stringContaining("right") });
      }
      expect((await give(id, "right", colleague)).status).toBe(404);
      expect((await api.delete(`${URL}/${id}`, colleague)).status).toBe(404);
    }
    expect((await give("999999", "right")).status).toBe(404);
  });

  it("outlives the operator's account, and the waiting cards of the account don't", async () => {
    const leaving = await newOperator("leaving");
    const drawn = await cards(leaving);
    await give(drawn[0]!.id, "right", leaving);
    await erasePersonalData(database.db, leaving.id);
    const { rows } = await sql`select id, account_id, verdict from accuracy_label where verdict is not null`.execute(
      database.db,
    );
    expect(rows).toEqual([{ id: drawn[0]!.id, accountId: null, verdict: "right" }]);
    // The others go with the next draw, so that somebody else can get them.
    await cards(colleague);
    const orphans = await sql`select 1 from accuracy_label where account_id is null and verdict is null`.execute(
      database.db,
    );
    expect(orphans.rows).toEqual([]);
  });
});

describe("the public figures", () => {
  it("say nothing on a fresh installation", async () => {
    const { status, body, headers } = await api.get("/api/accuracy");
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
    const { data } = AccuracyResponse.parse(body);
    expect(
      data.current.every(
        ({ precision, recall, sources }) => precision === null && recall === null && sources.length === 0,
      ),
    ).toBe(true);
    expect(data.current.find(({ field }) => field === "remote")).toMatchObject({ hasRecall: false });
  });

  it("weigh labels by the strata, the present rules' apart from all", async () => {
    for (const salaryYearlyUsd of [90_000, undefined, undefined])
      await saveJob("greenhouse", salaryYearlyUsd === undefined ? {} : { salaryYearlyUsd });
    await countStrata(database);
    const label = (hasValue: boolean, verdict: string, count: number, version = RULES_VERSION) =>
      sql`
      insert into accuracy_label (field, source, has_value, value, evidence, rules_version, verdict, labelled_at)
      select 'salary', 'greenhouse', ${hasValue}, case when ${hasValue} then '1'::jsonb end, '', ${version}, ${verdict}, now()
      from generate_series(1, ${count}::int)`.execute(database.db);
    await label(true, "right", FEWEST_LABELS - 1);
    await label(true, "wrong", 1, RULES_VERSION - 1);
    await label(false, "right", FEWEST_LABELS - 3);
    await label(false, "missed", 3);
    const { current, all } = await accuracyReport(database, new Date());
    const salary = (of: typeof all) => of.find(({ field }) => field === "salary")!;
    expect(salary(current)).toMatchObject({
      precision: null,
      recall: null,
      labels: { right: FEWEST_LABELS - 1, wrong: 0 },
    });
    expect(salary(all)).toMatchObject({
      precision: { percent: 96.7, of: FEWEST_LABELS },
      // One job with a value and two without: 0.967 of 0.967 + 0.033 + 2 × 0.1.
      recall: { percent: 80.6, of: 2 * FEWEST_LABELS },
      sources: [{ source: "greenhouse", labels: { silent: FEWEST_LABELS - 3, missed: 3 } }],
    });
  });
});
