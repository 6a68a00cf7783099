import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { overdue, referralFaults } from "#test/referrals/referral-invariants.ts";
import { referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const testbed = await referralTestbed();
const { database } = testbed;
let job: string;
let seeker: TestPerson;
let referrer: TestPerson;

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
  referrer = await testbed.referrer("Ahond Brlk", "Kestrow Grid");
});

/** Returns every row of every referral table as text. */
async function dump(): Promise<string> {
  const { rows } = await sql<{
    table: string;
  }>`select table_name as table from information_schema.tables where table_name like 'referr%' or table_name = 'outbox_mail'`.execute(
    database.db,
  );
  const parts = await Promise.all(
    rows.map(
      async ({ table }) =>
        (
          await sql<{ row: string }>`select ${sql.table(table)}::text as row from ${sql.table(table)}`.execute(
            database.db,
          )
        ).rows,
    ),
  );
  return parts
    .flat()
    .map(({ row }) => row)
    .join("\n");
}

async function accepted(): Promise<string> {
  const request = await testbed.ask(seeker, job, { why: "Because of the grid." });
  await testbed.act(referrer, request, "question", { question: "Which grid?" });
  const { questions } = await testbed.mine(seeker, request);
  await testbed.act(seeker, request, "answer", { offerId: questions[0]!.offerId, answer: "The northern one." });
  await testbed.act(referrer, request, "accept");
  await testbed.act(seeker, request, "message", { body: "From the seeker." });
  await testbed.act(referrer, request, "message", { body: "From the referrer." });
  return request;
}

test("the export contains a person's own data and no reference to anybody else", async () => {
  await accepted();
  const mine = await exportPersonalData(database.db, seeker.id);
  expect(mine["referral_request"]).toMatchObject([{ why: "Because of the grid.", state: "accepted" }]);
  expect(mine["referral_message"]).toMatchObject([{ body: "From the seeker." }]);
  expect(mine["referral_credit"]).toHaveLength(2);
  const theirs = await exportPersonalData(database.db, referrer.id);
  expect(theirs["referrer"]).toMatchObject([{ domain: "test.example" }]);
  expect(JSON.stringify(mine)).not.toContain(referrer.id);
  expect(JSON.stringify(theirs)).not.toContain(seeker.id);
  expect(JSON.stringify(theirs)).not.toContain("mailbox_hash");
});

test("erasing a seeker removes every text and link and notifies the referrer", async () => {
  const request = await accepted();
  await erasePersonalData(database.db, seeker.id);
  const left = await dump();
  for (const trace of [seeker.id, seeker.email, "Because of the grid", "northern", "From the seeker"])
    expect(left).not.toContain(trace);
  expect(await testbed.item(referrer, request)).toMatchObject({ state: "withdrawn", seeker: null, why: "" });
  await testbed.tick();
  expect(await referralFaults(database)).toEqual([]);
  expect(await overdue(database)).toEqual([]);
  expect(Object.values(await exportPersonalData(database.db, seeker.id)).flat()).toEqual([]);
});

test("erasing a referrer returns the requests they held and keeps the company's counts", async () => {
  await testbed.referrer("Bhond Crlk", "Kestrow Grid");
  const request = await accepted();
  await erasePersonalData(database.db, referrer.id);
  await testbed.tick();
  const left = await dump();
  for (const trace of [referrer.id, referrer.email, "Ahond", "From the referrer"]) expect(left).not.toContain(trace);
  expect(await testbed.mine(seeker, request)).toMatchObject({ state: "offered", referrer: null });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from referral_offer where state = 'live'`.execute(
    database.db,
  );
  expect(rows[0]!.n).toBe(1);
  expect(await referralFaults(database)).toEqual([]);
});

test("erasing a person removes what others wrote about them but keeps the report", async () => {
  const request = await accepted();
  await testbed.act(seeker, request, "report", { reason: "abuse", note: "Mr Brlk shouted." });
  await testbed.act(referrer, request, "report", { reason: "spam", note: "Ms Quax again." });
  await erasePersonalData(database.db, referrer.id);
  expect(await dump()).not.toContain("Brlk");
  expect(await dump()).toContain("Quax again");
  await erasePersonalData(database.db, seeker.id);
  expect(await dump()).not.toContain("Quax");
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from referral_report`.execute(database.db);
  expect(rows[0]!.n).toBe(2);
});

test("a submitted request of an erased referrer names nobody and still confirms in time", async () => {
  const request = await accepted();
  await testbed.act(referrer, request, "submit", {});
  await erasePersonalData(database.db, referrer.id);
  expect((await testbed.mine(seeker, request)).referrer).toEqual({ name: "a former member" });
  await testbed.pass(5 * 24 + 1);
  expect((await testbed.mine(seeker, request)).state).toBe("confirmed");
  expect(await referralFaults(database)).toEqual([]);
});
