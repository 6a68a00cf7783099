import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Settlement } from "#contract/values/moderation/decision.ts";
import { decideCase } from "#moderation/desk/decide-case.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { openReports } from "#store/referrals/operators.ts";
import { appealNewest } from "#test/referrals/appeals.ts";
import { overdue, referralFaults } from "#test/referrals/referral-invariants.ts";
import { referralTestbed, type TestPerson, COMPANY } from "#test/referrals/referral-testbed.ts";
import { resolveReport } from "#referrals/operators/resolve-report.ts";
import { settleDispute } from "#referrals/operators/settle-dispute.ts";
import { TRANSITIONS } from "#referrals/states.ts";

const testbed = await referralTestbed();
const { database } = testbed;
const OPERATOR = { name: "mo", accountId: null };
const DAY_H = 24;
let job: string;
let seeker: TestPerson;

beforeEach(async () => {
  ({ job, seeker } = await testbed.reset());
});

/** Sends a request that is offered to this many referrers. The first of them acts. */
async function offered(referrers = 1): Promise<{ id: string; people: TestPerson[] }> {
  const people = [];
  for (let at = 0; at < referrers; at++) people.push(await testbed.referrer(`Referrer ${at}`, COMPANY));
  return { id: await testbed.ask(seeker, job), people };
}

async function accepted(referrers = 1): Promise<{ id: string; holder: TestPerson }> {
  const { id, people } = await offered(referrers);
  const items = await Promise.all(people.map((each) => testbed.item(each, id)));
  const holder = people.find((_, at) => items[at]?.offer.state === "live")!;
  await perform(holder, id, "accept");
  return { id, holder };
}

async function submitted(): Promise<string> {
  const { id, holder } = await accepted();
  await perform(holder, id, "submit", {});
  return id;
}

async function disputed(): Promise<string> {
  const id = await submitted();
  await perform(seeker, id, "dispute", { checked: "inbox-and-spam" });
  return id;
}

async function perform(person: TestPerson, id: string, action: string, body?: object): Promise<void> {
  const answer = await testbed.act(person, id, action, body);
  if (answer.status !== 200) throw new Error(`${action} was refused: ${answer.text}`);
}

async function suspendSeeker(by: TestPerson, id: string): Promise<void> {
  await perform(by, id, "report", { reason: "spam" });
  await resolveReport(testbed.context, OPERATOR, (await openReports(database.db, 1))[0]!.id, {
    measure: "suspended",
    reason: "spam",
  });
}

async function decline(people: TestPerson[], id: string): Promise<void> {
  for (const each of people) await perform(each, id, "decline", { reason: "too-busy" });
}

async function grantAppeal(caseId: string, action: Settlement): Promise<void> {
  const { id } = await testbed.person("Second Operator");
  await decideCase(testbed.context, id, caseId, { action, ground: "referral-made", words: "We read it again." });
}

