import { type Selectable, sql } from "kysely";
import { expect, test } from "vitest";
import { isAdverse, isRestricting, isSettlement } from "#contract/values/moderation/decision.ts";
import type { CasesResponse } from "#contract/schemas/moderation/desk.ts";
import { MEASURES, ReviewResponse } from "#contract/schemas/referral-operator.ts";
import type { ModerationTables } from "#postgres/schema/moderation.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { appealNewest, readNewest } from "#test/referrals/appeals.ts";
import { mailReasons } from "#test/referrals/mail-reasons.ts";
import { randomNumbers } from "#test/random/random-numbers.ts";
import { referralFaults } from "#test/referrals/referral-invariants.ts";
import { askBody, COMPANY, referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";
import { addDomain } from "./add-domain.ts";
import { removeDomain } from "./remove-domain.ts";

const testbed = await referralTestbed();
const { database } = testbed;
const { db } = database;

type Pick = <Item>(items: readonly Item[]) => Item;
interface Town {
  operators: TestPerson[];
  referrers: TestPerson[];
  seekers: TestPerson[];
  job: string;
  /** The last line of the log when an operator last added the domain of the referrers. */
  addedAfter: bigint;
}

/** Where all referrers of the town have their work addresses. */
const DOMAIN = "kestrow-grid.com";

const DEEDS = [
  newDispute,
  newDispute,
  report,
  settle,
  settle,
  resolve,
  lift,
  lift,
  withdraw,
  addAgain,
  appeal,
  appeal,
  decide,
  decide,
  decide,
];

/** What a history that isn't trivial has; a name that ends in a hyphen stands for every deed that begins with it. */
const EVERY_DEED = [
  "decision settle-confirmed",
  "decision settle-refunded",
  "decision suspend-referrals",
  "decision lift-referral-suspension",
  "decision withdraw-domain",
  "appeal ",
  "appeal-decision reverse",
  "appeal-decision uphold",
  "appeal-decision settle-",
];

test.each([1, 2])(
  "whatever operators and people do about referrals, the log explains what holds, and everybody it goes against got the reasons (seed %i)",
  async (seed) => {
    const random = randomNumbers(seed);
    const pick: Pick = (items) => items[Math.floor(random() * items.length)]!;
    const town = await newTown();
    let bag: { deed: (typeof DEEDS)[number]; at: number }[] = [];
    // What people do depends on ids too, which the seed doesn't set: a history that lacks something goes on.
    const isShort = async (step: number) => step < 140 || (step < 420 && (await missingDeeds()).length > 0);
    for (let step = 0; await isShort(step); step += 1) {
      await sql`delete from rate_limit`.execute(db);
      // All deeds in a random order, again and again, so that a short history has each of them.
      if (bag.length === 0) bag = DEEDS.map((deed) => ({ deed, at: random() })).toSorted((a, b) => a.at - b.at);
      const { deed } = bag.pop()!;
      await deed(town, pick, step);
      await mailReasons(testbed);
      await expectExplained(town);
    }
    expect(await referralFaults(database)).toEqual([]);
    expect(await missingDeeds(), "the histories are not trivial").toEqual([]);
  },
);

/** Returns what a history should have and this one has not. */
async function missingDeeds(): Promise<string[]> {
  const { rows } = await sql<{ deed: string }>`
    select distinct kind || ' ' || coalesce(action, '') as deed from moderation_event`.execute(db);
  const done = rows.map(({ deed }) => deed);
  return EVERY_DEED.filter((wanted) =>
    done.every((deed) => (wanted.endsWith("-") ? !deed.startsWith(wanted) : deed !== wanted)),
  );
}

async function newTown(): Promise<Town> {
  const { job } = await testbed.reset();
  await sql`truncate moderation_case cascade`.execute(db);
  const operators = await Promise.all(["Oz Prator", "Nia Prator", "Mo Prator"].map((name) => testbed.person(name)));
  for (const { id } of operators) await setOperator(db, id, true);
  const referrers = await testbed.referrers(3, 20);
  await sql`update referrer set domain = ${DOMAIN}`.execute(db);
  const town = { operators, referrers, seekers: [], job, addedAfter: 0n };
  await addAgain(town);
  return town;
}

const by = ({ id }: TestPerson) => ({ name: "An operator", accountId: id });

async function liveReferrers(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from referrer where ended_at is null and domain = ${DOMAIN} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** An operator withdraws the domain, which can be done once until it is added again. */
async function withdraw({ operators }: Town, pick: Pick): Promise<void> {
  const ended = await liveReferrers();
  const done = removeDomain(testbed.context, by(pick(operators)), DOMAIN, "Anybody can buy an address there.");
  if ((await done.catch(() => null)) === null) return;
  const { rows } = await sql<{ id: string }>`select max(id) as id from moderation_event`.execute(db);
  await mailReasons(testbed);
  expect(new Set(await recipientsOf(rows[0]!.id)), "everybody whom it ends").toEqual(new Set(ended));
  expect(await liveReferrers()).toEqual([]);
}

/** An operator adds the domain again, and its referrers prove their addresses unless they are suspended. */
async function addAgain(town: Town): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; slug: string }>`
    select id, name, slug from company where name = ${COMPANY}`.execute(db);
  await addDomain(testbed.context, by(town.operators[0]!), DOMAIN, { company: rows[0]!, proof: "operator" });
  await sql`
    update referrer set ended_at = null, ended_by_event_id = null
    where account_id not in (select account_id from referral_suspension where account_id is not null)`.execute(db);
  const { rows: last } = await sql<{ id: string | null }>`select max(id) as id from moderation_event`.execute(db);
  town.addedAfter = BigInt(last[0]?.id ?? 0);
}

