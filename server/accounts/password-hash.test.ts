import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hash.ts";

test("a hash matches only its password, in any Unicode form", async () => {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash("caf\u00e9 crème");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches("cafe\u0301 cre\u0300me", stored)).toBe(true);
  expect(await hasher.matches("cafe creme", stored)).toBe(false);
  expect(await hasher.matches("caf\u00e9 crème", null)).toBe(false);
});

test("rejects requests beyond two running and fifty queued, and serves the rest", async () => {
  const hasher = createPasswordHasher();
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.matches("x", null)));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused.every((outcome) => outcome.reason.code === "busy" && outcome.reason.retryAfterS > 0)).toBe(true);
});
