import { expect, test } from "vitest";
import { createLog } from "#app/log.ts";
import { silentLog } from "#test/log.ts";
import { createPasswordHasher } from "./password-hash.ts";

const HOME = { network: "203.0.113.1", known: false };

test("a hash matches only its password, in any Unicode form", async () => {
  const hasher = createPasswordHasher(silentLog);
  const stored = await hasher.hash("caf\u00e9 crème", HOME);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches("cafe\u0301 cre\u0300me", stored, HOME)).toBe(true);
  expect(await hasher.matches("cafe creme", stored, HOME)).toBe(false);
  expect(await hasher.matches("caf\u00e9 crème", null, HOME)).toBe(false);
});

test.each([
  "",
  "none",
  "$argon2id$",
  "$argon2id$v=19$m=x,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2hzb21laGFzaA",
  "$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2hzb21laGFzaA",
  "$2b$12$abcdefghijklmnopqrstuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu",
])("a stored text that is no hash matches nothing, and the log names its account: %s", async (damaged) => {
  const lines: string[] = [];
  const log = createLog("error", { destination: { write: (line) => lines.push(line) } });
  const hasher = createPasswordHasher(log);
  const caller = { ...HOME, account: "42" };
  expect(await hasher.matches("x", damaged, caller)).toBe(false);
  expect(await hasher.matching("x", [damaged], caller)).toBe(null);
  const whole = await hasher.hash("x", caller, damaged);
  expect(await hasher.matching("x", [damaged, whole], caller)).toBe(whole);
  expect(lines.map((line) => (JSON.parse(line) as { account: string }).account)).toEqual(Array(4).fill("42"));
  if (damaged !== "") expect(lines.join()).not.toContain(damaged);
});

/** Returns how many of the calls were rejected as busy. */
async function busy(calls: readonly Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(calls);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.every((outcome) => outcome.reason.code === "busy" && outcome.reason.retryAfterS > 0)).toBe(true);
  return refused.length;
}

const from = (n: number, known = false) => ({ network: `2001:db8:${n.toString(16)}:1::/64`, known });

test.each([
  [1, 1],
  [2, 1],
  [4, 2],
])("on %i cores, rejects requests beyond %i running and 25 queued, and serves the rest", async (cores, running) => {
  const hasher = createPasswordHasher(silentLog, cores);
  const flood = Array.from({ length: 40 }, (_, n) => hasher.matching("x", [], from(n)));
  expect(await busy(flood)).toBe(40 - running - 25);
});

test("an IPv6 /48 takes four places, so that others still get in", async () => {
  const hasher = createPasswordHasher(silentLog);
  const flood = Array.from({ length: 60 }, (_, n) =>
    hasher.matching("x", [], { network: `2001:db8:9:${n.toString(16)}::/64`, known: false }),
  );
  const [others, refused] = await Promise.all([
    busy(Array.from({ length: 6 }, (_, n) => hasher.matching("x", [], from(100 + n)))),
    busy(flood),
  ]);
  expect([others, refused]).toEqual([0, 56]);
});

test("networks the owner has used have places of their own and go first", async () => {
  const hasher = createPasswordHasher(silentLog);
  const order: string[] = [];
  const flood = Array.from({ length: 26 }, (_, n) =>
    hasher.matching("x", [], from(n)).then(() => order.push("stranger")),
  );
  const owner = hasher.matching("x", [], from(200, true)).then(() => order.push("owner"));
  expect(await busy([...flood, owner])).toBe(0);
  expect(order.indexOf("owner")).toBeLessThan(5);
});
