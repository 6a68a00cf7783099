import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config.ts";

/** Keys derived from the one configured secret (`AUTH_SECRET`), one per purpose, so that a leaked key reveals no other. */
export interface Secrets {
  /** Signs verification tokens (HS256). */
  tokenKey: Uint8Array;
  /** Keyed hash of a personal value, 32 bytes. Equal values have equal hashes; nobody can guess them without the key. */
  personalHash(value: string): Buffer;
  encrypt(plain: string): Buffer;
  /** Throws when the bytes were not encrypted with this secret. */
  decrypt(encrypted: Buffer): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the keys from a secret of at least 32 random characters. */
export function deriveSecrets(secret: string): Secrets {
  const key = (use: string) => Buffer.from(hkdfSync("sha256", secret, "afield", use, 32));
  const hashKey = key("personal-hash");
  // Renaming the purpose would make every waiting mail unreadable.
  const mailKey = key("mail-seal");
  return {
    tokenKey: key("verify-token"),
    personalHash: (value) => createHmac("sha256", hashKey).update(value).digest(),
    encrypt(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", mailKey, nonce);
      return Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(encrypted) {
      const decipher = createDecipheriv("aes-256-gcm", mailKey, encrypted.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(encrypted.subarray(encrypted.length - TAG_BYTES));
      const body = encrypted.subarray(NONCE_BYTES, encrypted.length - TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
  };
}

/**
 * Returns the keys of this installation: derived from `AUTH_SECRET`, or from a random secret in the data folder that only its
 * owner can read.
 */
export function openSecrets(config: Pick<Config, "authSecret" | "dataDir">): Secrets {
  if (config.authSecret) return deriveSecrets(config.authSecret);
  const file = path.join(config.dataDir, "auth-secret");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    // Another process or an earlier start created it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return deriveSecrets(readFileSync(file, "utf8"));
}
