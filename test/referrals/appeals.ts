import { sql } from "kysely";
import type { Statement } from "#contract/schemas/moderation/statement.ts";
import { statementLink } from "#moderation/statements/statement-link.ts";
import type { ReferralTestbed, TestPerson } from "./referral-testbed.ts";

/** The newest statement of reasons of a person: the secret part of its address, and the case that it is about. Null without any. */
export async function newestStatement(
  { database, context }: Pick<ReferralTestbed, "database" | "context">,
  person: TestPerson,
): Promise<{ token: string; caseId: string; action: string } | null> {
  const { rows } = await sql<{ id: string; caseId: string; action: string }>`
    select s.id, e.case_id, e.action from statement_of_reasons s join moderation_event e on e.id = s.event_id
    where s.account_id = ${person.id} order by s.id desc limit 1`.execute(database.db);
  const row = rows[0];
  if (row === undefined) return null;
  return { token: statementLink(context, row.id).split("/").at(-1)!, caseId: row.caseId, action: row.action };
}

/** Returns the newest statement of a person as its page shows it. */
export async function readNewest(testbed: ReferralTestbed, person: TestPerson): Promise<Statement | null> {
  const statement = await newestStatement(testbed, person);
  if (statement === null) return null;
  return (await testbed.get(null, `/api/statements/${statement.token}`)).body["data"] as Statement;
}

/** Appeals the newest decision about a person. Returns the case that waits again, and throws if there is nothing to appeal. */
export async function appealNewest(testbed: ReferralTestbed, person: TestPerson): Promise<string> {
  await sql`delete from rate_limit`.execute(testbed.database.db);
  const { token, caseId } = (await newestStatement(testbed, person))!;
  const answer = await testbed.post(null, `/api/statements/${token}/appeal`, { words: "Please look again." });
  if (answer.status !== 200) throw new Error(`the appeal was refused: ${answer.text}`);
  return caseId;
}
