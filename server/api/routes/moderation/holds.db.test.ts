import { sql } from "kysely";
import { expect, test } from "vitest";
import { endHolds } from "#moderation/desk/end-holds.ts";
import { ageHolds } from "#test/moderation/age-holds.ts";
import { deskTestbed } from "#test/moderation/desk-testbed.ts";

const { api, database, operators, newJob, notice, queue, caseOf, detail, decide, appeal, isOpen } = await deskTestbed();
const { db } = database;
const [mo, nia] = [operators[0]!, operators[1]!];

const report = async (jobId: string, from: string, reason = "scam") =>
  await api.post(`/api/jobs/${jobId}/reports`, { reason }, { from });

/** Gives a job a board with an open posting, and returns `source:token` of the board. */
async function giveBoard(jobId: string): Promise<string> {
  await sql`
    with b as (insert into board (source, token) values ('greenhouse', ${`board-${jobId}`}) returning id),
      p as (insert into posting (board_id, external_id, url, content_hash, rules_version, facts, first_seen_at, last_seen_at)
        select id, '1', 'https://jobs.example.org/1', '', 1, '{}', now(), now() from b returning id)
    insert into job_posting (posting_id, job_id, is_primary, evidence) select id, ${jobId}, true, 'test' from p`.execute(
    db,
  );
  return `greenhouse:board-${jobId}`;
}

