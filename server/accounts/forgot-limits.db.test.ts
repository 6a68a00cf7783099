import { expect, test } from "vitest";
import { accountTestbed, ANA, HOME } from "#test/account-testbed.ts";
import { forgotPassword } from "./forgot-password.ts";
import { login } from "./login.ts";
import { resetPassword } from "./reset-password.ts";

const testbed = await accountTestbed();
const { context, mails, newestToken, forgetCooldown, registered } = testbed;

const resetMails = async () => (await mails()).filter((mail) => mail.message === "reset-password").length;

test("strangers can't use up the owner's forgotten password", async () => {
  await registered();
  await login(context, ANA, HOME);
  for (let n = 0; n < 6; n++) {
    await forgetCooldown();
    await forgotPassword(context, ANA.email, { network: `198.51.100.${n}` });
  }
  expect(await resetMails()).toBe(3);
  await forgetCooldown();
  await forgotPassword(context, ANA.email, HOME);
  expect(await resetMails()).toBe(4);
  await resetPassword(context, await newestToken(), "another long password", HOME);
});

test("the owner's own network gets three more mails a day and no more", async () => {
  await registered();
  for (let n = 0; n < 6; n++) {
    await forgetCooldown();
    await forgotPassword(context, ANA.email, HOME);
  }
  expect(await resetMails()).toBe(3);
});