/** Makes each transition by each actor and returns the id of the request. */
const CASES: Record<string, () => Promise<string>> = {
  "null ask seeker": async () => (await offered()).id,
  "offered accept referrer": async () => (await accepted()).id,
  "offered exhaust referrer": async () => {
    const { id, people } = await offered(2);
    await decline(people, id);
    return id;
  },
  "offered exhaust clock": async () => {
    const { id, people } = await offered(2);
    await decline(people.slice(0, 1), id);
    await testbed.post(people[1]!, "/api/referrals/referrer/leave");
    await testbed.tick();
    return id;
  },
  "offered expire referrer": async () => {
    const { id, people } = await offered(4);
    await testbed.pass(49);
    const items = await Promise.all(people.map((each) => testbed.item(each, id)));
    await decline(
      people.filter((_, at) => items[at]?.offer.state === "live"),
      id,
    );
    return id;
  },
  "offered expire clock": async () => {
    const { id } = await offered();
    await testbed.pass(7 * DAY_H + 1);
    return id;
  },
  "offered withdraw seeker": async () => {
    const { id } = await offered();
    await perform(seeker, id, "withdraw");
    return id;
  },
  "offered withdraw operator": async () => {
    const { id, people } = await offered(2);
    await suspendSeeker(people[0]!, id);
    return id;
  },
  "offered close-job clock": async () => {
    const { id } = await offered();
    await testbed.closeJob(job);
    await testbed.tick();
    return id;
  },
  "accepted submit referrer": submitted,
  "accepted return referrer": async () => {
    const { id, holder } = await accepted(2);
    await perform(holder, id, "hand-back");
    return id;
  },
  "accepted return clock": async () => {
    const { id } = await accepted(2);
    await testbed.pass(7 * DAY_H + 1);
    return id;
  },
  "accepted return erasure": async () => {
    const { id, holder } = await accepted(2);
    await erasePersonalData(database.db, holder.id);
    return id;
  },
  "accepted give-up referrer": async () => {
    const { id, holder } = await accepted();
    await perform(holder, id, "hand-back");
    return id;
  },
  "accepted give-up clock": async () => {
    const { id } = await accepted();
    await testbed.pass(7 * DAY_H + 1);
    return id;
  },
  "accepted withdraw seeker": async () => {
    const { id } = await accepted();
    await perform(seeker, id, "withdraw");
    return id;
  },
  "accepted withdraw operator": async () => {
    const { id, holder } = await accepted();
    await suspendSeeker(holder, id);
    return id;
  },
  "accepted close-job clock": async () => {
    const { id } = await accepted();
    await testbed.closeJob(job);
    await testbed.tick();
    return id;
  },
  "submitted confirm seeker": async () => {
    const id = await submitted();
    await perform(seeker, id, "confirm");
    return id;
  },
  "submitted confirm clock": async () => {
    const id = await submitted();
    await testbed.pass(5 * DAY_H + 1);
    return id;
  },
  "submitted dispute seeker": disputed,
  "disputed withdraw-dispute seeker": async () => {
    const id = await disputed();
    await perform(seeker, id, "withdraw-dispute");
    return id;
  },
  "disputed settle-confirmed operator": async () => {
    const id = await disputed();
    await settleDispute(testbed.context, OPERATOR, id, { verdict: "confirmed", reason: "made" });
    return id;
  },
  "disputed settle-refunded operator": async () => {
    const id = await disputed();
    await settleDispute(testbed.context, OPERATOR, id, { verdict: "refunded", reason: "not made" });
    return id;
  },
  "confirmed reverse-settlement operator": async () => {
    const id = await disputed();
    await settleDispute(testbed.context, OPERATOR, id, { verdict: "confirmed", reason: "made" });
    await grantAppeal(await appealNewest(testbed, seeker), "settle-refunded");
    return id;
  },
  "refunded reverse-settlement operator": async () => {
    const { id, holder } = await accepted();
    await perform(holder, id, "submit", {});
    await perform(seeker, id, "dispute", { checked: "inbox-and-spam" });
    await settleDispute(testbed.context, OPERATOR, id, { verdict: "refunded", reason: "not made" });
    await grantAppeal(await appealNewest(testbed, holder), "settle-confirmed");
    return id;
  },
  "offered erase erasure": async () => erased((await offered()).id),
  "accepted erase erasure": async () => erased((await accepted()).id),
  "submitted erase erasure": async () => erased(await submitted()),
  "disputed erase erasure": async () => erased(await disputed()),
};

async function erased(id: string): Promise<string> {
  await erasePersonalData(database.db, seeker.id);
  return id;
}

const TRANSITION_CASES = TRANSITIONS.flatMap((row) =>
  row.actors.map((actor) => ({ ...row, actor, name: `${row.from} ${row.action} ${actor}` })),
);

test("covers exactly the transitions of the table", () => {
  expect(Object.keys(CASES).toSorted()).toEqual(TRANSITION_CASES.map(({ name }) => name).toSorted());
});

test.each(TRANSITION_CASES)(
  "$name: state, timeline, credit and notifications",
  async ({ name, from, to, actor, credit, notifies }) => {
    const id = await CASES[name]!();
    const { rows: transitions } = await sql<{ id: string; toState: string; actor: string }>`
    select id, to_state, actor from referral_event where request_id = ${id} and to_state is not null order by id desc limit 2`.execute(
      database.db,
    );
    expect(transitions[0]).toMatchObject({ toState: to, actor });
    expect(transitions[1]?.toState ?? null).toBe(from);
    const { rows: settlements } = await sql<{ kind: string }>`
    select kind from referral_credit where request_id = ${id} order by id desc limit 1`.execute(database.db);
    const ledger = { hold: "hold", release: "release", spend: "spend", return: "return", charge: "charge" } as const;
    expect(settlements[0]?.kind ?? null).toBe(
      actor === "erasure" && from !== null && to === "withdrawn" ? null : ledger[credit ?? "hold"],
    );
    const { rows: notified } = await sql<{ role: string }>`
    select role from referral_notice where event_id = ${transitions[0]!.id} order by role`.execute(database.db);
    const gone = actor === "erasure" && to === "offered" ? "referrer" : null;
    expect(notified.map(({ role }) => role)).toEqual(notifies.filter((role) => role !== gone).toSorted());
    expect(await referralFaults(database)).toEqual([]);
    await testbed.tick();
    expect(await overdue(database)).toEqual([]);
  },
);
