import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  type CaseAction,
  isAdverse,
  isChosen,
  isCorrecting,
  isNamed,
  isRestricting,
} from "#contract/values/moderation/decision.ts";
import { employerRole } from "#store/employers/claims.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import type { TestPerson } from "#test/employers/employer-testbed.ts";
import {
  expectClaimsExplained,
  expectCorrectionsExplained,
  expectEndedClaimsExplained,
  expectFactsExplained,
  expectWordsExplained,
  isReversed,
} from "#test/moderation/explained-companies.ts";
import { makeOperator } from "#test/moderation/make-operator.ts";
import { randomNumbers } from "#test/random/random-numbers.ts";

const bed = await decisionTestbed();
const { api, database, operator, second, person, hiring, openCase, detail, waiting, settle, contest } = bed;
const { db } = database;
const third = await person("Oz");
await makeOperator(db, third.id);
const operators = [operator, second, third];

type Employer = Awaited<ReturnType<typeof hiring>>;

test.each([1, 2])(
  "whatever operators, employers and people do, the log explains what holds, and everybody affected got the reasons (seed %i)",
  async (seed) => {
    const random = randomNumbers(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const employers = [await hiring(), await hiring()];
    const people = [...employers.map(({ who }) => who), await person("Sam")];
    for (const employer of employers) await say(employer, random);
    for (let step = 0; step < 160; step += 1) {
      await sql`delete from rate_limit`.execute(db);
      const deed = pick([
        "say",
        "say",
        "say",
        "say",
        "claim",
        "open",
        "open",
        "decide",
        "decide",
        "decide",
        "decide",
        "appeal",
        "appeal",
      ]);
      if (deed === "say") await say(pick(employers), random);
      else if (deed === "claim") await claimAgain(pick(people), pick(employers));
      else if (deed === "open") {
        const { job, at } = pick(employers);
        await openCase(
          pick([
            pick(people).email,
            pick(people).email,
            job,
            job,
            `/company/${at.slug}`,
            `/company/${at.slug}`,
            `/company/${at.slug}`,
          ]),
          pick(operators),
        );
      } else if (deed === "decide") await decideSomething(pick(operators), pick, { employers, people });
      else await appealSomething(pick(people));
      await expectExplained({ employers, people });
    }
    const { rows } = await sql<{ action: CaseAction | null }>`select distinct action from moderation_event`.execute(db);
    for (const action of [
      "suspend",
      "warn",
      "undo-change",
      "allow-change",
      "end-claim",
      "correct-field",
      "correct-company",
      null,
    ] as const)
      expect(
        rows.map((row) => row.action),
        "the histories are not trivial",
      ).toContain(action);
  },
);

/** Says something for a company, if the person may at that moment and no operator has undone it. */
async function say({ who, at, job, board }: Employer, random: () => number): Promise<void> {
  const value = random() < 0.5;
  const statement = { countries: [value ? "DE" : "FR"], timeZones: null, visaSponsorship: null };
  const calls: [part: string, body: object, said: Said][] = [
    ["statement", { statement }, { field: "statement", subject: null, value: statement }],
    [`jobs/${job}/filled`, { filled: value }, { field: "filled", subject: job, value }],
    [`boards/${board}/disowned`, { disowned: value }, { field: "disowned", subject: board, value }],
    ["facts", { size: SIZES[Number(value)] }, { field: "size", subject: null, value: SIZES[Number(value)] }],
  ];
  const [part, body, said] = calls[Math.floor(random() * calls.length)]!;
  const { rows } = await sql<{ id: string }>`
    select id from employer_claim where account_id = ${who.id} and company_id = ${at.id} and ended_at is null`.execute(
    db,
  );
  const isUndone = (await undoneBy(at.id)).has(wordsOf(said));
  const hasRights = (await employerRole(db, who.id, at.id)) !== null;
  const before = await entriesOf(at.id);
  const { status } = await api.put(`/api/me/employers/${rows[0]?.id ?? 0}/${part}`, body, { token: who.token });
  expect([200, 403, 404, 409]).toContain(status);
  if ((await entriesOf(at.id)) > before) expect([hasRights, isUndone], wordsOf(said)).toEqual([true, false]);
  if (said.field === "statement") expect(status === 200, wordsOf(said)).toBe(hasRights && !isUndone);
}

const SIZES = ["11,50", "51,200"];

interface Said {
  field: string;
  subject: string | null;
  value: unknown;
}
const wordsOf = ({ field, subject, value }: Said): string => JSON.stringify([field, subject, value]);

async function entriesOf(companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employer_change where company_id = ${companyId}`.execute(db);
  return rows[0]!.count;
}

/** What can't be said for a company, folded by hand from the logs of what was said and decided. */
async function undoneBy(companyId: string): Promise<Set<string>> {
  const { rows } = await sql<Said & { id: string; before: unknown; eventId: string | null; createdAt: Date }>`
    select id, field, subject_id::text as subject, value, before, event_id, created_at from employer_change
    where company_id = ${companyId} order by id`.execute(db);
  const events = await db.selectFrom("moderationEvent").selectAll().orderBy("id").execute();
  const allowed = new Set(events.flatMap(({ action, targetId }) => (action === "allow-change" ? [targetId] : [])));
  const undone = new Set<string>();
  for (const row of rows) {
    const event = events.find(({ id }) => id === row.eventId);
    if (event?.action !== "undo-change" || isReversed(events, event) || allowed.has(row.id)) continue;
    if (row.before !== null) undone.add(wordsOf({ ...row, value: row.before }));
  }
  const disowned = rows.findLast(({ field, value }) => field === "disowned" && value === true);
  if (disowned === undefined || allowed.has(disowned.id)) return undone;
  const { rows: decided } = await sql<{ action: CaseAction }>`
    select e.action from moderation_event e join moderation_case c on c.id = e.case_id
    where c.category = 'disowned-board' and c.subject_id = ${disowned.subject} and e.action in ('approve-board', 'refuse-board', 'reverse')
      and e.created_at >= ${disowned.createdAt} order by e.id desc limit 1`.execute(db);
  if (decided[0]?.action === "approve-board") undone.add(wordsOf(disowned));
  return undone;
}

/** Claims another company, which an operator then has to decide unless it has an owner. */
async function claimAgain(who: TestPerson, { at }: Employer): Promise<void> {
  const { status, body } = await bed.start(who, at.slug, at.domain);
  if (status === 200) await bed.prove(body["data"] as Parameters<typeof bed.prove>[0]);
}

interface Everybody {
  employers: Employer[];
  people: TestPerson[];
}

/** Decides a case that waits, at random, and checks that everybody affected at that moment got the reasons. */
async function decideSomething(
  who: TestPerson,
  pick: <Item>(items: readonly Item[]) => Item,
  { employers, people }: Everybody,
): Promise<void> {
  const { data } = await waiting(who);
  if (data.length === 0) return;
  const { id } = pick(data);
  const found = (await detail(who, id))!;
  const actions = found.actions.filter((action) => !isNamed(action));
  if (actions.length === 0) return;
  // The rarer actions, each at its first chance, so that a short history has all of them.
  const decided = await db.selectFrom("moderationEvent").select("action").execute();
  const rare = actions.filter((each) => (isChosen(each) && !["warn", "suspend"].includes(each)) || isCorrecting(each));
  const unused = rare.find((each) => decided.every((row) => row.action !== each));
  const action = unused ?? pick([...actions, ...rare, ...actions.filter(isChosen)]);
  const target = isChosen(action) ? pick(found.choices[action]!).value : undefined;
  const days = action === "suspend" ? pick([null, 30]) : undefined;
  const speak = new Set<string>();
  for (const { at } of employers)
    for (const one of people) if ((await employerRole(db, one.id, at.id)) !== null) speak.add(`${at.id} ${one.id}`);
  const { status, body } = await settle(who, id, {
    action,
    target,
    days,
    ...(action === "correct-field" && { correction: { field: "title", value: pick(["Otter Wrangler", ""]) } }),
    ...(action === "correct-company" && { correction: pick(FACTS) }),
    ground: isRestricting(action) ? "fraud" : "no-breach",
  });
  // A reversal can come too late: the person has claimed the company again, or left.
  if (status !== 200) return expect(["not-now", "not-found"], JSON.stringify(body)).toContain(body["code"]);
  const { rows } = await sql<{ id: string; targetKind: string | null; targetId: string | null }>`
    select id, target_kind, target_id from moderation_event where case_id = ${id} order by id desc limit 1`.execute(db);
  const event = rows[0]!;
  const told = await recipientsOf(event.id);
  if (event.targetKind === "person") expect(told, action).toContain(event.targetId);
  if (event.targetKind === "claim") expect(told, action).toContain(await personOf(event.targetId!));
  // Nobody here refers by an address at a domain.
  if (!isAdverse(action) || ["person", "claim", "domain"].includes(event.targetKind ?? "")) return;
  const company = await companyOf(event.targetKind, event.targetId);
  for (const one of people) if (speak.has(`${company} ${one.id}`)) expect(told, action).toContain(one.id);
}

const FACTS = [
  { field: "size", value: "201-500" },
  { field: "size", value: "" },
  { field: "website", value: "https://right.example.org/" },
  { field: "website", value: "" },
] as const;

async function personOf(claimId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select account_id as id from employer_claim where id = ${claimId}`.execute(
    db,
  );
  return rows[0]!.id;
}

async function companyOf(kind: string | null, id: string | null): Promise<string | null> {
  if (kind === "company" || id === null) return id;
  const { rows } = await sql<{ id: string }>`
    select company_id as id from ${sql.table(kind === "job" ? "job" : "employer_change")} where id = ${id}`.execute(db);
  return rows[0]!.id;
}

async function recipientsOf(eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("statementOfReasons")
    .select(["accountId", "mailedAt"])
    .where("eventId", "=", eventId)
    .execute();
  expect(
    rows.every(({ mailedAt }) => mailedAt !== null),
    "every statement is mailed",
  ).toBe(true);
  return rows.flatMap(({ accountId }) => accountId ?? []);
}

async function appealSomething({ email }: TestPerson): Promise<void> {
  for (const token of await bed.statementsTo(email))
    if ((await bed.statement(token))?.mayAppeal) {
      expect((await contest(token)).status).toBe(200);
      return;
    }
}

/** Folds the log by hand and compares it with what holds. */
async function expectExplained({ employers, people }: Everybody): Promise<void> {
  const events = await db.selectFrom("moderationEvent").selectAll().orderBy("id").execute();
  const inForce = new Map<string, { action: string; target: string; caseId: string }>();
  const deciders = new Map<string, Set<string>>();
  for (const { id, caseId, kind, action, ground, words, targetKind, targetId, operatorId } of events) {
    if (kind === "appeal-decision") expect(deciders.get(caseId), "another operator").not.toContain(operatorId);
    if (operatorId !== null) deciders.set(caseId, (deciders.get(caseId) ?? new Set()).add(operatorId));
    const target = `${targetKind} ${targetId}`;
    if (action !== null && isRestricting(action)) expect([ground, words].every(Boolean), "reasons").toBe(true);
    if (["hide-job", "close-job", "block-company", "suspend"].includes(action ?? ""))
      inForce.set(id, { action: action!, target, caseId });
    for (const [event, restriction] of inForce)
      if (
        (action === "reverse" && restriction.caseId === caseId) ||
        (action === "lift-suspension" && restriction.action === "suspend" && restriction.target === target)
      )
        inForce.delete(event);
  }
  const stored = await db.selectFrom("restriction").selectAll().execute();
  expect(new Map(stored.map((row) => [row.eventId, `${row.action} ${row.targetKind} ${row.targetId}`]))).toEqual(
    new Map([...inForce].map(([id, { action, target }]) => [id, `${action} ${target}`])),
  );
  const suspended = new Set(
    [...inForce.values()].filter(({ action }) => action === "suspend").map(({ target }) => target),
  );
  for (const { id } of people) expect(await isSuspended(db, id)).toBe(suspended.has(`person ${id}`));
  await expectClaimsExplained(db, suspended);
  await expectEndedClaimsExplained(db, events);
  await expectCorrectionsExplained(db, events);
  for (const employer of employers) {
    await expectWordsExplained(db, { companyId: employer.at.id, job: employer.job, board: employer.board });
    await expectFactsExplained(db, events, employer.at.id);
  }
  await expectAppealsHidden(deciders);
}

async function expectAppealsHidden(deciders: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
  const appealed = await db.selectFrom("moderationCase").select("id").where("appealedAt", "is not", null).execute();
  for (const each of operators) {
    const listed = new Set((await waiting(each)).data.map(({ id }) => id));
    for (const { id } of appealed) expect(listed.has(id) && deciders.get(id)?.has(each.id), "an appeal").toBe(false);
  }
}