test("three independent reports of a scam hold a job for a day, with a line in the log, and nothing else does", async () => {
  const jobId = await newJob();
  await giveBoard(jobId);
  await report(jobId, "198.51.100.1");
  await report(jobId, "198.51.100.1");
  await report(jobId, "198.51.100.2");
  await report(jobId, "198.51.100.3", "not-remote");
  expect(await isOpen(jobId)).toBe(true);
  await notice(jobId);
  expect(await isOpen(jobId)).toBe(false);
  const { status, body } = await api.get(`/api/jobs/${jobId}`);
  expect(status).toBe(404);
  expect(JSON.stringify(body)).toContain("off the site for at most a day");
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_id = ${jobId} and category = 'scam'`.execute(db);
  const held = await detail(mo, rows[0]!.id);
  expect(held.log).toMatchObject([{ kind: "hold", action: "hold-job", ground: "fraud", operator: null }]);
  expect(
    (await queue(mo)).data.map(({ id }) => id),
    "somebody still has to decide",
  ).toContain(held.id);

  expect(await endHolds(database)).toBe(0);
  await ageHolds(db);
  expect(await endHolds(database)).toBe(1);
  expect(await isOpen(jobId)).toBe(true);
  expect((await detail(mo, held.id)).log[0]).toMatchObject({ kind: "release", action: "release-job" });
  await notice(jobId);
  expect(await isOpen(jobId), "the same job isn’t held again").toBe(true);
  expect((await decide(mo, held.id, "dismiss", "no-breach")).status).toBe(200);
});

test("reports at the same moment hold a job once", async () => {
  const jobId = await newJob();
  await Promise.all([1, 2, 3, 4, 5].map((each) => report(jobId, `203.0.113.${each}`)));
  expect((await detail(mo, await caseOf(jobId))).log.map(({ kind }) => kind)).toEqual(["hold"]);
});

test("a decision ends the hold: dismissing lists the job again, closing keeps it closed", async () => {
  await ageHolds(db);
  await endHolds(database);
  const [honest, scam] = [await newJob(), await newJob()];
  for (const jobId of [honest, scam]) {
    await giveBoard(jobId);
    for (const each of [1, 2, 3]) await report(jobId, `203.0.113.${each}`);
    expect(await isOpen(jobId)).toBe(false);
  }
  await decide(mo, await caseOf(honest), "dismiss", "no-breach");
  await decide(mo, await caseOf(scam), "close-job");
  expect(await Promise.all([honest, scam].map(isOpen))).toEqual([true, false]);
  await ageHolds(db);
  expect(await endHolds(database)).toBe(0);
  expect(await isOpen(scam)).toBe(false);
});

test("marks say what is typical of scams and order the queue, and change nothing else", async () => {
  const [plain, marked] = [await newJob(), await newJob()];
  await sql`update job set text = 'Pay us a registration fee. Contact us on Telegram.' where id = ${marked}`.execute(
    db,
  );
  await report(plain, "203.0.113.1");
  await report(marked, "203.0.113.1");
  const { data } = await queue(mo);
  const [plainCase, markedCase] = [await caseOf(plain), await caseOf(marked)];
  expect(data.findIndex(({ id }) => id === markedCase)).toBeLessThan(data.findIndex(({ id }) => id === plainCase));
  expect((await detail(mo, markedCase)).marks).toEqual(["contact by messenger", "asks for money"]);
  expect((await detail(mo, plainCase)).marks).toEqual([]);
  expect(await isOpen(marked)).toBe(true);
});

test("a text that another company posts too is a mark", async () => {
  const [first, second] = [await newJob("Honest Bakery"), await newJob("Bakery Careers")];
  await sql`update job set text = ${"We bake bread with care. ".repeat(30)} where id in (${first}, ${second})`.execute(
    db,
  );
  await report(second, "203.0.113.1");
  expect((await detail(mo, await caseOf(second))).marks).toEqual(["has the text of a job at Honest Bakery"]);
});

test("a blocked board is never read again, however it is found, until the decision is reversed", async () => {
  const jobId = await newJob();
  const board = await giveBoard(jobId);
  const token = await notice(jobId, { category: "do-not-list", words: "This is our board; please take it off." });
  const id = await caseOf(jobId);
  expect((await detail(mo, id)).targets).toMatchObject({ "block-board": board });
  expect(
    (await decide(mo, id, { action: "block-board", target: "greenhouse:unknown" }, "owner-asked")).body.field,
  ).toBe("target");
  expect((await decide(mo, id, { action: "block-board", target: board }, "owner-asked")).status).toBe(200);
  expect(await isOpen(jobId)).toBe(false);
  const state = async () =>
    (await sql`select state, enabled from board where token = ${`board-${jobId}`}`.execute(db)).rows[0];
  expect(await state()).toEqual({ state: "refused", enabled: false });
  await sql`update board set state = 'live', enabled = true where token = ${`board-${jobId}`}`.execute(db);
  expect(await state()).toEqual({ state: "refused", enabled: false });
  await appeal(token);
  expect((await decide(nia, id, "reverse", "no-breach")).status).toBe(200);
  expect(await state()).toEqual({ state: "candidate", enabled: true });
});

test("a blocked domain covers its subdomains and companies that come later, and no look-alike", async () => {
  const [first, other] = [await newJob("Umbrella"), await newJob("Rumbrella")];
  await sql`update company set website = 'https://www.umbrella.example.com/jobs' where name = 'Umbrella'`.execute(db);
  await sql`update company set website = 'https://rumbrella.example.org' where name = 'Rumbrella'`.execute(db);
  await notice(first, { category: "do-not-list", words: "Please do not list us." });
  const id = await caseOf(first);
  expect((await decide(mo, id, { action: "block-domain", target: "co.uk" }, "owner-asked")).body.field).toBe("target");
  expect((await decide(mo, id, { action: "block-domain", target: "umbrella.example.com" }, "owner-asked")).status).toBe(
    200,
  );
  const later = await newJob("Umbrella Two");
  expect(await Promise.all([first, other, later].map(isOpen))).toEqual([false, true, true]);
  await sql`update company set website = 'https://eu.umbrella.example.com' where name = 'Umbrella Two'`.execute(db);
  expect(await isOpen(later)).toBe(false);
  expect((await api.get(`/api/jobs/${later}`)).status).toBe(404);
});

test("a blocked name takes * for any letters and nothing else as a pattern", async () => {
  const [first, similar] = [await newJob("Wonka 100% Remote Staffing"), await newJob("Wonka 1000 Remote")];
  await notice(first, { category: "do-not-list", words: "Please do not list us." });
  const id = await caseOf(first);
  expect((await decide(mo, id, { action: "block-name", target: "*a*" }, "owner-asked")).body.field).toBe("target");
  expect((await decide(mo, id, { action: "block-name", target: "wonka 100% *" }, "owner-asked")).status).toBe(200);
  const later = await newJob("WONKA 100% Home");
  expect(await Promise.all([first, similar, later].map(isOpen))).toEqual([false, true, false]);
});
