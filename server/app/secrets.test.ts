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

test("after a change of the secret, opens and recognises what the old one made, and makes everything with the new one", () => {
  const rotated = deriveSecrets(
    "another secret of more than thirty-two characters",
    "a secret of more than thirty-two characters",
  );
  expect(rotated.decrypt(ours.encrypt("an unsent mail"))).toBe("an unsent mail");
  expect(rotated.decrypt(theirs.encrypt("a new mail"))).toBe("a new mail");
  expect(theirs.decrypt(rotated.encrypt("a mail of now"))).toBe("a mail of now");
  expect(rotated.isPersonalHash("x", ours.personalHash("x"))).toBe(true);
  expect(rotated.isPersonalHash("x", theirs.personalHash("x"))).toBe(true);
  expect(rotated.isPersonalHash("y", ours.personalHash("x"))).toBe(false);
  expect(rotated.personalHashes("x")).toEqual([theirs.personalHash("x"), ours.personalHash("x")]);
  expect(rotated.tokenKey).toEqual(theirs.tokenKey);
  const stranger = deriveSecrets("a third secret of more than thirty-two characters");
  expect(() => rotated.decrypt(stranger.encrypt("x"))).toThrow();
  expect(rotated.isPersonalHash("x", stranger.personalHash("x"))).toBe(false);
});

test("creates a secret that only its owner can read when AUTH_SECRET is unset", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "afield-secret-"));
  const encrypted = openSecrets({ dataDir }).encrypt("text");
  expect(openSecrets({ dataDir }).decrypt(encrypted)).toBe("text");
  expect(statSync(path.join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});
