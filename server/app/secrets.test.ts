import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deriveSecrets, openSecrets } from "./secrets.ts";

const ours = deriveSecrets("a secret of more than thirty-two characters");
const theirs = deriveSecrets("another secret of more than thirty-two characters");

test("decrypts only with the secret that encrypted", () => {
  const encrypted = ours.encrypt("https://afield.example/reset-password/abc");
  expect(encrypted.includes("reset-password")).toBe(false);
  expect(ours.decrypt(encrypted)).toBe("https://afield.example/reset-password/abc");
  expect(() => theirs.decrypt(encrypted)).toThrow();
  encrypted[20]! ^= 1;
  expect(() => ours.decrypt(encrypted)).toThrow();
});

test("hashes a personal value differently under another secret", () => {
  expect(
    ours.personalHash("x").equals(deriveSecrets("a secret of more than thirty-two characters").personalHash("x")),
  ).toBe(true);
  expect(ours.personalHash("x").equals(theirs.personalHash("x"))).toBe(false);
});

test("creates a secret that only its owner can read when AUTH_SECRET is unset", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "afield-secret-"));
  const encrypted = openSecrets({ dataDir }).encrypt("text");
  expect(openSecrets({ dataDir }).decrypt(encrypted)).toBe("text");
  expect(statSync(path.join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});
