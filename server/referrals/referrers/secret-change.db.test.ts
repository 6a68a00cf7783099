import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { deriveSecrets } from "#app/secrets.ts";
import { isKnownNetwork, rememberNetwork } from "#store/accounts/account-networks.ts";
import { networkKeys } from "#accounts/accounts.ts";
import { eraseAccount } from "#accounts/erase-account.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { insertSuspension } from "#store/referrals/operators.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { referralTestbed, type TestPerson } from "#test/referrals/referral-testbed.ts";

const OLD = "the secret that the installation began with";
const NEW = "the secret that replaced it, long enough too";

const testbed = await referralTestbed();
const { database } = testbed;
let iris: TestPerson;
let eve: TestPerson;

beforeAll(async () => {
  await testbed.job("Kestrow Grid");
});
beforeEach(async () => {
  await sql`truncate account, outbox_mail, referrer, referral_request, rate_limit, referral_suspended_address cascade`.execute(
    database.db,
  );
  // Operators' decisions go with their accounts, and domains that decisions may have changed with those.
  await sql`insert into company_domain (domain, company_id) select 'kestrowgrid.com', id from company`.execute(
    database.db,
  );
  testbed.context.secrets = deriveSecrets(OLD);
  iris = await testbed.person("Iris Moreau");
  eve = await testbed.person("Eve Stone");
});

/** The processes restart with a new secret that knows the one before. */
function changeSecret(): void {
  testbed.context.secrets = deriveSecrets(NEW, OLD);
}

async function sendTo(person: TestPerson, email: string): Promise<string> {
  await testbed.post(person, "/api/referrals/referrer/code", { email });
  const [mail] = await recentMails(database.db, 1);
  return /^\S+/.exec(renderOutboxMail(mail!, testbed.context.secrets).subject)![0];
}

async function verify(person: TestPerson, code: string): Promise<number> {
  return (await testbed.post(person, "/api/referrals/referrer/verify", { code })).status;
}

test("a mail and its code that wait while the secret changes stay good", async () => {
  const code = await sendTo(iris, "iris@kestrowgrid.com");
  changeSecret();
  const [mail] = await recentMails(database.db, 1);
  expect(renderOutboxMail(mail!, testbed.context.secrets).subject).toContain(code);
  expect(await verify(iris, code)).toBe(200);
});

test("a mailbox that made a referrer under the old secret makes no second one under the new", async () => {
  expect(await verify(iris, await sendTo(iris, "iris@kestrowgrid.com"))).toBe(200);
  changeSecret();
  expect(await verify(eve, await sendTo(eve, "Iris@kestrowgrid.com"))).toBe(409);
  expect(await verify(iris, await sendTo(iris, "iris@kestrowgrid.com"))).toBe(200);
});

test("a person who was suspended and erased under the old secret stays suspended", async () => {
  await verify(iris, await sendTo(iris, "iris@kestrowgrid.com"));
  await insertSuspension(database.db, iris.id, "Asked for money.");
  await inTransaction(database, (trx) => eraseAccount(trx, testbed.context.secrets, iris));
  changeSecret();
  expect(await verify(eve, await sendTo(eve, "iris@kestrowgrid.com"))).not.toBe(200);
});

test("a network that an account logged in from stays known, and its accounts can be compared", async () => {
  const home = { network: "203.0.113.1" };
  await rememberNetwork(database.db, iris.id, networkKeys(testbed.context, home));
  changeSecret();
  expect(await isKnownNetwork(database.db, iris.id, networkKeys(testbed.context, home))).toBe(true);
  await rememberNetwork(database.db, eve.id, networkKeys(testbed.context, home));
  const { rows } = await sql`
    select 1 from account_network a join account_network b on b.network_key = a.network_key
    where a.account_id = ${iris.id} and b.account_id = ${eve.id}`.execute(database.db);
  expect(rows).toHaveLength(1);
});
