import { beforeEach, expect, test } from "vitest";
import { accountTestbed, ANA, HOME, refusalOf } from "#test/account-testbed.ts";
import { forgotPassword } from "../forgot-password.ts";
import { LIMITS } from "./limits.ts";
import { login } from "../login.ts";
import { resetPassword } from "../reset-password.ts";

const testbed = await accountTestbed();
const { context, registered, newestToken } = testbed;
beforeEach(() => testbed.stopLimitClock());
const CAFE = { network: "192.0.2.50" };
const guessFrom = (n: number) =>
  refusalOf(login(context, { ...ANA, password: `guess number ${n}` }, { network: `198.51.100.${n}` }));

/** Sends more guesses from strange networks than a day used to allow. */
async function flood(guesses = 130): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < guesses; n++) codes.push(await guessFrom(n));
  return codes;
}

test("refused guesses cost the owner nothing: the longest wait is the slow rate's", async () => {
  await registered();
  await flood();
  const refusal = await login(context, ANA, CAFE).then(
    () => ({ retryAfterS: 0 }),
    (error: { retryAfterS: number }) => error,
  );
  expect(refusal.retryAfterS).toBeLessThanOrEqual(60);
});

test("a reset makes the network known and clears the guesses, so that the owner gets in everywhere", async () => {
  await registered();
  await flood();
  await forgotPassword(context, ANA.email, CAFE);
  await resetPassword(context, await newestToken(), "the owner's own choice", CAFE);
  const own = { ...ANA, password: "the owner's own choice" };
  await login(context, own, CAFE);
  expect((await login(context, own, { network: "192.0.2.51" })).user.email).toBe(ANA.email);
});

test("one network's guesses don't take the slow rate from the others", async () => {
  await registered();
  for (let n = 0; n < 10; n++) await guessFrom(n);
  const stubborn = { network: "198.51.100.200" };
  const codes: string[] = [];
  for (let n = 0; n < 12; n++) {
    codes.push(await refusalOf(login(context, { ...ANA, password: `guess ${n}` }, stubborn)));
    await testbed.endMinute();
  }
  expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(3);
  await login(context, ANA, CAFE);
});

test("the slow rate lets one guess a minute through, from however many networks", async () => {
  await registered();
  for (let n = 0; n < 10; n++) await guessFrom(n);
  await testbed.endMinute();
  const codes: string[] = [];
  for (let n = 0; n < 8; n++) codes.push(await guessFrom(100 + n));
  expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(1);
});

test("at most a hundred guesses a day are judged, from however many networks, and the owner still gets in", async () => {
  await registered();
  let judged = 0;
  for (let n = 0; n < 260; n++) {
    if ((await guessFrom(n)) === "wrong-credentials") judged += 1;
    // As if a quarter of an hour had passed: only what counts for the day stays.
    await testbed.endQuarter();
  }
  expect(judged).toBe(100);
  expect((await login(context, ANA, HOME)).user.email).toBe(ANA.email);
  expect(await refusalOf(login(context, ANA, CAFE))).toBe("too-many-requests");
  await forgotPassword(context, ANA.email, CAFE);
  await resetPassword(context, await newestToken(), "the owner's own choice", CAFE);
  const elsewhere = { network: "192.0.2.51" };
  expect((await login(context, { ...ANA, password: "the owner's own choice" }, elsewhere)).user.email).toBe(ANA.email);
});

test("the same guesses at an unknown address have the same answers", async () => {
  const codes: string[] = [];
  for (let n = 0; n < 101; n++) {
    codes.push(
      await refusalOf(
        login(context, { email: "nobody@example.com", password: "a guess" }, { network: `198.51.100.${n}` }),
      ),
    );
    await testbed.endQuarter();
  }
  expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(100);
  expect(codes.at(-1)).toBe("too-many-requests");
});

test("at most a hundred guesses an hour are judged for an account", () => {
  const perHour = ({ most, windowS }: { most: number; windowS: number }) => (most * 3600) / windowS;
  expect(perHour(LIMITS.loginPerAccount) + perHour(LIMITS.loginSlow)).toBeLessThanOrEqual(100);
});
