import { expect, test } from "vitest";
import { accountTestbed } from "#test/account-testbed.ts";
import { LIMITS } from "./limits/limits.ts";
import { networkOf } from "./network-key.ts";

const { context } = await accountTestbed();
const { limiter } = context;
const subnet = (n: number, site = 7) => networkOf(`2001:db8:${site}:${n.toString(16)}::1`);

test("an IPv6 /48 gets ten times what one of its networks gets", async () => {
  let taken = 0;
  for (let n = 0; n < 60; n++) if ((await limiter.within("registerPerNetwork", subnet(n))).ok) taken += 1;
  expect(taken).toBe(10 * LIMITS.registerPerNetwork.most);
  expect((await limiter.within("registerPerNetwork", subnet(0, 8))).ok).toBe(true);
});

test("one network of a /48 still gets its own limit only, and a returned hit counts for neither", async () => {
  let taken = 0;
  for (let n = 0; n < 9; n++) if ((await limiter.within("registerPerNetwork", subnet(1))).ok) taken += 1;
  expect(taken).toBe(LIMITS.registerPerNetwork.most);
  await limiter.giveBack("registerPerNetwork", subnet(1));
  expect((await limiter.within("registerPerNetwork", subnet(1))).ok).toBe(true);
  let others = 0;
  for (let n = 2; n < 60; n++) if ((await limiter.within("registerPerNetwork", subnet(n))).ok) others += 1;
  expect(others).toBe(9 * LIMITS.registerPerNetwork.most);
});

test("a site's guesses at one account in the slow rate count together", async () => {
  let taken = 0;
  for (let n = 0; n < 60; n++) {
    const guess = `ana@example.com from ${subnet(n)}`;
    if ((await limiter.within("loginSlowPerNetwork", guess)).ok) taken += 1;
  }
  expect(taken).toBe(10 * LIMITS.loginSlowPerNetwork.most);
});
