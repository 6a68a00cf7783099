import { type Selectable, sql } from "kysely";
import { expect } from "vitest";
import type { CaseAction } from "#contract/values/moderation/decision.ts";
import type { Database } from "#postgres/database.ts";
import type { ModerationTables } from "#postgres/schema/moderation.ts";
import { employerRole } from "#store/employers/claims.ts";

type Db = Database["db"];

/** Claims that operators decided are what the last decision says; one that is approved gives rights to nobody who is suspended. */
export async function expectClaimsExplained(db: Db, suspended: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql<{
    action: CaseAction;
    account: string;
    company: string;
    approved: boolean;
    ended: string | null;
  }>`
    select distinct on (c.id) e.action, k.account_id as account, k.company_id as company, k.approved_at is not null as approved,
      k.ended_reason as ended
    from moderation_event e join moderation_case c on c.id = e.case_id join employer_claim k on k.id::text = c.subject_id
    where c.subject_kind = 'claim' and e.kind <> 'appeal' and e.action <> 'uphold' order by c.id, e.id desc`.execute(
    db,
  );
  for (const { action, account, company, approved, ended } of rows) {
    const isRefused = action === "refuse-claim";
    expect([approved, ended === "refused"], action).toEqual([!isRefused, isRefused]);
    if (suspended.has(`person ${account}`)) expect(await employerRole(db, account, company)).toBeNull();
  }
}

/** A line of the log. */
export type Event = Selectable<ModerationTables["moderationEvent"]>;

/** Whether a later line of its case reverses a line. */
export const isReversed = (events: readonly Event[], { id, caseId }: Event): boolean =>
  events.some((each) => each.action === "reverse" && each.caseId === caseId && BigInt(each.id) > BigInt(id));

/** A claim is ended by an operator as long as a line says so that nobody has reversed. */
export async function expectEndedClaimsExplained(db: Db, events: readonly Event[]): Promise<void> {
  const inForce = events.filter((each) => each.action === "end-claim" && !isReversed(events, each));
  const ended = await db.selectFrom("employerClaim").select("id").where("endedReason", "=", "operator").execute();
  expect(new Set(ended.map(({ id }) => id))).toEqual(new Set(inForce.map(({ targetId }) => targetId)));
}

/** The corrections in force are the lines that nobody has reversed. */
export async function expectCorrectionsExplained(db: Db, events: readonly Event[]): Promise<void> {
  const inForce = events.filter((each) => each.action === "correct-field" && !isReversed(events, each));
  const stored = await db.selectFrom("jobCorrection").selectAll().execute();
  expect(new Map(stored.map(({ eventId, field, value }) => [eventId, { field, value }]))).toEqual(
    new Map(inForce.map(({ id, correction }) => [id, correction])),
  );
}

/** A company's facts are the last correction that nobody has reversed or taken back, and otherwise what it said last. */
export async function expectFactsExplained(db: Db, events: readonly Event[], companyId: string): Promise<void> {
  const inForce = events.filter(
    (each) => each.action === "correct-company" && each.targetId === companyId && !isReversed(events, each),
  );
  const last = (field: string) => inForce.findLast(({ correction }) => correction?.field === field)?.correction?.value;
  const { rows } = await sql<{
    size: string | null;
    website: string | null;
    said: string | null;
    corrected: string[];
  }>`
    select stated_size as size, website, corrected_facts as corrected, (
      select value #>> '{}' from employer_change where company_id = c.id and field = 'size' order by id desc limit 1) as said
    from company c where id = ${companyId}`.execute(db);
  const { size, website, said, corrected } = rows[0]!;
  expect(corrected).toEqual(["size", "website"].filter((field) => (last(field) ?? null) !== null));
  expect(size).toBe(last("size") ?? said);
  const right = last("website") ?? null;
  if (right === null) expect(website).not.toBe("https://right.example.org/");
  else expect(website).toBe(right);
}

/** What operators undid is a decision of theirs, and the company's job and board are what was said and decided last. */
export async function expectWordsExplained(
  db: Db,
  { companyId, job, board }: { companyId: string; job: string; board: string },
): Promise<void> {
  const { rows } = await sql<{ action: CaseAction | null; undone: boolean; same: boolean }>`
    select e.action, c.undoes_id is not null as undone, u.before is not distinct from c.value as same
    from employer_change c join moderation_event e on e.id = c.event_id left join employer_change u on u.id = c.undoes_id
    where c.company_id = ${companyId}`.execute(db);
  for (const { action, undone, same } of rows)
    expect([["undo-change", "end-claim", "reverse"].includes(action ?? ""), undone, same]).toEqual([true, true, true]);
  const last = async (field: string) =>
    (
      await sql<{ value: boolean; id: string }>`
        select id, value from employer_change where company_id = ${companyId} and field = ${field} order by id desc limit 1`.execute(
        db,
      )
    ).rows[0];
  const { rows: now } = await sql<{
    open: boolean;
    reason: string | null;
    state: string;
    decided: CaseAction | null;
    since: boolean | null;
  }>`
    select j.closed_at is null as open, j.closed_reason as reason, b.state, (
      select e.action from moderation_event e join moderation_case m on m.id = e.case_id
      where m.category = 'disowned-board' and m.subject_id = b.id::text and e.action in ('approve-board', 'refuse-board', 'reverse')
      order by e.id desc limit 1) as decided, (
      select e.created_at >= d.created_at from moderation_event e join moderation_case m on m.id = e.case_id, lateral (
        select created_at from employer_change where field = 'disowned' and subject_id = b.id order by id desc limit 1) d
      where m.category = 'disowned-board' and m.subject_id = b.id::text and e.action in ('approve-board', 'refuse-board', 'reverse')
      order by e.id desc limit 1) as since
    from job j, board b where j.id = ${job} and b.id = ${board}`.execute(db);
  const { open, state, decided, since } = now[0]!;
  const disowned = (await last("disowned"))?.value === true;
  if ((await last("filled"))?.value === true) expect(open, "a filled job").toBe(false);
  const isRefused = decided === "refuse-board";
  const waits = disowned && since !== true;
  expect([state === "refused", state === "quarantined"], `a board, ${decided}`).toEqual([
    isRefused,
    waits && !isRefused,
  ]);
}
