import { sql } from "kysely";
import { expect } from "vitest";
import type { CaseDetail, CasesResponse, DecisionRequest } from "#contract/schemas/moderation/desk.ts";
import type { Statement } from "#contract/schemas/moderation/statement.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { employerTestbed, type TestPerson } from "./employer-testbed.ts";
import { listedJob } from "./listed-job.ts";

/** An employer testbed with a second operator, and calls for decisions that affect employers. Call at the top level of a test file. */
export async function decisionTestbed() {
  const bed = await employerTestbed();
  const { api, database, person, company, employer } = bed;
  const { db } = database;
  const second = await person("Nia");
  await makeOperator(db, second.id);
  let network = 0;

  /** Somebody who speaks for a company with a job on a board of its own. */
  async function hiring() {
    const who = await person();
    const at = await company();
    await sql`update company set name = slug where id = ${at.id}`.execute(db);
    const claim = await employer(who, at);
    return { who, at, claim: claim.id, ...(await listedJob(database, at.slug, { worldwide: true })) };
  }

  const openCase = async (about: string, operator = bed.operator) => {
    const { status, body } = await api.post(
      "/api/operate/cases",
      { about, reason: "A test" },
      { token: operator.token },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    return (body["data"] as { id: string }).id;
  };
  const detail = async (operator: TestPerson, id: string) =>
    (await api.get(`/api/operate/cases/${id}`, { token: operator.token })).body["data"] as CaseDetail | undefined;
  const waiting = async (operator: TestPerson) =>
    (await api.get("/api/operate/cases", { token: operator.token })).body as unknown as CasesResponse;
  const settle = async (
    operator: TestPerson,
    id: string,
    decision: Partial<DecisionRequest> & Pick<DecisionRequest, "action">,
  ) =>
    await api.post(
      `/api/operate/cases/${id}/decisions`,
      { ground: "fraud", words: "We looked at it.", ...decision },
      { token: operator.token },
    );

  /** The secret parts of the statements that an address got, the oldest first. */
  async function statementsTo(address: string): Promise<string[]> {
    const mails = (await recentMails(db, 2000)).filter(
      ({ message, toAddress }) => message === "statement-of-reasons" && toAddress === address,
    );
    return mails.toReversed().map(({ encryptedData }) => {
      const { link } = JSON.parse(api.accounts.secrets.decrypt(encryptedData!)) as { link: string };
      return link.split("/").at(-1)!;
    });
  }
  const statement = async (token: string) =>
    (await api.get(`/api/statements/${token}`)).body["data"] as Statement | undefined;
  const contest = async (token: string) =>
    await api.post(
      `/api/statements/${token}/appeal`,
      { words: "Please look again, this is wrong." },
      { from: `198.19.1.${(network += 1) & 255}` },
    );

  return { ...bed, second, hiring, openCase, detail, waiting, settle, statementsTo, statement, contest };
}
