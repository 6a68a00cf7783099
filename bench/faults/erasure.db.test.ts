import { expect, test } from "vitest";
import { deriveSecrets } from "#app/secrets.ts";
import { eraseAccount } from "#accounts/erase-account.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { testDatabase } from "#test/database/database.ts";
import { addPeople, missingFromExport, rowsNaming } from "./erasure.ts";

const database = await testDatabase();
const secrets = deriveSecrets("a secret of more than thirty-two characters");

test("an export leaves no table out, and erasure no row behind", async () => {
  const people = await addPeople(database, 3);
  expect(await missingFromExport(database, people[0]!)).toEqual([]);
  expect(await rowsNaming(database, people)).toBeGreaterThan(6);
  for (const person of people) await inTransaction(database, (trx) => eraseAccount(trx, secrets, person));
  expect(await rowsNaming(database, people)).toBe(0);
});

test("the search finds a table that the export leaves out, and a row that erasure leaves behind", async () => {
  await database.pool.query(
    "create table planted (account_id uuid references account (id) on delete set null, note text)",
  );
  const [person] = await addPeople(database, 1);
  expect(await missingFromExport(database, person!)).toEqual(["planted"]);
  await database.pool.query("insert into planted (note) values ($1)", [`written to ${person!.email}`]);
  await inTransaction(database, (trx) => eraseAccount(trx, secrets, person!));
  expect(await rowsNaming(database, [person!])).toBe(1);
});
