import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { deriveSecrets } from "#app/secrets.ts";
import { looksLikeSessionToken, newSessionToken, newVerifyToken, readVerifyToken, tokenHash } from "./tokens.ts";

const SECRET = "a secret of more than thirty-two characters";
const secrets = deriveSecrets(SECRET);

test("the payload of a verification token holds the address and the expiry for the page", async () => {
  const { token, id } = await newVerifyToken(secrets, "ana@example.com", new Date("2026-01-01T00:00:00Z"));
  const payload = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
  expect(payload).toMatchObject({ email: "ana@example.com", purpose: "verify-email", exp: 1_767_225_600 + 86_400 });
  expect(await readVerifyToken(secrets, token)).toBe(id);
});

test("rejects tokens that we did not sign, or signed for another purpose", async () => {
  const forged = await new SignJWT({ email: "ana@example.com" })
    .setProtectedHeader({ alg: "HS256" })
    .setJti("x")
    .setAudience("verify-email")
    .sign(Buffer.alloc(32, 1));
  const elsewhere = await new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setJti("x")
    .setAudience("other")
    .sign(secrets.tokenKey);
  const unsigned = new UnsecuredJWT({}).setJti("x").setAudience("verify-email").encode();
  for (const token of [forged, elsewhere, unsigned, "", "a.b.c", "%00"])
    expect(await readVerifyToken(secrets, token)).toBeNull();
});

test("accepts a token that was signed with the secret before this one", async () => {
  const rotated = deriveSecrets("another secret of more than thirty-two characters", SECRET);
  const { token, id } = await newVerifyToken(secrets, "ana@example.com", new Date());
  expect(await readVerifyToken(rotated, token)).toBe(id);
  expect(await readVerifyToken(deriveSecrets("another secret of more than thirty-two characters"), token)).toBeNull();
});

test("recognises session tokens without a database query", () => {
  const token = newSessionToken();
  expect(looksLikeSessionToken(token)).toBe(true);
  expect(tokenHash(token)).toHaveLength(32);
  for (const text of ["", "afs_", `${token}x`, token.slice(1), `${token}\n`])
    expect(looksLikeSessionToken(text)).toBe(false);
});
