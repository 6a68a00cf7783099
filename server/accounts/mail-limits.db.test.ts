import { expect, test } from "vitest";
import { sql } from "kysely";
import { RegisterRequest } from "#contract/schemas/auth.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { accountTestbed, ANA, HOME } from "#test/account-testbed.ts";
import { forgotPassword } from "./forgot-password.ts";
import { register } from "./register.ts";
import { resendVerification } from "./resend-verification.ts";
import { verifyEmail } from "./verify.ts";

const testbed = await accountTestbed();
const { context, database, mails, newestToken, forgetCooldown } = testbed;
const network = (n: number) => ({ network: `198.51.100.${n}` });
const LURE = "WIN 500 now at evil example";

/** Repeats an action from a new network each time, each after the cooldown. */
async function fromManyNetworks(times: number, act: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < times; n++) {
    await forgetCooldown();
    await act(n);
  }
}

async function sent(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { message } of await mails()) counts[message] = (counts[message] ?? 0) + 1;
  return counts;
}

test("an address gets three mails of a kind in a day, whatever causes them", async () => {
  await fromManyNetworks(4, (n) => register(context, { ...ANA, password: `a stranger's choice ${n}` }, network(n)));
  await fromManyNetworks(3, (n) => resendVerification(context, ANA.email, network(10 + n)));
  await fromManyNetworks(5, (n) => forgotPassword(context, ANA.email, network(20 + n)).catch(() => undefined));
  expect(await sent()).toEqual({ "verify-email": 3, "reset-password": 3 });
  await sql`truncate rate_limit`.execute(database.db);
  await fromManyNetworks(1, () => resendVerification(context, ANA.email, HOME));
  expect((await sent())["verify-email"]).toBe(4);
});

test("the owner of a taken address gets three notices in a day", async () => {
  await testbed.registered();
  await fromManyNetworks(5, (n) => register(context, { ...ANA, name: "Eve" }, network(n)));
  expect(await sent()).toEqual({ "verify-email": 1, "already-registered": 3 });
});

test("requests that the cooldown merges into one mail count once", async () => {
  for (let n = 0; n < 5; n++) await register(context, ANA, network(n));
  await fromManyNetworks(2, () => resendVerification(context, ANA.email, HOME));
  expect(await sent()).toEqual({ "verify-email": 3 });
});

test("an address without a mail left still takes the registration, and any mailed link works", async () => {
  const other = { ...ANA, password: "a stranger's choice" };
  await fromManyNetworks(3, (n) => register(context, other, network(n)));
  await register(context, ANA, HOME);
  expect(await sent()).toEqual({ "verify-email": 3 });
  const { rows } = await sql`select contested from account`.execute(database.db);
  expect(rows).toEqual([{ contested: true }]);
  await verifyEmail(context, await newestToken(), HOME);
});

test("mails to an unverified address hold no words of the person who registered it", async () => {
  await register(context, { ...ANA, name: LURE }, HOME);
  await forgotPassword(context, ANA.email, HOME);
  await register(context, { ...ANA, name: LURE, password: "another long password" }, HOME);
  await forgetCooldown();
  await resendVerification(context, ANA.email, HOME);
  const written = await recentMails(database.db, 10);
  expect(written).toHaveLength(4);
  for (const mail of written) {
    const { subject, text, html } = renderOutboxMail(mail, context.secrets);
    expect(`${mail.toName} ${subject} ${text} ${html}`).not.toContain("WIN");
  }
});

test.each(["see http://evil.example/claim", "visit www.evil.example", "https://evil.example"])(
  "the name %s is refused",
  (name) => {
    expect(RegisterRequest.safeParse({ ...ANA, name }).error?.issues[0]?.message).toBe(
      "Please enter your name without a web address",
    );
  },
);
