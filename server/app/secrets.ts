import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config.ts";

/**
 * Keys derived from the one configured secret (`AUTH_SECRET`), each for one use, so that a leak of one tells nothing
 * about another.
 */
export interface Secrets {
  /** Signs verification tokens (HS256). */
  tokenKey: Uint8Array;
  /** Keyed hash of a personal value: equal values meet, nobody without the key can guess them. 32 bytes. */
  personalHash(value: string): Buffer;
  seal(plain: string): Buffer;
  /** Throws when the bytes were not sealed with this secret. */
  unseal(sealed: Buffer): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `secret`: at least 32 characters of random text. */
export function deriveSecrets(secret: string): Secrets {
  const key = (use: string) => Buffer.from(hkdfSync("sha256", secret, "afield", use, 32));
  const hashKey = key("personal-hash");
  const sealKey = key("mail-seal");
  return {
    tokenKey: key("verify-token"),
    personalHash: (value) => createHmac("sha256", hashKey).update(value).digest(),
    seal(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealKey, nonce);
      return Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(sealed) {
      const decipher = createDecipheriv("aes-256-gcm", sealKey, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
  };
}

/**
 * The keys of this installation: from `AUTH_SECRET`, or on a machine without one from a random text kept in the data
 * folder, readable by its owner only.
 */
export function openSecrets(config: Pick<Config, "authSecret" | "dataDir">): Secrets {
  if (config.authSecret) return deriveSecrets(config.authSecret);
  const file = path.join(config.dataDir, "auth-secret");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    // Another process, or an earlier start, has made it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return deriveSecrets(readFileSync(file, "utf8"));
}
