import { sql } from "kysely";
import { newSessionToken, tokenHash } from "#accounts/tokens.ts";
import { insertSession } from "#store/accounts/sessions.ts";
import type { Database } from "#postgres/database.ts";

/** Makes an account with a session, without a password to hash and a mail to confirm: for tests that need hundreds of people. */
export async function newSession({ db }: Pick<Database, "db">): Promise<{ accountId: string; token: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into account (email, email_key, name, password_hash, terms_version, email_verified_at)
    select mail, mail, 'Model', 'none', '1', now() from (select gen_random_uuid() || '@example.com' as mail) m returning id`.execute(
    db,
  );
  const accountId = rows[0]!.id;
  const token = newSessionToken();
  await insertSession(db, accountId, tokenHash(token));
  return { accountId, token };
}
