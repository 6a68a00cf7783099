import { hash, verify } from "@node-rs/argon2";
import { AccountError } from "./account-error.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Every hash contains its parameters. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MAY_WAIT = 50;

/** Verified against when the address is unknown, so that it costs the same work as a known one. */
const DUMMY_HASH = hash("no account has this password", ARGON2ID);

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Compares with `stored`. If that is null, does the same work and returns false. */
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** Runs two hashes at a time and queues fifty; throws `busy` beyond that, so that a flood can't exhaust the CPU. */
export function createPasswordHasher(): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAY_WAIT) {
        throw new AccountError("busy", "We are busy right now. Please try again in a few seconds.", { retryAfterS: 5 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normalise(password), ARGON2ID)),
    matches: (password, stored) =>
      inTurn(async () => {
        const matched = await verify(stored ?? (await DUMMY_HASH), normalise(password));
        return matched && stored !== null;
      }),
  };
}

/** Normalises Unicode (NIST SP 800-63B), so that two keyboards that encode a character differently produce the same password. */
function normalise(password: string): string {
  return password.normalize("NFC");
}
