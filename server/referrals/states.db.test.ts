import { sql } from "kysely";
import { expect, test } from "vitest";
import { OPEN_STATES, REQUEST_STATES } from "#contract/values/referral.ts";
import { EVENT_KINDS } from "#contract/values/referral-event.ts";
import { referralTestbed } from "#test/referrals/referral-testbed.ts";
import { TRANSITIONS, transitionFor } from "./states.ts";

const testbed = await referralTestbed();
const { database } = testbed;

test("the database allows exactly the transitions of the table", async () => {
  const { rows } = await sql<{
    transition: string;
  }>`select from_state || ' ' || to_state as transition from referral_transition`.execute(database.db);
  const table = new Set(TRANSITIONS.flatMap(({ from, to }) => (from === null ? [] : [`${from} ${to}`])));
  expect(rows.map(({ transition }) => transition).toSorted()).toEqual([...table].toSorted());
});

test("the database allows exactly the event kinds of the contract", async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'referral_event_kind'`.execute(
    database.db,
  );
  const kinds = Array.from(rows[0]!.definition.matchAll(/'([\w-]+)'::text/g), ([, kind]) => kind);
  expect(new Set(kinds)).toEqual(new Set(EVENT_KINDS));
});

test("every transition into a timed state has a deadline, and every final one settles the credit", () => {
  for (const { from, to, deadlineH, credit, action } of TRANSITIONS) {
    expect(deadlineH !== null, `${from} ${to}`).toBe(["offered", "accepted", "submitted"].includes(to));
    // Erasing a seeker also deletes their ledger.
    if (action !== "erase")
      expect(["release", "spend", "return", "charge"].includes(credit ?? ""), `${from} ${to}`).toBe(
        !OPEN_STATES.includes(to),
      );
  }
});

test("an action by an actor leads from a state to at most one other", () => {
  const keys = TRANSITIONS.flatMap(({ from, action, actors }) => actors.map((actor) => `${from} ${action} ${actor}`));
  expect(new Set(keys).size).toBe(keys.length);
  expect(transitionFor("confirmed", "withdraw", "seeker")).toBeNull();
  expect(transitionFor("submitted", "confirm", "referrer")).toBeNull();
});

test("the database rejects transitions outside the table, and a ledger that doesn't add up", async () => {
  const job = await testbed.job("Kestrow Grid");
  await testbed.referrer("Ahond", "Kestrow Grid");
  const request = await testbed.ask(await testbed.person("Zebrina"), job);
  const allowed = new Set(TRANSITIONS.filter(({ from }) => from === "offered").map(({ to }) => to));
  for (const to of REQUEST_STATES.filter((state) => state !== "offered" && !allowed.has(state))) {
    await expect(
      sql`update referral_request set state = ${to} where id = ${request}`.execute(database.db),
      to,
    ).rejects.toThrow(`cannot go from offered to ${to}`);
  }
  const entry = (kind: string, free: number, held: number, spent: number) =>
    sql`
    insert into referral_credit (account_id, grant_id, request_id, kind, free, held, spent)
    select account_id, id, null, ${kind}, ${free}, ${held}, ${spent} from referral_credit where kind = 'grant' limit 1`.execute(
      database.db,
    );
  await expect(entry("spend", 0, 0, 1)).rejects.toThrow(/check constraint/);
  await expect(entry("release", 1, -1, 0).then(() => entry("release", 1, -1, 0))).rejects.toThrow(/does not add up/);
  await expect(sql`update referral_credit set free = 9 where kind = 'grant'`.execute(database.db)).rejects.toThrow(
    /only added to/,
  );
});
