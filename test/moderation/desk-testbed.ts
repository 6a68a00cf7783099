import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import type { CaseDetail, CasesResponse } from "#contract/schemas/moderation/desk.ts";
import type { CaseAction, Ground } from "#contract/values/moderation/decision.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { accountApiTestbed } from "../account-api.ts";
import { saveTestJob } from "../search/saved-job.ts";

/** Somebody who decides cases. */
interface Operator {
  id: string;
  token: string;
}

/** Starts the API with three operators, and calls for what people and operators do. Call at the top level of a test file. */
export async function deskTestbed() {
  const { api, database } = await accountApiTestbed();
  const { db } = database;
  const operators: Operator[] = [];
  let jobs = 0;
  let network = 0;

  for (const name of ["mo", "nia", "oz"]) {
    const { token } = await api.signedIn({ name, email: `${name}@example.com` });
    const { id } = await db
      .selectFrom("account")
      .select("id")
      .where("email", "=", `${name}@example.com`)
      .executeTakeFirstOrThrow();
    await makeOperator(db, id);
    operators.push({ id, token });
  }
  await sql`insert into source (id, name) values ('greenhouse', 'Greenhouse') on conflict do nothing`.execute(db);
  beforeEach(() => api.forgetLimits());

  const newJob = (company = `Company ${(jobs += 1)}`) => saveTestJob(database, { title: `Engineer ${jobs}`, company });

  async function notice(jobId: string, changes: object = {}): Promise<string> {
    network += 1;
    const about = { kind: "job", id: jobId };
    const sent = {
      about,
      category: "scam",
      words: `They ask for money, says ${network}.`,
      goodFaith: true,
      ...changes,
    };
    const { status, body } = await api.post("/api/notices", sent, { from: `198.18.${network >> 8}.${network & 255}` });
    expect(status, JSON.stringify(body)).toBe(201);
    return (body["data"] as { token: string }).token;
  }

  const queue = async ({ token }: Operator) =>
    (await api.get("/api/operate/cases", { token })).body as unknown as CasesResponse;
  async function caseOf(jobId: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select id from moderation_case where subject_kind = 'job' and subject_id = ${jobId} order by id desc limit 1`.execute(
      db,
    );
    return rows[0]!.id;
  }
  const read = async ({ token }: Operator, id: string) => await api.get(`/api/operate/cases/${id}`, { token });
  const detail = async (operator: Operator, id: string) => (await read(operator, id)).body["data"] as CaseDetail;
  const decide = async (
    { token }: Operator,
    id: string,
    action: CaseAction | { action: CaseAction; target?: string | undefined; correction?: object | undefined },
    ground: Ground = "fraud",
    words = "We looked.",
  ) => {
    const named = typeof action === "string" ? { action } : action;
    return await api.post(`/api/operate/cases/${id}/decisions`, { ...named, ground, words }, { token });
  };
  const appeal = async (token: string) =>
    await api.post(
      `/api/notices/${token}/appeal`,
      { words: "Please look again." },
      { from: `198.19.0.${(network += 1) & 255}` },
    );
  const status = async (token: string) =>
    (await api.get(`/api/notices/${token}`)).body["data"] as Record<string, unknown>;
  const isOpen = async (jobId: string) =>
    (await sql<{ open: boolean }>`select closed_at is null as open from job where id = ${jobId}`.execute(db)).rows[0]!
      .open;

  return { api, database, operators, newJob, notice, queue, caseOf, read, detail, decide, appeal, status, isOpen };
}
