import { createECDH, createPublicKey, randomBytes } from "node:crypto";
import { decrypt } from "http_ece";
import { jwtVerify } from "jose";
import { expect, test } from "vitest";
import { encryptForBrowser, MAX_PUSH_TEXT_BYTES, newPushKey, pushAuthorization } from "./push-crypto.ts";

function browser() {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys().toString("base64url");
  return { ecdh, keys: { p256dh, auth: randomBytes(16).toString("base64url") } };
}

test.each(["", "2 new jobs: Nurse at Kestrow Grid – ü 🎉", "x".repeat(MAX_PUSH_TEXT_BYTES)])(
  "another implementation of aes128gcm reads what is encrypted for a browser (%#)",
  (text) => {
    const { ecdh, keys } = browser();
    const encrypted = encryptForBrowser(text, keys);
    expect(encrypted.length).toBeLessThanOrEqual(4096);
    const read = decrypt(encrypted, { version: "aes128gcm", privateKey: ecdh, authSecret: keys.auth });
    expect(read.toString("utf8")).toBe(text);
    const eve = browser();
    expect(() => decrypt(encrypted, { version: "aes128gcm", privateKey: eve.ecdh, authSecret: keys.auth })).toThrow();
  },
);

test("refuses keys that are no point of the curve", () => {
  const { keys } = browser();
  expect(() => encryptForBrowser("x", { ...keys, p256dh: randomBytes(65).toString("base64url") })).toThrow();
});

test("signs who sends, to which push service and until when", async () => {
  const key = newPushKey();
  const now = new Date();
  const header = await pushAuthorization("https://push.example.com/send/1", key, {
    subject: "mailto:a@example.com",
    now,
  });
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(publicKey).toBe(key.publicKey);
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const verifying = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const { payload } = await jwtVerify(token, verifying, { audience: "https://push.example.com" });
  expect(payload.sub).toBe("mailto:a@example.com");
  expect(payload.exp).toBeLessThanOrEqual(now.getTime() / 1000 + 24 * 3600);
});
