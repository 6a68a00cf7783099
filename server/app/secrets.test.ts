import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deriveSecrets, openSecrets } from "./secrets.ts";

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

test("without AUTH_SECRET a machine keeps one of its own, readable by its owner only", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "afield-secret-"));
  const sealed = openSecrets({ dataDir }).seal("text");
  expect(openSecrets({ dataDir }).unseal(sealed)).toBe("text");
  expect(statSync(path.join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});
