import path from "node:path";
import { eraseAgain } from "#accounts/erase-again.ts";
import { eraseAccount } from "#accounts/erase-account.ts";
import { tokenHash, newSessionToken } from "#accounts/tokens.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { backUp } from "#postgres/backup/back-up.ts";
import { productTables, quoted } from "#postgres/backup/database-tables.ts";
import { restore } from "#postgres/backup/restore.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { rememberNetwork } from "#store/accounts/account-networks.ts";
import { erasedAccounts } from "#store/accounts/erased-accounts.ts";
import { exportPersonalData } from "#store/accounts/personal-data.ts";
import { insertSession } from "#store/accounts/sessions.ts";
import { withDatabase, withFolder } from "../measuring/own-database.ts";
import { withSecondDatabase } from "./site/backup-copy.ts";
import type { FaultTest } from "./fault-test.ts";

const PEOPLE = 50;
const secrets = deriveSecrets("a secret of more than thirty-two characters");

interface Person {
  id: string;
  email: string;
}

/** Returns the tables with a reference to an account that an export leaves out. */
export async function missingFromExport(database: Database, person: Person): Promise<string[]> {
  const { rows } = await database.pool.query<{ table: string }>(
    `select distinct conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid = 'account'::regclass order by 1`,
  );
  const exported = await exportPersonalData(database.db, person.id);
  return rows.map(({ table }) => table).filter((table) => !(table in exported));
}

/** Counts the rows, in any table, that still name one of the people. The list of erased accounts is meant to. */
export async function rowsNaming(database: Database, people: readonly Person[]): Promise<number> {
  let count = 0;
  for (const { name } of await productTables(database.pool)) {
    if (name === "erased_account") continue;
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${quoted(name)} t where exists (select 1 from unnest($1::text[]) w where strpos(t::text, w) > 0)`,
      [people.flatMap(({ id, email }) => [id, email])],
    );
    count += rows[0]?.n ?? 0;
  }
  return count;
}

/** Creates people with a session, a network, a mail and a saved search. */
export async function addPeople(database: Database, count: number): Promise<Person[]> {
  const { rows } = await database.pool.query<Person>(
    `insert into account (email, email_key, name, password_hash, email_verified_at, terms_version)
     select a, a, 'Ana Li', 'none', now(), 'test' from generate_series(1, $1::int) n, lateral (select 'person-' || n || '@people.example' as a) x
     returning id, email`,
    [count],
  );
  for (const { id, email } of rows) {
    await insertSession(database.db, id, tokenHash(newSessionToken()));
    await rememberNetwork(database.db, id, [Buffer.from(`the home of ${id}`)]);
    const recipient = { accountId: id, address: email, name: "Ana Li", cause: "bench" };
    await enqueueMail({ db: database.db, secrets }, "verify-email", recipient, { link: "https://afield.example/x" });
  }
  return rows;
}

export const erasure: FaultTest = {
  id: "T25",
  bar: "tables missing from an export 0; rows left after erasure 0; erased people back after the restore of an older backup 0",
  async run(out) {
    return await withFolder((folder) =>
      withDatabase({}, async (database) => {
        const people = await addPeople(database, PEOPLE);
        const missing = await missingFromExport(database, people[0]!);
        const file = path.join(folder, "before.backup");
        await backUp(database, { file, secretCheck: "00", progress: () => undefined });
        const before = await rowsNaming(database, people);
        for (const person of people) await inTransaction(database, (trx) => eraseAccount(trx, secrets, person));
        const left = await rowsNaming(database, people);
        out(`${before} rows named ${PEOPLE} people, ${left} do after their erasure`);
        const list = await erasedAccounts(database.db);
        return await withSecondDatabase(database, "restored", async (restored) => {
          await restore(restored, { file, progress: () => undefined });
          const careless = await rowsNaming(restored, people);
          await eraseAgain(
            restored,
            secrets,
            list.map(({ accountId }) => accountId),
          );
          const back = await rowsNaming(restored, people);
          await restored.pool.query("create table planted (account_id uuid references account (id))");
          const [planted] = await addPeople(restored, 1);
          const found = await missingFromExport(restored, planted!);
          return {
            figure: `tables missing from the export ${missing.length}, rows left ${left} of ${before}, rows back after a restore ${back}`,
            control: `restored without the list: ${careless} rows back; a planted table: ${found.join(", ")} missing`,
            isHeld: missing.length + left + back === 0 && careless > 0 && found.join() === "planted",
          };
        });
      }),
    );
  },
};
