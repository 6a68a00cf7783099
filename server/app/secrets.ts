import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config.ts";

/**
 * Keys derived from the one configured secret (`AUTH_SECRET`), one per purpose, so that a leaked key reveals no other. After a change of the secret,
 * the keys of the one before (`AUTH_SECRET_OLD`) still open and recognise what they made.
 */
export interface Secrets {
  /** Signs verification tokens (HS256). */
  tokenKey: Uint8Array;
  /** Verify tokens: the current key, then the old one. */
  tokenKeys: readonly Uint8Array[];
  /** Keyed hash of a personal value, 32 bytes. Equal values have equal hashes; nobody can guess them without the key. */
  personalHash(value: string): Buffer;
  /** The hashes that a value may be stored under: the current one, then the old one. */
  personalHashes(value: string): [Buffer, ...Buffer[]];
  /** Whether the hash is the value's, under either secret. Takes the same time for every hash. */
  isPersonalHash(value: string, hash: Buffer): boolean;
  encrypt(plain: string): Buffer;
  /** Throws when the bytes were encrypted with neither secret. */
  decrypt(encrypted: Buffer): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the keys from a secret of at least 32 random characters, and from the one it replaces. */
export function deriveSecrets(secret: string, oldSecret?: string): Secrets {
  const current = deriveKeys(secret);
  const old = oldSecret === undefined ? [] : [deriveKeys(oldSecret)];
  const personalHashes = (value: string): [Buffer, ...Buffer[]] => [
    current.personalHash(value),
    ...old.map((keys) => keys.personalHash(value)),
  ];
  return {
    tokenKey: current.tokenKey,
    tokenKeys: [current, ...old].map((keys) => keys.tokenKey),
    personalHash: current.personalHash,
    personalHashes,
    isPersonalHash(value, hash) {
      const matches = personalHashes(value).map((each) => each.length === hash.length && timingSafeEqual(each, hash));
      return matches.includes(true);
    },
    encrypt: current.encrypt,
    decrypt(encrypted) {
      for (const keys of old) {
        try {
          return keys.decrypt(encrypted);
        } catch {
          // Not the old secret's: the authentication tag tells.
        }
      }
      return current.decrypt(encrypted);
    },
  };
}

type Keys = Pick<Secrets, "tokenKey" | "personalHash" | "encrypt" | "decrypt">;

function deriveKeys(secret: string): Keys {
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
export function openSecrets(config: Pick<Config, "authSecret" | "oldAuthSecret" | "dataDir">): Secrets {
  if (config.authSecret) return deriveSecrets(config.authSecret, config.oldAuthSecret);
  const file = path.join(config.dataDir, "auth-secret");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    // Another process or an earlier start created it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return deriveSecrets(readFileSync(file, "utf8"), config.oldAuthSecret);
}
