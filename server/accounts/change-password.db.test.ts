import { sql } from "kysely";
import { expect, test } from "vitest";
import { accountTestbed, ANA, HOME, refusalOf } from "#test/account-testbed.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { LIMITS } from "./limits/limits.ts";
import { login } from "./login.ts";
import { resetPassword } from "./reset-password.ts";
import { accountOfToken } from "./sessions.ts";

const NEXT = "another long password";
const { context, database, registered, mails, newestToken } = await accountTestbed();

async function open(password = ANA.password): Promise<{ token: string; accountId: string; client: typeof HOME }> {
  const { token } = await login(context, { ...ANA, password }, HOME);
  return { token, accountId: (await accountOfToken(context, token))!.id, client: HOME };
}

const isLive = async (token: string) => (await accountOfToken(context, token)) !== null;
const notices = async () => (await mails()).filter(({ message }) => message === "password-changed");

test("changes the password, keeps this session, ends the others and mails a notice", async () => {
  await registered();
  const [elsewhere, here] = [await open(), await open()];
  await changePassword(context, here, { currentPassword: ANA.password, password: NEXT });
  expect([await isLive(here.token), await isLive(elsewhere.token)]).toEqual([true, false]);
  expect(await refusalOf(open())).toBe("wrong-credentials");
  await open(NEXT);
  expect(await notices()).toMatchObject([{ to: ANA.email, data: { name: ANA.name, keptSession: true } }]);
});

test("refuses a wrong current password and changes nothing", async () => {
  await registered();
  const [elsewhere, here] = [await open(), await open()];
  const attempt = changePassword(context, here, { currentPassword: "a wrong password", password: NEXT });
  await expect(attempt).rejects.toMatchObject({ code: "wrong-password", field: "currentPassword" });
  expect(await isLive(elsewhere.token)).toBe(true);
  expect(await notices()).toEqual([]);
  await open();
});

test("refuses the passwords that a reset refuses", async () => {
  await registered();
  const here = await open();
  for (const password of ["password1", "aaaaaaaaaa", "AnaLi2026!"]) {
    const attempt = changePassword(context, here, { currentPassword: ANA.password, password });
    await expect(attempt, password).rejects.toMatchObject({ code: "invalid-input", field: "password" });
  }
  await open();
});

test("the same change succeeds again for ten minutes and mails once, because the page repeats lost calls", async () => {
  await registered();
  const here = await open();
  const change = () => changePassword(context, here, { currentPassword: ANA.password, password: NEXT });
  await change();
  await change();
  expect(await notices()).toHaveLength(1);
  await sql`update account set password_changed_at = now() - interval '11 minutes'`.execute(database.db);
  expect(await refusalOf(change())).toBe("wrong-password");
});

test("of two different changes at the same moment, one wins and the other is refused", async () => {
  await registered();
  const here = await open();
  const codes = await Promise.all(
    [NEXT, "a third long password"].map((password) =>
      refusalOf(changePassword(context, here, { currentPassword: ANA.password, password })),
    ),
  );
  expect(codes.toSorted()).toEqual(["none", "wrong-password"]);
  expect(await notices()).toHaveLength(1);
});

test("a change invalidates the reset links that were mailed before", async () => {
  await registered();
  const here = await open();
  await forgotPassword(context, ANA.email, HOME);
  const link = await newestToken();
  await changePassword(context, here, { currentPassword: ANA.password, password: NEXT });
  expect(await refusalOf(resetPassword(context, link, "a third long password", HOME))).toBe("token-rejected");
});

test("limits wrong current passwords by account, whatever the network, and right ones don't count", async () => {
  await registered();
  const here = await open();
  const guess = (n: number) =>
    refusalOf(
      changePassword(
        context,
        { ...here, client: { network: `198.51.100.${n}` } },
        { currentPassword: `guess number ${n}`, password: NEXT },
      ),
    );
  const codes: string[] = [];
  for (let n = 0; n < LIMITS.currentPasswordPerAccount.most + 2; n++) codes.push(await guess(n));
  expect(codes.indexOf("too-many-requests")).toBe(LIMITS.currentPasswordPerAccount.most);
  // The session's owner may still log in: these guesses need a session, so a stranger can't make them.
  await open();
  for (let n = 0; n < LIMITS.currentPasswordPerAccountDay.most; n++) {
    await sql`delete from rate_limit where expires_at - window_start = interval '15 minutes'`.execute(database.db);
    codes.push(await guess(n));
  }
  expect(codes.filter((code) => code === "wrong-password")).toHaveLength(LIMITS.currentPasswordPerAccountDay.most);
});

test("limits how often an account changes its password in a day", async () => {
  await registered();
  const here = await open();
  const codes: string[] = [];
  let current = ANA.password;
  for (let n = 0; n <= LIMITS.passwordChangePerAccountDay.most; n++) {
    const password = `long password number ${n}`;
    codes.push(await refusalOf(changePassword(context, here, { currentPassword: current, password })));
    if (codes.at(-1) === "none") current = password;
  }
  expect(codes.indexOf("too-many-requests")).toBe(LIMITS.passwordChangePerAccountDay.most);
});
