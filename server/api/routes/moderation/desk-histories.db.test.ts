import { sql } from "kysely";
import { expect, test } from "vitest";
import { isNamed } from "#contract/values/moderation/decision.ts";
import { endHolds } from "#moderation/desk/end-holds.ts";
import { ageHolds } from "#test/moderation/age-holds.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { deskTestbed } from "#test/moderation/desk-testbed.ts";
import { randomNumbers } from "#test/random/random-numbers.ts";

const { database, operators, newJob, notice, queue, detail, decide, appeal, status } = await deskTestbed();
const { db } = database;

test.each([1, 2, 3])("whatever operators and people do, the log explains every restriction (seed %i)", async (seed) => {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const targets = await Promise.all(["Fold A", "Fold A", "Fold B", "Fold C"].map((name) => newJob(`${name} ${seed}`)));
  const filed: string[] = [];
  const notices = new Map<string, string>();
  for (let step = 0; step < 40; step += 1) {
    await sql`delete from rate_limit`.execute(db);
    const deed = pick(["notice", "notice", "decide", "decide", "appeal", "end holds"] as const);
    const jobId = pick(targets);
    if (deed === "notice") {
      const email = `person-${seed}-${step}@example.com`;
      const token = await notice(jobId, { email, category: pick(["scam", "illegal", "wrong"]) });
      filed.push(token);
      notices.set(email, token);
    } else if (deed === "appeal" && filed.length > 0) await appeal(pick(filed));
    else if (deed === "decide") {
      const operator = pick(operators);
      const line = (await queue(operator)).data.find(({ title }) => new RegExp(` at Fold [ABC] ${seed}$`).test(title));
      if (line === undefined) continue;
      const { actions, targets: named } = await detail(operator, line.id);
      if (actions.length === 0) continue;
      const action = pick(actions.filter((each) => !isNamed(each) || named[each] !== undefined));
      const target = isNamed(action) ? named[action] : undefined;
      const correction = action === "correct-field" ? { field: "title", value: `Corrected ${step}` } : undefined;
      expect((await decide(operator, line.id, { action, target, correction }, "fraud")).status).toBe(200);
    } else if (deed === "end holds") {
      await ageHolds(db);
      await endHolds(database);
    }
    await expectExplained();
  }
  // Everybody who gave an address and whose notice was decided has been told.
  const mails = await recentMails(db, 2000);
  for (const [email, token] of notices) {
    const decided = (await status(token))["state"] !== "waiting";
    expect(
      mails.some((mail) => mail.toAddress === email && mail.message === "notice-decided"),
      email,
    ).toBe(decided);
  }
});

/** Folds the log by hand and compares: the restrictions in force, and which jobs are closed by them. */
async function expectExplained(): Promise<void> {
  const events = await db.selectFrom("moderationEvent").selectAll().orderBy("id").execute();
  const folded = new Map<string, { target: string; action: string | null; caseId: string }>();
  const deciders = new Map<string, (string | null)[]>();
  for (const { id, caseId, kind, action, ground, words, targetKind, targetId, operatorId } of events) {
    if (kind === "appeal-decision")
      expect(deciders.get(caseId), "an appeal decided by another operator").not.toContain(operatorId);
    if (kind !== "appeal") deciders.set(caseId, [...(deciders.get(caseId) ?? []), operatorId]);
    const endHold = () => {
      for (const [event, restriction] of folded)
        if (restriction.caseId === caseId && restriction.action === "hold-job") folded.delete(event);
    };
    if (kind === "release") endHold();
    if (["close-job", "hide-job", "block-company", "block-name", "hold-job"].includes(action ?? "")) {
      expect(
        [ground, words].every((reason) => reason !== null && reason !== ""),
        "a statement of reasons",
      ).toBe(true);
      if (kind !== "hold") endHold();
      folded.set(id, { target: `${targetKind} ${targetId}`, action, caseId });
    } else if (kind !== "appeal") endHold();
    if (action === "reverse")
      for (const [event, restriction] of folded) if (restriction.caseId === caseId) folded.delete(event);
  }
  const stored = await db.selectFrom("restriction").selectAll().execute();
  const inForce = stored.map(({ eventId, targetKind, targetId, action }): [string, string] => [
    eventId,
    `${action} ${targetKind} ${targetId}`,
  ]);
  expect(new Map(inForce)).toEqual(new Map([...folded].map(([id, { target, action }]) => [id, `${action} ${target}`])));
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from job j where j.closed_at is null and (exists (select from restriction r
      where r.target_kind = 'job' and r.target_id = j.id::text) or exists (select from restrictions_of_company(j.company_id)))`.execute(
    db,
  );
  expect(rows[0]!.open, "open jobs under a restriction").toBe(0);
}
