import { expect, onTestFinished, test } from "vitest";
import { accountTestbed, ANA, refusalOf } from "#test/account-testbed.ts";
import { Limiter, LIMITS } from "./limits.ts";
import { login } from "../login.ts";

const { context, database, registered } = await accountTestbed();
const remembering = { ...context, limiter: new Limiter(database.db, context.secrets) };
const ATTACKER = { network: "192.0.2.66" };

/** Counts the connections that are taken from the pool, and the most at once. */
function watchPool() {
  const watched = { taken: 0, atOnce: 0 };
  let held = 0;
  const onAcquire = () => {
    watched.taken += 1;
    held += 1;
    watched.atOnce = Math.max(watched.atOnce, held);
  };
  const onRelease = () => (held -= 1);
  database.pool.on("acquire", onAcquire).on("release", onRelease);
  onTestFinished(() => void database.pool.off("acquire", onAcquire).off("release", onRelease));
  return watched;
}

test("logins that a network's limit refuses take no connection", async () => {
  const attempt = () => refusalOf(remembering.limiter.take("loginPerNetwork", ATTACKER.network));
  for (let hit = 0; hit <= LIMITS.loginPerNetwork.most; hit += 1) await attempt();
  const watched = watchPool();
  const codes = await Promise.all(
    Array.from({ length: 200 }, () => refusalOf(login(remembering, { ...ANA, password: "a guess" }, ATTACKER))),
  );
  expect(new Set(codes)).toEqual(new Set(["too-many-requests"]));
  expect(watched.taken).toBe(0);
});

test("a network's simultaneous attempts take one connection at a time, and only until the first is refused", async () => {
  const watched = watchPool();
  const attempts = await Promise.all(
    Array.from({ length: 200 }, () => remembering.limiter.within("loginPerNetwork", "192.0.2.67")),
  );
  expect(attempts.filter(({ ok }) => ok)).toHaveLength(LIMITS.loginPerNetwork.most);
  expect(watched).toEqual({ taken: LIMITS.loginPerNetwork.most + 1, atOnce: 1 });
});

test("guesses at one account from ever new networks write nothing once the slow rate is used up", async () => {
  await registered();
  const guess = (n: number) =>
    refusalOf(login(remembering, { ...ANA, password: "a guess" }, { network: `198.51.100.${n}` }));
  for (let n = 0; n < 15; n += 1) await guess(n);
  const rows = async () => {
    const { rows: hits } = await database.pool.query<{ n: number }>("select sum(hits)::int as n from rate_limit");
    return hits[0]!.n;
  };
  const before = await rows();
  for (let n = 100; n < 120; n += 1) expect(await guess(n)).toBe("too-many-requests");
  // Only the hits of their own networks.
  expect((await rows()) - before).toBe(20);
});
