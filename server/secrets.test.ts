import { expect, test } from "vitest";
import { deriveSecrets } from "./secrets.ts";

const ours = deriveSecrets("a secret of more than thirty-two characters");
const theirs = deriveSecrets("another secret of more than thirty-two characters");

test("what is sealed opens with the same secret only", () => {
  const sealed = ours.seal("https://afield.example/reset-password/abc");
  expect(sealed.includes("reset-password")).toBe(false);
  expect(ours.unseal(sealed)).toBe("https://afield.example/reset-password/abc");
  expect(() => theirs.unseal(sealed)).toThrow();
  sealed[20]! ^= 1;
  expect(() => ours.unseal(sealed)).toThrow();
});

test("the hash of a personal value needs the secret", () => {
  expect(
    ours.personalHash("x").equals(deriveSecrets("a secret of more than thirty-two characters").personalHash("x")),
  ).toBe(true);
  expect(ours.personalHash("x").equals(theirs.personalHash("x"))).toBe(false);
});