/** Somebody asks for a referral, which one of the referrers submits, and says that it didn't arrive. */
async function newDispute({ referrers, seekers, job }: Town, _: Pick, step: number): Promise<void> {
  const seeker = await testbed.person(`Seeker ${String.fromCodePoint(65 + (step % 26))}`);
  const asked = await testbed.post(seeker, "/api/referrals", askBody(job));
  // Everybody who could refer may be suspended.
  if (asked.status !== 200) return expect(asked.status).toBe(409);
  const id = String(asked.body["id"]);
  for (const referrer of referrers)
    if ((await testbed.act(referrer, id, "accept")).status === 200)
      expect((await testbed.act(referrer, id, "submit", {})).status).toBe(200);
  expect((await testbed.act(seeker, id, "dispute", { checked: "inbox-and-spam" })).status).toBe(200);
  seekers.push(seeker);
}

async function review({ operators }: Town): Promise<ReviewResponse> {
  return ReviewResponse.parse((await testbed.get(operators[0]!, "/api/operate/referrals")).body);
}

/** Somebody reports a request that is theirs, or that they took. */
async function report({ seekers, referrers }: Town, pick: Pick): Promise<void> {
  const { rows } = await sql<{ id: string; parties: string[] }>`
    select q.id, array_remove(array[q.seeker_id, r.account_id], null) as parties
    from referral_request q left join referrer r on r.id = q.accepted_by order by 1`.execute(db);
  if (rows.length === 0) return;
  const { id, parties } = pick(rows);
  const reporter = pick([...seekers, ...referrers].filter((person) => parties.includes(person.id)));
  await testbed.act(reporter, id, "report", { reason: "abuse" });
}

async function settle(town: Town, pick: Pick): Promise<void> {
  const { disputes } = await review(town);
  if (disputes.length === 0) return;
  const decision = { verdict: pick(["confirmed", "refunded"]), reason: "We asked the company." };
  const path = `/api/operate/referrals/disputes/${pick(disputes).request.id}/settle`;
  expect((await testbed.post(pick(town.operators), path, decision)).status).toBe(200);
}

async function resolve(town: Town, pick: Pick): Promise<void> {
  const { reports } = await review(town);
  if (reports.length === 0) return;
  const decision = { measure: pick([...MEASURES, "suspended"]), reason: "We read the messages." };
  const path = `/api/operate/referrals/reports/${pick(reports).id}/resolve`;
  // A person who is suspended already can't be suspended again.
  expect([200, 409]).toContain((await testbed.post(pick(town.operators), path, decision)).status);
}

async function lift(town: Town, pick: Pick): Promise<void> {
  const { suspended } = await review(town);
  if (suspended.length === 0) return;
  const path = `/api/operate/referrals/suspensions/${pick(suspended).id}/lift`;
  expect((await testbed.post(pick(town.operators), path, { reason: "Long enough." })).status).toBe(200);
}

async function appeal({ seekers, referrers }: Town): Promise<void> {
  for (const person of [...seekers, ...referrers])
    if ((await readNewest(testbed, person))?.mayAppeal) {
      await appealNewest(testbed, person);
      return;
    }
}

async function decide({ operators, addedAfter }: Town, pick: Pick): Promise<void> {
  const operator = pick(operators);
  const waiting = (await waitingFor(operator)).data.filter(({ appealed }) => appealed);
  if (waiting.length === 0) return;
  const { id } = pick(waiting);
  const { actions } = (await testbed.get(operator, `/api/operate/cases/${id}`)).body["data"] as { actions: string[] };
  expect(actions).toHaveLength(2);
  const action = pick(["reverse", "reverse", ...actions].filter((each) => actions.includes(each)));
  const ground = action.startsWith("settle-") ? "referral-made" : "no-breach";
  const decision = { action, ground, words: "We read it again." };
  const { status } = await testbed.post(operator, `/api/operate/cases/${id}/decisions`, decision);
  // What was decided about a domain since stays.
  const isSuperseded = action === "reverse" && (await isWithdrawalBefore(id, addedAfter));
  expect(status, action).toBe(isSuperseded ? 409 : 200);
}

async function isWithdrawalBefore(caseId: string, addedAfter: bigint): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_event where case_id = ${caseId} and action = 'withdraw-domain'`.execute(db);
  return rows.some(({ id }) => BigInt(id) <= addedAfter);
}

async function waitingFor(operator: TestPerson): Promise<CasesResponse> {
  return (await testbed.get(operator, "/api/operate/cases")).body as unknown as CasesResponse;
}

type Event = Selectable<ModerationTables["moderationEvent"]>;

/** Folds the log by hand and compares it with what holds. */
async function expectExplained({ operators, addedAfter }: Town): Promise<void> {
  const events = await db.selectFrom("moderationEvent").selectAll().orderBy("id").execute();
  const deciders = new Map<string, Set<string>>();
  const suspensions = new Map<string, Event>();
  for (const event of events) {
    const { id, caseId, kind, action, ground, words, targetKind, targetId, operatorId } = event;
    if (kind === "appeal-decision") expect(deciders.get(caseId), "another operator").not.toContain(operatorId);
    if (operatorId !== null) deciders.set(caseId, (deciders.get(caseId) ?? new Set()).add(operatorId));
    if (action !== null && isRestricting(action)) expect([ground, words].every(Boolean), "reasons").toBe(true);
    if (action !== null && isAdverse(action) && targetKind === "person")
      expect(await recipientsOf(id), action).toContain(targetId);
    if (action === "suspend-referrals") suspensions.set(id, event);
    for (const [begun, suspension] of suspensions)
      if (
        (action === "reverse" && suspension.caseId === caseId) ||
        (action === "lift-referral-suspension" && suspension.targetId === targetId)
      )
        suspensions.delete(begun);
  }
  const stored = await db.selectFrom("referralSuspension").select(["eventId", "accountId"]).execute();
  expect(new Map(stored.map(({ eventId, accountId }) => [eventId, accountId]))).toEqual(
    new Map([...suspensions].map(([id, { targetId }]) => [id, targetId])),
  );
  await expectDisputesExplained(events);
  await expectDomainExplained(events, addedAfter);
  const appealed = await db.selectFrom("moderationCase").select("id").where("appealedAt", "is not", null).execute();
  for (const operator of operators) {
    const listed = new Set((await waitingFor(operator)).data.map(({ id }) => id));
    for (const { id } of appealed)
      expect(listed.has(id), "an appeal waits for everybody but its deciders").toBe(
        !deciders.get(id)!.has(operator.id),
      );
  }
}

async function recipientsOf(eventId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom("statementOfReasons")
    .select(["accountId", "mailedAt"])
    .where("eventId", "=", eventId)
    .execute();
  for (const { mailedAt } of rows) expect(mailedAt, "every statement is mailed").not.toBeNull();
  return rows.map(({ accountId }) => accountId);
}

/** The domain is withdrawn as long as a line says so, and everybody whom it ended got that line's reasons or is back. */
async function expectDomainExplained(events: readonly Event[], addedAfter: bigint): Promise<void> {
  const reversed = new Set(events.flatMap(({ action, caseId }) => (action === "reverse" ? [caseId] : [])));
  const inForce = events.filter(
    ({ id, action, caseId }) => action === "withdraw-domain" && BigInt(id) > addedAfter && !reversed.has(caseId),
  );
  const { rows } = await sql<{ withdrawn: boolean }>`
    select withdrawn_at is not null as withdrawn from company_domain where domain = ${DOMAIN}`.execute(db);
  expect(rows).toEqual([{ withdrawn: inForce.length > 0 }]);
  const ended = await db
    .selectFrom("referrer")
    .select(["accountId", "endedByEventId"])
    .where("endedByEventId", "is not", null)
    .execute();
  const suspended = events.flatMap(({ action, targetId }) => (action === "suspend-referrals" ? [targetId] : []));
  for (const { accountId, endedByEventId } of ended) {
    expect(await recipientsOf(endedByEventId!), "reasons").toContain(accountId);
    const isInForce = inForce.some(({ id }) => id === endedByEventId);
    if (!isInForce) expect(suspended, "only who was suspended meanwhile stays away").toContain(accountId);
  }
}

/** A dispute is what was settled last, and its credit has moved once by each settlement that changed it. */
async function expectDisputesExplained(events: readonly Event[]): Promise<void> {
  const { rows } = await sql<{ id: string; caseId: string; state: string; moves: string[] }>`
    select r.id, c.id as case_id, r.state, array(
      select k.kind from referral_credit k where k.request_id = r.id order by k.id) as moves
    from referral_request r join moderation_case c on c.subject_kind = 'dispute' and c.subject_id = r.id::text`.execute(
    db,
  );
  for (const { caseId, state, moves } of rows) {
    const settled = events.flatMap(({ action, caseId: of }) =>
      of === caseId && action !== null && isSettlement(action) ? [action.slice("settle-".length)] : [],
    );
    expect(state).toBe(settled.at(-1) ?? "disputed");
    expect(moves).toEqual([
      "hold",
      ...settled.map((verdict, at) =>
        at === 0 ? (verdict === "confirmed" ? "spend" : "release") : verdict === "confirmed" ? "charge" : "return",
      ),
    ]);
  }
}
